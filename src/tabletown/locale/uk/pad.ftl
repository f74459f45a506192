# Блокнот для підрахунку: партія, зіграна за справжнім столом, записується наприкінці й рахується.

pad-title = Підрахунок: { $game }
pad-about = Запишіть те, що лежить на столі. Усе зберігається в цьому браузері, доки ви не зітрете; підрахунок ведеться за правилами гри.
pad-players = Гравці
pad-player = Гравець { $number }
pad-name = Ім’я
pad-add = Гравець
pad-remove = Прибрати: { $name }
pad-impossible = Так не може бути:
pad-wrong = { $what }. Тут щось не так
pad-before = Як було до останньої позначки.
pad-lines = { $name }: будівля за будівлею
pad-share-title = Зберегти й поділитися
pad-share = Поділитися
pad-picture = Зберегти як малюнок
pad-file = Зберегти як текст
pad-copy = Скопіювати текст
pad-by-hand = Браузер не дозволяє копіювати. Виділіть текст вручну.
pad-text = Текст
pad-text-about = Його розуміє й команда «tabletown score».
pad-clear = Почати нову партію
pad-clear-about = Усе записане тут буде стерто. Гравці залишаться.
pad-clear-yes = Стерти
pad-back = Назад
pad-on = Далі
pad-done = Готово
# $what is a track with what is crossed on it.
pad-cross = { $what }. Закреслити ще одне
pad-uncross = { $what }. Прибрати одне

## Welcome To

pad-welcome-about = Натисніть на будинок, потім на номер; наступний номер потрапить у наступний будинок. Натисніть на колонку, щоб закреслити віконце.
pad-welcome-keys = Вулиця { $street }, будинок { $house }
pad-welcome-empty = Порожньо
pad-welcome-mark =
    { $mark ->
        [pool] Басейн
        [bis] Прибудова
        [fence] Паркан
       *[roundabout] Проїзд
    }
pad-welcome-park = Сквер вулиці { $street }, закреслено віконець: { $count }
pad-welcome-temps = Робітники, закреслено віконець: { $count }
pad-welcome-refusals = Відмови, закреслено віконець: { $count }
pad-welcome-agents = Житлові групи
pad-welcome-agent = Житлові групи розміру { $size }, закреслено віконець: { $count }
pad-welcome-estates = × { $count }
pad-welcome-by-itself = Пораховано за вулицями: басейнів { $pools }, прибудов { $bis }, проїздів { $roundabouts }.
pad-welcome-others = Віконця робітників у гравців, чиїх полів тут немає
pad-welcome-others-about = Наприклад: 3 0. Бали дають тим, у кого робітників більше.
pad-welcome-cards = Карти конкурента за порядком
pad-welcome-card-back = Прибрати останню карту
pad-welcome-completed = Бали конкурента за плани

# $what says of what.
pad-more = { $what }: ще один
pad-less = { $what }: на один менше

## Dream Home

pad-dream-about = Натисніть на місце й виберіть карту; наступне місце відкриється само. Жетони кладуть на вибрану карту.
pad-dream-roofs = Карти даху
pad-dream-roofs-about = Усі карти стосу; найкращі вибираються самі.
pad-dream-beside = Поруч із будинком
pad-dream-helpers = Помічники
pad-dream-children = Діти на малюнках відкритих кімнат (вирішують у разі рівності)

## Happy City

pad-happy-add = Карта
pad-happy-pick = Виберіть карти в тому порядку, у якому їх викладали
pad-happy-coins = Монети (вирішують у разі рівності)
pad-happy-sphinx = Чим став Сфінкс

## Streets

pad-streets-about = Натисніть на місце й виберіть будівлю, бік її дороги, власника й мешканців, які на ній лежать. Досить однієї вулиці з тим, що лежить на її кінцях.
pad-streets-city = Місто
pad-streets-free = Вільне місце: схід { $x }, південь { $y }
pad-streets-advisor = Радник: { $name }
pad-streets-tile = Будівля
pad-streets-which = Яка будівля
pad-streets-road = Дорога: { $side }
pad-streets-turn = Повернути
pad-streets-owner = Чий знак власності
pad-streets-signs = Знаки власності
pad-streets-people = Хто тут живе
pad-streets-remove = Прибрати

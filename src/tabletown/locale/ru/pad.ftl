# Блокнот для подсчёта: партия, сыгранная за настоящим столом, записывается в конце и считается.

pad-title = Подсчёт: { $game }
pad-about = Запишите то, что лежит на столе. Всё хранится в этом браузере, пока вы не сотрёте; подсчёт ведётся по правилам игры.
pad-players = Игроки
pad-player = Игрок { $number }
pad-name = Имя
pad-add = Игрок
pad-remove = Убрать: { $name }
pad-impossible = Так быть не может:
pad-wrong = { $what }. Здесь что-то не так
pad-before = Как было до последней пометки.
pad-lines = { $name }: постройка за постройкой
pad-share-title = Сохранить и поделиться
pad-share = Поделиться
pad-picture = Сохранить картинкой
pad-file = Сохранить текстом
pad-copy = Скопировать текст
pad-by-hand = Браузер не разрешает копировать. Выделите текст вручную.
pad-text = Текст
pad-text-about = Его понимает и команда «tabletown score».
pad-clear = Начать новую партию
pad-clear-about = Всё записанное здесь будет стёрто. Игроки останутся.
pad-clear-yes = Стереть
pad-back = Назад
pad-on = Дальше
pad-done = Готово
# $what is a track with what is crossed on it.
pad-cross = { $what }. Закрасить ещё одно
pad-uncross = { $what }. Стереть одно

## Welcome To

pad-welcome-about = Нажмите на дом, потом на номер; следующий номер попадёт в следующий дом. Нажмите на колонку, чтобы закрасить окошко.
pad-welcome-keys = Улица { $street }, дом { $house }
pad-welcome-empty = Пусто
pad-welcome-mark =
    { $mark ->
        [pool] Бассейн
        [bis] Строение
        [fence] Забор
       *[roundabout] Проезд
    }
pad-welcome-park = Сквер улицы { $street }, закрашено окошек: { $count }
pad-welcome-temps = Рабочие, закрашено окошек: { $count }
pad-welcome-refusals = Отказы, закрашено окошек: { $count }
pad-welcome-agents = Жилые группы
pad-welcome-agent = Жилые группы размера { $size }, закрашено окошек: { $count }
pad-welcome-estates = × { $count }
pad-welcome-by-itself = Посчитано по улицам: бассейнов { $pools }, строений { $bis }, проездов { $roundabouts }.
pad-welcome-others = Окошки рабочих у игроков, чьих полей здесь нет
pad-welcome-others-about = Например: 3 0. Очки дают тем, у кого рабочих больше.
pad-welcome-cards = Карты конкурента по порядку
pad-welcome-card-back = Убрать последнюю карту
pad-welcome-completed = Очки конкурента за планы

# $what says of what.
pad-more = { $what }: ещё один
pad-less = { $what }: на один меньше

## Dream Home

pad-dream-about = Нажмите на место и выберите карту; следующее место откроется само. Жетоны кладут на выбранную карту.
pad-dream-roofs = Карты крыши
pad-dream-roofs-about = Все карты стопки; лучшие выбираются сами.
pad-dream-beside = Рядом с домом
pad-dream-helpers = Помощники
pad-dream-children = Дети на картинках открытых комнат (решают при равенстве)

## Happy City

pad-happy-add = Карта
pad-happy-pick = Выберите карты в том порядке, в котором их выкладывали
pad-happy-coins = Монеты (решают при равенстве)
pad-happy-sphinx = Чем стал Сфинкс

## Streets

pad-streets-about = Нажмите на место и выберите постройку, сторону её дороги, владельца и человечков, которые на ней лежат. Достаточно одной улицы с тем, что лежит на её концах.
pad-streets-city = Город
pad-streets-free = Свободное место: восток { $x }, юг { $y }
pad-streets-advisor = Советник: { $name }
pad-streets-tile = Постройка
pad-streets-which = Какая постройка
pad-streets-road = Дорога: { $side }
pad-streets-turn = Повернуть
pad-streets-owner = Чей знак собственности
pad-streets-signs = Знаки собственности
pad-streets-people = Кто здесь живёт
pad-streets-remove = Убрать

# Слова, спільні для всіх ігор і всіх клієнтів.

## Відмови. Текст правила `table.turn.done` лежить під іменем `table-rule-turn-done`.

table-rule-game-over = Гру завершено.
table-rule-seat-unknown = За цим столом немає такого місця.
table-rule-take_back-nothing = Немає кроку, який ще можна скасувати.
table-rule-turn-done = Ваш хід завершено: зачекайте на інших або скасуйте завершення.
table-rule-turn-not_yours = Зараз не ваш хід.
table-rule-turn-not_now = Зараз так зробити не можна.
table-yes = так
table-no = ні

## Підготовка столу. $value — що просили, $allowed — що можливо.

setup-unknown-game = Немає гри «{ $value }». Виберіть одну з: { $allowed }.
setup-unknown-edition = Немає видання «{ $value }». Виберіть одне з: { $allowed }.
setup-seats = Стільки місць ({ $value }) бути не може. Виберіть { $allowed }.
setup-cards = Поправки до карт із відбитком { $value } не завантажено. Вкажіть файл, з якого їх узято.
setup-no-catalogue = У грі { $value } немає карт, які можна поправити.
setup-no-paper = У грі { $value } не можна підрахувати партію, зіграну на папері.
setup-rules = Версія правил { $value } тут не підтримується. Виберіть одну з: { $allowed }.
setup-unknown-option = Немає налаштування «{ $value }». Виберіть одне з: { $allowed }.
setup-option-value = Це налаштування не має значення «{ $value }». Виберіть одне з: { $allowed }.
setup-unknown-bot = Для цієї гри немає бота «{ $value }». Виберіть одного з: { $allowed }.
setup-bots = Названо ботів: { $value }, а місць за столом: { $allowed }.
setup-games = У симуляції має бути хоча б { $allowed } партія, а не { $value }.

table-option-true = увімк.
table-option-false = вимк.

## Речення для тих, хто зараз нічого не вирішує. $names — ті, хто вирішує, $count — скільки їх.

table-prompt-waiting =
    { $count ->
        [1] Вирішує { $names }
       *[other] Вирішують { $names }
    }
table-prompt-watching =
    { $count ->
        [1] Ви спостерігаєте. Вирішує { $names }
       *[other] Ви спостерігаєте. Вирішують { $names }
    }
table-prompt-over = Гру завершено

## Бали

table-total = Разом
table-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
# Закінчення — останній звук порядкового числівника: 21-ше, 22-ге, 40-ве.
table-place =
    { $place ->
        [2] 2-ге місце
        [3] 3-тє місце
        [7] 7-ме місце
        [8] 8-ме місце
        [22] 22-ге місце
        [23] 23-тє місце
        [27] 27-ме місце
        [28] 28-ме місце
        [32] 32-ге місце
        [33] 33-тє місце
        [37] 37-ме місце
        [38] 38-ме місце
        [40] 40-ве місце
        [42] 42-ге місце
        [43] 43-тє місце
        [47] 47-ме місце
        [48] 48-ме місце
        [one] { $place }-ше місце
       *[other] { $place }-те місце
    }
table-tie-shared = { $player } і { $other } рівні за всіма показниками й ділять місце.

## Гравці-програми

table-bot-random = Кубик
table-bot-random-about = Робить будь-який дозволений хід, наче кидає кубик. Добрий, щоб роздивитися поле, але не суперник.
table-bot-beginner = Новачок
table-bot-beginner-about = Щойно вивчив правила: дурниць не робить, але багато чого не помічає. Ви маєте перемогти.
table-bot-greedy = Звичайний
table-bot-greedy-about = Продумує весь хід заради того, що найбільше дасть наприкінці, і далі не дивиться. Гідний суперник.
table-bot-hard = Сильний
table-bot-hard-about = Перевіряє найкращі ходи в уявних раундах, і ваші відповіді теж. Перемогти можна лише з добрим планом.
table-bot-master = Майстер
table-bot-master-about = Думає над ходом близько секунди й дивиться так далеко, як може. Спершу ви програватимете.

## Люди, якими бувають боти

table-name-mira = Міра
table-name-otto = Отто
table-name-vera = Віра
table-name-leo = Лео
table-name-nina = Ніна
table-name-pavel = Павло
table-name-hanna = Ганна
table-name-emil = Еміль
table-name-dora = Дора
table-name-max = Макс
table-name-lida = Ліда
table-name-hugo = Гуго
table-name-olga = Ольга
table-name-felix = Фелікс
table-name-sonya = Соня
table-name-roman = Роман
table-name-tina = Тіна
table-name-viktor = Віктор
table-name-lara = Лара
table-name-igor = Ігор
table-name-greta = Грета
table-name-martin = Мартін
table-name-zoya = Зоя
table-name-anton = Антон

## Звідки взято число на карті

table-source-rulebook = правила
table-source-rulebook-about = Надруковано в правилах гри.
table-source-public = відкриті джерела
table-source-public-about = Узято із загальнодоступних зображень або списків компонентів.
table-source-derived = обчислено
table-source-derived-about = Випливає з інших чисел простим підрахунком.
table-source-reconstructed = відновлено
table-source-reconstructed-about = Наша пропозиція там, де джерела мовчать.
table-source-overlay = ваше
table-source-overlay-about = Замінено вашим файлом поправок.

## Записи партій: чому запис не годиться. $field — ім’я в заголовку, $rule — порушене правило словами.

record-not-a-record = Це не запис партії: першим рядком має бути «{ $expected }».
record-no-body = Немає рядка «{ $expected }» між заголовком і ходами.
record-bad-field = Поле заголовка «{ $field }» не може бути таким: «{ $value }».
record-missing-field = У заголовку немає поля «{ $field }».
record-no-seed = У записі не розкрито зерно, тож роздати карти заново не можна.
record-rules-version = Партію зіграно за версією правил { $value }, а ця програма її не знає.
record-other-figures = Партію зіграно з іншими числами на картах, ніж є в цій програмі.
record-bad-line = Це не хід і не карти раунду: «{ $value }».
record-other-cards = За зерном випадає «{ $expected }», а не «{ $value }».
record-unknown-move = У цій грі немає ходу «{ $value }».
record-illegal-move = Хід «{ $value }» проти правил. { $rule }
record-commitment = Зерно не пасує до зобов’язання, даного до гри.
record-changed = Цей рядок або один із рядків вище змінено після гри.
record-unfinished = Партію в цьому записі не дограно.
record-other-result = Ходи ведуть до іншого підсумку: у полі { $field } має бути «{ $expected }».

# Слова, спільні для всіх ігор і всіх клієнтів.

## Відмови. Текст правила `table.turn.done` лежить під іменем `table-rule-turn-done`.

table-rule-game-over = Партію завершено.
table-rule-seat-unknown = За цим столом немає такого місця.
table-rule-take_back-nothing = Немає кроку, який ще можна взяти назад.
table-rule-turn-done = Ваш хід завершено: зачекайте на інших або візьміть завершення назад.
table-rule-turn-not_yours = Зараз не ваш хід.

## Підготовка столу. $value — що просили, $allowed — що можливо.

setup-unknown-game = Немає гри «{ $value }». Виберіть одну з: { $allowed }.
setup-unknown-edition = Немає видання «{ $value }». Виберіть одне з: { $allowed }.
setup-seats = Стільки місць ({ $value }) бути не може. Виберіть { $allowed }.
setup-cards = Поправки до карт із відбитком { $value } не завантажено. Вкажіть файл, з якого їх узято.
setup-unknown-option = Немає налаштування «{ $value }». Виберіть одне з: { $allowed }.
setup-option-value = Це налаштування не має значення «{ $value }». Виберіть одне з: { $allowed }.
setup-unknown-bot = Для цієї гри немає бота «{ $value }». Виберіть одного з: { $allowed }.
setup-bots = Названо ботів: { $value }, а місць за столом: { $allowed }.
setup-games = У симуляції має бути хоча б { $allowed } партія, а не { $value }.

table-option-true = увімк.
table-option-false = вимк.

## Очки

table-total = Разом
table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
table-place = { $place }-е місце

## Гравці-програми

table-bot-random = Випадковий
table-bot-random-about = Робить будь-який дозволений хід. Добрий, щоб опанувати правила, але не суперник.
table-bot-greedy = Жадібний
table-bot-greedy-about = Продумує свій хід заради того, що найбільше дасть наприкінці, і далі не дивиться. Гідний перший суперник.

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

## Записи партій: чому запис не годиться. $field — ім'я в заголовку, $rule — порушене правило словами.

record-not-a-record = Це не запис партії: першим рядком має бути «{ $expected }».
record-no-body = Немає рядка «{ $expected }» між заголовком і ходами.
record-bad-field = Поле заголовка «{ $field }» не може бути таким: «{ $value }».
record-missing-field = У заголовку немає поля «{ $field }».
record-no-seed = У записі не розкрито зерно, тож роздати карти заново не можна.
record-rules-version = Партію зіграно за версією правил { $value }, а ця програма її не знає.
record-bad-line = Це не хід і не карти раунду: «{ $value }».
record-other-cards = За зерном випадає «{ $expected }», а не «{ $value }».
record-unknown-move = У цій грі немає ходу «{ $value }».
record-illegal-move = Хід «{ $value }» проти правил. { $rule }
record-commitment = Зерно не пасує до зобов'язання, даного до гри.
record-changed = Цей рядок або один із рядків вище змінено після гри.
record-unfinished = Партію в цьому записі не дограно.
record-other-result = Ходи ведуть до іншого підсумку: у полі { $field } має бути «{ $expected }».

# Слова, общие для всех игр и всех клиентов.

## Отказы. Текст правила `table.turn.done` лежит под именем `table-rule-turn-done`.

table-rule-game-over = Партия окончена.
table-rule-seat-unknown = За этим столом нет такого места.
table-rule-take_back-nothing = Нет шага, который ещё можно взять назад.
table-rule-turn-done = Ваш ход завершён: дождитесь остальных или возьмите завершение назад.
table-rule-turn-not_yours = Сейчас не ваш ход.

## Подготовка стола. $value — что просили, $allowed — что возможно.

setup-unknown-game = Нет игры «{ $value }». Выберите одну из: { $allowed }.
setup-unknown-edition = Нет издания «{ $value }». Выберите одно из: { $allowed }.
setup-seats = Столько мест ({ $value }) быть не может. Выберите { $allowed }.
setup-cards = Поправки к картам с отпечатком { $value } не загружены. Укажите файл, из которого они взяты.
setup-unknown-option = Нет настройки «{ $value }». Выберите одну из: { $allowed }.
setup-option-value = У этой настройки нет значения «{ $value }». Выберите одно из: { $allowed }.
setup-unknown-bot = Для этой игры нет бота «{ $value }». Выберите одного из: { $allowed }.
setup-bots = Названо ботов: { $value }, а мест за столом: { $allowed }.
setup-games = В симуляции должна быть хотя бы { $allowed } партия, а не { $value }.

table-option-true = вкл.
table-option-false = выкл.

## Очки

table-total = Итого
table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-place = { $place }-е место

## Игроки-программы

table-bot-random = Случайный
table-bot-random-about = Делает любой разрешённый ход. Хорош, чтобы освоить правила, но не соперник.
table-bot-greedy = Жадный
table-bot-greedy-about = Продумывает свой ход ради того, что больше всего даст в конце, и дальше не смотрит. Достойный первый соперник.

## Откуда взято число на карте

table-source-rulebook = правила
table-source-rulebook-about = Напечатано в правилах игры.
table-source-public = открытые источники
table-source-public-about = Взято с общедоступных изображений или списков компонентов.
table-source-derived = вычислено
table-source-derived-about = Следует из других чисел простым подсчётом.
table-source-reconstructed = восстановлено
table-source-reconstructed-about = Наше предложение там, где источники молчат.
table-source-overlay = ваше
table-source-overlay-about = Заменено вашим файлом поправок.

## Записи партий: почему запись не годится. $field — имя в заголовке, $rule — нарушенное правило словами.

record-not-a-record = Это не запись партии: первой строкой должно быть «{ $expected }».
record-no-body = Нет строки «{ $expected }» между заголовком и ходами.
record-bad-field = Поле заголовка «{ $field }» не может быть таким: «{ $value }».
record-missing-field = В заголовке нет поля «{ $field }».
record-no-seed = В записи не раскрыто зерно, поэтому раздать карты заново нельзя.
record-rules-version = Партия сыграна по версии правил { $value }, а эта программа её не знает.
record-bad-line = Это не ход и не карты раунда: «{ $value }».
record-other-cards = По зерну выпадает «{ $expected }», а не «{ $value }».
record-unknown-move = В этой игре нет хода «{ $value }».
record-illegal-move = Ход «{ $value }» против правил. { $rule }
record-commitment = Зерно не подходит к обязательству, данному до игры.
record-changed = Эта строка или одна из строк выше изменена после игры.
record-unfinished = Партия в этой записи не доиграна.
record-other-result = Ходы ведут к другому итогу: в поле { $field } должно быть «{ $expected }».

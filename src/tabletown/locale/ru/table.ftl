# Слова, общие для всех игр и всех клиентов.

## Отказы. Текст правила `table.turn.done` лежит под именем `table-rule-turn-done`.

table-rule-game-over = Партия окончена.
table-rule-seat-unknown = За этим столом нет такого места.
table-rule-take_back-nothing = Нет шага, который ещё можно взять назад.
table-rule-turn-done = Ваш ход завершён: дождитесь остальных или возьмите завершение назад.

## Подготовка стола. $value — что просили, $allowed — что возможно.

setup-unknown-edition = Нет издания «{ $value }». Выберите одно из: { $allowed }.
setup-seats = Столько мест ({ $value }) быть не может. Выберите { $allowed }.
setup-cards = Поправки к картам с отпечатком { $value } не загружены. Укажите файл, из которого они взяты.
setup-unknown-option = Нет настройки «{ $value }». Выберите одну из: { $allowed }.
setup-option-value = У этой настройки нет значения «{ $value }». Выберите одно из: { $allowed }.

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
table-bot-greedy-about = Берёт то, что выгоднее всего сейчас, и следит, чтобы улицы не закрылись. Достойный первый соперник.

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

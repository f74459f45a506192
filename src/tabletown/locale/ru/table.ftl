# Слова, общие для всех игр и всех клиентов.

## Отказы. Текст правила `table.turn.done` лежит под именем `table-rule-turn-done`.

table-rule-game-over = Игра окончена.
table-rule-seat-unknown = За этим столом нет такого места.
table-rule-take_back-nothing = Нет шага, который ещё можно отменить.
table-rule-turn-done = Ваш ход завершён: дождитесь остальных или отмените завершение.
table-rule-turn-not_yours = Сейчас не ваш ход.
table-rule-turn-not_now = Сейчас так сделать нельзя.
table-yes = да
table-no = нет

## Подготовка стола. $value — что просили, $allowed — что возможно.

setup-unknown-game = Нет игры «{ $value }». Выберите одну из: { $allowed }.
setup-unknown-edition = Нет издания «{ $value }». Выберите одно из: { $allowed }.
setup-seats = Столько мест ({ $value }) быть не может. Выберите { $allowed }.
setup-cards = Поправки к картам с отпечатком { $value } не загружены. Укажите файл, из которого они взяты.
setup-no-catalogue = В игре { $value } нет карт, которые можно поправить.
setup-no-paper = В игре { $value } нельзя подсчитать партию, сыгранную на бумаге.
setup-rules = Версия правил { $value } здесь не поддерживается. Выберите одну из: { $allowed }.
setup-unknown-option = Нет настройки «{ $value }». Выберите одну из: { $allowed }.
setup-option-value = У этой настройки нет значения «{ $value }». Выберите одно из: { $allowed }.
setup-unknown-bot = Для этой игры нет бота «{ $value }». Выберите одного из: { $allowed }.
setup-bots = Названо ботов: { $value }, а мест за столом: { $allowed }.
setup-games = В симуляции должна быть хотя бы { $allowed } партия, а не { $value }.

table-option-true = вкл.
table-option-false = выкл.

## Предложение для тех, кто сейчас ничего не решает. $names — те, кто решает, $count — сколько их.

table-prompt-waiting =
    { $count ->
        [1] Решает { $names }
       *[other] Решают { $names }
    }
table-prompt-watching =
    { $count ->
        [1] Вы наблюдаете. Решает { $names }
       *[other] Вы наблюдаете. Решают { $names }
    }
table-prompt-over = Игра окончена

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
table-tie-shared = { $player } и { $other } равны по всем показателям и делят место.

## Игроки-программы

table-bot-random = Кубик
table-bot-random-about = Делает любой разрешённый ход, как бросок кубика. Хорош, чтобы осмотреться на поле, но не соперник.
table-bot-beginner = Новичок
table-bot-beginner-about = Только что выучил правила: нелепостей не делает, но многое упускает. Вы должны победить.
table-bot-greedy = Обычный
table-bot-greedy-about = Продумывает весь ход ради того, что даст больше всего в конце, и дальше не смотрит. Достойный соперник.
table-bot-hard = Сильный
table-bot-hard-about = Проверяет лучшие ходы в воображаемых раундах, ваши ответы тоже. Победить можно только с хорошим планом.
table-bot-master = Мастер
table-bot-master-about = Думает над ходом около секунды и смотрит так далеко, как может. Сначала вы будете проигрывать.

## Люди, которыми бывают боты

table-name-mira = Мира
table-name-otto = Отто
table-name-vera = Вера
table-name-leo = Лео
table-name-nina = Нина
table-name-pavel = Павел
table-name-hanna = Ханна
table-name-emil = Эмиль
table-name-dora = Дора
table-name-max = Макс
table-name-lida = Лида
table-name-hugo = Хуго
table-name-olga = Ольга
table-name-felix = Феликс
table-name-sonya = Соня
table-name-roman = Роман
table-name-tina = Тина
table-name-viktor = Виктор
table-name-lara = Лара
table-name-igor = Игорь
table-name-greta = Грета
table-name-martin = Мартин
table-name-zoya = Зоя
table-name-anton = Антон

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
record-other-figures = Партия сыграна с другими числами на картах, чем есть в этой программе.
record-bad-line = Это не ход и не карты раунда: «{ $value }».
record-other-cards = По зерну выпадает «{ $expected }», а не «{ $value }».
record-unknown-move = В этой игре нет хода «{ $value }».
record-illegal-move = Ход «{ $value }» против правил. { $rule }
record-commitment = Зерно не подходит к обязательству, данному до игры.
record-changed = Эта строка или одна из строк выше изменена после игры.
record-unfinished = Партия в этой записи не доиграна.
record-other-result = Ходы ведут к другому итогу: в поле { $field } должно быть «{ $expected }».

# Командная строка и игра в терминале.

## Справка

cli-usage = Запуск:
cli-usage-options = [настройки]
cli-usage-command = КОМАНДА
cli-commands = Команды:
cli-arguments = Аргументы:
cli-options = Настройки:
cli-examples = Примеры:

cli-tabletown = Настольные игры о строительстве города в браузере, в терминале и в Python.
cli-games = Показать игры с их изданиями, настройками и ботами.
cli-play = Играть в терминале: одному, с ботами или с друзьями за одной клавиатурой.
cli-learn = Научиться играть за игрой, с учителем рядом.
cli-rules = Читать правила игры целиком или по главам.
cli-cards = Показать карты и поля игры и откуда взято каждое число.
cli-score = Подсчитать очки партии, сыгранной на бумаге.
cli-print = Напечатать поля, карты, бланки и памятки в PDF — для настоящего стола.
cli-replay = Просмотреть запись партии по шагам.
cli-verify = Доказать, что запись роздана и сыграна так, как в ней сказано.
cli-simulate = Сыграть ботами много партий и показать итоги.
cli-tune = Подобрать для ботов игры лучшие веса, играя, и измерить их.
cli-bench = Измерить скорость рядом с другой программой и записать страницу замеров.
cli-serve = Запустить игровой сервер с клиентом для браузера.

cli-argument-game = игра, как её называет «tabletown games»
cli-argument-chapter = глава по имени или заголовку; без неё — все главы
cli-argument-record = запись партии; «-» читает стандартный ввод
cli-argument-paper = поле в виде текстового файла; «-» читает стандартный ввод

cli-option-help = показать эту справку и выйти
cli-option-version = показать версию и выйти
cli-option-lang = язык; по умолчанию из настроек системы
cli-option-json = вывести данные для программ
cli-option-details = вместе с --json: ещё условия партии, первые места и очки по статьям
cli-option-edition = издание; по умолчанию первое в списке
cli-option-option = настройка игры; можно повторять
cli-option-cards = ваши поправки к картам
cli-option-seat-count = сколько мест
cli-option-seats = кто играет: me, me:ИМЯ или бот для каждого места
cli-option-games = сколько партий
cli-option-bot = один бот на все места или по боту на каждое
cli-option-seed = одинаковое зерно даёт одинаковые партии
cli-option-seed-play = одинаковое зерно даёт одинаковую раздачу
cli-option-jobs = сколько процессов; по умолчанию все ядра
cli-option-tune-minutes = сколько минут искать; 0 — только измерить найденное раньше
cli-option-tune-deals = сколько раздач играет каждый игрок поколения, с обоих мест
cli-option-tune-check = на скольких партиях измерить итог
cli-option-tune-folder = где хранится поиск, чтобы его продолжить
cli-option-save = где хранить партию
cli-option-resume = продолжить сохранённую партию; «last» найдёт последнюю
cli-argument-lesson = урок; если не назван, основные правила
cli-no-lesson = Урока «{ $value }» нет. Есть: { $allowed }
cli-not-a-lesson = Это не урок: { $file }. Продолжить партию: tabletown play --resume { $file }
cli-option-plain = без цветов, рамок и очистки экрана: для программ чтения с экрана
cli-option-example = вывести образец поля для этой игры
cli-option-what = что печатать; без неё — первая часть из списка
cli-option-sheets = сколько экземпляров того, на чём пишут
cli-option-paper = бумага
cli-option-per-page = сколько экземпляров на странице
cli-option-ink = только чёрные линии, чтобы сэкономить чернила
cli-option-out = файл; если не назван — по имени того, что в нём
cli-option-list = показать, что можно напечатать, и выйти
cli-option-quick = меньше повторов, и короче
cli-option-folder = куда устанавливается другая программа
cli-option-page = куда записать страницу; «-» — никуда
cli-option-host = адрес, на котором слушать
cli-option-port = порт; по умолчанию первый свободный от 8000
cli-option-database = файл SQLite или адрес PostgreSQL; по умолчанию SQLite в папке данных
cli-option-data = папка для базы данных
cli-option-workers = сколько процессов обслуживают игроков
cli-option-config = настройки в файле TOML; переменные среды и эта строка важнее
cli-option-no-browser = не открывать браузер
cli-option-log-level = насколько подробен журнал: debug, info, warning или error

## Ошибки

cli-no-command = Нет команды «{ $value }». Выберите одну из: { $allowed }.
cli-no-option = Нет параметра { $value }. Добавьте --help, чтобы увидеть все.
cli-value-missing = Здесь не хватает значения.
cli-argument-missing = Не указано: { $name }. Добавьте --help, чтобы увидеть пример.
cli-too-much = Это лишнее: { $value }
cli-one-of = Выберите одно из: { $allowed }.
cli-number-wanted = Здесь нужно целое число.
cli-number-from = Здесь нужно целое число не меньше { $low }.
cli-number-between = Здесь нужно целое число от { $low } до { $high }.
cli-bad-database = Не удалось открыть базу данных: { $reason }
cli-password-typed = Паролю не место в командной строке, её видят все на этой машине: задайте TABLETOWN_DATABASE или «database» в файле --config.
cli-bad-mail = Чтобы рассылать письма, задайте { $name } правильно; как, сказано в docs/server.md.
cli-unknown-language = Нет языка «{ $value }». Выберите один из: { $allowed }.
cli-unknown-chapter = Нет главы «{ $value }». Выберите одну из: { $allowed }.
cli-option-form = «{ $value }» — не настройка. Пишите ИМЯ=ЗНАЧЕНИЕ.
cli-not-text = Это не текстовый файл в кодировке UTF-8.
file-too-large = Файл больше всего, что здесь бывает (больше { $most } знаков).
file-long-line = Строка длиннее { $most } знаков.
file-control-character = В строке есть управляющий символ ({ $value }).
file-large-number = В строке есть число, в котором больше { $most } цифр.
cli-broken-game = В игру { $name } играть нельзя: { $reason }
cli-missing-extra = Пакет { $package } не установлен. Чтобы установить: { $command }
cli-nothing-to-resume = В папке { $folder } нет неоконченной партии.
cli-file-or-example = Укажите файл для подсчёта или --example ИГРА.
setup-unknown-player = «{ $value }» не может занять место. Для каждого места выберите одно из: { $allowed }.

## Ответы

cli-version = tabletown { $version } ({ $way })
cli-compiled = скомпилирован
cli-interpreted = интерпретируется
cli-games-seats =
    { $most ->
        [one] { $seats } игрок.
        [few] { $seats } игрока.
        [many] { $seats } игроков.
       *[other] { $seats } игрока.
    }
cli-verify-ok =
    { $lines ->
        [one] OK: зерно соответствует обязательству, { $lines } строка ведёт к тому же итогу.
        [few] OK: зерно соответствует обязательству, все { $lines } строки ведут к тому же итогу.
        [many] OK: зерно соответствует обязательству, все { $lines } строк ведут к тому же итогу.
       *[other] OK: зерно соответствует обязательству, все { $lines } строки ведут к тому же итогу.
    }
cli-cards-source = источник
cli-print-done = Записано: { $file }
cli-simulate-progress = Играем
cli-simulate-summary = Партий: { $games }. Решений: { $decisions } за { $seconds } с, { $speed } в секунду.
cli-simulate-seat = Место
cli-simulate-bot = Бот
cli-simulate-mean = Среднее
cli-simulate-wins = Первые места
cli-simulate-best = Среднее лучшего результата каждой партии: { $points }
cli-tune-progress = Подбираем
cli-tune-check = Поколений: { $generations }. На новых раздачах против прежних весов: партий { $games }, побед { $wins }, средняя разница { $margin }.
cli-tune-no-planner = В игре «{ $game }» никто из ботов не строит планов, подбирать нечего.

## Игра. Первая из клавиш названа в подсказках; через пробел можно указать несколько.

terminal-keys-undo = u г назад
terminal-keys-restart = r к заново
terminal-keys-score = s ы счёт счет
terminal-keys-log = l д журнал
terminal-keys-view = v м поле
terminal-keys-hint = hint подсказка
terminal-keys-save = save сохранить
terminal-keys-quit = q й выход
terminal-keys-help = h р помощь

terminal-player = Игрок { $seat }
terminal-hand-over = Ходит { $player }: садитесь за клавиатуру и нажмите Enter.
terminal-hint = u шаг назад · r ход заново · s счёт · l журнал · H подсказка · ? правила · h помощь · q сохранить и выйти
terminal-help =
    Наберите номер пункта. { $places } Годится и запись ходов, как в файлах партий. Пустая строка означает пункт 0 или единственный пункт.
    u: отменить последний шаг.
    r: начать ход заново.
    s: ваш счёт по статьям.
    v: ваше поле ещё раз; v 2: поле второго игрока.
    l: что недавно произошло.
    H или hint: что сделал бы тренер и почему.
    ? { $rule }: правила об этом; один знак ? покажет главы.
    save или save ФАЙЛ: сохранить партию и играть дальше.
    q: сохранить партию и выйти.
terminal-not-understood = Здесь нет пункта «{ $typed }». Наберите один из номеров или h для помощи.
terminal-chapters = Главы правил:
terminal-saved = Партия сохранена в { $file }. Продолжить: { $command } { $file }
terminal-input-ended = Ввод закончился. Продолжить: { $command } { $file }
terminal-recorded = Запись партии лежит в { $file }.
terminal-step = Enter: дальше. Номер места: его поле. q: выйти.
terminal-ask-resume = Есть неоконченная партия: { $file }. Продолжить? 1: да. 2: нет, новая партия. [1]
terminal-ask-game = Во что играем? [1]
terminal-ask-bots = Сколько ботов играет с вами, от { $fewest } до { $most }? [1]
terminal-ask-number = Наберите число от { $low } до { $high }.

## Тому, кто держит сервер

cli-admin = Ухаживать за базой данных сервера: копии, столы, порядок.
cli-admin-backup = Записать всё в один файл, не останавливая сервер.
cli-admin-restore = Прочитать копию в пустую базу данных, SQLite или PostgreSQL.
cli-admin-tables = Показать столы.
cli-admin-close = Закончить партию за столом для всех; потом стол можно удалить.
cli-admin-remove = Удалить законченный или закрытый стол вместе с ходами.
cli-admin-prune = Удалить столы, за которыми давно ничего не менялось.
cli-admin-check = Переиграть все сохранённые партии и назвать те, что не играются.
cli-admin-people = Показать людей, у которых есть места.
cli-admin-export = Показать всё, что хранится о человеке, в виде JSON.
cli-admin-erase = Забыть человека, как он мог бы и сам: на местах будет «кто-то», доиграют боты.
cli-admin-sign-out = Отключить все устройства человека.
cli-admin-new-key = Подписывать куки новым ключом.
cli-argument-table = номер стола из «tabletown admin tables»
cli-argument-person = начало номера человека из «tabletown admin people»
cli-argument-backup = файл копии
cli-option-stage = только столы в этом состоянии; можно повторять
cli-option-older = без изменений столько дней
cli-option-at-once = куки со старым ключом больше не действуют: все станут незнакомцами и потеряют свои места
cli-option-dry-run = только сказать, сколько их
admin-rows = Строки
admin-tables = Столы
admin-column-table = стол
admin-column-game = игра
admin-column-stage = состояние
admin-column-updated = изменён (UTC)
admin-column-moves = ходов
admin-column-people = места
admin-column-person = человек
admin-column-names = имена
admin-column-seats = места
admin-column-running = играет
admin-column-seen = был здесь (UTC)
admin-file-exists = Такой файл уже есть; выберите другое имя.
admin-no-database = Здесь нет базы данных.
admin-backup-done = Записано строк: { $rows }, файл { $file }. Храните его надёжно: в нём ключ куки и зёрна идущих партий.
admin-restore-done = Прочитано строк: { $rows }.
admin-not-empty = В базе данных уже есть столы; восстанавливайте в пустую.
admin-cut-off = Копия неполная.
admin-no-backup = Это не копия Tabletown.
admin-other-version = Версия копии { $value }, эта программа знает до { $known }.
admin-closed = Закрыт.
admin-erased = Забыт. Столов, которые его знали: { $count }
admin-signed-out = Устройства отключены.
admin-new-key = Готово. Куки со старым ключом ещё год обмениваются на новые.
admin-new-key-at-once = Готово. Все прежние куки больше не действуют.
admin-no-person = Так начинается номер ни одного человека или нескольких; нужно не меньше восьми знаков.
admin-removed = Удалено столов: { $count }
admin-would-remove = Было бы удалено столов: { $count }
admin-still-running = Партия идёт; сначала закройте стол.
admin-still-counts = Это попытка в раздаче дня, который ещё не закончился; удалить её можно, когда день закроется.
admin-checked = Переиграно партий: { $count }, не играются: { $faults }
admin-other-result = Ходы ведут не к тому итогу, что сохранён.

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
cli-rules = Читать правила игры целиком или по главам.
cli-cards = Показать карты и поля игры и откуда взято каждое число.
cli-score = Подсчитать очки партии, сыгранной на бумаге.
cli-replay = Просмотреть запись партии по шагам.
cli-verify = Доказать, что запись роздана и сыграна так, как в ней сказано.
cli-simulate = Сыграть ботами много партий и показать итоги.
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
cli-option-save = где хранить партию
cli-option-resume = продолжить сохранённую партию; «last» найдёт последнюю
cli-option-plain = без цветов, рамок и очистки экрана: для программ чтения с экрана
cli-option-example = вывести образец поля для этой игры
cli-option-quick = меньше повторов, и короче
cli-option-folder = куда устанавливается другая программа
cli-option-page = куда записать страницу; «-» — никуда
cli-option-host = адрес, на котором слушать
cli-option-port = порт; по умолчанию первый свободный от 8000
cli-option-database = файл SQLite или адрес PostgreSQL; по умолчанию SQLite в папке данных
cli-option-data = папка для базы данных
cli-option-workers = сколько процессов обслуживают игроков
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
cli-unknown-language = Нет языка «{ $value }». Выберите один из: { $allowed }.
cli-unknown-chapter = Нет главы «{ $value }». Выберите одну из: { $allowed }.
cli-option-form = «{ $value }» — не настройка. Пишите ИМЯ=ЗНАЧЕНИЕ.
cli-not-text = Это не текстовый файл в кодировке UTF-8.
cli-nothing-to-resume = В папке { $folder } нет неоконченной партии.
cli-file-or-example = Укажите файл для подсчёта или --example ИГРА.
setup-unknown-player = «{ $value }» не может занять место. Для каждого места выберите одно из: { $allowed }.

## Ответы

cli-version = tabletown { $version } ({ $way })
cli-compiled = скомпилирован
cli-interpreted = интерпретируется
cli-games-seats =
    { $most ->
        [one] { $fewest }–{ $most } игрок.
        [few] { $fewest }–{ $most } игрока.
        [many] { $fewest }–{ $most } игроков.
       *[other] { $fewest }–{ $most } игрока.
    }
cli-verify-ok =
    { $lines ->
        [one] OK: зерно соответствует обязательству, { $lines } строка ведёт к тому же итогу.
        [few] OK: зерно соответствует обязательству, все { $lines } строки ведут к тому же итогу.
        [many] OK: зерно соответствует обязательству, все { $lines } строк ведут к тому же итогу.
       *[other] OK: зерно соответствует обязательству, все { $lines } строки ведут к тому же итогу.
    }
cli-cards-source = источник
cli-simulate-progress = Играем
cli-simulate-summary = Партий: { $games }. Решений: { $decisions } за { $seconds } с, { $speed } в секунду.
cli-simulate-seat = Место
cli-simulate-bot = Бот
cli-simulate-mean = Среднее
cli-simulate-wins = Первые места
cli-simulate-best = Среднее лучшего результата каждой партии: { $points }

## Игра. Первая из клавиш названа в подсказках; через пробел можно указать несколько.

terminal-keys-undo = u г назад
terminal-keys-restart = r к заново
terminal-keys-score = s ы счёт счет
terminal-keys-log = l д журнал
terminal-keys-view = v м поле
terminal-keys-save = save сохранить
terminal-keys-quit = q й выход
terminal-keys-help = h р помощь

terminal-player = Игрок { $seat }
terminal-hand-over = Ходит { $player }: садитесь за клавиатуру и нажмите Enter.
terminal-hint = u шаг назад · r ход заново · s счёт · l журнал · ? правила · h помощь · q сохранить и выйти
terminal-help =
    Наберите номер пункта. Место указывается так: «2.5» — дом 5 на улице 2. Годится и запись ходов, как в файлах партий. Пустая строка означает пункт 0 или единственный пункт.
    u: взять последний шаг назад.
    r: начать ход заново.
    s: ваши очки сейчас, по статьям.
    v: поле ещё раз; v 2: поле второго места.
    l: что недавно произошло.
    ? строение: правила, здесь — о строениях; один знак ? покажет главы.
    save или save ФАЙЛ: сохранить партию и играть дальше.
    q: сохранить партию и выйти.
terminal-not-understood = Здесь нет пункта «{ $typed }». Наберите один из номеров или h для помощи.
terminal-chapters = Главы правил:
terminal-saved = Партия сохранена в { $file }. Продолжить: tabletown play --resume { $file }
terminal-input-ended = Ввод закончился. Продолжить: tabletown play --resume { $file }
terminal-recorded = Запись партии лежит в { $file }.
terminal-step = Enter: дальше. Номер места: его поле. q: выйти.
terminal-ask-resume = Есть неоконченная партия: { $file }. Продолжить? 1: да. 2: нет, новая партия. [1]
terminal-ask-game = Во что играем? [1]
terminal-ask-bots = Сколько ботов играет с вами, от { $fewest } до { $most }? [1]
terminal-ask-number = Наберите число от { $low } до { $high }.

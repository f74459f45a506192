# Командний рядок і гра в терміналі.

## Довідка

cli-usage = Запуск:
cli-usage-options = [налаштування]
cli-usage-command = КОМАНДА
cli-commands = Команди:
cli-arguments = Аргументи:
cli-options = Налаштування:
cli-examples = Приклади:

cli-tabletown = Настільні ігри про будівництво міста в браузері, в терміналі та в Python.
cli-games = Показати ігри з їхніми виданнями, налаштуваннями й ботами.
cli-play = Грати в терміналі: наодинці, з ботами або з друзями за однією клавіатурою.
cli-learn = Навчитися грати за грою, з учителем поруч.
cli-rules = Читати правила гри повністю або за розділами.
cli-cards = Показати карти й поля гри та звідки взято кожне число.
cli-score = Підрахувати бали партії, зіграної на папері.
cli-print = Надрукувати поля, карти, бланки й пам’ятки у PDF — для справжнього столу.
cli-replay = Переглянути запис партії крок за кроком.
cli-verify = Довести, що запис роздано й зіграно так, як у ньому сказано.
cli-simulate = Зіграти ботами багато партій і показати підсумки.
cli-tune = Підібрати для ботів гри кращі ваги, граючи, і виміряти їх.
cli-bench = Виміряти швидкість поруч з іншою програмою й записати сторінку вимірів.
cli-serve = Запустити ігровий сервер із клієнтом для браузера.

cli-argument-game = гра, як її називає «tabletown games»
cli-argument-chapter = розділ за іменем або заголовком; без нього — усі розділи
cli-argument-record = запис партії; «-» читає стандартне введення
cli-argument-paper = поле у вигляді текстового файла; «-» читає стандартне введення

cli-option-help = показати цю довідку й вийти
cli-option-version = показати версію й вийти
cli-option-lang = мова; типово з налаштувань системи
cli-option-json = вивести дані для програм
cli-option-details = разом з --json: ще умови партії, перші місця й бали за статтями
cli-option-edition = видання; типово перше в списку
cli-option-option = налаштування гри; можна повторювати
cli-option-cards = ваші поправки до карт
cli-option-seat-count = скільки місць
cli-option-seats = хто грає: me, me:ІМ’Я або бот для кожного місця
cli-option-games = скільки партій
cli-option-bot = один бот на всі місця або по боту на кожне
cli-option-seed = однакове зерно дає однакові партії
cli-option-seed-play = однакове зерно дає однакову роздачу
cli-option-jobs = скільки процесів; типово всі ядра
cli-option-tune-minutes = скільки хвилин шукати; 0 — лише виміряти знайдене раніше
cli-option-tune-deals = скільки роздач грає кожен гравець покоління, з обох місць
cli-option-tune-check = на скількох партіях виміряти підсумок
cli-option-tune-folder = де зберігається пошук, щоб його продовжити
cli-option-save = де зберігати партію
cli-option-resume = продовжити збережену партію; «last» знайде останню
cli-argument-lesson = урок; якщо не названо, основні правила
cli-no-lesson = Уроку «{ $value }» немає. Є: { $allowed }
cli-not-a-lesson = Це не урок: { $file }. Продовжити партію: tabletown play --resume { $file }
cli-option-plain = без кольорів, рамок і очищення екрана: для програм читання з екрана
cli-option-example = вивести зразок поля для цієї гри
cli-option-what = що друкувати; без неї — перша частина зі списку
cli-option-sheets = скільки примірників того, на чому пишуть
cli-option-paper = папір
cli-option-per-page = скільки примірників на сторінці
cli-option-ink = лише чорні лінії, щоб заощадити чорнило
cli-option-out = файл; якщо не названо — за тим, що в ньому
cli-option-list = показати, що можна надрукувати, і вийти
cli-option-quick = менше повторів, і коротших
cli-option-folder = куди встановлюється інша програма
cli-option-page = куди записати сторінку; «-» — нікуди
cli-option-host = адреса, на якій слухати
cli-option-port = порт; типово перший вільний від 8000
cli-option-database = файл SQLite або адреса PostgreSQL; типово SQLite у теці даних
cli-option-data = тека для бази даних
cli-option-workers = скільки процесів обслуговують гравців
cli-option-config = налаштування у файлі TOML; змінні середовища й цей рядок важливіші
cli-option-no-browser = не відкривати браузер
cli-option-log-level = наскільки докладний журнал: debug, info, warning або error

## Помилки

cli-no-command = Немає команди «{ $value }». Виберіть одну з: { $allowed }.
cli-no-option = Немає параметра { $value }. Додайте --help, щоб побачити всі.
cli-value-missing = Тут бракує значення.
cli-argument-missing = Не вказано: { $name }. Додайте --help, щоб побачити приклад.
cli-too-much = Це зайве: { $value }
cli-one-of = Виберіть одне з: { $allowed }.
cli-number-wanted = Тут потрібне ціле число.
cli-number-from = Тут потрібне ціле число, не менше { $low }.
cli-number-between = Тут потрібне ціле число від { $low } до { $high }.
cli-bad-database = Не вдалося відкрити базу даних: { $reason }
cli-password-typed = Паролю не місце в командному рядку, його бачать усі на цій машині: задайте TABLETOWN_DATABASE або «database» у файлі --config.
cli-bad-mail = Щоб надсилати листи, задайте { $name } правильно; як, сказано в docs/server.md.
cli-unknown-language = Немає мови «{ $value }». Виберіть одну з: { $allowed }.
cli-unknown-chapter = Немає розділу «{ $value }». Виберіть один із: { $allowed }.
cli-option-form = «{ $value }» — не налаштування. Пишіть ІМ’Я=ЗНАЧЕННЯ.
cli-not-text = Це не текстовий файл у кодуванні UTF-8.
file-too-large = Файл більший за все, що тут буває (понад { $most } знаків).
file-long-line = Рядок довший за { $most } знаків.
file-control-character = У рядку є керувальний символ ({ $value }).
file-large-number = У рядку є число, в якому понад { $most } цифр.
cli-broken-game = У гру { $name } грати не можна: { $reason }
cli-missing-extra = Пакет { $package } не встановлено. Щоб встановити: { $command }
cli-nothing-to-resume = У теці { $folder } немає незакінченої партії.
cli-file-or-example = Вкажіть файл для підрахунку або --example ГРА.
setup-unknown-player = «{ $value }» не може зайняти місце. Для кожного місця виберіть одне з: { $allowed }.

## Відповіді

cli-version = tabletown { $version } ({ $way })
cli-compiled = скомпільовано
cli-interpreted = інтерпретується
cli-games-seats =
    { $most ->
        [one] { $seats } гравець.
        [few] { $seats } гравці.
        [many] { $seats } гравців.
       *[other] { $seats } гравця.
    }
cli-verify-ok =
    { $lines ->
        [one] OK: зерно відповідає зобов’язанню, { $lines } рядок веде до того самого підсумку.
        [few] OK: зерно відповідає зобов’язанню, усі { $lines } рядки ведуть до того самого підсумку.
        [many] OK: зерно відповідає зобов’язанню, усі { $lines } рядків ведуть до того самого підсумку.
       *[other] OK: зерно відповідає зобов’язанню, усі { $lines } рядка ведуть до того самого підсумку.
    }
cli-cards-source = джерело
cli-print-done = Записано: { $file }
cli-simulate-progress = Граємо
cli-simulate-summary = Партій: { $games }. Рішень: { $decisions } за { $seconds } с, { $speed } за секунду.
cli-simulate-seat = Місце
cli-simulate-bot = Бот
cli-simulate-mean = Середнє
cli-simulate-wins = Перші місця
cli-simulate-best = Середнє найкращого результату кожної партії: { $points }
cli-tune-progress = Підбираємо
cli-tune-check = Поколінь: { $generations }. На нових роздачах проти попередніх ваг: партій { $games }, перемог { $wins }, середня різниця { $margin }.
cli-tune-no-planner = У грі «{ $game }» ніхто з ботів не планує, підбирати нічого.

## Гра. Першу з клавіш названо в підказках; через пробіл можна вказати кілька.

terminal-keys-undo = u г назад
terminal-keys-restart = r к заново
terminal-keys-score = s і рахунок
terminal-keys-log = l д журнал
terminal-keys-view = v м поле
terminal-keys-hint = hint підказка
terminal-keys-save = save зберегти
terminal-keys-quit = q й вихід
terminal-keys-help = h р допомога

terminal-player = Гравець { $seat }
terminal-hand-over = Ходить { $player }: сідайте за клавіатуру й натисніть Enter.
terminal-hint = u крок назад · r хід заново · s рахунок · l журнал · H підказка · ? правила · h допомога · q зберегти й вийти
terminal-help =
    Наберіть номер пункту. { $places } Годиться й запис ходів, як у файлах партій. Порожній рядок означає пункт 0 або єдиний пункт.
    u: скасувати останній крок.
    r: почати хід заново.
    s: ваш рахунок за статтями.
    v: ваше поле ще раз; v 2: поле другого гравця.
    l: що нещодавно сталося.
    H або hint: що зробив би тренер і чому.
    ? { $rule }: правила про це; сам знак ? покаже розділи.
    save або save ФАЙЛ: зберегти партію й грати далі.
    q: зберегти партію й вийти.
terminal-not-understood = Тут немає пункту «{ $typed }». Наберіть один із номерів або h для допомоги.
terminal-chapters = Розділи правил:
terminal-saved = Партію збережено в { $file }. Продовжити: { $command } { $file }
terminal-input-ended = Введення закінчилося. Продовжити: { $command } { $file }
terminal-recorded = Запис партії лежить у { $file }.
terminal-step = Enter: далі. Номер місця: його поле. q: вийти.
terminal-ask-resume = Є незакінчена партія: { $file }. Продовжити? 1: так. 2: ні, нова партія. [1]
terminal-ask-game = У що граємо? [1]
terminal-ask-bots = Скільки ботів грає з вами, від { $fewest } до { $most }? [1]
terminal-ask-number = Наберіть число від { $low } до { $high }.

## Тому, хто тримає сервер

cli-admin = Доглядати за базою даних сервера: копії, столи, лад.
cli-admin-backup = Записати все в один файл, не зупиняючи сервер.
cli-admin-restore = Прочитати копію в порожню базу даних, SQLite або PostgreSQL.
cli-admin-tables = Показати столи.
cli-admin-close = Закінчити партію за столом для всіх; потім стіл можна вилучити.
cli-admin-remove = Вилучити закінчений або закритий стіл разом із ходами.
cli-admin-prune = Вилучити столи, за якими давно нічого не змінювалося.
cli-admin-check = Переграти всі збережені партії та назвати ті, що не граються.
cli-admin-people = Показати людей, які мають місця.
cli-admin-export = Показати все, що зберігається про людину, як JSON.
cli-admin-erase = Забути людину, як могла б і вона сама: на місцях буде «хтось», дограють боти.
cli-admin-sign-out = Від’єднати всі пристрої людини.
cli-admin-new-key = Підписувати кукі новим ключем.
cli-argument-table = ідентифікатор столу з «tabletown admin tables»
cli-argument-person = початок ідентифікатора людини з «tabletown admin people»
cli-argument-backup = файл копії
cli-option-stage = лише столи в цьому стані; можна повторювати
cli-option-older = без змін стільки днів
cli-option-at-once = кукі зі старим ключем більше не діють: усі стануть незнайомцями і втратять свої місця
cli-option-dry-run = лише сказати, скільки їх
admin-rows = Рядки
admin-tables = Столи
admin-column-table = стіл
admin-column-game = гра
admin-column-stage = стан
admin-column-updated = змінено (UTC)
admin-column-moves = ходів
admin-column-people = місця
admin-column-person = людина
admin-column-names = імена
admin-column-seats = місця
admin-column-running = грає
admin-column-seen = тут востаннє (UTC)
admin-file-exists = Такий файл уже є; виберіть іншу назву.
admin-no-database = Тут немає бази даних.
admin-backup-done = Записано рядків: { $rows }, файл { $file }. Зберігайте його надійно: у ньому ключ кукі та зерна поточних партій.
admin-restore-done = Прочитано рядків: { $rows }.
admin-not-empty = У базі даних уже є столи; відновлюйте в порожню.
admin-cut-off = Копія неповна.
admin-no-backup = Це не копія Tabletown.
admin-other-version = Версія копії { $value }, ця програма знає до { $known }.
admin-closed = Закрито.
admin-erased = Забуто. Столів, які знали цю людину: { $count }
admin-signed-out = Пристрої від’єднано.
admin-new-key = Готово. Кукі зі старим ключем ще рік обмінюються на нові.
admin-new-key-at-once = Готово. Усі попередні кукі більше не діють.
admin-no-person = Так починається ідентифікатор жодної людини або кількох; потрібно щонайменше вісім знаків.
admin-removed = Вилучено столів: { $count }
admin-would-remove = Було б вилучено столів: { $count }
admin-still-running = Партія триває; спершу закрийте стіл.
admin-still-counts = Це спроба в роздачі дня, який ще не закінчився; вилучити її можна, коли день закриється.
admin-checked = Переграно партій: { $count }, не граються: { $faults }
admin-other-result = Ходи ведуть не до того підсумку, що збережено.

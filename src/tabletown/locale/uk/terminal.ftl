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
cli-rules = Читати правила гри повністю або за розділами.
cli-cards = Показати карти й поля гри та звідки взято кожне число.
cli-score = Підрахувати очки партії, зіграної на папері.
cli-replay = Переглянути запис партії крок за кроком.
cli-verify = Довести, що запис роздано й зіграно так, як у ньому сказано.
cli-simulate = Зіграти ботами багато партій і показати підсумки.
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
cli-option-details = разом з --json: ще умови партії, перші місця й очки за статтями
cli-option-edition = видання; типово перше в списку
cli-option-option = налаштування гри; можна повторювати
cli-option-cards = ваші поправки до карт
cli-option-seat-count = скільки місць
cli-option-seats = хто грає: me, me:ІМ'Я або бот для кожного місця
cli-option-games = скільки партій
cli-option-bot = один бот на всі місця або по боту на кожне
cli-option-seed = однакове зерно дає однакові партії
cli-option-seed-play = однакове зерно дає однакову роздачу
cli-option-jobs = скільки процесів; типово всі ядра
cli-option-save = де зберігати партію
cli-option-resume = продовжити збережену партію; «last» знайде останню
cli-option-plain = без кольорів, рамок і очищення екрана: для програм читання з екрана
cli-option-example = вивести зразок поля для цієї гри
cli-option-quick = менше повторів, і коротших
cli-option-folder = куди встановлюється інша програма
cli-option-page = куди записати сторінку; «-» — нікуди
cli-option-host = адреса, на якій слухати
cli-option-port = порт; типово перший вільний від 8000
cli-option-database = файл SQLite або адреса PostgreSQL; типово SQLite у теці даних
cli-option-data = тека для бази даних
cli-option-workers = скільки процесів обслуговують гравців
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
cli-unknown-language = Немає мови «{ $value }». Виберіть одну з: { $allowed }.
cli-unknown-chapter = Немає розділу «{ $value }». Виберіть один із: { $allowed }.
cli-option-form = «{ $value }» — не налаштування. Пишіть ІМ'Я=ЗНАЧЕННЯ.
cli-not-text = Це не текстовий файл у кодуванні UTF-8.
cli-nothing-to-resume = У теці { $folder } немає незакінченої партії.
cli-file-or-example = Вкажіть файл для підрахунку або --example ГРА.
setup-unknown-player = «{ $value }» не може зайняти місце. Для кожного місця виберіть одне з: { $allowed }.

## Відповіді

cli-version = tabletown { $version } ({ $way })
cli-compiled = скомпільовано
cli-interpreted = інтерпретується
cli-games-seats =
    { $most ->
        [one] { $fewest }–{ $most } гравець.
        [few] { $fewest }–{ $most } гравці.
        [many] { $fewest }–{ $most } гравців.
       *[other] { $fewest }–{ $most } гравця.
    }
cli-verify-ok =
    { $lines ->
        [one] OK: зерно відповідає зобов'язанню, { $lines } рядок веде до того самого підсумку.
        [few] OK: зерно відповідає зобов'язанню, усі { $lines } рядки ведуть до того самого підсумку.
        [many] OK: зерно відповідає зобов'язанню, усі { $lines } рядків ведуть до того самого підсумку.
       *[other] OK: зерно відповідає зобов'язанню, усі { $lines } рядка ведуть до того самого підсумку.
    }
cli-cards-source = джерело
cli-simulate-progress = Граємо
cli-simulate-summary = Партій: { $games }. Рішень: { $decisions } за { $seconds } с, { $speed } за секунду.
cli-simulate-seat = Місце
cli-simulate-bot = Бот
cli-simulate-mean = Середнє
cli-simulate-wins = Перші місця
cli-simulate-best = Середнє найкращого результату кожної партії: { $points }

## Гра. Першу з клавіш названо в підказках; через пробіл можна вказати кілька.

terminal-keys-undo = u г назад
terminal-keys-restart = r к заново
terminal-keys-score = s і рахунок
terminal-keys-log = l д журнал
terminal-keys-view = v м поле
terminal-keys-save = save зберегти
terminal-keys-quit = q й вихід
terminal-keys-help = h р допомога

terminal-player = Гравець { $seat }
terminal-hand-over = Ходить { $player }: сідайте за клавіатуру й натисніть Enter.
terminal-hint = u крок назад · r хід заново · s рахунок · l журнал · ? правила · h допомога · q зберегти й вийти
terminal-help =
    Наберіть номер пункту. Місце вказують так: «2.5» — будинок 5 на вулиці 2. Годиться й запис ходів, як у файлах партій. Порожній рядок означає пункт 0 або єдиний пункт.
    u: узяти останній крок назад.
    r: почати хід заново.
    s: ваші очки зараз, за статтями.
    v: поле ще раз; v 2: поле другого місця.
    l: що нещодавно сталося.
    ? прибудова: правила, тут — про прибудови; сам знак ? покаже розділи.
    save або save ФАЙЛ: зберегти партію й грати далі.
    q: зберегти партію й вийти.
terminal-not-understood = Тут немає пункту «{ $typed }». Наберіть один із номерів або h для допомоги.
terminal-chapters = Розділи правил:
terminal-saved = Партію збережено в { $file }. Продовжити: tabletown play --resume { $file }
terminal-input-ended = Введення закінчилося. Продовжити: tabletown play --resume { $file }
terminal-recorded = Запис партії лежить у { $file }.
terminal-step = Enter: далі. Номер місця: його поле. q: вийти.
terminal-ask-resume = Є незакінчена партія: { $file }. Продовжити? 1: так. 2: ні, нова партія. [1]
terminal-ask-game = У що граємо? [1]
terminal-ask-bots = Скільки ботів грає з вами, від { $fewest } до { $most }? [1]
terminal-ask-number = Наберіть число від { $low } до { $high }.

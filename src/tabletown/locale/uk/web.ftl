# Браузерний клієнт: усе, що довкола ігрового поля. Імена людей приходять у $name або $names і показуються як є.

web-brand = Tabletown
web-title = Tabletown: містобудівні ігри за одним столом
web-page-title = { $page } · Tabletown
web-title-turn = ● Ваш хід · { $game }
web-title-waits =
    { $count ->
        [one] ● Чекає { $count } стіл · { $page }
        [few] ● Чекають { $count } столи · { $page }
       *[other] ● Чекають { $count } столів · { $page }
    }

## На кожній сторінці

web-home = На головну
web-yours = Особисте
web-close = Закрити
web-cancel = Скасувати
web-menu = Меню
web-rules = Правила
web-cards = Карти
web-count = Порахувати партію
web-companion = Телефон на столі
web-log = Журнал
web-seats = Гравці
web-copied = Скопійовано.
web-copy-by-hand = Скопіюйте посилання вручну.
web-theme-to-dark = Увімкнути темну тему
web-theme-to-light = Увімкнути світлу тему
web-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }

## Що може піти не так

web-error-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
web-error-unknown = Не вийшло. Спробуйте ще раз.
web-newer = На сервері з’явився новий Tabletown. Нічого із зіграного не пропаде.
web-newer-load = Завантажити
web-line-gone = Немає зв’язку із сервером. Те, що ви бачите, могло застаріти; ми пробуємо далі.
web-fault-title = Щось зламалося
web-fault-again = Завантажити сторінку знову
web-lost-title = Тут ніхто не живе
web-lost-text = За цією адресою нічого немає. Можливо, посилання обрізане.
web-lost-home = На головну сторінку
web-offline-title = Немає з’єднання
web-offline = З’єднання втрачено. Ми пробуємо знову; усе зігране на місці.
web-closed-title = За цей стіл не потрапити
web-closed-unknown = За цією адресою немає столу.
web-stranded-title = Цей стіл тут продовжити не можна
web-stranded-text = Нічого не втрачено: стіл лишається як є, і кожен хід є в його записі. Його зіграє Tabletown, який знає гру такою, якою її розпочато.
web-closed-spectators = За цим столом грають без глядачів.
web-closed-late = Поки ви дивилися, останнє місце зайняли, і гра почалася.
web-late = Усі місця зайняті, гра почалася. Ви спостерігаєте.
web-forgotten = Цей браузер більше не пам’ятає, ким ви були: його cookie видалено або вони застаріли. Свої місця можна перенести сюди з пристрою, який вас ще пам’ятає.
web-forgotten-seen = Зрозуміло

## Що відповідає сервер, коли не може чогось зробити

error-bad-request = Сервер не зміг це прочитати. Перевірте, що ви ввели.
error-not-found = За цією адресою нічого немає.
error-method = Сервер такого не робить.
error-too-big = Це надто довго.
error-too-many = Занадто часто. Зачекайте трохи й спробуйте знову.
error-cross-site = Цій сторінці так не можна: її відкрито з іншої адреси.
error-internal = На сервері щось пішло не так. Усе зігране на місці.
error-busy = Сервер зайнятий. Спробуйте ще раз за хвилину.
error-no-table = Такого столу немає.
error-no-seat = За цим столом немає такого місця.
error-name = Виберіть ім’я від 1 до 24 знаків.
error-seat-taken = Хтось устиг раніше: місце зайняте.
error-already-seated = Ви вже сидите за цим столом.
error-one-seat = За цим столом кожен має одне місце. Господар столу може дозволити грати кільком за одним пристроєм.
error-not-your-seat = Це не ваше місце.
error-unknown-move = У цій грі немає такого ходу.
error-not-host = Це може зробити лише господар столу.
error-not-at-table = Це можуть зробити лише гравці за цим столом.
error-started = Гра вже почалася.
error-not-started = Гра ще не почалася.
error-not-over = Це можна побачити, коли гра завершиться.
error-no-spectators = За цим столом грають без глядачів.
error-link = Це посилання вже використано або замінено новим.
error-code = Цей код неправильний, уже використаний або старший за десять хвилин. Створіть новий на іншому пристрої.
error-push = Цей браузер не дав адреси, на яку можна надсилати повідомлення.
error-zone = Цей сервер не знає вашого часового поясу.
error-mail = Це не схоже на адресу електронної пошти.
error-no-mail = Цей сервер не надсилає листів.
error-mail-failed = Лист не вдалося надіслати. Спробуйте пізніше.
error-metrics = Показники сервера бачить лише той, хто його тримає.
error-not-away = Поки що не можна: гравець на місці і його час не вийшов, або його немає ще зовсім недовго.
error-handed-over = На цьому місці грає бот. Господар може повернутися.
error-bot-level = Для цієї гри немає такого бота.
error-imported = Цей стіл створено із запису: його можна лише переглянути.
error-other-rules = Цю гру розпочато за версією правил, якої цей Tabletown не знає, і продовжити її тут не можна.
error-other-game = У цьому Tabletown немає гри, у яку грають за цим столом.
error-other-figures = Цю гру розпочато з іншими числами на картах, ніж є в цьому Tabletown, і продовжити її тут не можна.
error-cannot-replay = Ходи цієї гри не вдається повторити, і продовжити її тут не можна.

## Імена

web-name-label = Ваше ім’я
web-name-about = Достатньо імені. Ні реєстрації, ні пароля.
web-name-guest = Гість
web-name-ask = Як вас називати?
web-name-give = Ваше ім’я
web-name-change = { $name }: змінити ім’я
web-name-save = Зберегти
web-name-play = Грати

## Головна сторінка

web-home-greeting = Збудуйте місто сьогодні ввечері: з друзями чи проти ботів
web-home-shelf = Полиця
web-home-mine = Ваші столи
web-home-open = Столи, де чекають на гравців
web-home-finished = Зіграні партії
web-fact-link = Одне посилання на всіх
web-fact-link-text = Створіть стіл і надішліть посилання. Друзям, щоб сісти, досить імені.
web-fact-back = Можна піти й повернутися
web-fact-back-text = Закрийте ноутбук і продовжте за три дні з телефона. Нічого не зникне.
web-fact-fair = Роздачу можна перевірити
web-fact-fair-text = Після кожної партії можна довести, що карт ніхто не чіпав.
web-shelf-players =
    { $most ->
        [1] Для одного гравця
        [one] { $fewest }–{ $most } гравець
        [few] { $fewest }–{ $most } гравці
       *[many] { $fewest }–{ $most } гравців
    }
web-shelf-learn = Навчіть мене
web-shelf-lessons = Уроки
web-shelf-bots = Зіграти з ботами
web-shelf-table = Створити стіл
web-shelf-alone = Грати наодинці
web-table-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
web-table-result =
    { $points ->
        [one] { $place }, { $points } бал
        [few] { $place }, { $points } бали
       *[many] { $place }, { $points } балів
    }
web-table-won =
    { $count ->
        [1] Перемога: { $names }
       *[other] Перемогу ділять { $names }
    }

## Чий хід

web-turn-yours = Ваш хід
web-turn-nobody = Стіл готується
web-turn-others =
    { $count ->
        [1] Думає { $names }
       *[other] Думають { $names }
    }

## Новий стіл

web-new-title = Створити стіл
web-new-heading = Стіл для гри «{ $game }»
web-new-edition = Видання
web-new-seats = Місця
web-new-who = Хто грає
web-new-others = З іншими
web-new-alone = Наодинці
web-new-seat = Місце { $number }
web-new-seat-me = Я
web-new-seat-open = Вільно: для тих, хто має посилання
web-new-seat-bot = Бот: { $level }
web-new-seat-local = Хтось за цим пристроєм
web-new-seat-remove = Прибрати місце { $number }
web-new-local-name = Ім’я цього гравця
web-new-add-open = Вільне місце
web-new-add-bot = Бот
web-new-options = Варіанти
web-new-table = Стіл
web-new-speed = Темп
web-new-speed-live = У реальному часі
web-new-speed-days = Неквапом, за кілька днів
web-new-limit = Час на хід
web-new-limit-none = Без обмеження
web-new-limit-about = Якщо хтось думає довше, решта може передати хід боту, навіть якщо гравець на місці. Господар місця завжди може повернутися.
web-new-handover = Бот може підмінити через
web-new-handover-about = Якщо когось немає так довго, решта може передати хід боту. Господар місця завжди може повернутися.
web-new-spectators = Глядачі
web-new-spectators-about = Дивитися може кожен, хто має посилання. Глядачі бачать лише те, що бачать усі.
web-new-hints = Підказки
web-new-hints-about = Кожен гравець може спитати тренера. У журналі всі бачать, хто це зробив.
web-new-listed = Показати серед відкритих столів
web-new-listed-about = Приєднатися зможе будь-хто на цьому сервері, а не лише власники посилання.
web-new-several = Кілька людей за одним пристроєм
web-new-several-about = Гості зможуть посадити друзів поруч, за свій телефон чи комп’ютер. Вам це можна завжди.
web-new-set = Створити стіл
web-new-start = Почати гру

## Перед грою

web-lobby-title = Стіл для гри «{ $game }»
web-lobby-waiting =
    { $count ->
        [0] Усі зібралися.
        [one] Ще { $count } вільне місце. Надішліть посилання друзям.
        [few] Ще { $count } вільні місця. Надішліть посилання друзям.
       *[many] Ще { $count } вільних місць. Надішліть посилання друзям.
    }
web-lobby-kept = Запрошення надіслано: { $names }. Гра почнеться, коли всі сядуть.
web-lobby-invited = Вас запросили. Займіть вільне місце або залишіться подивитися.
web-lobby-take = Сісти сюди
web-lobby-sit = Сісти
web-lobby-leave = Встати
web-lobby-local = Хтось за цим пристроєм
web-lobby-limit = { $span } на хід
web-lobby-start = Почати зараз
web-lobby-start-about =
    { $count ->
        [1] Вільне місце займе бот. Інакше гра почнеться, коли його займуть.
        [one] { $count } вільне місце займуть боти. Інакше гра почнеться, коли всі місця буде зайнято.
        [few] { $count } вільні місця займуть боти. Інакше гра почнеться, коли всі місця буде зайнято.
       *[many] { $count } вільних місць займуть боти. Інакше гра почнеться, коли всі місця буде зайнято.
    }
web-share-title = Запросити
web-share-text = Хто відкриє це посилання, займе вільне місце або стане глядачем.
web-share-copy = Скопіювати посилання
web-share-code = Посилання у вигляді QR-коду
web-move-seat = Пересісти на інший пристрій
web-move-copied = Особисте посилання на ваше місце скопійовано. Відкрийте його на іншому пристрої; воно спрацює один раз.
web-move-here = Особисте посилання на ваше місце. Відкрийте його на іншому пристрої; воно спрацює один раз.
web-move-code = Посилання на ваше місце у вигляді QR-коду
web-link-title = Ваше місце чекає на вас
web-link-text = За цим посиланням ваше місце переїде на цей пристрій. Попередній пристрій зможе лише дивитися.
web-link-sit = Сісти тут

## За столом

web-round = Раунд { $round }
web-prompt = Що робити зараз
web-gain = ({ $points })
web-take-back = Скасувати крок
web-take-back-title = Скасувати один крок (Backspace)
web-restart = Почати хід заново
web-restart-title = Почати хід заново (Esc)
web-hint = Підказка
web-hint-title = Спитати тренера, що зробити й чому
web-since = Що було?
web-since-title = Ще раз побачити, що зробили інші після вашого ходу (P)
web-follow-skip = Показати все
web-log-fresh = Після вашого попереднього ходу
web-score-of =
    { $points ->
        [one] { $name }: { $points } бал. Показати суму
        [few] { $name }: { $points } бали. Показати суму
       *[many] { $name }: { $points } балів. Показати суму
    }
web-seat-open = Вільне місце
# Me, before I have a name.
web-newcomer = Новачок
web-somebody = Хтось
web-seat-you = це ви
web-seat-beside = за цим пристроєм
web-seat-host = господар столу
web-seat-here = за столом
web-seat-away = немає на місці
web-seat-bot = бот
web-seat-bot-number = { $name } { $number }
web-seat-thinking = думає
web-seat-done = хід завершено
web-seat-handed = грає бот
web-seat-time-up = час вийшов
web-time-up-mine = Ваш час на хід вийшов: решта може передати його боту.
web-seat-hand-over = { $name }: передати місце боту
web-handed-mine = За вас грає бот.
web-handed-return = Повернутися на своє місце
web-shown-other = Перед вами поле іншого гравця: { $name }.
web-shown-level = { $level }: { $about }
web-shown-back = Назад до свого
web-pass-title = Далі грає { $name }
web-pass-text = Передайте пристрій. Доти стіл прихований.
web-pass-take = { $name } — це я

web-keys = Клавіші
web-keys-choose = вибрати щось із запропонованого
web-keys-walk = перебрати все, що можна зробити
web-keys-walk-all = пройти по всьому, про що можна спитати
web-keys-do = зробити
web-keys-why = чому так не можна?
web-keys-done = завершити хід
web-keys-take-back = скасувати один крок
web-keys-restart = почати хід заново
web-keys-hint = спитати тренера; ще раз — інші варіанти
web-keys-review = у розборі: наступний і попередній важливий хід
web-keys-since = ще раз побачити, що зробили інші
web-keys-log = журнал
web-keys-rules = правила
web-keys-help = цей список

## Після гри

web-result = Підсумок
web-result-alone =
    { $points ->
        [one] У вас { $points } бал
        [few] У вас { $points } бали
       *[many] У вас { $points } балів
    }
web-result-skip = Порахувати одразу
web-result-replay = Дивитися повтор
web-result-rematch = Зіграти ще
web-replay = Повтор
web-replay-title = Повтор партії «{ $game }»
web-replay-step = Крок
web-replay-begin = Початок
web-replay-caption = { $step } з { $last }: { $name } — { $move }
web-replay-back = На крок назад
web-replay-on = На крок уперед
web-replay-round-back = На раунд назад
web-replay-round-on = На раунд уперед
web-replay-play = Запустити
web-replay-pause = Пауза
web-replay-eyes = Чиїми очима
web-replay-eyes-of = Очима: { $name }
web-replay-eyes-none = Очима глядачів
web-replay-later = Повтор буде готовий, коли гра завершиться.
web-replay-table = До столу
web-review = Розбір
web-review-going = Розбір: { $percent } %
web-what-if = А що, якби?
web-what-if-here = А що, якби піти звідси інакше?
web-what-if-line = А що, якби піти звідси інакше: { $line }
web-branch-page = А що, якби? { $game }
web-feedback = Тренер про ваш хід
web-feedback-looking = Тренер дивиться на ваш хід …
web-feedback-close = Закрити слова тренера

web-record-title = Відкрити запис
web-record-upload = Відкрити запис партії
web-record-about = Запис — це партія у вигляді тексту: кожен хід можна прочитати й повторити. Виберіть файл або вставте текст; правила розіграють його знову, і ви зможете пройти партією крок за кроком.
web-record-file = Вибрати файл
web-record-paste = Або текст
web-record-send = Відкрити
web-record-download = Завантажити запис

web-verify-title = Перевірити роздачу
web-verify-about = Ще до першої карти сервер оприлюднив відбиток свого таємного зерна. Тепер гру завершено, зерно відоме, і кожен може переконатися, що дорогою його не підмінили.
web-verify-commitment = Відбиток, оприлюднений на початку (SHA-256)
web-verify-seed = Таємне зерно
web-verify-secret = Таємниця до кінця гри.
web-verify-own = Відбиток зерна, обчислений вашим браузером
web-verify-browser-yes = Ваш браузер: зерно відповідає відбитку.
web-verify-browser-no = Ваш браузер: зерно не відповідає відбитку!
web-verify-browser-cannot = Ваш браузер перевіряє це лише на захищених адресах (https).
web-verify-server-yes = Сервер: зерно відповідає відбитку.
web-verify-server-no = Сервер: зерно не відповідає відбитку!
web-verify-deal-yes = Якщо роздати з цього зерна і зіграти знову, партія йде так само.
web-verify-deal-no = Якщо роздати з цього зерна, партія йде інакше!
web-verify-back = До столу

## Правила й карти

web-rules-of = Правила гри «{ $game }»
web-rules-search = Шукати в правилах
web-rules-contents = Розділи
web-rules-here = За цим столом також:
web-rules-elsewhere = За цим столом не використовується:
web-rules-nothing = У правилах немає слів «{ $wanted }».
web-cards-of = Карти гри «{ $game }»
web-cards-about = Усе, що може випасти, і все, що надруковано на полях. Для кожного числа вказано джерело.

## Налаштування

web-settings = Налаштування
web-settings-language = Мова
web-settings-system = Як у системі
web-settings-theme = Тема
web-settings-theme-light = Світла
web-settings-theme-dark = Темна
web-settings-motion = Анімація
web-settings-motion-on = Увімкнена
web-settings-motion-off = Вимкнена
web-settings-pace = Ходи інших
web-settings-pace-about = Як швидко показувати, що роблять боти та інші гравці. Натисніть будь-де, щоб не чекати.
web-settings-pace-at-once = Одразу
web-settings-pace-brisk = Жваво
web-settings-pace-calm = Спокійно
web-settings-confirm = Підтверджувати кінець ходу
web-settings-confirm-about = Вимкнено: хід завершиться сам, коли більше нічого робити.
web-settings-feedback = Слово про кожен хід
web-settings-feedback-about = У грі наодинці й з ботами: після кожного вашого ходу тренер скаже, чи був він добрий і що було б краще.
web-settings-sound = Звук
web-settings-sound-about = Дві тихі ноти, коли настає ваш хід.
web-settings-plain = Прості поля
web-settings-plain-about = Будь-яка гра — списком із кнопками: для екранного диктора й повільних пристроїв.
web-settings-notify = Сповіщення
web-settings-notify-about = Браузер підкаже, що ваш хід, якщо сторінки не видно.
web-settings-notify-refused = Ваш браузер забороняє сповіщення для цієї сторінки.
web-settings-kept = Зберігається лише на цьому пристрої.

## Піти й повернутися

web-away = { $game }: прибрати з мого списку
web-away-thrown = { $game }: партію викинуто.
web-away-removed = { $game }: стіл прибрано.
web-away-left = { $game }: ви встали з-за столу.
web-away-gave-up = { $game }: ви віддали своє місце.
web-away-hidden = { $game }: прибрано зі списку.
web-away-undo = Скасувати
web-lesson-again = Почати урок спочатку
web-leave = Піти з-за столу
web-leave-title = Віддати своє місце?
web-leave-text = Замість вас дограє бот, решта про це дізнається. Поки гра триває, можна повернутися за посиланням.
web-leave-stay = Залишитися
web-leave-go = Піти
web-gone = { $name } більше не грає. Далі грає бот.
web-seat-gone = грає бот замість того, хто пішов
web-left-title = Тут більше ніхто не грає
web-left-begun = Усі пішли до кінця партії. Вона не має ні підсумку, ні запису.
web-left-open = Цей стіл прибрали до початку гри.
web-left-return = Продовжити тут
web-table-left = Покинута, без підсумку
web-lobby-remove = Прибрати цей стіл
web-home-invited = Зіграти ще
web-home-let-go = Господар столу звільнив ваше місце
web-again-invited = Вас кличуть зіграти ще.
web-again-join = Приєднатися
web-again-decline = Ні, дякую
web-again-go = До наступної гри
web-again-watch = Подивитися наступну гру
web-seat-kept = Місце для: { $name }
web-evening = Рахунок вечора: { $score }
web-evening-two = { $first } { $one } : { $other } { $second }
web-evening-one = { $name } { $count }
error-seat-kept = Це місце залишено для: { $name }.
error-abandoned = З-за цього столу всі пішли. Спершу поверніться.
error-over = Цю гру завершено.

web-plain-moves = Що можна зробити
web-plain-position = На столі
web-plain-search = Знайти хід
web-plain-none = Немає ходу з такими словами.
web-plain-done = Завершити хід

## Роздача дня

web-day = Роздача дня
web-my-page = Моя сторінка
web-day-stood = Зараховано як є
web-day-left = Ви зупинилися до кінця. Спробу зараховано як є; поки день не закрито, її можна продовжити.
web-away-day = { $game }: ви вийшли. Поки день не закрито, можна продовжити.
error-no-day = Цього дня роздачі не було, або він ще не настав.
error-day-ended = Цей день закінчився. Нові спроби належать уже до наступного.
error-day-own = Спроба в роздачі дня лише ваша: це місце не можна передати.
error-day-sealed = Цю роздачу ще грають інші. Вона відкриється, коли день закриється.
error-day-over = Цей день закрито. Спробу зараховано як є.
error-no-hints = За цим столом підказки не дозволено.
error-hint-day = Спроба на роздачі дня йде в залік: вирішуєте ви самі.
error-no-branch = Піти інакше можна із закінчених партій, а зі своєї — поки ви граєте наодинці або з ботами.
error-branch-sealed = Партія, від якої відходить цей варіант, ще триває. Роздача відкриється, коли вона закінчиться.
error-no-feedback = Про ходи тренер говорить лише там, де ви граєте наодинці або з ботами.
error-hint-later = Зараз вам нема чого вирішувати.
error-hint-none = Для цієї гри тренер не має порад.
error-review-none = Цю гру тренер розібрати не може.

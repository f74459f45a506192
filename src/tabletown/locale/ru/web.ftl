# Браузерный клиент: всё, что вокруг игрового поля. Имена людей приходят в $name или $names и показываются как есть.

web-brand = Tabletown
web-title = Tabletown: градостроительные игры за одним столом
web-page-title = { $page } · Tabletown
web-title-turn = ● Ваш ход · { $game }
web-title-waits =
    { $count ->
        [one] ● Ждёт { $count } стол · { $page }
        [few] ● Ждут { $count } стола · { $page }
       *[other] ● Ждут { $count } столов · { $page }
    }

## На каждой странице

web-home = На главную
web-yours = Личное
web-close = Закрыть
web-cancel = Отмена
web-menu = Меню
web-rules = Правила
web-cards = Карты
web-count = Посчитать партию
web-companion = Телефон на столе
web-log = Журнал
web-seats = Игроки
web-copied = Скопировано.
web-copy-by-hand = Скопируйте ссылку вручную.
web-theme-to-dark = Включить тёмную тему
web-theme-to-light = Включить светлую тему
web-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }

## Что может пойти не так

web-error-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-error-unknown = Не получилось. Попробуйте ещё раз.
web-newer = На сервере появился новый Tabletown. Ничего из сыгранного не пропадёт.
web-newer-load = Загрузить
web-line-gone = Нет связи с сервером. То, что вы видите, могло устареть; мы продолжаем попытки.
web-fault-title = Что-то сломалось
web-fault-again = Загрузить страницу заново
web-lost-title = Здесь никто не живёт
web-lost-text = По этому адресу ничего нет. Возможно, ссылка обрезана.
web-lost-home = На главную страницу
web-offline-title = Нет соединения
web-offline = Соединение потеряно. Мы пробуем снова; всё сыгранное на месте.
web-closed-title = За этот стол не попасть
web-closed-unknown = По этому адресу нет стола.
web-stranded-title = Этот стол здесь продолжить нельзя
web-stranded-text = Ничего не потеряно: стол остаётся как есть, и каждый ход есть в его записи. Её сыграет Tabletown, который знает игру такой, какой она начата.
web-closed-spectators = За этим столом играют без зрителей.
web-closed-late = Пока вы смотрели, последнее место заняли, и игра началась.
web-late = Все места заняты, игра началась. Вы наблюдаете.
web-forgotten = Этот браузер больше не помнит, кем вы были: его cookie удалены или устарели. Свои места можно перенести сюда с устройства, которое вас ещё помнит.
web-forgotten-seen = Понятно

## Что отвечает сервер, когда не может чего-то сделать

error-bad-request = Сервер не смог это прочитать. Проверьте, что вы ввели.
error-not-found = По этому адресу ничего нет.
error-method = Сервер такого не делает.
error-too-big = Это слишком длинно.
error-too-many = Слишком часто. Подождите немного и попробуйте снова.
error-cross-site = Этой странице так нельзя: она открыта с другого адреса.
error-internal = На сервере что-то пошло не так. Всё сыгранное на месте.
error-busy = Сервер занят. Попробуйте ещё раз через минуту.
error-no-table = Такого стола нет.
error-no-seat = За этим столом нет такого места.
error-name = Выберите имя от 1 до 24 знаков.
error-seat-taken = Кто-то успел раньше: место занято.
error-already-seated = Вы уже сидите за этим столом.
error-one-seat = За этим столом у каждого одно место. Хозяин стола может разрешить играть нескольким за одним устройством.
error-not-your-seat = Это не ваше место.
error-unknown-move = В этой игре нет такого хода.
error-not-host = Это может сделать только хозяин стола.
error-not-at-table = Это могут сделать только игроки за этим столом.
error-started = Игра уже началась.
error-not-started = Игра ещё не началась.
error-not-over = Это можно увидеть, когда игра закончится.
error-no-spectators = За этим столом играют без зрителей.
error-link = Эта ссылка уже использована или заменена новой.
error-code = Этот код неверен, уже использован или старше десяти минут. Создайте новый на другом устройстве.
error-push = Этот браузер не дал адреса, на который можно посылать сообщения.
error-zone = Этот сервер не знает вашего часового пояса.
error-mail = Это не похоже на адрес электронной почты.
error-no-mail = Этот сервер не рассылает писем.
error-mail-failed = Письмо не удалось отправить. Попробуйте позже.
error-metrics = Показатели сервера видит только тот, кто его держит.
error-not-away = Пока нельзя: игрок на месте и его время не вышло, либо его нет ещё совсем недолго.
error-handed-over = На этом месте играет бот. Хозяин может вернуться.
error-bot-level = Для этой игры нет такого бота.
error-imported = Этот стол создан из записи: его можно только пересмотреть.
error-other-rules = Эта игра начата по версии правил, которой этот Tabletown не знает, и продолжить её здесь нельзя.
error-other-game = В этом Tabletown нет игры, в которую играют за этим столом.
error-other-figures = Эта игра начата с другими числами на картах, чем есть в этом Tabletown, и продолжить её здесь нельзя.
error-cannot-replay = Ходы этой игры не удаётся повторить, и продолжить её здесь нельзя.

## Имена

web-name-label = Ваше имя
web-name-about = Достаточно имени. Ни регистрации, ни пароля.
web-name-guest = Гость
web-name-ask = Как вас называть?
web-name-give = Ваше имя
web-name-change = { $name }: изменить имя
web-name-save = Сохранить
web-name-play = Играть

## Главная страница

web-home-greeting = Постройте город сегодня вечером: с друзьями или против ботов
web-home-shelf = Полка
web-home-mine = Ваши столы
web-home-open = Столы, где ждут игроков
web-home-finished = Сыгранные партии
web-fact-link = Одна ссылка на всех
web-fact-link-text = Создайте стол и отправьте ссылку. Друзьям, чтобы сесть, хватит имени.
web-fact-back = Можно уйти и вернуться
web-fact-back-text = Закройте ноутбук и продолжите через три дня с телефона. Ничего не пропадёт.
web-fact-fair = Раздачу можно проверить
web-fact-fair-text = После каждой партии можно доказать, что карты никто не трогал.
web-shelf-players =
    { $most ->
        [1] Для одного игрока
        [one] { $fewest }–{ $most } игрок
        [few] { $fewest }–{ $most } игрока
       *[many] { $fewest }–{ $most } игроков
    }
web-shelf-learn = Научите меня
web-shelf-lessons = Уроки
web-shelf-bots = Сыграть с ботами
web-shelf-table = Создать стол
web-shelf-alone = Играть в одиночку
web-table-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-table-result =
    { $points ->
        [one] { $place }, { $points } очко
        [few] { $place }, { $points } очка
       *[many] { $place }, { $points } очков
    }
web-table-won =
    { $count ->
        [1] Победа: { $names }
       *[other] Победу делят { $names }
    }

## Чей ход

web-turn-yours = Ваш ход
web-turn-nobody = Стол готовится
web-turn-others =
    { $count ->
        [1] Думает { $names }
       *[other] Думают { $names }
    }

## Новый стол

web-new-title = Создать стол
web-new-heading = Стол для игры «{ $game }»
web-new-edition = Издание
web-new-seats = Места
web-new-who = Кто играет
web-new-others = С другими
web-new-alone = В одиночку
web-new-seat = Место { $number }
web-new-seat-me = Я
web-new-seat-open = Свободно: для тех, у кого есть ссылка
web-new-seat-bot = Бот: { $level }
web-new-seat-local = Кто-то за этим устройством
web-new-seat-remove = Убрать место { $number }
web-new-local-name = Имя этого игрока
web-new-add-open = Свободное место
web-new-add-bot = Бот
web-new-options = Варианты
web-new-table = Стол
web-new-speed = Темп
web-new-speed-live = В реальном времени
web-new-speed-days = Не спеша, за несколько дней
web-new-limit = Время на ход
web-new-limit-none = Без ограничения
web-new-limit-about = Если кто-то думает дольше, остальные могут передать ход боту, даже если игрок на месте. Хозяин места всегда может вернуться.
web-new-handover = Бот может подменить через
web-new-handover-about = Если кого-то нет так долго, остальные могут передать ход боту. Хозяин места всегда может вернуться.
web-new-spectators = Зрители
web-new-spectators-about = Смотреть может каждый, у кого есть ссылка. Зрители видят только то, что видят все.
web-new-hints = Подсказки
web-new-hints-about = Каждый игрок может спросить тренера. В журнале все видят, кто это сделал.
web-new-listed = Показать среди открытых столов
web-new-listed-about = Подсесть сможет любой на этом сервере, а не только обладатели ссылки.
web-new-several = Несколько человек за одним устройством
web-new-several-about = Гости смогут посадить друзей рядом, за свой телефон или компьютер. Вам это можно всегда.
web-new-set = Создать стол
web-new-start = Начать игру

## Перед игрой

web-lobby-title = Стол для игры «{ $game }»
web-lobby-waiting =
    { $count ->
        [0] Все в сборе.
        [one] Свободно ещё { $count } место. Отправьте ссылку друзьям.
        [few] Свободно ещё { $count } места. Отправьте ссылку друзьям.
       *[many] Свободно ещё { $count } мест. Отправьте ссылку друзьям.
    }
web-lobby-kept = Приглашение отправлено: { $names }. Игра начнётся, когда все сядут.
web-lobby-invited = Вас пригласили. Займите свободное место или останьтесь посмотреть.
web-lobby-take = Сесть сюда
web-lobby-sit = Сесть
web-lobby-leave = Встать
web-lobby-local = Кто-то за этим устройством
web-lobby-limit = { $span } на ход
web-lobby-start = Начать сейчас
web-lobby-start-about =
    { $count ->
        [1] Свободное место займёт бот. Иначе игра начнётся, когда его займут.
        [one] { $count } свободное место займут боты. Иначе игра начнётся, когда все места будут заняты.
        [few] { $count } свободных места займут боты. Иначе игра начнётся, когда все места будут заняты.
       *[many] { $count } свободных мест займут боты. Иначе игра начнётся, когда все места будут заняты.
    }
web-share-title = Пригласить
web-share-text = Кто откроет эту ссылку, займёт свободное место или станет зрителем.
web-share-copy = Скопировать ссылку
web-share-code = Ссылка в виде QR-кода
web-move-seat = Пересесть на другое устройство
web-move-copied = Личная ссылка на ваше место скопирована. Откройте её на другом устройстве; она сработает один раз.
web-move-here = Личная ссылка на ваше место. Откройте её на другом устройстве; она сработает один раз.
web-move-code = Ссылка на ваше место в виде QR-кода
web-link-title = Ваше место ждёт вас
web-link-text = По этой ссылке ваше место переедет на это устройство. Прежнее устройство сможет только смотреть.
web-link-sit = Сесть здесь

## За столом

web-round = Раунд { $round }
web-prompt = Что делать сейчас
web-gain = ({ $points })
web-take-back = Отменить шаг
web-take-back-title = Отменить один шаг (Backspace)
web-restart = Начать ход заново
web-restart-title = Начать ход заново (Esc)
web-hint = Подсказка
web-hint-title = Спросить тренера, что сделать и почему
web-since = Что было?
web-since-title = Ещё раз увидеть, что сделали остальные после вашего хода (P)
web-follow-skip = Показать всё
web-log-fresh = После вашего прошлого хода
web-score-of =
    { $points ->
        [one] { $name }: { $points } очко. Показать сумму
        [few] { $name }: { $points } очка. Показать сумму
       *[many] { $name }: { $points } очков. Показать сумму
    }
web-seat-open = Свободное место
# Me, before I have a name.
web-newcomer = Новичок
web-somebody = Кто-то
web-seat-you = это вы
web-seat-beside = за этим устройством
web-seat-host = хозяин стола
web-seat-here = за столом
web-seat-away = нет на месте
web-seat-bot = бот
web-seat-bot-number = { $name } { $number }
web-seat-thinking = думает
web-seat-done = ход завершён
web-seat-handed = играет бот
web-seat-time-up = время вышло
web-time-up-mine = Ваше время на ход вышло: остальные могут передать его боту.
web-seat-hand-over = { $name }: передать место боту
web-handed-mine = За вас играет бот.
web-handed-return = Вернуться на своё место
web-shown-other = Перед вами поле другого игрока: { $name }.
web-shown-level = { $level }: { $about }
web-shown-back = Вернуться к своему
web-pass-title = Дальше играет { $name }
web-pass-text = Передайте устройство. До тех пор стол скрыт.
web-pass-take = { $name } — это я

web-keys = Клавиши
web-keys-choose = выбрать одно из предложенного
web-keys-walk = перебрать всё, что можно сделать
web-keys-walk-all = пройти по всему, о чём можно спросить
web-keys-do = сделать
web-keys-why = почему так нельзя?
web-keys-done = завершить ход
web-keys-take-back = отменить один шаг
web-keys-restart = начать ход заново
web-keys-hint = спросить тренера; ещё раз — другие варианты
web-keys-review = в разборе: следующий и предыдущий важный ход
web-keys-since = ещё раз увидеть, что сделали остальные
web-keys-log = журнал
web-keys-rules = правила
web-keys-help = этот список

## После игры

web-result = Итог
web-result-alone =
    { $points ->
        [one] У вас { $points } очко
        [few] У вас { $points } очка
       *[many] У вас { $points } очков
    }
web-result-skip = Посчитать сразу
web-result-replay = Смотреть повтор
web-result-rematch = Сыграть ещё
web-replay = Повтор
web-replay-title = Повтор партии «{ $game }»
web-replay-step = Шаг
web-replay-begin = Начало
web-replay-caption = { $step } из { $last }: { $name } — { $move }
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-round-back = На раунд назад
web-replay-round-on = На раунд вперёд
web-replay-play = Запустить
web-replay-pause = Пауза
web-replay-eyes = Чьими глазами
web-replay-eyes-of = Глазами: { $name }
web-replay-eyes-none = Глазами зрителей
web-replay-later = Повтор будет готов, когда игра закончится.
web-replay-table = К столу
web-review = Разбор
web-review-going = Разбор: { $percent } %
web-what-if = А что, если?
web-what-if-here = А что, если пойти отсюда иначе?
web-what-if-line = А что, если пойти отсюда иначе: { $line }
web-branch-page = А что, если? { $game }
web-feedback = Тренер о вашем ходе
web-feedback-looking = Тренер смотрит на ваш ход …
web-feedback-close = Закрыть слова тренера

web-record-title = Открыть запись
web-record-upload = Открыть запись партии
web-record-about = Запись — это партия в виде текста: каждый ход можно прочитать и повторить. Выберите файл или вставьте текст; правила разыграют его заново, и вы сможете пройти по партии шаг за шагом.
web-record-file = Выбрать файл
web-record-paste = Или текст
web-record-send = Открыть
web-record-download = Скачать запись

web-verify-title = Проверить раздачу
web-verify-about = Ещё до первой карты сервер опубликовал отпечаток своего секретного зерна. Теперь игра окончена, зерно известно, и каждый может убедиться, что по дороге его не подменили.
web-verify-commitment = Отпечаток, опубликованный в начале (SHA-256)
web-verify-seed = Секретное зерно
web-verify-secret = Секрет до конца игры.
web-verify-own = Отпечаток зерна, посчитанный вашим браузером
web-verify-browser-yes = Ваш браузер: зерно соответствует отпечатку.
web-verify-browser-no = Ваш браузер: зерно не соответствует отпечатку!
web-verify-browser-cannot = Ваш браузер проверяет это только на защищённых адресах (https).
web-verify-server-yes = Сервер: зерно соответствует отпечатку.
web-verify-server-no = Сервер: зерно не соответствует отпечатку!
web-verify-deal-yes = Если раздать из этого зерна и сыграть заново, партия идёт так же.
web-verify-deal-no = Если раздать из этого зерна, партия идёт иначе!
web-verify-back = К столу

## Правила и карты

web-rules-of = Правила игры «{ $game }»
web-rules-search = Искать в правилах
web-rules-contents = Главы
web-rules-here = За этим столом также:
web-rules-elsewhere = За этим столом не используется:
web-rules-nothing = В правилах нет слов «{ $wanted }».
web-cards-of = Карты игры «{ $game }»
web-cards-about = Всё, что может выпасть, и всё, что напечатано на полях. У каждого числа указан источник.

## Настройки

web-settings = Настройки
web-settings-language = Язык
web-settings-system = Как в системе
web-settings-theme = Тема
web-settings-theme-light = Светлая
web-settings-theme-dark = Тёмная
web-settings-motion = Анимация
web-settings-motion-on = Включена
web-settings-motion-off = Выключена
web-settings-pace = Ходы остальных
web-settings-pace-about = Как быстро показывать, что делают боты и другие игроки. Нажмите в любом месте, чтобы не ждать.
web-settings-pace-at-once = Сразу
web-settings-pace-brisk = Живо
web-settings-pace-calm = Спокойно
web-settings-confirm = Подтверждать конец хода
web-settings-confirm-about = Выключено: ход закончится сам, когда больше нечего делать.
web-settings-feedback = Слово о каждом ходе
web-settings-feedback-about = В игре в одиночку и с ботами: после каждого вашего хода тренер скажет, был ли он хорош и что было бы лучше.
web-settings-sound = Звук
web-settings-sound-about = Две тихие ноты, когда настаёт ваш ход.
web-settings-plain = Простые поля
web-settings-plain-about = Любая игра — списком с кнопками: для экранного диктора и медленных устройств.
web-settings-notify = Уведомления
web-settings-notify-about = Браузер подскажет, что ваш ход, если страницы не видно.
web-settings-notify-refused = Ваш браузер запрещает уведомления для этой страницы.
web-settings-kept = Хранится только на этом устройстве.

## Уйти и вернуться

web-away = { $game }: убрать из моего списка
web-away-thrown = { $game }: партия выброшена.
web-away-removed = { $game }: стол убран.
web-away-left = { $game }: вы встали из-за стола.
web-away-gave-up = { $game }: вы отдали своё место.
web-away-hidden = { $game }: убрано из списка.
web-away-undo = Отменить
web-lesson-again = Начать урок заново
web-leave = Уйти из-за стола
web-leave-title = Отдать своё место?
web-leave-text = Вместо вас доиграет бот, остальные об этом узнают. Пока игра идёт, можно вернуться по ссылке.
web-leave-stay = Остаться
web-leave-go = Уйти
web-gone = { $name } больше не играет. Дальше играет бот.
web-seat-gone = играет бот вместо ушедшего
web-left-title = Здесь больше никто не играет
web-left-begun = Все ушли до конца партии. У неё нет ни итога, ни записи.
web-left-open = Этот стол убрали до начала игры.
web-left-return = Продолжить здесь
web-table-left = Брошена, без итога
web-lobby-remove = Убрать этот стол
web-home-invited = Сыграть ещё
web-home-let-go = Хозяин стола освободил ваше место
web-again-invited = Вас зовут сыграть ещё.
web-again-join = Присоединиться
web-again-decline = Нет, спасибо
web-again-go = К следующей игре
web-again-watch = Посмотреть следующую игру
web-seat-kept = Место для: { $name }
web-evening = Счёт вечера: { $score }
web-evening-two = { $first } { $one } : { $other } { $second }
web-evening-one = { $name } { $count }
error-seat-kept = Это место оставлено для: { $name }.
error-abandoned = Из-за этого стола все ушли. Сначала вернитесь.
error-over = Эта игра окончена.

web-plain-moves = Что можно сделать
web-plain-position = На столе
web-plain-search = Найти ход
web-plain-none = Нет хода с такими словами.
web-plain-done = Завершить ход

## Раздача дня

web-day = Раздача дня
web-my-page = Моя страница
web-day-stood = Засчитано как есть
web-day-left = Вы остановились до конца. Попытка засчитана как есть; пока день не закрыт, её можно продолжить.
web-away-day = { $game }: вы вышли. Пока день не закрыт, можно продолжить.
error-no-day = В этот день раздачи не было, или он ещё не наступил.
error-day-ended = Этот день закончился. Новые попытки относятся уже к следующему.
error-day-own = Попытка в раздаче дня только ваша: это место нельзя передать.
error-day-sealed = Эту раздачу ещё играют другие. Она откроется, когда день закроется.
error-day-over = Этот день закрыт. Попытка засчитана как есть.
error-no-hints = За этим столом подсказки не разрешены.
error-hint-day = Попытка на раздаче дня идёт в зачёт: решаете вы сами.
error-no-branch = Пойти иначе можно из законченных партий, а из своей — пока вы играете в одиночку или с ботами.
error-branch-sealed = Партия, от которой отходит этот вариант, ещё идёт. Раздача откроется, когда она закончится.
error-no-feedback = О ходах тренер говорит только там, где вы играете в одиночку или с ботами.
error-hint-later = Сейчас вам нечего решать.
error-hint-none = Для этой игры у тренера нет советов.
error-review-none = Эту игру тренер разобрать не может.

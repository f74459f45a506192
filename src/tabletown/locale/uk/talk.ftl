# Що відбувається навколо гри: господар столу, хто пішов і хто повернувся, що сказано. $name — ім’я людини, показується як є.

## Господар столу

host-change = Змінити стіл
host-change-about = Варіанти й місця можна змінювати, доки гра не почалася. Усі за столом одразу це бачать.
host-save = Зберегти
host-save-start = Зберегти й почати
host-seat-menu = { $name }: що можна зробити
host-let-go = { $name }: звільнити місце
host-let-go-about = Місце стане вільним. { $name } зможе дивитися або сісти знову.
host-send-away = { $name }: прибрати з гри
host-send-away-about = На цьому місці продовжить бот. Повернутися в цю гру { $name } не зможе.
host-send-away-sure = { $name }: прибрати з гри назавжди? На цьому місці продовжить бот.
host-send-away-stay = { $name }: залишити
host-hand-over = { $name }: зробити господарем столу
host-hand-over-about = Тоді змінювати стіл і починати гру зможе лише { $name }.
host-hand-over-running = Тоді лише { $name } зможе прибирати інших із гри й вирішувати, хто як може говорити.
host-let-go-mine = Господар столу звільнив ваше місце. Можна дивитися або знову сісти на вільне місце.
host-sent-away-mine = Господар столу прибрав вас із гри. На вашому місці продовжує бот.
host-mine = Тепер ви господар цього столу.
host-happened = Що тут було
error-seat-vanishes = Там сидить { $name }. Залиште місце або спершу звільніть його.
error-seats-moved = Місця тим часом змінилися. Погляньте ще раз.
error-nobody-there = Там уже ніхто не сидить.
error-own-seat = Це ваше власне місце.

## У журналі: хто пішов і хто повернувся

talk-note-left = { $name } встає з-за столу.
talk-note-let_go = Господар столу звільняє місце: { $name }.
talk-note-sent_away = Господар столу прибирає з гри: { $name }. Далі грає бот.
talk-note-host = Тепер господар столу: { $name }.
talk-note-changed = { $name } змінює варіанти або місця.
talk-note-gave_up = { $name } віддає своє місце. Далі грає бот.
talk-note-handed = { $name }: немає на місці. Далі грає бот.
talk-note-late = { $name }: час вийшов. Далі грає бот.
talk-note-back = { $name } знову за столом і грає далі.
talk-note-hint = { $name } бере підказку тренера.
talk-note-declined = { $name } цього разу не грає.

## Розмова. $text — те, що сказано.

talk-open = Розмова
talk-open-unheard =
    { $count ->
        [one] Розмова: { $count } нова репліка
        [few] Розмова: { $count } нові репліки
       *[many] Розмова: { $count } нових реплік
    }
talk-said = Що сказано
talk-nothing = Поки що ніхто нічого не сказав.
talk-line = { $name }: { $text }
talk-reactions = Реакції
talk-phrases = Фрази
talk-text = Напишіть що-небудь
talk-send = Надіслати
talk-free = Вільний текст
talk-free-about = Хто може говорити, може й писати, а не лише вибирати фрази.
talk-free-not = Фрази кожен читає своєю мовою. Вільний текст може дозволити господар столу.
talk-watchers = Глядачі можуть говорити
talk-watchers-about = Інакше чути лише тих, хто грає.
talk-watchers-quiet = Глядачі тут слухають.
talk-nudge = { $name }: нагадати про хід
talk-nudged = Тук-тук, { $name }! Ваш хід.
talk-nudged-you = Тук-тук! Ваш хід.
talk-mute = { $name }: не чути
talk-muted = Ви не чуєте: { $name }.
talk-unmute = { $name }: знову чути
talk-reaction-thumb = Схвалюю
talk-reaction-heart = Серце
talk-reaction-laugh = Смішно
talk-reaction-wow = Ого
talk-reaction-party = Свято
talk-reaction-oops = Ой
talk-phrase-hello = Привіт!
talk-phrase-luck = Щасти!
talk-phrase-well_built = Чудова будівля!
talk-phrase-nice_move = Гарний хід!
talk-phrase-thanks = Дякую!
talk-phrase-moment = Хвилинку, будь ласка
talk-phrase-whose_turn = Чий зараз хід?
talk-phrase-sorry = Вибачте!
talk-phrase-close = Ще трішки, і вийшло б!
talk-phrase-good_game = Гарна партія!
talk-phrase-again = Ще разок?
talk-phrase-bye = Мені час, бувайте!
web-keys-talk = розмова
error-no-free-text = Тут можна говорити лише фразами. Вільний текст може дозволити господар столу.
error-watchers-quiet = Глядачі за цим столом слухають.
error-text = Напишіть від 1 до 200 знаків.
error-not-awaited = { $name }: зараз ходу не чекають.
error-nudged = { $name }: про хід щойно нагадали.
error-mute-self = Себе заглушити не можна.

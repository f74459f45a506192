# Что происходит вокруг игры: хозяин стола, кто ушёл и кто вернулся, что сказано. $name — имя человека, показывается как есть.

## Хозяин стола

host-change = Изменить стол
host-change-about = Варианты и места можно менять, пока игра не началась. Все за столом сразу это видят.
host-save = Сохранить
host-save-start = Сохранить и начать
host-seat-menu = { $name }: что можно сделать
host-let-go = { $name }: освободить место
host-let-go-about = Место станет свободным. { $name } сможет смотреть или сесть снова.
host-send-away = { $name }: убрать из игры
host-send-away-about = На этом месте продолжит бот. Вернуться в эту игру { $name } не сможет.
host-send-away-sure = { $name }: убрать из игры насовсем? На этом месте продолжит бот.
host-send-away-stay = { $name }: оставить
host-hand-over = { $name }: сделать хозяином стола
host-hand-over-about = Тогда менять стол и начинать игру сможет только { $name }.
host-hand-over-running = Тогда только { $name } сможет убирать других из игры и решать, кто как может говорить.
host-let-go-mine = Хозяин стола освободил ваше место. Можно смотреть или снова сесть на свободное место.
host-sent-away-mine = Хозяин стола убрал вас из игры. На вашем месте продолжает бот.
host-mine = Теперь вы хозяин этого стола.
host-happened = Что здесь было
error-seat-vanishes = Там сидит { $name }. Оставьте место или сначала освободите его.
error-seats-moved = Места тем временем изменились. Посмотрите ещё раз.
error-nobody-there = Там уже никто не сидит.
error-own-seat = Это ваше собственное место.

## В журнале: кто ушёл и кто вернулся

talk-note-left = { $name } встаёт из-за стола.
talk-note-let_go = Хозяин стола освобождает место: { $name }.
talk-note-sent_away = Хозяин стола убирает из игры: { $name }. Дальше играет бот.
talk-note-host = Теперь хозяин стола: { $name }.
talk-note-changed = { $name } меняет варианты или места.
talk-note-gave_up = { $name } отдаёт своё место. Дальше играет бот.
talk-note-handed = { $name }: нет на месте. Дальше играет бот.
talk-note-late = { $name }: время вышло. Дальше играет бот.
talk-note-back = { $name } снова за столом и играет дальше.
talk-note-hint = { $name } берёт подсказку тренера.
talk-note-declined = { $name } в этот раз не играет.

## Разговор. $text — то, что сказано.

talk-open = Разговор
talk-open-unheard =
    { $count ->
        [one] Разговор: { $count } новая реплика
        [few] Разговор: { $count } новые реплики
       *[many] Разговор: { $count } новых реплик
    }
talk-said = Что сказано
talk-nothing = Пока никто ничего не сказал.
talk-line = { $name }: { $text }
talk-reactions = Реакции
talk-phrases = Фразы
talk-text = Напишите что-нибудь
talk-send = Отправить
talk-free = Свободный текст
talk-free-about = Кто может говорить, может и писать, а не только выбирать фразы.
talk-free-not = Фразы каждый читает на своём языке. Свободный текст может разрешить хозяин стола.
talk-watchers = Зрители могут говорить
talk-watchers-about = Иначе слышно только тех, кто играет.
talk-watchers-quiet = Зрители здесь слушают.
talk-nudge = { $name }: напомнить о ходе
talk-nudged = Тук-тук, { $name }! Ваш ход.
talk-nudged-you = Тук-тук! Ваш ход.
talk-mute = { $name }: не слышать
talk-muted = Вы не слышите: { $name }.
talk-unmute = { $name }: снова слышать
talk-reaction-thumb = Одобряю
talk-reaction-heart = Сердце
talk-reaction-laugh = Смешно
talk-reaction-wow = Ого
talk-reaction-party = Праздник
talk-reaction-oops = Ой
talk-phrase-hello = Привет!
talk-phrase-luck = Удачи!
talk-phrase-well_built = Отличная постройка!
talk-phrase-nice_move = Хороший ход!
talk-phrase-thanks = Спасибо!
talk-phrase-moment = Минутку, пожалуйста
talk-phrase-whose_turn = Чей сейчас ход?
talk-phrase-sorry = Извините!
talk-phrase-close = Ещё бы чуть-чуть!
talk-phrase-good_game = Хорошая партия!
talk-phrase-again = Ещё разок?
talk-phrase-bye = Мне пора, пока!
web-keys-talk = разговор
error-no-free-text = Здесь можно говорить только фразами. Свободный текст может разрешить хозяин стола.
error-watchers-quiet = Зрители за этим столом слушают.
error-text = Напишите от 1 до 200 знаков.
error-not-awaited = { $name }: сейчас хода не ждут.
error-nudged = { $name }: о ходе напомнили только что.
error-mute-self = Себя заглушить нельзя.

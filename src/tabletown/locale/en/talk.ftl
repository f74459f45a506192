# What goes on around a game: the host, who went and who came back, what is said. $name is a person's name, shown as it is.

## The host

host-change = Change the table
host-change-about = Options and seats can be changed until the game begins. Everybody at the table sees it at once.
host-save = Save
host-save-start = Save and start
host-seat-menu = What can be done with { $name }
host-let-go = Free the seat of { $name }
host-let-go-about = The seat becomes free. { $name } can watch, or sit down again.
host-send-away = Remove { $name } from the game
host-send-away-about = A bot plays on in this seat. { $name } cannot come back to this game.
host-send-away-sure = Remove { $name } for good? A bot plays on in this seat.
host-send-away-stay = Keep { $name }
host-hand-over = Make { $name } the host
host-hand-over-about = Then only { $name } can change and start the table.
host-hand-over-running = Then only { $name } can remove others from the game and decide who may talk how.
host-let-go-mine = The host has freed your seat. You can watch, or sit down again where a seat is free.
host-sent-away-mine = The host has removed you from the game. A bot plays on in your seat.
host-mine = You are the host of this table now.
host-happened = What happened here
error-seat-vanishes = { $name } sits there. Keep the seat, or free it first.
error-seats-moved = The seats were changed meanwhile. Please look again.
error-nobody-there = Nobody sits there any more.
error-own-seat = This is your own seat.

## In the log: who went, who came back

talk-note-left = { $name } leaves the table.
talk-note-let_go = The host frees the seat of { $name }.
talk-note-sent_away = The host removes { $name } from the game. A bot plays on.
talk-note-host = { $name } is the host now.
talk-note-changed = { $name } changes the options or the seats.
talk-note-gave_up = { $name } gives up the seat. A bot plays on.
talk-note-handed = { $name } is away. A bot plays on.
talk-note-late = { $name } has run out of time. A bot plays on.
talk-note-back = { $name } is back and plays on.
talk-note-hint = { $name } asks the coach for a hint.
talk-note-declined = { $name } will not play this time.

## Talk. $text is what was said.

talk-open = Talk
talk-open-unheard = Talk: { $count } new
talk-said = What was said
talk-nothing = Nobody has said anything yet.
talk-line = { $name }: { $text }
talk-reactions = Reactions
talk-phrases = Phrases
talk-text = Write something
talk-send = Send
talk-free = Free text
talk-free-about = Everybody who may talk can write, not only choose phrases.
talk-free-not = Phrases reach everybody in their own language. The host can allow free text.
talk-watchers = Spectators may talk
talk-watchers-about = Otherwise only those who play are heard.
talk-watchers-quiet = Spectators listen here.
talk-nudge = Nudge { $name } politely
talk-nudged = Psst, { $name }, it is your turn.
talk-nudged-you = Psst, it is your turn.
talk-mute = Mute { $name }
talk-muted = You do not hear { $name }.
talk-unmute = Hear { $name } again
talk-reaction-thumb = Thumbs up
talk-reaction-heart = Heart
talk-reaction-laugh = Laughing
talk-reaction-wow = Wow
talk-reaction-party = Party
talk-reaction-oops = Oh no
talk-phrase-hello = Hello!
talk-phrase-luck = Good luck!
talk-phrase-well_built = Well built!
talk-phrase-nice_move = Nice move!
talk-phrase-thanks = Thank you!
talk-phrase-moment = One moment, please
talk-phrase-whose_turn = Whose turn is it?
talk-phrase-sorry = Sorry!
talk-phrase-close = That was close!
talk-phrase-good_game = Good game!
talk-phrase-again = Once more?
talk-phrase-bye = I must go, bye!
web-keys-talk = talk
error-no-free-text = Here only phrases can be said. The host can allow free text.
error-watchers-quiet = Spectators listen at this table.
error-text = Please write 1 to 200 characters.
error-not-awaited = { $name } is not awaited now.
error-nudged = { $name } was nudged a moment ago.
error-mute-self = You cannot mute yourself.

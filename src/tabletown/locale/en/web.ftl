# The browser client: everything around the boards. Names of people come as $name or $names and are shown as they are.

web-brand = Tabletown
web-title = Tabletown: city-building games at one table
web-page-title = { $page } · Tabletown
web-title-turn = ● Your turn · { $game }
web-title-waits =
    { $count ->
        [one] ● Your turn · { $page }
       *[other] ● { $count } tables wait · { $page }
    }

## On every page

web-home = Home
web-yours = Yours
web-close = Close
web-cancel = Cancel
web-menu = Menu
web-rules = Rules
web-cards = Cards
web-count = Count a game
web-companion = A phone at the table
web-log = Log
web-seats = Players
web-copied = Copied.
web-copy-by-hand = Please copy the link by hand.
web-theme-to-dark = Switch to dark
web-theme-to-light = Switch to light
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## What can go wrong

web-error-offline = The server cannot be reached. Check your connection and try again.
web-error-unknown = That did not work. Please try again.
web-newer = There is a newer Tabletown on the server. Nothing you have played is lost.
web-newer-load = Load it
web-line-gone = No connection to the server. What you see may be out of date; we keep trying.
web-fault-title = Something broke
web-fault-again = Load the page again
web-lost-title = Nobody lives here
web-lost-text = There is no page at this address. Perhaps the link was cut short.
web-lost-home = To the home page
web-offline-title = No connection
web-offline = The connection is lost. We keep trying; nothing you have played is gone.
web-closed-title = This table is closed to you
web-closed-unknown = There is no table at this address.
web-stranded-title = This table cannot go on here
web-stranded-text = Nothing is lost: the table stays as it is, and every move is in its record. A Tabletown that knows the game as it was begun can play it.
web-closed-spectators = The people at this table play without spectators.
web-closed-late = While you were looking, the last seat was taken and the game began.
web-late = All seats have been taken, and the game has begun. You are watching.
web-forgotten = This browser no longer knows who you were: its cookies were removed or have expired. Seats that were yours can be moved here from a device that still knows you.
web-forgotten-seen = I see

## What the server answers when it cannot do something

error-bad-request = The server could not read that. Please check what you entered.
error-not-found = There is nothing at this address.
error-method = The server does not do this.
error-too-big = That is too long.
error-too-many = Too much at once. Wait a moment and try again.
error-cross-site = This page may not do that: it comes from another address.
error-internal = Something went wrong on the server. Nothing you have played is lost.
error-busy = The server is busy. Please try again in a moment.
error-no-table = There is no such table.
error-no-seat = There is no such seat at this table.
error-name = Please choose a name of 1 to 24 characters.
error-seat-taken = Somebody else was quicker: this seat is taken.
error-already-seated = You sit at this table already.
error-one-seat = At this table everybody has one seat. The host can allow several people at one device.
error-not-your-seat = This is not your seat.
error-unknown-move = This game has no such move.
error-not-host = Only the host of this table can do this.
error-not-at-table = Only those who play here can do this.
error-started = The game has already started.
error-not-started = The game has not started yet.
error-not-over = This can be seen when the game is over.
error-no-spectators = The people at this table play without spectators.
error-link = This link is used up or was replaced by a newer one.
error-code = This code is wrong, used up or older than ten minutes. Make a new one on your other device.
error-push = This browser gave no address that messages can be sent to.
error-zone = This server does not know your time zone.
error-mail = This does not look like an e-mail address.
error-no-mail = This server sends no e-mails.
error-mail-failed = The e-mail could not be sent. Please try again later.
error-metrics = Only the operator of this server may see its figures.
error-not-away = Not yet: this player is here and has time left, or has not been away long enough.
error-handed-over = A bot is playing for this seat. Its owner can take it back.
error-bot-level = There is no such bot for this game.
error-imported = This table came from a record: it can only be replayed.
error-other-rules = This game was begun under a version of the rules that this Tabletown does not know, so it cannot go on here.
error-other-game = This Tabletown does not have the game that is played at this table.
error-other-figures = This game was begun with other figures on its cards than this Tabletown has, so it cannot go on here.
error-cannot-replay = The moves of this game cannot be played again, so it cannot go on here.

## Names

web-name-label = Your name
web-name-about = A name is enough. There is no account and no password.
web-name-guest = Guest
web-name-ask = What shall we call you?
web-name-give = Your name
web-name-change = { $name }: change your name
web-name-save = Save
web-name-play = Play

## The home page

web-home-greeting = Build a town tonight, with friends or against bots
web-home-shelf = The shelf
web-home-mine = Your tables
web-home-open = Tables looking for players
web-home-finished = Games you played
web-fact-link = One link for everybody
web-fact-link-text = Open a table and send the link. Friends sit down with nothing but a name.
web-fact-back = Leave and come back
web-fact-back-text = Close the laptop, go on from your phone in three days. Nothing is lost.
web-fact-fair = A deal you can check
web-fact-fair-text = After each game you can prove that nobody touched the cards.
web-shelf-players =
    { $most ->
        [one] For one player
       *[other] { $fewest }–{ $most } players
    }
web-shelf-learn = Teach me
web-shelf-lessons = Lessons
web-shelf-bots = Play against bots now
web-shelf-table = New table
web-shelf-alone = Play alone
web-table-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
web-table-result =
    { $points ->
        [one] { $place }, { $points } point
       *[other] { $place }, { $points } points
    }
web-table-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the win
    }

## Whose turn it is

web-turn-yours = Your turn
web-turn-nobody = The table is being set
web-turn-others =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }

## Setting a table

web-new-title = New table
web-new-heading = A table of { $game }
web-new-edition = Edition
web-new-seats = Seats
web-new-who = Who plays
web-new-others = With others
web-new-alone = Alone
web-new-seat = Seat { $number }
web-new-seat-me = Me
web-new-seat-open = Open: whoever has the link
web-new-seat-bot = Bot: { $level }
web-new-seat-local = Someone at this device
web-new-seat-remove = Remove seat { $number }
web-new-local-name = Their name
web-new-add-open = Open seat
web-new-add-bot = Bot
web-new-options = Options
web-new-table = The table
web-new-speed = Speed
web-new-speed-live = Live, in one sitting
web-new-speed-days = Slowly, over days
web-new-limit = Time for a turn
web-new-limit-none = No limit
web-new-limit-about = Whoever takes longer can be replaced by a bot, even if they are here. The seat’s owner can always take it back.
web-new-handover = A bot may step in after
web-new-handover-about = If someone is away for that long, the others can let a bot play on. The seat’s owner can always take it back.
web-new-spectators = Spectators
web-new-spectators-about = Whoever has the link may watch. Watchers see only what everybody sees.
web-new-hints = Hints
web-new-hints-about = Whoever plays here may ask the coach. Everybody can read in the log when somebody does.
web-new-listed = Show among the open tables
web-new-listed-about = Anyone on this server can join, not only those with the link.
web-new-several = Several people at one device
web-new-several-about = Guests may seat friends beside them at their own phone or computer. You always may.
web-new-set = Set the table
web-new-start = Start the game

## Before the game

web-lobby-title = A table of { $game }
web-lobby-waiting =
    { $count ->
        [0] Everybody is here.
        [one] One seat is still free. Send the link to a friend.
       *[other] { $count } seats are still free. Send the link to your friends.
    }
web-lobby-kept = Invited: { $names }. The game begins when everybody has sat down.
web-lobby-invited = You are invited. Take a free seat, or stay and watch.
web-lobby-take = Sit down here
web-lobby-sit = Sit down
web-lobby-leave = Leave seat
web-lobby-local = Someone at this device
web-lobby-limit = { $span } per turn
web-lobby-start = Start now
web-lobby-start-about =
    { $count ->
        [one] A bot will take the free seat. Otherwise the game starts when it is taken.
       *[other] Bots will take the { $count } free seats. Otherwise the game starts when all are taken.
    }
web-share-title = Invite
web-share-text = Whoever opens this link takes a free seat or watches.
web-share-copy = Copy the link
web-share-code = The link as a QR code
web-move-seat = Move my seat to another device
web-move-copied = A private link to your seat is copied. Open it on the other device; it works once.
web-move-here = A private link to your seat. Open it on the other device; it works once.
web-move-code = The link to your seat as a QR code
web-link-title = Your seat is waiting
web-link-text = With this link your seat moves to this device. The other device will only watch from then on.
web-link-sit = Take my seat here

## At the table

web-round = Round { $round }
web-prompt = What to do now
web-gain = ({ $points })
web-take-back = Take back
web-take-back-title = Take back one step (Backspace)
web-restart = Restart the turn
web-restart-title = Restart the turn (Esc)
web-hint = Hint
web-hint-title = Ask the coach what to do, and why
web-since = What happened?
web-since-title = See again what others did since your last turn (P)
web-follow-skip = Show all
web-log-fresh = Since your last turn
web-score-of =
    { $points ->
        [one] { $name }: { $points } point. Show the sum
       *[other] { $name }: { $points } points. Show the sum
    }
web-seat-open = Free seat
# Me, before I have a name.
web-newcomer = Newcomer
web-somebody = Somebody
web-seat-you = you
web-seat-beside = at this device
web-seat-host = host
web-seat-here = here
web-seat-away = away
web-seat-bot = bot
web-seat-bot-number = { $name } { $number }
web-seat-thinking = thinking
web-seat-done = done
web-seat-handed = a bot plays
web-seat-time-up = out of time
web-time-up-mine = Your time for this turn is up: the others may let a bot play for you.
web-seat-hand-over = Let a bot play for { $name }
web-handed-mine = A bot is playing for you.
web-handed-return = Take my seat back
web-shown-other = You are looking at what { $name } has built.
web-shown-level = { $level }: { $about }
web-shown-back = Back to mine
web-pass-title = { $name } is next
web-pass-text = Hand the device over. The table stays hidden until then.
web-pass-take = I am { $name }

web-keys = Keys
web-keys-choose = choose one of the offers
web-keys-walk = walk through what can be done
web-keys-walk-all = walk through everything that can be asked about
web-keys-do = do it
web-keys-why = why can this not be done?
web-keys-done = end my turn
web-keys-take-back = take back one step
web-keys-restart = restart the turn
web-keys-hint = ask the coach for a hint; once more: other choices
web-keys-review = in a review: the next turn of note and the one before
web-keys-since = see again what others did
web-keys-log = the log
web-keys-rules = the rules
web-keys-help = this list

## After the game

web-result = The result
web-result-alone =
    { $points ->
        [one] You have { $points } point
       *[other] You have { $points } points
    }
web-result-skip = Count at once
web-result-replay = See the replay
web-result-rematch = Play again
web-replay = Replay
web-replay-title = Replay of { $game }
web-replay-step = Step
web-replay-begin = The beginning
web-replay-caption = { $step } of { $last }: { $name } – { $move }
web-replay-back = One step back
web-replay-on = One step on
web-replay-round-back = One round back
web-replay-round-on = One round on
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Whose eyes
web-replay-eyes-of = As { $name } saw it
web-replay-eyes-none = As spectators saw it
web-replay-later = The replay is ready when the game is over.
web-replay-table = To the table
web-review = Review
web-review-going = Review: { $percent } %
web-what-if = What if?
web-what-if-here = What if: try another way from here
web-what-if-line = What if: another way from here: { $line }
web-branch-page = What if: { $game }
web-feedback = The coach on your turn
web-feedback-looking = The coach looks back at your turn …
web-feedback-close = Close what the coach says

web-record-title = Open a record
web-record-upload = Open the record of a game
web-record-about = A record is a game as text: every move, readable and replayable. Choose a file or paste the text; the rules play it again, and you can walk through it.
web-record-file = Choose a file
web-record-paste = Or the text
web-record-send = Open
web-record-download = Download the record

web-verify-title = Verify the deal
web-verify-about = Before the first card was turned, the server published a fingerprint of its secret seed. Now that the game is over the seed is known, and anyone can check that it was not changed on the way.
web-verify-commitment = Fingerprint published at the start (SHA-256)
web-verify-seed = The secret seed
web-verify-secret = Secret until the game is over.
web-verify-own = Fingerprint of the seed, worked out in your browser
web-verify-browser-yes = Your browser: the seed fits the fingerprint.
web-verify-browser-no = Your browser: the seed does not fit the fingerprint!
web-verify-browser-cannot = Your browser checks this only on secure addresses (https).
web-verify-server-yes = The server: the seed fits the fingerprint.
web-verify-server-no = The server: the seed does not fit the fingerprint!
web-verify-deal-yes = Dealt again from this seed and played again, the game takes the same course.
web-verify-deal-no = Dealt again from this seed, the game takes another course!
web-verify-back = To the table

## The rules and the cards

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-contents = Chapters
web-rules-here = At this table also:
web-rules-elsewhere = Not played at this table:
web-rules-nothing = “{ $wanted }” is not in the rules.
web-cards-of = Cards of { $game }
web-cards-about = Everything that chance can deal and everything that is printed on the boards. Each figure says where it comes from.

## Settings

web-settings = Settings
web-settings-language = Language
web-settings-system = As the system
web-settings-theme = Theme
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Animation
web-settings-motion-on = On
web-settings-motion-off = Off
web-settings-pace = Others’ moves
web-settings-pace-about = How fast you see what bots and others do. Press anywhere to go on.
web-settings-pace-at-once = At once
web-settings-pace-brisk = Brisk
web-settings-pace-calm = Calm
web-settings-confirm = Confirm the end of my turn
web-settings-confirm-about = Off: the turn ends by itself when nothing else is left to do.
web-settings-feedback = A word on every turn
web-settings-feedback-about = Alone and against bots: after each of your turns the coach says whether it was good, and what would have been better.
web-settings-sound = Sound
web-settings-sound-about = Two soft notes when it is your turn.
web-settings-plain = Plain boards
web-settings-plain-about = Every game as an outline with buttons: for screen readers and slow devices.
web-settings-notify = Notifications
web-settings-notify-about = The browser tells you when it is your turn and the page is out of sight.
web-settings-notify-refused = Your browser forbids notifications for this page.
web-settings-kept = Kept on this device only.

## Leaving and coming again

web-away = { $game }: remove from my list
web-away-thrown = { $game }: thrown away.
web-away-removed = { $game }: the table is removed.
web-away-left = { $game }: you have left the table.
web-away-gave-up = { $game }: you have given up your seat.
web-away-hidden = { $game }: taken off your list.
web-away-undo = Undo
web-lesson-again = Start the lesson over
web-leave = Leave the table
web-leave-title = Give up your seat?
web-leave-text = A bot plays on in your place, and the others are told. You can come back through the link while the game runs.
web-leave-stay = Stay
web-leave-go = Give up
web-gone = { $name } has left. A bot plays on.
web-seat-gone = has left, a bot plays
web-left-title = Nobody plays here any more
web-left-begun = Everybody has left this game before its end. It has no result and no replay.
web-left-open = This table was taken away before the game began.
web-left-return = Go on here
web-table-left = Given up, no result
web-lobby-remove = Remove this table
web-home-invited = Play again
web-home-let-go = The host has freed your seat
web-again-invited = You are invited to play again.
web-again-join = Join the next game
web-again-decline = No, thank you
web-again-go = To the next game
web-again-watch = Look at the next game
web-seat-kept = Kept for { $name }
web-evening = The evening so far: { $score }
web-evening-two = { $first } { $one } : { $other } { $second }
web-evening-one = { $name } { $count }
error-seat-kept = This seat is kept for { $name }.
error-abandoned = Everybody has left this table. Come back first.
error-over = This game is over.

web-plain-moves = What you can do
web-plain-position = On the table
web-plain-search = Find a move
web-plain-none = No move has these words.
web-plain-done = End my turn

## The deal of the day

web-day = Deal of the day
web-my-page = My page
web-day-stood = Counts as it stood
web-day-left = You stopped before the end. The try counts as it stands; until the day closes you can go on.
web-away-day = { $game }: you have left. Until the day closes you can go on.
error-no-day = There was no deal on this day, or it is still to come.
error-day-ended = This day has ended. New tries belong to the next one.
error-day-own = A try at the deal of the day is yours alone: its seat cannot be moved.
error-day-sealed = Others are still playing this deal. It opens when the day has closed.
error-day-over = This day has closed. The try counts as it stood.
error-no-hints = The host of this table allows no hints.
error-hint-day = Your try at the deal of the day counts, so you decide alone.
error-no-branch = Another way can be tried from finished games, and from your own while you play alone or against bots.
error-branch-sealed = The game that this branch leaves is still going on. Its deal opens when that game is over.
error-no-feedback = The coach speaks about turns only where you play alone or against bots.
error-hint-later = There is nothing for you to decide now.
error-hint-none = The coach has no advice for this game.
error-review-none = The coach cannot review this game.

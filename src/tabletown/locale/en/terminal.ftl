# The command line and the game in the terminal.

## Help

cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = COMMAND
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-examples = Examples:

cli-tabletown = City-building tabletop games in the browser, in the terminal and from Python.
cli-games = List the games with their editions, options and bots.
cli-play = Play in the terminal, alone, with bots, or with friends at one keyboard.
cli-learn = Learn a game by playing it, with a teacher beside you.
cli-rules = Read the rules of a game, whole or by chapter.
cli-cards = List a game’s cards and boards, with where each figure comes from.
cli-score = Score a sheet that was played on paper.
cli-print = Print sheets, cards, boards and aids as PDF, for a real table.
cli-replay = Step through the record of a game.
cli-verify = Prove that a record was dealt and played as it says.
cli-simulate = Let bots play many games and report what came out.
cli-tune = Find better weights for a game’s bots by playing, and measure them.
cli-bench = Measure the engine beside a peer and write the benchmark page.
cli-serve = Start the game server with the browser client.

cli-argument-game = the game, as “tabletown games” names it
cli-argument-chapter = a chapter by name or title; all chapters when left out
cli-argument-record = a record; “-” reads standard input
cli-argument-paper = the sheet as a text file; “-” reads standard input

cli-option-help = show this and leave
cli-option-version = show the version and leave
cli-option-lang = the language; your locale’s when left out
cli-option-json = print data for programs
cli-option-details = with --json: also the set-up, first places and points by category
cli-option-edition = the edition; the first one listed when left out
cli-option-option = an option of the game; may be repeated
cli-option-cards = your own corrections to the cards
cli-option-seat-count = how many seats
cli-option-seats = who plays: me, me:NAME or a bot for each seat
cli-option-games = how many games
cli-option-bot = one bot for all seats, or one for each
cli-option-seed = the same seed gives the same games
cli-option-seed-play = the same seed deals the same cards
cli-option-jobs = how many processes; all cores when left out
cli-option-tune-minutes = how long to search; 0 only measures what was found before
cli-option-tune-deals = how many deals each player of a generation gets, from both seats
cli-option-tune-check = how many games to measure the result with
cli-option-tune-folder = where the search is kept, to go on from there
cli-option-save = where the game is kept
cli-option-resume = go on with a saved game; “last” finds the newest
cli-argument-lesson = the lesson; the base rules if none is named
cli-no-lesson = There is no lesson “{ $value }”. There are: { $allowed }
cli-not-a-lesson = This is no lesson: { $file }. Go on with: tabletown play --resume { $file }
cli-option-plain = no colours, boxes or cleared screens: for screen readers
cli-option-example = print a sheet of this game to start from
cli-option-what = the part to print; the first one listed when left out
cli-option-sheets = how many of a sheet that is written on
cli-option-paper = the paper
cli-option-per-page = how many sheets on a page
cli-option-ink = black lines only, to save ink
cli-option-out = the file to write; named after what it holds when left out
cli-option-list = list the parts that can be printed, and leave
cli-option-quick = fewer and shorter repeats
cli-option-folder = where the peer is installed
cli-option-page = where the page is written; nowhere when “-”
cli-option-host = the address to listen on
cli-option-port = the port; the first free one from 8000 on when left out
cli-option-database = an SQLite file or a PostgreSQL address; SQLite in the data folder when left out
cli-option-data = the folder for the database
cli-option-workers = how many processes serve
cli-option-config = settings in a TOML file; the environment and this line win over it
cli-option-no-browser = do not open a browser
cli-option-log-level = how much is logged: debug, info, warning or error

## Mistakes

cli-no-command = There is no command “{ $value }”. Choose one of: { $allowed }.
cli-no-option = There is no option { $value }. Add --help to see those there are.
cli-value-missing = A value is missing here.
cli-argument-missing = { $name } is missing. Add --help to see an example.
cli-too-much = This is too much: { $value }
cli-one-of = Choose one of: { $allowed }.
cli-number-wanted = A whole number is wanted here.
cli-number-from = A whole number from { $low } on is wanted here.
cli-number-between = A whole number from { $low } to { $high } is wanted here.
cli-bad-database = The database cannot be opened: { $reason }
cli-password-typed = A password must not stand on the command line, where everybody on this machine can read it: set TABLETOWN_DATABASE, or “database” in the file of --config.
cli-bad-mail = To send e-mails, set { $name } correctly; docs/server.md tells how.
cli-unknown-language = There is no language “{ $value }”. Choose one of: { $allowed }.
cli-unknown-chapter = There is no chapter “{ $value }”. Choose one of: { $allowed }.
cli-option-form = “{ $value }” is not an option. Write NAME=VALUE.
cli-not-text = This is not a text file in UTF-8.
file-too-large = The file is larger than anything that belongs here (more than { $most } characters).
file-long-line = The line is longer than { $most } characters.
file-control-character = The line holds a control character ({ $value }).
file-large-number = The line holds a number of more than { $most } digits.
cli-broken-game = The game { $name } cannot be played: { $reason }
cli-missing-extra = { $package } is not installed. To install it: { $command }
cli-nothing-to-resume = There is no unfinished game in { $folder }.
cli-file-or-example = Give a file to score, or --example GAME.
setup-unknown-player = “{ $value }” cannot take a seat. Choose for each seat one of: { $allowed }.

## Answers

cli-version = tabletown { $version } ({ $way })
cli-compiled = compiled
cli-interpreted = interpreted
cli-games-seats =
    { $most ->
        [one] { $seats } player.
       *[other] { $seats } players.
    }
cli-verify-ok =
    { $lines ->
        [one] OK: the seed fits its commitment, and { $lines } line replays to the same result.
       *[other] OK: the seed fits its commitment, and all { $lines } lines replay to the same result.
    }
cli-cards-source = source
cli-print-done = Written: { $file }
cli-simulate-progress = Playing
cli-simulate-summary = Games: { $games }. Decisions: { $decisions } in { $seconds } s, { $speed } a second.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-mean = Mean score
cli-simulate-wins = First places
cli-simulate-best = Mean of the best score in each game: { $points }
cli-tune-progress = Tuning
cli-tune-check = Generations: { $generations }. On fresh deals against the weights that ship: { $games } games, { $wins } won, mean margin { $margin }.
cli-tune-no-planner = “{ $game }” has no bots that plan, so there is nothing to tune.

## The game. The first of the keys is the one that hints name; several may stand here, separated by blanks.

terminal-keys-undo = u undo
terminal-keys-restart = r restart
terminal-keys-score = s score
terminal-keys-log = l log
terminal-keys-view = v view
terminal-keys-hint = hint
terminal-keys-save = save
terminal-keys-quit = q quit
terminal-keys-help = h help

terminal-player = Player { $seat }
terminal-hand-over = { $player } plays now: take the keyboard and press Enter.
terminal-hint = u take back · r restart turn · s score · l log · H hint · ? rules · h help · q save and quit
terminal-help =
    Type the number of a choice. { $places } The notation of records works as well. An empty line means the choice 0, or the only choice.
    u: take the last step back.
    r: begin the turn again.
    s: your score, by category.
    v: your board again; v 2: the board of the second seat.
    l: what has happened lately.
    H, or hint: what the coach would do, and why.
    ? { $rule }: the rules about this; ? alone lists the chapters.
    save, or save FILE: keep the game and go on.
    q: keep the game and leave.
terminal-not-understood = “{ $typed }” is not a choice here. Type one of the numbers, or h for help.
terminal-chapters = Chapters of the rules:
terminal-saved = The game is kept in { $file }. Go on with: { $command } { $file }
terminal-input-ended = The input has ended. Go on with: { $command } { $file }
terminal-recorded = The record of the game is in { $file }.
terminal-step = Enter: on. A seat’s number: its sheet. q: leave.
terminal-ask-resume = There is an unfinished game: { $file }. Go on with it? 1: yes. 2: no, a new game. [1]
terminal-ask-game = Which game? [1]
terminal-ask-bots = How many bots play with you, { $fewest } to { $most }? [1]
terminal-ask-number = Type a number from { $low } to { $high }.

## The operator

cli-admin = Look after a server’s database: backup, tables, upkeep.
cli-admin-backup = Write everything to one file, while the server runs.
cli-admin-restore = Read a backup into an empty database, SQLite or PostgreSQL.
cli-admin-tables = List the tables.
cli-admin-close = End a table for everybody; it can be removed afterwards.
cli-admin-remove = Delete a table that is over or closed, with its moves.
cli-admin-prune = Delete tables that have not changed for a long time.
cli-admin-check = Replay every stored game and tell which cannot be played.
cli-admin-people = List the people who have seats.
cli-admin-export = Show everything that is kept about somebody, as JSON.
cli-admin-erase = Forget somebody, as they could themselves: seats become “somebody”, bots play on.
cli-admin-sign-out = Sign out all devices of somebody.
cli-admin-new-key = Sign cookies with a new key from now on.
cli-argument-table = the table’s id, as “tabletown admin tables” lists it
cli-argument-person = the beginning of somebody’s id, as “tabletown admin people” lists it
cli-argument-backup = the file of the backup
cli-option-stage = only tables in this stage; can be repeated
cli-option-older = not changed for so many days
cli-option-at-once = cookies signed with the old key stop working: everybody becomes a stranger and loses their seats
cli-option-dry-run = only say how many it would be
admin-rows = Rows
admin-tables = Tables
admin-column-table = table
admin-column-game = game
admin-column-stage = stage
admin-column-updated = changed (UTC)
admin-column-moves = moves
admin-column-people = seats
admin-column-person = person
admin-column-names = names
admin-column-seats = seats
admin-column-running = running
admin-column-seen = last here (UTC)
admin-file-exists = This file is there already; choose another name.
admin-no-database = There is no database here.
admin-backup-done = { $rows } rows written to { $file }. Keep it safe: it holds the key of the cookies and the seeds of running games.
admin-restore-done = { $rows } rows read back.
admin-not-empty = The database already has tables; restore into an empty one.
admin-cut-off = The backup is not whole.
admin-no-backup = This is not a backup of Tabletown.
admin-other-version = The backup has version { $value }, this Tabletown knows up to { $known }.
admin-closed = Closed.
admin-erased = Forgotten. Tables that knew them: { $count }
admin-signed-out = Signed out.
admin-new-key = Done. Cookies signed with the older key are exchanged when they come, for a year.
admin-new-key-at-once = Done. No older cookie works any more.
admin-no-person = Nobody, or more than one person, has an id that begins like this; give eight characters at least.
admin-removed = Tables removed: { $count }
admin-would-remove = Tables that would be removed: { $count }
admin-still-running = The game is running; close the table first.
admin-still-counts = This is a try at a deal of the day that is still open; it can be removed when that day has closed.
admin-checked = Games replayed: { $count }, not playable: { $faults }
admin-other-result = The moves lead to another result than the one stored.

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
cli-rules = Read the rules of a game, whole or by chapter.
cli-cards = List a game’s cards and boards, with where each figure comes from.
cli-score = Score a sheet that was played on paper.
cli-replay = Step through the record of a game.
cli-verify = Prove that a record was dealt and played as it says.
cli-simulate = Let bots play many games and report what came out.
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
cli-option-save = where the game is kept
cli-option-resume = go on with a saved game; “last” finds the newest
cli-option-plain = no colours, boxes or cleared screens: for screen readers
cli-option-example = print a sheet of this game to start from
cli-option-quick = fewer and shorter repeats
cli-option-folder = where the peer is installed
cli-option-page = where the page is written; nowhere when “-”
cli-option-host = the address to listen on
cli-option-port = the port; the first free one from 8000 on when left out
cli-option-database = an SQLite file or a PostgreSQL address; SQLite in the data folder when left out
cli-option-data = the folder for the database
cli-option-workers = how many processes serve
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
cli-unknown-language = There is no language “{ $value }”. Choose one of: { $allowed }.
cli-unknown-chapter = There is no chapter “{ $value }”. Choose one of: { $allowed }.
cli-option-form = “{ $value }” is not an option. Write NAME=VALUE.
cli-not-text = This is not a text file in UTF-8.
cli-nothing-to-resume = There is no unfinished game in { $folder }.
cli-file-or-example = Give a file to score, or --example GAME.
setup-unknown-player = “{ $value }” cannot take a seat. Choose for each seat one of: { $allowed }.

## Answers

cli-version = tabletown { $version } ({ $way })
cli-compiled = compiled
cli-interpreted = interpreted
cli-games-seats =
    { $most ->
        [one] { $fewest }–{ $most } player.
       *[other] { $fewest }–{ $most } players.
    }
cli-verify-ok =
    { $lines ->
        [one] OK: the seed fits its commitment, and { $lines } line replays to the same result.
       *[other] OK: the seed fits its commitment, and all { $lines } lines replay to the same result.
    }
cli-cards-source = source
cli-simulate-progress = Playing
cli-simulate-summary = Games: { $games }. Decisions: { $decisions } in { $seconds } s, { $speed } a second.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-mean = Mean score
cli-simulate-wins = First places
cli-simulate-best = Mean of the best score in each game: { $points }

## The game. The first of the keys is the one that hints name; several may stand here, separated by blanks.

terminal-keys-undo = u undo
terminal-keys-restart = r restart
terminal-keys-score = s score
terminal-keys-log = l log
terminal-keys-view = v view
terminal-keys-save = save
terminal-keys-quit = q quit
terminal-keys-help = h help

terminal-player = Player { $seat }
terminal-hand-over = { $player } plays now: take the keyboard and press Enter.
terminal-hint = u take back · r restart turn · s score · l log · ? rules · h help · q save and quit
terminal-help =
    Type the number of a choice. For a place, “2.5” is house 5 of street 2. The notation of records works as well. An empty line means the choice 0, or the only choice.
    u: take the last step back.
    r: begin the turn again.
    s: your score so far, by category.
    v: the sheet again; v 2: the sheet of the second seat.
    l: what has happened lately.
    ? bis: the rules, here about the bis; ? alone lists the chapters.
    save, or save FILE: keep the game and go on.
    q: keep the game and leave.
terminal-not-understood = “{ $typed }” is not a choice here. Type one of the numbers, or h for help.
terminal-chapters = Chapters of the rules:
terminal-saved = The game is kept in { $file }. Go on with: tabletown play --resume { $file }
terminal-input-ended = The input has ended. Go on with: tabletown play --resume { $file }
terminal-recorded = The record of the game is in { $file }.
terminal-step = Enter: on. A seat’s number: its sheet. q: leave.
terminal-ask-resume = There is an unfinished game: { $file }. Go on with it? 1: yes. 2: no, a new game. [1]
terminal-ask-game = Which game? [1]
terminal-ask-bots = How many bots play with you, { $fewest } to { $most }? [1]
terminal-ask-number = Type a number from { $low } to { $high }.

# My page: what I have played, drawn.

mine-games =
    { $count ->
        [one] game
       *[other] games
    }
mine-given-up =
    { $count ->
        [one] and { $count } given up
       *[other] and { $count } given up
    }
mine-wins =
    { $count ->
        [one] win
       *[other] wins
    }
mine-of =
    { $count ->
        [one] in { $count } game with opponents
       *[other] in { $count } games with opponents
    }
mine-streak =
    { $count ->
        [one] win in a row
       *[other] wins in a row
    }
mine-days =
    { $count ->
        [one] day in a row with a deal of the day
       *[other] days in a row with a deal of the day
    }
mine-longest = Best so far: { $count }
mine-by-game = By game
mine-game = Game
mine-played = Played
mine-won = Won
mine-span = From worst to best
mine-mean = Mean
mine-best = Best
mine-best-of =
    { $points ->
        [one] { $game }: my best game, { $points } point
       *[other] { $game }: my best game, { $points } points
    }
mine-mode-alone = alone
mine-mode-bots = against bots
mine-mode-people = with people
mine-which = Which game
mine-over-time = Points over time
mine-over-time-text =
    { $count ->
        [one] { $count } game: mean { $mean }, best { $best }.
       *[other] { $count } games: mean { $mean }, best { $best }. A dot for each game, filled when it was won; the line is the mean of the last five.
    }
mine-walk = Walk from game to game
mine-look = Look at this game
mine-as-table = As a table
mine-date = Date
mine-points = Points
mine-result = Result
mine-result-won = won
mine-result-lost = not won
mine-parts = Where points come from
mine-parts-text = The bar is the mean of all games, the mark across it your best game.
mine-in-best = in the best game: { $points }
mine-against = Against whom
mine-kind-person = person
mine-kind-bot = bot
mine-kind-printed = printed opponent
mine-ahead =
    { $count ->
        [one] ahead in { $beaten } of { $count } game
       *[other] ahead in { $beaten } of { $count } games
    }
mine-waiting =
    { $count ->
        [one] { $count } more game is being counted.
       *[other] { $count } more games are being counted.
    }
mine-empty = Here your games will be drawn
mine-empty-text = Your points over time, where they come from, and whom you have beaten. One game is enough to begin.
mine-empty-play = Choose a game

mine-tendencies = What I tend to lose points on
mine-tendencies-text =
    { $games ->
        [one] From the review of one game: what spoke for the better turns, and what the others cost together.
       *[other] From the reviews of { $games } games: what spoke for the better turns, and what the others cost together.
    }
mine-tendencies-none = In the games that were reviewed no slip and no mistake was found.
mine-tendencies-few = Nothing yet: have the coach review your games.
mine-tendency-other = Other
mine-tendency-turns =
    { $count ->
        [one] in one turn
       *[other] in { $count } turns
    }

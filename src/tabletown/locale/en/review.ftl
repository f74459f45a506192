# The review of a game: what the browser, the command line and its page have in common, and then what the browser says.
# $points are figures such as “4.2” or “4.2 ± 0.9” unless said otherwise.

review-ahead = { $player }: ahead by { $points }
review-behind = { $player }: behind by { $points }
review-level = { $player }: level with the best of the others
review-alone = { $player }: points { $points }
review-good-turns = Turns as good as the best found: { $count } of { $all }.
review-marks-brilliant = Brilliant turns
review-marks-slip = Slips
review-marks-mistake = Mistakes
review-marks-open = Too close to tell
review-mark-brilliant = brilliant
review-mark-good = good
review-mark-slip = slip
review-mark-mistake = mistake
review-mark-open = too close to tell
review-mark-forced = no choice
review-gain = Better than the coach’s own first choice by { $points } points.
review-gain-win = Better than the coach’s own first choice by { $percent } % of the chance to win, { $points } points.
review-cost = Cost: { $points } points.
review-cost-win = Cost: { $percent } % of the chance to win, { $points } points.
review-costly = What cost most
review-no-costly = No slip and no mistake was found.
review-luck = Luck and skill
review-part-decisions = own decisions
review-part-opponents = decisions of others
review-part-chance = chance
review-part-start = outlook at the start
review-part-rest = rest
review-part-result = result
review-curve = The course of the game
review-decided = What decided most, by { $player }’s chance to win: { $turns }.
review-decided-turn = turn { $turn } (from { $before } % to { $after } %)
review-turns = All turns
review-precision = Figures are points and chances to win with their standard errors, from imagined games; nothing that a player could not know was used. A difference within two errors is called neither slip nor mistake. A chance to win is told as if everybody went on like a usual bot.

## The browser. In the first four $points is a whole number, and $parts lists parts with their points.

review-won =
    { $points ->
        [one] You won by one point: { $parts }.
       *[other] You won by { $points } points: { $parts }.
    }
review-lost =
    { $points ->
        [one] You lost by one point: { $parts }.
       *[other] You lost by { $points } points: { $parts }.
    }
review-drew = You ended level with the best of the others: { $parts }.
review-own =
    { $points ->
        [one] You made one point: { $parts }.
       *[other] You made { $points } points: { $parts }.
    }
review-others = { $result }: { $parts }.
review-working = The coach is looking at the game: { $percent } %.
review-waiting =
    { $count ->
        [0] The coach is about to begin.
        [one] The coach looks at one other game first.
       *[other] The coach looks at { $count } other games first.
    }
review-leave = You may leave this page: the coach goes on, and the review will be here.
review-failed = The coach could not finish the review.
review-again = Try again
review-whose = Whose turns
review-turn-here = Turn { $turn }, round { $round }
review-played = Played
review-instead = Better
review-before = Before
review-on-board = On the board
review-outlook = Expected in the end for { $player }: { $points } points against the best of the others.
review-outlook-alone = Expected in the end for { $player }: { $points } points.
review-win-now = Chance to win for { $player }: { $percent } %.
review-next = Next turn of note
review-previous = Turn of note before
review-no-choice = Nothing was decided here by { $player }.
review-close = Close the review
review-ends = { $player } could expect { $start } at the start and had { $end } in the end; at worst { $worst }, at best { $best }. Turns of note: { $count }.
review-ends-win = { $player }’s chance to win was { $start } % at the start and { $end } % in the end; lowest { $worst } %, highest { $best } %. Turns of note: { $count }.
review-figures = The course in figures
review-column-round = Round
review-column-turn = Turn
review-column-outlook = Expected margin
review-column-points = Expected points
review-column-win = Chance to win
review-column-chance = Chance since

## Learning from mistakes

review-learn = Learn from these turns
review-learn-ask = { $number } of { $all }: turn { $turn }, round { $round }. What { $player } played here cost { $points } points. Find a better turn.
review-learn-why = The idea: { $reason }
review-learn-where = It begins so: { $move }.
review-learn-judging = The coach is looking at it …
review-learn-played = That is what was played then. It cost { $points } points.
review-learn-good = Well found: less than a point behind the best turn of the coach.
review-learn-open = Good: too close to the coach’s best turn to tell them apart ({ $points } points).
review-learn-worse = Not yet: { $points } points behind the best turn found.
review-learn-again = Another try
review-learn-answer = Show the answer
review-learn-next = Next position
review-learn-end = Back to the review
review-learn-done = That was the last one. Found: { $found } of { $all }.

## Feedback as you go

review-feedback-good = A good turn.
review-feedback-brilliant = A brilliant turn.
review-feedback-open = A fair turn: too close to the coach’s best to tell them apart.
review-feedback-slip = A slip.
review-feedback-mistake = A mistake.
review-feedback-show = Show the better turn
review-feedback-hide = Back to the game
review-feedback-again = Play this turn again
review-feedback-again-about = The turn again, on a branch: the game itself stays as it is.

# The review of a game on the command line and as a page. $points are figures such as “4.2” or “4.2 ± 0.9”.

cli-review = Review a game: what each turn cost, the better one, luck and skill.
cli-option-depth = how deep to look, 1 to 3; 2 takes minutes
cli-option-review-seat = tell about this player only: a name, or the number of the seat
cli-option-review-html = write the review as a page into this file
cli-option-review-json = write it as data into this file; “-” is standard output
cli-review-progress = Reviewing
cli-review-no-planner = “{ $game }” has no bots that plan, so nobody can review it.
cli-review-nothing = nothing was played yet
cli-review-no-seat = nobody is called “{ $value }”; at the table: { $allowed }
cli-review-no-folder = there is no such folder

review-title = Review: { $game }, depth { $depth }
review-running = The game is not over: results are what can be expected.
review-turn = Turn { $turn }, { $mark }: { $played }.
review-better = Better: { $better }.
review-balance = Where it comes from: { $parts }; together { $result }.
review-curve-about = Points by which a player could expect to be ahead in the end, before each turn. The dots lead to the turns of note.
review-curve-about-win = The chance to win before each turn. The dots lead to the turns of note.

# The coach: hints while playing. What a game says for a turn is in coach_<game>.ftl.

coach-reason-best = The coach found nothing better.

## The panel. $points and $error are points, whole or with one digit behind the comma.

coach-title = Hint
coach-thinking = Still thinking …
coach-only = There is nothing else to choose.
coach-first-sight = At first sight.
coach-first-sight-other = Looks less good at first sight.
coach-close = The next choice is about as good.
coach-close-other = About as good as the best.
coach-better = Better than the next choice by { $points } ± { $error } points.
coach-worse = Loses { $points } ± { $error } points.
coach-best = The best found.
coach-win = { $percent } % to win.
coach-more = Other choices
coach-choices = The best choices
coach-close-panel = Close the hint
coach-figure = { $whole }.{ $tenths }

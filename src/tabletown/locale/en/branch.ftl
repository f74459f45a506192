# What if: branches, on which one goes on differently from a position of a game.

branch-from-round = Another way from round { $round }
branch-from-start = Another way from the start
branch-about = Not the game: nothing here counts.
branch-about-redrawn = Not the game: nothing here counts, and what is hidden was dealt anew.
branch-back = Back to the game
branch-name = Name this branch
branch-save = Keep the name
branch-list-about = Other ways that you tried from games. They count nowhere; whoever gets a link can look.
branch-going-on = still going on
branch-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
branch-off-list = Take “{ $title }” off the list
branch-all = Show all { $count }

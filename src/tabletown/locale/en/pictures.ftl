# Rules in pictures, whatever the game.

picture-points = Score: { $before }, then { $after }.

# Streets in the terminal: choices with what they bring, and the position in sentences.

streets-terminal-help-places = A place with the side of its road can be typed as “-1 0 e”: one to the west of the station, road in the east.
streets-terminal-help-rule = seekers
streets-terminal-round = Round { $round }
streets-terminal-stack = stack of { $tiles }, next { streets-kind }
streets-terminal-stack-open = stack of { $tiles }, next { streets-tile }
streets-terminal-stack-empty = the stack is empty
streets-terminal-last-stack = the Grifter’s last tiles: { $tiles }
streets-terminal-last-stack-open = the Grifter’s last tiles: { $tiles }, next { streets-tile }
streets-terminal-won = you have beaten the Grifter
streets-terminal-lost = the Grifter has won
streets-terminal-lying = lying
streets-terminal-seeking = seekers
streets-terminal-signs =
    { $signs ->
        [one] { $signs } sign
       *[other] { $signs } signs
    }
streets-terminal-seekers = seeking: { $seekers }
streets-terminal-in-hand = In your hand: { $tile }.
streets-terminal-street-open = Open street (free ends: { $ends })
streets-terminal-street-closed = Closed street
streets-terminal-at = { streets-tile } at { $x }, { $y }
streets-terminal-abandoned = abandoned
streets-terminal-now = now { streets-dollars }
streets-terminal-last = paid { streets-dollars } at the end
streets-terminal-sum = ${ $points }
streets-terminal-backs = in hand: { $backs }
streets-terminal-place = Place { $x }, { $y } ({ streets-beside })
streets-terminal-instead = Another tile instead
streets-terminal-closes =
    { $streets ->
        [one] closes a street
       *[other] closes { $streets } streets
    }
streets-terminal-send = { streets-people-of } to { streets-tile } ({ $owner })
streets-terminal-of =
    { $who ->
        [you] yours
        [grifter] the Grifter’s
        [nobody] nobody’s
       *[player] player { $seat }
    }

# What the teacher says to whoever types.
streets-lesson-base-pick-typed = You hold three tiles and build one a turn. Behind its name stand its symbols and its value, what it will pay. Take the Vegan Diner.
streets-lesson-base-build-typed = Its road must join another road. Lay it west of the station with its road in the south, so that both form one street.
streets-lesson-base-close-typed = The city park ends your street in the east. Close it in the west: lay this tile there with its road in the east, across the end of the street.
streets-lesson-advisors-symbol-typed = The other player has the Hipster Legend: all hipster symbols are wild for its owner, and the one on the card counts in every street. There are seven advisors; type ?advisors to read about them.

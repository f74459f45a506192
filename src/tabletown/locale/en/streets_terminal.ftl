# Streets in the terminal: choices with what they bring, and the position in sentences.

streets-terminal-round = Round { $round }
streets-terminal-stack = stack of { $tiles }, next { streets-kind }
streets-terminal-stack-open = stack of { $tiles }, next { streets-tile }
streets-terminal-stack-empty = the stack is empty
streets-terminal-last-stack = the Grifter’s last tiles: { $tiles }
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
streets-terminal-street-open = Open street, free ends: { $ends }
streets-terminal-street-closed = Closed street
streets-terminal-at = { streets-tile } at { $x }, { $y }
streets-terminal-road = road in the { $road }
streets-terminal-now = now { streets-dollars }
streets-terminal-backs = in hand: { $backs }
streets-terminal-place = Place { $x }, { $y }
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

# The Streets board in the browser: what is written on it, and what a screen reader says of it.

streets-board-city = The city
streets-board-map = Map of the city. Arrows move it, + and − zoom, 0 shows everything
streets-board-zoom = Zoom
streets-board-zoom-in = Closer
streets-board-zoom-out = Farther
streets-board-zoom-fit = Show the whole city
streets-board-hand = Your hand
streets-board-players = Money, signs and hands
streets-board-side = Players, income and streets
streets-board-income = Income of this turn
streets-board-open-streets = Open streets
streets-board-bank = Business tokens left
streets-board-movers = Who has to move
streets-board-movers-how = Choose whom, then a glowing building, or drag them there. The star marks what serves you best.
streets-board-choose = Choose one
# Sends everybody who has to move where it serves the player best.
streets-board-settle = Best for me
streets-board-turn = Turn the tile
streets-board-all = All { $count }
streets-board-build = Build here
streets-board-again = Tap again
streets-board-rules = Read the rules
streets-board-picked = Chosen: { $name }

# $names are the buildings beside it, $ways how many ways the tile may lie there.
streets-board-place =
    { $ways ->
        [one] Place { $x }, { $y }, beside { $names }: one way, up to { streets-dollars }
       *[other] Place { $x }, { $y }, beside { $names }: { $ways } ways, up to { streets-dollars }
    }
streets-board-place-plain =
    { $ways ->
        [one] Place { $x }, { $y }, beside { $names }: one way
       *[other] Place { $x }, { $y }, beside { $names }: { $ways } ways
    }

streets-board-symbols-of = { $count } × { streets-kind }
streets-board-business = Business: { $business } × { $count }
streets-board-lying = At home: { $people }
streets-board-standing = Seeking: { $people }
streets-board-owned = Owned by { $player }
streets-board-abandoned = Abandoned: nobody owns it
streets-board-doubled = Two signs: its value counts twice
streets-board-worth-short = now { streets-dollars }
streets-board-gain = { $move }, points { $gain }

streets-board-length =
    { $count ->
        [one] A street of one building
       *[other] A street of { $count } buildings
    }
streets-board-closes =
    { $count ->
        [one] Closes a street
       *[other] Closes { $count } streets
    }
streets-board-covers = On top of: { $name }
streets-board-now = if counted now
streets-board-pays = { $player } gets { streets-dollars }
# $gain is written with its sign, such as “+3”.
streets-board-score = Your score: { $gain }
streets-board-copies = Copies: { $name }
streets-board-at-end = At the end of the game: { streets-dollars }
streets-board-suggested = Serves you best

streets-board-street-open =
    { $count ->
        [one] Open street of one building.
       *[other] Open street of { $count } buildings.
    }
streets-board-street-waiting = Closed, waiting to be counted.
streets-board-street-counting = Being counted.
streets-board-street-closed = Closed and counted.
streets-board-street-symbols = Symbols that count here: { $symbols }

streets-board-stack =
    { $count ->
        [one] Stack: { $count } tile
       *[other] Stack: { $count } tiles
    }
streets-board-last-stack =
    { $count ->
        [one] The Grifter’s last tiles: { $count }
       *[other] The Grifter’s last tiles: { $count }
    }
streets-board-backs = Backs: { $symbols }
streets-board-next = On top: { $name }
streets-board-player = { $player }: { streets-dollars }
streets-board-signs =
    { $count ->
        [one] { $count } free sign
       *[other] { $count } free signs
    }
streets-board-hand-of = In hand: { $symbols }
streets-board-seen = Everybody has seen: { $name }
streets-board-tokens-left =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }

## The tiles to look at

streets-cards-note = Only a few of these tiles are documented in texts that anybody can read. Most are our reconstruction: they fit everything the rulebooks say, but the printed tiles may differ. Each tile says where its figures come from.
streets-cards-start = The first two tiles
streets-cards-kind =
    { $kind ->
        [tourist] Tourists
        [hipster] Hipsters
        [parent] Parents
        [shopper] Shoppers
       *[wild] Wild
    }
streets-cards-five = 5+
streets-cards-five-about = Only with five players
streets-cards-advisors = Advisors
streets-cards-symbols = Symbols
streets-cards-value = Value
streets-cards-business = Business
streets-cards-players =
    { $fewest ->
        [one] For { $fewest } to { $most } players
       *[other] For { $fewest } to { $most } players
    }

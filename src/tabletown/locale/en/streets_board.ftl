# The Streets board in the browser: what is written on it, and what a screen reader says of it.

streets-board-city = The city
streets-board-map = Map of the city. Arrows move it, + and − zoom, 0 shows everything
streets-board-zoom = Zoom
streets-board-zoom-in = Zoom in
streets-board-zoom-out = Zoom out
streets-board-zoom-fit = Show the whole city
# An arrow at the edge of the map, towards what can be chosen out of sight.
streets-board-beyond =
    { $side ->
        [north] More to choose from in the north: { $count }
        [east] More to choose from in the east: { $count }
        [south] More to choose from in the south: { $count }
       *[west] More to choose from in the west: { $count }
    }
# The same when nothing is to be chosen, towards the rest of the city.
streets-board-further =
    { $side ->
        [north] The city goes on in the north
        [east] The city goes on in the east
        [south] The city goes on in the south
       *[west] The city goes on in the west
    }
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
streets-board-edges = Point near an edge of a place: the road turns there.
streets-board-edges-touch = Tap again to turn the tile.
streets-board-close = Close
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

streets-symbol =
    { $kind ->
        [tourist] tourist
        [hipster] hipster
        [parent] parent
        [shopper] shopper
       *[wild] wild
    }
streets-board-symbols-of = { $count } × { streets-symbol }
streets-board-business = Business: { $business } × { $count }
streets-board-lying = At home: { $people }
streets-board-standing = Seeking: { $people }
streets-board-owned = Owned by { $player }
streets-board-abandoned = Abandoned: nobody owns it
streets-board-doubled = Two signs: its value counts twice
streets-board-worth-short = now { streets-dollars }
streets-board-gain = { $move }, money { $gain }

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
streets-board-street-about = When it is closed at both ends, every building in it pays its owner: its value, and a dollar for each person.

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

## On the plain board

streets-view-buildings = Buildings

# The Happy City board in the browser: what is written on it, and what a screen reader says of it.

happy_city-board-table = The table
happy_city-board-city = The city of { $player }
happy_city-board-buildings = Face-up buildings
happy_city-board-decks = Decks
happy_city-board-dwellings = Dwellings
happy_city-board-markets = Markets to choose from
happy_city-board-specials = Special buildings
happy_city-board-others = Other cities
happy_city-board-open =
    { $points ->
        [one] { $player }, { $points } point, coins { $coins }: show this city
       *[other] { $player }, { $points } points, coins { $coins }: show this city
    }
happy_city-board-last-round = Last round
happy_city-board-next-free = The next purchase is free
happy_city-board-again = Tap again
happy_city-board-rules = Read the rules
happy_city-board-discard = To the discard pile

# What a card is, by its colour.
happy_city-board-kind =
    { $colour ->
        [yellow] Yellow: a shop
        [blue] Blue: a public institution
        [green] Green: housing
        [orange] Orange: leisure
       *[purple] Purple: industry
    }

# Figures on a card; $amount may have a minus sign.
happy_city-board-price = price { $price }
happy_city-board-income = income { $amount }
happy_city-board-residents = residents { $amount }
happy_city-board-hearts = hearts { $amount }

happy_city-board-colours = { $count } × { happy_city-colour }
happy_city-board-needs = Asks for { $colours }
happy_city-board-missing = Still missing: { $colours }
# $gain is written with its sign, such as “+3”.
happy_city-board-points = Points { $gain }
happy_city-board-gain = { $move }, points { $gain }
happy_city-board-deck =
    { $count ->
        [one] Deck { $deck }, prices { $lowest } to { $highest }: { $count } card
       *[other] Deck { $deck }, prices { $lowest } to { $highest }: { $count } cards
    }
happy_city-board-back = In the full deck: { $colours }
happy_city-board-discarded =
    { $count ->
        [0] Nothing discarded
        [one] Discarded, face down: { $count } card
       *[other] Discarded, face down: { $count } cards
    }
happy_city-board-sum = Coins { $coins }, income { $income }, residents { $residents }, hearts { $hearts }, points { $total }
# The figures under a city, explained.
happy_city-board-purse = Coins: { $coins }, income: { $income }
happy_city-board-purse-about = You buy cards with coins. At the start of each round every city pays its income.
happy_city-board-free = A free place
happy_city-board-free-about = The next card goes into the first free place. The round in which a city reaches { $places } cards is the last.
happy_city-board-added = Residents and hearts together: in the game for young players they are added.

## Choices that name a player

happy_city-board-borrow = The income of { $player }
happy_city-board-copy = The special building of { $player }
happy_city-board-model = The card of { $player }

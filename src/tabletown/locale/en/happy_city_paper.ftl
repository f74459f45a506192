# Happy City on paper: the fields of a file of cities, the example, and what is impossible. Field names are one word.

happy_city-paper-field-mode = mode
happy_city-paper-field-city = city
happy_city-paper-field-cards = cards
happy_city-paper-field-coins = coins
happy_city-paper-field-sphinx = sphinx

happy_city-paper-about =
    A city of Happy City: its cards in the order they were placed, the market first. A new “city” begins another player’s.
    In expert mode write down all cities in the order of play, and each market with its colour, such as “Blue Market”.
    What the Sphinx became goes on a line of its own: “sphinx: Taj Mahal”. The Pyramid copies the better card by itself.
happy_city-paper-about-mode = family, expert or young
happy_city-paper-about-coins = for ties
happy_city-paper-example-name = Anna

happy_city-paper-empty = There is no city in this file.
happy_city-paper-unknown-field = There is no field “{ $field }”. Write “name: value” with one of: { $allowed }.
happy_city-paper-unknown-mode = There is no mode “{ $value }”. Choose one of: { $allowed }.
happy_city-paper-unknown-card = There is no card “{ $value }”.
happy_city-paper-twice = This field stands on line { $line } already.
happy_city-paper-number = A number is wanted here, not “{ $value }”.
happy_city-paper-too-many = Here are { $count } cards, a city has { $most } at most.
happy_city-paper-market-first = A city begins with its market, and has only one.
happy_city-paper-market-colour = In expert mode a market has a colour, which counts: write “Blue Market” or the like.
happy_city-paper-same-name = “{ $value }” stands twice in the city.
happy_city-paper-one-special = A city has one special building at most.
happy_city-paper-other-mode = “{ $value }” belongs to another mode.
happy_city-paper-conditions = The city lacks colours for “{ $value }”.
happy_city-paper-sphinx = Only the Sphinx becomes something, and that is another expert building.
happy_city-paper-copies = “{ $value }” stands in { $count } cities; cards of it in the box: { $most }.
happy_city-paper-expert-alone = Expert buildings look at other cities: write down those of all players.

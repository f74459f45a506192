# Happy City in the terminal: choices with what they cost, and the position in sentences. $card is a card in words.

happy_city-terminal-help-places = A card can also be typed by its English name, such as “zoo”.
happy_city-terminal-help-rule = special
happy_city-terminal-last-round = last round
happy_city-terminal-markets = Markets to choose from:
happy_city-terminal-income = income
happy_city-terminal-residents = residents
happy_city-terminal-hearts = hearts
happy_city-terminal-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
happy_city-terminal-deck = Deck { $deck }: costs { $low } to { $high }, cards left: { $cards }
happy_city-terminal-purchase = { $card } for { $price }:
happy_city-terminal-offer = On offer: { $card }; price { $price }.
happy_city-terminal-left = Cards left: { $cards }.
happy_city-terminal-needs = Asks for: { $colours }.
happy_city-terminal-missing = Missing: { $colours }.
happy_city-terminal-met = You have all of it.
happy_city-terminal-city-of = The city of { $player }:
happy_city-terminal-place = Place { $place }: { $card }.
happy_city-terminal-player = { $player }: coins { $coins }, income { $income }, residents { $residents }, hearts { $hearts }, points { $total }, cards { $cards }.
happy_city-terminal-has = Special building: { $card }.

# What the teacher says to whoever types.
happy_city-lesson-expert-keep-typed = Special buildings now have effects of their own, told behind their names. The Harbour asks for yellow and green; yellow you have. Keep the buildings that lie there.

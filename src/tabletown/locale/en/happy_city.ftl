# Happy City: everything that the game says, for the terminal and the browser.
# Cards are told by their numbers: $building, $dwelling, $market and $special count from 1 in the order of the catalogue.
# $seat is a player’s number, from 1; $colour is one of the words yellow, blue, green, orange, purple.

setup-happy_city-reconstructed = The reconstructed card belongs to expert mode. Choose that mode or leave the card out.

## Words

happy_city-building =
    { $building ->
        [haunted_house] Haunted House
        [factory] Factory
        [steelworks] Steelworks
        [grocery] Grocery
        [shoe_shop] Shoe Shop
        [school] School
        [police_station] Police Station
        [library] Library
        [square] Square
        [florist] Florist
        [cake_shop] Cake Shop
        [bookshop] Bookshop
        [bank] Bank
        [igloo] Igloo
        [museum] Museum
        [observatory] Observatory
        [hospital] Hospital
        [diy_store] DIY Store
        [perfume_shop] Perfume Shop
        [shopping_centre] Shopping Centre
        [garage] Garage
        [offices] Offices
        [grand_hotel] Grand Hotel
        [restaurant] Restaurant
        [laboratory] Laboratory
        [university] University
        [spa] Spa
        [casino] Casino
        [ski_resort] Ski Resort
        [zoo] Zoo
        [tree_house] Tree House
        [stadium] Stadium
        [amusement_park] Amusement Park
       *[other] { $building }
    }
happy_city-dwelling =
    { $dwelling ->
        [house] House
        [apartment_block] Apartment Block
        [luxury_residence] Luxury Residence
       *[other] { $dwelling }
    }
happy_city-market =
    { $market ->
        [yellow] Yellow Market
        [orange] Orange Market
        [purple] Purple Market
        [green] Green Market
        [blue] Blue Market
       *[other] { $market }
    }
happy_city-market-white = Happy Market
happy_city-special =
    { $special ->
        [dinosaur_park] Dinosaur Park
        [olympic_ball_pit] Olympic Ball Pit
        [cat_cafe] Cat Café
        [toy_shop] Toy Shop
        [disco] Disco
        [superhero_academy] Superhero Academy
        [dragon_car_park] Dragon Car Park
        [candy_factory] Candy Factory
        [film_studios] Film Studios
        [labyrinth] Labyrinth
        [ghost_hunters_hq] Ghost Hunters’ HQ
        [martian_embassy] Martian Embassy
        [pirate_ship] Pirate Ship
        [chocolate_factory] Chocolate Factory
        [unicorn_ranch] Unicorn Ranch
        [dream_factory] Dream Factory
        [aqua_pony_club] Aqua-Pony Club
        [school_of_wizardry] School of Wizardry
        [pyramid] Pyramid
        [castle] Castle
        [joke_shop] Joke Shop
        [harbour] Harbour
        [airport] Airport
        [art_gallery] Art Gallery
        [bowling_alley] Bowling Alley
        [concert_arena] Concert Arena
        [moai] Moai
        [railway_station] Railway Station
        [statue_of_liberty] Statue of Liberty
        [hot_dog_stand] Hot-dog Stand
        [barber] Barber
        [sphinx] Sphinx
        [versailles] Versailles
        [burger_restaurant] Burger Restaurant
        [undersea_tunnel] Undersea Tunnel
        [fountain] Fountain
        [escape_room] Escape Room
        [machu_picchu] Machu Picchu
        [big_ben] Big Ben
        [golden_gate] Golden Gate
        [stonehenge] Stonehenge
        [sushi_restaurant] Sushi Restaurant
        [wind_turbine] Wind Turbine
        [taj_mahal] Taj Mahal
        [louvre] Louvre
        [greengrocer] Greengrocer
        [bakery] Bakery
        [mayan_pyramid] Mayan Pyramid
        [tower_of_pisa] Tower of Pisa
        [video_arcade] Video Arcade
        [great_wall] Great Wall
        [billiard_hall] Billiard Hall
        [st_basils_cathedral] St Basil’s Cathedral
        [japanese_garden] Japanese Garden
        [parthenon] Parthenon
        [eiffel_tower] Eiffel Tower
       *[other] { $special }
    }
happy_city-colour =
    { $colour ->
        [yellow] yellow
        [blue] blue
        [green] green
        [orange] orange
       *[purple] purple
    }
happy_city-colour-each =
    { $colour ->
        [yellow] yellow card
        [blue] blue card
        [green] green card
        [orange] orange card
       *[purple] purple card
    }
happy_city-colour-of =
    { $colour ->
        [yellow] yellow cards
        [blue] blue cards
        [green] green cards
        [orange] orange cards
       *[purple] purple cards
    }
happy_city-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
happy_city-symbols =
    { $gives ->
        [residents]
            { $amount ->
                [one] { $amount } resident
               *[other] { $amount } residents
            }
       *[hearts]
            { $amount ->
                [one] { $amount } heart
               *[other] { $amount } hearts
            }
    }

## What expert buildings do. The figures are those printed on the card.

happy_city-effect-adjacent_alike = If two cards beside, above or below it have one colour: hearts { $hearts2 }, residents { $residents2 }. If three have: hearts { $hearts3 }, residents { $residents3 }.
happy_city-effect-advance = At once { $amount } times your income in coins. At the end you lose as many points as your income is.
happy_city-effect-before_income = Before each income you get { $amount } coins if you have any left.
happy_city-effect-bigger_coin = If you buy nothing you get { $amount } coins.
happy_city-effect-borrow_income = At the next { $times } incomes you also get the income of an opponent whom you name.
happy_city-effect-coins_for_all = Hearts: { $hearts }. Everybody, you too, gets coins at once: { $amount }.
happy_city-effect-coins_per_card = At once { $amount } coin for each card of your city, this one too.
happy_city-effect-copy_neighbour = At the end it becomes a neighbour’s card in the same place, but no special building.
happy_city-effect-copy_previous = Repeats income, residents and hearts of the card placed just before it.
happy_city-effect-copy_special = At the end it becomes an opponent’s special building, or one drawn from the box.
happy_city-effect-discount = Price of { happy_city-colour-of }: { $amount } less.
happy_city-effect-double_below = Fewer than { $limit } points count twice.
happy_city-effect-fewest_of_colour = Income { $amount } while nobody has fewer { happy_city-colour-of } than you.
happy_city-effect-income_per_colour = Income { $amount } for each { happy_city-colour-each } of yours.
happy_city-effect-income_per_different_colour = Income { $amount } for each colour in your city before this card.
happy_city-effect-income_per_pair = Income { $amount } for each pair of a heart and a resident of yours.
happy_city-effect-lowest_income = Income { $amount } if yours, without this, is lower than everybody else’s.
happy_city-effect-lowest_price = Buildings cost you the lowest price of their deck.
happy_city-effect-most_of_colour = { happy_city-symbols } for the most { happy_city-colour-of } at the table, { $tied } if you share the lead, { $otherwise } if not.
happy_city-effect-next_free = Your next building or dwelling is free.
happy_city-effect-next_two_alike = { happy_city-symbols } if the next two cards you place have one colour, otherwise { $otherwise }.
happy_city-effect-per_colour =
    { $limit ->
        [0] { happy_city-symbols } for each { happy_city-colour-each } of yours.
       *[other] { happy_city-symbols } for each { happy_city-colour-each } of yours, { $limit } at most.
    }
happy_city-effect-per_colour_left = { happy_city-symbols } for each { happy_city-colour-each } of your left neighbour, who plays after you.
happy_city-effect-per_colour_next_door = { happy_city-symbols } for each { happy_city-colour-each } of one neighbour, the better one.
happy_city-effect-poorer_than_next_door = { happy_city-symbols } if your income is lower than that of both neighbours, otherwise { $otherwise }.
happy_city-effect-replace_last = Hearts: { $hearts }. The last card of your city is discarded, and this one takes its place.
happy_city-effect-small_city = { happy_city-symbols } for fewer than { $limit } cards in your city, { $tied } for exactly { $limit }.
happy_city-effect-steal = After each income you take from the richest opponent, or from each of them, coins: { $amount }.
happy_city-effect-toll = Each time a neighbour pays at least { $limit } coins at once, the bank gives you { $amount }.
happy_city-effect-without_colour = { happy_city-symbols } if you have no { happy_city-colour-of }.

## Score

happy_city-score-happiness = Happiness
happy_city-score-happiness-about = Residents times hearts. Crossed-out symbols are subtracted; a sum below zero counts as zero.
happy_city-score-special = Special building
happy_city-score-special-about = What the special building adds to the points or takes from them: the Concert Arena and the Japanese Garden do so.
happy_city-tie-coins = Equal points, so the coins decide: { $player } { $more }, { $other } { $fewer }.
happy_city-score-residents = Residents
happy_city-score-residents-about = Your residents, less the crossed-out ones.
happy_city-score-hearts = Hearts
happy_city-score-hearts-about = Your hearts, less the crossed-out ones.

## What to do now

happy_city-prompt-market = Choose the market with which your city begins
happy_city-prompt-lender = Choose whose income you get besides your own
happy_city-prompt-discard = Discard one face-up building, or keep all
happy_city-prompt-refill = Choose the deck from which the next building is turned up
happy_city-prompt-buy =
    { $coins ->
        [one] Buy a building or a dwelling, or take a coin. You have { $coins } coin
       *[other] Buy a building or a dwelling, or take a coin. You have { $coins } coins
    }
happy_city-prompt-wrap_up =
    { $specials ->
        [0] End your turn
       *[other] Take a special building if you like, then end your turn
    }
happy_city-prompt-sphinx = Choose what the Sphinx becomes
happy_city-prompt-pyramid = Choose whose card the Pyramid becomes
happy_city-prompt-stuck = Nothing on offer can be bought for { happy_city-coins }: buy nothing and take a coin instead

## The log. $player is the name at the seat, $other the name at the seat that the line speaks of.

happy_city-log-round = Round { $round }
happy_city-log-market = { $player } begins with the { happy_city-market }.
happy_city-log-borrow = { $player } also gets the income of { $other }.
happy_city-log-income = { $player } earns { happy_city-coins }.
happy_city-log-loot = { $player } steals { happy_city-coins }.
happy_city-log-robbed = { $player } is robbed of { happy_city-coins }.
happy_city-log-gain = { $player } gets { happy_city-coins } from the bank.
happy_city-log-discard = { $player } discards: { happy_city-building }.
happy_city-log-draw = { $player } turns up a card of deck { $deck }: { happy_city-building }.
happy_city-log-buy = { $player } buys for { $price }: { happy_city-building }.
happy_city-log-dwelling = { $player } buys for { $price }: { happy_city-dwelling }.
happy_city-log-coin = { $player } buys nothing and takes { happy_city-coins }.
happy_city-log-special =
    { $coins ->
        [0] { $player } takes the special building { happy_city-special }.
       *[other] { $player } takes the special building { happy_city-special } and { happy_city-coins }.
    }
happy_city-log-replaced = It takes the place of the last card, which { $player } discards: { $card }.
happy_city-log-copied = The Sphinx of { $player } becomes: { happy_city-special }.
happy_city-log-model = The Pyramid of { $player } copies a card of { $other }: { $card }.
happy_city-log-last_round = The city of { $player } is full: this is the last round.
happy_city-log-end = The game ends: a city is full.

## Moves, as choices in a list

happy_city-move-market = { happy_city-market }
happy_city-move-borrow = The income of player { $seat }
happy_city-move-discard = Discard: { happy_city-building }
happy_city-move-keep = Discard nothing
happy_city-move-draw = Turn up a card of deck { $deck }
happy_city-move-buy = Buy: { happy_city-building }
happy_city-move-dwelling = Buy: { happy_city-dwelling }
happy_city-move-coin = Buy nothing and take a coin
happy_city-move-special = Special building: { happy_city-special }
happy_city-move-done = End my turn
happy_city-move-copy = The special building of player { $seat }
happy_city-move-chance = A special building drawn from the box
happy_city-move-model = The card of player { $seat }

## Refusals: why something cannot be done

happy_city-rule-turn-order = This cannot be done at this point of a turn.
happy_city-rule-turn-no_action = There is no such move.
happy_city-rule-turn-one_purchase = You have bought something or taken a coin; that is done once a turn.
happy_city-rule-market-expert_only = Markets are chosen in expert mode, before the first round.
happy_city-rule-market-in_the_middle = This market has been taken.
happy_city-rule-market-first = First choose a market.
happy_city-rule-income-an_opponent = The income must be an opponent’s.
happy_city-rule-income-lender_first = First say whose income you get as well.
happy_city-rule-discard-face_up = Only a building that lies face up can be discarded.
happy_city-rule-discard-first = First discard a building, or none.
happy_city-rule-discard-before_drawing = A building is discarded only at the start of a turn, before others are turned up.
happy_city-rule-draw-no_cards = This deck and its discard pile have no cards left.
happy_city-rule-draw-first = First turn up the buildings that are missing.
happy_city-rule-draw-enough = Enough buildings lie face up.
happy_city-rule-buy-face_up = This building does not lie face up.
happy_city-rule-buy-stack_empty = No dwelling of this kind is left.
happy_city-rule-buy-same_name = A card of this name stands in your city already.
happy_city-rule-buy-coins = You have too few coins.
happy_city-rule-buy-first = First buy something, or take a coin.
happy_city-rule-city-full = A city has ten cards at most, the special building included.
happy_city-rule-special-on_offer = This special building is not on the table.
happy_city-rule-special-one_each = You have a special building; one is the most.
happy_city-rule-special-conditions = Your city lacks colours that this special building asks for.
happy_city-rule-sphinx-an_opponent = The Sphinx becomes the special building of an opponent who has one.
happy_city-rule-sphinx-first = First say what the Sphinx becomes.
happy_city-rule-pyramid-a_neighbour = The Pyramid copies a neighbour’s card in its own place, and no special building.
happy_city-rule-pyramid-first = First say whose card the Pyramid copies.

## The rules to read. One paragraph a line; a line that begins with a hyphen is an item of a list.

happy_city-rules-overview-title = What the game is about
happy_city-rules-overview =
    You are the mayor of a city that is still a market and little else. Card by card you add shops, museums, flats and funfairs until somebody’s city has ten cards.

    At the end you count the residents and the hearts in your city and multiply them. Many residents without hearts are worth nothing, and so are many hearts without residents: 5 residents and 8 hearts make 40 points. Whoever has the happiest city wins.

    Until then you need coins, and those come from your cards as well.

happy_city-rules-cards-title = How to read a card
happy_city-rules-cards =
    At the top of a building or dwelling stands its price. Its colour tells what it is: yellow shops, blue public institutions, purple industry, orange leisure, green housing. At the bottom are its symbols:

    - Coins are income: so many every round.
    - Residents and hearts count once, at the end.
    - A crossed-out resident or heart takes one off.

    The buildings form three decks. In the first they cost 1 to 3 coins, in the second 4 or 5, in the third 6 to 9. There are 33 different buildings and two cards of each. The back of a deck shows its colours: two cards for each storey.

    Three kinds of dwellings can always be had while their stacks last: the House for 1 coin with 1 resident, the Apartment Block for 3 with 2 residents, the Luxury Residence for 6 with 3 residents.

happy_city-rules-setup-title = Before the game
happy_city-rules-setup =
    The first player is drawn by lot and stays first for the whole game.

    The three decks are shuffled and lie face down. No building is face up yet. Beside them lie the stacks of dwellings, each with one card fewer than there are players.

    Two more special buildings than there are players are laid out, conditions up. This row is never refilled.

    Everybody gets 2 coins and a Happy Market with its white side up. It is the first card of the city; it has no colour and an income of 1.

happy_city-rules-income-title = Income
happy_city-rules-income =
    A round begins with income: all players at once take as many coins from the bank as their cards show. In the first round that is 1 coin each for the market, so everybody starts with 3.

    Then the players take their turns, clockwise from the first player.

happy_city-rules-turn-title = A turn
happy_city-rules-turn =
    A turn has four steps, always in this order:

    - You may discard one face-up building. It goes face down to the discard pile of its deck. Nobody may look through these piles.
    - You must see to it that three buildings lie face up. Turn up one card at a time, each from the deck you like; you see it before you choose the next deck. An empty deck is made anew of its shuffled discard pile.
    - You must do one of three things: buy one of the three buildings, buy a dwelling, or buy nothing and take 1 coin.
    - You may take a special building if your city has its colours.

    At the very first turn of the game nothing lies face up, so there is nothing to discard. If three buildings are still there at your second step you turn up none.

happy_city-rules-purchase-title = Buying
happy_city-rules-purchase =
    Pay the price to the bank and put the card in the next free place of your city: five cards in the first row, from the left, then five in the second. Cards are never moved.

    No two cards of one name may stand in a city. That holds for dwellings too, so you can have each of the three kinds once.

    You may always take a coin instead, even if you could buy something.

happy_city-rules-special-title = Special buildings
happy_city-rules-special =
    A special building asks for colours, such as two blue cards and a green one. If your city has at least that many cards of each colour it asks for, you may take it at the end of your turn, whatever you did before. It costs nothing, and the cards stay where they are. It does not matter in which round they were placed.

    Each player can have one special building in the whole game. It takes a place in the city like any other card but has no colour of its own. Its income counts from the next round on.

happy_city-rules-end-title = The end
happy_city-rules-end =
    The round in which somebody’s city reaches ten cards is the last. It is played to its end, so that everybody has had equally many turns. Market and special building count among the ten.

    An eleventh card is never placed. With nine cards you can buy the tenth, or take a coin and a special building as the tenth, but not both.

happy_city-rules-scoring-title = Counting points
happy_city-rules-scoring =
    Add up your residents and take the crossed-out ones off. Do the same with your hearts. If one of the sums is below zero it counts as zero. Then multiply the two.

    Most points win. If points are equal, more coins win; players who are still equal share the win.

happy_city-rules-young-title = Young players
happy_city-rules-young =
    For younger players: add residents and hearts instead of multiplying them. All else is as in family mode.

happy_city-rules-expert-title = Expert mode
happy_city-rules-expert =
    Two things change before the game:

    - The special buildings are those of the expert kind. They ask for colours as well, yellow among them, and most have an effect instead of symbols.
    - The Happy Markets lie with their coloured sides up, all five of them. The last player chooses one first, then the others, against the order of play; the first player chooses last. The rest go back to the box.

    The colour of your market counts like that of any other card. Everybody still begins with 2 coins.

    Neighbours are the players on your left and right. The left one plays after you. With two players your opponent is both, but every effect applies only once.

happy_city-rules-experts-title = Expert buildings
happy_city-rules-experts =
    When you pay:

    - Harbour, Airport, Railway Station: blue, green or orange cards cost you 3 coins less, down to nothing. The Airport helps with dwellings too.
    - Hot-dog Stand: buildings cost you 1, 4 or 6 coins, the lowest price of their deck.
    - Undersea Tunnel: your next building or dwelling is free.
    - Big Ben: if you buy nothing you get 8 coins instead of 1.
    - Castle: each time a neighbour pays 4 coins or more for a card, you get 1 from the bank.

    When you take them:

    - Joke Shop: 1 coin for each card of your city, this one too.
    - Concert Arena: twice your income in coins; at the end you lose as many points as your income is.
    - Statue of Liberty: 4 hearts, but the last card of your city is discarded and the statue takes its place. So it can be taken with ten cards.
    - Fountain: 2 hearts, and every player gets 1 coin.

    Every round:

    - Bowling Alley, Sushi Restaurant, Bakery: income 3 for each purple, 1 for each blue, 2 for each green card of yours.
    - Greengrocer: income 1 for each pair of a heart and a resident in your city.
    - Billiard Hall: income 1 for each colour that stood in your city before it.
    - Escape Room: income 2 while nobody has fewer yellow cards than you.
    - Barber: income 3 if your income is otherwise strictly the lowest of all.
    - Louvre: in the next two rounds you also get the income of an opponent, whom you name each time. The opponent loses nothing.
    - Video Arcade: 2 coins before income if you have any left.
    - Versailles: after income you steal 1 coin from the opponent with the most coins, from each of them if they are equal.

    At the end:

    - Wind Turbine: 1 heart for each green card of yours.
    - St Basil’s Cathedral: 3 hearts without an orange card. Parthenon: 4 residents without a green card.
    - Moai: 4 hearts if your city has fewer than 9 cards, 2 with exactly 9.
    - Golden Gate: if two of the cards beside, above or below it have one colour, 1 heart and 1 resident; if three have, 2 hearts and 1 resident.
    - Great Wall: 3 hearts if the next two cards placed after it have one colour, otherwise 1.
    - Burger Restaurant: 3 hearts for the most blue cards of all, 2 for sharing the lead, otherwise 1.
    - Mayan Pyramid: 3 hearts for strictly the most green cards of all, otherwise 1.
    - Taj Mahal: 3 hearts if your income is lower than that of both neighbours, otherwise 1.
    - Machu Picchu: 1 resident for each orange card of your left neighbour.
    - Stonehenge and Tower of Pisa: 1 resident for each blue card, or 1 heart for each yellow card, of one neighbour.
    - Art Gallery: repeats the card placed just before it, its income too.
    - Pyramid: becomes a neighbour’s card in the same place of the city, but no special building.
    - Sphinx: becomes an opponent’s special building, or one drawn from the box.
    - Japanese Garden: your points are doubled if they are fewer than 30.
    - Eiffel Tower, our proposal for a card that no source shows: 1 resident for each orange card of yours, 3 at most.

happy_city-rules-rulings-title = Our rulings
happy_city-rules-rulings =
    The rulebook leaves some questions open, and there is no official answer to most of those about expert buildings. These answers are ours:

    - The bank never runs out of coins.
    - A deck is made anew when a card is to be drawn and none is left. If its discard pile is empty too, it cannot be chosen; if nothing is left anywhere, fewer than three cards will do.
    - Only buildings can be discarded, and only before you turn up new ones.
    - A special building may be taken after a coin as well.
    - Nobody has to build: you may take a coin turn after turn, and the table waits, however long it takes. Bots wait no longer than thirty rounds; from then on they build whatever they can pay for, so a game with a bot always ends.
    - Special buildings have no colour, and colours are never copied.
    - The Castle looks at what is really paid for one card. Coins stolen are not spent.
    - The card which the Statue of Liberty replaces goes to its discard pile or stack; the conditions are looked at before that. A city of nine cards stays one of nine.
    - The Louvre’s owner names the opponent before the income is paid. What the Louvre brings does not count as your own income.
    - The Barber compares incomes without its own 3, but with all that other special buildings earn.
    - Versailles leaves opponents without coins alone.
    - Of two neighbours, Stonehenge and the Tower of Pisa always count the better one. For the Pyramid you choose; if only one card can be copied it is copied.
    - The Sphinx copies only what counts at the end: hearts, residents and points, as if the building stood in its own place. It earns nothing by it. If no opponent has a special building, one is drawn.
    - The Concert Arena’s loss never brings points below zero. The Japanese Garden looks at the points before it doubles them: 29 become 58, 30 stay 30.
    - In a round, the Video Arcade pays first, then comes everybody’s income, then Versailles steals. At the end the Sphinx chooses before the Pyramid.
    - No source shows the names printed on most expert buildings: we named them after their pictures.

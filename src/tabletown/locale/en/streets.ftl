# Streets: everything that the game says, for the terminal and the browser. The rules to read are in streets_rules.ftl.
# $tile is a building's number from 1, in the order of the catalogue, station and park last; $business is a kind of business,
# from 1. $kind and $other are kinds of symbols, $colour one of the four kinds of people, by their ids. $side counts from the
# north, clockwise. $who is "grifter" for the opponent of the solo game, else $player is the name at the seat.

streets-name = Streets
streets-about = Build one city together. Close streets that are full of people, and be paid for your buildings on them.

streets-edition-base = Base game
streets-edition-base-about = 45 buildings, with business module, advisors and a solo game against the Grifter.

## Words

streets-tile =
    { $tile ->
        [1] Starter Home
        [2] Trendy Lofts
        [3] Puppet Theatre
        [4] Family Café
        [5] Row Houses
        [6] Flea Market
        [7] Baby Boutique
        [8] Housing Co-op
        [9] Ice Cream Parlour
        [10] Art Gallery
        [11] Vinyl Club
        [12] Student House
        [13] Micro Brewery
        [14] Vegan Diner
        [15] Tattoo Studio
        [16] Co-working Space
        [17] Artist Squat
        [18] Barber Shop
        [19] Chillax Spa
        [20] Souvenir Shop
        [21] Aquarium
        [22] Grand Hotel
        [23] Rooftop Bar
        [24] Colossus Museum
        [25] Duty-Free Shop
        [26] Observation Tower
        [27] Hostel
        [28] Department Store
        [29] Sneaker Store
        [30] Toy Store
        [31] Food Court
        [32] Multiplex
        [33] Bookshop Café
        [34] Shopping Arcade
        [35] Corner Shop
        [36] Supermarket
        [37] Hardware Store
        [38] Food Hall
        [39] Cultural Centre
        [40] Estate Agency
        [41] Street Kitchen
        [42] Apartment Tower
        [43] Corner Café
        [44] Copy Shop
        [45] Festival Square
        [46] Central Station
       *[47] City Park
    }
streets-kind =
    { $kind ->
        [tourist] tourist
        [hipster] hipster
        [parent] parent
        [shopper] shopper
       *[wild] wild
    }
streets-kind-of =
    { $kind ->
        [tourist] tourist
        [hipster] hipster
        [parent] parent
        [shopper] shopper
       *[wild] wild
    }
streets-other-of =
    { $other ->
        [tourist] tourist
        [hipster] hipster
        [parent] parent
       *[shopper] shopper
    }
streets-kind-each =
    { $kind ->
        [tourist] tourist
        [hipster] hipster
        [parent] parent
       *[shopper] shopper
    }
streets-people-of =
    { $colour ->
        [tourist]
            { $people ->
                [one] { $people } tourist
               *[other] { $people } tourists
            }
        [hipster]
            { $people ->
                [one] { $people } hipster
               *[other] { $people } hipsters
            }
        [parent]
            { $people ->
                [one] { $people } parent
               *[other] { $people } parents
            }
       *[shopper]
            { $people ->
                [one] { $people } shopper
               *[other] { $people } shoppers
            }
    }
streets-business =
    { $business ->
        [1] restaurant
        [2] residential
        [3] leisure
        [4] retail
       *[5] universal
    }
streets-side =
    { $side ->
        [1] north
        [2] east
        [3] south
       *[4] west
    }
streets-dollars = ${ $dollars }
streets-grifter = The Grifter

streets-value-people = ${ $coef } for each { streets-kind-each } in the street
streets-value-symbols = ${ $coef } for each { streets-kind-of } symbol
streets-value-set = ${ $coef } for each pair of { streets-kind-of } and { streets-other-of } symbol
streets-value-wild_symbols = ${ $coef } for each wild symbol
streets-value-ownership = ${ $coef } for each of your signs in the street
streets-value-street_size = ${ $coef } for each building of the street
streets-value-adjacency = ${ $coef } for each building on the eight cells around
streets-value-enclosure = ${ $coef } if it closes another street
streets-value-copy = The value of another building in the street

streets-advisor-contractor = Contractor
streets-advisor-contractor-about = Build two tiles a turn and draw two, as long as there is a stack.
streets-advisor-hacker = Hacker
streets-advisor-hacker-about = A wild symbol and the backs of your hand count in your streets.
streets-advisor-entrepreneur = Entrepreneur
streets-advisor-entrepreneur-about = Once a closed street, count a tile of your hand in place of one of your buildings.
streets-advisor-investor = Investor
streets-advisor-investor-about = One of your buildings may have two signs; its value counts twice.
streets-advisor-hipster_legend = Hipster Legend
streets-advisor-hipster_legend-about = For you all hipster symbols are wild, with one more on this card.
streets-advisor-renovator = Renovator
streets-advisor-renovator-about = You may build on top of a building in a closed street, which is then counted again.
streets-advisor-location_scout = Location Scout
streets-advisor-location_scout-about = The symbols of your buildings in other streets count too.

## Setting the table

streets-option-grifter = Opponent
streets-option-grifter-about = Alone you play against the Grifter, who begins with $0, $20 or $50.
streets-option-grifter-nobody = Nobody
streets-option-grifter-easy = Easy Grifter
streets-option-grifter-normal = Normal Grifter
streets-option-grifter-hard = Hard Grifter
streets-option-business = Business module
streets-option-business-about = Closed streets also bring business tokens, which pay at the end for the most and for full sets.
streets-option-advisors = Advisors
streets-option-advisors-about = Everybody has an advisor with an ability of their own. Alone, the Grifter gets $40 more.
streets-option-abandoned_homes = People move to abandoned buildings
streets-option-abandoned_homes-about = The printed rulebooks differ: usually nobody moves into an abandoned building.
streets-option-copied_places = Copies of neighbours and closing
streets-option-copied_places-about = The printed rulebooks differ: usually a copy cannot take over these two values.

setup-streets-grifter-needed = Alone you play against the Grifter. Choose how hard.
setup-streets-grifter-alone = The Grifter plays only against one person.

## Score

streets-score-income = Closed streets
streets-score-income-about = What your buildings were paid when their streets were closed, with the Grifter’s first money.
streets-score-last_count = Last count
streets-score-last_count-about = Half of what the buildings earn that have your signs at the end, each rounded up. Until then: if the game ended now.
streets-score-majorities = Most tokens
streets-score-majorities-about = $10 for each business of which you have the most tokens, $5 if you share the lead.
streets-score-sets = Sets of tokens
streets-score-sets-about = $10 for each set of four different businesses.

## What to do now

streets-prompt-abandon = You have no sign left: abandon one of your buildings
streets-prompt-pick = Choose the building that you want to build
streets-prompt-place =
    { $who ->
        [grifter] The Grifter builds: { streets-tile }. Choose between the places that are best for it
       *[player] Choose where to build: { streets-tile }
    }
streets-prompt-signs = Put one sign on your new building, or two to count its value twice
streets-prompt-order = Several streets are closed. Choose which is counted first
streets-prompt-take =
    { $who ->
        [grifter] Choose the building for which the business token is taken
       *[player] Choose the building for which you take a business token
    }
streets-prompt-token =
    { $tokens ->
        [one] Choose a business token
       *[other] Choose the first of { $tokens } business tokens
    }
streets-prompt-show = Count a tile of your hand in place of one of your buildings, or none
streets-prompt-move =
    { $people ->
        [one] { $people } person has to move: choose where
       *[other] { $people } people have to move: choose where
    }
streets-prompt-wrap_up = End your turn
streets-prompt-waiting = Another player’s turn
streets-prompt-over = The game is over
streets-prompt-watching = You are watching this table

## The log

streets-log-abandon = { $player } abandons: { streets-tile }.
streets-log-build =
    { $who ->
        [grifter] The Grifter builds in place { $x }, { $y }: { streets-tile }.
       *[player] { $player } builds in place { $x }, { $y }: { streets-tile }.
    }
streets-log-renovate = { $player } builds on top of another building: { streets-tile }.
streets-log-signs = { $player } puts two signs on it: { streets-tile }.
streets-log-seekers_home = Seekers move in, { streets-people-of }: { streets-tile }.
streets-log-closed =
    { $buildings ->
        [one] A street of one building is closed: { streets-tile }.
       *[other] A street of { $buildings } buildings is closed, beginning with: { streets-tile }.
    }
streets-log-token =
    { $who ->
        [grifter] The Grifter takes a business token: { streets-business }.
       *[player] { $player } takes a business token: { streets-business }.
    }
streets-log-show = { $player } counts a tile of the hand: { streets-tile }.
streets-log-income =
    { $who ->
        [grifter] The Grifter gets { streets-dollars } for { streets-tile }: value { $value }, people { $people }.
       *[player] { $player } gets { streets-dollars } for { streets-tile }: value { $value }, people { $people }.
    }
streets-log-move = { streets-people-of } to: { streets-tile }.
streets-log-seekers = Now seeking: { streets-people-of }.
streets-log-draw = { $player } draws a tile: { streets-kind }.
streets-log-end = All tiles are built: the last count.
streets-log-last_income =
    { $who ->
        [grifter] The Grifter gets { streets-dollars } for { streets-tile }: half of value { $value } and people { $people }.
       *[player] { $player } gets { streets-dollars } for { streets-tile }: half of value { $value } and people { $people }.
    }
streets-log-businesses =
    { $who ->
        [grifter] The Grifter gets { streets-dollars } for business tokens.
       *[player] { $player } gets { streets-dollars } for business tokens.
    }

streets-end-tiles = All tiles are built

## Moves, as choices in a list. $x counts to the east of the station, $y to the south.

streets-move-done = End my turn
streets-move-settle = Everybody where it serves me best
streets-move-pass = No tile of the hand
streets-move-signs =
    { $signs ->
        [one] One sign
       *[other] Two signs
    }
streets-move-token = Token: { streets-business }
streets-move-pick = Build: { streets-tile }
streets-move-abandon = Abandon: { streets-tile }
streets-move-score = The street of: { streets-tile }
streets-move-take = Token for: { streets-tile }
streets-move-show = Count: { streets-tile }
streets-move-send = One person to: { streets-home }
streets-move-send_all = All of them to: { streets-home }
streets-move-build = Place { $x }, { $y }, road in the { streets-side }
streets-home =
    { $home ->
        [46] { streets-tile } (tourists)
        [47] { streets-tile } (hipsters)
        [48] { streets-tile } (parents)
        [49] { streets-tile } (shoppers)
       *[other] { streets-tile }
    }

## Refusals: why something cannot be done

streets-rule-turn-order = This cannot be done at this point of a turn.
streets-rule-turn-no_action = There is no such move.
streets-rule-build-from_hand = You can build only what is in your hand.
streets-rule-build-another_tile = You have chosen this tile already.
streets-rule-build-empty_cell = There is a building already.
streets-rule-build-next_to_a_building = A tile is laid beside another one.
streets-rule-build-long_sides = The long sides of two roads must not lie against each other.
streets-rule-build-joined_roads = The road must join that of a neighbour: in a straight line, or one ending at the side of the other.
streets-rule-build-longest_street = A street has five buildings at most.
streets-rule-renovator-not_the_start = Nobody builds on top of the station or the park.
streets-rule-renovator-closed_street = The renovator builds on top of buildings in closed streets only.
streets-rule-renovator-same_road = The road must run on the same side as that of the building below.
streets-rule-abandon-first = You have no sign left: abandon one of your buildings before you build.
streets-rule-abandon-while_signs_are_left = You abandon a building only when you have no sign left to build with.
streets-rule-abandon-own_building = You can abandon only a building with your own sign.
streets-rule-score-closed_street = This street is not waiting to be counted.
streets-rule-business-same_street = This building is not in the street that is being counted.
streets-rule-business-own_building = Tokens are taken for buildings of one’s own.
streets-rule-business-grifter_fewest = The Grifter takes the business of which it has fewest tokens.
streets-rule-business-none_left = No token of this business is left.
streets-rule-entrepreneur-from_hand = The entrepreneur counts a tile of the hand.
streets-rule-entrepreneur-no_copy = A copy cannot be counted from the hand.
streets-rule-grifter-best_place = The Grifter builds only where it is best for it.
streets-rule-move-in_the_city = This building is not in the city.
streets-rule-move-open_street = People move to streets that are not closed.
streets-rule-move-own_colour = Nobody of this colour has to move.
streets-rule-move-not_abandoned = Nobody moves into an abandoned building.
streets-rule-move-one_left = Only one person of this colour has to move.
streets-rule-move-grifter_first = In the Grifter’s turn people move to the Grifter’s buildings first.

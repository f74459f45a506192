# Streets: everything that the game says, for the terminal and the browser. The rules to read are in streets_rules.ftl.
# $tile is a building’s number from 1, in the order of the catalogue, station and park last; $business is a kind of business,
# from 1. $kind and $other are kinds of symbols, $colour one of the four kinds of people, by their ids. $side counts from the
# north, clockwise. $who is "grifter" for the opponent of the solo game, else $player is the name at the seat.

## Words

streets-tile =
    { $tile ->
        [starter_home] Starter Home
        [trendy_lofts] Trendy Lofts
        [puppet_theatre] Puppet Theatre
        [family_cafe] Family Café
        [row_houses] Row Houses
        [flea_market] Flea Market
        [baby_boutique] Baby Boutique
        [housing_co_op] Housing Co-op
        [ice_cream_parlour] Ice Cream Parlour
        [art_gallery] Art Gallery
        [vinyl_club] Vinyl Club
        [student_house] Student House
        [micro_brewery] Micro Brewery
        [vegan_diner] Vegan Diner
        [tattoo_studio] Tattoo Studio
        [coworking_space] Co-working Space
        [artist_squat] Artist Squat
        [barber_shop] Barber Shop
        [chillax_spa] Chillax Spa
        [souvenir_shop] Souvenir Shop
        [aquarium] Aquarium
        [grand_hotel] Grand Hotel
        [rooftop_bar] Rooftop Bar
        [colossus_museum] Colossus Museum
        [duty_free_shop] Duty-Free Shop
        [observation_tower] Observation Tower
        [hostel] Hostel
        [department_store] Department Store
        [sneaker_store] Sneaker Store
        [toy_store] Toy Store
        [food_court] Food Court
        [multiplex] Multiplex
        [bookshop_cafe] Bookshop Café
        [shopping_arcade] Shopping Arcade
        [corner_shop] Corner Shop
        [supermarket] Supermarket
        [hardware_store] Hardware Store
        [food_hall] Food Hall
        [cultural_centre] Cultural Centre
        [estate_agency] Estate Agency
        [street_kitchen] Street Kitchen
        [apartment_tower] Apartment Tower
        [corner_cafe] Corner Café
        [copy_shop] Copy Shop
        [festival_square] Festival Square
        [station] Central Station
        [park] City Park
       *[other] { $tile }
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
        [restaurant] restaurant
        [residential] residential
        [leisure] leisure
        [retail] retail
        [universal] universal
       *[other] { $business }
    }
streets-side =
    { $side ->
        [1] north
        [2] east
        [3] south
       *[4] west
    }
streets-road =
    { $side ->
        [1] road in the north
        [2] road in the east
        [3] road in the south
       *[4] road in the west
    }
streets-beside =
    { $direction ->
        [1] north of { $beside }
        [2] east of { $beside }
        [3] south of { $beside }
       *[4] west of { $beside }
    }
streets-dollars = ${ $dollars }
streets-grifter = The Grifter

streets-value-people = ${ $coef } for each { streets-kind-each } in the street
streets-value-symbols = ${ $coef } for each { streets-kind-of } symbol
streets-value-set = ${ $coef } for each pair of { streets-kind-of } and { streets-other-of } symbols
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
streets-advisor-entrepreneur-about = Once per closed street, count a tile of your hand in place of one of your buildings.
streets-advisor-investor = Investor
streets-advisor-investor-about = One of your buildings may have two signs; its value counts twice.
streets-advisor-hipster_legend = Hipster Legend
streets-advisor-hipster_legend-about = For you all hipster symbols are wild, with one more on this card.
streets-advisor-renovator = Renovator
streets-advisor-renovator-about = You may build on top of a building in a closed street, which is then counted again.
streets-advisor-location_scout = Location Scout
streets-advisor-location_scout-about = The symbols of your buildings in other streets count too.

## Setting the table

setup-streets-grifter-needed = Alone you play against the Grifter. Choose how hard.
setup-streets-grifter-alone = The Grifter plays only against one person.

## Score

streets-score-income = Closed streets
streets-score-income-about = What your buildings were paid when their streets were closed, with the Grifter’s first money.
streets-score-ending_now = If the game ended now
streets-score-ending_now-about = Half of what the buildings with your signs earn as they stand, each rounded up.
streets-score-last_count = Final count
streets-score-last_count-about = Half of what the buildings earn that still have your signs at the end, each rounded up.
streets-score-majorities = Most tokens
streets-score-majorities-about = $10 for each business of which you have the most tokens, $5 if you share the lead.
streets-score-sets = Sets of tokens
streets-score-sets-about = $10 for each set of four different businesses.
streets-tie-grifter = The money is equal: a tie goes to the Grifter.

## What to do now

streets-prompt-abandon = You have no sign left: abandon one of your buildings. Its sign comes back to you, and its people move on
streets-prompt-pick = Choose the building that you want to build
streets-prompt-place =
    { $who ->
        [grifter] The Grifter builds: { streets-tile }. Choose between the places that are best for it
       *[player] Choose where to build: { streets-tile }
    }
streets-prompt-signs = Put one sign on your new building, or two to count its value twice
streets-prompt-order =
    { $who ->
        [grifter] The Grifter has closed several streets. Choose which is counted first
       *[player] Several streets are closed. Choose which is counted first
    }
streets-prompt-take =
    { $who ->
        [grifter] Choose the building for which the Grifter takes a business token
       *[player] Choose the building for which you take a business token
    }
streets-prompt-token =
    { $who ->
        [grifter]
            { $tokens ->
                [one] Choose a business token for the Grifter
               *[other] Choose the first of the Grifter’s { $tokens } business tokens
            }
       *[player]
            { $tokens ->
                [one] Choose a business token
               *[other] Choose the first of { $tokens } business tokens
            }
    }
streets-prompt-show = Count a tile of your hand in place of one of your buildings, or none
streets-prompt-move =
    { $who ->
        [grifter]
            { $people ->
                [one] { $people } person has to move in the Grifter’s turn: choose where
               *[other] { $people } people have to move in the Grifter’s turn: choose where
            }
       *[player]
            { $people ->
                [one] { $people } person has to move: choose where
               *[other] { $people } people have to move: choose where
            }
    }
streets-prompt-wrap_up =
    { $who ->
        [grifter] End the Grifter’s turn
       *[player] End your turn
    }

## The log

streets-log-abandon = { $player } abandons: { streets-tile }.
streets-log-round = Round { $round }
streets-log-build =
    { $who ->
        [grifter] The Grifter builds: { streets-tile }, { streets-beside }, { streets-road }.
       *[player] { $player } builds: { streets-tile }, { streets-beside }, { streets-road }.
    }
streets-log-renovate = { $player } builds on top of { $below }: { streets-tile }.
streets-log-wait = Seekers of the covered building wait at the station: { streets-people-of }.
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
streets-log-show =
    { $gained ->
        [yes] { $player } counts a tile of the hand in place of { $source }: { streets-tile }.
       *[no] { $player } shows a tile of the hand, but no building gains by it: { streets-tile }.
    }
streets-log-value =
    { $way ->
        [copy] value { $value } (copied: { $source })
        [hand] value { $value } (from the hand: { $source })
       *[own] value { $value }
    }
streets-log-half =
    { $way ->
        [own] ({ $value } + { $people }) ÷ 2
       *[copy] ({ $value } + { $people }) ÷ 2, copied: { $source }
    }
streets-log-income =
    { $who ->
        [grifter] The Grifter gets { streets-dollars } for { streets-tile }: { streets-log-value }, people { $people }.
       *[player] { $player } gets { streets-dollars } for { streets-tile }: { streets-log-value }, people { $people }.
    }
streets-log-move = { streets-people-of } to: { streets-tile }.
streets-log-seekers = Now seeking: { streets-people-of }.
streets-log-draw = { $player } draws a tile: { streets-kind }.
streets-log-end = All tiles are built: the final count.
streets-log-no_place =
    { $who ->
        [grifter] The Grifter has no place to build and is passed over.
       *[player] { $player } has no place to build and is passed over.
    }
streets-log-full = No place is left to build: the final count.
streets-log-last_income =
    { $who ->
        [grifter] The Grifter gets { streets-dollars } for { streets-tile }: { streets-log-half }.
       *[player] { $player } gets { streets-dollars } for { streets-tile }: { streets-log-half }.
    }
streets-log-businesses =
    { $who ->
        [grifter] The Grifter gets { streets-dollars } for business tokens.
       *[player] { $player } gets { streets-dollars } for business tokens.
    }

## Moves, as choices in a list. $x counts to the east of the station, $y to the south.

streets-move-done = End my turn
streets-move-settle = Everybody where it serves me best
streets-move-pass = Count no tile of the hand
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
streets-move-build = Place { $x }, { $y }, { streets-road }
# The same where the map is known: beside a building, or on one.
streets-move-build-beside = { streets-beside }, { streets-road }
streets-move-build-on = On top of { $below }, { streets-road }
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
streets-rule-turn-nothing_left = You have built this turn; end it, or take your steps back.
streets-rule-build-from_hand = You can build only what is in your hand.
streets-rule-build-another_tile = You have chosen this tile already.
streets-rule-build-empty_cell = There is a building already.
streets-rule-build-next_to_a_building = A tile is laid beside another one.
streets-rule-build-long_sides = The long sides of two roads must not lie against each other.
streets-rule-build-joined_roads = The road must join that of a neighbour: in a straight line, or one ending at the side of the other.
streets-rule-build-longest_street = A street has five buildings at most.
streets-rule-build-choose_first = First choose a tile of your hand to build.
streets-rule-build-lay_first = First lay the tile into the city.
streets-rule-renovator-not_the_start = Nobody builds on top of the station or the park.
streets-rule-renovator-closed_street = The renovator builds on top of buildings in closed streets only.
streets-rule-renovator-same_road = The road must run on the same side as that of the building below.
streets-rule-abandon-first = You have no sign left: abandon one of your buildings before you build.
streets-rule-abandon-while_signs_are_left = You abandon a building only when you have no sign left to build with.
streets-rule-abandon-own_building = You can abandon only a building with your own sign.
streets-rule-score-closed_street = This street is not waiting to be counted.
streets-rule-score-first = First choose the closed street that is counted next.
streets-rule-business-same_street = This building is not in the street that is being counted.
streets-rule-business-own_building = Tokens are taken for buildings of one’s own.
streets-rule-business-grifter_fewest = The Grifter takes the business of which it has fewest tokens.
streets-rule-business-none_left = No token of this business is left.
streets-rule-business-first = First the business tokens are taken.
streets-rule-entrepreneur-from_hand = The entrepreneur counts a tile of the hand.
streets-rule-entrepreneur-no_copy = A copy cannot be counted from the hand.
streets-rule-entrepreneur-first = First say whether the entrepreneur counts a tile of the hand.
streets-rule-grifter-best_place = The Grifter builds only where it is best for it.
streets-rule-grifter-its_tile = Now the Grifter builds its own tile; you only choose where.
streets-rule-move-in_the_city = This building is not in the city.
streets-rule-move-open_street = People move to streets that are not closed.
streets-rule-move-own_colour = Nobody of this colour has to move.
streets-rule-move-not_abandoned = Nobody moves into an abandoned building.
streets-rule-move-one_left = Only one person of this colour has to move.
streets-rule-move-grifter_first = In the Grifter’s turn people move to the Grifter’s buildings first.
streets-rule-move-first = First the people who leave have to find a new home.
streets-rule-signs-first = First say how many signs you put on the new building.

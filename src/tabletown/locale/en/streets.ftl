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

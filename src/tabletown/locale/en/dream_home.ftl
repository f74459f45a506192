# Dream Home: everything that the game says, for the terminal and the browser.
# Columns of the drafting board count from 1, the first player’s. Floors are 1 (upper), 2 (middle) and 3 (basement),
# their columns count from 1, from the left. $room, $resource and $item are words of the catalogue, such as kitchen, drill,
# piano; a roof is only “roof”, the first player’s token “token”.

## Words

dream_home-floor =
    { $floor ->
        [1] upper floor
        [2] middle floor
       *[3] basement
    }
dream_home-place =
    { $floor ->
        [1] upper floor, column { $column }
        [2] middle floor, column { $column }
       *[3] basement, column { $column }
    }
dream_home-other-place =
    { $other_floor ->
        [1] upper floor, column { $other_column }
        [2] middle floor, column { $other_column }
       *[3] basement, column { $other_column }
    }
dream_home-room =
    { $room ->
        [living] living room
        [bedroom] bedroom
        [kitchen] kitchen
        [kids] kids’ room
        [bathroom] bathroom
        [pantry] pantry
        [wardrobe] wardrobe
        [sauna] sauna
        [study] study
        [library] library
        [games] games room
        [garage] garage
        [wine_cellar] wine cellar
        [workshop] workshop
        [laundry] laundry
        [empty] empty room
        [storage] storage
       *[other] { $room }
    }
dream_home-item =
    { $item ->
        [piano] grand piano
        [canopy_bed] canopy bed
        [jacuzzi] whirlpool
        [ice_cream] ice-cream machine
        [slide] slide
        [paintings] paintings
        [cat_house] cat house
        [aquarium] aquarium
        [treehouse] treehouse
        [birdhouse] birdhouse
        [car] car
       *[other] { $item }
    }
dream_home-resource =
    { $resource ->
        [token] first player’s token
        [roof] roof
        [piano] grand piano
        [canopy_bed] canopy bed
        [jacuzzi] whirlpool
        [ice_cream] ice-cream machine
        [slide] slide
        [paintings] paintings
        [cat_house] cat house
        [aquarium] aquarium
        [treehouse] treehouse
        [birdhouse] birdhouse
        [drill] drill
        [jackhammer] jackhammer
        [mixer] concrete mixer
        [scaffolding] scaffolding
        [roofer] roofer
        [supplier] supplier
        [architect] architect
        [handyman] handyman
        [designer] interior designer
       *[other] { $resource }
    }
dream_home-roof =
    { $window ->
        [0] { $colour ->
            [red] red roof
            [brown] brown roof
            [green] green roof
            [blue] blue roof
           *[other] { $colour }
        }
       *[1] { $colour ->
            [red] red roof with a window
            [brown] brown roof with a window
            [green] green roof with a window
            [blue] blue roof with a window
           *[other] { $colour }
        }
    }

dream_home-tool-drill-about = Before you take a column: exchange an open room of your house with any room on the board, if it fits there.
dream_home-tool-jackhammer-about = At the start of a round, before anybody takes a column: take any room and build it; skip your turn this round.
dream_home-tool-mixer-about = Before you take a column: exchange two rooms on the board.
dream_home-tool-scaffolding-about = Put it into a free cell at once. It carries what is built above it, until a room takes its place.
dream_home-helper-roofer-about = After the last round: add a discarded roof to your pile.
dream_home-helper-supplier-about = After the last round: exchange a card of your house with a discarded room, if it fits there.
dream_home-helper-architect-about = When points are counted: 1 more for each comfort bonus, and 1 for each empty room.
dream_home-helper-handyman-about = After the last round: let two cards of your house change places.
dream_home-helper-designer-about = From now on decor does not finish your rooms. When points are counted: 1 more for each token.

dream_home-comfort-bathrooms = A bathroom on both floors
dream_home-comfort-essentials = Bathroom, kitchen and bedroom

## Score

dream_home-score-rooms = Rooms
dream_home-score-rooms-about = What is printed on each open room, by the number of its cards or by its neighbour.
dream_home-score-decor = Decor
dream_home-score-decor-about = The points of each token in the house and beside it.
dream_home-score-comfort = Comfort
dream_home-score-comfort-about = 3 points for a bathroom on both floors above the basement, 3 for a house with bathroom, kitchen and bedroom.
dream_home-score-roof = Roof
dream_home-score-roof-about = The best four cards of the pile: 8 points in one colour, otherwise 3, and 1 more for each window. Counted when the pile is opened.
dream_home-score-architect = Architect
dream_home-score-architect-about = 1 point for each comfort bonus and for each empty room, by each architect.
dream_home-score-designer = Interior designer
dream_home-score-designer-about = 1 point for each token, by each interior designer.
dream_home-tie-children = Equal points, so the children in the pictures decide: { $player } { $more }, { $other } { $fewer }.

## What to do now

dream_home-prompt-discard = You are the first player: discard a column
dream_home-prompt-hammer = Use your jackhammer to take a room right away, or keep it
dream_home-prompt-choose = Take a column
dream_home-prompt-choose_tool = Take a column, or use a tool first
dream_home-prompt-build = Choose a place for the room: { dream_home-room }
dream_home-prompt-build_both = Choose a place for the room ({ dream_home-room }) and for the card ({ dream_home-resource }), in either order
dream_home-prompt-resource = Choose a place: { dream_home-resource }
dream_home-prompt-tokens = A room has only one token: choose the one that stays
dream_home-prompt-wrap_up = All done: end your turn
dream_home-prompt-roofer = Take a discarded roof into your pile, or go without
dream_home-prompt-helpers = Let your helpers work, or stop
dream_home-prompt-supply = Choose which card of your house makes way for the room: { dream_home-room }
dream_home-prompt-stuck = The room fits nowhere: { dream_home-room }. Lay it face down; it will be worth nothing, but it carries what is above it

## The log

dream_home-log-round = Round { $round }: { $other } begins
dream_home-log-discard = { $player } discards column { $column }: { dream_home-room }, { dream_home-resource }.
dream_home-log-take = { $player } takes column { $column }: { dream_home-room }, { dream_home-resource }.
dream_home-log-hammer =
    { $resource ->
        [token] { $player } takes a room with the jackhammer from column { $column }: { dream_home-room }.
       *[other] { $player } takes a room with the jackhammer from column { $column }: { dream_home-room }. Discarded: { dream_home-resource }.
    }
dream_home-log-drill = { $player } drills, { dream_home-place }: { dream_home-room } from column { $from } comes, { $old } goes to the board.
dream_home-log-mix = { $player } uses the concrete mixer: the rooms of columns { $column } ({ dream_home-room }) and { $second } ({ $second_room }) change places.
dream_home-log-build = { $player } builds: { dream_home-room }, { dream_home-place }.
dream_home-log-hide = { $player } lays the card face down: { dream_home-place }.
dream_home-log-furnish = { $player } places: { dream_home-item }, { dream_home-place }.
dream_home-log-waive = { $player } discards the decor, as no room can take it: { dream_home-item }.
dream_home-log-scaffold = { $player } puts up a scaffold: { dream_home-place }.
dream_home-log-no_scaffold = { $player } discards the scaffold: no cell is left for it.
dream_home-log-token = { $player } keeps one token of the room: { dream_home-item }.
dream_home-log-lost = { $player } loses a token: { dream_home-item }.
dream_home-log-car = { $player } parks the car in the garage.
dream_home-log-roof = The roofer of { $player } adds a discarded roof to the pile.
dream_home-log-into = The supplier of { $player } brings: { dream_home-room } ({ dream_home-place }). Discarded: { $old }.
dream_home-log-swap = The handyman of { $player } exchanges two cards: { dream_home-room } ({ dream_home-place }) and { $second_room } ({ dream_home-other-place }).
dream_home-log-end = The twelve rounds are over; the roofs are opened.

## Moves, as choices in a list

dream_home-move-take = Take column { $column }
dream_home-move-discard = Discard column { $column }
dream_home-move-hammer = Use the jackhammer on column { $column }
dream_home-move-keep = Keep the jackhammer
dream_home-move-drill = Drill: the room of column { $from } to the { dream_home-place }
dream_home-move-mix = Mix columns { $column } and { $other }
dream_home-move-build = Build: { dream_home-place }
dream_home-move-hide = Face down: { dream_home-place }
dream_home-move-furnish = Furnish: { dream_home-place }
dream_home-move-waive = Discard the decor: no room built so far can take it
dream_home-move-scaffold = Scaffold: { dream_home-place }
dream_home-move-token = Keep the token: { dream_home-place }
dream_home-move-roof = Take a { dream_home-roof }
dream_home-move-supply = Fetch room card { $card }
dream_home-move-into = Put it there: { dream_home-place }
dream_home-move-swap = Exchange: { dream_home-place }, and { dream_home-other-place }
dream_home-move-done = End my turn

## Refusals: why something cannot be done

dream_home-rule-turn-order = This cannot be done at this point of your turn.
dream_home-rule-turn-not_finished = Something is still to be done before your turn can end.
dream_home-rule-turn-nothing_left = Nothing is left to do this turn; end it, or take your steps back.
dream_home-rule-column-room_gone = This column has no room any more.
dream_home-rule-column-first_player_stays = The first player’s column cannot be discarded.
dream_home-rule-column-discard_first = First discard a column.
dream_home-rule-column-take_first = First take a column.
dream_home-rule-column-one_a_round = You have taken your room of this round already.
dream_home-rule-room-free_cell = There is no free cell in this place.
dream_home-rule-room-one_a_turn = You have built your room of this turn already.
dream_home-rule-room-basement_only = This room belongs in the basement.
dream_home-rule-room-upper_floors_only = This room belongs on the floors above the basement.
dream_home-rule-room-too_large = The room would have more cards than are allowed for its kind.
dream_home-rule-room-finished = There is decor in the room beside it, so it is finished and cannot grow.
dream_home-rule-room-place_first = First place what you have taken.
dream_home-rule-support-nothing_below = Nothing stands below this cell yet.
dream_home-rule-decor-none = You have no decor to place.
dream_home-rule-decor-its_rooms = This token does not go with what is there.
dream_home-rule-decor-one_a_room = There is a token in this room already.
dream_home-rule-decor-one_stays = Choose one of the tokens of the room that has several.
dream_home-rule-decor-must_be_placed = A room can take the decor, so it must be placed.
dream_home-rule-tool-before_the_column = Drill and concrete mixer are used in your own turn, before you take a column.
dream_home-rule-drill-none = You have no drill.
dream_home-rule-drill-open_room = Only an open room of your house can be exchanged.
dream_home-rule-drill-nothing_fits = No room on the board fits where one of yours is.
dream_home-rule-mixer-none = You have no concrete mixer.
dream_home-rule-mixer-two_rooms = Choose two columns that both still have a room.
dream_home-rule-jackhammer-start_of_round = A jackhammer is used at the start of a round by whoever has one, before anybody takes a column.
dream_home-rule-jackhammer-none = You have no jackhammer.
dream_home-rule-jackhammer-first = First use the jackhammer, or keep it.
dream_home-rule-scaffolding-none = You have no scaffold to put up.
dream_home-rule-helper-after_the_last_round = Helpers work after the last round.
dream_home-rule-helper-now = The rounds are over; only helpers still work.
dream_home-rule-roofer-none = You have no roofer.
dream_home-rule-roofer-from_the_discard = There is no such roof among the discarded cards.
dream_home-rule-roofer-first = First the roofers work: take a roof, or end your turn.
dream_home-rule-roofer-before_the_others = Roofers work before the other helpers, and that is over.
dream_home-rule-supplier-none = You have no supplier.
dream_home-rule-supplier-from_the_discard = This room is not among the discarded cards.
dream_home-rule-supplier-own_room = Choose a card of your house.
dream_home-rule-supplier-card_first = First choose a discarded room for the supplier to bring.
dream_home-rule-supplier-place_first = First choose the card of your house that the new one replaces.
dream_home-rule-handyman-none = You have no handyman.
dream_home-rule-handyman-two_rooms = Choose two cards of your house.

## The rules to read. One paragraph a line; a line that begins with a hyphen is an item of a list.

dream_home-rules-overview-title = What the game is about
dream_home-rules-overview =
    Everybody builds a house: five rooms on the upper floor, five on the middle floor and two in the basement. In each of twelve rounds you get one room and mostly something to go with it: a roof card, decor, a tool or a helper. After the twelfth round every house has twelve rooms, and both decks are empty.

    Rooms of one kind that lie side by side grow together and are worth more. Decor, a comfortable mix of rooms and a beautiful roof bring points as well. Whoever has the most points wins.

dream_home-rules-setup-title = Before the game
dream_home-rules-setup =
    Everybody has an empty house. In the middle lies the drafting board with five columns. Each column has a room card, and above it a resource card, all open. Above the leftmost room there is never a resource: this is the first player’s column.

    There are 60 room cards and 48 resource cards. Who begins is drawn by lot and has the first player’s token.

dream_home-rules-round-title = A round
dream_home-rules-round =
    Five rooms and four resources are laid out. Beginning with the first player, and then clockwise, everybody takes one column: its room and its resource. Taken columns are not filled up.

    Whoever takes the leftmost column gets the first player’s token instead of a resource and begins the next round; in this round the order stays as it is. If nobody takes it, the first player stays the same.

    The room is put into your house at once, and so is what the resource asks for. You choose which of the two comes first. When all have had their turn, what is left is discarded, rooms and resources on two open piles, and the next cards are laid out.

    Until you end your turn you can take everything back.

dream_home-rules-few-title = Two or three players
dream_home-rules-few =
    With two or three players the first player discards a column before anybody takes one, room and resource together. The leftmost column cannot be chosen. You can agree to leave this rule out, for example with small children.

dream_home-rules-placing-title = Where rooms go
dream_home-rules-placing =
    Put the room into a free cell. You may leave gaps and build in any order, but:

    - There must be something right below: a room, an empty room or a scaffold. The basement stands on the ground. The three left columns of the middle floor stand on the porch, where the roof pile lies, whether there is a roof on it or not.
    - Basement rooms go into the basement only, all others on the middle and the upper floor.
    - A room must not get more cards than its kind allows, and a finished room must not grow.

    A card that lies in a house moves only by a tool or a helper.

dream_home-rules-growing-title = Rooms that grow
dream_home-rules-growing =
    Cards of the same kind side by side on one floor are one room. A card between two rooms of its kind joins them. Cards above each other are always different rooms.

    How many cards a room may have:

    - Living room: 3.
    - Bedroom, kitchen, kids’ room, garage: 2.
    - All others: 1.

    A room with all its cards is finished, and so is a room with decor in it. Beside a finished room no card of the same kind may lie open.

dream_home-rules-face_down-title = Empty rooms
dream_home-rules-face_down =
    If a card fits nowhere, or if you do not want it, lay it face down into any free cell that has something below it, in the basement too. This makes an empty room. It has no kind, is worth nothing and takes no decor, but it carries what is above it, and empty rooms may lie side by side.

dream_home-rules-rooms-title = The rooms
dream_home-rules-rooms =
    Regular rooms, with their points for one, two and three cards:

    - Living room: 1, 4, 9.
    - Bedroom: 1, 4.
    - Kitchen: 1, 6.
    - Kids’ room: 2, 6.
    - Bathroom: 1.

    Unique rooms go on the same floors:

    - Pantry: 1, but 3 beside a kitchen.
    - Wardrobe: 1, but 3 beside a bedroom.
    - Sauna: 1, but 3 beside a bathroom.
    - Study, library, games room: 2.

    Beside means left or right on the same floor. It pays once, however many such neighbours there are.

    Basement rooms:

    - Garage: nothing for one card, 4 for two.
    - Wine cellar, workshop, laundry, storage: 1.

    Some of these figures are our proposal; the list of cards tells which.

dream_home-rules-roofs-title = Roofs
dream_home-rules-roofs =
    A roof card goes face down on the pile in your porch. Nobody may look at it again before the end, not even you: remember what you took.

    When the game is over you open the pile, and the best four cards become your roof:

    - Four cards of one colour: 8 points.
    - Four cards of different colours: 3 points.
    - Each window in a complete roof: 1 point more. Only one card of each colour has a window.
    - Fewer than four cards: nothing. Cards that are not used count nothing.

    The best roof is worth 9: one colour with its window.

dream_home-rules-decor-title = Decor
dream_home-rules-decor =
    Put the token on an open room card of the kind that the decor belongs to, and discard the decor card. A room has one token at most, however large it is. If no room of yours can take it, the card is discarded and the token is lost.

    A room with decor is finished and grows no more.

    - Grand piano, in the living room: 3.
    - Canopy bed, in the bedroom: 2.
    - Whirlpool, in the bathroom: 2.
    - Ice-cream machine, in the kitchen: 2.
    - Slide, in the kids’ room: 2.
    - Paintings, in any regular room: 2.
    - Cat house and aquarium, in any regular room: 1.
    - Treehouse and birdhouse, beside the house: 2 and 1. You may have both.

    Some of these figures are our proposal; the list of cards tells which.

dream_home-rules-tools-title = Tools
dream_home-rules-tools =
    Tools lie beside your house until you use them; then they are discarded. A tool that you do not use is worth nothing, so one that you take in the last round comes too late.

    - Drill: in your turn, before you take a column, exchange an open room of your house with any room on the board. The new one goes into the same cell and must fit there. A token on the old card is lost.
    - Concrete mixer: in your turn, before you take a column, exchange two rooms on the board.
    - Jackhammer: at the start of a round, before anybody takes a column, take any room from the board and put it into your house. The resource above it is discarded, and the leftmost room brings no token. Play goes on with the first player, and you skip your turn in this round.
    - Scaffolding: put it into a free cell with something below it in the turn in which you take it, before or after your room. It carries what is built above it. Sooner or later a room must take its place, be it an empty one.

dream_home-rules-helpers-title = Helpers
dream_home-rules-helpers =
    Helpers lie beside your house. All but the interior designer work after the last round.

    - Roofer: before the piles are opened, you may add one discarded roof card to yours.
    - Supplier: you may exchange any card of your house, an empty room too, with one discarded room that fits there. A token on the old card is lost.
    - Handyman: two cards of your house may change places. Floors and sizes must be kept to, but a room with decor may grow this way. Tokens move with their cards; if a room then has several, one stays. An empty room stays empty.
    - Architect: each comfort bonus is worth 4 instead of 3, and each empty room is worth 1.
    - Interior designer: from the moment you take the card, decor does not finish your rooms, not even decor that was there before. Sizes still hold, and so does one token a room. At the end each token is worth 1 more.

dream_home-rules-car-title = The car
dream_home-rules-car =
    You can agree to play with the car. Whoever is the first to have a garage of two cards parks the car there. It is worth 1 point and is decor like any other.

dream_home-rules-end-title = The end
dream_home-rules-end =
    After twelve rounds helpers do their work, the roofs are opened, and everybody counts:

    - the points of the open rooms,
    - the decor,
    - comfort: 3 for a bathroom on both the middle and the upper floor, 3 for bathroom, kitchen and bedroom anywhere,
    - the roof,
    - what architect and interior designer add.

    If points are equal, the player with more children in the pictures of the open rooms wins. Players who are still equal share the win.

dream_home-rules-rulings-title = Our rulings
dream_home-rules-rulings =
    The rulebook leaves some questions open. These answers are ours:

    - A complete roof that is not of one colour is worth 3, even if some of its cards have the same colour.
    - Roof cards are seen by all when they are taken, but nothing here remembers them for you: neither the board nor the log tells what lies in a pile, your own included. Bots do not know it either; they think of every roof that is not in sight as equally likely.
    - Face-down rooms are no secret: everybody may look which card lies there.
    - Room and resource of a turn come in any order. Decor must be placed if a room can take it at that moment; whoever resolves it first, when no room can, loses it.
    - A token belongs to the card that it lies on.
    - A jackhammer is used after the discard of a column, in the order of the turns. Its room may be laid face down. If the first player uses it, the next player begins and the token stays where it is.
    - If the room of the leftmost column is gone, nobody can take the token in this round.
    - Drill and supplier: the old card is gone before the new one comes, and the new one must lie open. The supplier’s old card is discarded and can be fetched by a later supplier.
    - Several tools may be used in one turn, also to take what was just given away.
    - A scaffold may stand on another one. If no cell is left for it, it is discarded.
    - If a card joins rooms with decor while an interior designer is there, one token stays, as with the handyman.
    - The car is parked for the player, since nobody would refuse it. It comes by building only, not by what helpers do after the last round; if its card goes, it is lost.
    - Helpers: first all roofers, then all suppliers and handymen, beginning with the holder of the first player’s token; everybody decides the order of their own. All of them may be left out. Several helpers of one kind all count: with two architects a comfort bonus is worth 5 and an empty room 2.
    - Children on face-down cards do not count.

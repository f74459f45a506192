# The Dream Home board in the browser: what is written on it, and what a screen reader says of it.
# $room, $rooms and $bonus are names as they stand on cards; $gain is written with its sign, such as “+3”.

dream_home-board-table = The table
dream_home-board-house = The house of { $player }
dream_home-board-round = Round { $round } of { $rounds }
dream_home-board-car = The car is still to be had
dream_home-board-car-about = Whoever is the first to have a garage of two cards parks it there: 1 point more. It is decor like any other.
dream_home-board-first-about = Whoever has it begins the round. Whoever takes the leftmost column gets it.
dream_home-board-draft = Drafting board
dream_home-board-hand = In your hand
dream_home-board-column = Column { $column }
dream_home-board-column-empty = Column { $column }: nothing left
dream_home-board-discards = Discarded rooms
dream_home-board-roofs = Discarded roofs
dream_home-board-beside = Tools, helpers and comfort
dream_home-board-others = Other houses
dream_home-board-open =
    { $points ->
        [one] { $player }, { $points } point: show this house
       *[other] { $player }, { $points } points: show this house
    }
dream_home-board-all = All houses
dream_home-board-info = Details
dream_home-board-again = Tap again to do it
dream_home-board-rules = Read the rules
dream_home-board-worth =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
dream_home-board-children-here = Children in the house
dream_home-board-children = Children in the picture: { $count }
dream_home-board-group =
    { $group ->
        [basement] Goes into the basement
       *[other] Goes on the middle or the upper floor
    }
dream_home-board-points = Points: { $points }
dream_home-board-points-cards = Points by number of cards: { $points }
dream_home-board-points-next-to = Points: { $points }. With this neighbour: { $more } ({ dream_home-room })
dream_home-board-roof-about = Goes face down on your pile. Four cards make a roof: 8 points in one colour, otherwise 3, and 1 more for each window.
dream_home-board-decor-beside = Stands beside the house
dream_home-board-decor-rooms = Belongs in: { $rooms }. One token a room; it finishes the room
dream_home-board-token-about = Instead of a resource: you begin the next round.
dream_home-board-fits-nowhere = Fits nowhere in your house now: it can only be laid face down
dream_home-board-turn-over = Tap to turn the card over: face down it makes an empty room, anywhere
dream_home-board-empty = empty room
dream_home-board-free = free
dream_home-board-size =
    { $points ->
        [one] cards: { $cards }, { $points } point
       *[other] cards: { $cards }, { $points } points
    }
dream_home-board-finished = finished
dream_home-board-gain = { $move }, points { $gain }
dream_home-board-pile =
    { $count ->
        [one] Closed roof pile: { $count } card
       *[other] Closed roof pile: { $count } cards
    }
dream_home-board-comfort =
    { $has ->
        [yes] { $bonus }: achieved
       *[no] { $bonus }: not yet
    }
dream_home-board-use-drill = Choose an open room of your house and the room of the board that takes its place. Tap the drill again to put it back.
dream_home-board-use-mixer = Choose the two columns whose rooms change places. Tap the mixer again to put it back.

## The list of cards

dream_home-cards-reconstructed = No public source lists the cards of this box. The kinds of rooms, the rules and many points are known; how many cards there are of each kind, the children on them and what is marked as reconstructed below is our own proposal. If you own the box, an overlay file puts your figures in.
dream_home-cards-regular = Regular rooms
dream_home-cards-unique = Unique rooms
dream_home-cards-basement = Basement rooms
dream_home-cards-roof = Roofs
dream_home-cards-decor = Decor
dream_home-cards-tool = Tools
dream_home-cards-helper = Helpers
dream_home-cards-comfort = Comfort
dream_home-cards-copies = Cards: { $count }
dream_home-cards-windows = With a window: { $count }
dream_home-cards-most = At most in one room: { $count }
dream_home-cards-of-kind = Cards of this kind: { $count }, children on them: { $children }
dream_home-cards-points-for =
    { $cards ->
        [one] Points for { $cards } card: { $points }
       *[other] Points for { $cards } cards: { $points }
    }
dream_home-cards-points-beside = Beside its neighbour ({ dream_home-room }): { $points }
dream_home-cards-car = Only a token, for the game with the car

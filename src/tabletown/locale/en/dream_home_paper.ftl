# Dream Home on paper: the fields of a file, its explanations, and what cannot be true. $item, $room are words of the catalogue.

dream_home-paper-field-house = house
dream_home-paper-field-upper = upper
dream_home-paper-field-middle = middle
dream_home-paper-field-basement = basement
dream_home-paper-field-beside = beside
dream_home-paper-field-roofs = roofs
dream_home-paper-field-helpers = helpers
dream_home-paper-field-children = children

dream_home-paper-example-name = The rulebook’s example
dream_home-paper-about =
    A house of Dream Home as it stands at the end, helpers having done their work. Each player begins with a line “house: NAME”.
    Floors are written from left to right, rooms with commas between them: five, five, and two in the basement.
    “+” puts a decor token on a card: living room + grand piano.
    Everything after “#” is for you alone.
dream_home-paper-about-empty = “-” is an empty room, a card that lies face down.
dream_home-paper-about-roofs = All cards of the roof pile; the best four are chosen for you.
dream_home-paper-about-beside = Tokens beside the house: treehouse, birdhouse.
dream_home-paper-about-helpers = Architect and interior designer count; name one twice if you have two.
dream_home-paper-about-children = Children in the pictures of the open rooms; they decide ties only.

dream_home-paper-unknown-field = There is no field “{ $field }”. Use: { $allowed }.
dream_home-paper-nothing = There is no house in this file.
dream_home-paper-twice = This field stands on line { $line } already.
dream_home-paper-number = “{ $value }” is not a number.
dream_home-paper-unknown = “{ $value }” is not known here.
dream_home-paper-room-count =
    { $count ->
        [one] This floor has { $count } room, but { $found } stand here.
       *[other] This floor has { $count } rooms, but { $found } stand here.
    }
dream_home-paper-floor-missing = The { dream_home-floor } is missing.
dream_home-paper-wrong-floor = Column { $column }: this room does not belong on this floor: { dream_home-room }.
dream_home-paper-too-large = A room of this kind has { $most } cards at most: { dream_home-room }.
dream_home-paper-token-place = This token does not belong here: { dream_home-item }.
dream_home-paper-token-second = There is another token in this room: { dream_home-item }.
dream_home-paper-token-twice = There is one such token only, and { $other } has it: { dream_home-item }.
dream_home-paper-window-twice = There is only one such card: { dream_home-roof }.

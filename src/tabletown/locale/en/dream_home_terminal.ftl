# Dream Home in the terminal: groups of choices, the signs of the drawing, and the house in sentences.

dream_home-terminal-help-places = For a place, “2.3” is column 3 of the middle floor; 1 is the upper floor, 3 the basement.
dream_home-terminal-help-rule = decor
dream_home-terminal-build-on =
    { $floor ->
        [1] build on the upper floor, column
        [2] build on the middle floor, column
       *[3] build in the basement, column
    }
dream_home-terminal-hide = Lay the room face down
dream_home-terminal-hide-on =
    { $floor ->
        [1] face down on the upper floor, column
        [2] face down on the middle floor, column
       *[3] face down in the basement, column
    }
dream_home-terminal-furnish = Place the decor first: { dream_home-resource }
dream_home-terminal-furnish-on =
    { $floor ->
        [1] the card on the upper floor, column
        [2] the card on the middle floor, column
       *[3] the card in the basement, column
    }
dream_home-terminal-scaffold = Put up the scaffold first
dream_home-terminal-scaffold-on =
    { $floor ->
        [1] scaffold on the upper floor, column
        [2] scaffold on the middle floor, column
       *[3] scaffold in the basement, column
    }
dream_home-terminal-token-on =
    { $floor ->
        [1] keep the token on the upper floor, column
        [2] keep the token on the middle floor, column
       *[3] keep the token in the basement, column
    }
dream_home-terminal-into-on =
    { $floor ->
        [1] into the upper floor, column
        [2] into the middle floor, column
       *[3] into the basement, column
    }

dream_home-terminal-round = round { $round } of { $rounds }
dream_home-terminal-first-player = first player: { $player }
dream_home-terminal-car-free = the car is still to be had
dream_home-terminal-in-hand = In hand: { $cards }
dream_home-terminal-next-to = { $points } ({ $neighbour }: { $more })
dream_home-terminal-decor = { $points }: { $rooms }
dream_home-terminal-beside = beside the house
dream_home-terminal-empty-room = empty room
dream_home-terminal-free = free
dream_home-terminal-scaffold-short = scaffold
dream_home-terminal-roofs = roofs { $roofs }

dream_home-terminal-house-of = The house of { $player }:
dream_home-terminal-total =
    { $points ->
        [one] Worth { $points } point so far.
       *[other] Worth { $points } points so far.
    }
dream_home-terminal-children = Children in the pictures: { $children }.
dream_home-terminal-neighbour =
    { $points ->
        [one] { $player } has { $points } point.
       *[other] { $player } has { $points } points.
    }
dream_home-terminal-say-column = Column { $column }: { $room }; { $resource }.
dream_home-terminal-say-points = Points: { $worth }.
dream_home-terminal-say-roofs =
    { $roofs ->
        [one] { $roofs } card in the roof pile.
       *[other] { $roofs } cards in the roof pile.
    }
dream_home-terminal-say-roof = The roof: { $cards }.
dream_home-terminal-say-beside = Beside the house: { $cards }.

# What the teacher says to whoever types.
dream_home-lesson-base-take-typed = Now take a column, with room and extra: the living room and its roof card. Other extras are decor, tools and helpers; type ?tools or ?helpers to read about them.

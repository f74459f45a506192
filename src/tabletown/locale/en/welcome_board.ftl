# The Welcome To board in the browser: what is written on it, and what a screen reader says of it.

# Written by hand under a number that was copied; short.
welcome-board-bis = bis

# The effect on its card; two short words at most.
welcome-board-effect =
    { $effect ->
        [fence] Fence
        [agent] Agent
        [park] Park
        [pool] Pool
        [temp] Temp
       *[bis] Bis
    }
welcome-board-combination = A number and an effect
welcome-board-cards =
    { $way ->
        [stacks] Combinations
       *[other] Your cards
    }
welcome-board-cards-left =
    { $way ->
        [stacks] { $count ->
            [one] 3 × { $count } card
           *[other] 3 × { $count } cards
        }
       *[other] { $count ->
            [one] { $count } card in the pile
           *[other] { $count } cards in the pile
        }
    }
welcome-board-pile = The cards to come
welcome-board-next =
    Next round this stack offers: { $effect ->
        [fence] fence
        [agent] agent
        [park] park
        [pool] pool
        [temp] temp
       *[bis] bis
    }.
welcome-board-top =
    { $effect ->
        [solo] On top: the solo card
        [plan] On top: a completed plan
       *[other] On top of the pile:
    }
welcome-board-passed = Passed on:
welcome-board-passed-about = The card you gave to your neighbour on the right. Nobody else knows it.
welcome-board-hands-hidden = Everybody keeps their cards hidden.
welcome-board-offer = Cards and city plans
welcome-board-others = Other sheets
welcome-board-open =
    { $points ->
        [one] { $player }, { $points } point: show this sheet
       *[other] { $player }, { $points } points: show this sheet
    }
welcome-board-sheet = The sheet of { $player }
welcome-board-tracks = Tracks and points
welcome-board-stamp = Approved
welcome-board-claimed = Completed by: { $names }
welcome-board-rules = Read the rules
welcome-board-again = Tap again
welcome-board-choose = Choose one
welcome-board-roundabout = Build a roundabout
welcome-board-roundabout-cancel = Choose a place, or tap here to leave it
welcome-board-house-about =
    { $state ->
        [empty] A number here must be higher than all on its left and lower than all on its right.
        [bis] A copy of the number beside it. It fills a gap, and it costs points.
        [roundabout] A roundabout is fenced on both sides. Left and right of it the numbers rise independently.
       *[number] Numbers never move. With its neighbours it makes an estate once fences close the row.
    }
welcome-board-pool-about = If the pool is your effect when you write here, you may build this one.
welcome-board-number-about = Of this card you use the number only; the effect comes from another one.
welcome-board-give-about = After a refusal one of your cards goes to the competitor.

## For screen readers

# $gain is written with its sign, such as “+3”.
welcome-board-gain = { $move }, points { $gain }
welcome-board-several =
    { $count ->
        [one] Street { $street }, house { $house }: { $count } choice
       *[other] Street { $street }, house { $house }: { $count } choices
    }
welcome-board-take-number = Use the number { $number }
welcome-board-take-effect = Use the effect: { welcome-board-effect }
welcome-board-street =
    { $street ->
        [1] Top street: { $houses }
        [2] Middle street: { $houses }
       *[3] Bottom street: { $houses }
    }
welcome-board-house =
    { $state ->
        [empty] empty
        [roundabout] roundabout
        [bis] { $number } bis
       *[number] { $number }
    }
# $state says what stands there.
welcome-board-place = Street { $street }, house { $house }: { $state }
welcome-board-pool =
    { $state ->
        [built] with a pool
       *[open] with a place for a pool
    }
welcome-board-used = (counted for a plan)
welcome-board-fence = fence
welcome-board-parks =
    { $points ->
        [one] Parks of street { $street }: { $points } point
       *[other] Parks of street { $street }: { $points } points
    }
welcome-board-column = Estates of { $size }: { $count } completed, each worth { $value }

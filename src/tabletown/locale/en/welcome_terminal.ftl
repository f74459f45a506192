# Welcome To in the terminal: groups of choices, the signs on the sheet, and the sheet in sentences.

welcome-terminal-help-places = For a place, “2.5” is house 5 of street 2.
welcome-terminal-help-rule = bis
welcome-terminal-write-on = street { $street }, house
welcome-terminal-write-number = write { $number }
welcome-terminal-fence-on = street { $street }, fence right of house
welcome-terminal-roundabout = Build a roundabout
welcome-terminal-roundabout-on = street { $street }, house
welcome-terminal-bis-on = street { $street }
welcome-terminal-bis = Street { $street }: copy { $number } from house { $from } into house { $house }
welcome-terminal-agent =
    { $size ->
        [one] estates of { $size } house: { $then } points each instead of { $now }
       *[other] estates of { $size } houses: { $then } points each instead of { $now }
    }
welcome-terminal-estate =
    { $size ->
        [1] Street { $street }, house { $house }
       *[other] Street { $street }, houses { $house } to { $last }
    }
welcome-terminal-card = { $number } with { welcome-effect }
welcome-terminal-combine-passing = { $number } with { welcome-effect }, pass on { $passed }

welcome-terminal-left-stacks = cards in each stack: { $cards }
welcome-terminal-left-solo = cards in the pile: { $cards }
welcome-terminal-left-draft = cards in the pile: { $cards }
welcome-terminal-left-aca = cards in the pile: { $cards }
welcome-terminal-top =
    { $effect ->
        [solo] the solo card is on top
        [plan] a plan card is on top
       *[other] on top: { welcome-effect }
    }
welcome-terminal-next = next: { welcome-effect }
welcome-terminal-estates = Estates
welcome-terminal-houses = houses { $houses } of { $places }
welcome-terminal-plans = plans { $plans }
welcome-terminal-refusals = refusals { $refusals }

welcome-terminal-sheet-of = The sheet of { $player }:
welcome-terminal-total =
    { $points ->
        [one] Worth { $points } point so far.
       *[other] Worth { $points } points so far.
    }
welcome-terminal-neighbour =
    { $points ->
        [one] { $player } has { $points } point.
       *[other] { $player } has { $points } points.
    }
welcome-terminal-say-pair = Combination { $slot }: { $number } with { welcome-effect }; next effect: { $following }.
welcome-terminal-say-card = Card { $slot }: number { $number }, effect { welcome-effect }.
welcome-terminal-say-claimed = Completed by: { $players }.
welcome-terminal-say-street = Street { $street }
welcome-terminal-say-park =
    { $points ->
        [one] Park: { $crossed } of { $boxes } boxes, { $points } point.
       *[other] Park: { $crossed } of { $boxes } boxes, { $points } points.
    }
welcome-terminal-say-house = house { $house } has { $number }
welcome-terminal-say-empty =
    { $count ->
        [1] house { $first } is empty
       *[other] houses { $first } to { $last } are empty
    }
welcome-terminal-say-pools = pool at { $houses }
welcome-terminal-say-roundabout = roundabout at { $house }
welcome-terminal-say-bis = bis
welcome-terminal-say-pool = with pool
welcome-terminal-say-used = counted for a plan
welcome-terminal-say-no-estates = No completed estates.
welcome-terminal-say-estates = Completed estates, by size: { $sizes }.

# Welcome To on paper: the fields of a sheet’s file, the example, and what is impossible. Field names are one word.

welcome-paper-field-sheet = sheet
welcome-paper-field-top = top
welcome-paper-field-middle = middle
welcome-paper-field-bottom = bottom
welcome-paper-field-parks = parks
welcome-paper-field-agents = agents
welcome-paper-field-plans = plans
welcome-paper-field-estates = estates
welcome-paper-field-pools = pools
welcome-paper-field-temps = temps
welcome-paper-field-bis = bis
welcome-paper-field-refusals = refusals
welcome-paper-field-roundabouts = roundabouts
welcome-paper-field-others = others

welcome-paper-about =
    A sheet of Welcome To. Whatever you leave out counts as nothing; a new “sheet” begins another player’s.
    The streets, house by house from the left:
      8   a number            .   an empty house
      8*  with its pool       o   a roundabout
      8b  a bis               |   a fence (the ends of a street have theirs already)
    Instead of streets you can give “estates” (how many of 1 2 3 4 5 6), “pools”, “bis” and “roundabouts”.
    For the collector’s edition add “edition: collectors” (and “board: projected”); for its solo game “competitor: Irina”,
    “cards: park, fence, agent” (what the competitor got, in order) and “completed: 8, 6” (its points for plans).
welcome-paper-example-name = Anna
welcome-paper-about-parks = boxes crossed on the top, middle and bottom street
welcome-paper-about-agents = boxes crossed for estates of 1 2 3 4 5 6
welcome-paper-about-temps = boxes crossed, or “7 points”
welcome-paper-about-plans = the points you wrote for plans 1 2 3
welcome-paper-about-others = temp boxes of players whose sheets are not here

welcome-paper-empty = There is no sheet in this file.
welcome-paper-unknown-field = There is no field “{ $field }”. Write “name: value” with one of: { $allowed }.
welcome-paper-twice = This field stands on line { $line } already.
welcome-paper-numbers =
    { $count ->
        [one] A number is wanted here, not “{ $value }”.
       *[other] { $count } numbers are wanted here, not “{ $value }”.
    }
welcome-paper-unknown-house = House { $house } cannot be read: “{ $value }”.
welcome-paper-house-count = The street has { $count } houses, here are { $found }.
welcome-paper-range = { $number } does not exist: numbers go from { $low } to { $high }.
welcome-paper-order = { $number } in house { $house } stands right of { $other } in house { $place }: numbers must rise.
welcome-paper-twice-on-street = { $number } stands twice without being a bis.
welcome-paper-bis-alone = The bis { $number } has no { $number } beside it.
welcome-paper-bis-apart = The bis { $number } must stand right beside its number.
welcome-paper-bis-fence = A fence stands between houses with the number { $number }.
welcome-paper-no-pool = House { $house } has no pool; pools are at { $printed }.
welcome-paper-pool-needs-house = The pool of house { $house } needs a house that was built with it, not an empty one or a bis.
welcome-paper-count-differs = The count is { $count }, the streets show { $found }.
welcome-paper-estates-differ = The streets show other estates: { $found }.
welcome-paper-too-many-houses = These estates need { $count } houses, the sheet has { $most }.
welcome-paper-too-many-boxes =
    { $place ->
        [0] { $count } boxes are crossed, there are { $most }.
       *[other] { $count } boxes are crossed in place { $place }, there are { $most }.
    }
welcome-paper-temp-points = { $points } points cannot be won with temps. Possible: { $allowed }.
welcome-paper-plan-points = No plan { $plan } gives { $points } points. Possible: { $allowed }.
welcome-paper-parks = { $count } park boxes are crossed on street { $street }, but only { $houses } houses were written there.
welcome-paper-effects =
    { $count ->
        [one] One effect was used, but no house was written.
       *[other] { $count } effects were used, but only { $houses ->
            [one] one house was written
           *[other] { $houses } houses were written
        }, one effect each at most.
    }
welcome-paper-rare-numbers = { $count } houses have the numbers 0, 16 or 17, which take temps, but { $temps } temp boxes are crossed.

## The table

welcome-paper-field-edition = edition
welcome-paper-field-board = board
welcome-paper-field-competitor = competitor
welcome-paper-field-cards = cards
welcome-paper-field-completed = completed
welcome-paper-unknown-word = “{ $value }” is not known here. Possible: { $allowed }.
welcome-paper-one-against-competitor = Only one player plays against a competitor.

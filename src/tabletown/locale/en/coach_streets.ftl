# What speaks for a turn of Streets. Each sentence is about the advised turn.

streets-reason-pays-only = Pays you { streets-dollars } at once, and nobody else anything.
streets-reason-pays-most = Pays you { streets-dollars } at once, and nobody else more than ${ $most }.
streets-reason-pays = Pays you { streets-dollars } at once.
streets-reason-tokens =
    { $count ->
        [one] Brings you a business token.
       *[other] Brings you { $count } business tokens.
    }
streets-reason-homes =
    { $count ->
        [one] Gives a home to somebody who was looking for one: { streets-tile }.
       *[other] Gives a home to { $count } people who were looking for one: { streets-tile }.
    }
streets-reason-worth = The new building is worth { streets-dollars } there as the street stands: { streets-tile }.
streets-reason-open =
    { $ends ->
        [1] The street of the new building can still grow at one end: { streets-tile }, buildings { $buildings }.
       *[2] The street of the new building can still grow at both ends: { streets-tile }, buildings { $buildings }.
    }

## What one tends to miss, on my page: what speaks for the better turns

streets-tendency-pay = Income from closed streets
streets-tendency-tokens = Business tokens
streets-tendency-homes = Homes for people
streets-tendency-worth = The best place for a building
streets-tendency-open = Streets that can still grow

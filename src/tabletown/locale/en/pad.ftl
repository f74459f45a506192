# The score pad: a game that was played at a real table, written down at its end and counted.

pad-title = Count: { $game }
pad-about = Write down what lies on the table. Everything stays in this browser until you erase it; the counting is done by the game’s own rules.
pad-players = Players
pad-player = Player { $number }
pad-name = Name
pad-add = Player
pad-remove = Remove { $name }
pad-impossible = This cannot be:
pad-wrong = { $what }. Something is wrong here
pad-before = As it stood before the last mark.
pad-lines = { $name }: building by building
pad-share-title = Keep and share
pad-share = Share
pad-picture = Save as a picture
pad-file = Save as text
pad-copy = Copy the text
pad-by-hand = The browser does not let this page copy. Select the text by hand.
pad-text = The text
pad-text-about = The command “tabletown score” counts it too.
pad-clear = Begin a new game
pad-clear-about = Everything written here is erased. The players stay.
pad-clear-yes = Erase
pad-back = Back
pad-on = Next
pad-done = Done
# $what is a track with what is crossed on it.
pad-cross = { $what }. Cross one more
pad-uncross = { $what }. Take one back

## Welcome To

pad-welcome-about = Tap a house and press its number; the next number goes into the next house. Tap a track to cross a box.
pad-welcome-keys = Street { $street }, house { $house }
pad-welcome-empty = Empty
pad-welcome-mark =
    { $mark ->
        [pool] Pool
        [bis] Bis
        [fence] Fence
       *[roundabout] Roundabout
    }
pad-welcome-park = Park of street { $street }, boxes crossed: { $count }
pad-welcome-temps = Temps, boxes crossed: { $count }
pad-welcome-refusals = Refusals, boxes crossed: { $count }
pad-welcome-agents = Estates
pad-welcome-agent = Estates of { $size }, boxes crossed: { $count }
pad-welcome-estates = × { $count }
pad-welcome-by-itself = Counted from the streets: pools { $pools }, bis { $bis }, roundabouts { $roundabouts }.
pad-welcome-others = Temp boxes of players whose sheets are not here
pad-welcome-others-about = For example: 3 0. The most temps win points.
pad-welcome-cards = The competitor’s cards, in order
pad-welcome-card-back = Take the last card back
pad-welcome-completed = The competitor’s points for plans

# $what says of what.
pad-more = { $what }: one more
pad-less = { $what }: one less

## Dream Home

pad-dream-about = Tap a place and pick its card; the next place comes by itself. Tokens go onto the card in front.
pad-dream-roofs = Roof cards
pad-dream-roofs-about = All cards of the pile; the best ones are chosen by themselves.
pad-dream-beside = Beside the house
pad-dream-helpers = Helpers
pad-dream-children = Children in the pictures of open rooms (they decide ties)

## Happy City

pad-happy-add = Card
pad-happy-pick = Pick the cards in the order they were placed
pad-happy-coins = Coins (they decide ties)
pad-happy-sphinx = What the Sphinx became

## Streets

pad-streets-about = Tap a place and choose its building, the side of its road, its owner and the people who lie there. One street with what lies at its ends is enough.
pad-streets-city = The city
pad-streets-free = Free place, { $x } east, { $y } south
pad-streets-advisor = Advisor of { $name }
pad-streets-tile = Building
pad-streets-which = Which building
pad-streets-road = Road in the { $side }
pad-streets-turn = Turn
pad-streets-owner = Whose sign
pad-streets-signs = Signs
pad-streets-people = People who live here
pad-streets-remove = Take it away

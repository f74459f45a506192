# The companion: a phone or tablet in the middle of a real table.

companion-title = { $game } at the table
companion-about = Lay this device in the middle of the table: it turns the cards over, and everybody writes on paper. Once the game has begun it needs no network.
companion-players = Players
companion-begin = Deal
companion-cards = The cards of this round
companion-then = then
companion-next = Next
companion-undo = One step back
companion-say = Say it aloud
companion-shuffled = The cards were shuffled.
companion-solo-card = The solo card has come: every plan now brings its smaller number.
companion-last = These are the last cards.
companion-first = first: { $names }
companion-who = Who has completed it? All who do so in the same round as the first get the larger number.
companion-anew = Shuffle all cards for the next round
companion-end = Put the phone away
companion-end-about = What this phone keeps of the game is gone then.
companion-end-yes = Put away

## At the end

companion-count = Count
companion-end-count = The score pad counts what was played.
companion-over = The game is over
companion-over-about = Now count: the score pad does it by the game’s own rules.
companion-line = There is no line to the server just now. This is counted by the rules there; it goes on as soon as the line is back.

## Rounds, for games with cards of their own on the table

companion-rounds-about = Lay this device in the middle of the table: it keeps the rounds, says what is to be done now and by whom, and who begins. Once the game has begun it needs no network.
companion-start = Begin
companion-names-about = In the order of the turns. Names may stay empty; who begins is drawn by lot.
companion-deals = This phone turns the cards up
companion-deals-about = The cards of each round are shown here, and the decks stay in the box. Otherwise turn them up from your box.
companion-round = Round { $round }
companion-round-of = Round { $round } of { $rounds }
companion-last-round = Last round
companion-everybody = Everybody
companion-first-player = First player: { $name }
companion-steps = The steps of a round

companion-dream_home-step-lay_out = Lay out five rooms and four resources
companion-dream_home-step-discard = Discard a column, not the first one
companion-dream_home-step-hammer = Whoever has a jackhammer may use it now
companion-dream_home-step-choose = Take a column
companion-dream_home-step-roofer = Roofers: take a roof from the discard
companion-dream_home-step-helpers = Helpers work; then open the roofs
companion-dream_home-part-choose = Take a column with its room and resource
companion-dream_home-part-build = Put both into your house
companion-dream_home-token = Who begins the next round? Whoever took the first column.

companion-happy_city-step-market = Choose a market, from the last player back to the first
companion-happy_city-step-income = Income: take your coins
companion-happy_city-step-turn = Your turn
companion-happy_city-step-sphinx = The Sphinx becomes another special building
companion-happy_city-step-pyramid = The Pyramid becomes a neighbour’s card
companion-happy_city-part-discard = You may discard a face-up building
companion-happy_city-part-refill = Turn buildings up until three lie there
companion-happy_city-part-buy = Buy one card, or take a coin
companion-happy_city-part-wrap_up = You may take a special building
companion-happy_city-full = A city has { $cards } cards: this round is the last

## Welcome To against a competitor

companion-welcome-give = Tap the card that you did not use: { $name } gets it.
companion-welcome-goes = Goes to { $name }
companion-welcome-who = Have you completed it?
companion-welcome-count = It begins anew with the competitor’s cards and one empty sheet: what stood on it is erased.

## Streets: tiles and incomes

companion-streets-about = Lay this device beside the city: it knows which tiles are still to come and what a closing street pays. The tiles need no network, the count of a street does. With the contractor the stack is another one.
companion-streets-stack = Stack: { $count }
companion-streets-tiles = Tiles
companion-streets-closing = A street closes
companion-streets-tap = Tap a tile when it is built. The large figure tells how many of a kind are not in the city yet.
companion-streets-out = of them in the box: { $count }
companion-streets-over = All tiles are built. Count the open streets once more, by half: the score pad does it.
companion-streets-pays = What the street pays
companion-streets-closing-about = Lay down the street with its signs and people, and what stands at both its ends. For buildings that count their neighbours lay those down too.
companion-streets-another = Another street
companion-streets-modes = What this phone does
companion-streets-ask = What happens?
companion-streets-count = It begins anew with this city: what stood on it is erased.
companion-streets-grifter-about = Alone, the phone runs the Grifter: you write down what you build, and the rules say where it builds, who gets what and where people go. That needs a network.
companion-streets-turns = Lay your tile in the city, then press the big key: the street is counted and people move. Then name the tile that the Grifter lifts, and press it again.
companion-streets-where = Choose where it builds. Best places: { $count }
companion-streets-built = { $name }: { streets-tile }, { $x } east, { $y } south
companion-streets-lifts = The Grifter lifts
companion-streets-lifts-about = Empty: your own tile, the last one laid, is counted. Where people may go to several homes, the phone chooses; change it in the city if you like.
companion-streets-paid = Paid by streets so far: { $sums }
companion-streets-seekers = Seekers in the city

## Several phones

companion-phones = Sheets on more phones
companion-phones-about = Whoever likes keeps their sheet on a phone of their own while others use paper: read this picture with its camera. The sheet is checked and counted while one writes, which needs a network.
companion-phones-code = The address of the sheet, for a camera

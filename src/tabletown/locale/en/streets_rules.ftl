# Streets: the rules to read. One paragraph a line; a line that begins with a hyphen is an item of a list.

streets-rules-overview-title = What the game is about
streets-rules-overview =
    A sleepy town has dug up the head of a giant statue, and now everybody wants to live here: tourists and hipsters, parents and shoppers. You are investors and build the new streets together, tile by tile, in one common city.

    Every building you lay down is yours for a while. People move in at once, and the fuller the street, the better. As soon as a street is closed at both ends, all who own buildings on it are paid, and its people move on to somewhere new.

    The game ends when all tiles are built. Whoever has the most money wins.

streets-rules-tiles-title = How to read a building
streets-rules-tiles =
    Every tile is one building. It shows:

    - Its name and, at the top right, its value: how many dollars it pays when its street is counted.
    - At the bottom one or two symbols, all of one kind: tourist (pink), hipster (yellow), parent (green), shopper (blue) or wild. There are as many people on it at first as it has symbols. Wild buildings have none.
    - A road along its lower side. The symbols have arrows that point down to this road.
    - At the top left its business, which matters in the business module only.
    - On its back, its kind of symbol. Everybody sees the backs: of the tiles in all hands and of the top of the stack.

    Apart from what is printed on them all tiles are alike: one straight road along one side. You may turn them as you like.

streets-rules-setup-title = Before the game
streets-rules-setup =
    The city begins with Central Station and City Park, side by side, their roads at a right angle. One person of each colour lies on the station. Nobody owns these two, but they are buildings like others.

    The stack depends on the number of players. Tiles that are taken out stay unseen in the box:

    - 2 players: two tiles of each of the five kinds are taken out; 30 are left.
    - 3 players: one of each colour is taken out, but no wild one; 36 are left.
    - 4 players: all 40.
    - 5 players: the five tiles marked 5+ are added; 45.

    So everybody has the same number of turns: 15, 12, 10 or 9.

    Everybody has five ownership signs and three tiles in hand, of which the others see only the backs. Who begins is drawn by lot; play goes clockwise.

streets-rules-turn-title = A turn
streets-rules-turn =
    A turn has three steps:

    - Build one tile from your hand.
    - If this closes streets, count them.
    - Draw a tile, as long as there are any.

    When the stack is empty you go on until all hands are empty. As long as nobody else has had anything to decide and no tile has been turned up, you can take your steps back.

streets-rules-building-title = Where a tile may go
streets-rules-building =
    A row of buildings along one straight road is a street. Lay the tile beside another one so that:

    - Its road joins the road of at least one neighbour: it continues it in a straight line, or one of the two ends at the long side of the other. Both may happen at once.
    - The long sides of two roads never lie against each other.
    - No street gets longer than five buildings. This holds also if the tile joins two streets into one.

    A side without a road may lie against anything, if only the tile is joined somewhere else.

    Then people of its colour lie down on it, one for each symbol. Put one of your signs on it. If there are seekers of its colour in the city, they all move in at once.

streets-rules-closing-title = Closed streets
streets-rules-closing =
    A street is closed when there is a building at both its ends that does not belong to it, because its road does not go on in the same line. It does not matter which way these two closing buildings are turned. A street of five is not closed by its length: somebody still has to close its ends.

    A new building can close its own street, streets of its neighbours, or several at once. It may stand alone between two others and be a closed street by itself. If several streets are closed, you choose which is counted first. A closed street never grows again and is counted once.

streets-rules-income-title = Income
streets-rules-income =
    The player whose turn it is counts first, then the others clockwise. Every building with a sign in the street is counted by itself:

    - its value,
    - and 1 dollar for each person lying on it.

    The symbols of a closing building count in the street if their arrows point into it, that is, if its road lies on the side towards the street. A wild symbol counts as whatever you need, anew for each building.

    Take the money, and take your sign back. Buildings without a sign earn nothing, but their symbols and people count for the others.

    An example. A street of Starter Home, Flea Market and Art Gallery is closed by the Student House on the left and the Hardware Store on the right; both point in. One parent lies on each of the first two, three hipsters on the gallery. There are two parent symbols, two hipster symbols and a wild one. The Starter Home pays 2 for each of three parent symbols and 1 for its person: 7. The Flea Market pays 5 for each of two pairs and 1: 11. The Art Gallery pays 2 for each of three hipster symbols and 3 for its people: 9.

streets-rules-values-title = The nine values
streets-rules-values =
    Symbols mean those on the buildings of the street and those that point into it.

    - People: 2 dollars for each person of the colour lying in the street.
    - Symbols: 2 dollars for each symbol of the colour. Wild symbols count.
    - Pairs: 5 dollars for each pair of the two kinds of symbol. Wild symbols stand in for either.
    - Wild symbols: 4 dollars for each.
    - Ownership: 3 dollars for each of your own signs in the street, counted before anybody takes one back.
    - Street size: 2 dollars for each building of the street, so 10 at most.
    - Neighbours: 2 dollars for each building on the eight cells around it, whatever street it belongs to, so 16 at most.
    - Closing: 6 dollars if this building closes another street that is closed at both ends. It is paid when the building’s own street is counted.
    - Copy: the value of another building in the same street, which may belong to anybody; you get what it would pay you. Only the people on the copying building itself count. It cannot copy a copy, nor the values for neighbours and for closing.

streets-rules-moving-title = People move
streets-rules-moving =
    When all have been paid, the player whose turn it is moves everybody away from the closed street. Each person goes to a building with a symbol of the same colour in a street that is not closed. It does not matter who owns it, and a building holds any number of people. The player decides who goes where.

    Nobody moves to a wild building, to a closed street or to an abandoned building. Central Station takes people of all four colours while its street is open.

streets-rules-seekers-title = Seekers
streets-rules-seekers =
    People who find no such building stay where they are and stand up: they are seekers. Seekers count for nothing.

    As soon as anybody builds a building of their colour, all seekers of this colour move in and lie down, even if the building closes its street at that very moment. So people can become seekers several times in a turn.

    An example. After the street of the last example three hipsters move to the Student House, where four then lie. The two parents find no place and stand up. The next player builds the Trendy Lofts: two parents come with the building and the two seekers join them.

streets-rules-abandoning-title = Out of signs
streets-rules-abandoning =
    If you have no sign left when you are to build, you must first abandon one of your buildings: take the sign back without being paid. You must not do so at any other time.

    The people of the abandoned building move on as usual, even within the same street, or become seekers, who may then move into what you build now. The building stays where it is. Its symbols and its place still count, but nobody moves in.

streets-rules-end-title = The end
streets-rules-end =
    When the last tile is built, all buildings that still have a sign are counted once more. Each pays half of its value and its people together, rounded up: a value of 4 and 3 people make 7, so 4 dollars. Symbols that point in count here as well, and nobody moves any more.

    Whoever has the most money wins. If several have the same, they share the win.

streets-rules-business-title = Business module
streets-rules-business =
    There are twelve tokens of each of four businesses: restaurant, residential, leisure and retail.

    When a street is closed, tokens are taken before any money is paid. Everybody who has a sign in the street chooses one of their own buildings there and takes the token of its business. The player to the left of the one whose turn it is begins; the one who closed the street comes last.

    - A building with a double sign brings two tokens.
    - A universal sign stands for any business of which tokens are left.
    - If a business has run out, its sign is universal. With a double sign of this kind you may take two different ones.

    You take tokens also for a building that you abandon, but none at the end of the game.

    At the end, for each business, the player with the most tokens gets 10 dollars; if several have the most, each of them gets 5. Every full set of four different tokens pays 10 dollars.

    An example. One player has the most leisure and residential tokens, ties for retail and has one set: 10 + 10 + 5 + 10 = 35. The other has the most restaurants, ties for retail and has two sets: 10 + 5 + 20 = 35.

streets-rules-advisors-title = Advisors
streets-rules-advisors =
    Everybody gets one advisor, drawn at random and open to all. What the card says goes before the usual rules, for its owner only: nobody profits from another’s advisor, not even by copying. A symbol on the card counts for its owner as if it were in the street.

    Some advisors are for certain numbers of players only. With the business module and in the solo game the contractor and the renovator stay in the box.

    - Contractor (2 to 4 players): the stack is made as for one player more, less three tiles. You build two tiles a turn and draw two. The first is done with, income and moving included, before you build the second; a sign that comes back may be used for it. When the stack is empty you build one a turn.
    - Hacker: has one wild symbol. The backs of the tiles in your hand count as symbols too, one each. While it is your turn these are two tiles. At the end of the game only the card’s symbol is left.
    - Entrepreneur: when a closed street is counted, you may count the value of a tile in your hand in place of that of one of your buildings there. Once for each street, and not with a copy tile. The tile stays in your hand; place, people and business are those of the building. Not at the end of the game.
    - Investor: when you build you may put two signs on the building at once, so that its value counts twice; its people do not. You may have one such building at a time. A copy that you have doubled doubles what it copies; copying a doubled building does not double.
    - Hipster Legend: has one hipster symbol. For you all hipster symbols are wild, this one included. People are not affected.
    - Renovator (3 to 5 players): you may build on top of any building in a closed street, with the road on the same side, but not on station or park. People and seekers move in as usual; seekers standing there who cannot move in go to the station and keep standing. The street is counted at once, and then its people move.
    - Location Scout: when a street is counted, the symbols of your buildings in other streets count too. A closing building of yours that points in counts twice. Not at the end of the game.

streets-rules-solo-title = Solo: the Grifter
streets-rules-solo =
    Alone you play against the Grifter. The stack is made as for two players. You get three tiles; three more are the Grifter’s stack for the end, face down. The rest lies face up: you always see the next tile, but never the one below.

    The Grifter has as many signs as needed and begins with money: 0 dollars on easy, 20 on normal, 50 on hard. If you play with an advisor, the Grifter gets 40 dollars more instead of one.

    You build and count. Then the Grifter builds the top tile of the stack and counts, and you draw the next one. After twelve rounds the stack is empty, and the Grifter’s three tiles are shuffled and turned up: the Grifter builds these in the last three rounds.

    The Grifter is paid at the end like you. You win if you have more money than the Grifter.

streets-rules-grifter-title = How the Grifter plays
streets-rules-grifter =
    The Grifter’s tile goes where its own value is highest at that moment. People on it and the value of other buildings do not matter. A copy goes into the street where it can copy the highest value. If several places are equally good, you choose.

    A building that pays for closing is different: it must close a street, so that something is counted, wherever that is possible; of these places the one that brings the most people to the Grifter’s buildings. Again you choose between equal ones.

    When the Grifter closes a street, its people move to the Grifter’s buildings first; if there are several, you divide them. Only if there are none do they go anywhere else, as you decide.

    In the business module the Grifter takes a token of which it has fewest; you choose between equal ones.

streets-rules-options-title = What you can agree on
streets-rules-options =
    The printed rulebooks differ in two points. The table may choose:

    - Abandoned buildings: usually nobody moves into them. You can allow it.
    - Copying: usually a copy cannot take over a value for neighbours or for closing. You can allow it; then the place of the building that is copied counts, not that of the copy.

streets-rules-rulings-title = Our rulings
streets-rules-rulings =
    The rulebook leaves some questions open. These answers are ours:

    - Which tiles the box holds is known for a few only. The others are our proposal; the list of tiles tells which. How station and park lie is ours too, and City Park has one wild symbol.
    - No advisor but the hacker and the hipster legend has a symbol on the card.
    - Should there be no place for a tile, nobody builds but the renovator, who still can on top of closed streets. When nobody can build any more, the game ends.
    - A street in which nobody has a sign is closed as well: nobody is paid, its people move.
    - While several streets wait to be counted, nobody moves into any of them.
    - A copy may copy a building without an owner, but never another copy. It counts with the copying player’s signs and advisor.
    - The value for closing asks for another street that is closed at both ends. The building’s own street may still be open: at the end of the game it then pays half, like all others.
    - The Grifter’s copy tile goes where what it copies is worth most to the Grifter, counted with the Grifter’s own signs.
    - Nobody has the most of a business without having a token of it. If only one token of a double sign’s business is left, you take it and another one of your choice.
    - With the investor the two signs count as two for ownership values.
    - The renovator’s covered building is gone: its symbols count no more.
    - A closing building of the Grifter that cannot close anything goes to the end of a street if it can, otherwise anywhere; you choose.
    - A tie with the Grifter is not a win; among people, equals share the win.

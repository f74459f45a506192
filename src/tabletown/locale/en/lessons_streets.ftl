# Streets: what the teacher says.

streets-lesson-base-title = The base rules
streets-lesson-base-goal = You are investors who build one city together. Each building earns for its owner when its street is closed; the most money wins.
streets-lesson-base-pick = You hold three tiles and build one a turn. Top right is its value, what it will pay, below its symbols; point at a tile, or hold it, and it tells you more. Take the Vegan Diner.
streets-lesson-base-pick-aside = Any tile may be built. For this lesson choose the Vegan Diner.
streets-lesson-base-build = Its road must join another road. Lay it left of the station with its road at the bottom, so that both form one street. With a mouse press near the lower edge; with a finger turn it, then build.
streets-lesson-base-build-aside = The roads join there too. For this lesson take it back and extend the street of the station.
streets-lesson-base-people = For each of its symbols a person of its colour has moved in and lies there, and your sign shows that it is yours. End your turn; then you draw a new tile.
streets-lesson-base-next = A street may grow to five buildings, but it pays only when both its ends are closed. Take the Food Hall for that: it is a mixed building, to which nobody moves.
streets-lesson-base-next-aside = Any tile can close a street. Choose the Food Hall for this lesson.
streets-lesson-base-close = The city park ends your street on the right. Close it on the left: lay this tile so that its road runs across the end of the street, on its right side.
streets-lesson-base-close-aside = That is allowed, but the street stays open. Take it back and lay it across the end of the street.
streets-lesson-base-income = Closed at both ends: the street is counted. Your building has paid its value and 1 dollar for each person lying on it, and your sign came back.
streets-lesson-base-seekers = Then people move to buildings of their colour in open streets; whoever closed the street chooses which. The parent went to the Flea Market. The others found none and stand up as seekers: they pay nothing and move in as soon as one is built. End your turn.
streets-lesson-base-symbols = For a value that counts symbols, those of the whole street count, and those that point into it from the tiles across its ends; the wild symbol stands for any. The tiles at the ends belong to other streets and are not paid now.
streets-lesson-base-signs = You have five signs. Whoever has none left must abandon a building, without pay, before building. So do not leave too many streets open.
streets-lesson-base-ending = When the stack is empty and all tiles are built, what still has a sign pays half, rounded up. My advice: build where many people come, and close a street when it pays you most. The city is yours!
streets-lesson-base-order = Several streets are closed at once: you choose which one is counted first.
streets-lesson-base-send = You decide where the people of the closed street go: to a building of their colour in an open street. Your own ones earn by it.
streets-lesson-base-abandon = You have no sign left, so one of your buildings must be abandoned. It pays nothing; choose the least valuable.
streets-lesson-base-over = The game is over: what was still open has paid half. Whoever has the most money wins; whoever has as much wins with them.

streets-lesson-business-title = Business module
streets-lesson-business-sign = With business tokens a new corner counts: top left each building has its business, which is restaurant, residential, leisure or retail. When its street is counted, it can bring you tokens.
streets-lesson-business-pick = Two buildings in this street are yours, and any tile can close it now. Take the Artist Squat.
streets-lesson-business-close = Lay it across the left end of the street, with its road on the right side.
streets-lesson-business-close-aside = That is allowed, but the street stays open. Take it back and lay the tile across its left end.
streets-lesson-business-take = Tokens come before the money, and whoever closed the street takes last. You take them for one building of yours: the Puppet Theatre has a double sign, so it brings two.
streets-lesson-business-take-aside = The museum brings only one token. Take it back and choose the double sign of the Puppet Theatre.
streets-lesson-business-most = You have two leisure tokens, the other player one. At the end the most tokens of a business are worth 10 dollars, a shared lead 5 to each. End your turn.
streets-lesson-business-sets = Each set of four different tokens is worth 10 dollars as well. An abandoned building still brings its tokens; at the final count no more are taken. Lead in one business, or collect them all!
streets-lesson-business-token = A universal sign: you choose which token you take.

streets-lesson-advisors-title = Advisors
streets-lesson-advisors-card = Each player has one advisor, dealt at random and open to all. You alone can use yours: it is the Investor.
streets-lesson-advisors-pick = With this advisor one building of yours may have two signs, which doubles its value. Take the Flea Market: 5 dollars for each pair of a hipster symbol and a parent symbol.
streets-lesson-advisors-pick-aside = Any tile may be built. For this lesson choose the Flea Market.
streets-lesson-advisors-build = Lay it right below the station, with its road on the left side. Both ends of this new street are taken already, so it is counted at once.
streets-lesson-advisors-build-aside = That is allowed, but nothing is counted there. Take it back and build right below the station.
streets-lesson-advisors-signs = Now the Investor asks: one sign or two? Put two.
streets-lesson-advisors-signs-aside = One sign pays half as much. Take it back and see what two bring.
streets-lesson-advisors-doubled = Two pairs are worth 10 dollars, doubled 20, and 1 more for the person: only the value doubles. Both signs are yours again. End your turn.
streets-lesson-advisors-symbol = The other player has the Hipster Legend: all hipster symbols are wild for its owner, and the one on the card counts in every street. There are seven advisors; hover over a card or hold it to read it.

streets-lesson-grifter-title = Alone against the Grifter
streets-lesson-grifter-goal = Alone you play against the Grifter. It begins with 20 dollars and never runs out of signs. To win you need more money than it has.
streets-lesson-grifter-pick = The stack lies face up: the Grifter builds its top tile next, now the Food Hall. Choose your own tile with that in mind: take the Starter Home.
streets-lesson-grifter-pick-aside = Any tile may be built. For this lesson choose the Starter Home.
streets-lesson-grifter-build = Lay it left of the station with its road at the bottom.
streets-lesson-grifter-build-aside = The roads join there too. For this lesson take it back and extend the street of the station.
streets-lesson-grifter-pass = Your home pays 2 dollars for each parent symbol of its street, and wild ones count too. End your turn; then the Grifter builds.
streets-lesson-grifter-place = The Grifter builds where its tile is worth most at this moment. Three places are equally good, so you choose: beside your home its wild symbol counts for you as well.
streets-lesson-grifter-draw = End its turn, and you draw the tile that is now on top. When the stack is empty, the Grifter has three tiles of its own for the last rounds; at the end it is paid half, like you.
streets-lesson-grifter-move = When the Grifter closes a street, people move to its buildings first. Only where there is none you are free to choose.

# Happy City: what the teacher says.

happy_city-lesson-base-title = The base rules
happy_city-lesson-base-goal = You are the mayor of a young city. Card by card you add buildings; at the end your residents times your hearts are your points.
happy_city-lesson-base-draw = On your turn three buildings must lie face up. Turn one up: the first deck is the cheapest, and you have 3 coins.
happy_city-lesson-base-second = You see each card before you choose the next deck. The later decks are dearer and better; stay with the first one for now.
happy_city-lesson-base-third = One more from the first deck, then three lie there.
happy_city-lesson-base-buy = Buy one that you can afford: its price is at the top, its symbols at the bottom. Coins among them are paid to you every round; hearts and residents make your points.
happy_city-lesson-base-buy-aside = Instead of buying you may always take 1 coin, and the house comes next. Here I would like to show you a building: take it back and buy one, or go on in your own way.
happy_city-lesson-base-done = The card now stands in your city. Your turn ends here; until then you can take back what you bought.
happy_city-lesson-base-keep = A new round: your city has paid you its income. Before you buy you may discard one face-up building. Nothing disturbs you, so keep them.
happy_city-lesson-base-keep-aside = You may discard a building that you do not like, or that somebody else would; a new one is turned up for it. Here I would keep them: take it back.
happy_city-lesson-base-home = A dwelling brings residents. There is one card fewer of each than there are players, and no card may be in a city twice. Buy the house for 1 coin.
happy_city-lesson-base-home-aside = That is allowed too. But I would like to show you the house, which brings residents for 1 coin: take it back and buy it.
happy_city-lesson-base-product = Residents times hearts: 3 and 0 make nothing, 2 and 2 make 4. A crossed-out symbol takes one away. Keep the two in balance.
happy_city-lesson-base-special = When your city has the colours that a special building asks for, you may take it at the end of your turn, for nothing. Only one in the whole game.
happy_city-lesson-base-ending = The round in which somebody’s city reaches ten cards, with market and special building, is the last and is played to its end; there is never an eleventh card. My advice: income first, residents and hearts later. The city is yours!
happy_city-lesson-base-take_special = Your city has the colours for a special building. It is free, but you may have only one: take it, or wait for a better one.
happy_city-lesson-base-tip_discard = You may discard one face-up building before others are turned up: one that you do not want, or that somebody else wants.
happy_city-lesson-base-tip_coin = Whoever buys nothing takes 1 coin instead.
happy_city-lesson-base-over = The game is over: residents times hearts. If points are equal, the one with more coins wins.

happy_city-lesson-expert-title = Expert mode
happy_city-lesson-expert-market = In expert mode the markets have colours, and these count for special buildings. Everybody chose one before the first round, the last player first; yours is yellow.
happy_city-lesson-expert-keep = Special buildings now have effects of their own: hover over a card or hold it to read it. The Harbour asks for yellow and green; yellow you have. Keep the buildings that lie there.
happy_city-lesson-expert-keep-aside = You may discard one. Here two of them will soon be of use to you: take it back and keep them.
happy_city-lesson-expert-buy = Green is missing: buy the house for 1 coin.
happy_city-lesson-expert-buy-aside = That is allowed, but it is not green. Take it back and buy the house.
happy_city-lesson-expert-special = Your city has both colours. Take the Harbour: it is free, but the only special building that you will have in this game.
happy_city-lesson-expert-prices = From now on blue buildings cost you 3 coins less, and never less than nothing: both that lie there are free for you. End your turn.
happy_city-lesson-expert-more = Some special buildings work at once, some with every income, some when points are counted. Choose one that suits your city, before somebody else takes it.

happy_city-lesson-young-title = For young players
happy_city-lesson-young-sum = For young players one thing is different: at the end residents and hearts are added, not multiplied. Your 2 residents are 2 points, even without a heart.
happy_city-lesson-young-buy = So each resident and each heart is worth 1. Your 3 coins buy the cake shop with one heart, or the apartment block with two residents. Buy the apartment block.
happy_city-lesson-young-buy-aside = That is allowed, but it brings fewer points. Take it back and buy the apartment block.
happy_city-lesson-young-points = 4 residents and no heart make 4 points. Multiplied, that would be nothing at all. End your turn.
happy_city-lesson-young-advice = All else is as in family mode. My advice: income first, then whatever brings the most residents and hearts for your coins.

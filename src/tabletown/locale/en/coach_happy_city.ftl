# What speaks for a decision in Happy City. Each sentence is about the advised one.

happy_city-reason-product = Your city counts { $residents } × { $hearts } = { $points } instead of { $before }.
happy_city-reason-points = Your city counts { table-points } more.
happy_city-reason-income = Raises your income by { happy_city-coins }, to { $all }.
happy_city-reason-coin = You have { $coins } coins then.
happy_city-reason-cards = Fills your city: { $count } of { $all } cards.
happy_city-reason-away = The next player has coins for it ({ $coins }): { happy_city-building }.
happy_city-reason-affordable = Of the { $all } cards left there you can pay for { $count }.

## What one tends to miss, on my page: what speaks for the better turns

happy_city-tendency-points = Residents and hearts
happy_city-tendency-income = Income and coins
happy_city-tendency-cards = The number of cards
happy_city-tendency-market = Choosing on the market

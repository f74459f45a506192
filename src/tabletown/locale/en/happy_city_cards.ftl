# Happy City in the browser’s card browser.

happy_city-cards-deck = Buildings of deck { $deck }
happy_city-cards-markets = Markets of expert mode
happy_city-cards-family = Special buildings
happy_city-cards-expert = Expert buildings

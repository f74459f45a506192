# Карти «Міста щастя» у браузері.

happy_city-cards-deck = Будівлі колоди { $deck }
happy_city-cards-markets = Ринки експертного режиму
happy_city-cards-family = Особливі будівлі
happy_city-cards-expert = Експертні будівлі

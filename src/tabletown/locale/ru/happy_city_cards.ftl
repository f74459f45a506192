# Карты «Города счастья» в браузере.

happy_city-cards-deck = Здания колоды { $deck }
happy_city-cards-markets = Рынки экспертного режима
happy_city-cards-family = Особые здания
happy_city-cards-expert = Экспертные здания

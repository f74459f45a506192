# The sentences below the pictures of the rules of Happy City.

happy_city-picture-buying = The Cake Shop costs 3 coins. It takes the next free place; from now on it pays 1 coin more each round, and it brings a heart.
happy_city-picture-special = Two green cards are what the Cat Café asks for: it comes for nothing, with two hearts.
happy_city-picture-product = The Hospital brings two residents: 4 × 4 becomes 6 × 4.

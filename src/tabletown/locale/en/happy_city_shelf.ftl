# What is said of the game before anybody plays it: on the shelf, in lists of tables, in the set-up.

happy_city-name = Happy City
happy_city-about = Build ten cards into the happiest city: as many residents as you can, and as many hearts for each of them.
happy_city-edition-base = Base game
happy_city-edition-base-about = 66 buildings, 12 dwellings and 56 special buildings; family, expert and young-player mode.
happy_city-option-mode = Mode
happy_city-option-mode-about = Family: residents times hearts. Expert: coloured markets, and special buildings with effects of their own. Young: residents plus hearts.
happy_city-option-mode-family = Family
happy_city-option-mode-expert = Expert
happy_city-option-mode-young = Young players
happy_city-option-reconstructed = Reconstructed card
happy_city-option-reconstructed-about = Of the 38 expert buildings one is known from no source. Our proposal for it, the Eiffel Tower, is shuffled in. For expert mode.
happy_city-end-city = A city is full

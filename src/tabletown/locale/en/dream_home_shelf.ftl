# What is said of the game before anybody plays it: on the shelf, in lists of tables, in the set-up.

dream_home-name = Dream Home
dream_home-about = Draft rooms and what belongs in them, and in twelve rounds fill the house that you would like to live in.
dream_home-edition-classic = Classic box
dream_home-edition-classic-about = 60 rooms, 48 resources, 11 decor tokens. No public source lists the cards, so many of them are our proposal; the list of cards says which.
dream_home-option-car = Car
dream_home-option-car-about = Whoever is the first to have a garage of two cards parks the car in it.
dream_home-option-discard = Discard of a column
dream_home-option-discard-about = With two or three players the first player discards a column before each round. Leave it out when you play with small children.
dream_home-end-rounds = Twelve rounds were played

# What is said of the game before anybody plays it: on the shelf, in lists of tables, in the set-up.

streets-name = Streets
streets-about = Build one city together. Close streets that are full of people, and be paid for your buildings on them.
streets-edition-base = Base game
streets-edition-base-about = 45 buildings, with business module, advisors and a solo game against the Grifter.
streets-option-grifter = Opponent
streets-option-grifter-about = Alone you play against the Grifter, who begins with $0, $20 or $50.
streets-option-grifter-nobody = Nobody
streets-option-grifter-easy = Easy Grifter
streets-option-grifter-normal = Normal Grifter
streets-option-grifter-hard = Hard Grifter
streets-option-business = Business module
streets-option-business-about = Closed streets also bring business tokens, which pay at the end for the most and for full sets.
streets-option-advisors = Advisors
streets-option-advisors-about = Everybody has an advisor with an ability of their own. Alone, the Grifter gets $40 more.
streets-option-abandoned_homes = People move to abandoned buildings
streets-option-abandoned_homes-about = The printed rulebooks differ: usually nobody moves into an abandoned building.
streets-option-copied_places = Copies take over values for neighbours and for closing
streets-option-copied_places-about = The printed rulebooks differ: usually a copy cannot take over these two values.
streets-end-tiles = All tiles are built

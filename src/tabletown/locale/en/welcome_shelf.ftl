# What is said of the game before anybody plays it: on the shelf, in lists of tables, in the set-up.

welcome-name = Welcome To
welcome-about = Build three streets of houses, fence them into estates and be quicker than the others at the city’s plans.
welcome-edition-first = First edition
welcome-edition-first-about = 81 construction cards, 28 city plans, a solo game against the pile and two kinds of expert rules.
welcome-option-expert = Expert game
welcome-option-expert-about = Roundabouts, and ten more city plans among the others.
welcome-option-draft = Draft
welcome-option-draft-about = Everyone holds three cards, plays two of them and passes the third to the right. For two or more players.
welcome-end-refusals = A third permit was refused
welcome-end-plans = All three plans were completed
welcome-end-houses = Every house was built
welcome-end-deck = The pile is empty

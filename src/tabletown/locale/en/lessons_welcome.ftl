# Welcome To: what the teacher says.

welcome-lesson-base-title = The base rules
welcome-lesson-base-goal = Welcome! You are an architect of the 1950s with three new streets. Number the houses so that numbers rise from left to right; the most points win.
welcome-lesson-base-pick = Each turn three pairs lie here: a house number, and an effect to go with it. Everybody chooses one of them; several may choose the same. Take the 8 with the park.
welcome-lesson-base-pick-aside = You may take any pair. Here I would like to show you the park: take it back, or choose the 8 right away.
welcome-lesson-base-write = The number must be written: put the 8 into the middle of a street. Lower numbers will stand to its left, higher ones to its right, with gaps if you like, and none twice on one street.
welcome-lesson-base-write-aside = That is allowed, but so close to the end of the street few houses are left beside it. Take it back and write it in the middle.
welcome-lesson-base-park = Now the effect, if you like. A park grows on the street where you have just built; the more parks there, the more points.
welcome-lesson-base-park-aside = An effect is never a must. But a park costs nothing: take it back and plant it.
welcome-lesson-base-done = Until you press “{ welcome-move-done }”, everything can be taken back. All players take their turns at the same time.
welcome-lesson-base-next = New pairs for everybody. The small sign on a number shows the effect that this stack brings next turn. Take the 1 with the fence.
welcome-lesson-base-next-aside = That pair works too. I would like to show you fences: take it back and choose the 1.
welcome-lesson-base-end_house = Nothing can stand left of a 1, so it belongs at the beginning: write it into the first house of the top street.
welcome-lesson-base-end_house-aside = The 1 may stand here, but every empty house left of it is almost lost. Take it back and begin the top street with it.
welcome-lesson-base-fence = A fence goes between two houses. The ends of a street are fenced already: put it right behind the 1.
welcome-lesson-base-fence-aside = A fence may go there too. To see an estate close, take it back and fence in the 1.
welcome-lesson-base-estate = Houses with numbers, a fence at either end, none inside: that is an estate, here of one house; it can have up to six. City plans ask for estates: six of one house bring 8 points to the first, 4 to the others. Press “{ welcome-move-done }”.
welcome-lesson-base-ending = The game ends when somebody has all three plans, has filled every house, or gets a third permit refusal, because no number fitted. Then each completed estate counts as many points as it has houses; agents make it more.
welcome-lesson-base-advice = My advice: low numbers left, high ones right, and room for what comes. Now it is your game; I speak up when something new appears.
welcome-lesson-base-plan = You have what a city plan asks for! Press it to claim it: whoever is first gets the higher number. Its estates are then used: they count for no other plan and cannot be divided any more.
welcome-lesson-base-refuse = No number fits any house, so you take a permit refusal. The first is free, two cost 3 points, three cost 5 and end the game.
welcome-lesson-base-tip_park = A park grows on the street of the house that you have just built. The more there, the more points.
welcome-lesson-base-tip_fence = A fence goes between two houses of any street. Numbered houses between two fences are an estate; estates bring points and plans.
welcome-lesson-base-pool = This house has a pool, and your effect is the pool: build it now or never. The more pools you have, the more a further one is worth.
welcome-lesson-base-temp = With temps you may change the number by up to 2, to anything from 0 to 17. At the end whoever has hired the most gets 7 points, the second 4, the third 1.
welcome-lesson-base-agent = An agent makes all your completed estates of one size worth more at the end. Choose the size you mean to build most.
welcome-lesson-base-bis = Bis copies a number into the empty house beside it; no fence may stand between the two. It fills gaps, but it costs points, and the more of them, the more each costs.
welcome-lesson-base-reshuffle = Whoever is first with a plan may have all the cards reshuffled. Do it when the stacks are bad for you.
welcome-lesson-base-over = The game is over; with equal points the one with more completed estates wins. Tap a total to see where the points come from; then play again with somebody you like.

# Alone
welcome-lesson-solo-title = Alone
welcome-lesson-solo-goal = Alone you play to beat your own record. Each round you have three cards, and every card has a number and an effect.
welcome-lesson-solo-pick = Use the number of one card and the effect of another, never both from the same one. Take the 1, then the fence of the 14.
welcome-lesson-solo-pick-aside = Any number goes with the effect of any other card. I would like to show you the 1 with the fence of the 14: take it back.
welcome-lesson-solo-write = Write the 1 into the first house of the top street.
welcome-lesson-solo-write-aside = That is allowed, but every empty house left of a 1 is almost lost. Take it back and begin the top street with it.
welcome-lesson-solo-fence = Fence it in: an estate of one house, with the number of one card and the effect of another.
welcome-lesson-solo-fence-aside = The fence may stand there too. To close the estate, take it back and put it right behind the 1.
welcome-lesson-solo-done = The third card is not used. Now all three go away and three new ones come; the pile lasts 27 rounds at most, and when it is used up the game ends.
welcome-lesson-solo-card = In the lower half of the pile lies the solo card. Once it is drawn, every plan is approved and brings only its lower number: complete plans early. Temps bring 7 points if you hire them 6 times or more, otherwise nothing.

# Expert game
welcome-lesson-expert-title = Roundabouts and expert plans
welcome-lesson-expert-plans = In the expert game some plans ask for more than estates. One here wants the first and the last house of every street, another all parks and all pools of the middle street.
welcome-lesson-expert-roundabout = And you may build roundabouts: besides everything else, on an empty house. Press “{ welcome-board-roundabout }”, then the house right of your 11.
welcome-lesson-expert-roundabout-aside = You may do that, and build roundabouts later. I would like to show you one right of the 11: take it back.
welcome-lesson-expert-pick = It is fenced on both sides, so your 11 is now an estate of one house. And it cuts the street in two: each part has numbers of its own, from 0 to 17. Take the 2.
welcome-lesson-expert-pick-aside = Any pair will do. To see what a roundabout is good for, take it back and choose the 2.
welcome-lesson-expert-write = To the right of an 11 there was no place for a 2. Behind a roundabout there is: write it there.
welcome-lesson-expert-write-aside = It may stand there too. Take it back and write it right behind the roundabout.
welcome-lesson-expert-done = The first roundabout costs 3 points, both together 8; there are no more than two in a game. Press “{ welcome-move-done }”.
welcome-lesson-expert-advice = My advice: keep roundabouts for a street that is full of gaps, or for a turn in which no number fits: a roundabout built first may save you from a refusal. Some plans even ask for one.

# Draft
welcome-lesson-draft-title = Draft
welcome-lesson-draft-hand = In the draft everybody has three cards of their own, which nobody else sees. Each has a number and an effect.
welcome-lesson-draft-pick = Use the number of one card and the effect of another; the third goes to your neighbour on the right. Give them nothing good: take the 5, then the park, and pass on the 10.
welcome-lesson-draft-pick-aside = You may combine them so too. For this lesson take it back: the 5 with the park of the 8.
welcome-lesson-draft-write = Write the 5 where there is room on both sides of it.
welcome-lesson-draft-write-aside = That is allowed, but a 5 wants a few houses on its left and more on its right. Take it back.
welcome-lesson-draft-park = The park comes from the other card, and grows on the street of the house that you have just built.
welcome-lesson-draft-park-aside = An effect is never a must. But a park costs nothing: take it back and plant it.
welcome-lesson-draft-done = Your two cards are put away, and the 10 goes face down to your neighbour. Press “{ welcome-move-done }”.
welcome-lesson-draft-passed = The 3 comes from your neighbour on the left, two cards are new. Only you and your neighbour know what you passed on. My advice: look at the sheets of the others before you give something away.

# Collector's edition
welcome-lesson-collectors-title = Collector’s edition
welcome-lesson-collectors-plans = The plans have letters here, A, B and C. As always the first to complete one gets more, but nobody may have the cards reshuffled for it.
welcome-lesson-collectors-pick = You have built a 7 and its bis. Here a fence may part them, which the first edition forbids: take the 12 with the fence.
welcome-lesson-collectors-pick-aside = Any pair will do. For the fence take it back and choose the 12.
welcome-lesson-collectors-write = First the 12, far to the right.
welcome-lesson-collectors-write-aside = That is allowed. But leave some room between the 7 and the 12: take it back.
welcome-lesson-collectors-fence = Now put the fence between the two 7s.
welcome-lesson-collectors-fence-aside = A fence may go there too. I would like to show you the one between the two 7s: take it back.
welcome-lesson-collectors-done = Two houses of the same number in two estates: bis helps small estates too. Press “{ welcome-move-done }”.
welcome-lesson-collectors-cards = There are 63 cards; a stack that runs out is shuffled on its own. The game ends after the round in which its end comes about. With equal points more completed estates win, else the victory is shared.

# Projected board
welcome-lesson-projected-title = Projected board
welcome-lesson-projected-streets = On the projected board the streets are of other lengths: a short one at the top, a long one at the bottom. The rules stay as they are.
welcome-lesson-projected-pick = The parks have other boxes as well. Take the 8 with the park.
welcome-lesson-projected-pick-aside = Any pair will do. For the park take it back and choose the 8.
welcome-lesson-projected-write = Write it into the middle of the long street at the bottom.
welcome-lesson-projected-write-aside = That street is fine too. I would like to show you the parks of the bottom street: take it back.
welcome-lesson-projected-park = Plant the park: look how many boxes each street has, and what they are worth in the end.
welcome-lesson-projected-park-aside = An effect is never a must. But a park costs nothing: take it back and plant it.
welcome-lesson-projected-done = Everybody at the table has the same board. Press “{ welcome-move-done }”.
welcome-lesson-projected-tracks = Pools, bis and estates count differently too: always read what stands on the sheet, not what you remember. It is your game now.

# Against a competitor
welcome-lesson-competitor-title = Alone against a competitor
welcome-lesson-competitor-rival = Your rival is Sergei of the Alexis building company, level 1. His card says what each card that you give him is worth to him.
welcome-lesson-competitor-pick = Use the number of one card and the effect of another; he gets the third. Temps would make him first in that count, so use that card: its 6, then the pool. He gets the fence, 2 points.
welcome-lesson-competitor-pick-aside = You may combine them so too, and he gets the third card. For this lesson take it back: the 6 with the pool.
welcome-lesson-competitor-write = A pool wants a house with a pool: write the 6 into this one.
welcome-lesson-competitor-write-aside = The 6 may stand there. But choose a house with a pool, on the left of the street: take it back.
welcome-lesson-competitor-pool = Build the pool.
welcome-lesson-competitor-pool-aside = An effect is never a must. But this pool costs nothing: take it back and build it.
welcome-lesson-competitor-done = The fence now goes to Sergei for good. His cards stay in order: those between two fences are an estate, worth more with an agent. Press “{ welcome-move-done }”.
welcome-lesson-competitor-plans = Deep in the pile waits a card “plan completed”, later two more. If Sergei has ticked that plan, it is his: the higher number, if you were not first. Only you can end the game; you win with more points.

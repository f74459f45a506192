# Welcome To, collector’s edition: what it adds to the words of the first one. Plans 1, 2 and 3 are its plans A, B and C.

welcome-edition-collectors = Collector’s edition
welcome-edition-collectors-about = 63 construction cards, 38 city plans, two boards, and a solo game against twelve competitors.

welcome-option-board = Board
welcome-option-board-about = The projected board has streets and tracks of other lengths.
welcome-option-board-standard = Standard
welcome-option-board-projected = Projected
welcome-option-competitor = Competitor
welcome-option-competitor-about = Your opponent in the solo game, from level 0 to level 7.
welcome-option-competitor-none = Nobody
welcome-option-competitor-closed = The agency is closed (level 0)
welcome-option-competitor-sergei = Sergei (level 1)
welcome-option-competitor-alex = Alex (level 2)
welcome-option-competitor-rosa = Rosa (level 3)
welcome-option-competitor-maria = Maria (level 3)
welcome-option-competitor-alan = Alan (level 4)
welcome-option-competitor-irina = Irina (level 4)
welcome-option-competitor-ann = Ann (level 5)
welcome-option-competitor-carmen = Carmen (level 5)
welcome-option-competitor-amaza = Amaza (level 6)
welcome-option-competitor-frank = Frank (level 6)
welcome-option-competitor-ben = Ben (level 7)
setup-welcome-competitor-needed = Alone you play against a competitor. Choose one.
setup-welcome-competitor-alone = Competitors play only against a single player. Choose none, or play alone.

## City plans of this edition

welcome-plan-estates_on_street =
    { $street ->
        [1] Completed estates on the top street: { $sizes }
        [2] Completed estates on the middle street: { $sizes }
       *[3] Completed estates on the bottom street: { $sizes }
    }
welcome-plan-estates_with_roundabouts =
    { $count ->
        [one] On one street: completed estates { $sizes } and { $count } roundabout
       *[other] On one street: completed estates { $sizes } and { $count } roundabouts
    }
welcome-plan-estates_with =
    { $pools ->
        [0] { $bis ->
            [one] Completed estates: { $sizes }, each with at least { $bis } bis
           *[other] Completed estates: { $sizes }, each with at least { $bis } bis
        }
       *[other] { $bis ->
            [0] Completed estates: { $sizes }, each with at least one pool
           *[other] Completed estates: { $sizes }, each with at least one pool and one bis
        }
    }
welcome-plan-end_estates = A completed estate of 1 house at both ends of every street
welcome-plan-parks =
    { $count ->
        [one] At least { $count } park box
       *[other] At least { $count } park boxes
    }
welcome-plan-parks_on_each_street =
    { $count ->
        [one] At least { $count } park box on every street
       *[other] At least { $count } park boxes on every street
    }
welcome-plan-agents =
    { $count ->
        [one] At least { $count } agent
       *[other] At least { $count } agents
    }
welcome-plan-agent_columns =
    { $count ->
        [one] All boxes crossed in { $count } estate column
       *[other] All boxes crossed in { $count } estate columns
    }

## The solo game against a competitor

welcome-prompt-give = Choose the card that your competitor gets
welcome-move-give =
    { $slot ->
        [1] Give away the first card
        [2] Give away the second card
       *[3] Give away the third card
    }
welcome-log-give = { $player } gives a card to the competitor.
welcome-log-plan_card =
    { $points ->
        [0] The card for plan { welcome-plan-sign } turns up; the competitor does not go for it.
        [one] The card for plan { welcome-plan-sign } turns up: the competitor completes it and gets { $points } point.
       *[other] The card for plan { welcome-plan-sign } turns up: the competitor completes it and gets { $points } points.
    }
welcome-log-plan_taken = The card for plan { welcome-plan-sign } turns up: the plan is approved, and only its lower points are left.
welcome-rule-aca-third_card = The competitor gets the card you did not use; you choose it only after a refusal.
welcome-rule-aca-give_first = First choose the card that the competitor gets.
welcome-competitor-stack = Its cards, in order: { $cards }.
welcome-score-competitor-plans = City plans
welcome-score-competitor-parks = Parks
welcome-score-competitor-pools = Pools
welcome-score-competitor-temps = Temps
welcome-score-competitor-fences = Fences
welcome-score-competitor-estates = Five best estates
welcome-tie-competitor =
    { $decided ->
        [equal] Points and completed estates are equal, so the competitor stays ahead: { $player } { $own }, { $rival } { $its }.
       *[other] Equal points, so completed estates decide: { $player } { $own }, { $rival } { $its }.
    }

## The rules to read

welcome-rules-collectors-title = Collector’s edition: what is different
welcome-rules-collectors =
    The game is the same; these points differ from the first edition.

    - There are 63 construction cards in three stacks of 21: fences, agents and parks on 14 cards each, pools, temps and bis on 7 each.
    - The plans have letters: A, B and C instead of 1, 2 and 3. One of each lies on the table, and there are 7 of each letter.
    - A fence may stand between a number and its bis.
    - Nobody may have the cards shuffled after completing a plan. When the stacks run out, each of the three is shuffled on its own.
    - The game ends after the round in which an end condition came about. If points are equal, more completed estates win; beyond that the victory is shared.
    - There is no draft. The solo game is another one: see “Against a competitor”.

welcome-rules-projected-title = The projected board
welcome-rules-projected =
    On this board the streets have other lengths, the parks other numbers of boxes, and several tracks other points; all are printed on the sheet. The rules stay the same, in the expert game and alone too. Everybody at a table uses the same board.

welcome-rules-collectors_expert-title = Collector’s edition: expert game
welcome-rules-collectors_expert =
    Seventeen more plans are shuffled in, and roundabouts may be built as in the first edition: two in a game, even both on one street, even in a round in which your permit is refused.

    - Plans A ask for estates in certain places: one house at both ends of every street, or given sizes on one street, some together with roundabouts on that street.
    - Plans B ask for estates of given sizes, each with a pool, with bis, or with both.
    - Plans C ask for parks, temps, agents or full estate columns.

    Estates that counted for a plan are marked and used up, as always. Parks, temps and agents are not.

welcome-rules-aca-title = Against a competitor
welcome-rules-aca =
    Alone you play against an employee of the Alexis building company. Choose one of twelve, from level 0 to level 7.

    The cards form one pile, effects up. Twenty random cards are shuffled with one of the three plan cards, unseen, and lie at the bottom; the two other plan cards wait in the discard. When the pile is empty, the discard is shuffled with them into a new one.

    - Each round draw three cards. Use the number of one and the effect of another; both go to the discard.
    - The third card goes to the competitor and never comes back. You may look at the competitor’s cards at any time, but they stay in order.
    - After a refusal you still choose a card for the competitor; the two others go to the discard.
    - A plan card is resolved at once: if its plan is ticked on the competitor’s card, the competitor gets the plan’s points, the higher ones if nobody has completed it yet, and the plan is approved. The plan card leaves the game and you draw another.

    Only you can end the game. Then the competitor counts its cards, in order:

    - points for each park, pool, temp and fence card, as its own card says;
    - rank points for temps: your boxes against its temp cards, 7 for more, 4 for fewer, 7 for both if equal, nothing for none;
    - its estates are the cards between two fence cards. Every park, pool, temp and agent card is a house, a bis card is as many houses as its own card says. A house is worth 1, or what its own card says if the estate holds an agent. The five best estates count.

    You win with more points, and with equal points if you have more completed estates. On level 0 the competitor takes plans away but counts nothing; your temps are ranked by the boxes that its card asks for.

welcome-rules-collectors_rulings-title = Collector’s edition: our rulings
welcome-rules-collectors_rulings =
    Where this rulebook leaves a question open, these answers are ours:

    - A bis may be built across a fence, since a fence may part a bis from its number later on.
    - All who complete a plan in the same round as its first finisher get the higher points.
    - Two fence cards in a row in the competitor’s stack make no estate.
    - If points and completed estates are equal, the competitor wins: the rulebook gives you the win only for more estates.
    - The figures that no public source tells (most plan points, the projected board, level 0) are our reconstruction. So are the places of the pools, the last park of the top street and the eleven temp boxes of the standard board: they are those of the first edition. The card list marks each of them, and a file of corrections can replace them.

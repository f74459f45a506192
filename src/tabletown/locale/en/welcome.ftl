# Welcome To: everything that the game says, for the terminal and the browser.
# Streets are 1 (top), 2 (middle) and 3 (bottom); houses count from 1, from the left. A house’s place is $house, what is
# written in it is $number. $effect is one of the words fence, agent, park, pool, temp, bis.

setup-welcome-draft-alone = Cards cannot be passed on in a solo game. Turn the draft off or add a player.

## Words

welcome-effect =
    { $effect ->
        [fence] fence
        [agent] agent
        [park] park
        [pool] pool
        [temp] temp
       *[bis] bis
    }

welcome-effect-fence = Fence
welcome-effect-fence-about = Put a fence between two neighbouring houses of any street. Houses between two fences form an estate.
welcome-effect-agent = Agent
welcome-effect-agent-about = Cross a box in one column of estate values: every completed estate of that size is worth more.
welcome-effect-park = Park
welcome-effect-park-about = Cross a park box of the street on which you have just built.
welcome-effect-pool = Pool
welcome-effect-pool-about = If a pool is drawn at the house you have just built, build it and cross a pool box.
welcome-effect-temp = Temp
welcome-effect-temp-about = Change the number by up to 2, between 0 and 17, and cross a temp box. Most temps win points.
welcome-effect-bis = Bis
welcome-effect-bis-about = Copy a number into the empty house next to it. Costs a box of the bis track, which counts against you.

## City plans. $sizes is a list of estate sizes, such as “1, 1, 1, 6”.

# $plan counts from 1; the collector’s edition has letters.
welcome-plan-sign =
    { $edition ->
        [collectors]
            { $plan ->
                [1] A
                [2] B
               *[3] C
            }
       *[other] { $plan }
    }
welcome-plan-card =
    { $edition ->
        [collectors] { welcome-plan-sign }
       *[other] No. { $plan }
    }
welcome-plan = City plan { welcome-plan-sign }
welcome-plan-estates = Completed estates: { $sizes }
welcome-plan-full_street =
    { $street ->
        [1] Every house of the top street built
        [2] Every house of the middle street built
       *[3] Every house of the bottom street built
    }
welcome-plan-street_ends = The first and the last house of all three streets built
welcome-plan-bis_on_street = { $count } bis on one street
welcome-plan-temps = { $count } temps hired
welcome-plan-parks_on_two_streets = All park boxes of two streets
welcome-plan-pools_on_two_streets = All pools of two streets
welcome-plan-parks_and_pools =
    { $street ->
        [1] All park boxes and all pools of the top street
        [2] All park boxes and all pools of the middle street
       *[3] All park boxes and all pools of the bottom street
    }
welcome-plan-parks_pools_roundabout = All park boxes, all pools and a roundabout on one street
welcome-plan-values = { $first } points for the first, { $other } for the others
welcome-plan-approved = Approved: worth { $other } points

## Score

welcome-score-plans = City plans
welcome-score-plans-about = The points written for each plan you have completed.
welcome-score-parks = Parks
welcome-score-parks-about = For each street the number in its first park box that is not crossed.
welcome-score-pools = Pools
welcome-score-pools-about = The number in the first pool box that is not crossed.
welcome-score-temps = Temps
welcome-score-temps-about = 7 points for the most temp boxes crossed, 4 for the second most, 1 for the third; equal counts get equal points, none gets nothing. Alone: 7 points for at least 6 boxes.
welcome-score-estates-1 = Estates of 1
welcome-score-estates-1-about = Completed estates of 1 house, times their value in the agents’ column.
welcome-score-estates-2 = Estates of 2
welcome-score-estates-2-about = Completed estates of 2 houses, times their value in the agents’ column.
welcome-score-estates-3 = Estates of 3
welcome-score-estates-3-about = Completed estates of 3 houses, times their value in the agents’ column.
welcome-score-estates-4 = Estates of 4
welcome-score-estates-4-about = Completed estates of 4 houses, times their value in the agents’ column.
welcome-score-estates-5 = Estates of 5
welcome-score-estates-5-about = Completed estates of 5 houses, times their value in the agents’ column.
welcome-score-estates-6 = Estates of 6
welcome-score-estates-6-about = Completed estates of 6 houses, times their value in the agents’ column.
welcome-score-bis = Bis
welcome-score-bis-about = The number in the first bis box that is not crossed is taken off.
welcome-score-refusals = Permit refusals
welcome-score-refusals-about = The first refusal is free, two cost 3 points, three cost 5.
welcome-score-roundabouts = Roundabouts
welcome-score-roundabouts-about = One roundabout costs 3 points, two cost 8.
welcome-tie-estates = Equal points, so completed estates decide: { $player } { $more }, { $other } { $fewer }.
welcome-tie-size =
    { $size ->
        [one] Equal points and equally many estates, so those of { $size } house decide: { $player } { $more }, { $other } { $fewer }.
       *[other] Equal points and equally many estates, so those of { $size } houses decide: { $player } { $more }, { $other } { $fewer }.
    }

## What to do now

welcome-prompt-choose = Choose a number and an effect
welcome-prompt-house =
    { $effect ->
        [temp] Write { $number }, or a number up to 2 away from it, in an empty house
       *[other] Write { $number } in an empty house
    }
welcome-prompt-effect =
    { $effect ->
        [fence] Choose where to put a fence, or go without
        [agent] Choose which estates to make more valuable, or go without
        [park] Plant a park on this street, or go without
        [pool] Build the pool of this house, or go without
        [temp] Cross a temp box, or go without
       *[bis] Choose an empty house next to a number: it gets the same number; or go without
    }
welcome-prompt-wrap_up = Complete a plan if you can, then end your turn
welcome-prompt-estates = Choose which estates count for plan { welcome-plan-sign }
welcome-prompt-shuffle = Nobody had completed this plan before: shall the construction cards be reshuffled?
welcome-prompt-waiting = Your turn is done. Waiting for { $names }
welcome-prompt-stuck = No number fits into any house. Take permit refusal { $refusal } of { $boxes }; it costs { table-points }, and the last one ends the game

## The log. $player is the name at the seat.

welcome-log-combine = { $player } takes { $number } with { welcome-effect }.
welcome-log-write = { $player } writes { $number } on street { $street }, house { $house }.
welcome-log-fence = { $player } puts a fence on street { $street }, right of house { $house }.
welcome-log-agent =
    { $size ->
        [one] { $player } hires an agent for estates of { $size } house.
       *[other] { $player } hires an agent for estates of { $size } houses.
    }
welcome-log-park = { $player } plants a park.
welcome-log-pool = { $player } builds the pool.
welcome-log-temp = { $player } crosses a temp box.
welcome-log-bis = { $player } copies house { $from } into house { $house } on street { $street }.
welcome-log-refuse = { $player } gets a permit refusal.
welcome-log-roundabout = { $player } builds a roundabout on street { $street }, house { $house }.
welcome-log-plan = { $player } completes plan { welcome-plan-sign }.
welcome-log-estate = { $player } uses the estate on street { $street } that begins with house { $house }.
welcome-log-approved = Plan { welcome-plan-sign } is approved: { $player } was the first, later ones get the lower points.
welcome-log-reshuffle = The construction cards are reshuffled.
welcome-log-round = Round { $round }
welcome-log-solo_card = The solo card is drawn: all plans are worth their lower points from now on.
welcome-log-end =
    { $reason ->
        [refusals] The game ends: a third permit was refused.
        [plans] The game ends: somebody completed all three plans.
        [houses] The game ends: somebody built every house.
       *[deck] The game ends: the pile is empty.
    }

## Moves, as choices in a list. For `combine` clients give the number and the effect that lie there.

welcome-move-combine = { $number } with { welcome-effect }
welcome-move-write = { $number } on street { $street }, house { $house }
welcome-move-fence = Fence on street { $street }, right of house { $house }
welcome-move-agent =
    { $size ->
        [one] Agent for estates of { $size } house
       *[other] Agent for estates of { $size } houses
    }
welcome-move-park = Plant a park
welcome-move-pool = Build the pool
welcome-move-temp = Cross a temp box
welcome-move-bis = Copy house { $from } into house { $house } on street { $street }
welcome-move-refuse = Take a permit refusal
welcome-move-skip = Use no effect
welcome-move-roundabout = Roundabout on street { $street }, house { $house }
welcome-move-plan = Complete plan { welcome-plan-sign }
welcome-move-estate = The estate on street { $street } that begins with house { $house }
welcome-move-reshuffle = Reshuffle the cards
welcome-move-keep = Leave the cards as they are
welcome-move-done = End my turn

## Refusals: why something cannot be done

welcome-rule-turn-order = This cannot be done at this point of your turn.
welcome-rule-turn-one_combination = Number and effect must come from the same combination.
welcome-rule-turn-two_cards = Number and effect must come from two different cards.
welcome-rule-turn-already_chosen = You have chosen for this turn already; take your steps back to choose again.
welcome-rule-turn-not_finished = Something is still to be done before your turn can end.
welcome-rule-house-ascending = Numbers must rise from left to right on a street, and none may appear twice without a bis.
welcome-rule-house-empty_only = There is no empty house in this place.
welcome-rule-house-number_of_the_card = Only the number of the combination you chose can be written.
welcome-rule-house-combination_first = Choose a combination first; then its number is written.
welcome-rule-house-one_a_turn = You have written the number of your combination already.
welcome-rule-temp-reach = Temps change the number by 2 at most, and it stays between 0 and 17.
welcome-rule-effect-of_the_combination = Only the effect of the combination you chose can be used.
welcome-rule-effect-after_the_house = An effect is used right after the house of its combination is built.
welcome-rule-effect-once = The moment of the effect is over: it is used once, right after the house.
welcome-rule-fence-between_houses = A fence stands between two neighbouring houses of a street.
welcome-rule-fence-already_there = There is a fence here already.
welcome-rule-fence-used_estate = An estate that counted for a plan cannot be divided any more.
welcome-rule-bis-same_estate = Houses with the same number belong to one estate: no fence may stand between them.
welcome-rule-bis-next_to_number = A bis goes into an empty house right beside the number it copies.
welcome-rule-agent-column_full = All boxes of this column are crossed.
welcome-rule-park-street_full = All park boxes of this street are crossed.
welcome-rule-pool-no_pool_here = No pool is drawn at the house you have just built.
welcome-rule-refusal-only_when_stuck = A permit is refused only when no number on offer fits anywhere as printed.
welcome-rule-refusal-builds_nothing = Your permit was refused: this turn you build no house and use no effect.
welcome-rule-roundabout-expert_only = Roundabouts belong to the expert game.
welcome-rule-roundabout-before_or_after = A roundabout is built before you choose a combination, or after its house and effect.
welcome-rule-roundabout-one_a_turn = You have built a roundabout this turn already.
welcome-rule-roundabout-two_at_most = Two roundabouts are the most on a sheet.
welcome-rule-plan-once = You have completed this plan already.
welcome-rule-plan-requirement = You do not have all that this plan asks for, or your houses have counted for another plan.
welcome-rule-plan-estates_needed = The plan needs completed estates of other sizes, of which no house has counted for a plan.
welcome-rule-plan-reshuffle_first = Only the first to complete a plan may ask for a reshuffle.
welcome-rule-plan-after_the_effect = Plans are completed after the house and its effect, before you end your turn.
welcome-rule-plan-finish_first = First finish the plan that you are completing.
welcome-rule-plan-estates_of_a_plan = Estates are chosen while you complete a plan that asks for them.

## The rules to read. One paragraph a line; a line that begins with a hyphen is an item of a list.

welcome-rules-overview-title = What the game is about
welcome-rules-overview =
    You are an architect in a booming American town. On your sheet are three streets with empty houses: 10 on the top street, 11 on the middle one, 12 on the bottom one. Round after round you write numbers into these houses, always rising from left to right, and use the effect that comes with each number.

    Fences divide your streets into estates. At the end only estates whose every house has a number are worth points. Parks, pools, temps and city plans bring points as well; bis numbers, refused permits and roundabouts cost some. Whoever has the most points wins.

    Everybody plays at the same time from the same cards, so it does not matter how many you are, and you hardly ever wait.

welcome-rules-setup-title = Before the game
welcome-rules-setup =
    Everybody has a sheet. Three city plans are drawn, one of each level (1, 2 and 3), and lie open for all.

    The 81 construction cards have a house number on one side, 1 to 15, and an effect on the other. The middle numbers are the most frequent: there are nine 8s, but only three 1s and three 15s. Fences, agents and parks are on 18 cards each, pools, temps and bis on 9 each.

    The cards are shuffled and dealt into three stacks of 27, numbers up. The corner of the number side shows which effect is on the back.

welcome-rules-round-title = A round
welcome-rules-round =
    The top card of each stack is turned over and laid beside it. So there are three combinations: the number on the stack with the effect beside it. The effect in the corner of a number is the one that this stack will offer in the next round, so you can plan ahead.

    All players take their turns at once and in secret. Several players may choose the same combination. A turn goes like this:

    - Choose one of the three combinations.
    - Write its number into a house. This you must do.
    - Use its effect. This you may leave out.
    - If you now have what a city plan asks for, complete it. This is up to you.
    - End your turn.

    Until you end your turn you can take everything back. When all have ended theirs, the sheets are shown and the next cards are turned.

welcome-rules-house-title = Writing a number
welcome-rules-house =
    Write the number of your combination into any empty house. On each street the numbers must rise from left to right. None may appear twice on a street, except by a bis. On different streets the same number is no problem.

    You may leave houses empty and fill them later, and you may skip numbers: a 10 right beside a 7 is fine. But remember that every gap must one day take numbers that fit.

welcome-rules-fence-title = Fence
welcome-rules-fence =
    Put a fence between two neighbouring houses of any street, built or not. Both ends of every street are fenced from the start.

    A completed estate is a row of one to six houses, all with numbers, between two fences and with no fence inside. You may divide a completed estate by a new fence, but not one that has already counted for a city plan, and never between two houses with the same number.

welcome-rules-agent-title = Agent
welcome-rules-agent =
    Choose a size of estate from 1 to 6 and cross the topmost open box of its column. Each completed estate of this size is now worth the next number of the column. It does not matter whether you have such an estate yet.

    - Estates of 1 house: 1, then 3.
    - Estates of 2 houses: 2, 3, 4.
    - Estates of 3 houses: 3, 4, 5, 6.
    - Estates of 4 houses: 4, 5, 6, 7, 8.
    - Estates of 5 houses: 5, 6, 7, 8, 10.
    - Estates of 6 houses: 6, 7, 8, 10, 12.

welcome-rules-park-title = Park
welcome-rules-park =
    Cross the next park box of the street on which you have just written your number. No other street will do.

    - Top street, 3 boxes: 2, 4, 10 points.
    - Middle street, 4 boxes: 2, 4, 6, 14 points.
    - Bottom street, 5 boxes: 2, 4, 6, 8, 18 points.

welcome-rules-pool-title = Pool
welcome-rules-pool =
    Nine houses have a pool drawn beside them: houses 3, 7 and 8 of the top street, 1, 4 and 8 of the middle street, 2, 7 and 11 of the bottom street. If you have just written your number into one of them, with the pool as its effect, you may build the pool and cross a pool box.

    You may write any number beside a pool, and a number that came with a pool into any house; then no pool is built. A pool that was not built together with its house is lost.

    The boxes are worth 3, 6, 9, 13, 17, 21, 26, 31 and 36 points.

welcome-rules-temp-title = Temp
welcome-rules-temp =
    You may change the number of this combination by 1 or 2, up or down, before you write it. Only in this way can 0, 16 and 17 be written (a bis may then copy them); lower or higher numbers do not exist. With an 8 you may write 6, 7, 8, 9 or 10.

    Cross a temp box whenever you use the effect. You may also use it without changing the number. At the end the player with the most crossed boxes gets 7 points, the second most 4, the third 1. Players with equal counts get the same points; no box, no points.

welcome-rules-bis-title = Bis
welcome-rules-bis =
    First write the number of your combination as always. Then choose any number on your sheet, the new one too, and write it once more into the empty house directly to its left or right, marked “bis”. There must be no fence between the two, and none may be put there later: houses with the same number stay in one estate.

    The copy is a house like any other for estates and streets, but it never gets a pool. You may copy the same number again and again.

    Each bis crosses a box of the bis track. The boxes cost 1, 3, 6, 9, 12, 16, 20, 24 and 28 points in all.

welcome-rules-refusal-title = Permit refusal
welcome-rules-refusal =
    If none of the numbers on offer fits into any house, your permit is refused. Cross a refusal box; you write nothing and use no effect. You may still complete plans.

    The first refusal costs nothing, two cost 3 points, three cost 5. A third refusal ends the game.

welcome-rules-plans-title = City plans
welcome-rules-plans =
    Each city plan asks for something, mostly for completed estates of certain sizes. They may stand on any streets. When you have all of it you may complete the plan in your turn: choose which estates count and mark their houses. A marked house can never count for another plan, and a marked estate cannot be divided.

    Each plan shows two values. The first to complete it gets the higher one, and the plan is approved; all later ones get the lower one. Each player can complete each plan once.

    Whoever is the first with a plan may have all construction cards shuffled and dealt into three new stacks. This can happen three times a game, once for each plan.

welcome-rules-end-title = The end
welcome-rules-end =
    The game ends after the round in which one of these things happens to anyone:

    - A third permit was refused.
    - A player has completed all three city plans.
    - A player has built every house on all three streets.

    Then everybody counts. If points are equal, the player with more completed estates wins; then the one with more estates of 1 house, then of 2 houses, and so on to 6. Players who are still equal share the win.

welcome-rules-scoring-title = Counting points
welcome-rules-scoring =
    Add up:

    - the points of your city plans,
    - the parks of each street,
    - the pools,
    - the points for temps,
    - for each size of estate: how many you completed, times their value.

    Take off what your bis track, your refusals and your roundabouts cost.

welcome-rules-solo-title = Alone
welcome-rules-solo =
    Play for your own record. All construction cards form one pile, effects up, and the solo card is put somewhere into its lower half. Draw one plan of each level as usual.

    Each round you draw three cards. Use the number of one and the effect of another; the third does nothing. Then all three are put away and you draw three new ones.

    When the solo card turns up, all plans are approved: from now on you get their lower points only. What you have written stays.

    The game ends as usual, or when the pile has no more cards, after 27 rounds at the latest. Temps bring 7 points if you crossed at least 6 boxes, otherwise nothing.

welcome-rules-expert-title = Expert game
welcome-rules-expert =
    Ten more city plans are shuffled in: five among those of level 1 and five among those of level 2. They ask for whole streets, the ends of streets, bis, temps, parks, pools and roundabouts.

    A plan for a whole street or for the ends of the streets marks its houses, and they must not be marked already; a roundabout counts as built. A plan for parks, pools, temps or bis marks nothing: the houses beside those pools may still count for another plan.

    Besides everything else you may build a roundabout in your turn, two in a game, on any empty house. It is fenced on both sides and belongs to no estate. It cuts the street in two: on each side the numbers rise independently, from 0 to 17. One roundabout costs 3 points, two cost 8.

    Build it before you choose your combination or after you have used the effect. You may do so in a turn in which your permit is refused, and a roundabout built first may even save you from the refusal.

welcome-rules-draft-title = Draft
welcome-rules-draft =
    For players who want to meddle with each other. There is one pile, effects up, instead of three stacks. Everybody gets three cards.

    Play the number of one of your cards and the effect of another, never both of the same card. These two are put away. The third goes, hidden, to your neighbour on the right. Then everybody draws back up to three: so each round you choose between one card from your left-hand neighbour and two new ones.

    When the pile is empty the cards put away are shuffled into a new one. All else stays as it is. The draft goes well together with the expert game.

welcome-rules-rulings-title = Our rulings
welcome-rules-rulings =
    The rulebook leaves some questions open. These answers are ours:

    - All who complete a plan in the same round as its first finisher get the higher points, and any of them may ask for the reshuffle.
    - A reshuffle asked for takes place when the round is over. In the draft the cards just passed on stay where they are.
    - When the three stacks run out, the three cards just turned stay with their effects; all others are shuffled into new stacks.
    - A permit is refused only when no number on offer fits anywhere as printed. The one choice: nobody is forced to hire temps, so if one of those numbers comes with temps and fits when changed, you may take it or be refused.
    - You may build only one roundabout in a turn.
    - A roundabout counts as a filled house for the end of the game.
    - For plans that ask for all houses of a street or for its end houses a roundabout counts as a built house.
    - Nobody has to claim a plan in the round in which it is met. Who waits may find that others have been quicker, and then gets the lower points.
    - A row of seven or more houses between two fences scores nothing, fits no plan and does not count for ties.
    - After the ninth bis the track stays at 28 points: a tenth bis costs no more. After the eleventh temp there is no box left, but the number may still be changed.
    - In the solo game and in the draft the effect on top of the pile can be seen by all.
    - After a refusal in the draft all three cards are shown and put away; the neighbour draws one more instead.
    - In the solo game no reshuffle is offered.
    - The end of the game is looked for once, when all have ended the round; a third refusal is named before three plans, and three plans before full streets.

# The sentences below the pictures of the rules of Welcome To.

welcome-picture-number = The 8 may stand anywhere between the 5 and the 9, with empty houses beside it.
welcome-picture-park = The 5 was written on this street, so its first park is planted here.
welcome-picture-pool = The 10 came with a pool and stands beside one: the pool is built together with the house.
welcome-picture-estate = The 1 fills the last empty house, and a fence behind the 5 closes the row: an estate of two houses.
welcome-picture-bis = The 9 is copied into the empty house on its left. It fills a gap, and it costs a point.
welcome-picture-plan = Two estates of 3 and one of 4 are there, so the plan is complete. Whoever is the first gets 12 points, everybody later 7.
welcome-picture-agent = The agent is hired for estates of 2 houses: the uppermost box of their column is crossed out, and each of them now counts 3 instead of 2.
welcome-picture-temp = The 5 came with temps and is written as a 7; from 3 to 7 anything was possible. A box of the temps is crossed out, and as long as nobody hires them more often that is worth 7 points.
welcome-picture-roundabout = A roundabout with fences on both sides: the 11 is now an estate of its own, and behind the roundabout numbers begin anew, here with a 2.

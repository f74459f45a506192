# What is printed on paper beside the words that the games have anyway, and what is wrong with an order.

print-city = City
print-player = Player
print-players = { $fewest }–{ $most } players
print-beside = next to the { $room }: { $points }
print-total = Total
print-estates = Estates
print-street-1 = Top street
print-street-2 = Middle street
print-street-3 = Bottom street
print-plan = City plan
print-first = for the first
print-others = for the others
print-approved = Approved
print-solo = Solo
print-solo-card = Solo card. When it is drawn, every city plan is turned over: from now on only the lower points count.
print-plan-done = Plan { $plan } completed. If the competitor’s card ticks { $plan }, it gets the points of this plan, and the plan is approved.
print-competitor-park = points for each park card
print-competitor-pool = points for each pool card
print-competitor-temp = points for each temp card
print-competitor-fence = points for each fence card
print-competitor-bis = houses for each bis card
print-competitor-agent = points for each house of an estate with an agent
print-competitor-temps = The agency is closed: it counts nothing. Your temp boxes are ranked alone. Boxes: { $boxes }, points: { $points }
print-competitor-cards = cards
print-competitor-each = points each
print-competitor-rank = Temps, rank against yours
print-competitor-run = The five best estates: cards between two fences
print-competitor-houses = houses
print-competitor-value = points a house

## Mistakes in an order

print-unknown-part = There is no part “{ $value }” to print. Choose one of: { $allowed }.
print-unknown-paper = There is no paper “{ $value }”. Choose one of: { $allowed }.
print-per-page = { $value } on a page cannot be printed. Choose one of: { $allowed }.
print-copies = { $value } copies cannot be printed at once. Possible: { $allowed }.
print-nothing = Nothing of this game can be printed. Choose one of: { $allowed }.

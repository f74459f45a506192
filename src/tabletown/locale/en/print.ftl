# The parts of the games that can be printed, and the button that prints them.

print-part-sheets = Sheets
print-part-projected = Sheets of the projected board
print-part-cards = Cards
print-part-specials = Special buildings
print-part-tiles = Tiles
print-part-pieces = People, signs and tokens
print-part-advisors = Advisors
print-part-board = Boards
print-part-resources = Roofs, decor, tools and helpers
print-part-plans = City plans
print-part-competitors = Competitors
print-part-aids = Player aids
print-part-pad = Score pad
print-part-rules = Rules in short
print-part-aca = Sheet for a competitor’s count

print-button = Print
print-title = Print for a real table
print-what = What
print-sheets = How many (1–{ $most })
print-on-a-page = On a page
print-paper = Paper
print-ink = Save ink
print-ink-about = Black lines on white, no coloured areas.
print-get = Save the PDF
print-cards-about = Print at 100 %, on both sides, turned over the long edge. Cards of 63 × 88 mm fit standard sleeves, those of 44 × 60 mm mini European ones.

# Welcome To in the browser’s card browser.

welcome-cards-plans = City plans of level { $level }
welcome-cards-construction = Construction cards
welcome-cards-number = Number
welcome-cards-source = Source
welcome-cards-sheet = The sheet
welcome-cards-street = { $houses } houses; pools at { $pools }; parks { $parks }
welcome-cards-temp = { $boxes } boxes; { $ranks } points for the most
welcome-cards-competitors = Competitors

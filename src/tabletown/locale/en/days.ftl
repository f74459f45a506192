# The deal of the day: one deal for everybody, one try that counts.

days-days = Days
days-before = The day before: { $day }
days-after = The next day: { $day }
days-about = The same deal for everybody on this server. Your first try counts, and it is yours alone: nobody can watch it. Everybody sees your name and points; your game can be looked through when the day has closed.
days-about-closed = This day has closed. Every try can be looked through, and the deal can be checked and played for practice.
days-ends = A new deal { $when }, at { $clock } (midnight UTC).
days-ending = The day has ended. What was begun can be finished until { $clock }.
days-closed = Closed.
days-alone = Alone
days-against = Against { $names }
days-play = Play
days-go-on = Go on
days-practice = Play for practice
days-my-result = My result
days-mine =
    { $points ->
        [one] { $points } point, place { $place } of { $count }
       *[other] { $points } points, place { $place } of { $count }
    }
days-mine-left =
    { $points ->
        [one] Stopped at { $points } point, place { $place } of { $count }
       *[other] Stopped at { $points } points, place { $place } of { $count }
    }
days-tries = Results of the day: { $game }
days-place = Place
days-name = Name
days-points = Points
days-playing = playing
days-stood = { $points }, not finished
days-won = won
days-look = { $name }: look at the game
days-all = Show all { $count }
days-more =
    { $count ->
        [one] One person has tried.
       *[other] { $count } people have tried.
    }
days-nobody = Nobody has tried yet. Be the first!
days-nobody-did = Nobody tried this deal.
days-fair = How fair is it?
days-fair-text = The fingerprint of the seed was published a day before. When the day has closed the seed is shown, and anybody can check that the deal was fixed beforehand and was the same for all.
days-fair-secret = Secret until the day has closed.
days-fair-next = Fingerprint of the next deal
days-share = Share
days-share-copy = Copy the text
days-share-text = A text to share
days-share-by-hand = Please copy the text by hand.
days-share-title = { $game }, deal of { $day }
days-share-place =
    { $points ->
        [one] { $points } point · place { $place } of { $count }
       *[other] { $points } points · place { $place } of { $count }
    }
days-sealed = Others are still playing this deal: your game opens to everybody when the day has closed.
days-practised = Played for practice: it does not count.
days-table = Results of the day
days-strip = One deal for everybody, one try. A new one { $when }.
days-begun = begun
days-open = To the deals

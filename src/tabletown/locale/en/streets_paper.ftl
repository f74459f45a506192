# Streets on paper: the fields of a file of buildings, the example, what each building came to, and what is impossible.

streets-paper-field-building = building
streets-paper-field-advisor = advisor
streets-paper-field-seekers = seekers
streets-paper-field-build = build
streets-paper-field-grifter = grifter

streets-paper-about =
    A city of Streets, or a part of it: a line for each building with its name, its place (steps to the east and to the
    south of any point you choose) and the side of its road, then its owner, if it has a sign, and how many people lie on it.
    Two signs of the investor: “Anna ×2”. On the station people have a colour: “2 tourist”. Seekers do not count.
    Closed streets pay in full, open ones half, as at the end. Advisors have a line of their own: “advisor: Anna, Hacker”.
streets-paper-example-first = Anna
streets-paper-example-other = Boris

streets-paper-street =
    { $state ->
        [closed] Street { $street } (closed, buildings: { $buildings }): { streets-dollars } of ${ $everybody }
       *[open] Street { $street } (open, buildings: { $buildings }): { streets-dollars } of ${ $everybody }
    }
streets-paper-line =
    { $state ->
        [closed] – { streets-tile }: value { $value }, people { $people }: { streets-dollars }
       *[open] – { streets-tile }: value { $value }, people { $people }, half of it: { streets-dollars }
    }

streets-paper-empty = No building in this file has an owner.
streets-paper-unknown-field = There is no field “{ $field }”. Write “name: value” with one of: { $allowed }.
streets-paper-unknown-building = There is no building “{ $value }”.
streets-paper-place = A place is two numbers and the side of the road, such as “1 0 south”, not “{ $value }”.
streets-paper-far = “{ $value }” is too far away; places count to { $most }.
streets-paper-advisor = Write a player and an advisor, such as “Anna, Hacker”, not “{ $value }”. Advisors: { $allowed }.
streets-paper-no-owner = Nobody owns “{ $value }”.
streets-paper-people = People of this colour cannot lie on “{ $value }”.
streets-paper-whose-people = Write the colour of the people on “{ $value }”, such as “2 tourist”.
streets-paper-twice = “{ $value }” stands on line { $line } already.
streets-paper-same-cell = The building of line { $line } is in the place of “{ $value }”.
streets-paper-long-sides = The road of “{ $value }” lies with its long side against that of line { $line }.
streets-paper-long-street = The street of “{ $value }” has { $count } buildings; { $most } are the most.
streets-paper-signs = { $player } has { $count } signs in the city; there are { $most }.
streets-paper-two-signs = Two signs on “{ $value }”: only the investor has them, and on one building at a time.
streets-paper-players = With the owner of “{ $value }” there are more than { $most } players.
streets-paper-too-many-people = With those on “{ $value }” there are { $count } people of this colour ({ $colour }); the box has { $most }.
streets-paper-seekers = Write a number and a colour, such as “2 tourist”, not “{ $value }”.
streets-paper-whole-city = The Grifter looks at the whole city: lay all of it down, with station and park.
streets-paper-one-player = Against the Grifter one player plays.
streets-paper-one-turn = One line tells which tile is built now.
streets-paper-in-the-city = “{ $value }” stands in the city already.

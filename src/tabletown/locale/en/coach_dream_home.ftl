# What speaks for a turn of Dream Home. Each sentence is about the advised turn.

dream_home-reason-comfort = Brings a comfort bonus: { table-points }.
dream_home-reason-room-whole =
    { $size ->
        [1] Completes a room at once: { dream_home-room }, { table-points }.
       *[other] Completes a room of { $size } cards: { dream_home-room }, { table-points }.
    }
dream_home-reason-room-grows = Makes a room larger: { dream_home-room }, { $size } of { $most } cards.
dream_home-reason-room-begun = Begins a room: { dream_home-room }, up to { $most } cards.
dream_home-reason-decor = Furnishes a room: { table-points }.
dream_home-reason-rooms = Your rooms count { table-points } more.
dream_home-reason-resource = Comes with what you can use: { dream_home-resource }.
dream_home-reason-first = Makes you the first player of the next round.

## What one tends to miss, on my page: what speaks for the better turns

dream_home-tendency-rooms = Rooms
dream_home-tendency-comfort = Comfort
dream_home-tendency-decor = Decor
dream_home-tendency-resources = Resources beside the rooms
dream_home-tendency-first = Being first player

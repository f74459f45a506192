# The sentences below the pictures of the rules of Dream Home.

dream_home-picture-growing = The second living room stands right beside the first: both are one room now, worth 4 instead of 1.
dream_home-picture-decor = The grand piano brings 3 points. The lamp is lit: this living room is finished and grows no more.
dream_home-picture-roof = After the last round the pile is opened, and the best four roofs are laid: three red and one brown bring 3 points, the window 1 more.
dream_home-picture-drill = The drill exchanges the living room for a bathroom that lay on the board. Now there is a bathroom on both floors: 3 points for comfort.

# The sentences below the pictures of the rules of Streets.

streets-picture-building = The diner’s road goes on from that of the station: both now stand on one street. People of its colour move in, and the sign shows whose it is.
streets-picture-closing = The Food Hall lies across the end of the street. Closed on both sides, it is counted: value and people pay the owner, the sign comes back, and its people look for a new home.
streets-picture-moving = The Baby Boutique has closed the street of the station, and its people must go. The parents could also live in the Starter Home of the other player; whoever closed the street sends all three to the Baby Boutique.
streets-picture-seekers = The hipsters of the closed street found no home and stand there as seekers. As soon as the Tattoo Studio is built in an open street, they move in.

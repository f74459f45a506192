"""The business module: from which buildings tokens come, of which kinds they may be, and what they pay at last."""

from tabletown.games.streets.edition import UNIVERSAL
from tabletown.games.streets.table import Table


def kinds_for(table: Table, business: int) -> list[int]:
    """The kinds that a token of this icon may be of: any when it is universal or no such token is left."""
    if business != UNIVERSAL and table.token_supply[business]:
        return [business]
    return table.kinds_left()


def buildings_of(table: Table, street: list[int], player: int) -> list[int]:
    """The buildings from which a player may choose one. The Grifter takes the kind of which it has fewest."""
    own = [tile for tile in street if table.city.owner[tile] == player]
    if not table.is_grifter(player):
        return own
    fewest = _fewest(table, player, [kind for tile in own for kind in kinds_for(table, table.edition.business[tile])])
    return [
        tile
        for tile in own
        if any(kind in fewest for kind in kinds_for(table, table.edition.business[tile])) or not fewest
    ]


def kinds_of(table: Table, player: int, business: int) -> list[int]:
    """The kinds from which a player chooses the next token of a building with this icon."""
    kinds = kinds_for(table, business)
    return _fewest(table, player, kinds) if table.is_grifter(player) else kinds


def _fewest(table: Table, player: int, kinds: list[int]) -> list[int]:
    """Those of the kinds of which the player has fewest, each once."""
    if not kinds:
        return []
    least = min(table.tokens[player][kind] for kind in kinds)
    return [kind for kind in range(UNIVERSAL) if kind in kinds and table.tokens[player][kind] == least]


def are_alike(table: Table, tiles: list[int]) -> bool:
    """Whether it makes no difference which of these buildings is chosen."""
    edition = table.edition
    return all(
        edition.business[tile] == edition.business[tiles[0]] and edition.tokens[tile] == edition.tokens[tiles[0]]
        for tile in tiles
    )


# When the game is over


def majorities(table: Table, player: int) -> int:
    """What a player gets for having most tokens of a kind, alone or with others."""
    found = 0
    for kind in range(UNIVERSAL):
        own = table.tokens[player][kind]
        rivals = [tokens[kind] for other, tokens in enumerate(table.tokens) if other != player]
        if own and all(rival <= own for rival in rivals):
            found += table.edition.most_tied if own in rivals else table.edition.most
    return found


def sets(table: Table, player: int) -> int:
    return table.edition.full_set * min(table.tokens[player])

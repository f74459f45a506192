"""Which names look like which: letters of other alphabets, other cases and accents, figures for letters.

It knows nobody. The server keeps two people at one table apart by it, and bots from the people they meet.
"""

import re
import unicodedata
from collections.abc import Iterable

CYRILLIC = dict(zip("АВЕЅІЈКМНОРСТУХҮԚԜЗаеѕіјорсухүһԛԝԁк", "ABESIJKMHOPCTYXYQW3aesijopcyxyhqwdk", strict=True))
GREEK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϲ", "ABEZHIKMNOPTYXayikvoptuxc", strict=True))
LATIN = dict(zip("ıɑɡƖǀ|10ØøĐđŁł", "iagllllOOoDdLl", strict=True))
SMALL_CAPITALS = dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "ABCDEFGHIJKLMNOPRSTUVWYZ", strict=True))
ARMENIAN = dict(zip("օոսհցզյՕՍՏԼ", "onuhgqjOUSL", strict=True))
CHEROKEE = dict(zip("ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃᏀᎡ", "ABCDEHJKLMPSTVWZGR", strict=True))
LISU = dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ", strict=True))
LINE = "l"
"""Small L, large i and the figure one are one line in many typefaces."""
ALPHABETS = {**CYRILLIC, **GREEK, **LATIN, **SMALL_CAPITALS, **ARMENIAN, **CHEROKEE, **LISU, "I": LINE}
SIGNS = {sign: LINE if plain in "Il" else plain for sign, plain in ALPHABETS.items()}
MARKS = ("Mn", "Me")
PAIRS = {"rn": "m", "vv": "w"}
NOT_COMPARED = re.compile(r"[\s'’ʼ`_.‐–—-]+")


def looks(name: str) -> frozenset[str]:
    """What stands for everything that could be taken for this name: as it is written, and in large letters. Two names look
    alike when they share one."""
    drawn = _bare(name)
    return frozenset({_plain(drawn), _plain(drawn.upper())})


def is_blank(name: str) -> bool:
    """Whether nothing at all is drawn for it: marks that stand on letters need a letter."""
    return not _bare(name).strip()


def are_alike(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


def told_apart(name: str, others: Iterable[str], longest: int) -> str:
    """The name itself or, where one of the others could be taken for it, the name with the first number that none has."""
    taken = [looks(other) for other in others]
    tried, number = name, 1
    while any(not looks(tried).isdisjoint(other) for other in taken):
        number += 1
        tail = f" {number}"
        tried = name[: longest - len(tail)].rstrip() + tail
    return tried


def is_numbered(name: str, plain: str) -> bool:
    """Whether a name is what `told_apart` made of the plain one."""
    rest, space, number = name.rpartition(" ")
    return bool(space) and number.isascii() and number.isdecimal() and rest != "" and plain.startswith(rest)


def _bare(name: str) -> str:
    """Without accents, and wide or ornate letters as plain ones."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign) not in MARKS)


def _plain(name: str) -> str:
    same = "".join(SIGNS.get(sign, sign) for sign in name).casefold()
    for pair, sign in PAIRS.items():
        same = same.replace(pair, sign)
    return NOT_COMPARED.sub("", same) or same

"""Who sits where, from a word: `me,greedy,random` or `me:Anna,me:Boris`. Bots are named as their players are registered."""

from tabletown.bots import bot_key, bots_of, make_bot
from tabletown.bots.bot import Bot
from tabletown.bots.company import SOMEBODY, company
from tabletown.engine.contract import BadSetup
from tabletown.engine.record import Record
from tabletown.words import Words, namesakes

ME = "me"


class Player:
    """Who plays a seat: the word for records, the name for people, and the bot that thinks, if one does."""

    def __init__(self, word: str, name: str, bot: Bot | None) -> None:
        self.word = word
        self.name = name
        self.bot = bot


def seat_words(spec: str, game: str) -> list[str]:
    """The players as a record keeps them: a bot's word, or a person's name (empty for a nameless `me`)."""
    bots = bots_of(game)
    found = []
    for word in spec.split(","):
        kind, _, name = word.strip().partition(":")
        if kind not in (ME, *bots) or (name and kind != ME) or name.strip() in bots:
            raise BadSetup("seats", "setup-unknown-player", word.strip(), ", ".join((ME, f"{ME}:NAME", *bots)))
        found.append(kind if kind in bots else name.strip())
    return found


def seat_players(words_of_seats: list[str], game: str, secret: bytes, public: str, words: Words) -> list[Player]:
    """Everybody with a name that no other seat has. `public` is the commitment to the deal: it says who the bots are."""
    cast = _characters(words_of_seats, game, public)
    players: list[Player] = []
    for seat, word in enumerate(words_of_seats):
        is_bot = word in bots_of(game)
        bot = make_bot(word, game, bot_key(secret, seat)) if is_bot else None
        called = words(f"table-name-{cast[seat]}") if is_bot else word or words("terminal-player", seat=seat + 1)
        same = sum(1 for other in players if other.name == called)
        name = f"{called} {same + 1}" if same else called
        players.append(Player(word if is_bot else name, name, bot))
    return players


def names_in(kept: Record, words: Words) -> list[str]:
    """What the seats of a record are called."""
    players = seat_players(kept.names, kept.game, b"", kept.fields["commitment"], words)
    return [player.name for player in players]


def _characters(words_of_seats: list[str], game: str, public: str) -> tuple[str, ...]:
    bots = bots_of(game)
    people = namesakes("table-name-", [word for word in words_of_seats if word not in bots])
    return company(public, tuple("" if word in bots else SOMEBODY for word in words_of_seats), people)

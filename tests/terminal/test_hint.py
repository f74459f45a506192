"""A hint in the terminal: in words, with what to type, in the reader's language."""

import re
from pathlib import Path

from support.command import Keyboard

TYPED = re.compile(r"^1\. .*?\(([^()]+)\)", re.MULTILINE)


def test_a_hint_says_what_to_type_and_why(tmp_path: Path) -> None:
    arguments = ("--seats", "me:Анна,random", "--seed", "3", "--plain", "--lang", "ru", "--save", "game.txt")
    keys = Keyboard(tmp_path, "play", "dream_home", *arguments)
    keys.listen()
    told = keys.type("H")
    typed = TYPED.search(told)
    assert typed is not None, told
    assert re.search("Завершает|Расширяет|Начинает|Комнаты|Вместе|В следующем|Лучше этого", told), told
    asked = keys.type(typed.group(1))
    assert f"«{typed.group(1)}»" not in asked, asked
    assert asked.endswith("> ")
    assert "что сделал бы тренер" in keys.type("h")
    keys.type("q")
    assert keys.close().status == 0

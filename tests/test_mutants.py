"""The tool that changes one thing at a time: what it changes, and that a sample stays while the code around it changes."""

from pathlib import Path

import pytest

import changes

PROGRAM = """
LIMIT = 3


class Shop:
    def sells(self, price: int = 5) -> bool:
        def cheap() -> bool:
            return price < LIMIT

        self.note(price)
        return cheap() and not self.closed

    async def close(self) -> None:
        logger.info("closed %d", 1)
        self.closed = True
"""


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(changes, "ROOT", tmp_path)
    path = tmp_path / "shop.py"
    path.write_text(PROGRAM)
    return path


def test_what_is_changed_and_where(shop: Path) -> None:
    found = {(mutant.function, mutant.before, mutant.after) for mutant in changes.mutants_of(shop)}
    assert found == {
        ("", "3", "4"),
        ("", "5", "6"),
        ("Shop.sells.<locals>.cheap", "price < LIMIT", "price <= LIMIT"),
        ("Shop.sells", "self.note(price)", "pass"),
        ("Shop.sells", "cheap() and (not self.closed)", "cheap() or not self.closed"),
        ("Shop.sells", "not self.closed", "self.closed"),
        ("Shop.close", "True", "False"),
    }


def test_names_of_functions_are_those_of_the_code(shop: Path) -> None:
    spoken: set[str] = set()

    def names(code: object) -> None:
        for each in getattr(code, "co_consts", ()):
            if hasattr(each, "co_qualname"):
                spoken.add(each.co_qualname)
                names(each)

    names(compile(PROGRAM, "shop.py", "exec"))
    assert {mutant.function for mutant in changes.mutants_of(shop)} - {""} <= spoken


def test_one_thing_is_changed_and_nothing_else(shop: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    texts = set()
    mutants = list(changes.mutants_of(shop))
    for mutant in mutants:
        changes.apply(mutant, copy)
        texts.add((copy / "shop.py").read_text())
    assert len(texts) == len(mutants)
    assert shop.read_text() == PROGRAM


def test_a_key_stays_while_other_lines_come(shop: Path) -> None:
    before = {mutant.key for mutant in changes.mutants_of(shop)}
    shop.write_text(
        PROGRAM.replace("LIMIT = 3", "MORE = 4 + 4\nLIMIT = 3").replace("self.note", "self.ask(1)\n        self.note")
    )
    after = {mutant.key for mutant in changes.mutants_of(shop)}
    assert before < after


def test_keys_differ() -> None:
    keys = [mutant.key for room in changes.ROOMS for mutant in changes.every(room)]
    assert len(keys) > 5_000
    assert len(set(keys)) == len(keys)

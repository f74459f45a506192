"""Choices as a tree: what is shown, and where typed numbers lead."""

from tabletown.engine.renderer import Branch
from tabletown.terminal.menu import Node, grow, is_path, rows


def places(*houses: tuple[int, int], gain: int = 0) -> Node:
    """Actions numbered like their places, 25 for house 5 of street 2."""
    return grow(
        [
            (
                10 * street + house,
                gain,
                [Branch(f"street {street}", str(street)), Branch(f"{street}.{house}", str(house))],
            )
            for street, house in houses
        ]
    )


def action(node: Node, typed: str) -> int:
    found = node.find(typed)
    return found.action if found else -1


def test_places_are_shown_by_their_street() -> None:
    assert rows(places((1, 3), (1, 4), (3, 2))) == [("1", "street 1: 3 4"), ("3", "street 3: 2")]


def test_a_gain_is_shown_where_there_is_one() -> None:
    assert rows(places((1, 3), gain=2)) == [("1", "street 1: 3(+2)")]
    assert rows(grow([(1, -3, [Branch("a roundabout")])])) == [("1", "a roundabout (−3)")]


def test_numbers_lead_to_actions() -> None:
    tree = places((1, 3), (1, 4), (3, 2))
    assert [action(tree, typed) for typed in ("1.3", "1.4", "3.2", "1", "2", "1.5", "7.7")] == [
        13,
        14,
        32,
        -1,
        -1,
        -1,
        -1,
    ]
    street = tree.find("1")
    assert street is not None and not street.is_leaf() and action(street, "4") == 14


def test_the_only_group_may_be_left_out() -> None:
    assert action(places((2, 3), (2, 4)), "3") == 23
    assert action(places((2, 3), (2, 4)), "2.3") == 23


def test_choices_without_a_number_come_after_all_that_have_one() -> None:
    tree = grow([(5, 0, [Branch("third", "3")]), (6, 0, [Branch("some")]), (7, 0, [Branch("none", "0")])])
    assert rows(tree) == [("3", "third"), ("4", "some"), ("0", "none")]
    assert [action(tree, typed) for typed in "340"] == [5, 6, 7]


def test_an_empty_line_means_leaving_it_or_the_only_choice() -> None:
    leave = grow([(1, 0, [Branch("do")]), (2, 0, [Branch("leave it", "0")])]).default()
    assert leave is not None and leave.action == 2
    only = grow([(4, 0, [Branch("do")])]).default()
    assert only is not None and only.action == 4
    assert grow([(1, 0, [Branch("this")]), (2, 0, [Branch("that")])]).default() is None
    assert places((1, 3), (1, 4)).default() is None


def test_few_choices_in_words_are_listed_without_groups() -> None:
    few = [(number, 0, [Branch("street 1"), Branch(f"copy {number}")]) for number in range(4)]
    assert [label for _, label in rows(grow(few))] == ["copy 0", "copy 1", "copy 2", "copy 3"]
    many = [(number, number, [Branch("street 1"), Branch(f"copy {number}")]) for number in range(20)]
    assert rows(grow(many)) == [("1", "street 1 … (+19)")]


def test_choices_that_read_alike_are_offered_once() -> None:
    assert len(rows(grow([(1, 0, [Branch("8 with park")]), (2, 0, [Branch("8 with park")])]))) == 1


def test_only_numbers_and_dots_are_a_path() -> None:
    assert [is_path(typed) for typed in ("2", "2.5", "9.2.5", "", "a", "2.", ".5", "8@2.5")] == [True] * 3 + [False] * 5

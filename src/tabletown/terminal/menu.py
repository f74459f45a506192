"""Choices as a small tree: a game says where each action hangs, and a person walks there by typed numbers.

`2.5` goes two levels down at once, `2` shows what is below. Nothing here knows a game or the terminal.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import count

from tabletown.engine.renderer import Branch

ROWS_AT_ONCE = 12


class Node:
    def __init__(self, label: str = "", key: str = "", short: str = "") -> None:
        self.label = label
        self.key = key
        self.short = short
        self.children: list[Node] = []
        self.action = -1
        self.gain = 0

    def is_leaf(self) -> bool:
        return not self.children

    def leaves(self) -> Iterator["Node"]:
        if self.is_leaf():
            yield self
        for child in self.children:
            yield from child.leaves()

    def keyed(self) -> bool:
        """Whether all that is below can be named by the game's own numbers, so that a list of them says enough."""
        return all(child.is_leaf() and child.short for child in self.children)

    def numbered(self) -> list[tuple[str, "Node"]]:
        """The children with the numbers to type: their own, or one after all of these, so that numbers only rise."""
        following = count(max((int(child.key) for child in self.children if child.key), default=0) + 1)
        return [(child.key or str(next(following)), child) for child in self.children]

    def find(self, typed: str) -> "Node | None":
        """The node that numbers with dots lead to; levels with only one way on may be left out."""
        node: Node | None = self
        for number in typed.split("."):
            node = node._step(number) if node else None
        return node

    def _step(self, number: str) -> "Node | None":
        for key, child in self.numbered():
            if key == number:
                return child
        return self.children[0]._step(number) if len(self.children) == 1 else None

    def default(self) -> "Node | None":
        """What an empty line means: the choice to leave it at that, or the only one."""
        found = [child for key, child in self.numbered() if key == "0" or len(self.children) == 1]
        return found[0] if found and found[0].is_leaf() else None


def grow(ways: Sequence[tuple[int, int, Sequence[Branch]]]) -> Node:
    """The tree of choices: for each action its gain and its way from the root. Of actions that read alike one is enough."""
    root = Node()
    for action, gain, way in ways:
        node = root
        for branch in way:
            node = _below(node, branch)
        node.action, node.gain = action, gain
    return _flattened(root)


def _below(node: Node, branch: Branch) -> Node:
    for child in node.children:
        if (child.label, child.key) == (branch.label, branch.key):
            return child
    child = Node(branch.label, branch.key, branch.short)
    node.children.append(child)
    return child


def _flattened(root: Node) -> Node:
    """Where all choices have words of their own and fit on the screen, groups only stand in the way."""
    groups = [child for child in root.children if not child.is_leaf() and not child.keyed()]
    rows = sum(1 for child in root.children if child not in groups)
    rows += sum(len(list(group.leaves())) for group in groups)
    if rows <= ROWS_AT_ONCE and all(leaf.label for group in groups for leaf in group.leaves()):
        spread: list[Node] = []
        for child in root.children:
            if child not in groups:
                spread.append(child)
                continue
            for leaf in child.leaves():
                leaf.key = ""  # it counted within its group, and may be taken out here
                spread.append(leaf)
        root.children = spread
    return root


def is_path(typed: str) -> bool:
    return re.fullmatch(r"\d+(\.\d+)*", typed) is not None


def gain_text(gain: int) -> str:
    return f" ({gain:+d})".replace("-", "−") if gain else ""


def row(node: Node) -> str:
    """A choice in words. A group tells what is in it: its numbers, or that there is more to come."""
    if node.is_leaf():
        return node.label + gain_text(node.gain)
    if node.keyed():
        if any(" " in leaf.short for leaf in node.children):
            return f"{node.label}: {'; '.join(leaf.short + gain_text(leaf.gain) for leaf in node.children)}"
        inside = " ".join(leaf.short + gain_text(leaf.gain).replace(" ", "") for leaf in node.children)
        return f"{node.label}: {inside}"
    return f"{node.label} …{gain_text(max(0, *(leaf.gain for leaf in node.leaves())))}"


def rows(node: Node) -> list[tuple[str, str]]:
    """What to show: the number to type and the words, one row a choice."""
    return [(number, row(child)) for number, child in node.numbered()]

"""A decision as the rules keep it, whole and in one file, and the tables that lead from phases and actions to decisions.

A game subclasses `Decision` once, with what its decisions are made on (its turn, its table), and then for every kind of
decision: when it is offered, why it is refused, what it does. Its turn.py says which phases offer which of them.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from tabletown.engine.actions import NO_ACTION, ActionSpace, Kind

NOTHING: Final = Kind("", NO_ACTION, ())
"""The kind of the numbers that are no actions."""


class Decision:
    """One kind of action, or several that lie behind each other and are decided alike."""

    def __init__(self, kind: Kind, *more: Kind) -> None:
        self.kinds = [kind, *more]
        self.first = kind.number
        """The number of its first action, kept here because every move asks for it."""
        self.phases: i64 = 0
        """The phases that offer it, a bit for each."""

    def belongs_to(self, phase: i64) -> bool:
        return self.phases >> phase & 1 == 1


D = TypeVar("D", bound=Decision)


def offers(phases: dict[int, list[D]]) -> list[list[D]]:
    """The decisions of each phase as a list, and each decision told its phases."""
    for phase, decisions in phases.items():
        for decision in decisions:
            decision.phases |= 1 << phase
    return [phases[phase] for phase in range(len(phases))]


def owners(space: ActionSpace, phases: dict[int, list[D]], nothing: D) -> list[D]:
    """For each number the decision that it belongs to, `nothing` where it is no action. Every kind must have a decision."""
    found = [nothing] * space.size
    missing = {kind.number for kind in space.kinds}
    for decision in [decision for decisions in phases.values() for decision in decisions]:
        for kind in decision.kinds:
            missing.discard(kind.number)
            if kind.is_dense():
                found[kind.number : kind.end] = [decision] * (kind.end - kind.number)
            else:
                for action in range(kind.number, kind.end):
                    found[action] = decision if kind.has(action) else nothing
    assert not missing, f"no phase offers the actions that begin at {sorted(missing)}"
    return found

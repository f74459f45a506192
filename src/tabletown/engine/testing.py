"""The properties that every game must have, as functions for tests: ours, and those of people who add a game.

Each takes a game, a set-up and a seed, plays at random through the public contract and raises AssertionError at the
first broken promise. Not compiled, and never imported by play.
"""

import copy
import pickle
from collections.abc import Callable, Iterable, Iterator

from tabletown.engine import record
from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR, Event, IllegalAction, Observer, Setup, State
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.engine.pickling import BY_NAME, attributes, is_compiled, shared_by_all

Check = Callable[[Game, Setup, int], None]


def frozen(state: State) -> object:
    """Everything a position holds, hidden or not, as nested tuples. What all positions share is told by identity."""
    shared = shared_by_all(state.setup)
    within: set[int] = set()

    def of(thing: object) -> object:
        if isinstance(thing, int | str | bytes | float) or thing is None:
            return thing
        if isinstance(thing, Setup):
            return thing.label()
        if id(thing) in shared or isinstance(thing, BY_NAME):
            return id(thing)
        if id(thing) in within:
            return "what this is a part of"
        within.add(id(thing))
        told = (type(thing).__name__, *map(of, held_by(thing)))
        within.remove(id(thing))
        return told

    def held_by(thing: object) -> Iterable[object]:
        if isinstance(thing, set | frozenset):
            return sorted(repr(of(item)) for item in thing)
        if type(thing) in (list, tuple):
            return thing  # type: ignore[return-value]  # as its type says
        if isinstance(thing, dict) and type(thing) is dict:
            return [part for pair in thing.items() for part in pair]
        if isinstance(thing, State) or is_compiled(type(thing)):
            return [part for pair in attributes(thing).items() for part in pair]
        way = thing.__reduce_ex__(4)
        return (list(part) if isinstance(part, Iterator) else part for part in way) if isinstance(way, tuple) else way

    return of(state)


def random_steps(state: State, chance: Chance) -> Iterator[tuple[int, int]]:
    """Random legal decisions until the game is over, seats in any order that the state allows."""
    while not state.over():
        acting = state.acting()
        assert acting, "a game that goes on has somebody to act"
        seat = acting[chance.below(len(acting))]
        legal = state.legal(seat)
        assert legal, f"seat {seat} acts but has no legal action"
        yield seat, legal[chance.below(len(legal))]


def ends_with_sound_positions(game: Game, setup: Setup, seed: int) -> None:
    """Random play reaches a known end; the game's own invariants hold after each action; scores add up, places are
    sane."""
    state = game.deal(setup, seed)
    for seat, action in random_steps(state, Chance.from_seed(seed)):
        assert state.end_reason() == ""
        events: list[Event] = []
        state.play(seat, action, events)
        assert state.complaint() == "", state.complaint()
        assert all(-1 <= event.seat < setup.seats for event in events), "an event is of a seat, or of nobody"
    assert state.end_reason() in game.end_reasons(setup)
    assert state.acting() == []
    assert all(state.legal(seat) == [] for seat in range(setup.seats))
    scores, places = state.scores(), state.ranking()
    assert len(scores) == len(places) == setup.seats
    assert min(places) == 1 or setup.seats == 1
    for seat, score in enumerate(scores):
        assert score.total == sum(points for _, points in score.parts)
        better = [other for other in range(setup.seats) if scores[other].total > score.total]
        assert all(places[other] < places[seat] for other in better)


def accepts_exactly_what_is_legal(game: Game, setup: Setup, seed: int) -> None:
    """Every legal action plays; a sample of the others is refused with a rule and changes nothing."""
    state = game.deal(setup, seed)
    chance = Chance.from_seed(seed)
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(seed))):
        if turn % 5 == 0:
            _check_refusals(game, state, chance)
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal), "an action is listed twice"
        for choice in legal if turn % 7 == 0 else [action]:
            assert state.refusal(seat, choice) == ""
            state.copy().play(seat, choice)
            assert game.parse_action(game.notate(choice)) == choice
        state.play(seat, action)
    _check_refusals(game, state, chance)


def _check_refusals(game: Game, state: State, chance: Chance) -> None:
    before = frozen(state)
    for seat in range(state.setup.seats):
        legal = set(state.legal(seat))
        for _ in range(20):
            action = chance.below(game.action_range())
            if action in legal:
                continue
            rule = state.refusal(seat, action)
            assert rule.count(".") >= 2, f"{action} is refused without a rule: {rule!r}"
            try:
                state.play(seat, action)
            except IllegalAction as illegal:
                assert illegal.rule == rule
            else:
                raise AssertionError(f"{game.notate(action)} was played though {rule} forbids it")
    for stranger in (-2, state.setup.seats):
        assert state.refusal(stranger, 0) != ""
    assert frozen(state) == before


def leaves_copies_alone(game: Game, setup: Setup, seed: int) -> None:
    """A copy stays as it was while play goes on elsewhere, and the other way round."""
    state = game.deal(setup, seed)
    kept: list[tuple[State, object]] = []
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(seed))):
        if turn % (2 * setup.seats) == 0:
            kept.append((state.copy(), frozen(state)))
            assert frozen(kept[-1][0]) == kept[-1][1]
        state.play(seat, action)
    for early, before in kept:
        assert frozen(early) == before
    branch = kept[len(kept) // 2][0]
    end = frozen(state)
    for seat, action in random_steps(branch, Chance.from_seed(seed + 1)):
        branch.play(seat, action)
    assert frozen(state) == end


def travels(game: Game, setup: Setup, seed: int) -> None:
    """A pickled or deep-copied position is the same position, and what is not its own is the same for all of them."""
    state = game.deal(setup, seed)
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(seed))):
        if turn % (20 * setup.seats) == 0:
            before = frozen(state)
            twins = pickle.loads(pickle.dumps(state)), copy.deepcopy(state)
            for twin in twins:
                assert type(twin) is type(state)
                assert frozen(twin) == before, "something got lost on the way"
                twin.play(seat, action)
            assert frozen(twins[0]) == frozen(twins[1])
            assert frozen(state) == before
        state.play(seat, action)


def replays_from_its_record(game: Game, setup: Setup, seed: int) -> None:
    """A record written at any moment parses and replays to the same position; the finished one verifies."""
    match = Match(game.deal(setup, seed))
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    for turn, (seat, action) in enumerate(random_steps(match.state, Chance.from_seed(seed))):
        match.play(seat, action)
        if turn % 25 == 0:
            text = record.write(game, match, seed, names)
            assert frozen(record.replay(game, record.parse(text)).state) == frozen(match.state)
    text = record.write(game, match, seed, names)
    again = record.verify(game, text)
    assert [score.parts for score in again.state.scores()] == [score.parts for score in match.state.scores()]
    assert record.write(game, again, seed, names) == text


def imagines_what_it_sees(game: Game, setup: Setup, seed: int) -> None:
    """What a seat imagines looks to that seat exactly like the truth, and can be played to the end."""
    state = game.deal(setup, seed)
    chance = Chance.from_seed(seed)
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(seed))):
        if turn % 9 == 0:
            for observer in (*range(setup.seats), SPECTATOR)[:4]:
                twin = state.imagine(observer, chance)
                assert twin.view(observer) == state.view(observer)
                assert twin.acting() == state.acting()
                assert twin.complaint() == "", twin.complaint()
                assert observer == SPECTATOR or twin.legal(observer) == state.legal(observer)
        state.play(seat, action)
    twin = game.deal(setup, seed).imagine(0, chance)
    for seat, action in random_steps(twin, chance):
        twin.play(seat, action)


def leaks_nothing(game: Game, setup: Setup, seed: int) -> None:
    """Two positions that differ only in what a seat cannot know look the same to it, offer it the same and move its
    planner alike.

    The two are drawn by different chance from what the seat sees, also in the middle of others' uncommitted turns; and
    whatever another seat tries before it commits shows nowhere."""
    state = game.deal(setup, seed)
    differed = False
    for turn, (seat, action) in enumerate(random_steps(state, Chance.from_seed(seed))):
        if turn % (12 * setup.seats) == 0:
            for observer in state.acting()[:2]:
                one, other = (state.imagine(observer, Chance.from_seed(seed + shift)) for shift in (1, 2))
                differed = differed or frozen(one) != frozen(other)
                assert one.view(observer) == other.view(observer) == state.view(observer)
                assert one.legal(observer) == other.legal(observer) == state.legal(observer)
                assert one.score_seen_by(observer).parts == state.score_seen_by(observer).parts
                chosen = {_planned(game, Observer(told, observer)) for told in (one, other, state)}
                assert len(chosen) == 1, "the planner saw what it may not see"
                _check_others_tries(state, observer)
        state.play(seat, action)
    assert differed, "imagining drew nothing anew"


def _planned(game: Game, observer: Observer) -> int:
    """What a bot with the game's planner chooses; -1 where there is none."""
    planner, chance = game.planner(), Chance(b"key")
    return planner.choose(observer.imagine(chance), observer.seat, chance) if planner else -1


def _check_others_tries(state: State, observer: int) -> None:
    for other in state.acting():
        for choice in state.legal(other)[:3] if other != observer else []:
            twin = state.copy()
            twin.play(other, choice)
            if twin.epoch == state.epoch and other in twin.acting():
                assert twin.view(observer) == state.view(observer), f"seat {observer} sees what seat {other} tries"
                assert twin.legal(observer) == state.legal(observer)


def takes_back_within_the_laws(game: Game, setup: Setup, seed: int) -> None:
    """Take-back never changes another seat's turn, view or work, never crosses an epoch, and redoing it gives the
    same."""
    match = Match(game.deal(setup, seed))
    chance = Chance.from_seed(seed)
    while not match.state.over():
        acting = match.state.acting()
        seat = acting[chance.below(len(acting))]
        legal = match.state.legal(seat)
        action = legal[chance.below(len(legal))]
        tries = chance.below(3 * setup.seats) == 0
        before, epoch = frozen(match.state) if tries else None, match.state.epoch
        match.play(seat, action)
        if match.state.epoch != epoch:
            assert not any(match.can_take_back(other) for other in range(setup.seats)), "an epoch can be taken back"
        elif tries:
            _take_back_and_redo(match, setup, seat, action, before)
    for other in range(setup.seats):
        assert not match.can_take_back(other)


def _take_back_and_redo(match: Match, setup: Setup, seat: int, action: int, before: object) -> None:
    after = frozen(match.state)
    others = [other for other in range(setup.seats) if other != seat]
    turns = [other in match.state.acting() for other in others]
    offers = [match.state.legal(other) for other in others]
    simultaneous = len(match.state.acting()) > 1
    views = [match.state.view(other) for other in others] if simultaneous and seat in match.state.acting() else []
    events = len(match.events)
    match.take_back(seat)
    assert frozen(match.state) == before
    assert [other in match.state.acting() for other in others] == turns
    assert [match.state.legal(other) for other in others] == offers
    assert not views or [match.state.view(other) for other in others] == views
    match.play(seat, action)
    assert frozen(match.state) == after
    assert len(match.events) == events


CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        ends_with_sound_positions,
        accepts_exactly_what_is_legal,
        leaves_copies_alone,
        travels,
        replays_from_its_record,
        imagines_what_it_sees,
        leaks_nothing,
        takes_back_within_the_laws,
    )
}

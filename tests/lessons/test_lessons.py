"""Every lesson is played through the engine with the decisions it asks for, and then on to the game's end."""

import pytest

from tabletown.bots import make_bot, usual_bot
from tabletown.engine.contract import Observer
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.lessons.lesson import BASE, Lesson, Offer, lesson_of, names_of, suiting
from tabletown.lessons.player import fits, now, scripted
from tabletown.lessons.prepared import LEARNER
from tabletown.words import LANGUAGES, Words

LESSONS = [(game, name) for game in GAMES for name in names_of(game)]
FEWEST, MOST = {BASE: 6}, {BASE: 12}
"""Steps of a lesson; short ones teach what is added."""


def found(game: str, name: str) -> Lesson:
    lesson = lesson_of(game, name)
    assert lesson is not None
    return lesson


def others_play(lesson: Lesson, match: Match, level: str = "") -> None:
    """Everybody else, as far as they can."""
    while not match.state.over() and (waiting := [seat for seat in match.state.acting() if seat != LEARNER]):
        seat = waiting[0]
        actions = scripted(lesson, match, seat)
        if not actions:
            key = (
                bytes([seat, len(match.log()) % 256]) * 16
            )  # anew each time, or dice would pick tiles in turn for ever
            bot = make_bot(level or usual_bot(lesson.game), lesson.game, key)
            actions = [bot.choose(Observer(match.state, seat))]
        for action in actions:
            match.play(seat, action)


def asked(lesson: Lesson, match: Match, patterns: list[str]) -> list[int]:
    return [action for action in match.state.legal(LEARNER) if fits(lesson, patterns, action)]


def play_steps(lesson: Lesson, match: Match, which: int = 0) -> list[str]:
    """Do what the teacher asks, read what only is to be read; returns the steps in the order in which they were taught."""
    taught: list[str] = []
    read = 0
    others_play(lesson, match)
    while (at := now(lesson, match, read)).step is not None:
        assert not at.aside, f"{at.step.id} was left"
        assert at.number > len(taught), f"{at.step.id} does not end"
        taught.append(at.step.id)
        read = at.number
        if at.step.do:
            possible = asked(lesson, match, at.step.do)
            assert possible, f"{at.step.id}: none of {at.step.do} is possible"
            match.play(LEARNER, possible[which])
            others_play(lesson, match)
    return taught


@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_taught_step_by_step(game: str, name: str, which: int) -> None:
    lesson = found(game, name)
    assert FEWEST.get(name, 3) <= len(lesson.steps) <= MOST.get(name, 6)
    assert len(set(lesson.sayings())) == len(lesson.sayings())
    match = lesson.begin()
    assert not match.can_take_back(LEARNER), "what was played before the lesson is no decision of the learner's"
    assert play_steps(lesson, match, which) == [step.id for step in lesson.steps]
    assert not match.state.over()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_that_asks_points_at_something(game: str, name: str) -> None:
    for step in found(game, name).steps:
        assert step.point or not step.do, step.id


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_after_the_steps_the_game_goes_on_to_its_end(game: str, name: str) -> None:
    lesson = found(game, name)
    match = lesson.begin()
    play_steps(lesson, match)
    level = usual_bot(game) if name == BASE else "random"  # both play by the same rules
    bot = make_bot(level, game, b"learner" * 4)
    while not match.state.over():
        assert now(lesson, match, len(lesson.steps)).step is None
        match.play(LEARNER, bot.choose(Observer(match.state, LEARNER)))
        others_play(lesson, match, level)
    if name == BASE:
        assert [tip.id for tip in now(lesson, match, len(lesson.steps)).tips] == ["over"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_at_every_step_another_decision_is_an_aside_and_can_be_taken_back(game: str, name: str) -> None:
    """Where there is another decision that stays open; where it does not, the teacher goes along."""
    lesson = found(game, name)
    match = lesson.begin()
    read = 0
    others_play(lesson, match)
    while (at := now(lesson, match, read)).step is not None:
        read = at.number
        if not at.step.do:
            continue
        right = asked(lesson, match, at.step.do)
        other = [action for action in match.state.legal(LEARNER) if action not in right]
        for action in other[:2]:
            epoch = match.state.epoch
            trial = match.draft(LEARNER, action)
            if trial.state.epoch == epoch:
                match.play(LEARNER, action)
                then = now(lesson, match, read)
                # Where any would have done, choosing another one instead is as good.
                assert then.aside or (then == at and fits(lesson, lesson.steps[at.number - 2].do, action))
                match.take_back(LEARNER)
                assert now(lesson, match, read) == at
        match.play(LEARNER, right[0])
        others_play(lesson, match)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_teacher_is_brief(game: str, name: str, spoken: str) -> None:
    lesson, words = found(game, name), Words(spoken)
    for said in lesson.sayings() + [f"{step.id}-typed" for step in lesson.steps if step.typed]:
        assert len(words(lesson.text(said))) <= 260, said


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.own)
def test_the_first_decision_comes_soon(game: str, spoken: str) -> None:
    """Press "Teach me", read, press "Next", read, decide. Whoever reads slowly, 180 words a minute, has 5 of 30 seconds left
    for everything else; docs/development.md has what the page itself takes."""
    lesson, words = found(game, BASE), Words(spoken)
    first = next(place for place, step in enumerate(lesson.steps) if step.do)
    assert first <= 1
    assert sum(len(words(lesson.text(step.id)).split()) for step in lesson.steps[: first + 1]) <= 25 * 180 / 60


def test_whoever_goes_another_way_is_let_go_but_hears_how_it_ends() -> None:
    lesson = found("welcome", "base")
    match = lesson.begin()
    for text in ("b", "5@1.4", "skip", "done"):
        assert not now(lesson, match, 1).strayed
        match.play(LEARNER, GAMES["welcome"].parse_action(text))
    assert now(lesson, match, 1).aside, "the others have not played, so it can be taken back"
    others_play(lesson, match)
    at, told = now(lesson, match, 1), []
    while at.step is not None:
        assert at.strayed and not at.aside and not at.step.do
        told.append(at.step.id)
        at = now(lesson, match, at.number)
    assert at.strayed and told == ["ending", "advice"]


def test_what_was_chosen_anew_is_no_aside_any_more() -> None:
    """Another tile was chosen first, then the right one without taking anything back."""
    lesson = found("streets", BASE)
    match = lesson.begin()
    others_play(lesson, match)
    right = asked(lesson, match, ["pick vegan_diner"])
    match.play(LEARNER, asked(lesson, match, ["pick food_hall"])[0])
    assert now(lesson, match, 1).aside
    match.play(LEARNER, right[0])
    at = now(lesson, match, 1)
    assert (at.aside, at.step and at.step.id) == (False, "build")
    assert asked(lesson, match, at.step.do if at.step else [])


@pytest.mark.parametrize("place", ["1.1", "1.10", "2.1", "2.2", "2.10", "2.11", "3.1", "3.2", "3.11", "3.12"])
def test_an_eight_at_the_end_of_a_street_is_talked_of(place: str) -> None:
    lesson = found("welcome", "base")
    match = lesson.begin()
    match.play(LEARNER, GAMES["welcome"].parse_action("c"))
    match.play(LEARNER, GAMES["welcome"].parse_action(f"8@{place}"))
    at = now(lesson, match, 2)
    assert at.aside and at.step is not None and (at.step.id, at.step.aside) == ("write", True)
    match.take_back(LEARNER)
    match.play(LEARNER, GAMES["welcome"].parse_action("8@3.10"))
    assert not now(lesson, match, 2).aside


def decide(lesson: Lesson, match: Match, *texts: str) -> None:
    for text in texts:
        match.play(LEARNER, GAMES[lesson.game].parse_action(text))
        others_play(lesson, match)


@pytest.mark.parametrize("bought", ["first", "last"])
@pytest.mark.parametrize("draws", ["111", "211", "132", "312", "333"])
def test_happy_city_is_taught_whatever_is_turned_up(draws: str, bought: str) -> None:
    """What was turned up stays so, and no sentence speaks of a card that may not lie there."""
    lesson = found("happy_city", "base")
    match = lesson.begin()
    others_play(lesson, match)
    decide(lesson, match, *(f"draw {deck}" for deck in draws))
    at = now(lesson, match, 1)
    assert at.step is not None and (at.step.id, at.strayed, at.aside) == ("buy", False, False)
    for text in ("coin", "buy house"):
        decide(lesson, match, text)
        assert now(lesson, match, 1).aside
        match.take_back(LEARNER)
    possible = asked(lesson, match, at.step.do)
    decide(lesson, match, GAMES[lesson.game].notate(possible[0 if bought == "first" else -1]), "done", "keep")
    at = now(lesson, match, 1)
    assert at.step is not None and at.step.id == "home"
    other = [each for each in match.state.legal(LEARNER) if not fits(lesson, ["buy house"], each)]
    assert other
    for action in other:
        match.play(LEARNER, action)
        assert now(lesson, match, 1).aside
        match.take_back(LEARNER)
    decide(lesson, match, "buy house")
    assert not now(lesson, match, 1).aside


def test_reading_leads_to_the_next_decision_and_no_further() -> None:
    lesson = found("welcome", "base")
    match = lesson.begin()
    assert [now(lesson, match, read).number for read in (0, 1, 2, 9)] == [1, 2, 2, 2]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in LESSONS if name != BASE])
def test_a_short_lesson_is_offered_where_it_is_played(game: str, name: str) -> None:
    """At the table that it teaches, not at the one that everybody begins with; what belongs to that one is only listed."""
    lesson, usual = found(game, name), GAMES[game].set_up()
    setup = lesson.set_up()
    belongs_to_all = (setup.edition, setup.options) == (usual.edition, usual.options) and not lesson.offered
    assert (name in suiting(game, setup.edition, setup.seats, setup.options)) != belongs_to_all
    assert name not in suiting(game, usual.edition, usual.seats, usual.options)


def test_an_offer_is_for_all_that_it_does_not_name() -> None:
    assert Offer().suits("first", 3, {"draft": "true"})
    assert Offer(options={"competitor": "[!n]*"}).suits("collectors", 1, {"competitor": "irina"})
    for other in (
        Offer(edition="collectors"),
        Offer(seats=1),
        Offer(options={"draft": "false"}),
        Offer(options={"board": "*"}),
    ):
        assert not other.suits("first", 3, {"draft": "true"})

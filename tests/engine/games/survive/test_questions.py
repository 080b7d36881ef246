"""Players are asked as the table of questions says, their answers are listed, and answers lead through battles."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from engine.battles.asking import Choice
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, is_legal, resume
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import Action
from engine.games.survive.kernel.questions import QUESTIONS
from engine.paths import CONTENT
from schemas.packs.packs import read_packs

ASK_BLADE = QUESTIONS.number("choose_blade")
ASK_CHARGE = QUESTIONS.number("choose_charge")
ASK_FACING = QUESTIONS.number("choose_facing")
ASK_HOLD = QUESTIONS.number("wants_hold")
ASK_LEG = QUESTIONS.number("choose_leg")
ASK_REPLY = QUESTIONS.number("choose_reply")
ASK_SPOT = QUESTIONS.number("choose_spot")
ASK_UNITS = QUESTIONS.number("choose_units")
STAND = {
    ASK_SPOT: (0, 0, 0, 0),
    ASK_HOLD: (0,),
    ASK_UNITS: (Action.MOVE, codes.NOBODY, codes.NOBODY, 0),
    ASK_BLADE: (codes.NOBODY,),
    ASK_REPLY: (codes.NOBODY,),
}
"""Answers of somebody who never does anything."""


WILD = (-7, 1_000_000, 2_000_000_000)
"""Cells that no answer begins with, but for facings, which are any up to a million."""
LEVELS = ("first_blood", "rush_hour")
Stage = tuple[BattleOrder, int, tuple[Choice, ...]]


def simulation(mode: str) -> Simulation:
    [pack] = read_packs([CONTENT / "survive"]).packs
    return Simulation(pack, mode)  # type: ignore[arg-type]  # a word of a table


def any_of(_: int, listed: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Let everybody draw from all that is listed."""
    return listed


def at_each_other(question: int, listed: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Let everybody go for the middle, in twos where that may be, and charge the first who can be."""
    if question == ASK_UNITS:
        return tuple(each for each in listed if each.cells[0] == Action.TEAM_CHARGE) or listed
    if question == ASK_LEG:
        return listed[-5:]
    if question == ASK_HOLD:
        return listed[:1]
    return listed[1:2] or listed if question == ASK_CHARGE else listed


def drawn(
    fighting: Simulation,
    level: str,
    seed: int,
    wanted: Callable[[int, tuple[Choice, ...]], tuple[Choice, ...]] = any_of,
) -> Iterator[Stage]:
    """Yield each question of a battle in which all answer by lot from what is listed, with the list."""
    seats = tuple(Participant(seat, None, "answered") for seat in fighting.form_for(level).seats)
    waiting, dice = BattleOrder(seats, level, None, seed), Random(seed)
    while question := resume(fighting, waiting).game.answers.question:
        listed = choices(fighting, waiting)
        yield waiting, question, listed
        waiting = waiting.answered(dice.choice(wanted(question, listed)).cells)
    assert resume(fighting, waiting).fault() == ""
    assert resume(fighting, waiting).result().winner is not None


def check_battle(level: str, seed: int, every: int, wanted: Any = any_of) -> set[int]:
    """Play a battle from its lists, judge all that stands in every so many of them, and return what was asked."""
    fighting, asked = simulation("compiled"), set()
    for number, (waiting, question, listed) in enumerate(drawn(fighting, level, seed, wanted)):
        asked.add(question)
        if number % every == 0:
            assert len({choice.cells for choice in listed}) == len(listed)
            refused = [choice for choice in listed if not is_legal(fighting, waiting, choice.cells)]
            assert refused == [], question
            begins = WILD[2:] if question == ASK_FACING else WILD
            wild = [(cell, *listed[0].cells[1:]) for cell in begins]
            assert not any(is_legal(fighting, waiting, cells) for cells in wild), question
    return asked


@pytest.mark.parametrize("level", LEVELS)
def test_battles_are_played_from_lists_alone(level: str) -> None:
    """Whoever draws from the list plays a battle to its end, and every answer that it has is legal."""
    assert check_battle(level, 0, 40) >= {ASK_SPOT, ASK_HOLD, ASK_UNITS, ASK_LEG}


@pytest.mark.prove
def test_every_question_is_met_in_battles_from_lists() -> None:
    """In battles by lot and in those of who go for each other each is asked, and whatever was listed is legal."""
    battles = [(level, seed, wanted) for level in LEVELS for seed in range(2) for wanted in (any_of, at_each_other)]
    asked = {question for level, seed, wanted in battles for question in check_battle(level, seed, 7, wanted)}

    assert asked == {*range(1, 1 + len(QUESTIONS.rows))}


def test_both_modes_list_the_same() -> None:
    """A question lists the same answers in the same order, with the same words."""
    stages = [*drawn(simulation("compiled"), "rush_hour", 1)][40:200:40]

    assert [choices(simulation("plain"), waiting) for waiting, _, _ in stages] == [listed for _, _, listed in stages]


def test_answers_are_sentences() -> None:
    """What a unit may do is said of it by its name, and no two answers to a question read alike (SV.SEQ.3)."""
    for _, question, listed in drawn(simulation("compiled"), "first_blood", 2):
        said = [choice.sentence for choice in listed]
        assert len({*said}) == len(said), question
        assert question != ASK_HOLD or said[1] == said[0].replace("does not hold", "holds")


def test_a_place_is_told_by_inches_and_a_facing_by_degrees() -> None:
    """Half an inch from the south-west corner of both edges, and the spire of First Blood lies to the north-east."""
    waiting, question, listed = next(drawn(simulation("compiled"), "first_blood", 2))

    assert question == ASK_SPOT
    [near] = [choice.sentence for choice in listed if choice.cells[:2] == (500, 500)]
    assert " is set up at 0.5, 0.5, facing " in near
    assert not is_legal(simulation("compiled"), waiting, (500, 500, 0, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_what_no_list_holds_may_be_legal_or_not(level: str) -> None:
    """A quarter inch farther than half an inch is legal; off the table, on another unit or in mid-board is not."""
    fighting = simulation("compiled")
    stages = [each for each in drawn(fighting, level, 3) if each[1] == ASK_SPOT]
    first, facing = stages[0][0], stages[0][2][0].cells[2:]
    where = [(x, y, *facing) for x, y in ((750, 750), (-500, 500), (24000, 24000))]

    assert [is_legal(fighting, first, cells) for cells in where] == [True, False, False]


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_battle_waits_for_answers_and_goes_on_with_them(mode: str) -> None:
    """Answers that nobody would give are no faults: units that are told nothing legal stand where they are."""
    [pack] = read_packs([CONTENT / "survive"]).packs
    simulation = Simulation(pack, mode)  # type: ignore[arg-type]  # a parametrized word
    who = (Participant("south_west", None, "answered"), Participant("north_east", None, "random"))
    snapshot = BattleOrder(who, "first_blood", None, 5)
    asked = set()
    setup = resume(simulation, snapshot)
    while question := setup.game.answers.question:
        asked.add(question)
        snapshot = snapshot.answered(STAND[question])
        setup = resume(simulation, snapshot)

    assert {ASK_SPOT, ASK_HOLD, ASK_UNITS} <= asked
    assert setup.fault() == ""
    assert setup.result().winner in {"south_west", "north_east", "control"}

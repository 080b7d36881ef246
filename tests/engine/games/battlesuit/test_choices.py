"""The choices of Battlesuit: what is listed is legal, what players answer is legal and listed, in both modes alike."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, is_legal, resume
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.battlesuit.recorder import recorded
from tests.engine.games.recording import Answer

SCENARIOS = ("crossroads", "market_day", "ransom_road", "six_fields", "static", "the_pathfinder", "three_chimneys")
WILD = (-7, 1_000_000, 2_000_000_000)
"""Cells that no answer begins with."""


@cache
def shipped() -> Pack:
    """Return the shipped pack."""
    return read_packs([Path("content/battlesuit")]).packs[0]


@cache
def answered(scenario: str, seed: int, player: str, every: int) -> tuple[Answer, ...]:
    """Return the answers of a battle, with lists at every so many questions."""
    return recorded(shipped(), scenario, seed, player, every)


def seats(player: str) -> tuple[Participant, Participant]:
    """Return both seats, played alike."""
    return Participant("red", None, player), Participant("blue", None, player)


def stages(scenario: str, seed: int, answers: tuple[Answer, ...]) -> Iterator[tuple[int, Answer, BattleOrder]]:
    """Yield each question of a battle with its number, its answer, and the battle as it waits there."""
    waiting = BattleOrder(seats("answered"), scenario, None, seed)
    for number, answer in enumerate(answers):
        yield number, answer, waiting
        waiting = waiting.answered(answer.cells)


def check_battle(scenario: str, seed: int, player: str, every: int) -> set[str]:
    """Check every so many questions of a battle; return which questions were among them."""
    answers = answered(scenario, seed, player, every)
    compiled = Simulation(shipped(), "compiled")
    asked = set()
    for number, answer, waiting in stages(scenario, seed, answers):
        if answer.listed is None:
            continue
        listed = tuple(choice.cells for choice in choices(compiled, waiting))
        assert listed == answer.listed, (number, answer.question)
        assert answer.cells in listed, (number, answer)
        asked.add(answer.question)
        for cells in {answer.cells, *listed[number % 3 :: 1 + len(listed) // 2]}:
            assert is_legal(compiled, waiting, cells), (number, answer.question, cells)
        assert not any(is_legal(compiled, waiting, (wild, *answer.cells[1:])) for wild in WILD), (number, answer)
    return asked


def test_what_is_listed_is_legal_and_what_players_answer_is_listed() -> None:
    """Along a battle both modes list the same, the rules take it, and the players' answers are among it."""
    asked = check_battle("market_day", 1, "heuristic", 29)

    assert {"choose_action", "choose_step", "choose_unit"} <= asked


@pytest.mark.prove
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("player", "seed"), [("random", 11), ("heuristic", 12)])
def test_what_is_listed_is_legal_in_every_scenario(scenario: str, player: str, seed: int) -> None:
    """In drones, mines, stealth, the air and tall buildings too, all players answer what is listed."""
    check_battle(scenario, seed, player, 41)


def test_a_battle_resumed_from_its_answers_has_the_same_rows() -> None:
    """Listing changes nothing: the answers of two players, laid down, lead through the very same battle."""
    answers = answered("market_day", 1, "heuristic", 29)
    cells = tuple(cell for answer in answers for cell in answer.cells)
    whole = BattleOrder(seats("answered"), "market_day", None, 1, answers=(cells,))

    rows = [*resume(Simulation(shipped(), "compiled"), whole).rows()]

    assert rows == [*fight(shipped(), BattleOrder(seats("heuristic"), "market_day", None, 1)).setup.rows()]


def test_choices_are_sentences() -> None:
    """A holder of the initiative goes first or second, and a soldier of its side is activated. Rules: BS.INI.4."""
    simulation = Simulation(shipped(), "compiled")
    waiting = BattleOrder(seats("answered"), "crossroads", None, 4)
    side = resume(simulation, waiting).game.answers.side

    first = [choice.sentence for choice in choices(simulation, waiting)]
    then = [choice.sentence for choice in choices(simulation, waiting.answered((1,)))]

    name = ("Red", "Blue")[side]
    assert first == [f"{name} goes second.", f"{name} goes first."]
    assert all(sentence.startswith(f"{name} activates {name.lower()} ") for sentence in then)
    assert len({*then}) == len(then)

"""The choices of 7 Seconds: what is listed is legal, what players answer is listed or legal, in both modes alike."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import accumulate, product
from typing import Any

import pytest

from engine.battles.asking import listed_cells
from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, is_legal, resume
from engine.games.seven_seconds.custom_players.player import PlayerAdapter
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Action
from engine.games.seven_seconds.kernel.players.listing import list_shares
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack
from tests.engine.battles.test_battle import HOUSE_RULES
from tests.engine.games.recording import Answer, Cells
from tests.engine.games.seven_seconds.conftest import Bench
from tests.engine.games.seven_seconds.recorder import (
    PLACES,
    TARGETS,
    recorded,
)
from tests.engine.games.seven_seconds.test_custom_players import _example
from tests.samples import at_length

Seat = Callable[[int], Any]
ANSWERED = participants(players=("answered", "answered"))
ALL_JUDGED_EVERY = 40


def _stranger(side: int) -> PlayerAdapter:
    return PlayerAdapter(_example()(), side)


def _heuristic(_: int) -> str:
    return "heuristic"


def _random(_: int) -> str:
    return "random"


def _seated(*seats: Seat) -> tuple[Any, ...]:
    return tuple(seat(side) for side, seat in enumerate(seats))


def _under(pack: Pack, changes: dict[str, Any]) -> Pack:
    data = pack.rules.model_dump(mode="json")
    for group, values in changes.items():
        data[group] |= values
    return replace(pack, rules=Rules.model_validate(data))


def _stages(seed: int, answers: tuple[Answer, ...]) -> Iterator[tuple[int, Answer, BattleOrder]]:
    """Yield each question of a battle with its number, its answer, and the battle as it waits there."""
    start = BattleOrder(ANSWERED, seed=seed)
    waiting = accumulate((answer.cells for answer in answers), BattleOrder.answered, initial=start)
    yield from ((number, answer, at) for number, (answer, at) in enumerate(zip(answers, waiting, strict=False)))


def _check_battle(pack: Pack, seed: int, seats: tuple[Seat, Seat], every: int, judged_every: int) -> None:
    """Check every so many questions of a battle; of some all choices are judged, of the others three."""
    answers = recorded(pack, seed, _seated(*seats), every)
    simulation = Simulation(pack, "compiled")
    for number, answer, waiting in _stages(seed, answers):
        if number % every == 0:
            listed = tuple(choice.cells for choice in choices(simulation, waiting))
            assert listed == answer.listed, (seed, number)
            _check_answer(simulation, waiting, answer, listed)
            some = listed[number % 3 :: 1 + len(listed) // 3]
            for cells in listed if number % judged_every == 0 else some:
                assert is_legal(simulation, waiting, cells), (seed, number, cells)


def _check_answer(simulation: Simulation, waiting: BattleOrder, answer: Answer, listed: tuple[Cells, ...]) -> None:
    """An answer is listed; a place that is not, a split pool and ground are legal at least."""
    assert is_legal(simulation, waiting, answer.cells), answer.cells
    is_place = answer.question == "choose_action" and answer.cells[0] in PLACES
    assert answer.cells in listed or is_place or answer.question == "share_points", answer.cells


@pytest.mark.parametrize("seats", [(_heuristic, _heuristic), (_random, _heuristic), (_stranger, _random)])
def test_what_is_listed_is_legal_and_what_players_answer_is_listed_or_legal(
    seven_seconds: Pack, seats: tuple[Seat, Seat]
) -> None:
    """Along a battle the same is listed in both modes, the rules take it, and the players' answers are among it."""
    _check_battle(seven_seconds, 5, seats, 30, 90)


@at_length("part", 10, 1)
@pytest.mark.parametrize(
    ("seats", "seeds"),
    [
        ((_heuristic, _heuristic), range(50)),
        ((_random, _random), range(50, 60)),
        ((_stranger, _heuristic), range(60, 64)),
    ],
)
def test_what_is_listed_is_legal_at_every_question_of_a_battle(
    seven_seconds: Pack, seats: tuple[Seat, Seat], seeds: range, part: int
) -> None:
    """At every question the modes agree and three choices are taken; at every fortieth all of them are."""
    for seed in seeds[::part]:
        _check_battle(seven_seconds, seed, seats, 1, ALL_JUDGED_EVERY)


@pytest.mark.prove
def test_every_choice_at_every_question_of_a_battle_is_legal(seven_seconds: Pack) -> None:
    """Whatever is listed anywhere in a whole battle, the rules take it as it is."""
    _check_battle(seven_seconds, 3, (_random, _random), 1, 1)


@pytest.mark.parametrize(
    "number",
    [pytest.param(number, marks=() if number in {13, 16} else pytest.mark.prove) for number in range(len(HOUSE_RULES))],
)
def test_house_rules_change_what_is_listed_and_what_is_legal_alike(seven_seconds: Pack, number: int) -> None:
    """Free switches of jammers, exits from the table, other targets: under any rules what is listed is legal."""
    _check_battle(_under(seven_seconds, HOUSE_RULES[number]), 7, (_heuristic, _random), 24, 96)


def test_the_heuristic_player_answers_nothing_but_what_is_listed(seven_seconds: Pack) -> None:
    """Its places are halves of its reach and where it touches a piece, and a whole pool goes to one target."""
    answers = recorded(seven_seconds, 3, _seated(_heuristic, _heuristic), 1)

    assert [answer for answer in answers if answer.cells not in (answer.listed or ())] == []
    assert {answer.question for answer in answers} > {"choose_piece", "choose_action", "share_points"}


def _every_code(question: str) -> Iterator[Cells]:
    """Yield every answer of a question that has no places and no shares: each action, target, number and piece."""
    pieces = range(-2, codes.PIECES + codes.SPOTS + 2)
    if question == "choose_action":
        actions = [action for action in range(-2, codes.ACTIONS + 2) if action not in PLACES]
        for action in actions:
            aimed = action in TARGETS
            for target, dice in product(pieces if aimed else (-1,), range(12) if action == Action.TARGET else (0,)):
                yield action, target, 0, 0, 0, 0, dice, 0, 0
    elif question == "choose_piece":
        # The flag to turn it over first says nothing of a unit.
        yield from ((piece, flag) for piece in pieces for flag in ((0, 1) if piece % 48 < codes.BLIPS else (0,)))
    else:
        yield from ((piece,) for piece in pieces)


@pytest.mark.parametrize("seats", [(_heuristic, _heuristic), (_random, _random)])
@at_length("every", 20, 5, few=180)
def test_of_pieces_targets_and_dice_all_that_is_legal_is_listed(
    seven_seconds: Pack, every: int, seats: tuple[Seat, Seat]
) -> None:
    """Every code is tried on the rules, at questions along a battle: those that they take are those that are listed."""
    simulation = Simulation(seven_seconds, "compiled")
    for number, answer, waiting in _stages(4, recorded(seven_seconds, 4, _seated(*seats))):
        if answer.question != "share_points" and number % every in {0, 1, 2}:
            listed = {choice.cells for choice in choices(simulation, waiting)}
            codes_listed = {c for c in listed if answer.question != "choose_action" or c[0] not in PLACES}
            taken = {cells for cells in _every_code(answer.question) if is_legal(simulation, waiting, cells)}
            assert taken == codes_listed, (number, answer.question)


@pytest.mark.parametrize(("range_in", "prices"), [(5.0, (1, 2, 3, 4, 5)), (7.0, (2, 4, 5))])
def test_a_pool_is_listed_by_the_counters_it_buys(
    bench: Callable[..., Bench], range_in: float, prices: tuple[int, ...]
) -> None:
    """A counter costs a point in the first band of 6 in and two in the second; all may go to the middle ground."""
    table = bench(bases=0.0)
    scout = table.unit(0, 0, "tactical", (10.0, 10.0))
    enemy = table.unit(1, 0, "tactical", (10.0 + range_in, 10.0))

    listed = listed_cells(table.game.choices, partial(list_shares, table.game, scout, 5))

    assert listed == ((0, 0), *((1, enemy, points, 0, 0) for points in prices), (0, 1, 5, 18000, 18000))


def test_listing_leaves_the_battle_as_it_is(seven_seconds: Pack) -> None:
    """A battle in which every question was listed before it was answered has the same rows as one without questions."""
    answers = recorded(seven_seconds, 6, _seated(_heuristic, _heuristic), 1)
    whole = BattleOrder(ANSWERED, seed=6, answers=tuple(answer.cells for answer in answers))

    rows = [*resume(Simulation(seven_seconds, "compiled"), whole).rows()]

    assert rows == [*fight(seven_seconds, BattleOrder(seed=6)).setup.rows()]

"""The questions of a battle: what is listed is legal, what players answer is listed, and a battle waits and goes on."""

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, is_legal, resume
from schemas.packs.packs import Pack
from tests.engine.games.infantry.recorder import tidied
from tests.engine.games.recording import Answer, recorded
from tests.samples import at_length

EVERY = 23
"""One in so many questions of a battle is looked at."""


@pytest.fixture(scope="module")
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def order(seed: int, player: str, scenario: str = "karst_hill") -> BattleOrder:
    return BattleOrder((Participant("a", None, player), Participant("b", None, player)), scenario, None, seed)


@pytest.fixture(scope="module")
def said(pack: Pack) -> list[Answer]:
    """What two heuristic players answer in the battle of seed 3."""
    return recorded(pack, order(3, "custom"), ("heuristic", "heuristic"), EVERY, tidied)[1]


def test_what_players_answer_is_listed(said: list[Answer]) -> None:
    """IN.HOUSE.1: places, troopers, actions and reactions of the heuristic player are among the legal answers."""
    looked_at = {answer: answer.listed for answer in said if answer.listed}

    assert [answer for answer, listed in looked_at.items() if answer.cells not in listed] == []
    assert {answer.question for answer in looked_at} >= {"choose_place", "choose_trooper", "choose_action"}


def test_a_battle_waits_at_its_questions_and_goes_on_to_the_same_end(pack: Pack, said: list[Answer]) -> None:
    """What is listed there is legal, what nobody heard of is not, and with all answers the battle is the whole one."""
    simulation = Simulation(pack, "compiled")
    waiting = order(3, "answered")
    for number, answer in enumerate(said):
        if number % (10 * EVERY) == 0:
            listed = tuple(choice.cells for choice in choices(simulation, waiting))
            assert listed == answer.listed, number
            for cells in {answer.cells, *listed[number % 3 :: 1 + len(listed) // 3]}:
                assert is_legal(simulation, waiting, cells), (number, cells)
            assert not is_legal(simulation, waiting, (999, *answer.cells[1:])), number
        waiting = waiting.answered(answer.cells)
    assert [*resume(simulation, waiting).rows()] == [*fight(pack, order(3, "heuristic")).setup.rows()]


@pytest.mark.parametrize("scenario", ["the_ford", "night_swim", "karst_hill"])
def test_both_modes_write_the_same_rows(pack: Pack, scenario: str) -> None:
    """Plain Python and the compiled kernel fight the same battle, with one player of each kind."""
    seats = (Participant("a", None, "heuristic"), Participant("b", None, "random"))
    rows = [[*fight(pack, BattleOrder(seats, scenario, None, 7, mode)).setup.rows()] for mode in ("plain", "compiled")]
    assert rows[0] == rows[1]


@at_length("seeds", range(3), range(10))
@pytest.mark.parametrize("players", [("heuristic", "heuristic"), ("heuristic", "random"), ("random", "heuristic")])
def test_both_modes_agree_in_many_battles(pack: Pack, players: tuple[str, str], seeds: range) -> None:
    """Row by row, whoever plays."""
    seats = tuple(Participant(seat, None, player) for seat, player in zip("ab", players, strict=True))
    for seed in seeds:
        scenario = ("the_ford", "night_swim", "karst_hill")[seed % 3]
        plain, compiled = (
            [*fight(pack, BattleOrder(seats, scenario, None, seed, mode)).setup.rows()]
            for mode in ("plain", "compiled")
        )
        assert plain == compiled, (scenario, seed)


def test_choices_are_sentences(pack: Pack) -> None:
    """Each trooper is set down by name, and each answer has a sentence of its own."""
    found = choices(Simulation(pack, "compiled"), order(3, "answered", "the_ford"))
    sentences = [choice.sentence for choice in found]

    assert all(" is set down at " in sentence for sentence in sentences)
    assert len({*sentences}) == len(sentences)

"""The choices of a battle that waits: of whatever system, in its words; and answers that no rule takes."""

import pytest

from engine.battles.asking import Choice
from engine.battles.orders import BattleOrder, OrderError
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, is_legal, resume
from engine.games.seven_seconds.form import participants
from schemas.packs.packs import Pack
from tests.toy_seats import take_the_place_of_seven_seconds, toy_system

START = BattleOrder(participants(players=("answered", "answered")), seed=3)
PASS = (-1, 0)


@pytest.fixture(scope="module")
def simulation(seven_seconds: Pack) -> Simulation:
    return Simulation(seven_seconds, "compiled")


def test_choices_are_sentences_of_the_system(simulation: Simulation) -> None:
    """In seed 3 red begins: it may pass, activate each of its 16 blips, and turn each over first (7S.BLIP.1)."""
    found = choices(simulation, START)

    assert len(found) == 1 + 2 * 16
    assert (found[0].cells, found[0].sentence, found[0].rules) == (PASS, "Red passes.", ("7S.ACT.1", "7S.SEQ.7"))
    assert found[1].sentence == "Red activates red blip 1."
    assert found[2].sentence == "Red turns over and activates red blip 1."


def test_the_next_question_has_choices_of_its_own(simulation: Simulation) -> None:
    """A blip that was activated may do nothing or move up to 6 in (7S.GAP.28), straight or round; all name it."""
    found = choices(simulation, START.answered((0, 0)))

    assert found[0].sentence == "Red blip 1 does nothing."
    assert len(found) > 10
    begins = ("Red blip 1 moves to (", "Red blip 1 moves round by (")
    assert all(choice.sentence.startswith(begins) for choice in found[1:])
    assert len({choice.sentence for choice in found}) == len(found)


@pytest.mark.parametrize(
    ("cells", "legal"),
    [
        (PASS, True),
        ((0, 1), True),
        ((48, 0), False),
        ((96, 0), False),
        ((-7, 0), False),
        ((2_000_000_000, 0), False),
        ((), False),
        ((0,), False),
        ((*PASS, -1), False),
    ],
)
def test_an_answer_is_legal_or_not(simulation: Simulation, cells: tuple[int, ...], legal: bool) -> None:
    """One's own blip and a pass are; an enemy's, an objective, nobody, nothing, half an answer, and two are not."""
    assert is_legal(simulation, START, cells) == legal


def test_a_refused_answer_is_forgotten_at_the_next_one(simulation: Simulation) -> None:
    """Red's illegal answer counts as no activation; what is answered after it is judged by itself."""
    refused = START.answered((48, 0))

    found = choices(simulation, refused)

    assert len(found) > 1
    assert all(is_legal(simulation, refused, choice.cells) for choice in found)


def test_wild_shares_reach_no_other_records(simulation: Simulation) -> None:
    """Shares of targets that are none, and of more targets than there are, are refused, and the battle goes on."""
    at = START
    for _ in range(400):
        listed = choices(simulation, at)
        if "sensor points" in listed[0].sentence:
            break
        at = at.answered(_search(listed).cells)
    assert listed[0].sentence.endswith(f"spends none of {resume(simulation, at).game.answers.amount} sensor points.")

    assert not is_legal(simulation, at, (1, 1_000_000, 1, 0, 0))
    assert not is_legal(simulation, at, (2_000_000_000, 5))
    assert not is_legal(simulation, at, (0, 2_000_000_000, 5))
    assert not is_legal(simulation, at, (1, 60, 1_000, 0, 0))
    assert is_legal(simulation, at, (0, 0))


def _search(listed: tuple[Choice, ...]) -> Choice:
    """Return what leads to a search: turn a blip over, search with whatever can, else go on."""
    for words in ("searches", "turns over and activates"):
        for choice in listed:
            if words in choice.sentence:
                return choice
    return listed[-1]


def test_a_battle_that_is_over_has_no_choices(simulation: Simulation, seven_seconds: Pack) -> None:
    """Where nobody answers from outside, no question waits and nothing is legal."""
    over = BattleOrder(seed=3)

    assert choices(simulation, over) == ()
    assert not is_legal(simulation, over, PASS)


def test_a_system_without_lists_says_so(seven_seconds: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's battles put no questions, and that is a sentence."""
    take_the_place_of_seven_seconds(toy_system(2), monkeypatch)

    with pytest.raises(OrderError, match="do not list what may be answered"):
        choices(Simulation(seven_seconds), BattleOrder())

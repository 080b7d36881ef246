"""The questions of a fight: what is listed is legal and all there is, and a fight waits at each and goes on."""

from collections.abc import Iterator

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, is_legal, resume
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import ManeuversSetup
from engine.games.maneuvers.kernel.codes import Event
from engine.games.maneuvers.kernel.questions import QUESTIONS
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.any_fight import AnyPack
from tests.engine.games.maneuvers.recorder import recorded
from tests.engine.games.recording import Answer
from tests.samples import at_length

WILD = (-7, 1_000_000, 2_000_000_000)
"""Cells that no answer begins with."""


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def order(scenario: str, seed: int, player: str) -> BattleOrder:
    return BattleOrder((Participant("a", None, player), Participant("b", None, player)), scenario, None, seed)


def fights_of(pack: Pack) -> list[str]:
    return [loaded.id for loaded in pack.of_kind("fight")]


def stages(scenario: str, seed: int, said: list[Answer]) -> Iterator[tuple[int, Answer, BattleOrder]]:
    """Yield each question of a fight with its number, its answer, and the fight as it waits there."""
    waiting = order(scenario, seed, "answered")
    for number, answer in enumerate(said):
        yield number, answer, waiting
        waiting = waiting.answered(answer.cells)


def check_fight(pack: Pack, scenario: str, seed: int, mode: str, every: int) -> set[str]:
    """Check every so many questions of a fight; return which questions were among them."""
    setup, said = recorded(PreparedPack(pack), order(scenario, seed, "random"), "heuristic" if seed % 2 else "random")
    expected = [*setup.rows()]
    simulation = Simulation(pack, mode)  # type: ignore[arg-type]  # a word of a table
    asked = set()
    for number, answer, waiting in stages(scenario, seed, said):
        if number % every:
            continue
        stands = resume(simulation, waiting)
        rows = [*stands.rows()]
        assert (QUESTIONS.row(stands.game.answers.question).name, rows) == (answer.question, expected[: len(rows)])
        listed = tuple(choice.cells for choice in choices(simulation, waiting))
        assert listed == answer.listed, (number, answer.question)
        for cells in {answer.cells, *listed[number % 3 :: 1 + len(listed) // 2]}:
            assert is_legal(simulation, waiting, cells), (number, answer.question, cells)
        assert not any(is_legal(simulation, waiting, (wild, *answer.cells[1:])) for wild in WILD), (number, answer)
        asked.add(answer.question)
    whole = waiting.answered(said[-1].cells) if said[-1] is answer else waiting
    assert [*resume(simulation, whole).rows()] == expected
    return asked


def test_resuming_at_questions_gives_the_same_rows(pack: Pack) -> None:
    """Along a fight every seventh question waits where the whole one stood, lists what the rules take, and goes on."""
    asked = check_fight(pack, fights_of(pack)[0], 3, "compiled", 7)

    assert {"choose_maneuver", "choose_opposition"} <= asked


@pytest.mark.prove
@pytest.mark.parametrize(("mode", "every"), [("compiled", 1), ("plain", 7)])
def test_resuming_at_every_question_gives_the_same_rows(pack: Pack, mode: str, every: int) -> None:
    """In every fight, at every question; in plain mode at every seventh."""
    for seed, scenario in enumerate(fights_of(pack) * 2):
        assert check_fight(pack, scenario, seed, mode, every) >= {"choose_maneuver", "choose_opposition"}


def breaches(prepared: PreparedPack, seed: int) -> list[Answer]:
    """Return the answers of random players in a fight that are not among those that were listed."""
    who = (Participant("a", "copperhead"), Participant("b", "lantern"))
    _, said = recorded(prepared, BattleOrder(who, seed=seed), "random")
    return [answer for answer in said if answer.cells not in (answer.listed or ())]


@pytest.mark.parametrize("seed", range(3))
def test_what_players_answer_is_listed_with_any_maneuvers(pack: Pack, seed: int) -> None:
    """MN.COR.2, MN.COR.3: whatever the maneuvers, what the random player answers is among the legal answers."""
    assert breaches(AnyPack(pack, seed), seed) == []


@at_length("seeds", range(3, 18), range(3, 63))
def test_what_players_answer_is_listed_in_many_fights(pack: Pack, seeds: range) -> None:
    """MN.COR.2, MN.COR.3: questions of every kind are asked, and every answer was listed."""
    asked = set()
    for seed in seeds:
        prepared = AnyPack(pack, seed)
        assert breaches(prepared, seed) == []
        asked |= {answer.question for answer in recorded(prepared, BattleOrder(seed=seed), "random")[1]}

    assert asked == {row.name for row in QUESTIONS.rows}


def test_choices_are_sentences(pack: Pack) -> None:
    """MN.COR.2, MN.COR.3: the first to act makes any maneuver that is open, then the other side says who opposes."""
    simulation = Simulation(pack, "compiled")
    waiting = order("loading_dock", 4, "answered")
    setup = resume(simulation, waiting)
    assert isinstance(setup, ManeuversSetup)
    actor = setup.names.person(setup.game.answers.piece)

    first = choices(simulation, waiting)
    engage = next(choice for choice in first if choice.sentence == f"{actor} goes for Engage, on firefight.")
    then = [choice.sentence for choice in choices(simulation, waiting.answered(engage.cells))]

    assert all(choice.sentence.startswith(f"{actor} goes for ") for choice in first)
    assert len({choice.sentence for choice in first}) == len(first)
    assert all(f" opposes {actor}'s Engage, on " in sentence for sentence in then)
    assert len({*then}) == len(then)


def test_a_refused_answer_loses_the_action_or_the_say(pack: Pack) -> None:
    """A maneuver that is not legal is none; where nobody legal is named, the first who may opposes."""
    simulation = Simulation(pack, "compiled")
    waiting = order("loading_dock", 4, "answered")
    legal = choices(simulation, waiting)[0].cells

    idle = [*resume(simulation, waiting.answered((99, 0, -1, -1))).rows()][-1]
    opposed = resume(simulation, waiting.answered(legal).answered((-5, 77)))

    assert idle[0] in {Event.ACTION, Event.IDLE}
    assert Event.OPPOSES in {row[0] for row in opposed.rows()}
    assert opposed.game.answers.refused == 1


def test_a_fight_without_answers_is_refused(pack: Pack) -> None:
    """Whoever orders a fight of players who answer from outside, and has no answers, is told whose are missing."""
    with pytest.raises(ValueError, match=r"waits for an answer of (a|b)"):
        fight(pack, order("loading_dock", 1, "answered"))

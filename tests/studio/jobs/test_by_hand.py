"""Battles played by hand on a page: its messages, what it is shown, and that nothing hidden is in that."""

import io
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from engine.battles.by_hand.saves import read_saved
from engine.battles.logs import open_log
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.execution.playing import NoAnswer, PlayedByHand, gone_on_with
from engine.execution.simulation import Simulation
from engine.execution.snapshots import verify
from engine.games.battlesuit.maps.sight import sight_table
from schemas.packs.packs import Pack, read_packs
from studio.browser.mount import outcome
from studio.jobs.by_hand import Answer, Hand, begun, make_ready, shown
from studio.jobs.replay import Json
from studio.jobs.table import Table
from tests.engine.conftest import packs
from tests.engine.execution import test_hidden
from tests.engine.execution.test_hidden import GAMES, QUICK, SLOW, Scramble, hiding

__all__ = ["hiding", "packs"]
WHOLE = (("maneuvers", "loading_dock"), ("seven_seconds", None), ("survive", "first_blood"), ("infantry", "the_ford"))
LONG = 200


def laid(pack: Pack, scenario: str | None, seed: int = 1, persons: int = 1) -> Table:
    """Return a battle on a page, its first seats played by persons."""
    simulation = Simulation(pack)
    seats = simulation.form_for(scenario).seats
    seated = tuple(
        Participant(seat, None, "answered" if at < persons else "heuristic") for at, seat in enumerate(seats)
    )
    return Table(begun(PlayedByHand(simulation, BattleOrder(seated, scenario, None, seed))), "")


def sent(table: Table, number: object, after: object = None) -> str | None:
    """Return what the page is told of a message with an answer, None where it was given."""
    after = len(table.hand.played.order.answers) if after is None else after
    return outcome({"op": "answer", "after": after, "number": number}, table.answer)


def drawn(table: Table, dice: Random) -> str | None:
    """Give an answer drawn from the list that is shown; return why it was refused, if it was."""
    document = shown(table.hand)
    assert all(on_the_map(document["scene"], answer) for answer in document["answers"])
    return sent(table, dice.randint(1, len(document["answers"])), document["after"])


def on_the_map(scene: Json, answer: Json) -> bool:
    """Whether the place that an answer leads to lies on the map."""
    return all(0 <= at <= size for at, size in zip(answer.get("at", ()), scene["size_in"], strict=False))


def test_what_is_made_ready_need_not_be_made_again() -> None:
    """A battle begun behind the page has its lines of sight at hand; nobody has answered, and a wrong one is silent."""
    (pack,) = read_packs([Path("content/battlesuit")]).packs
    order = BattleOrder((Participant("red", None, "heuristic"),), "market_day", None, 4)
    sight_table.cache_clear()
    make_ready(Simulation(pack), order).join()
    made = sight_table.cache_info().misses
    assert made >= 1

    begun(PlayedByHand(Simulation(pack), order._replace(participants=(Participant("red", None, "answered"),))))
    assert sight_table.cache_info().misses == made
    make_ready(Simulation(pack), order._replace(scenario="nowhere")).join()


@pytest.mark.parametrize(
    ("game", "scenario", "most"),
    [("maneuvers", "loading_dock", 40)]
    + [pytest.param(game, scenario, LONG, marks=pytest.mark.prove) for game, scenario in (*WHOLE, ("battlesuit", None))]
    + [pytest.param(game, None, 10_000, marks=pytest.mark.soak) for game in (*dict(WHOLE), "battlesuit")],
)
def test_every_answer_that_is_listed_is_taken(
    game: str, scenario: str | None, most: int, packs: dict[str, Pack]
) -> None:
    """At random, through what the page sends; the map is the same at the end as at the beginning."""
    table, dice, seed = laid(packs[game], scenario), Random(7), 1
    scene = shown(table.hand)["scene"]
    for _ in range(most):
        assert drawn(table, dice) is None
        if table.hand.played.is_over:
            seed += 1
            played = table.hand.played
            table = Table(begun(replace(played, order=played.order._replace(seed=seed, answers=()))), "")
        elif seed == 1:
            last = replace(table.hand, laid={})
    assert shown(last)["scene"] == scene


@pytest.mark.parametrize(
    ("game", "scenario"), [WHOLE[0], *(pytest.param(*one, marks=pytest.mark.prove) for one in WHOLE[1:])]
)
def test_the_log_of_a_battle_that_was_played_is_true(game: str, scenario: str | None, packs: dict[str, Pack]) -> None:
    """It is verified as any other."""
    table = laid(packs[game], scenario, 5)
    while not table.hand.played.is_over:
        assert sent(table, len(table.hand.choices)) is None
    fought = table.hand.fought()

    assert verify(open_log(io.BytesIO(fought.log)), packs[game]).difference == ""
    assert sent(table, 1) is not None


@pytest.mark.parametrize(
    ("number", "after", "words"),
    [
        (0, None, "greater than or equal to 1"),
        (999, None, "there are only"),
        ("1", None, "valid integer"),
        (1.0, None, "valid integer"),
        (True, None, "valid integer"),
        (1, 7, "gone on"),
        (1, -1, "greater than or equal to 0"),
        ([1], None, "valid integer"),
    ],
)
def test_a_message_that_is_no_answer_is_refused(
    number: object, after: object, words: str, packs: dict[str, Pack]
) -> None:
    """It comes from outside: nothing is changed by it, and a sentence says why."""
    table = laid(packs["maneuvers"], "loading_dock")
    before = table.hand
    refused = sent(table, number, after)

    assert refused is not None
    assert words in refused.lower()
    assert table.hand == before
    assert outcome({"op": "answer"}, table.answer) is not None


def test_a_scene_that_the_page_knows_is_not_sent_again(packs: dict[str, Pack]) -> None:
    """It is named, and left out as long as the page says that it has it; taken back, asked for hints or not."""
    table = laid(packs["infantry"], "the_ford")
    first = shown(table.hand)
    name, whole = first["board"], len(json.dumps(first))
    answer = {"op": "answer", "number": 1, "holds": [name]}
    assert outcome({**answer, "after": first["after"]}, table.answer) is None
    then = shown(table.hand, {})

    assert (then["board"], then["scene"]) == (name, None)
    assert len(json.dumps(then)) < whole / 2
    assert table.back() is None
    assert shown(table.hand)["scene"] is None
    for others in (["another"], []):
        assert outcome({**answer, "after": shown(table.hand)["after"], "holds": others}, table.answer) is None
        assert shown(table.hand)["scene"] == first["scene"]
    assert outcome({**answer, "after": shown(table.hand)["after"], "holds": [name] * 7}, table.answer) is not None


def test_another_table_has_another_name(packs: dict[str, Pack]) -> None:
    """Of two maps; the same one again has the same."""
    names = [
        shown(laid(packs["infantry"], scenario).hand)["board"] for scenario in ("the_ford", "karst_hill", "the_ford")
    ]

    assert names[0] == names[2] != names[1]


def test_an_answer_is_taken_back_and_another_given(packs: dict[str, Pack]) -> None:
    """The battle stands where it stood, with what had happened before; of the very first there is nothing to take."""
    table = laid(packs["maneuvers"], "loading_dock")
    first = shown(table.hand)
    assert "nothing to take back" in str(table.back())
    assert sent(table, 2) is None
    assert table.back() is None

    assert shown(table.hand)["asks"] == first["asks"]
    assert shown(table.hand)["answers"] == first["answers"]


def test_what_was_saved_goes_on_where_it_stood(packs: dict[str, Pack]) -> None:
    """The same question with the same answers, from the file alone."""
    table = laid(packs["maneuvers"], "loading_dock", 3)
    for _ in range(4):
        assert sent(table, 1) is None
    again = begun(gone_on_with(Simulation(packs["maneuvers"]), read_saved(table.hand.saved())))

    assert again.played.order == table.hand.played.order
    assert shown(again)["answers"] == shown(table.hand)["answers"]


def test_of_two_persons_each_sees_what_its_side_may_know(packs: dict[str, Pack]) -> None:
    """Between them nothing is answered; each is told what has happened since its own last answer."""
    table = laid(packs["maneuvers"], "loading_dock", persons=2)
    dice, handed = Random(2), 0
    while not table.hand.played.is_over:
        if seat := table.hand.handed_to:
            handed += 1
            with pytest.raises(NoAnswer, match="gone on"):
                table.hand.answered(Answer(after=len(table.hand.played.order.answers), number=1))
            table.hand = table.hand.taken(seat)
        assert table.hand.looking == table.hand.played.seat
        assert sent(table, dice.randint(1, len(table.hand.choices))) is None
    assert handed > 3


def test_a_battle_without_a_person_is_none(packs: dict[str, Pack]) -> None:
    """Somebody has to be asked."""
    with pytest.raises(OrderError, match="nobody plays it"):
        laid(packs["maneuvers"], None, persons=0)


def test_maneuvers_stand_together(packs: dict[str, Pack]) -> None:
    """What a character may do is listed maneuver by maneuver, whatever else is chosen with it."""
    table = laid(packs["maneuvers"], "loading_dock", 4)
    while table.hand.played.question != "choose_maneuver" or len(table.hand.choices) < 20:
        assert sent(table, 1) is None
    document = shown(table.hand)
    titles = [heap["title"] for heap in document["heaps"] if heap["title"]]

    assert titles
    assert all(" goes for " in title for title in titles)
    numbers = [number for heap in document["heaps"] for number in heap["numbers"]]
    assert numbers == list(range(1, len(document["answers"]) + 1))


@pytest.mark.parametrize(
    ("game", "scenario", "side", "seed"),
    [QUICK[2], *(pytest.param(*one, marks=pytest.mark.prove) for one in (*QUICK[:2], *SLOW[::6]))],
)
def test_what_is_hidden_changes_no_byte_of_what_the_page_is_sent(
    game: str,
    scenario: str | None,
    side: int,
    seed: int,
    packs: dict[str, Pack],
    hiding: Callable[[Scramble, int], None],
) -> None:
    """At some questions of a battle: all that is shown, with the hints."""
    played, dice, stands = test_hidden.begun(packs[game], side, seed, scenario), Random(seed), list[PlayedByHand]()
    while not played.is_over and len(played.order.answers) < 120:
        if dice.random() < 0.08:
            stands.append(played)
        played = played.answered(dice.choice(played.choices).cells)
    sends = partial(_sent_to, seat=played.persons[0])
    before = [sends(replace(each)) for each in stands]
    hiding(GAMES[game], side)

    assert stands
    assert [sends(replace(each)) for each in stands] == before


def _sent_to(played: PlayedByHand, seat: str) -> str:
    return json.dumps(shown(Hand(played, seat), played.hints()))

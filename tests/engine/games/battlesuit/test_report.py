"""A battle of Battlesuit as a report: a move is one sentence, and nothing is said twice."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.logs import open_log, tell
from engine.battles.orders import BattleOrder
from engine.battles.telling import report
from engine.games.battlesuit.log.events import LOG
from tests.engine.games.battlesuit.scenario_bench import shipped

B = {"actor": "red front line B", "side": "red"}
C = {"actor": "blue assault C", "side": "blue"}
ACTIVE = {"event": "activate", "state": "good order", "place": "on the map"}


def reported(*rows: Mapping[str, Any]) -> list[str]:
    """Return the report of some rows."""
    told = [
        ({**row}, LOG.sentences[row["event"]]({**row}, "") if row["event"] in LOG.sentences else "") for row in rows
    ]
    return [*report("battlesuit", told)]


def step(who: Mapping[str, str], at: str) -> dict[str, Any]:
    """Return a row of a step on foot."""
    return {**who, "event": "step", "at": at, "level": 0, "left": 1}


def flight(who: Mapping[str, str], at: str, level: int) -> dict[str, Any]:
    """Return a row of a step in the air."""
    return {**who, "event": "fly", "at": at, "level": level, "left": 1}


def test_a_move_is_one_sentence() -> None:
    """Its points come in their order; whoever moves is not said to be activated."""
    rows = [
        {**B, **ACTIVE},
        step(B, "A-A-14"),
        {"event": "die", "actor": B["actor"]},
        step(B, "A-B-15"),
        step(B, "A-C-15"),
    ]

    assert reported(*(row for row in rows if row["event"] != "die")) == [
        "Red front line B moves by A-A-14 and A-B-15 to A-C-15, 3 points."
    ]
    assert reported(step(B, "A-A-14"), step(C, "A-B-15")) == [
        "Red front line B moves to A-A-14.",
        "Blue assault C moves to A-B-15.",
    ]


def test_a_flight_is_told_level_by_level() -> None:
    """Points at one level are one sentence, and the next level begins another."""
    assert reported(flight(B, "A-A-14", 6), flight(B, "A-B-15", 6), flight(B, "A-C-15", 7)) == [
        "Red front line B flies by A-A-14 to A-B-15 at level 6, 2 points.",
        "Red front line B flies to A-C-15 at level 7.",
    ]


def test_whoever_does_nothing_or_is_shaken_is_said_to_be_activated() -> None:
    """An activation is told where nothing else tells it."""
    shaken = {**B, **ACTIVE, "state": "shaken"}

    assert reported(shaken, step(B, "A-A-14")) == [
        "Red front line B, shaken, is activated.",
        "Red front line B moves to A-A-14.",
    ]
    assert reported({**B, **ACTIVE}, {**C, **ACTIVE}) == [
        "Red front line B is activated.",
        "Blue assault C is activated.",
    ]


def test_harm_is_told_once() -> None:
    """An attack that shakes or eliminates says so, and the rows after it are silent."""
    struck = {**B, "event": "struck", "target": C["actor"], "result": "S", "hits": 0}

    assert reported({**struck, "harm": "shaken"}, {**C, "event": "shaken"}) == ["Blue assault C is shaken (S)."]
    assert reported({**struck, "harm": "eliminated"}, {**C, "event": "lost"}) == ["Blue assault C is eliminated (S)."]
    assert reported({**C, "event": "lost"}) == ["Blue assault C is out of the battle."]


@pytest.fixture(scope="module")
def battle() -> Battle:
    """Return a battle of a shipped scenario."""
    return fight(shipped(), BattleOrder((), "market_day", None, 1))


def test_a_log_is_reported_as_its_battle_was(battle: Battle) -> None:
    """The report of the rows alone is that of the battle, and shorter than its sentences by a quarter at least."""
    told = [*report("battlesuit", battle.told())]

    assert [*report("battlesuit", tell(open_log(BytesIO(battle.jsonl().encode()))))] == told
    assert 4 * len(told) < 3 * len([*battle.sentences()])

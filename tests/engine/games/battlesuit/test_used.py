"""What players of Battlesuit's pack use of the rules, and what they waste, as the rows of battles have it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.games.battlesuit.kernel.codes import Result
from engine.games.battlesuit.kernel.numbers.results import result_of
from tests.engine.games.battlesuit.scenario_bench import shipped

SEEDS = 4
GOES_ON = {"step", "fly", "walks_on", "level", "bounce", "landing"}
USES_BOOST = {"step", "fly", "level", "attack"}
EARLY = 2

Row = Mapping[str, Any]


def rows_of(player: str, scenario: str, seed: int) -> tuple[list[Row], Any]:
    """Return the rows of a battle with one player at both seats, and the numbers it was fought by."""
    seats = tuple(Participant(side, None, player) for side in ("red", "blue"))
    battle = fight(shipped(), BattleOrder(seats, scenario, None, seed))
    return [*battle.rows()], battle.setup.game.numbers


def activations(rows: list[Row]) -> Iterator[list[Row]]:
    """Yield the rows of each activation, that of the activation first."""
    number = 0
    counted = [(number := number + (row["event"] == "activate"), row) for row in rows]
    for at, group in groupby(counted, key=lambda each: each[0]):
        if at:
            yield [row for _, row in group]


def is_hopeless(numbers: Any, strength: int) -> bool:
    """Return whether no die lets a shot of a strength do anything. Rule: BS.FIR.10."""
    return all(result_of(numbers, strength, die) == Result.NE for die in range(1, numbers.combat_die + 1))


def count(rows: list[Row], numbers: Any) -> Counter[str]:
    """Return how often things were done in a battle."""
    found = Counter(row["event"] for row in rows)
    places = {row["actor"]: row["at"] for row in rows if row["event"] == "deploy"}
    found["hidden at first"] = sum(row["event"] == "deploy" and row["hidden"] for row in rows)
    found["seen early"] = sum(row["event"] == "unhidden" and row["turn"] <= EARLY for row in rows)
    aimed = [row["strength"] for row in rows if row["event"] == "attack" and "spillover" not in row["manner"]]
    found["shots"], found["hopeless shots"] = len(aimed), sum(is_hopeless(numbers, strength) for strength in aimed)
    for activation in activations(rows):
        actor = activation[0]["actor"]
        own = [row for row in activation[1:] if row.get("actor") == actor]
        way = [row["at"] for row in own if row["event"] in GOES_ON and "at" in row]
        found["moves"] += bool(way)
        done = [row["event"] for row in own]
        found["moves to nowhere"] += bool(way) and way[-1] == places.get(actor) and "attack" not in done
        found["useless boosts"] += "boost" in done and not {*done[done.index("boost") :]} & USES_BOOST
        places.update({row["actor"]: row["at"] for row in activation if "actor" in row and "at" in row})
    return found


@cache
def used(player: str) -> Counter[str]:
    """Return the same of all shipped scenarios."""
    scenarios = sorted(each.id for each in shipped().of_kind("scenario"))
    battles = ((scenario, seed) for scenario in scenarios for seed in range(SEEDS))
    return sum((count(*rows_of(player, *battle)) for battle in battles), Counter())


pytestmark = pytest.mark.prove


def test_who_waits_in_hiding_is_not_seen_at_once() -> None:
    """Of 108 hidden soldiers nine in ten of the first player are seen by the second turn; of `steady` half at most."""
    first, steady = used("first"), used("steady")

    assert first["hidden at first"] == steady["hidden at first"] >= 100
    assert first["seen early"] >= 0.85 * first["hidden at first"]
    assert steady["seen early"] <= 0.5 * steady["hidden at first"]


def test_moves_lead_somewhere_and_boosts_are_used() -> None:
    """Of moves without a shot one in twenty-five at most ends where it began, and no boost is for nothing."""
    steady = used("steady")

    assert steady["moves to nowhere"] <= 0.04 * steady["moves"]
    assert steady["useless boosts"] == 0 < used("first")["useless boosts"]


def test_shots_can_have_an_effect() -> None:
    """One in a hundred at most is at a target that no die harms: by what could not be known of its card."""
    assert all(used(player)["hopeless shots"] <= 0.01 * used(player)["shots"] for player in ("first", "steady", "keen"))


def test_reactions_and_stealth_are_used() -> None:
    """`steady` reacts and goes into stealth more often than the first player."""
    first, steady = used("first"), used("steady")

    assert steady["reaction"] >= 1.5 * first["reaction"]
    assert steady["stealth"] >= 10 * first["stealth"]


def test_whom_the_scenario_is_about_is_kept_safe() -> None:
    """The pathfinder is lost in two of ten battles at most with `steady`, and in most with the first player."""
    lost = {player: sum(is_pathfinder_lost(player, seed) for seed in range(10)) for player in ("first", "steady")}

    assert lost["steady"] <= 2
    assert lost["first"] > 5


def is_pathfinder_lost(player: str, seed: int) -> bool:
    """Return whether the ranger whom red is to bring off is out of action."""
    rows, _ = rows_of(player, "the_pathfinder", seed)
    return any(row["event"] == "struck" and "ranger" in row["target"] and row["harm"] == "eliminated" for row in rows)

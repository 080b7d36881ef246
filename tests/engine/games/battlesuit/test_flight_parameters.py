"""Every parameter of flight, landing and reaction matters: for each there is a position that it changes."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.harm import shake
from engine.games.battlesuit.kernel.actions.moves import boost, bounce, move
from engine.games.battlesuit.kernel.actions.reactions import react
from engine.games.battlesuit.kernel.codes import Step
from engine.games.battlesuit.kernel.course.activation import begin
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.flight import bounce_cost
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.games.battlesuit.kernel.numbers.flight import may_pay
from tests.engine.games.battlesuit.bench import bench

Changes = Mapping[str, Mapping[str, Any]]


def bounce_from(level: int, wanted: int) -> Callable[[Changes], int]:
    """Return what a bounce from a level costs under changed rules."""

    def cost(changes: Changes) -> int:
        table = bench(changes=changes)
        return bounce_cost(table.game, table.add(0, "front_line", "A-H-11", level=level), wanted)

    return cost


def low_over_woods(changes: Changes) -> bool:
    """Return whether one at Level 3 flies on over woods."""
    table = bench({"A-G-11": "woods"}, changes=changes)
    soldier = table.add(0, "front_line", "A-H-11", level=3)
    begin(table.game, soldier)
    table.game.soldiers.bounced[soldier] = 1
    return may_step(table.game, soldier, Step.FLY, 0)


def boosted_points(changes: Changes) -> int:
    """Return the movement points after a bounce and a boost."""
    table = bench(changes=changes)
    soldier = table.add(0, "front_line", "A-H-11")
    begin(table.game, soldier)
    bounce(table.game, soldier, 3)
    boost(table.game, soldier)
    return table.game.soldiers.left[soldier]


def forced_down(card: str = "front_line", **columns: int) -> Callable[[Changes], tuple[int, ...]]:
    """Return the hits, the points left and the landing of one forced down in woods, with a 2 for a crash."""

    def landed(changes: Changes) -> tuple[int, ...]:
        table = bench({"A-H-11": "woods"}, changes=changes)
        soldier = table.add(0, card, "A-H-11", level=8, **columns)
        table.die(soldier, Draw.CRASH_LANDING, 2)
        shake(table.game, soldier, codes.NOBODY)
        begin(table.game, soldier)
        return table.game.soldiers.hits[soldier], table.game.soldiers.left[soldier], len([*table.rows(Event.CRASH)])

    return landed


def pays_a_part(changes: Changes) -> bool:
    """Return whether one may pay one of two points."""
    return may_pay(bench(changes=changes).game.numbers, 2, 1, 1)


def reactions(changes: Changes) -> tuple[int, int]:
    """Return how often enemies react to one point, and how often they fire."""
    table = bench(changes=changes)
    mover = table.add(0, "front_line", "A-M-11")
    blue = [table.add(1, "front_line", at) for at in ("A-E-11", "A-E-13")]
    for soldier in blue:
        for _ in range(2):
            table.die(soldier, Draw.ATTACK, 1)
    begin(table.game, mover)
    table.answers(Step.WALK, 0, blue[0], blue[1], Step.STOP, 0)
    table.game.answers.cells[3] = blue[1] if table.game.numbers.reactors_per_point > 1 else Step.STOP
    move(table.game, mover)
    return len([*table.rows(Event.REACTION)]), len([*table.rows(Event.ATTACK)])


def blind(changes: Changes) -> bool:
    """Return whether one behind woods may declare a reaction."""
    table = bench({"A-H-11": "woods"}, changes=changes)
    mover = table.add(0, "front_line", "A-K-11")
    return may_react(table.game, table.add(1, "front_line", "A-E-11"), mover)


def weakened(changes: Changes) -> int:
    """Return the strength of a reaction."""
    table = bench(changes=changes)
    mover = table.add(0, "front_line", "A-K-11")
    react(table.game, table.add(1, "front_line", "A-E-11"), mover)
    return next(table.rows(Event.ATTACK))[5]


WITNESSES: tuple[tuple[str, str, Any, Callable[[Changes], Any]], ...] = (
    ("bounce", "free_levels", 5, bounce_from(0, 6)),
    ("bounce", "high_bounce_levels", 5, bounce_from(0, 12)),
    ("bounce", "high_bounce_mp", 2, bounce_from(0, 7)),
    ("bounce", "max_level", 11, bounce_from(0, 12)),
    ("bounce", "min_above_ground", 2, bounce_from(0, 1)),
    ("bounce", "midair_mp", {"sustain": 2}, bounce_from(4, 6)),
    ("bounce", "midair_mp", {"above_six": 2}, bounce_from(2, 9)),
    ("bounce", "sink_costs_sustain", False, bounce_from(6, 3)),
    ("bounce", "hover_inside_terrain", True, low_over_woods),
    ("bounce", "boost_mp", 2, boosted_points),
    ("landing", "crash_compare", "lt", forced_down(complete=1)),
    ("landing", "crash_partial_payment", False, pays_a_part),
    ("landing", "crash_damage", 2, forced_down(complete=1)),
    ("landing", "forced_landing_mp_deducted", False, forced_down()),
    ("landing", "forced_landing_always_crash", True, forced_down()),
    ("reaction", "reaction_blind_declaration", True, blind),
    ("reaction", "reaction_shots", 2, reactions),
    ("reaction", "reactors_per_point", 2, reactions),
    ("modifiers", "reaction", -3, weakened),
)


@pytest.mark.parametrize(("group", "name", "value", "witness"), WITNESSES)
def test_a_parameter_changes_what_happens(group: str, name: str, value: Any, witness: Callable[[Changes], Any]) -> None:
    """What a pack changes comes out otherwise on the table."""
    assert witness({group: {name: value}}) != witness({})

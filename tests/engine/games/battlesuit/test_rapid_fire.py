"""Second targets of rapid fire, and whom their limit does not bind. Rules: BS.RPD.1 to BS.RPD.3."""

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.fire import fire_standing
from engine.games.battlesuit.kernel.codes import Action
from engine.games.battlesuit.kernel.course.activation import activate, begin
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.targets import may_attack
from tests.engine.games.battlesuit.bench import Bench, bench
from tests.engine.games.battlesuit.scenario_bench import Bench as Scenario

FIRST_DIE = 3
SPILLOVER = 2
HARM = {"nothing": "NE", "elimination": "X"}


def three_targets(harm: str = "NE", **fire: int) -> tuple[Bench, int, int, int, int]:
    """Return a table with a red soldier, a target, one as far from that as the first die, and one a point farther."""
    table = bench(changes={"combat": {"crt_table": [" ".join([harm] * 11)] * 12}, "fire": fire})
    red = table.add(0, "front_line", "A-H-11")
    near, far = table.add(1, "front_line", "A-H-18"), table.add(1, "front_line", "A-H-19")
    return table, red, table.add(1, "front_line", "A-H-15"), near, far


def targets_hit(table: Bench) -> list[int]:
    """Return whom attacks were made at, but what spilled over."""
    return [row[4] for row in table.rows(Event.ATTACK) if not row[7] & SPILLOVER]


@pytest.mark.parametrize("harm", HARM.values(), ids=HARM)
def test_a_second_target_lies_near_where_the_first_was(harm: str) -> None:
    """At most as many points away as the first die, whether the first target lives or not. Rule: BS.RPD.3."""
    for second_is_far in (False, True):
        table, red, first, near, far = three_targets(harm)
        second = far if second_is_far else near
        table.die(red, Draw.ATTACK, FIRST_DIE)
        begin(table.game, red)
        table.answers(first, second)
        fire_standing(table.game, red, 2)
        assert targets_hit(table) == ([first] if second_is_far else [first, second])


def test_every_later_target_is_measured_from_the_first() -> None:
    """Where a pack allows three shots, the third keeps to the first target and its die as well. Rule: BS.RPD.3."""
    table, red, first, near, far = three_targets(shots=3)
    table.die(red, Draw.ATTACK, FIRST_DIE)
    begin(table.game, red)
    table.answers(first, near, far)
    fire_standing(table.game, red, 3)
    assert targets_hit(table) == [first, near]


def test_the_limit_binds_nobody_but_who_fires() -> None:
    """A friend may attack whom it likes in the midst of another's rapid fire. Rule: BS.RPD.3."""
    table, red, first, _, far = three_targets()
    friend = table.add(0, "front_line", "A-G-11")
    table.die(red, Draw.ATTACK, FIRST_DIE)
    begin(table.game, red)
    table.answers(first)
    fire_standing(table.game, red, 1)
    table.answers(first, codes.NOBODY)
    table.die(red, Draw.ATTACK, FIRST_DIE)
    fire_standing(table.game, red, 2)
    assert not may_attack(table.game, red, far)
    assert may_attack(table.game, friend, far)


def test_the_limit_ends_with_the_activation() -> None:
    """Before anybody else is chosen, and for its own soldier in the turn after. Rules: BS.RPD.3, BS.ACT.2."""
    table, red, first, _, far = three_targets()
    table.die(red, Draw.ATTACK, FIRST_DIE)
    table.answers(Action.FIRE, 2, first, codes.NOBODY)
    activate(table.game, red)
    assert targets_hit(table) == [first]
    assert may_attack(table.game, red, far)


def test_no_limit_holds_before_the_first_shot() -> None:
    """While all but two soldiers are still to be placed, those may attack each other. Rule: BS.RPD.3."""
    found = Scenario()
    red, blue = found.soldier(0, "front_line"), found.soldier(1, "front_line")
    names = found.ready.stage.chart.names
    found.stand(red, names[0])
    found.stand(blue, names[2])
    assert may_attack(found.game, red, blue)

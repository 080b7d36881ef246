"""Worths of what forces carry, against tables on paper."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome
from engine.experiments.tuning.tunable import Bought, Table
from engine.experiments.tuning.weighing import TOGETHER, Fought, Scale

SEATS = ("north", "east", "south", "west")
COSTS = {"axe": 2, "knife": 0}


def table(name: str, *counts: dict[str, int]) -> Table:
    return Table("saints", tuple(Bought(f"{name}{at}", each) for at, each in enumerate(counts)))


def fought(seats: int, *results: tuple[Table, tuple[int | None, ...]]) -> Fought:
    """Return what came of tables, by the place of the force that won each battle of a block; None for a side apart."""
    form = BattleForm(SEATS[:seats], neutral="storm")
    sample = Fought(form)
    for at_table, winners in results:
        block = []
        for turn, place in enumerate(winners):
            winner = "storm" if place is None else SEATS[(place + turn) % seats]
            result = BattleResult(winner, (), dict.fromkeys(form.seats, 0), 1, "won")
            block.append(Outcome(BattleOrder(), dict.fromkeys(form.seats, "mob"), None, result, {}, 1))
        sample.count(tuple(force.id for force in at_table.forces), (tuple(block),))
    return sample


def axes_and_knives() -> tuple[Fought, list[Table]]:
    """Return six tables: one axe more takes all, an axe and a knife more take half, one knife more takes nothing."""
    loads: list[tuple[dict[str, int], tuple[int, int]]] = [
        ({"axe": 1}, (0, 0)),
        ({"axe": 1, "knife": 1}, (0, 1)),
        ({"knife": 1}, (1, 1)),
    ]
    seated = [(table(f"{turn}{at}", load, {}), won) for turn in "ab" for at, (load, won) in enumerate(loads)]
    return fought(2, *seated), [each for each, _ in seated]


def test_an_axe_that_wins_and_a_knife_that_loses_are_worth_half_of_the_battles() -> None:
    """One axe more takes 50 % to 100 %, one knife more to 0 %, both together change nothing: there is nothing to doubt.

    The forces with an axe won 6 of 8 battles. An axe of weight 2 is worth 25 points of win rate for each.
    """
    axe, blade = Scale("arms", COSTS, *axes_and_knives()).rows()

    assert (axe.thing, axe.cost, axe.battles) == ("axe", 2, 8)
    assert axe.won is not None
    assert axe.won.estimate == pytest.approx(6 / 8)
    assert axe.many == pytest.approx(4 / 12)
    assert (axe.worth.estimate, blade.worth.estimate) == pytest.approx((0.5, -0.5))
    assert axe.worth.half_width == pytest.approx(0, abs=1e-6)
    assert axe.a_point is not None
    assert axe.a_point.estimate == pytest.approx(0.25)
    assert blade.a_point is None


def test_three_forces_of_a_table_do_not_stand_for_themselves() -> None:
    """Of axes 2, 1 and 0 the first force has 1.5 more than the others on average, the last 1.5 less, and wins it all.

    It gains 2/3 of the battles, the others lose 1/3 each: 1.5 in the sum of products. At a second table 1, 0, 0 axes
    gain nothing, as the storm wins. So an axe is worth 1.5 of 4.5 + 1.5. What is left of the products is 0.375 at one
    table and as much less at the other; a third, where nobody has an axe more, leaves nothing. With three
    tables variance counts one and a half times: 3 times 0.375 squared of 6 squared. Two degrees of freedom are left, so
    the interval reaches 4.3 times its root.
    """
    first, second = table("first", {"axe": 2}, {"axe": 1}, {}), table("second", {"axe": 1}, {}, {})
    third = table("third", {"axe": 1}, {"axe": 1}, {"axe": 1})
    sample = fought(3, (first, (0, 0, 0)), (second, (None, None, None)), (third, (0, 1, 2)))

    [axe] = Scale("arms", {"axe": 2}, sample, [first, second, third]).rows()

    assert axe.worth.estimate == pytest.approx(0.25)
    assert axe.worth.half_width == pytest.approx(4.302653 * (3 * 0.375**2 / 36) ** 0.5)


def test_what_a_force_carries_is_weighed_together() -> None:
    """Two axes and a knife weigh 4 and bring 2 times 0.5 less 0.5: an eighth for each point of weight."""
    scale = Scale("arms", COSTS, *axes_and_knives())

    *each, together = scale.rows_of(Bought("saints", {"axe": 2, "knife": 1}))

    assert [row.thing for row in each] == ["axe", "knife"]
    assert (together.force, together.thing, together.cost, together.many) == ("saints", TOGETHER, 4, 3)
    assert together.battles == 12
    assert together.worth.estimate == pytest.approx(0.5)
    assert together.a_point is not None
    assert together.a_point.estimate == pytest.approx(1 / 8)


def test_fewer_tables_than_three_a_thing_are_refused() -> None:
    """Of two things five tables say too little: their intervals would be too narrow."""
    sample, tables = axes_and_knives()

    with pytest.raises(OrderError, match="5 tables are too few to tell 2 arms apart; fight more battles"):
        Scale("arms", COSTS, sample, tables[:5])


@pytest.mark.prove
@pytest.mark.parametrize("tables", [27, 120])
def test_intervals_of_things_that_are_worth_nothing_hold_nought(tables: int) -> None:
    """Of nine things by lot on four forces none matters: 5 % of the intervals miss that, 8 % with few tables."""
    lot, missed, seen = Random(1), 0, 0
    things = [f"thing{at}" for at in range(9)]

    for _ in range(4000 // tables):
        seated = [(lots(str(at), things, lot), tuple(lot.randrange(4) for _ in range(4))) for at in range(tables)]
        costs = dict.fromkeys(things, 1)
        rows = Scale("arms", costs, fought(4, *seated), [each for each, _ in seated]).rows()
        missed += sum(not row.worth.low <= 0 <= row.worth.high for row in rows)
        seen += len(rows)

    assert 0.02 < missed / seen < 0.1


def lots(name: str, things: Sequence[str], lot: Random) -> Table:
    """Return a table of four forces that carry each thing up to three times."""
    return table(name, *({thing: lot.randrange(4) for thing in things} for _ in range(4)))

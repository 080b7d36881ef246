"""Worths of what forces carry, against tables on paper."""

import pytest

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome
from engine.experiments.statistics import quantile
from engine.experiments.tuning.scale import TOGETHER, Fought, Scale
from engine.experiments.tuning.tunable import Bought, Table

SEATS = ("north", "east", "south")
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


def test_an_axe_that_wins_and_a_knife_that_loses_are_worth_half_of_the_battles() -> None:
    """One axe more takes 50 % to 100 %, one knife more to 0 %, both together change nothing: there is nothing to doubt.

    The forces with an axe won 3 of 4 battles. An axe of weight 2 is worth 25 points of win rate for each.
    """
    one, both, knife = (
        table("one", {"axe": 1}, {}),
        table("both", {"axe": 1, "knife": 1}, {}),
        table("k", {"knife": 1}, {}),
    )
    sample = fought(2, (one, (0, 0)), (both, (0, 1)), (knife, (1, 1)))

    axe, blade = Scale("arms", COSTS, sample, [one, both, knife]).rows()

    assert (axe.thing, axe.cost, axe.battles) == ("axe", 2, 4)
    assert axe.won is not None
    assert axe.won.estimate == pytest.approx(3 / 4)
    assert axe.many == pytest.approx(2 / 6)
    assert (axe.worth.estimate, blade.worth.estimate) == pytest.approx((0.5, -0.5))
    assert axe.worth.half_width == pytest.approx(0, abs=1e-6)
    assert axe.a_point is not None
    assert axe.a_point.estimate == pytest.approx(0.25)
    assert blade.a_point is None


def test_three_forces_of_a_table_do_not_stand_for_themselves() -> None:
    """Of axes 2, 1 and 0 the first force has 1.5 more than the others on average, the last 1.5 less, and wins it all.

    It gains 2/3 of the battles, the others lose 1/3 each: 1.5 in the sum of products. At a second table 1, 0, 0 axes
    gain nothing, as the storm wins. So an axe is worth 1.5 of 4.5 + 1.5. What is left of the products is 0.375 at one
    table and as much less at the other; with two tables its variance counts twice: 4 times 0.375 squared of 6 squared.
    """
    first, second = table("first", {"axe": 2}, {"axe": 1}, {}), table("second", {"axe": 1}, {}, {})
    sample = fought(3, (first, (0, 0, 0)), (second, (None, None, None)))

    [axe] = Scale("arms", {"axe": 2}, sample, [first, second]).rows()

    assert axe.worth.estimate == pytest.approx(0.25)
    assert axe.worth.half_width == pytest.approx(quantile(0.95) * 0.125)


def test_what_a_force_carries_is_weighed_together() -> None:
    """Two axes and a knife weigh 4 and bring 2 times 0.5 less 0.5: an eighth for each point of weight."""
    one, both, knife = (
        table("one", {"axe": 1}, {}),
        table("both", {"axe": 1, "knife": 1}, {}),
        table("k", {"knife": 1}, {}),
    )
    sample = fought(2, (one, (0, 0)), (both, (0, 1)), (knife, (1, 1)))

    *each, together = Scale("arms", COSTS, sample, [one, both, knife]).rows_of(Bought("saints", {"axe": 2, "knife": 1}))

    assert [row.thing for row in each] == ["axe", "knife"]
    assert (together.force, together.thing, together.cost, together.many) == ("saints", TOGETHER, 4, 3)
    assert together.battles == 6
    assert together.worth.estimate == pytest.approx(0.5)
    assert together.a_point is not None
    assert together.a_point.estimate == pytest.approx(1 / 8)


def test_as_many_tables_as_things_tell_nothing_apart() -> None:
    """Two tables fit any two worths without doubt, so that they are refused."""
    one, knife = table("one", {"axe": 1}, {}), table("k", {"knife": 1}, {})

    with pytest.raises(OrderError, match="2 tables are too few to tell 2 arms apart; fight more battles"):
        Scale("arms", COSTS, fought(2, (one, (0, 0)), (knife, (1, 1))), [one, knife])

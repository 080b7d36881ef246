"""What points bring, in words and as data."""

import re

import pytest

from engine.experiments.statistics import Interval
from engine.experiments.trials import Trial
from engine.experiments.tuning.price_figures import points_spent_facts, price_rows
from engine.experiments.tuning.prices import PriceOrder, PriceTuning, Worths
from engine.experiments.tuning.tunable import Prices
from engine.experiments.tuning.worths import UNKNOWN, Band, CardWorth, PointWorth, Spending
from engine.systems import Tunable
from musterpress.reports.tuning.prices import say_points_worth
from tests.toy_arms import FIELD, cards, with_pairs
from tests.toy_seats import held_part

FOUND = PointWorth(
    Interval(0.002, 0.001, 0.003),
    (
        Spending("swords", 12.5, Interval(0.01, 0.008, 0.012), Interval(0.009, 0.001, 0.017)),
        Spending("flags", 2.5, Interval(0.001, -0.001, 0.003), Interval(-0.001, -0.003, 0.001)),
        Spending("drums", 5.0, Interval(-0.001, -0.002, 0.0), Interval(-0.009, -0.017, -0.001)),
    ),
    (Band(1, 20, 7, Interval(0.55, 0.5, 0.6)),),
)


def words(unit: int) -> "Tunable[Prices]":
    return Tunable("arm", "mob", held_part(Prices("price", (1, 99), cards, with_pairs, (), unit=unit)))


def test_points_are_told_by_the_hundred_where_one_is_little(capsys: pytest.CaptureFixture[str]) -> None:
    """0.2 % a point are 20 points of win rate for a hundred; what is beyond chance is said of each thing."""
    say_points_worth(FOUND, words(100))

    first, _, heads, *rows = capsys.readouterr().out.splitlines()
    assert first == "A mob that costs 100 points more wins 20.0 (10.0 to 30.0) points more, a draw as half a win."
    assert heads.split("  ")[0] == "spent on"
    assert [row.split("  ")[0] for row in rows[:3]] == ["swords", "flags", "drums"]
    assert [re.split(" {2,}", row)[1:] for row in (*rows[:3], rows[-1])] == [
        ["12.5", "100.0 (80.0 to 120.0)", "90.0 (10.0 to 170.0)", "worth more than its points"],
        ["2.5", "10.0 (-10.0 to 30.0)", "-10.0 (-30.0 to 10.0)"],
        ["5.0", "-10.0 (-20.0 to 0.0)", "-90.0 (-170.0 to -10.0)", "worth less than its points"],
        ["7", "55.0 (50.0 to 60.0)"],
    ]


def test_one_point_is_told_where_it_is_much(capsys: pytest.CaptureFixture[str]) -> None:
    """Without bands and with one thing only there is no more to say than the slope."""
    say_points_worth(PointWorth(Interval(0.02, 0.01, 0.03), FOUND.spendings[:1], ()), words(1))

    assert (
        capsys.readouterr().out
        == "A mob that costs a point more wins 2.0 (1.0 to 3.0) points more, a draw as half a win.\n"
    )


def test_data_are_for_one_point() -> None:
    """Whatever unit is told, data have what one point brings, in shares of battles, and the same judgement."""
    facts = points_spent_facts(FOUND)

    assert (facts["a_point_brings"], facts["a_point_brings_low"]) == (0.002, 0.001)
    assert [row["judged"] for row in facts["spent_on"]] == [
        *("worth more than its points", "", "worth less than its points")
    ]
    assert facts["dearer_by"] == [
        {"least": 1, "most": 20, "pairs": 7, "share": 0.55, "share_low": 0.5, "share_high": 0.6}
    ]


def test_what_is_fair_is_told_by_all_rounds() -> None:
    """A row has worths at the present price, the price that is proposed, and what the last round says is fair."""
    card = cards(None)[0]  # type: ignore[arg-type]
    seen = Interval(0.1, 0.05, 0.15)
    first, last = (CardWorth(card, 1.5, seen, seen, Interval(fair, fair - 1, fair + 1)) for fair in (9.0, 5.0))
    order = PriceOrder(words(1), Trial(FIELD, (), (), 10))
    worths, later = (
        Worths(order, (row,), 0.1, PointWorth(UNKNOWN, (), ()), cancelled=False, battles=10) for row in (first, last)
    )

    (row,) = price_rows(PriceTuning(worths, later, {"shield": 5}, None, None, None, cancelled=False, battles=20))

    assert (row["arm"], row["price"], row["proposed"], row["worth"]) == ("shield", 3, 5, 0.1)
    assert (row["fair"], row["fair_low"], row["fair_high"]) == (5.0, 4.0, 6.0)

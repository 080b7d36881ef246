"""Whether figures bear a proposal out: worked on paper."""

import pytest

from engine.experiments.statistics import Interval
from engine.experiments.tuning.tunable import ScoreCard
from engine.experiments.tuning.verdict import CardTuning, Figures, Verdict, comes_closer, skews


def around(estimate: float, reach: float) -> Interval:
    return Interval(estimate, estimate - reach, estimate + reach)


def row(
    before: Interval, after: Interval, difference: Interval, *, proposed: int = 4, tried: bool = True
) -> CardTuning:
    card = ScoreCard("a", "offense", own=True, points=(6,), groups=((0,),), words=("",), places=(("vp",),))
    return CardTuning(
        card, (proposed,), Figures(400, 200, 0.95, before, after, difference, before, after), tried, even=0.5
    )


@pytest.mark.parametrize(
    ("before", "after", "difference", "closer"),
    [
        # on one side of even, the difference decides
        (around(0.60, 0.05), around(0.52, 0.05), around(-0.08, 0.03), True),
        (around(0.60, 0.05), around(0.52, 0.05), around(-0.08, 0.09), False),
        (around(0.40, 0.05), around(0.48, 0.05), around(0.08, 0.03), True),
        # away from even
        (around(0.60, 0.05), around(0.68, 0.05), around(0.08, 0.03), False),
        (around(0.40, 0.05), around(0.32, 0.05), around(-0.08, 0.03), False),
        # crossed: 10 points off before, 5 off now; the 5 gained are less than sqrt(2 x .05² + 2 x .05² - .03²) = 9.5
        (around(0.60, 0.05), around(0.45, 0.05), around(-0.15, 0.03), False),
        # crossed: 20 points off before, 1 off now; the 19 gained are more than those 9.5
        (around(0.70, 0.05), around(0.49, 0.05), around(-0.21, 0.03), True),
        (around(0.30, 0.05), around(0.51, 0.05), around(0.21, 0.03), True),
        # crossed and as far off as before
        (around(0.60, 0.01), around(0.40, 0.01), around(-0.20, 0.01), False),
        # nothing happened
        (around(0.60, 0.05), around(0.60, 0.05), around(0.0, 0.01), False),
    ],
)
def test_closer_means_beyond_chance(before: Interval, after: Interval, difference: Interval, *, closer: bool) -> None:
    """Half widths are of 95 %, and the interval of what was gained must not reach 0."""
    assert comes_closer(before, after, difference, even=0.5) is closer


def test_what_is_closer_depends_on_where_even_is() -> None:
    """60 to 35 % is nearly even where three meet; where two meet it is 10 points off above, and then 15 below."""
    figures = (around(0.60, 0.05), around(0.35, 0.05), around(-0.25, 0.03))

    assert comes_closer(*figures, even=1 / 3)
    assert not comes_closer(*figures, even=1 / 2)


def test_the_verdicts() -> None:
    """Even now, nearer to even, not shown, not tried, not touched."""
    better = around(-0.20, 0.03)

    assert row(around(0.7, 0.05), around(0.5, 0.05), better).verdict is Verdict.EVEN
    assert row(around(0.8, 0.05), around(0.6, 0.05), better).verdict is Verdict.CLOSER
    assert row(around(0.7, 0.05), around(0.69, 0.05), around(-0.01, 0.03)).verdict is Verdict.NOT_BORNE_OUT
    assert row(around(0.7, 0.05), around(0.5, 0.05), better, tried=False).verdict is Verdict.UNTRIED
    assert row(around(0.7, 0.05), around(0.5, 0.05), better, proposed=6).verdict is Verdict.KEPT


def test_a_card_goes_off_as_it_came_closer_the_other_way_round() -> None:
    """From 52 to 60 % is what from 60 to 52 % undoes; a card that was not tried has gone nowhere."""
    off = row(around(0.52, 0.05), around(0.60, 0.05), around(0.08, 0.03))
    back = row(around(0.60, 0.05), around(0.52, 0.05), around(-0.08, 0.03))

    assert (off.came_closer, off.went_off) == (False, True)
    assert (back.came_closer, back.went_off) == (True, False)
    assert not row(around(0.52, 0.05), around(0.60, 0.05), around(0.08, 0.03), tried=False).went_off
    assert not row(around(0.52, 0.05), around(0.60, 0.05), around(0.08, 0.09)).went_off


def test_harm_is_what_one_notices() -> None:
    """From 52 to 54 % is two points farther off, from 52 to 53.5 less, however sure; across even it is the distance."""
    noticed = row(around(0.52, 0.01), around(0.54, 0.01), around(0.02, 0.005))
    unnoticed = row(around(0.52, 0.001), around(0.535, 0.001), around(0.015, 0.001))
    across = row(around(0.49, 0.001), around(0.53, 0.001), around(0.04, 0.001))

    assert noticed.went_off
    assert noticed.is_harmed
    assert unnoticed.went_off
    assert not unnoticed.is_harmed
    assert across.is_harmed
    assert not row(around(0.52, 0.05), around(0.60, 0.05), around(0.08, 0.09)).is_harmed
    assert noticed.bearable == pytest.approx(0.03)


def test_the_skew_of_a_deck_leaves_chance_out() -> None:
    """60 % and 40 %, known exactly, are 10 points off; 55 % with an error of 5 points may well be even."""
    exact, error = around(0.0, 0.0), 0.05 * 1.971957
    exactly = [row(around(0.6, 0.0), around(0.5, 0.0), exact), row(around(0.4, 0.0), around(0.5, 0.0), exact)]
    vaguely = [row(around(0.55, error), around(0.45, error), exact)]

    (skew,) = skews(exactly)
    assert (skew.family, skew.after) == ("offense", 0)
    assert skew.before == pytest.approx(0.1)
    (vague,) = skews(vaguely)
    assert vague.before == pytest.approx(0, abs=1e-4)
    assert skews([]) == ()

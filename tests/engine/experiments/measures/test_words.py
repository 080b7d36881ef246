"""Figures in words: what is known, how exactly, and where nothing is."""

from dataclasses import replace
from math import inf

from engine.experiments.measures.words import bracketed, dependence, percent, verdict
from engine.experiments.pools import PooledStanding, Spread
from engine.experiments.statistics import Interval


def test_a_figure_has_its_bounds_in_brackets() -> None:
    """With one decimal, a share in percent; a mean of one value may be anything."""
    assert percent(Interval(0.545, 0.5091, 0.5808)) == "54.5 (50.9 to 58.1)"
    assert bracketed(Interval(5.8, 5.31, 6.24)) == "5.8 (5.3 to 6.2)"
    assert bracketed(Interval(7.0, -inf, inf)) == "7.0 (may be anything)"


def standing(share: Interval, bold: Interval, others: tuple[str, ...] = ("bees",)) -> PooledStanding:
    """A row of ants whose share is another where two bold ones meet."""
    tables = {("first", "first"): Interval(0.5, 0.4, 0.6), ("first", "bold"): share, ("bold", "bold"): bold}
    spread = Spread(("bold", "bold"), ("first", "bold"), Interval(0.2, 0.12, 0.28), 0.1)
    return PooledStanding(("ants", *others), 400, 0.95, "ants", others, share, tables, {}, spread)


def test_a_verdict_names_who_is_favoured() -> None:
    """By what they are called, or by their ids; where several others are, all of them."""
    high, low = Interval(0.6, 0.56, 0.64), Interval(0.2, 0.16, 0.24)
    calm = Spread(("first", "first"), ("first", "bold"), Interval(0.01, -0.1, 0.12), 0.0)
    ahead, behind = (replace(standing(each, each), spread=calm) for each in (high, low))

    assert verdict(ahead) == "favours ants"
    assert verdict(ahead, {"ants": "The Ants"}) == "favours The Ants"
    assert verdict(behind) == "favours bees"
    assert verdict(replace(behind, others=("bees", "wasps"), tables={})) == "favours the others"
    assert verdict(replace(ahead, share=Interval(0.5, 0.46, 0.54), tables={})) == "even"
    assert verdict(replace(ahead, share=Interval(0.5, 0.3, 0.7), tables={})) == "not known yet"


def test_what_depends_on_who_plays_names_both_tables_and_how_far_they_lie_apart() -> None:
    """One that meets itself plays on all sides."""
    row = standing(Interval(0.4, 0.35, 0.45), Interval(0.6, 0.55, 0.65))
    assert row.spread is not None

    assert verdict(row) == "depends on who plays"
    assert dependence(row, row.spread, "ants against bees") == (
        "ants against bees: 60.0 (55.0 to 65.0) with bold on all sides, 40.0 (35.0 to 45.0) with first and bold; "
        "20.0 (12.0 to 28.0) points apart."
    )

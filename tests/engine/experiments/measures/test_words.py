"""Figures in words: what is known, how exactly, and where nothing is."""

from math import inf

from engine.experiments.measures.words import bracketed, percent
from engine.experiments.statistics import Interval


def test_a_figure_has_its_bounds_in_brackets() -> None:
    """With one decimal, a share in percent; a mean of one value may be anything."""
    assert percent(Interval(0.545, 0.5091, 0.5808)) == "54.5 (50.9 to 58.1)"
    assert bracketed(Interval(5.8, 5.31, 6.24)) == "5.8 (5.3 to 6.2)"
    assert bracketed(Interval(7.0, -inf, inf)) == "7.0 (may be anything)"

"""Least squares: worths and their spread, against paper."""

import pytest

from engine.experiments.tuning.regression import fit, inverted


def test_worths_that_add_up_are_found_as_they_are() -> None:
    """Where a result is 3 for each of the first and -1 for each of the second, that is what is found, without doubt."""
    rows = [(1, 0), (0, 2), (1, 1), (-2, 1)]

    found = fit(rows, [3, -2, 2, -7])

    assert found is not None
    assert found.worth == pytest.approx((3, -1))
    assert found.interval((1, 1)).estimate == pytest.approx(2)
    assert found.interval((1, 1)).half_width == pytest.approx(0, abs=1e-6)


def test_the_spread_of_one_worth_is_that_of_its_mean() -> None:
    """Of 0, 0, 1 and 1 the mean is a half, and its variance a quarter of their variance of a third.

    The interval reaches 3.18 times its root, as t of three degrees of freedom has it.
    """
    found = fit([(1,)] * 4, [0, 0, 1, 1])

    assert found is not None
    assert found.worth == pytest.approx((0.5,))
    assert found.interval((1,)).half_width == pytest.approx(3.182446 * (1 / 12) ** 0.5)


def test_what_always_comes_together_cannot_be_told_apart() -> None:
    """Two things of which every row has as many have no worths of their own; nor have things without rows."""
    assert fit([(1, 1), (2, 2), (-1, -1)], [1, 2, -1]) is None
    assert fit([], []) is None


def test_a_matrix_times_its_inverse_changes_nothing() -> None:
    """The inverse of (0 2; 4 0) is (0 1/4; 1/2 0): rows change places where the first begins with nothing."""
    assert inverted([(0, 2), (4, 0)]) == [[0, 0.25], [0.5, 0]]


def test_rows_of_a_group_count_once() -> None:
    """0 and 0 of one group, 1 and 1 of another, are two values: their mean has half of their variance of a half.

    Two values leave one degree of freedom, so the interval reaches 12.7 times the root of that.
    """
    found = fit([(1,)] * 4, [0, 0, 1, 1], ["a", "a", "b", "b"])

    assert found is not None
    assert found.worth == pytest.approx((0.5,))
    assert found.interval((1,)).half_width == pytest.approx(12.706205 * (1 / 4) ** 0.5)

"""The cheapest fix of a damage track, against every track there is."""

from itertools import pairwise, product

import pytest

from engine.games.battlesuit.legality.fixes import fixed_track


@pytest.mark.parametrize(
    ("track", "fixed"),
    [
        ((7, 7, 5, 3, 0), (7, 7, 5, 3, 0)),
        ((8, 8, 7, 9, 2), (8, 8, 7, 7, 2)),
        ((2, 8, 7, 5, 2), (8, 8, 7, 5, 2)),
        ((5, 4, 3, 4, 4), (5, 4, 4, 4, 4)),
        ((3, 4, 4, 4, 0), (4, 4, 4, 4, 0)),
        ((0, 1, 0, 1, 0), (0, 0, 0, 0, 0)),
    ],
)
def test_a_track_is_fixed_where_it_costs_least(track: tuple[int, ...], fixed: tuple[int, ...]) -> None:
    """One value too high comes down, one too low comes up; the fewest points are changed. Rule: BS.GAP.3."""
    assert fixed_track(track) == fixed


def test_no_track_is_nearer() -> None:
    """Of all tracks of four boxes up to 3 that never rise, none lies nearer than the fixed one."""
    every = [*product(range(4), repeat=4)]
    falling = [one for one in every if all(a >= b for a, b in pairwise(one))]
    for track in every[::5]:
        made = fixed_track(track)
        assert made in falling
        assert _apart(track, made) == min(_apart(track, one) for one in falling)


def _apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))

"""The cheapest fix of a damage track that gets better with damage. Rules: BS.CARD.5, BS.GAP.3."""

from collections.abc import Sequence
from itertools import combinations_with_replacement

Track = tuple[int, ...]


def fixed_track(track: Sequence[int]) -> Track:
    """Return the track nearest to this one that never gets better: itself, if it does not.

    Nearest is the least sum of changes, then the fewest changed boxes, then the weaker soldier. Values that stand in
    the track are enough to be nearest.
    """
    falling = combinations_with_replacement(sorted(set(track), reverse=True), len(track))
    return min(falling, key=lambda one: (*_price(track, one), sum(one)))


def _price(track: Sequence[int], other: Track) -> tuple[int, int]:
    changes = [abs(new - old) for old, new in zip(track, other, strict=True)]
    return sum(changes), sum(map(bool, changes))

"""The cheapest fixes: whom to leave out of a force, and how a damage track gets worse. Rules: BS.CARD.5, BS.GAP.3."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

Chosen = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Offer:
    """Soldiers of one type who may be left out: what one is worth in build points, and how many there are."""

    kind: str
    value: int
    count: int


@dataclass(frozen=True)
class Removal:
    """Whom to leave out: how many of each type, and the points that gains."""

    counts: Mapping[str, int]
    value: int

    def words(self) -> str:
        """Return who it is in words: `2 front_line and 1 bomb_drone`."""
        return " and ".join(f"{count} {kind}" for kind, count in self.counts.items())


def cheapest_removal(excess: int, offers: Iterable[Offer]) -> Removal | None:
    """Return whom to leave out to gain at least `excess` points; None if all together are not enough.

    The fewest points are given up, then the fewest soldiers; among equal ways the first types in order stay.
    """
    ways: dict[int, tuple[int, Chosen]] = {0: (0, ())}
    worth_something = (offer for offer in offers if offer.value)
    for offer in sorted(worth_something, key=lambda offer: offer.kind, reverse=True):
        ways = _with(offer, ways, excess)
    enough = sorted((value, *way) for value, way in ways.items() if value >= excess)
    if not enough:
        return None
    value, _, chosen = enough[0]
    return Removal(dict(chosen), value)


def cheapest_pieces(count: int, offers: Iterable[Offer]) -> Removal:
    """Return the cheapest `count` soldiers; among equally cheap ones the first types in order go."""
    left, counts, value = count, {}, 0
    for offer in sorted(offers, key=lambda offer: (offer.value, offer.kind)):
        gone = min(left, offer.count)
        if gone:
            counts[offer.kind] = gone
        left, value = left - gone, value + gone * offer.value
    return Removal(counts, value)


def _with(offer: Offer, ways: Mapping[int, tuple[int, Chosen]], excess: int) -> dict[int, tuple[int, Chosen]]:
    """Return the best ways to each number of points when some of one more type may go as well."""
    found = dict(ways)
    for value, (soldiers, chosen) in ways.items():
        for count in range(1, offer.count + 1):
            gained = value + count * offer.value
            way = (soldiers + count, (*chosen, (offer.kind, count)))
            if gained not in found or way < found[gained]:
                found[gained] = way
            if gained >= excess:
                break
    return found


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

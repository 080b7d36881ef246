"""Who may be hit beside the target of an attack. Rules: BS.SPL.1 to BS.SPL.3, BS.GAP.64."""

from collections.abc import Iterable

from engine.games.battlesuit.maps.lattice import Point, distance


def spilled_on(target: Point, soldiers: Iterable[Point], exempt: Point | None) -> frozenset[Point]:
    """Return the occupied points next to the target, friend or enemy, but that of the attacker if it is exempt."""
    return frozenset(at for at in soldiers if distance(at, target) == 1 and at != exempt)

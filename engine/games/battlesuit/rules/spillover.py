"""Who may be hit beside the target of an attack. Rules: BS.SPL.1 to BS.SPL.3, BS.GAP.64."""

from collections.abc import Iterable

from engine.games.battlesuit.kernel.numbers.attack_record import Aim
from engine.games.battlesuit.kernel.numbers.spillover import is_spilled_on
from engine.games.battlesuit.maps.lattice import Point
from engine.games.battlesuit.rules.numbers import numbers_of
from schemas.models.battlesuit.rules import Rules


def spilled_on(attacker: Point, target: Point, soldiers: Iterable[Point], rules: Rules) -> frozenset[Point]:
    """Return the points of soldiers next to the target, friend or enemy, but that of an attacker who is exempt."""
    return frozenset(at for at in soldiers if is_spilled_on(numbers_of(rules), _asked(attacker, target, at)))


def _asked(attacker: Point, target: Point, other: Point) -> Aim:
    aim = Aim()
    aim.x, aim.y = attacker
    aim.target_x, aim.target_y = target
    aim.other_x, aim.other_y = other
    return aim

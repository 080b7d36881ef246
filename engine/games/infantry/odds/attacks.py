"""An attack before its dice are thrown: whether it can be made, what it costs, and what two dice have to reach."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.codes import NEVER, Band, WeaponKind
from engine.games.infantry.kernel.numbers.harm import filling_of, type_of_filling
from engine.games.infantry.kernel.numbers.records import Arms, Conditions
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap
from engine.games.infantry.kernel.numbers.targets import range_band, target_number
from engine.games.infantry.rules import arms_of, hit_chance, numbers_of
from engine.odds.dice import Odds
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Filling, WeaponType

ADJACENT: Final = 1
LARGE: Final = "large"
"""A target that is no trooper: a wall, a building, a vehicle. Rule: IN.LRG.1."""
LYING: Final = ("prone", "trench")
"""What counts as lying, of a target and of who is on the dot that is aimed at. Rules: IN.TUN.5, IN.GAP.58."""
ENTANGLED: Final = "entangled"
"""An attacker whom wire holds. Rules: IN.WIR.5, IN.GAP.21."""
AT_DOTS: Final = frozenset({WeaponType.EXPLOSIVE, WeaponType.INCENDIARY, WeaponType.THROWN})
"""Weapons that are aimed at a dot, so of a trooper there only that it lies counts. Rules: IN.HOUSE.6, IN.GAP.58."""


class Way(StrEnum):
    """How an attack is made. Rules: IN.MVF.1, IN.HOUSE.4."""

    AIMED = "aimed"
    ARC = "arc"
    WIDE_ARC = "wide_arc"
    MOVING = "moving"


WAYS: Final[Mapping[WeaponType, frozenset[Way]]] = {
    WeaponType.RANGED: frozenset(Way),
    WeaponType.CREWED: frozenset({Way.AIMED, Way.ARC, Way.MOVING}),
    WeaponType.EXPLOSIVE: frozenset({Way.AIMED, Way.MOVING}),
    WeaponType.INCENDIARY: frozenset({Way.AIMED, Way.MOVING}),
    WeaponType.THROWN: frozenset({Way.AIMED, Way.MOVING}),
    WeaponType.MELEE: frozenset({Way.AIMED}),
}
"""How attacks are made with weapons of a type; that of a crewed one in its own side's turn is its free attack."""

Range = int | str
"""A distance in dots, or `short` or `long`: as far as the weapon reaches in that band."""


@dataclass(frozen=True)
class Attack:
    """An attack: with what, from how far, how, and what stands in its way.

    `line` counts dots in the line of fire by their columns in Conditions, `target` and `hindered` name flags there.
    """

    weapon: Weapon
    distance: Range
    rules: Rules
    way: Way = Way.AIMED
    line: tuple[tuple[str, int], ...] = ()
    target: tuple[str, ...] = ()
    hindered: tuple[str, ...] = ()

    @property
    def arms(self) -> Arms:
        """Return the weapon as the kernel has it."""
        return arms_of(self.weapon, self.rules)

    @property
    def dots(self) -> int | None:
        """Return the distance in dots; None where the weapon has no such range."""
        arms = self.arms
        if isinstance(self.distance, int):
            return self.distance
        if self.distance == "long":
            return arms.long_dots if arms.long_dots > arms.short_dots else None
        if arms.type == WeaponKind.MELEE:
            return ADJACENT
        numbers = numbers_of(self.rules)
        return arms.short_dots if arms.short_dots != NEVER else numbers.throw_dots * numbers.throw_most_ap

    @property
    def ap(self) -> int:
        """Return what it costs; a grenade as many AP as take it there. Rules: IN.MVF.3, IN.MVF.8, IN.GAP.2."""
        numbers, arms = numbers_of(self.rules), self.arms
        if arms.type == WeaponKind.THROWN and arms.ap == NEVER:
            return max(1, -(-(self.dots or 0) // numbers.throw_dots))
        cost = movement_fire_ap(numbers, arms) if self.way is Way.MOVING else arms.ap
        return max(0, cost)

    @property
    def number(self) -> int | None:
        """Return what two dice have to reach; None where the attack cannot be made. Rule: IN.HOUSE.3."""
        band = self._band()
        if band == Band.OUT or not self._is_played() or not self._is_allowed():
            return None
        return target_number(numbers_of(self.rules), self._conditions(), self.arms.type, band)

    @property
    def hit(self) -> Fraction:
        """Return the chance to hit, 0 where the attack cannot be made."""
        return hit_chance(self.number, self.rules)

    def _band(self) -> int:
        arms, dots = self.arms, self.dots
        if dots is None:
            return Band.OUT
        if arms.type == WeaponKind.MELEE:
            return Band.HAND_TO_HAND if dots == ADJACENT else Band.OUT
        return range_band(numbers_of(self.rules), arms, dots, self.ap)

    def _is_played(self) -> bool:
        """Return whether the options that the weapon belongs to are played. Rule: IN.GEN.1."""
        options, weapon = self.rules.options, self.weapon
        if weapon.type is WeaponType.INCENDIARY or weapon.filling is Filling.INCENDIARY:
            return options.incendiary
        if weapon.filling is Filling.SMOKE:
            return options.smoke
        if weapon.type is WeaponType.CREWED:
            return options.crewed_weapons
        return options.explosive_ranged or weapon.type is not WeaponType.EXPLOSIVE

    def _is_allowed(self) -> bool:
        """Return whether it is made that way, and at such a target. Rules: IN.LRG.1, IN.MVF.1, IN.GAP.21, IN.GAP.37."""
        if ENTANGLED in self.hindered and not self.rules.wire.entangled_may_attack:
            return False
        if self.way not in WAYS[self.weapon.type] or (LARGE in self.target and not self._may_be_large()):
            return False
        if self.way is not Way.MOVING:
            return True
        return self.rules.options.movement_fire and movement_fire_ap(numbers_of(self.rules), self.arms) != NEVER

    def _may_be_large(self) -> bool:
        filling = filling_of(self.arms)
        bit = 1 << type_of_filling(filling)
        at_dots = self.weapon.type in AT_DOTS and filling != codes.Filling.SMOKE
        return at_dots and self.rules.options.large_targets and bool(numbers_of(self.rules).structure_types & bit)

    def _conditions(self) -> Conditions:
        found = Conditions()
        for column, count in self.line:
            setattr(found, column, getattr(found, column) + count)
        for column in (*self._seen_of_target(), *self.hindered):
            setattr(found, column, 1)
        found.moving = int(self.way is Way.MOVING)
        found.wide = int(self.way is Way.WIDE_ARC)
        return found

    def _seen_of_target(self) -> Iterable[str]:
        lying = LYING if self.rules.target.prone_for_dot_fire else ()
        at_dot = self.weapon.type in AT_DOTS
        return (column for column in self.target if column == LARGE or column in lying or not at_dot)


def hit_odds(attack: Attack) -> Odds:
    """Return whether an attack hits. Rules: IN.GAP.16, IN.HOUSE.3."""
    if attack.number is None:
        return Odds(hit=Fraction(0), miss=Fraction(0), cannot=Fraction(1))
    return Odds(hit=attack.hit, miss=1 - attack.hit, cannot=Fraction(0))

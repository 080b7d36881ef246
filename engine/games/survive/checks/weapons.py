"""The checks of weapons."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.survive.checks.spans import outside
from schemas.diagnostics.diagnostics import Finding
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import WeaponType

VALUES = ("power", "difficulty", "weight", "ammo")
NEEDED = {WeaponType.RANGED: ("ammo", "range_in"), WeaponType.GRENADE: ("ammo", "range_in", "blast_in")}
PLACED = {**NEEDED, WeaponType.CLOSE: ()}
SPECIAL = ("ammo", "range_in", "blast_in")


@check("weapon-value-out-of-range", "SV.GAP.4")
def value_out_of_range(weapon: Weapon, rules: Rules) -> Iterator[Finding]:
    """A value of a weapon is lower or higher than it may be.

    Power, Difficulty, weight and ammo lie within `limits` of the rules document: 1 to 10, and 0 to 8 for the weight.
    Rules: SV.GAP.4, SV.AMM.1.
    """
    for name in VALUES:
        value: int | None = getattr(weapon, name)
        if value is not None:
            yield from outside(name, value, getattr(rules.limits, name))


@check("weapon-lacks-value", "SV.GAP.4")
def lacks_value(weapon: Weapon) -> Iterator[Finding]:
    """A weapon lacks a value that its type needs.

    Guns and grenades need `ammo` and `range_in`, and a grenade a `blast_in`.
    Rules: SV.AMM.1, SV.SHT.2, SV.GAP.30.
    """
    for name in NEEDED.get(weapon.type, ()):
        if getattr(weapon, name) is None:
            message = f"a {weapon.type} weapon needs {name}"
            yield mistake(("type",), message, f"add {name}")


@check("weapon-value-misplaced", "SV.GAP.4")
def value_misplaced(weapon: Weapon) -> Iterator[Finding]:
    """A weapon has a value that its type knows nothing of.

    A close-combat weapon has neither `ammo` nor `range_in`, and only a grenade has a `blast_in`.
    Rules: SV.GAP.4, SV.GAP.30.
    """
    for name in SPECIAL:
        if getattr(weapon, name) is not None and name not in PLACED[weapon.type]:
            message = f"a {weapon.type} weapon has no {name}"
            yield mistake((name,), message, f"take {name} out")


@check("two-handed-grenade", "SV.DAZ.3")
def two_handed_grenade(weapon: Weapon) -> Iterator[Finding]:
    """A grenade takes two hands.

    A grenade is thrown with one hand, as a Dazed unit may do.
    """
    if weapon.type is WeaponType.GRENADE and weapon.hands != 1:
        yield mistake(("hands",), "a grenade is thrown with one hand", "use hands: 1")


WEAPON_CHECKS = (
    value_out_of_range,
    lacks_value,
    value_misplaced,
    two_handed_grenade,
)

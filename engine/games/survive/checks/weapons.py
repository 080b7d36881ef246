"""The checks of weapons."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.games.survive.checks.runs import ruled
from engine.games.survive.checks.spans import outside
from schemas.diagnostics.diagnostics import Finding
from schemas.models.survive.rules import Rules
from schemas.models.survive.weapon import Weapon
from schemas.models.survive.words import WeaponType

VALUES = ("power", "difficulty", "weight", "ammo")
NEEDED = {WeaponType.RANGED: ("ammo", "range_in"), WeaponType.GRENADE: ("ammo", "range_in", "blast_in")}
PLACED = {**NEEDED, WeaponType.CLOSE: ()}
SPECIAL = ("ammo", "range_in", "blast_in")


def value_out_of_range(weapon: Weapon, rules: Rules) -> Iterator[Finding]:
    """Each value lies within its limits. Rules: SV.GAP.4, SV.AMM.1."""
    for name in VALUES:
        value: int | None = getattr(weapon, name)
        if value is not None:
            yield from outside("weapon-value-out-of-range", name, value, getattr(rules.limits, name), "SV.GAP.4")


def lacks_value(weapon: Weapon, _: Rules) -> Iterator[Finding]:
    """Guns and grenades have ammo and range, grenades a blast. Rules: SV.AMM.1, SV.SHT.2, SV.GAP.30."""
    for name in NEEDED.get(weapon.type, ()):
        if getattr(weapon, name) is None:
            message = f"a {weapon.type} weapon needs {name}"
            yield Finding("weapon-lacks-value", ("type",), message, f"add {name}", "SV.GAP.4")


def value_misplaced(weapon: Weapon, _: Rules) -> Iterator[Finding]:
    """Close-combat weapons have no ammo or range, and only grenades a blast. Rules: SV.GAP.4, SV.GAP.30."""
    for name in SPECIAL:
        if getattr(weapon, name) is not None and name not in PLACED[weapon.type]:
            message = f"a {weapon.type} weapon has no {name}"
            yield Finding("weapon-value-misplaced", (name,), message, f"take {name} out", "SV.GAP.4")


def two_handed_grenade(weapon: Weapon, _: Rules) -> Iterator[Finding]:
    """A grenade takes one hand: a Dazed unit may throw it. Rule: SV.DAZ.3."""
    if weapon.type is WeaponType.GRENADE and weapon.hands != 1:
        yield Finding("two-handed-grenade", ("hands",), "a grenade is thrown with one hand", "use hands: 1", "SV.DAZ.3")


WEAPON_CHECKS = (
    Check(
        code="weapon-value-out-of-range",
        kind="weapon",
        rule="SV.GAP.4",
        title="A value of a weapon is lower or higher than it may be",
        explanation=(
            "Power, Difficulty, weight and ammo lie within `limits` of the rules document: 1 to 10, and 0 to 8 for the "
            "weight."
        ),
        run=ruled(Weapon, value_out_of_range),
    ),
    Check(
        code="weapon-lacks-value",
        kind="weapon",
        rule="SV.GAP.4",
        title="A weapon lacks a value that its type needs",
        explanation="Guns and grenades need `ammo` and `range_in`, and a grenade a `blast_in`.",
        run=ruled(Weapon, lacks_value),
    ),
    Check(
        code="weapon-value-misplaced",
        kind="weapon",
        rule="SV.GAP.4",
        title="A weapon has a value that its type knows nothing of",
        explanation="A close-combat weapon has neither `ammo` nor `range_in`, and only a grenade has a `blast_in`.",
        run=ruled(Weapon, value_misplaced),
    ),
    Check(
        code="two-handed-grenade",
        kind="weapon",
        rule="SV.DAZ.3",
        title="A grenade takes two hands",
        explanation="A grenade is thrown with one hand, as a Dazed unit may do.",
        run=ruled(Weapon, two_handed_grenade),
    ),
)

"""What a trooper carries and wears, by the sections of its card. Rules: IN.CRW.1, IN.EXP.4 to IN.EXP.10, IN.GAP.31."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from schemas.diagnostics.diagnostics import Location
from schemas.models.infantry.people import Armor, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Filling, Section, WeaponType
from schemas.packs.packs import Pack

OPTION_OF = {
    WeaponType.CREWED: "crewed_weapons",
    WeaponType.EXPLOSIVE: "explosive_ranged",
    WeaponType.INCENDIARY: "incendiary",
}

OPTION_OF_FILLING = {Filling.INCENDIARY: "incendiary", Filling.SMOKE: "smoke"}
"""The options that weapons belong to. Rule: IN.GEN.1."""


SINGLE = {"primary": Section.PRIMARY, "secondary": Section.SECONDARY, "other": Section.OTHER, "melee": Section.MELEE}
"""The fields of a trooper that name one weapon, and the sections of the card that they are."""


@dataclass(frozen=True)
class Kit:
    """The weapons that a trooper names, by those names, and its armour; what nobody defined is not there.

    `fed` are the weapons that it has extra ammunition for.
    """

    weapons: Mapping[str, Weapon] = field(default_factory=dict)
    armor: Armor | None = None
    fed: tuple[Weapon, ...] = ()

    def weapon(self, name: str | None) -> Weapon | None:
        """Return the weapon of that name; None without one."""
        return self.weapons.get(name) if name is not None else None

    def feeds(self, weapon: Weapon) -> bool:
        """Whether there is extra ammunition for a weapon, by whichever of its names. Rule: IN.EXP.10."""
        return any(one is weapon for one in self.fed)


def kit_of(trooper: Trooper, pack: Pack) -> Kit:
    """Return what the pack knows of what a trooper carries and wears."""
    found = {name: pack.named("weapon", name, Weapon) for name in dict.fromkeys(names_in(trooper))}
    weapons = {name: weapon for name, weapon in found.items() if weapon is not None}
    armor = pack.named("armor", trooper.armor, Armor) if trooper.armor else None
    return Kit(weapons, armor, tuple(weapons[name] for name in trooper.extra_ammunition if name in weapons))


def names_in(trooper: Trooper) -> Iterator[str]:
    """Yield the names of all weapons on a card, those of extra ammunition too."""
    yield from (name for name, _ in carried(trooper))
    yield from trooper.extra_ammunition


def carried(trooper: Trooper) -> Iterator[tuple[str, Location]]:
    """Yield the name of each weapon that a trooper carries, and where the card says so."""
    for at in (*SINGLE, "mounted"):
        name: str | None = getattr(trooper, at)
        if name is not None:
            yield name, (at,)
    yield from ((name, ("grenades", name)) for name, number in trooper.grenades.items() if number)


def crew_of(weapon: Weapon, rules: Rules) -> int:
    """Return how many troopers besides the carrier it takes to set a weapon up. Rules: IN.CRW.4, IN.GAP.1."""
    return (weapon.crew or 0) if rules.crewed.columns == "swapped" else 0


def ap_cost_of(weapon: Weapon, rules: Rules) -> int | None:
    """Return the AP of an attack with a weapon; None if it has no figure. Rules: IN.CRW.2, IN.GAP.1, IN.GAP.2."""
    as_printed = weapon.type is WeaponType.CREWED and rules.crewed.columns == "as_printed"
    return weapon.crew if as_printed else weapon.ap_cost


def rounds_of(weapon: Weapon, rules: Rules, *, extra: bool) -> int | None:
    """Return how many rounds a trooper has for a weapon; None: it never runs dry. Rules: IN.EXP.2, IN.EXP.10."""
    if weapon.ammo is None or not extra:
        return weapon.ammo
    return weapon.ammo * rules.extra_ammunition.times


def cells_of(trooper: Trooper, armor: Armor | None) -> tuple[int, ...]:
    """Return the cells that armour covers, the leftmost is 1; the first ones where the card names none."""
    if armor is None:
        return ()
    return trooper.armor_cells or tuple(range(1, armor.coverage + 1))

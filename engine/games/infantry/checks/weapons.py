"""The checks of weapons and armour."""

from collections.abc import Iterator
from itertools import pairwise

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.models.infantry.people import Armor, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Section, WeaponType

NEEDED = {
    WeaponType.RANGED: ("ap_cost", "short_dots", "mode"),
    WeaponType.CREWED: ("short_dots", "crew"),
    WeaponType.EXPLOSIVE: ("ap_cost", "short_dots"),
    WeaponType.INCENDIARY: ("ap_cost", "short_dots"),
    WeaponType.THROWN: ("filling",),
    WeaponType.MELEE: ("ap_cost",),
}
"""The figures that weapons of a type cannot do without. Rules: IN.CRW.2, IN.EXP.1, IN.INC.1, IN.GAP.2, IN.GAP.31."""
KNOWN = {
    WeaponType.RANGED: (*NEEDED[WeaponType.RANGED], "long_dots", "ammo"),
    WeaponType.CREWED: (*NEEDED[WeaponType.CREWED], "long_dots", "mode"),
    WeaponType.EXPLOSIVE: (*NEEDED[WeaponType.EXPLOSIVE], "long_dots", "ammo"),
    WeaponType.INCENDIARY: (*NEEDED[WeaponType.INCENDIARY], "long_dots", "ammo"),
    WeaponType.THROWN: (*NEEDED[WeaponType.THROWN], "ap_cost", "short_dots", "ammo"),
    WeaponType.MELEE: NEEDED[WeaponType.MELEE],
}
FIGURES = ("filling", "ap_cost", "ammo", "short_dots", "long_dots", "mode", "crew")
SECTIONS = {
    WeaponType.RANGED: (Section.PRIMARY, Section.SECONDARY),
    WeaponType.CREWED: (Section.PRIMARY,),
    WeaponType.EXPLOSIVE: (Section.PRIMARY, Section.SECONDARY),
    WeaponType.INCENDIARY: (Section.PRIMARY, Section.SECONDARY),
    WeaponType.THROWN: (Section.GRENADES, Section.OTHER),
    WeaponType.MELEE: (Section.MELEE,),
}
"""Where weapons of a type may be written. Rules: IN.CRW.1, IN.EXP.4, IN.EXP.5, IN.SMK.1, IN.GAP.10."""
TARGETS = (WeaponType.RANGED,)
LAUNCHERS = (WeaponType.EXPLOSIVE, WeaponType.INCENDIARY)


@check("weapon-figure-missing", "IN.GAP.31")
def figure_missing(weapon: Weapon) -> Iterator[Finding]:
    """A weapon lacks a figure that its type needs.

    Ranged weapons need `ap_cost`, `short_dots` and `mode`; crewed ones `short_dots` and `crew`; explosive and
    incendiary ones `ap_cost` and `short_dots`; thrown ones `filling`; those for melee `ap_cost`.
    Rules: IN.CRW.2, IN.EXP.1, IN.INC.1, IN.GAP.31.
    """
    for name in NEEDED[weapon.type]:
        if getattr(weapon, name) is None:
            message = f"{weapon.type} weapons have {name}, and this has none"
            yield mistake(("type",), message, f"add {name}")


@check("free-blow", "IN.HOUSE.7")
def free_blow(weapon: Weapon) -> Iterator[Finding]:
    """A blow costs no AP.

    `ap_cost` of a weapon for melee is 1 at least: a trooper strikes as long as its AP last, and where that takes none
    its turn need never end.
    """
    if weapon.type is WeaponType.MELEE and weapon.ap_cost == 0:
        message = "a blow costs no AP, so nothing ends the turn of who goes on striking"
        yield mistake(("ap_cost",), message, "make it 1", fix=(Fix(("ap_cost",), 1),))


@check("weapon-figure-unused", "IN.GAP.31")
def figure_unused(weapon: Weapon) -> Iterator[Finding]:
    """A weapon has a figure that its type knows nothing of.

    Only crewed weapons have a `crew`, only ranged and crewed ones a `mode`, only thrown ones a `filling`. Thrown
    weapons have no long range, and weapons for melee neither range nor ammunition.
    Rules: IN.CRW.2, IN.EXP.2, IN.GAP.2.
    """
    for name in FIGURES:
        if getattr(weapon, name) is not None and name not in KNOWN[weapon.type]:
            message = f"{weapon.type} weapons have no {name}"
            fix = (Fix((name,), None),)
            yield mistake((name,), message, f"take {name} out", fix=fix)


@check("short-beyond-long", "IN.HOUSE.3")
def short_beyond_long(weapon: Weapon) -> Iterator[Finding]:
    """Short range is longer than long range.

    `short_dots` is at most `long_dots`.
    """
    if weapon.short_dots is not None and weapon.long_dots is not None and weapon.short_dots > weapon.long_dots:
        message = f"its short range is {weapon.short_dots} dots, beyond its long range of {weapon.long_dots}"
        fix = (Fix(("short_dots",), weapon.long_dots),)
        hint = f"lower it to {weapon.long_dots}"
        yield mistake(("short_dots",), message, hint, fix=fix)


@check("damage-not-monotone", "IN.EXP.3")
def damage_rises(weapon: Weapon) -> Iterator[Finding]:
    """An explosion does more damage farther away.

    The figures of `damage` go from the dot of detonation outwards and never rise.
    Rules: IN.EXP.3, IN.INC.4.
    """
    for at, (inner, outer) in enumerate(pairwise(weapon.damage), start=1):
        if outer > inner:
            message = f"it does {outer} points {at} dots away, and {inner} nearer"
            fix = (Fix(("damage", at), inner),)
            yield mistake(("damage", at), message, f"lower it to {inner}", fix=fix)


@check("damage-around", "IN.EXP.3")
def rings_of_one(weapon: Weapon) -> Iterator[Finding]:
    """A weapon that hits one trooper does damage around.

    Only explosive, incendiary and thrown weapons have more than one figure in `damage`.
    Rules: IN.EXP.3, IN.CRW.13.
    """
    single = (WeaponType.RANGED, WeaponType.CREWED, WeaponType.MELEE)
    if weapon.type in single and len(weapon.damage) > 1:
        message = f"{weapon.type} weapons hit one trooper; there are {len(weapon.damage)} figures"
        fix = (Fix(("damage",), [weapon.damage[0]]),)
        yield mistake(("damage",), message, f"make it [{weapon.damage[0]}]", fix=fix)


@check("weapon-section", "IN.CRW.1")
def section_of_type(weapon: Weapon) -> Iterator[Finding]:
    """A weapon belongs in another section of the card.

    Crewed weapons take the primary section; ranged, explosive and incendiary ones the primary or secondary; thrown ones
    stand with the grenades or in the other section; those for melee in the section melee.
    Rules: IN.CRW.1, IN.EXP.4, IN.EXP.5, IN.SMK.1, IN.GAP.10.
    """
    allowed = SECTIONS[weapon.type]
    if weapon.section not in allowed:
        message = f"{weapon.type} weapons are not written in the {weapon.section} section"
        hint, fix = f"make it {' or '.join(allowed)}", (Fix(("section",), allowed[0].value),)
        yield mistake(("section",), message, hint, fix=fix)


@check("mount-misplaced", "IN.EXP.6")
def mount_misplaced(weapon: Weapon) -> Iterator[Finding]:
    """A launcher is fixed where none can be.

    `mount` is for primary ranged weapons, a rifle or SMG; `mountable` for primary weapons that launch something, such
    as a grenade launcher.
    Rules: IN.EXP.6, IN.EXP.9, IN.GAP.8.
    """
    if weapon.mount and (weapon.type not in TARGETS or weapon.section is not Section.PRIMARY):
        message = "a launcher is fixed under a primary ranged weapon, and this is none"
        yield mistake(("mount",), message, "make it false", fix=(Fix(("mount",), value=False),))
    if weapon.mountable and (weapon.type not in LAUNCHERS or weapon.section is not Section.PRIMARY):
        message = "only a primary weapon that launches something can be fixed under another"
        fix = (Fix(("mountable",), value=False),)
        yield mistake(("mountable",), message, "make it false", fix=fix)


@check("armor-beyond-card", "IN.ARM.5")
def armor_beyond_card(armor: Armor, rules: Rules) -> Iterator[Finding]:
    """Armour covers more cells than the card has.

    `coverage` is at most `card.cells` of the rules document, 10 as ruled.
    Rules: IN.ARM.2, IN.ARM.5.
    """
    if armor.coverage > rules.card.cells:
        message = f"it covers {armor.coverage} cells, and a card has {rules.card.cells}"
        fix = (Fix(("coverage",), rules.card.cells),)
        hint = f"lower it to {rules.card.cells}"
        yield mistake(("coverage",), message, hint, fix=fix)

"""The checks of what stands in which section of a unit card."""

from collections.abc import Iterator, Mapping

from engine.checking.check import check, mistake
from engine.games.infantry.kit import SINGLE, Kit, kit_of
from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Section, WeaponType


@check("wrong-section", "IN.EXP.5", kit=kit_of)
def wrong_section(trooper: Trooper, kit: Kit) -> Iterator[Finding]:
    """A weapon stands in a section that is not its own.

    The card of each weapon says its `section`: primary, secondary, other, grenades or melee.
    Rules: IN.CRW.1, IN.EXP.4, IN.EXP.5, IN.GAP.10.
    """
    for field, section in SINGLE.items():
        weapon = kit.weapon(getattr(trooper, field))
        if weapon is not None and weapon.section is not section:
            message = f"the {weapon.name} belongs in the {weapon.section} section"
            hint = "name it there" if weapon.section is not Section.GRENADES else "name it among the grenades"
            fix = _moved((field,), getattr(trooper, field), trooper, weapon.section)
            yield mistake((field,), message, hint, fix=fix)
    for name in trooper.grenades:
        weapon = kit.weapon(name)
        if weapon is not None and weapon.section is not Section.GRENADES:
            message = f"the {weapon.name} is no grenade; it belongs in the {weapon.section} section"
            at = ("grenades", name)
            fix = _moved(at, name, trooper, weapon.section)
            yield mistake(at, message, "name it there", rule="IN.SMK.1", at_key=True, fix=fix)


def _moved(at: Location, name: str, trooper: Trooper, section: Section) -> tuple[Fix, ...]:
    """Return what takes a weapon to its own section, where nothing stands yet; nothing if something does."""
    if section not in SINGLE.values() or getattr(trooper, section.value) is not None:
        return ()
    return Fix(at, None), Fix((section.value,), name)


@check("section-taken", "IN.EXP.7", kit=kit_of)
def section_taken(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Finding]:
    """Two things stand in one section.

    A mounted launcher takes the section `sections.mounted_takes`, the secondary one as ruled; extra ammunition fills
    the other section; who carries a crewed weapon keeps `sections.crewed_keeps`.
    Rules: IN.EXP.7, IN.EXP.10, IN.GAP.4, IN.GAP.9.
    """
    taken = rules.sections.mounted_takes.value
    if trooper.mounted is not None and taken in SINGLE and taken != "primary" and getattr(trooper, taken) is not None:
        message = f"the launcher under its primary weapon takes the {taken} section"
        fix = (Fix((taken,), None),)
        yield mistake((taken,), message, f"take {taken} out, or the launcher", fix=fix)
    if trooper.extra_ammunition and rules.extra_ammunition.fills_other and trooper.other is not None:
        message = "extra ammunition fills the other section"
        hint = "take other out, or the extra ammunition"
        yield mistake(("other",), message, hint, rule="IN.GAP.9", fix=(Fix(("other",), None),))
    primary = kit.weapon(trooper.primary)
    if primary is not None and primary.type is WeaponType.CREWED:
        yield from _beside_crewed(trooper, rules)


def _beside_crewed(trooper: Trooper, rules: Rules) -> Iterator[Finding]:
    """Yield what the carrier of a crewed weapon may not have besides. Rule: IN.GAP.4."""
    filled = {section: (name,) for name, section in SINGLE.items() if name != "primary" and getattr(trooper, name)}
    filled |= {Section.GRENADES: ("grenades",)} if any(trooper.grenades.values()) else {}
    for section, at in filled.items():
        if section not in rules.sections.crewed_keeps:
            message = f"who carries a crewed weapon has nothing in the {section} section"
            yield mistake(at, message, f"take {at[0]} out", rule="IN.GAP.4")


@check("mount-refused", "IN.EXP.6", kit=kit_of)
def mount_refused(trooper: Trooper, kit: Kit) -> Iterator[Finding]:
    """A launcher under a weapon that takes none.

    Launchers are mounted under primary weapons with `mount: true`, which are rifles and SMGs.
    Rules: IN.EXP.6, IN.GAP.8.
    """
    primary = kit.weapon(trooper.primary)
    if trooper.mounted is not None and (primary is None or not primary.mount):
        under = f"under the {primary.name}" if primary is not None else "under nothing"
        message = f"no launcher can be fixed {under}"
        hint, fix = "take it out, or name a primary weapon with `mount: true`", (Fix(("mounted",), None),)
        yield mistake(("mounted",), message, hint, fix=fix)


@check("launcher-not-mountable", "IN.EXP.9", kit=kit_of)
def launcher_not_mountable(trooper: Trooper, kit: Kit) -> Iterator[Finding]:
    """A weapon is mounted that cannot be.

    Only weapons with `mountable: true` are mounted under others: the grenade launcher as printed.
    Rules: IN.EXP.6, IN.EXP.9.
    """
    mounted = kit.weapon(trooper.mounted)
    if mounted is not None and not mounted.mountable:
        message = f"the {mounted.name} is always a weapon of its own"
        hint = f"take it out, name it in the {mounted.section} section, or mount another launcher"
        fix = (Fix(("mounted",), None),)
        yield mistake(("mounted",), message, hint, fix=fix)


@check("too-many-grenades", "IN.SMK.1")
def too_many_grenades(trooper: Trooper, rules: Rules) -> Iterator[Finding]:
    """A trooper carries too many grenades.

    Grenades of all kinds together are at most `sections.grenades` of the rules document, 4 as ruled.
    Rules: IN.SMK.1, IN.GAP.46.
    """
    carried, most = sum(trooper.grenades.values()), rules.sections.grenades
    if carried > most:
        message, hint = (
            f"it carries {carried} grenades, {carried - most} more than {most}",
            f"take {carried - most} out",
        )
        fix = tuple(_fewer(trooper.grenades, carried - most))
        yield mistake(("grenades",), message, hint, fix=fix)


def _fewer(grenades: Mapping[str, int], excess: int) -> Iterator[Fix]:
    """Yield what takes so many grenades out, of the most numerous kinds first."""
    for name, number in sorted(grenades.items(), key=lambda entry: -entry[1]):
        taken = min(number, excess)
        if taken:
            yield Fix(("grenades", name), number - taken or None)
        excess -= taken


SECTION_CHECKS = (
    wrong_section,
    section_taken,
    mount_refused,
    launcher_not_mountable,
    too_many_grenades,
)

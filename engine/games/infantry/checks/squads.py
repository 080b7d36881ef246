"""The checks of squads, of what stands in which section of a unit card, and of what a pack needs."""

from collections.abc import Iterator, Mapping

from engine.checking.check import check, mistake
from engine.checking.legality import cheaper, too_dear
from engine.games.infantry.kit import SINGLE, Kit, crew_of, kit_of
from engine.games.infantry.points import member_points, members_of, over_budget, squad_points
from schemas.diagnostics.diagnostics import Finding, Fix, Location, Severity
from schemas.diagnostics.wording import counted
from schemas.models.infantry.people import Squad, Trooper, plain
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Section, WeaponType
from schemas.packs.packs import Pack

NEEDED = (("squad", "IN.GAP.34"), ("dot_map", "IN.GAP.20"), ("scenario", "IN.HOUSE.9"))


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


@check("squad-strength", "IN.GAP.34")
def squad_strength(squad: Squad, rules: Rules) -> Iterator[Finding]:
    """A squad has too few or too many troopers.

    A squad has `squad.size` troopers, 8 as ruled, its leader among them.
    """
    size, asked = len(squad.members), rules.squad.size
    if size != asked:
        hint = f"add {asked - size}" if size < asked else f"take {size - asked} out"
        message = f"the squad has {counted(size, 'trooper')}; a squad has {asked}"
        yield mistake(("members",), message, hint)


@check("leader-not-in-squad", "IN.MOR.4")
def leader_not_there(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad is led by somebody who is not in it.

    `leader` names one of `members`.
    Rules: IN.MOR.4, IN.GAP.34.
    """
    if squad.leader_id not in squad.member_ids:
        message = f"{squad.leader} leads the squad and is none of its members"
        able = {trooper.id for trooper in members_of(squad, pack) if trooper.leadership}
        named = [name for name in dict.fromkeys(squad.members) if plain(name) in able]
        is_full = len(squad.members) >= rules.squad.size
        hint = f"name {squad.leader} in somebody's place" if is_full else f"add {squad.leader} to members"
        fix: tuple[Fix, ...] = ()
        if len(named) == 1:
            hint, fix = f"make it {named[0]}, who can lead, or {hint}", (Fix(("leader",), named[0]),)
        yield mistake(("leader",), message, hint, fix=fix)


@check("duplicate-leader", "IN.GAP.41")
def several_leaders(squad: Squad) -> Iterator[Finding]:
    """The leader stands in the squad twice.

    `members` names the `leader` once: morale asks whether the leader lives, and there is one.
    Rules: IN.MOR.4, IN.GAP.41.
    """
    places = [at for at, name in enumerate(squad.member_ids) if name == squad.leader_id]
    for at in places[1:]:
        message = f"{squad.leader} leads the squad and stands in it twice"
        hint = "name somebody else in one of the places"
        yield mistake(("members", at), message, hint)


@check("crew-too-small", "IN.CRW.4")
def crew_too_small(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Nobody is there to set up a crewed weapon.

    A squad has at least as many others as the `crew` of each crewed weapon in it.
    Rules: IN.CRW.4, IN.GAP.48.
    """
    others = len(squad.members) - 1
    for at, trooper in enumerate(members_of(squad, pack)):
        primary = kit_of(trooper, pack).weapon(trooper.primary)
        if primary is not None and (crew := crew_of(primary, rules)) > others:
            message = f"the {primary.name} takes {crew} besides its carrier, and there are {counted(others, 'other')}"
            yield mistake(("members", at), message, f"add {crew - others}")


@check("squad-over-points", "IN.HOUSE.8")
def squad_over_points(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad costs more than its budget.

    The troopers of a squad cost `points.budget` PV at most, 1750 as ruled; `musterpress explain IN.HOUSE.8` says how PV
    are counted. The hint says what each member costs.
    """
    total, budget = squad_points(squad, pack, rules), rules.points.budget
    if over_budget(total, budget):
        hint = cheaper("members", total - budget, "PV", member_points(squad, pack, rules))
        yield mistake(("members",), too_dear("the squad", total, budget, "PV"), hint)


@check("leadership-unused", "IN.MOR.4", severity=Severity.WARNING)
def leadership_unused(squad: Squad, pack: Pack) -> Iterator[Finding]:
    """Somebody can lead and does not.

    Leadership costs PV and counts only for the `leader` of a squad.
    """
    for at, trooper in enumerate(members_of(squad, pack)):
        if trooper.leadership and trooper.id != squad.leader_id:
            message = f"{trooper.name} has leadership {trooper.leadership} and does not lead"
            hint = "make them the leader, or name somebody without leadership"
            yield mistake(("members", at), message, hint)


@check("no-scenario-to-play", "IN.HOUSE.9", kind="pack", severity=Severity.WARNING)
def no_scenario_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something that a scenario needs.

    A scenario needs squads, a dot map and a document that brings them together, from this pack or from the one it
    extends. A pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind.replace('_', ' ')}, so no scenario can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield mistake(("id",), message, hint, rule=rule)

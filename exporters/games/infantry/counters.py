"""Counters: how many there are, and their faces."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.infantry.kit import carried, kit_of
from engine.games.infantry.points import members_of
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import SideLook, with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import circle, icon, polygon, polyline, sector
from exporters.games.infantry import chits, look
from exporters.games.infantry.maps.lattice import PITCH_MM
from exporters.games.infantry.wording import terms as words
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.people import Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario
from schemas.models.infantry.words import Seat, Section, WeaponType
from schemas.packs.packs import Pack

SMOKES: Final = 8
FIRES: Final = 30
BLASTS: Final = 8
WIRES: Final = 8
CAUGHT: Final = 8
SWIMMERS: Final = 8
RUINS: Final = 20
"""What the rules set no limit to, as many as a battle needs."""

DAMAGE: Final = ((1, 2, 8), (5, 10, 8), (20, 50, 4))
"""Points on the two sides of a counter of damage, and how many there are of it. Rule: IN.BRC.2."""

READ_BOTH_WAYS: Final = frozenset((6, 9))
WIRE_DOTS: Final = 3
INITIALS_MOST: Final = 4
RIGHT_DEG: Final = -90.0

Row = tuple[str, int, Drawn, Drawn | None]
"""A counter: the last part of its key, how many there are, its front, and its back (None for a blank one)."""


def places_of(trooper: str, pack: Pack) -> int:
    """Return how often a trooper is a member of the squads of a pack."""
    return sum(squad.members.count(trooper) for squad in look.squads_of(pack))


def troopers_of(pack: Pack, rules: Rules) -> int:
    """Return the most troopers that meet in a scenario of a pack; of one without, those of a squad a side."""
    met = [_met(each.model, pack) for each in pack.of_kind("scenario") if isinstance(each.model, Scenario)]
    return max((count for count in met if count), default=len(Seat) * rules.squad.size)


def _met(scenario: Scenario, pack: Pack) -> int:
    named = (*scenario.a.squads, *scenario.b.squads)
    squads = (pack.named("squad", name, Squad) for name in named)
    return sum(len(squad.members) for squad in squads if squad is not None)


def weapons_of(squad: Squad, pack: Pack) -> Iterator[tuple[int, Trooper, Weapon]]:
    """Yield each weapon in a squad with its trooper and the number of that trooper's counter."""
    for number, trooper in enumerate(members_of(squad, pack), start=1):
        kit = kit_of(trooper, pack)
        for name, _ in carried(trooper):
            weapon = kit.weapon(name)
            if weapon is not None:
                yield number, trooper, weapon


def limited_of(pack: Pack) -> int:
    """Return how many weapons in the squads of a pack run dry, grenades apart. Rule: IN.EXP.2."""
    found = (each for squad in look.squads_of(pack) for _, _, each in weapons_of(squad, pack))
    return sum(weapon.ammo is not None and weapon.section is not Section.GRENADES for weapon in found)


def trooper_face(number: int, name: str, sign: Symbol, squad: SideLook, setting: Setting) -> Drawn:
    """Return a trooper's counter: its number in the squad, what it carries, and the way it looks (the arrow)."""
    made = chits.ground(squad.ink, setting)
    made.draw(_facing(squad), icon(squad.sign, Box(7.2, 7.4, 2.6, 2.6), squad.on))
    made.draw(icon(sign, Box(1.2, 7.2, 3.4, 3.0), squad.on))
    made.write(str(number), Box(1.5, 2.2, chits.SIDE_MM - 3, 5.2), chits.NUMBER._replace(fill=squad.on))
    if number in READ_BOTH_WAYS:
        made.draw(Rect(chits.SIDE_MM / 2 - 1.5, 7.3, 3.0, 0.35, fill=squad.on))
    title = words.TROOPER_MARKER.format(squad=squad.name, number=number, name=name)
    return chits.finished(f"trooper_{number}", title, made)


def _facing(squad: SideLook) -> Path:
    """Return the arrow at the upper edge of a counter."""
    middle = chits.SIDE_MM / 2
    return Path(polygon((middle, 0.4), (middle + 2.2, 2.1), (middle - 2.2, 2.1)), squad.on)


def leader_face(skill: int, squad: SideLook, setting: Setting) -> Drawn:
    """Return the marker of a squad's leader with the leadership skill. Rules: IN.MOR.4, IN.MOR.5."""
    made = chits.ground(WHITE, setting)
    line = Box(0.5, 0.5, chits.SIDE_MM - 1, chits.SIDE_MM - 1)
    made.draw(Rect(line.x, line.y, line.width, line.height, 1.2, stroke=Stroke(squad.outline, 0.7)))
    made.draw(icon(look.MARKERS["leader"], Box(1.4, 1.8, 4.4, 4.6), squad.outline))
    made.draw(icon(squad.sign, Box(7.4, 7.2, 2.3, 2.3), squad.outline))
    made.write(str(skill), Box(5.4, 1.5, 4.6, 5.4), chits.NUMBER._replace(fill=squad.outline, size_pt=13))
    return chits.finished("leader", said(words.LEADER_MARKER, setting.language, squad=squad.name, skill=skill), made)


def initials(name: str) -> str:
    """Return the initials of a weapon's name: LMG for a light machine gun."""
    return "".join(word[0] for word in re.split(r"[^\w]+", name) if word).upper()[:INITIALS_MOST]


def set_up_face(weapon: Weapon, arc_deg: int, squad: SideLook, setting: Setting) -> Drawn:
    """Return the face of a crewed weapon that is set up, with its arc. Rules: IN.CRW.11, IN.CRW.12."""
    made = chits.ground(look.OPEN, setting)
    half = min(arc_deg, 359) / 2
    wedge = sector(chits.SIDE_MM / 2, 7.0, 0.8, 6.4, (RIGHT_DEG - half, RIGHT_DEG + half))
    made.draw(Path(wedge, look.PALE_DANGER, Stroke(look.WEAPONS.ink, 0.3)), *_weapon(weapon, squad, made))
    return chits.finished("set_up", said(words.SET_UP_MARKER, setting.language, weapon=weapon.name), made)


def carried_face(weapon: Weapon, squad: SideLook, setting: Setting) -> Drawn:
    """Return the face of a crewed weapon that is carried, or lies broken down. Rules: IN.CRW.6, IN.GAP.5."""
    made = chits.ground(look.PANEL, setting)
    made.draw(icon(look.TYPES[WeaponType.CREWED], Box(2.8, 1.4, chits.SIDE_MM - 5.6, 5.2), look.WEAPONS.ink))
    made.draw(*_weapon(weapon, squad, made))
    return chits.finished("carried", said(words.CARRIED_MARKER, setting.language, weapon=weapon.name), made)


def _weapon(weapon: Weapon, squad: SideLook, made: Composition) -> tuple[Item, ...]:
    """Write the initials of a weapon on the colour of its squad."""
    foot = Box(-chits.BLEED_MM, 7.4, chits.SIDE_MM + 2 * chits.BLEED_MM, chits.SIDE_MM - 7.4 + chits.BLEED_MM)
    made.draw(Rect(foot.x, foot.y, foot.width, foot.height, fill=squad.ink))
    style = chits.WORD._replace(fill=squad.on, size_pt=7.5, tracking_pt=0.2)
    made.write(initials(weapon.name), Box(0.6, 7.5, chits.SIDE_MM - 1.2, 3.2), style)
    return ()


def wire_face(setting: Setting) -> Drawn:
    """Return a strip of wire over three dots. Rule: IN.WIR.1."""
    inks, length = chits.LOOKS["wire"], WIRE_DOTS * PITCH_MM
    made = chits.ground(inks.ground, setting, Box(0, 0, length, chits.SIDE_MM))
    y, stroke = chits.SIDE_MM / 2, Stroke(inks.ink, 0.4, cap="round")
    made.draw(Path(polyline((1.2, y), (length - 1.2, y)), None, stroke))
    for at in range(2 * WIRE_DOTS):
        x = (at + 0.5) * PITCH_MM / 2
        for rise in (1.6, -1.6):
            made.draw(Path(polyline((x - 1.6, y - rise), (x + 1.6, y + rise)), None, stroke))
    for at in range(WIRE_DOTS):
        made.draw(Path(circle((at + 0.5) * PITCH_MM, y, 1.0), inks.ink, Stroke(WHITE, 0.5)))
    return with_bleed(
        "wire", said(words.MARKERS["wire"], setting.language), (length, chits.SIDE_MM), chits.BLEED_MM, made
    )


def arc_face(name: str, angle_deg: int, setting: Setting) -> Drawn:
    """Return the marker of a firing arc: the wedge it covers, and its angle. Rules: IN.CRW.11, IN.HOUSE.4."""
    inks, half = chits.LOOKS[name], min(angle_deg, 359) / 2
    made = chits.framed(inks, setting)
    reach = 6.0 if half <= 45 else 5.0
    made.draw(Path(sector(chits.SIDE_MM / 2, 7.2, 1.0, reach, (RIGHT_DEG - half, RIGHT_DEG + half)), inks.ink))
    title = words.MARKERS[name].format(angle=angle_deg)
    made.write(title, Box(1, 7.7, chits.SIDE_MM - 2, 2.7), chits.WORD._replace(fill=inks.ink, tracking_pt=0.0))
    return chits.finished(name, said(words.ARC, setting.language, angle=angle_deg), made)


def smoke_face(name: str, dots: int, setting: Setting) -> Drawn:
    """Return a side of the marker of smoke, which says how many dots it fills. Rules: IN.SMK.3, IN.SMK.5."""
    word = counted(dots, "{number} dot", "{number} dots", setting.language)
    return chits.marker(name, word, look.MARKERS["smoke"], chits.LOOKS[name], setting)


def counters(job: PrintJob) -> Iterator[Piece]:
    """Yield the counters of each squad, then those of nobody; a kind of which there is none is left out."""
    rules, setting = look.rules_of(job.setting), job.setting
    for squad in look.squads_of(job.pack):
        yield from _pieces(job, _of_squad(job, squad, rules))
    yield from _pieces(job, (*_states(job, rules, setting), *_ground(rules, setting)))


def _pieces(job: PrintJob, rows: Iterator[Row] | tuple[Row, ...]) -> Iterator[Piece]:
    for name, count, front, back in rows:
        if count:
            yield replace(piece_by_rules(job, f"counter/{name}", front, back), copies=count)


def _of_squad(job: PrintJob, squad: Squad, rules: Rules) -> Iterator[Row]:
    """Yield the troopers of a squad by number, its leader's marker, and its crewed weapons."""
    inks, setting = look.look_of(squad, job.setting), job.setting
    for number, each in enumerate(members_of(squad, job.pack), start=1):
        primary = kit_of(each, job.pack).weapon(each.primary)
        sign = look.TYPES[primary.type] if primary else look.TROOPER
        yield f"{squad.id}_{number}", 1, trooper_face(number, each.name, sign, inks, setting), None
    leader = job.pack.named("trooper", squad.leader, Trooper)
    skill = (leader.leadership if leader else 0) or rules.morale.leadership
    yield f"{squad.id}_leader", 1, leader_face(skill, inks, setting), None
    for number, _, weapon in weapons_of(squad, job.pack):
        if weapon.type is WeaponType.CREWED:
            front = set_up_face(weapon, rules.crewed.arc_deg, inks, setting)
            yield f"{squad.id}_{number}_{weapon.id}", 1, front, carried_face(weapon, inks, setting)


def _states(job: PrintJob, rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers of what can become of a trooper."""
    everybody = troopers_of(job.pack, rules)
    arc = arc_face("arc", rules.arcs.narrow_deg, setting)
    yield "prone", everybody, _named("prone", setting), _named("casualty", setting)
    yield "arc", everybody, arc, arc_face("wide_arc", rules.arcs.wide_deg, setting)
    yield "shaken", everybody if rules.options.morale else 0, _named("shaken", setting), None
    yield "entangled", CAUGHT if rules.options.barbed_wire else 0, _named("entangled", setting), None
    yield "swimming", SWIMMERS if rules.options.water else 0, _named("swimming", setting), None
    yield "ammunition", limited_of(job.pack), _named("ammunition", setting), _named("empty", setting)


def _ground(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers of what can become of a dot, and that of the turn."""
    options, smoke = rules.options, rules.smoke
    first, grown = ((2 * radius + 1) ** 2 for radius in (smoke.radius, smoke.grown_radius))
    smokes = smoke_face("smoke", first, setting), smoke_face("grown_smoke", grown, setting)
    yield "smoke", SMOKES if options.smoke else 0, *smokes
    yield "fire", FIRES if options.incendiary else 0, _named("fire", setting), None
    for number in range(1, BLASTS + 1):
        yield f"blast_{number}", 1, _counted("blast", number, setting), None
    yield "wire", WIRES if options.barbed_wire else 0, wire_face(setting), None
    yield "rough", RUINS if options.advanced_terrain else 0, _named("rubble", setting), _named("felled", setting)
    for one, other, copies in DAMAGE:
        sides = _counted("damage", one, setting), _counted("damage", other, setting)
        yield f"damage_{one}_{other}", copies if options.breaching else 0, *sides
    yield "turn", 1, _named("turn", setting), None


def _named(name: str, setting: Setting) -> Drawn:
    return chits.marker(
        name, said(words.MARKERS[name], setting.language), look.MARKERS[name], chits.LOOKS[name], setting
    )


def _counted(name: str, number: int, setting: Setting) -> Drawn:
    word = said(words.MARKERS[name], setting.language)
    return chits.numbered((name, word), look.MARKERS[name], number, chits.LOOKS[name], setting)

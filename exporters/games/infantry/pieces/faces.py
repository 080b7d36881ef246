"""The faces of what belongs to a squad: its troopers, its leader, its crewed weapons; and wire, arcs, smoke."""

import re
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import with_bleed
from exporters.components.squad_looks import SquadLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import circle, icon, polygon, polyline, sector
from exporters.games.infantry.look.chits import (
    BLEED_MM,
    LOOKS,
    NUMBER,
    SIDE_MM,
    WORD,
    finished,
    framed,
    ground,
    marker,
)
from exporters.games.infantry.look.icons import MARKERS, TYPES
from exporters.games.infantry.look.look import OPEN, PALE_DANGER, PANEL, WEAPONS
from exporters.games.infantry.maps.lattice import PITCH_MM
from exporters.games.infantry.words import pieces as words
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import WeaponType

READ_BOTH_WAYS: Final = frozenset((6, 9))
WIRE_DOTS: Final = 3
INITIALS_MOST: Final = 4
RIGHT_DEG: Final = -90.0


def trooper(number: int, name: str, sign: Symbol, squad: SquadLook, setting: Setting) -> Drawn:
    """Return a trooper's counter: its number in the squad, what it carries, and the way it looks (the arrow)."""
    made = ground(squad.ink, setting)
    made.draw(_facing(squad), icon(squad.sign, Box(7.2, 7.4, 2.6, 2.6), squad.on))
    made.draw(icon(sign, Box(1.2, 7.2, 3.4, 3.0), squad.on))
    made.write(str(number), Box(1.5, 2.2, SIDE_MM - 3, 5.2), replace(NUMBER, fill=squad.on))
    if number in READ_BOTH_WAYS:
        made.draw(Rect(SIDE_MM / 2 - 1.5, 7.3, 3.0, 0.35, fill=squad.on))
    title = words.TROOPER.format(squad=squad.name, number=number, name=name)
    return finished(f"trooper_{number}", title, made)


def _facing(squad: SquadLook) -> Path:
    """Return the arrow at the upper edge of a counter."""
    middle = SIDE_MM / 2
    return Path(polygon((middle, 0.4), (middle + 2.2, 2.1), (middle - 2.2, 2.1)), squad.on)


def leader(skill: int, squad: SquadLook, setting: Setting) -> Drawn:
    """Return the marker of a squad's leader with the leadership skill. Rules: IN.MOR.4, IN.MOR.5."""
    made = ground(WHITE, setting)
    line = Box(0.5, 0.5, SIDE_MM - 1, SIDE_MM - 1)
    made.draw(Rect(line.x, line.y, line.width, line.height, 1.2, stroke=Stroke(squad.outline, 0.7)))
    made.draw(icon(MARKERS["leader"], Box(1.4, 1.8, 4.4, 4.6), squad.outline))
    made.draw(icon(squad.sign, Box(7.4, 7.2, 2.3, 2.3), squad.outline))
    made.write(str(skill), Box(5.4, 1.5, 4.6, 5.4), replace(NUMBER, fill=squad.outline, size_pt=13))
    return finished("leader", said(words.LEADER, setting.language, squad=squad.name, skill=skill), made)


def initials(name: str) -> str:
    """Return the initials of a weapon's name: LMG for a light machine gun."""
    return "".join(word[0] for word in re.split(r"[^\w]+", name) if word).upper()[:INITIALS_MOST]


def set_up(weapon: Weapon, arc_deg: int, squad: SquadLook, setting: Setting) -> Drawn:
    """Return the face of a crewed weapon that is set up, with its arc. Rules: IN.CRW.11, IN.CRW.12."""
    made = ground(OPEN, setting)
    half = min(arc_deg, 359) / 2
    wedge = sector(SIDE_MM / 2, 7.0, 0.8, 6.4, (RIGHT_DEG - half, RIGHT_DEG + half))
    made.draw(Path(wedge, PALE_DANGER, Stroke(WEAPONS.ink, 0.3)), *_weapon(weapon, squad, made))
    return finished("set_up", said(words.SET_UP, setting.language, weapon=weapon.name), made)


def carried(weapon: Weapon, squad: SquadLook, setting: Setting) -> Drawn:
    """Return the face of a crewed weapon that is carried, or lies broken down. Rules: IN.CRW.6, IN.GAP.5."""
    made = ground(PANEL, setting)
    made.draw(icon(TYPES[WeaponType.CREWED], Box(2.8, 1.4, SIDE_MM - 5.6, 5.2), WEAPONS.ink))
    made.draw(*_weapon(weapon, squad, made))
    return finished("carried", said(words.CARRIED, setting.language, weapon=weapon.name), made)


def _weapon(weapon: Weapon, squad: SquadLook, made: Composition) -> tuple[Item, ...]:
    """Write the initials of a weapon on the colour of its squad."""
    foot = Box(-BLEED_MM, 7.4, SIDE_MM + 2 * BLEED_MM, SIDE_MM - 7.4 + BLEED_MM)
    made.draw(Rect(foot.x, foot.y, foot.width, foot.height, fill=squad.ink))
    style = replace(WORD, fill=squad.on, size_pt=7.5, tracking_pt=0.2)
    made.write(initials(weapon.name), Box(0.6, 7.5, SIDE_MM - 1.2, 3.2), style)
    return ()


def wire(setting: Setting) -> Drawn:
    """Return a strip of wire over three dots. Rule: IN.WIR.1."""
    look, length = LOOKS["wire"], WIRE_DOTS * PITCH_MM
    made = ground(look.ground, setting, Box(0, 0, length, SIDE_MM))
    y, stroke = SIDE_MM / 2, Stroke(look.ink, 0.4, cap="round")
    made.draw(Path(polyline((1.2, y), (length - 1.2, y)), None, stroke))
    for at in range(2 * WIRE_DOTS):
        x = (at + 0.5) * PITCH_MM / 2
        for rise in (1.6, -1.6):
            made.draw(Path(polyline((x - 1.6, y - rise), (x + 1.6, y + rise)), None, stroke))
    for at in range(WIRE_DOTS):
        made.draw(Path(circle((at + 0.5) * PITCH_MM, y, 1.0), look.ink, Stroke(WHITE, 0.5)))
    return with_bleed("wire", said(words.MARKERS["wire"], setting.language), (length, SIDE_MM), BLEED_MM, made)


def arc(name: str, angle_deg: int, setting: Setting) -> Drawn:
    """Return the marker of a firing arc: the wedge it covers, and its angle. Rules: IN.CRW.11, IN.HOUSE.4."""
    look, half = LOOKS[name], min(angle_deg, 359) / 2
    made = framed(look, setting)
    reach = 6.0 if half <= 45 else 5.0
    made.draw(Path(sector(SIDE_MM / 2, 7.2, 1.0, reach, (RIGHT_DEG - half, RIGHT_DEG + half)), look.ink))
    title = words.MARKERS[name].format(angle=angle_deg)
    made.write(title, Box(1, 7.7, SIDE_MM - 2, 2.7), replace(WORD, fill=look.ink, tracking_pt=0.0))
    return finished(name, said(words.ARC, setting.language, angle=angle_deg), made)


def smoke(name: str, dots: int, setting: Setting) -> Drawn:
    """Return a side of the marker of smoke, which says how many dots it fills. Rules: IN.SMK.3, IN.SMK.5."""
    word = counted(dots, "{number} dot", "{number} dots", setting.language)
    return marker(name, word, MARKERS["smoke"], LOOKS[name], setting)

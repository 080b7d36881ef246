"""Templates that are a part of a circle: how far blasts reach, and what a trooper has in front of it."""

from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, ink_from_hex
from exporters.drawing.shapes import circle, polygon, polyline, sector
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.seven_seconds.look.look import FIRE, PANEL, PAPER, QUIET, RULE, STEEL
from exporters.games.seven_seconds.wording import pieces as words
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import TrooperType

BLEED_MM: Final = 1.5
MARGIN_MM: Final = 5.0
MOST_RINGS: Final = 7
"""As many inches as the short side of a page has room for."""

ARC_REACH_IN: Final = 3.0
HEAT: Final = ink_from_hex("#F3DDD2")

NUMBER: Final = TextStyle(Face.NUMERAL, 13, 8, FIRE, align="centre", valign="middle")
UNIT: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, align="centre", valign="middle")
NAME: Final = TextStyle(Face.TITLE, 15, 8, BLACK, valign="middle", tracking_pt=0.8)
NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, STEEL, valign="top", leading=1.1)
RULE_ID: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.3)
DEGREES: Final = TextStyle(Face.NUMERAL, 20, 8, WHITE, align="centre", valign="middle")


def blast(rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a quarter of a blast, a ring for each inch that the Nuclear of a unit can reach. Rule: 7S.BLAST.1."""
    rings = blast_rings(rules)
    reach = rings * MM_PER_IN
    side = reach + MARGIN_MM
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=PAPER))
    for ring in range(rings, 0, -1):
        radius = ring * MM_PER_IN
        ground = HEAT if ring % 2 else PAPER
        made.draw(Path(sector(0, side, 0, radius, (-90, 0)), ground, Stroke(FIRE, 0.5 if ring == rings else 0.25)))
    for ring in range(1, rings + 1):
        _ring_number(made, ring, side)
    room = Box(side * 0.72, 0, side * 0.28 - 2, side * 0.26)
    made.write(said(words.BLAST, language).upper(), Box(room.x, 2.5, room.width, 7), NAME)
    made.write(said(words.BLAST_NOTE, language), Box(room.x, 10, room.width, 16), NOTE)
    made.write("7S.BLAST.1", Box(room.x, 26, room.width, 4), RULE_ID)
    return _finished("blast", said(words.BLAST, language), (side, side), made)


def blast_rings(rules: Rules) -> int:
    """Return the largest blast radius in whole inches that units can have, and a page has room for."""
    bonus = max(int(getattr(rules.unit_mods, trooper.value).nuclear) for trooper in TrooperType)
    most = max(rules.faction.stat_max, rules.campaign.stat_max) + max(bonus, 0)
    return max(1, min(most, MOST_RINGS))


def _ring_number(made: Composition, ring: int, side: float) -> None:
    """Write a ring's number in the middle and, if there is room, along both edges."""
    edge = 24 / ring
    for angle in (-45.0,) if ring == 1 else (-90 + edge, -45.0, -edge):
        away = (ring - 0.5) * MM_PER_IN
        x, y = away * cos(radians(angle)), side + away * sin(radians(angle))
        made.write(str(ring), Box(x - 6, y - 4.6, 12, 6), NUMBER)
        made.write(said(words.UNIT, made.language), Box(x - 6, y + 1.2, 12, 3), UNIT)


def firing_arc(rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return the arc a trooper fires and looks over, its base at the foot. Rules: 7S.RIF.4, 7S.TGT.8."""
    half = rules.arc.trooper_deg / 2
    base = rules.base.diameter_in / 2 * MM_PER_IN
    reach = ARC_REACH_IN * MM_PER_IN + base
    below = max(base, reach * -cos(radians(half))) + MARGIN_MM
    x, y = reach + MARGIN_MM, reach + MARGIN_MM
    made = Composition(type_scale=type_scale, language=language)
    size = (2 * x, y + below)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, size[0] + 2 * BLEED_MM, size[1] + 2 * BLEED_MM, fill=PAPER))
    made.draw(Path(sector(x, y, base, reach, (-90 - half, -90 + half)), PANEL, Stroke(STEEL, 0.4)))
    for inch in range(1, int(ARC_REACH_IN)):
        away = base + inch * MM_PER_IN
        made.draw(Path(sector(x, y, away, away + 0.2, (-90 - half, -90 + half)), RULE))
        made.write(inches(inch, language), Box(x - 8, y - away - 3.6, 16, 3), UNIT)
    made.draw(Path(circle(x, y, base), PAPER, Stroke(STEEL, 0.4, (1.4, 1.0))), _arrow(x, y - base))
    made.draw(Path(polyline((x, y), (x, y - base + 1)), None, Stroke(STEEL, 0.25)))
    plate = Box(x - 15, y - base - 1.62 * MM_PER_IN, 30, 9)
    made.draw(Rect(plate.x, plate.y, plate.width, plate.height, 1.5, STEEL))
    made.write(f"{rules.arc.trooper_deg:g}\N{DEGREE SIGN}", plate, DEGREES)
    _arc_words(made, Box(x - 32, y - base - 2.85 * MM_PER_IN, 64, 15))
    return _finished("firing_arc", said(words.FIRING_ARC, language), size, made)


def _arc_words(made: Composition, room: Box) -> None:
    upper, lower = room.cut_top(6)
    made.write(said(words.FIRING_ARC, made.language).upper(), upper, replace(NAME, size_pt=12, align="centre"))
    note, rule = lower.cut_top(lower.height - 3)
    made.write(said(words.ARC_NOTE, made.language), note, replace(NOTE, align="centre", valign="middle"))
    made.write("7S.RIF.4", rule, replace(RULE_ID, align="centre"))


def _arrow(x: float, y: float) -> Path:
    """Return the point that shows the front, its foot on the base."""
    return Path(polygon((x, y - 6), (x + 4, y + 0.6), (x - 4, y + 0.6)), STEEL)


def _finished(name: str, title: str, size: tuple[float, float], made: Composition) -> Drawn:
    return with_bleed(name, title, size, BLEED_MM, made)

"""Templates to lay on the table: smoke, craters, jamming fields, blasts and the field of fire, in true size."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex
from exporters.drawing.shapes import Outline, around, circle, polygon, polyline, sector
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.seven_seconds.look import DRONE_DECK, FIRE, PANEL, PAPER, QUIET, RULE, STEEL, rules_of
from exporters.games.seven_seconds.maps.map_frame import LOOKS
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import SEPARATOR
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TerrainType
from schemas.models.seven_seconds.words import TrooperType

MARGIN_MM: Final = 5.0
MOST_RINGS: Final = 7
"""As many inches as the short side of a page has room for."""

ARC_REACH_IN: Final = 3.0
HEAT: Final = ink_from_hex("#F3DDD2")

NUMBER: Final = TextStyle(Face.NUMERAL, 13, 8, FIRE, align="centre", valign="middle")
UNIT: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, align="centre", valign="middle")
SECTOR_NAME: Final = TextStyle(Face.TITLE, 15, 8, BLACK, valign="middle", tracking_pt=0.8)
SECTOR_NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, STEEL, valign="top", leading=1.1)
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
    made.write(said(words.BLAST, language).upper(), Box(room.x, 2.5, room.width, 7), SECTOR_NAME)
    made.write(said(words.BLAST_NOTE, language), Box(room.x, 10, room.width, 16), SECTOR_NOTE)
    return _sector_finished("blast", said(words.BLAST, language), (side, side), made)


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
    return _sector_finished("firing_arc", said(words.FIRING_ARC, language), size, made)


def _arc_words(made: Composition, room: Box) -> None:
    upper, lower = room.cut_top(6)
    made.write(said(words.FIRING_ARC, made.language).upper(), upper, SECTOR_NAME._replace(size_pt=12, align="centre"))
    made.write(said(words.ARC_NOTE, made.language), lower, SECTOR_NOTE._replace(align="centre", valign="middle"))


def _arrow(x: float, y: float) -> Path:
    """Return the point that shows the front, its foot on the base."""
    return Path(polygon((x, y - 6), (x + 4, y + 0.6), (x - 4, y + 0.6)), STEEL)


def _sector_finished(name: str, title: str, size: tuple[float, float], made: Composition) -> Drawn:
    return with_bleed(name, title, size, BLEED_MM, made)


SMOKE_COUNTERS: Final = 12
CRATER_COUNTERS: Final = 12
"""The catalogue's defaults: the rules set no limit. Rule: 7S.CTR.9."""

BLEED_MM: Final = 1.5
CROSS_MM: Final = 3.0
LEAST_FOR_NOTES_MM: Final = 28.0
PALE_SMOKE: Final = ink_from_hex("#E6E7EA")
DARK_SMOKE: Final = ink_from_hex("#B4B6BC")
DARK_EARTH: Final = ink_from_hex("#9C8569")
HALO: Final = ink_from_hex("#C9B9E2")

NAME: Final = TextStyle(Face.TITLE, 15, 8, BLACK, align="centre", valign="middle", tracking_pt=0.8)
EFFECT: Final = TextStyle(Face.LABEL, 8.5, 6, BLACK, align="centre", valign="middle", leading=1.1)
NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, STEEL, align="centre", valign="top", leading=1.1)


def templates(job: PrintJob) -> Iterator[Piece]:
    """Yield the templates; their sizes are those of the rules. Rules: 7S.CTR.9, 7S.JAM.3, 7S.BLAST.1, 7S.RIF.4."""
    rules, scale, language = rules_of(job.setting), job.setting.type_scale, job.setting.language
    round_ones = (
        ("smoke", smoke, SMOKE_COUNTERS),
        ("crater", crater, CRATER_COUNTERS),
        ("jamming_field", jamming_field, 1),
    )
    for name, draw, copies in round_ones:
        drawn = draw(rules, scale, language)
        if drawn.drawing.width_mm:
            yield replace(piece_by_rules(job, f"template/{name}", drawn), copies=copies, shape="circle")
    yield piece_by_rules(job, "template/blast", blast(rules, scale, language))
    yield piece_by_rules(job, "template/firing_arc", firing_arc(rules, scale, language))


def smoke(rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a flamer's smoke. Rules: 7S.FLAM.2, 7S.FLAM.4."""
    radius = rules.flamer.radius_in * MM_PER_IN
    made = _ground(radius, DARK_SMOKE, type_scale, language)
    for share, puffs, ink in ((0.84, 22, LOOKS["flamer_smoke"].ink), (0.74, 17, PALE_SMOKE), (0.62, 13, PAPER)):
        made.draw(Dots(around(radius, radius, puffs, radius * share, start_deg=puffs), radius * 0.145, ink))
        made.draw(Path(circle(radius, radius, radius * share), ink))
    across = said(words.ACROSS, language, length=inches(2 * rules.flamer.radius_in, language))
    effect = SEPARATOR.join((across, said(words.COVERS[rules.smoke.cover.value], language)))
    _label(made, radius, (said(words.SMOKE, language), effect, said(words.SMOKE_NOTE, language)))
    return _finished("smoke", said(words.SMOKE, language), radius, made)


def crater(rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return the crater of a detonation. Rules: 7S.BLAST.8, 7S.TERR.15."""
    radius = rules.crater.diameter_in / 2 * MM_PER_IN
    made = _ground(radius, LOOKS["crater"].ink, type_scale, language)
    made.draw(Path(_ejecta(radius), DARK_EARTH), Path(circle(radius, radius, radius * 0.72), PAPER))
    made.draw(Path(circle(radius, radius, radius * 0.72), None, Stroke(DARK_EARTH, 0.5)))
    across = said(words.ACROSS, language, length=inches(rules.crater.diameter_in, language))
    effect = SEPARATOR.join((across, *terrain_effects(rules.terrain.types.get("crater"), language)))
    _label(made, radius, (said(words.CRATER, language), effect, said(words.CRATER_NOTE, language)))
    return _finished("crater", said(words.CRATER, language), radius, made)


def jamming_field(rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return the reach of a haywire drone's field, measured from the edge of its base. Rule: 7S.JAM.3."""
    base = rules.base.diameter_in / 2 * MM_PER_IN
    radius = base + rules.jammer.radius_in * MM_PER_IN
    made = _ground(radius, LOOKS["haywire_field"].ink, type_scale, language)
    for share in (0.96, 0.88, 0.8):
        made.draw(Path(circle(radius, radius, radius * share), None, Stroke(HALO, radius * 0.02)))
    made.draw(Path(circle(radius, radius, radius * 0.74), PAPER))
    made.draw(Path(circle(radius, radius, base), None, Stroke(DRONE_DECK.ink, 0.4, (1.4, 1.0))))
    note = said(words.JAMMING_NOTE, language, reach=inches(rules.jammer.radius_in, language))
    effects = SEPARATOR.join(terrain_effects(rules.terrain.types.get("haywire_field"), language))
    _label(made, radius, (said(words.JAMMING_FIELD, language), effects, note), base)
    return _finished("jamming_field", said(words.JAMMING_FIELD, language), radius, made)


def terrain_effects(kind: TerrainType | None, language: str) -> tuple[str, ...]:
    """Return cover and movement of a terrain type for troopers in words; nothing for open ground."""
    if kind is None:
        return ()
    effect = kind.troopers
    cover = () if effect.cover.value == "clear" else (said(words.COVERS[effect.cover.value], language),)
    movement = () if effect.movement.value == "clear" else (said(words.MOVEMENTS[effect.movement.value], language),)
    return (*cover, *movement)


def _ground(radius: float, ink: Ink, type_scale: TypeScale, language: str) -> Composition:
    """Return a round ground with its bleed."""
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Path(circle(radius, radius, radius + BLEED_MM), ink))
    return made


def _label(made: Composition, radius: float, texts: tuple[str, str, str], clear_mm: float = 0.0) -> None:
    """Write name and effect above the centre, what to do below it; a small template has its name only.

    `clear_mm` is kept free on each side of the centre, which is marked.
    """
    name, effect, note = texts
    made.draw(*cross(radius, radius))
    size = min(1.6, radius / 38)
    clear = max(clear_mm, CROSS_MM) + 2.0 * size
    title = NAME._replace(size_pt=max(NAME.size_pt * size, NAME.min_pt))
    if radius < LEAST_FOR_NOTES_MM:
        made.write_if_room(name.upper(), Box(radius * 0.3, radius * 0.3, radius * 1.4, radius * 0.4), title)
        return
    left, width = radius * 0.36, radius * 1.28
    made.write(effect, Box(left, radius - clear - 5.4 * size, width, 5.4 * size), _sized(EFFECT, size))
    made.write(name.upper(), Box(radius * 0.5, radius - clear - 13 * size, radius, 7.5 * size), title)
    below = Box(radius * 0.46, radius + clear, radius * 1.08, 7.4 * size)
    made.write(note, below, _sized(NOTE, size))


def _sized(style: TextStyle, size: float) -> TextStyle:
    """Return a style of a large template a little larger."""
    return style.sized(style.size_pt * min(1.25, max(1.0, size)))


def cross(x: float, y: float) -> tuple[Path, ...]:
    """Return the mark of a centre."""
    lines = (((x - CROSS_MM, y), (x + CROSS_MM, y)), ((x, y - CROSS_MM), (x, y + CROSS_MM)))
    return tuple(Path(polyline(*ends), None, Stroke(BLACK, 0.25)) for ends in lines)


def _ejecta(radius: float) -> Outline:
    """Return earth thrown out in rays of three lengths."""
    rays = 36
    inner = around(radius, radius, 2 * rays, radius * 0.7)
    tips = [around(radius, radius, rays, radius * reach, start_deg=-87.5) for reach in (0.96, 0.84, 0.9)]
    wedges = (polygon(inner[2 * at], tips[at % 3][at], inner[2 * at + 1]) for at in range(rays))
    return tuple(segment for wedge in wedges for segment in wedge)


def _finished(name: str, title: str, radius: float, made: Composition) -> Drawn:
    return with_bleed(name, title, (2 * radius, 2 * radius), BLEED_MM, made)

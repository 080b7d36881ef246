"""What all of infantry is drawn with: rules, layouts, inks, type, icons, squads, and the frame of a survey map."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin, tau
from typing import Any, Final

from engine.games.infantry.names import SEATS
from exporters.components.framing import DeckLook, SideLook, SquadLooks
from exporters.drawing import terrain_patterns as patterns
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Group, Item, Path, Point, Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex
from exporters.drawing.shapes import Outline, icon, polygon, polyline
from exporters.drawing.terrain_patterns import Pattern
from exporters.faces.fonts import Face
from exporters.games.infantry.wording import terms as words
from exporters.layout.icons import icons_of
from exporters.layout.settings import GameSetting
from exporters.text.columns import column_look
from exporters.text.fitting import Composition
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location
from schemas.models.infantry.people import Squad
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Section, Terrain, WeaponType

ICONS: Final = icons_of("infantry", "in-")

TROOPER, WEAPON, MAP, ARMOR = ICONS.named("trooper", "weapon", "map", "armor")
POINTS, TURN, STEPS, DICE = ICONS.named("points", "turn", "steps", "dice")

TYPES: Final = ICONS.by(WeaponType)
"""A sign for each type of weapon."""

SECTIONS: Final[Mapping[Section, Symbol]] = {
    Section.PRIMARY: WEAPON,
    **ICONS.by((Section.SECONDARY, Section.OTHER)),
    Section.GRENADES: TYPES[WeaponType.THROWN],
    Section.MELEE: TYPES[WeaponType.MELEE],
}
"""A sign for each section of the unit card."""

SQUADS: Final = ICONS.beginning("squad-")
"""A sign for each squad of a pack, beside its colour; they begin again after the last."""

MARKERS: Final = {
    **ICONS.by(("smoke", "fire", "blast", "wire", "entangled", "prone", "swimming", "rubble", "felled", "damage")),
    **ICONS.by(("casualty", "leader", "shaken", "ammunition", "empty", "arc", "wide_arc", "turn")),
}
"""A sign for each marker by its name."""


INFANTRY: Final = GameSetting("infantry", "infantry", Rules)
rules_of = INFANTRY.rules_of
layout_of = INFANTRY.layout_of

PAPER: Final = WHITE
WOODLAND: Final = Ink(rgb=(214, 230, 200), cmyk=(14, 0, 20, 3))
OPEN: Final = Ink(rgb=(247, 236, 214), cmyk=(0, 5, 15, 2))
PINE: Final = Ink(rgb=(24, 58, 44), cmyk=(72, 28, 58, 66))
QUIET: Final = Ink(rgb=(88, 98, 90), cmyk=(26, 12, 22, 56))
RULE: Final = Ink(rgb=(186, 192, 182), cmyk=(8, 3, 10, 22))
PANEL: Final = Ink(rgb=(240, 243, 234), cmyk=(4, 1, 7, 2))
CONTOUR: Final = Ink(rgb=(164, 100, 48), cmyk=(8, 52, 78, 26))
PALE_CONTOUR: Final = ink_from_hex("#DDBE9A")
GRID: Final = Ink(rgb=(44, 108, 158), cmyk=(74, 32, 2, 24))
PALE_GRID: Final = ink_from_hex("#C3D7E6")
DANGER: Final = Ink(rgb=(172, 30, 38), cmyk=(8, 98, 88, 24))
PALE_DANGER: Final = Ink(rgb=(250, 226, 222), cmyk=(0, 12, 10, 0))
SMOKE: Final = ink_from_hex("#C9CCCF")
DARK_SMOKE: Final = ink_from_hex("#5B6168")
BLAZE: Final = Ink(rgb=(224, 92, 10), cmyk=(0, 72, 100, 6))
PALE_BLAZE: Final = ink_from_hex("#FCE6D2")

TROOPERS: Final = DeckLook(
    "trooper", words.TROOPERS, Ink(rgb=(26, 92, 62), cmyk=(78, 18, 68, 46)), WOODLAND, TROOPER, ""
)
WEAPONS: Final = DeckLook("weapon", words.WEAPONS, Ink(rgb=(132, 68, 26), cmyk=(12, 66, 88, 38)), OPEN, WEAPON, "")

TITLE: Final = TextStyle(Face.TITLE, 15, 8.5, PINE, leading=1.02, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, tracking_pt=0.5, valign="middle", leading=1.0)
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.2, leading=1.0)
LABEL: Final = TextStyle(Face.LABEL, 7.5, 6, BLACK, valign="middle", leading=1.0)
BODY: Final = TextStyle(Face.TEXT, 7.5, 6, BLACK, valign="middle", leading=1.1)
FLAVOUR: Final = TextStyle(Face.ITALIC, 7.25, 6, QUIET, align="centre", valign="middle", leading=1.08)
NUMBER: Final = TextStyle(Face.NUMERAL, 11, 6, PINE, align="centre", valign="middle", leading=1.0)

INKS: Final = {"fire": BLAZE, "blast": DANGER, "swimming": GRID, "wire": CONTOUR, "casualty": DANGER, "turn": PINE}

INLINE: Final = IconSet(
    {
        "trooper": InlineIcon(TROOPER, TROOPERS.ink),
        "armor": InlineIcon(ARMOR, PINE),
        "points": InlineIcon(POINTS, PINE),
        **{kind.value: InlineIcon(symbol, PINE) for kind, symbol in TYPES.items()},
        **{section.value: InlineIcon(symbol, PINE) for section, symbol in SECTIONS.items() if section.value != "melee"},
        **{name: InlineIcon(symbol, INKS.get(name, PINE)) for name, symbol in MARKERS.items()},
    }
)

NO_SQUAD: Final = SideLook("", TROOPERS.ink, WHITE, TROOPER)
SQUAD_LOOKS: Final = SquadLooks(Squad, SQUADS, NO_SQUAD)
squads_of, squads_with = SQUAD_LOOKS.squads_of, SQUAD_LOOKS.squads_with
look_as, look_of, squad_look_of = SQUAD_LOOKS.look_as, SQUAD_LOOKS.look_of, SQUAD_LOOKS.squad_look_of


def sides_in(header: Mapping[str, Any], language: str = "") -> dict[str, SideLook]:
    """Return the look of each side in the battle with a log's header: that of its first squad.

    Where both have the same colour, the second is white, so that they are told apart.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    first, second = (_side(header[seat], at, language) for at, seat in enumerate(SEATS))
    if first.ink == second.ink:
        second = SideLook(second.name, WHITE, second.outline, second.sign)
    return dict(zip(SEATS, (first, second), strict=True))


def _side(told: Mapping[str, Any], at: int, language: str) -> SideLook:
    return look_as(said(words.AND, language).join(told["names"]), told["colours"][0], at)


FRAME_LINE_MM: Final = 0.2
CONTOUR_MM: Final = 0.22
CORNERS: Final = 72

GROUND: Final = ink_from_hex("#FAF6E9")
WALL: Final = ink_from_hex("#3A3A36")
TRENCH: Final = ink_from_hex("#6B4A2A")
SPOIL: Final = ink_from_hex("#D9C4A0")
WIRE: Final = ink_from_hex("#2E2E2B")
TUNNEL: Final = ink_from_hex("#7A2E6B")
TRUNK: Final = ink_from_hex("#5C4326")

LOWEST: Final = (240, 224, 188)
HIGHEST: Final = (206, 160, 108)
LEVEL_STEPS: Final = 8

HEADER: Final = Box(0, 0, PAGE.width, 17.6)
BAR: Final = Box(0, HEADER.bottom, PAGE.width, 1.8)
TOP_MM: Final = 23.0
"""Where the body of a page begins."""

PAGE_CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, QUIET, valign="middle", tracking_pt=0.6)
PAGE_TITLE: Final = TextStyle(Face.TITLE, 19, 10, PINE, valign="middle")
ASIDE: Final = TextStyle(Face.ITALIC, 8.5, 6, PINE, align="right", valign="middle", leading=1.12)

COLUMNS: Final = replace(
    column_look(PINE, QUIET, CONTOUR, PANEL, TROOPERS.ink),
    cell=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16, valign="middle"),
)


def scale_bar(box: Box, ink: Ink, step_mm: float = 4.0) -> tuple[Item, ...]:
    """Return a level strip of the frame: two rows of dark and light steps by turns, from the left of the box."""
    upper, lower = box.rows(2)
    dark = list[Item]()
    count = int(box.width / step_mm) + 1
    for at in range(count):
        row = upper if at % 2 == 0 else lower
        x = box.x + at * step_mm
        width = min(step_mm, box.right - x)
        if width > 0:
            dark.append(Rect(x, row.y, width, row.height, fill=ink))
    edge = Rect(box.x, box.y, box.width, box.height, stroke=Stroke(ink, FRAME_LINE_MM))
    return (Rect(box.x, box.y, box.width, box.height, fill=WHITE), *dark, edge)


def frame_steps(inner: Box, thick_mm: float, step_mm: tuple[float, float], ink: Ink) -> tuple[Item, ...]:
    """Return a frame round a box: a band on each side in dark and light steps by turns, each as long as given."""
    across, down = step_mm
    outer = inner.inset(-thick_mm)
    dark = list[Item]()
    for at in range(0, round(inner.width / across), 2):
        width = min(across, inner.right - (inner.x + at * across))
        dark += [Rect(inner.x + at * across, y, width, thick_mm, fill=ink) for y in (outer.y, inner.bottom)]
    for at in range(0, round(inner.height / down), 2):
        top = max(inner.bottom - (at + 1) * down, inner.y)
        height = inner.bottom - at * down - top
        dark += [Rect(x, top, thick_mm, height, fill=ink) for x in (outer.x, inner.right)]
    lines = (Rect(box.x, box.y, box.width, box.height, stroke=Stroke(ink, FRAME_LINE_MM)) for box in (inner, outer))
    return (*dark, *lines)


def grid(box: Box, pitch_mm: float, ink: Ink, origin: Point | None = None) -> Path:
    """Return the lines of a grid in a box; one of them crosses at the origin, the upper left corner by default."""
    x0, y0 = origin or (box.x, box.y)
    across = _levels(box.x, box.right, x0, pitch_mm)
    down = _levels(box.y, box.bottom, y0, pitch_mm)
    upright = (polyline((x, box.y), (x, box.bottom)) for x in across)
    level = (polyline((box.x, y), (box.right, y)) for y in down)
    return Path(tuple(segment for line in (*upright, *level) for segment in line), None, Stroke(ink, 0.12))


def _levels(least: float, most: float, origin: float, pitch_mm: float) -> tuple[float, ...]:
    first = -int((origin - least) / pitch_mm)
    count = int((most - least) / pitch_mm) + 2
    places = (origin + (first + at) * pitch_mm for at in range(count))
    return tuple(place for place in places if least <= place <= most)


def hill(centre: Point, radius_mm: float, rings: int, ink: Ink, turn: float = 0.0) -> Path:
    """Return a hill as contours about a centre; `turn` makes one unlike another."""
    outlines = (_ring(centre, radius_mm * (at + 1) / rings, turn + 0.22 * at) for at in range(rings))
    return Path(tuple(segment for outline in outlines for segment in outline), None, Stroke(ink, CONTOUR_MM))


def _ring(centre: Point, radius: float, turn: float) -> Outline:
    points = list[Point]()
    for at in range(CORNERS):
        angle = tau * at / CORNERS
        bulge = 1 + 0.16 * sin(2 * angle + turn) + 0.09 * sin(3 * angle - 2 * turn) + 0.04 * sin(5 * angle + 3 * turn)
        points.append((centre[0] + radius * bulge * cos(angle), centre[1] + radius * bulge * 0.82 * sin(angle)))
    return polygon(*points)


def terrain(box: Box, ink: Ink) -> Group:
    """Return the contours of a few hills, cut off at a box."""
    wide, high = box.width, box.height
    reach = max(wide, high)
    hills = (
        hill((box.x + wide * 0.16, box.y + high * 0.9), reach * 0.34, 7, ink, 0.4),
        hill((box.x + wide * 0.92, box.y + high * 0.2), reach * 0.42, 8, ink, pi),
    )
    return Group(hills, clip=Rect(box.x, box.y, box.width, box.height))


@dataclass(frozen=True)
class TerrainLook:
    """The ground of a terrain and the ink of its edge and pattern; the pattern's pitch is a share of a dot's."""

    ground: Ink
    ink: Ink
    pattern: Pattern
    share: float


AREAS: Final[Mapping[Terrain, TerrainLook]] = {
    Terrain.SHALLOW_WATER: TerrainLook(ink_from_hex("#D3E8F4"), ink_from_hex("#6FA9D0"), patterns.waves, 0.19),
    Terrain.DEEP_WATER: TerrainLook(ink_from_hex("#9CC6E4"), ink_from_hex("#3D7FB3"), patterns.deep_waves, 0.23),
    Terrain.SWAMP: TerrainLook(ink_from_hex("#D5E4D2"), ink_from_hex("#4E8478"), patterns.reeds, 0.22),
    Terrain.LIGHT_VEGETATION: TerrainLook(ink_from_hex("#DDEBC6"), ink_from_hex("#86AE63"), patterns.bushes, 0.26),
    Terrain.HEAVY_VEGETATION: TerrainLook(ink_from_hex("#B5D3A0"), ink_from_hex("#4B8A4A"), patterns.trees, 0.23),
    Terrain.ROUGH: TerrainLook(ink_from_hex("#E6DDCB"), ink_from_hex("#9A8C74"), patterns.rocks, 0.19),
    Terrain.BUILDING: TerrainLook(ink_from_hex("#B9B2A6"), WALL, patterns.hatched, 0.14),
}
"""Terrain that covers ground, lowest first."""


def level_ink(level: int) -> Ink:
    """Return the ground of a level from 1 to 9: the higher, the browner."""
    share = (level - 1) / LEVEL_STEPS
    red, green, blue = (round(low + (high - low) * share) for low, high in zip(LOWEST, HIGHEST, strict=True))
    return ink_from_hex(f"#{red:02x}{green:02x}{blue:02x}")


def page(
    texts: tuple[str, str, str], language: str, at: tuple[Location, Location] = ((), ()), sign: Symbol = MAP
) -> Composition:
    """Return a page with its head: caption, title and a text aside, and a sign; `at` are the fields of the last two."""
    caption, title, aside = texts
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, HEADER.height, fill=WOODLAND))
    made.draw(terrain(HEADER, PALE_CONTOUR), *scale_bar(BAR, PINE, 9.8))
    mark, names = HEADER.inset(0, 1.6).cut_left(16)
    made.draw(icon(sign, mark.square(10), TROOPERS.ink))
    left, right = names.cut_left(106 if aside else names.width - 4)
    upper, lower = left.cut_top(5)
    made.write(caption.upper(), upper, PAGE_CAPTION)
    made.write(title, lower, PAGE_TITLE, at[0])
    if aside:
        made.write(aside, Box(right.x, right.y, right.width - 4, right.height), ASIDE, at[1])
    return made


PALETTE: Final = {
    "ink": BLACK, "paper": PAPER, "woodland": WOODLAND, "open": OPEN, "pine": PINE, "quiet": QUIET, "rule": RULE,
    "panel": PANEL, "contour": CONTOUR, "pale_contour": PALE_CONTOUR, "grid": GRID, "pale_grid": PALE_GRID,
    "danger": DANGER, "pale_danger": PALE_DANGER, "smoke": SMOKE, "dark_smoke": DARK_SMOKE, "blaze": BLAZE,
    "pale_blaze": PALE_BLAZE, "ground": GROUND, "wall": WALL, "trench": TRENCH, "spoil": SPOIL, "wire": WIRE,
    "tunnel": TUNNEL, "trunk": TRUNK,
    **{deck.key: deck.ink for deck in (TROOPERS, WEAPONS)},
}  # fmt: skip
"""The inks that a look of a pack may change, by name."""

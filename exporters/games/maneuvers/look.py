"""What all of the game of maneuvers is drawn with: rules, layouts, inks, type, icons, squads, folders, plays."""

from typing import Final

from engine.games.maneuvers.wording import Wording, wording_of
from exporters.components.framing import DeckLook, SideLook, SquadLooks
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Item, Path, Point, Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, icon, polygon, polyline
from exporters.faces.fonts import Face
from exporters.games.maneuvers import wording as words
from exporters.imposition.pieces import Area
from exporters.layout.icons import icons_of
from exporters.layout.settings import GameSetting, Setting
from exporters.text.columns import column_look
from exporters.text.fitting import Composition
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location
from schemas.models.maneuvers.fight import Squad
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Rating, State

ICONS: Final = icons_of("maneuvers", "mn-")

EFFECT, RISK, REWARD = ICONS.named("effect", "risk", "reward")
PLAY, FILE, ROUND, EDGE = ICONS.named("play", "file", "round", "edge")

RATINGS: Final = ICONS.by(Rating)
VALUES: Final = {"action_value": next(ICONS.named("action")), **ICONS.by(("damage", "armor", "resilience"))}

MARKERS: Final = {
    **ICONS.by([state.value for state in State]),
    **ICONS.by(("advantage", "disadvantage", "aided", "lost_action", "fallout", "casualty")),
}
"""A sign for each marker by its name; every state of the vocabulary is among them."""

SQUADS: Final = ICONS.beginning("squad-")
"""A sign for each squad of a pack, beside its colour; they begin again after the last."""


SETTING: Final = GameSetting("maneuvers", "the game of maneuvers", Rules)
rules_of = SETTING.rules_of
layout_of = SETTING.layout_of

PAPER: Final = WHITE
MANILA: Final = Ink(rgb=(243, 229, 196), cmyk=(2, 8, 26, 2))
KRAFT: Final = Ink(rgb=(205, 180, 134), cmyk=(6, 20, 44, 14))
SEPIA: Final = Ink(rgb=(47, 38, 29), cmyk=(30, 42, 54, 80))
QUIET: Final = Ink(rgb=(104, 91, 74), cmyk=(20, 28, 42, 50))
PANEL: Final = Ink(rgb=(250, 245, 233), cmyk=(1, 3, 9, 0))
RULE: Final = Ink(rgb=(196, 184, 162), cmyk=(8, 12, 24, 18))
SLATE: Final = Ink(rgb=(52, 70, 92), cmyk=(56, 32, 10, 56))
BRICK: Final = Ink(rgb=(158, 38, 30), cmyk=(10, 94, 92, 30))
MOSS: Final = Ink(rgb=(44, 94, 52), cmyk=(64, 14, 84, 46))
OCHRE: Final = Ink(rgb=(142, 92, 10), cmyk=(10, 46, 100, 38))
PALE_BRICK: Final = Ink(rgb=(251, 230, 224), cmyk=(0, 11, 11, 0))
PALE_MOSS: Final = Ink(rgb=(227, 239, 222), cmyk=(10, 0, 13, 1))
PALE_SLATE: Final = Ink(rgb=(229, 234, 240), cmyk=(8, 4, 1, 2))

MANEUVERS: Final = DeckLook(
    "maneuver",
    words.MANEUVERS,
    Ink(rgb=(122, 44, 34), cmyk=(14, 84, 82, 44)),
    Ink(rgb=(226, 205, 163), cmyk=(3, 14, 38, 6)),
    PLAY,
    "plays",
)
CHARACTERS: Final = DeckLook(
    "character",
    words.CHARACTERS,
    Ink(rgb=(62, 70, 34), cmyk=(42, 24, 82, 62)),
    Ink(rgb=(226, 205, 163), cmyk=(3, 14, 38, 6)),
    FILE,
    "files",
)

PALETTE: Final = {
    "ink": BLACK, "paper": PAPER, "manila": MANILA, "kraft": KRAFT, "sepia": SEPIA, "quiet": QUIET, "panel": PANEL,
    "rule": RULE, "slate": SLATE, "brick": BRICK, "moss": MOSS, "ochre": OCHRE, "pale_brick": PALE_BRICK,
    "pale_moss": PALE_MOSS, "pale_slate": PALE_SLATE,
    **{deck.key: deck.ink for deck in (MANEUVERS, CHARACTERS)},
    "folder": MANEUVERS.shade,
}  # fmt: skip
"""The inks that a look of a pack may change, by name."""

TITLE: Final = TextStyle(Face.TITLE, 15, 8.5, SEPIA, leading=1.02, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, tracking_pt=0.5, valign="middle", leading=1.0)
ABOUT: Final = TextStyle(Face.ITALIC, 7.25, 6, QUIET, valign="middle", leading=1.08)
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.3, leading=1.0)
BODY: Final = TextStyle(Face.TEXT, 8.5, 6, BLACK, leading=1.14)
LABEL: Final = TextStyle(Face.LABEL, 8, 6, BLACK, valign="middle", leading=1.05)
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 8, SEPIA, align="centre", valign="middle")

INLINE: Final = IconSet(
    {
        "effect": InlineIcon(EFFECT, SLATE),
        "risk": InlineIcon(RISK, BRICK),
        "reward": InlineIcon(REWARD, MOSS),
        "round": InlineIcon(ROUND, SEPIA),
        **{name: InlineIcon(symbol, SEPIA) for name, symbol in VALUES.items()},
        **{rating.value: InlineIcon(symbol, SEPIA) for rating, symbol in RATINGS.items()},
        **{name: InlineIcon(symbol, SEPIA) for name, symbol in MARKERS.items()},
    }
)

NO_SQUAD: Final = SideLook("", CHARACTERS.ink, WHITE, FILE)
SQUAD_LOOKS: Final = SquadLooks(Squad, SQUADS, NO_SQUAD)
squads_of = SQUAD_LOOKS.squads_of


def words_of(setting: Setting) -> Wording:
    """Return what the sentences of a pack are made with; the names of its maneuvers only where there is a pack."""
    language = setting.language
    return wording_of(setting.pack, language) if setting.pack else Wording(rules_of(setting), {}, language)


look_as, look_of, squad_look_of = SQUAD_LOOKS.look_as, SQUAD_LOOKS.look_of, SQUAD_LOOKS.squad_look_of


SLOPE: Final = 0.9
"""How far the side of a tab leans, as a share of its height."""

LINE_MM: Final = 0.4
RADIUS_MM: Final = 1.5
"""Of the marks of a pattern."""

DASH_MM: Final = (1.5, 1.0)

HEADER: Final = Box(0, 0, PAGE.width, 20)
TAB: Final = Box(0, 0, 112, 6.4)
TOP_MM: Final = 25.0
"""Where the body of a page begins."""

PAGE_CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, QUIET, valign="middle", tracking_pt=0.6)
PAGE_TITLE: Final = TextStyle(Face.TITLE, 19, 10, SEPIA, valign="middle")
ASIDE: Final = TextStyle(Face.ITALIC, 8.5, 6, SEPIA, align="right", valign="middle", leading=1.12)

COLUMNS: Final = column_look(SEPIA, QUIET, KRAFT, PANEL, SEPIA)


def area_of(name: str, box: Box) -> Area:
    """Return a box as a named area of its piece."""
    return Area(name, box.corners)


def folder(box: Box, tab: Box, ink: Ink) -> Path:
    """Return a folder: the box with a tab on its upper edge, whose right side leans."""
    lean = tab.height * SLOPE
    corners = (
        (box.x, tab.y), (tab.right - lean, tab.y), (tab.right, tab.bottom), (box.right, tab.bottom),
        (box.right, box.bottom), (box.x, box.bottom),
    )  # fmt: skip
    return Path(polygon(*corners), ink)


def ring_mark(centre: Point, radius: float, ink: Ink) -> Path:
    """Return a small ring, one of ours on a board."""
    return Path(circle(*centre, radius), None, Stroke(ink, LINE_MM))


def cross_mark(centre: Point, radius: float, ink: Ink) -> Path:
    """Return a small cross, one of theirs on a board."""
    x, y = centre
    first = polyline((x - radius, y - radius), (x + radius, y + radius))
    second = polyline((x - radius, y + radius), (x + radius, y - radius))
    return Path((*first, *second), None, Stroke(ink, LINE_MM))


def play_line(start: Point, end: Point, ink: Ink) -> tuple[Item, ...]:
    """Return a dashed line with an arrow head at its end; it has to run straight across or straight down."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = abs(across) + abs(down)
    if not length:
        return ()
    ux, uy = across / length, down / length
    back = (end[0] - ux * 1.6, end[1] - uy * 1.6)
    head = polygon(end, (back[0] - uy * 0.9, back[1] + ux * 0.9), (back[0] + uy * 0.9, back[1] - ux * 0.9))
    return (Path(polyline(start, back), None, Stroke(ink, LINE_MM, DASH_MM)), Path(head, ink))


def play_strip(box: Box, ink: Ink) -> tuple[Item, ...]:
    """Return a line of play along a strip: a ring, a dashed arrow, and the cross that it is aimed at."""
    y, radius = box.centre[1], box.height / 2
    return (
        ring_mark((box.x + radius, y), radius, ink),
        *play_line((box.x + 2 * radius + 0.8, y), (box.right - 2 * radius - 0.9, y), ink),
        cross_mark((box.right - radius, y), radius * 0.82, ink),
    )


def plays(box: Box, clear: Box, ink: Ink) -> tuple[Item, ...]:
    """Return a board of plays: rings, crosses, and arrows between them, in a pattern that fills the box.

    No mark comes near what is kept clear.
    """
    pitch_x, pitch_y = RADIUS_MM * 7.2, RADIUS_MM * 5.4
    across, down = max(1, int(box.width / pitch_x)), max(1, int(box.height / pitch_y))
    left, top = box.centre[0] - across * pitch_x / 2, box.centre[1] - down * pitch_y / 2
    cells = [
        (Box(left + column * pitch_x, top + row * pitch_y, pitch_x, pitch_y), (row * 2 + column) % 4)
        for row in range(down)
        for column in range(across)
    ]
    return tuple(item for cell, kind in cells if not cell.meets(clear) for item in _play(cell, kind, ink))


def _play(cell: Box, kind: int, ink: Ink) -> tuple[Item, ...]:
    """Return one of four marks: a ring, an arrow across, a cross, an arrow up."""
    x, y = cell.centre
    reach = cell.width * 0.34
    match kind:
        case 0:
            return (ring_mark((x, y), RADIUS_MM, ink),)
        case 1:
            return play_line((x - reach, y), (x + reach, y), ink)
        case 2:
            return (cross_mark((x, y), RADIUS_MM * 0.85, ink),)
        case _:
            return play_line((x, y + cell.height * 0.36), (x, y - cell.height * 0.36), ink)


def page(
    texts: tuple[str, str, str], language: str, at: tuple[Location, Location] = ((), ()), sign: Symbol = PLAY
) -> Composition:
    """Return a page with its folder: caption on the tab, sign, title and a text aside.

    `at` are the fields of the title and of the text aside.
    """
    caption, title, aside = texts
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, TAB.bottom, fill=MANEUVERS.ink))
    made.draw(folder(HEADER, TAB, MANILA))
    made.draw(Rect(HEADER.x, HEADER.bottom, HEADER.width, 0.6, fill=KRAFT))
    made.draw(*play_strip(Box(TAB.right + 6, 2.1, PAGE.width - TAB.right - 11, 2.2), MANILA))
    mark, names = Box(0, TAB.bottom, PAGE.width, HEADER.bottom - TAB.bottom).cut_left(16)
    made.draw(icon(sign, mark.square(9), MANEUVERS.ink))
    left, right = names.cut_left(106)
    made.write(caption.upper(), TAB.inset(4, 0.6).cut_left(100)[0], PAGE_CAPTION)
    made.write(title, left, PAGE_TITLE, at[0])
    made.write(aside, Box(right.x, right.y, right.width - 4, right.height), ASIDE, at[1])
    return made

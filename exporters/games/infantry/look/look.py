"""What all of infantry is drawn with: its rules and layouts, its inks and type, the icons in its texts, its squads."""

from collections.abc import Mapping
from typing import Any, Final

from engine.games.infantry.names import SEATS
from exporters.components.framing import DeckLook
from exporters.components.squad_looks import SquadLook, SquadLooks
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex
from exporters.faces.fonts import Face
from exporters.games.infantry.look.icons import ARMOR, MARKERS, POINTS, SECTIONS, SQUADS, TROOPER, TYPES, WEAPON
from exporters.games.infantry.wording import terms as words
from exporters.layout.settings import GameSetting
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Squad
from schemas.models.infantry.rules import Rules

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

NO_SQUAD: Final = SquadLook("", TROOPERS.ink, WHITE, TROOPER)
SQUAD_LOOKS: Final = SquadLooks(Squad, SQUADS, NO_SQUAD)
squads_of, squads_with = SQUAD_LOOKS.squads_of, SQUAD_LOOKS.squads_with
look_as, look_of, squad_look_of = SQUAD_LOOKS.look_as, SQUAD_LOOKS.look_of, SQUAD_LOOKS.squad_look_of


def sides_in(header: Mapping[str, Any], language: str = "") -> dict[str, SquadLook]:
    """Return the look of each side in the battle with a log's header: that of its first squad.

    Where both have the same colour, the second is white, so that they are told apart.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    first, second = (_side(header[seat], at, language) for at, seat in enumerate(SEATS))
    if first.ink == second.ink:
        second = SquadLook(second.name, WHITE, second.outline, second.sign)
    return dict(zip(SEATS, (first, second), strict=True))


def _side(told: Mapping[str, Any], at: int, language: str) -> SquadLook:
    return look_as(said(words.AND, language).join(told["names"]), told["colours"][0], at)

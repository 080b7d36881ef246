"""What the boxes of a deck are drawn with: its size, its colours, its styles of type and its icons."""

from collections import ChainMap
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from engine.checking.looks import BUILT_IN_COLOURS
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import icon_symbol
from exporters.faces.fonts import Face
from exporters.findings import finding
from exporters.imposition.sheets import CARD_SIZES
from exporters.layout.files import Layout, length_mm
from exporters.layout.icons import drawn_at, lines_of, outline_of
from exporters.layout.looks import FACES, ink_of
from exporters.systems import icons_of
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Finding
from schemas.models.deck import Deck, Placed, TypeSetting
from schemas.models.look import Look
from schemas.systems import SystemName

FORMATS: Final = {name.removesuffix(" size"): size for name, size in CARD_SIZES.items()}
"""Width and height of a card, in millimetres, by what a deck calls its format."""

STYLES: Final[Mapping[str, TextStyle]] = {
    "title": TextStyle(Face.TITLE, 14, 8, leading=1.02, valign="middle"),
    "heading": TextStyle(Face.LABEL, 7.5, 6, valign="middle", tracking_pt=0.4, leading=1.0),
    "body": TextStyle(Face.TEXT, 9, 6.5),
    "flavour": TextStyle(Face.ITALIC, 8, 6, leading=1.12),
    "number": TextStyle(Face.NUMERAL, 18, 9, align="centre", valign="middle", leading=1.0),
    "small": TextStyle(Face.TEXT, 6.5, 6, leading=1.1),
}
"""The styles that every deck has."""

BODY: Final = "body"
LEAST_PT: Final = 6.0
SETS_KEPT: Final = 256
"""So many sets of icons in an ink are kept: a deck has one for each colour of its type."""

TYPE_KEYS: Final = ("size_pt", "align", "valign", "leading", "tracking_pt")


def size_of(deck: Deck, look: Look | None = None) -> tuple[float, float]:
    """Return the trimmed width and height of a deck's cards in millimetres; a look says it where the deck does not."""
    if deck.size is not None:
        return (length_mm(deck.size.width, None), length_mm(deck.size.height, None))
    by_look = look.format if look and "format" not in deck.model_fields_set else None
    return FORMATS[by_look or deck.format]


def layout_of(deck: Deck, look: Look | None = None) -> Layout:
    """Return the size of a deck's cards as a layout without boxes."""
    return Layout(*size_of(deck, look), length_mm(deck.bleed, None), {}, name=deck.id)


def place_of(box: Placed) -> Box:
    """Return where a box lies."""
    return Box(*(length_mm(side, None) for side in (box.x, box.y, box.width, box.height)))


def inks_of(*palettes: Mapping[str, str]) -> dict[str, Ink]:
    """Return the inks by the names of their colours; a palette stands before those that are named before it."""
    return {name: ink_of(colour) for name, colour in ChainMap(*map(dict, reversed(palettes)), BUILT_IN_COLOURS).items()}


def settings_of(*styles: Mapping[str, TypeSetting]) -> dict[str, tuple[TypeSetting, ...]]:
    """Return what is said of each style, the nearest last."""
    names = dict.fromkeys(chain(*styles))
    return {name: tuple(each[name] for each in styles if name in each) for name in names}


def type_of(settings: tuple[TypeSetting, ...], name: str) -> tuple[TextStyle, str, bool]:
    """Return a style with what settings change, the last one before the others; its colour's name; if in capitals."""
    style = STYLES.get(name, STYLES[BODY])
    colour, capitals = "ink", False
    for setting in settings:
        changes: dict[str, Any] = {key: value for key in TYPE_KEYS if (value := getattr(setting, key)) is not None}
        if setting.face is not None:
            changes["face"] = FACES[setting.face]
        size_pt = changes.get("size_pt", style.size_pt)
        style = style._replace(**changes, min_pt=setting.least_pt or min(style.min_pt, size_pt))
        colour = setting.colour or colour
        capitals = capitals if setting.capitals is None else setting.capitals
    return style, colour, capitals


@lru_cache(maxsize=1)
def common_icons() -> dict[str, Symbol]:
    """Return the icons that every deck has, by name."""
    return _symbols("card", drawn_at("cards", "icons.yaml"))


def _symbols(home: str, written: Mapping[str, str]) -> dict[str, Symbol]:
    """Return icons by name.

    Raises:
        KeyError, ValueError, TypeError, ZeroDivisionError: a line is no shape.
    """
    return {name: icon_symbol(f"{home}-{name}", *map(outline_of, lines_of(lines))) for name, lines in written.items()}


SHAPELESS: Final = (KeyError, ValueError, TypeError, ZeroDivisionError)
"""What a line that is no shape raises."""


def own_icons(deck: Deck) -> tuple[dict[str, Symbol], list[Finding]]:
    """Return the icons that a deck brings, by name, and what is wrong with those that are none."""
    found, wrong = dict[str, Symbol](), list[Finding]()
    for name, lines in deck.icons.items():
        try:
            found |= _symbols(f"card-{deck.id}", {name: lines})
        except SHAPELESS:
            hint = "a line is `circle 8 8 6`, `polygon 8 1, 15 15, 1 15`, or a path: `M 1 1 L 15 1 L 8 15 Z`"
            wrong.append(finding("icon-not-drawn", ("icons", name), f"`{name}` has a line that is no shape", hint))
    return found, wrong


def icons_for(deck: Deck, system: SystemName) -> dict[str, Symbol]:
    """Return all icons of a deck by name: its own before those of every deck, and those before the game's."""
    game = icons_of(system)
    of_game = {name: icon.symbol for name, icon in game.icons.items()} if game else {}
    return {**of_game, **common_icons(), **own_icons(deck)[0]}


@lru_cache(maxsize=SETS_KEPT)
def icon_set(icons: tuple[tuple[str, Symbol], ...], ink: Ink) -> IconSet:
    """Return icons as texts have them, in an ink."""
    return IconSet({name: InlineIcon(symbol, ink) for name, symbol in icons})

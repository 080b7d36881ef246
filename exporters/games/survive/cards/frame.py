"""The frame of the cards of SURVIVE, and the values on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from exporters.components.base import Back
from exporters.components.framing import DeckLook, back_drawing, either_way, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Symbol
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.survive import look
from exporters.games.survive.chips import chip, trace
from exporters.games.survive.wording import GAME
from exporters.layout.files import Layout, shipped
from exporters.text.fitting import Composition, Fitted, fit, fit_shown, line
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

TRACE_MM: Final = 1.1
PATTERN_PITCH_MM: Final = 5.5
CARD_TITLE: Final = look.TITLE._replace(icons=look.INLINE)
WORD: Final = TextStyle(Face.TITLE, 16, 10, WHITE, align="centre", valign="middle", tracking_pt=1.2)
GAME_NAME: Final = TextStyle(Face.LABEL, 7, 6, WHITE, align="centre", valign="middle", tracking_pt=1.4)

GAP_MM: Final = 0.9
NAME_MM: Final = 5.0
SIGN_MM: Final = 3.2


def header(
    deck: DeckLook, sign: Symbol, texts: tuple[str, str], layout: Layout, language: str
) -> tuple[tuple[Item, ...], Fitted]:
    """Return the top of a card: night, the deck's trace, its chip with a sign, caption and title, the title as fitted.

    `texts` are the caption and the title, which is the document's name.
    """
    caption, title = texts
    fitted = fit_shown(title, layout.shown("title"), CARD_TITLE, ("name",), language)
    items: tuple[Item, ...] = (
        rectangle_of(layout.full, look.PAPER),
        *layout.part("ground", lambda box: (rectangle_of(box, look.NIGHT),)),
        *layout.part("trace", lambda box: (rectangle_of(box, deck.ink), *trace(deck.band, _middle(box), WHITE))),
        *layout.part("chip", lambda box: (*chip(box, deck.ink), icon(sign, box.inset(box.width * 0.24), WHITE))),
        *layout.part("caption", lambda box: fit(caption.upper(), box, look.CAPTION, (), language).items),
        *fitted.items,
        *layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)),
    )
    return items, fitted


def _middle(strip: Box) -> Box:
    return Box(strip.x, strip.centre[1] - TRACE_MM / 2, strip.width, TRACE_MM)


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck in the layout of the pack."""
    return lambda _, setting: deck_back(deck, look.layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def deck_back(deck: DeckLook, layout: Layout | None = None, language: str = "") -> Drawing:
    """Return the back of a deck, as one symbol, in the shipped layout unless another is given."""
    layout = layout or shipped("survive")["card_back"]
    ground = (rectangle_of(layout.full, deck.ink), *_pattern(deck, layout))
    items = (*ground, *_emblem(deck, layout), *either_way(_words(deck, layout, language), layout))
    return back_drawing(f"survive-back-{deck.key}", deck, layout, items)


def _pattern(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    """Return rows of the deck's trace over the whole back, a little darker than its ground."""
    whole = layout.full
    rows = whole.rows(round(whole.height / PATTERN_PITCH_MM))
    strips = (Box(row.x, row.centre[1] - 1.1, row.width, 2.2) for row in rows)
    clear = tuple(strip for strip in strips if not _meets_words(strip, layout))
    return tuple(item for strip in clear for item in trace(deck.band, strip, deck.shade))


def _meets_words(strip: Box, layout: Layout) -> bool:
    """Whether a row of the pattern would run into the words, upright or upside down."""
    first, last = layout["word"], layout["game"]
    tops = (first.y, layout.height_mm - last.bottom)
    return any(strip.bottom > top - 0.6 and strip.y < top + last.bottom - first.y + 0.6 for top in tops)


def _emblem(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    return (
        *layout.part("shield", lambda box: (*chip(box, deck.ink), *chip(box.inset(1.6), look.PAPER))),
        *layout.part("icon", lambda box: (icon(deck.icon, box, deck.ink),)),
    )


def _words(deck: DeckLook, layout: Layout, language: str) -> tuple[Item, ...]:
    return (
        *layout.part("word", lambda box: line(said(deck.word, language).upper(), box, WORD, language)),
        *layout.part("game", lambda box: line(GAME.upper(), box, GAME_NAME, language)),
    )


@dataclass(frozen=True)
class Value:
    """A value with its name, and its sign (None for none)."""

    name: str
    text: str
    sign: Symbol | None = None


def draw_stats(made: Composition, values: Sequence[Value], box: Box) -> None:
    """Draw light cells: the sign and the name above, the number large below."""
    for value, cell in zip(values, box.columns(len(values), GAP_MM), strict=True):
        made.draw(chamfered(cell, 1.6, look.PANEL, "br"))
        head, body = cell.cut_top(NAME_MM + (SIGN_MM if value.sign else 0.0))
        if value.sign:
            mark, head = head.cut_top(SIGN_MM + 0.6)
            made.draw(icon(value.sign, Box(mark.x, mark.y + 0.8, mark.width, SIGN_MM - 0.4), look.NIGHT))
        made.write(value.name, head.inset(0.3, 0), look.STAT_NAME)
        made.write(value.text, body.inset(0.4, 0), look.STAT)


def draw_rates(made: Composition, values: Sequence[Value], box: Box) -> None:
    """Draw dark cells: the name above, the number below; the last one is less dark than the others."""
    for at, (value, cell) in enumerate(zip(values, box.columns(len(values), GAP_MM), strict=True)):
        made.draw(chamfered(cell, 1.6, look.DUSK if at == len(values) - 1 else look.NIGHT, "br"))
        head, body = cell.cut_top(cell.height * 0.45)
        made.write(value.name, head.inset(0.5, 0), look.RATE_NAME)
        made.write(value.text, body.inset(0.5, 0).lowered(-0.4), look.RATE._replace(fill=WHITE))

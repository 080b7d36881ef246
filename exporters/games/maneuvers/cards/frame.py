"""What both decks share: the folder with its tab, the line of play below it, and the backs."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from exporters.components.base import Back
from exporters.components.framing import DeckLook, back_drawing, either_way, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look
from exporters.games.maneuvers.wording import BYLINE
from exporters.layout.files import Layout, shipped
from exporters.text.fitting import Fitted, fit, fit_shown, line
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

CARD_TITLE: Final = look.TITLE._replace(icons=look.INLINE)
ASIDE: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="right", valign="middle", tracking_pt=0.2, leading=1.0)
WORD: Final = TextStyle(Face.TITLE, 16, 10, look.SEPIA, align="centre", valign="middle", tracking_pt=1.2)
GAME_NAME: Final = TextStyle(Face.LABEL, 7, 6, look.SEPIA, align="centre", valign="middle", tracking_pt=1.4)


def header(
    deck: DeckLook, texts: tuple[str, str, str], layout: Layout, sign: Callable[[Box], tuple[Item, ...]], language: str
) -> tuple[tuple[Item, ...], Fitted]:
    """Return the top of a card, and its title as fitted, which is the field `name` of its document.

    `texts` are the caption on the tab, the title, and what stands right of the tab; `sign` draws what is left of the
    title.
    """
    caption, title, aside = texts
    fitted = fit_shown(title, layout.shown("title"), CARD_TITLE, ("name",), language)
    items: tuple[Item, ...] = (
        rectangle_of(layout.full, look.PAPER),
        *layout.part("ground", lambda box: (rectangle_of(box, deck.ink),)),
        *layout.part("folder", lambda box: (look.folder(box, layout["tab"], look.MANILA),)),
        *layout.part("line", lambda box: look.play_strip(box, deck.ink)),
        *layout.part("sign", sign),
        *layout.part("caption", lambda box: fit(caption.upper(), box, look.CAPTION, (), language).items),
        *layout.part("aside", lambda box: fit(aside, box, ASIDE, (), language).items if aside else ()),
        *fitted.items,
        *layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)),
    )
    return items, fitted


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck in the layout of the pack."""
    return lambda _, setting: deck_back(deck, look.layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def deck_back(deck: DeckLook, layout: Layout | None = None, language: str = "") -> Drawing:
    """Return the back of a deck, as one symbol, in the shipped layout unless another is given."""
    layout = layout or shipped("maneuvers")["card_back"]
    items = (
        rectangle_of(layout.full, look.MANILA),
        *_bands(deck, layout),
        *layout.part("board", lambda box: look.plays(box, layout["emblem"], look.KRAFT)),
        *layout.part("emblem", lambda box: _emblem(deck, box)),
        *either_way(_words(deck, layout, language), layout),
    )
    return back_drawing(f"maneuvers-back-{deck.key}", deck, layout, items)


def _bands(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    """Return bands in the deck's ink above and below, as wide as the gap of a folder."""
    band = layout["band"]
    below = Box(band.x, layout.height_mm - band.bottom, band.width, band.height)
    return layout.part("band", lambda box: (rectangle_of(box, deck.ink), rectangle_of(below, deck.ink)))


def _emblem(deck: DeckLook, box: Box) -> tuple[Item, ...]:
    tab = Box(box.x, box.y - 3.4, box.width * 0.52, 3.4)
    return (
        look.folder(box, tab, deck.ink),
        icon(deck.icon, box.inset(box.width * 0.2, box.height * 0.14), look.MANILA),
    )


def _words(deck: DeckLook, layout: Layout, language: str) -> tuple[Item, ...]:
    return (
        *layout.part("word", lambda box: line(said(deck.word, language).upper(), box, WORD, language)),
        *layout.part("game", lambda box: line(said(BYLINE, language).upper(), box, GAME_NAME, language)),
    )

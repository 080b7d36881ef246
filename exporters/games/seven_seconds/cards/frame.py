"""What all cards share: the header, and the form of a finished drawing."""

from dataclasses import replace
from typing import Final

from exporters.components.framing import DeckLook, rectangle_of
from exporters.drawing.display_list import Item
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import icon
from exporters.games.seven_seconds.look.borders import border
from exporters.games.seven_seconds.look.inline import INLINE
from exporters.games.seven_seconds.look.look import CAPTION, PAPER, TITLE
from exporters.layout.files import Layout
from exporters.text.fitting import Fitted, fit, fit_shown

KIND: Final = replace(CAPTION, min_pt=6, leading=1.0)
CARD_TITLE: Final = replace(TITLE, icons=INLINE)


def header(deck: DeckLook, caption: str, title: str, layout: Layout, language: str) -> tuple[tuple[Item, ...], Fitted]:
    """Return the coloured top of a card with the deck's icon, name and border, and the title as fitted."""
    fitted = fit_shown(title, layout.shown("title"), CARD_TITLE, ("title",), language)
    items: tuple[Item, ...] = (
        rectangle_of(layout.full, PAPER),
        *layout.part("ground", lambda box: (rectangle_of(box, deck.ink),)),
        *layout.part("border", lambda box: (border(deck.band, box, deck.ink, 2.2),)),
        *layout.part("icon", lambda box: (icon(deck.icon, box, WHITE),)),
        *layout.part("caption", lambda box: fit(caption.upper(), box, KIND, (), language).items),
        *fitted.items,
        *layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)),
    )
    return items, fitted

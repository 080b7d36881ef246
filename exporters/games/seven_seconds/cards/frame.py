"""Backs and frames of the cards of 7 Seconds."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from exporters.components.base import Back
from exporters.components.framing import DeckLook, back_drawing, either_way, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.look import (
    CAPTION,
    INLINE,
    MISSION_DECKS,
    PAPER,
    TITLE,
    layout_of,
)
from exporters.games.seven_seconds.look.sides import border
from exporters.games.seven_seconds.wording.terms import GAME
from exporters.layout.files import Layout, shipped
from exporters.layout.settings import Setting
from exporters.text.fitting import Fitted, fit, fit_shown, line
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.cards import MissionCard

KIND: Final = replace(CAPTION, min_pt=6, leading=1.0)
CARD_TITLE: Final = replace(TITLE, icons=INLINE)

PATTERN_PITCH_MM = 5.5
WORD: Final = TextStyle(Face.TITLE, 15, 15, WHITE, align="centre", valign="middle", tracking_pt=0.9)
GAME_NAME: Final = TextStyle(Face.LABEL, 7, 7, WHITE, align="centre", valign="middle", tracking_pt=1.0)


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


def mission_back(card: MissionCard, setting: Setting) -> Drawing:
    """Return the back of the mission's deck."""
    return back_of(MISSION_DECKS[card.deck])(card, setting)


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck in the layout of the pack."""
    return lambda _, setting: deck_back(deck, layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def deck_back(deck: DeckLook, layout: Layout | None = None, language: str = "") -> Drawing:
    """Return the back of a deck, as one symbol, in the shipped layout unless another is given."""
    layout = layout or shipped("seven_seconds")["card_back"]
    ground = (rectangle_of(layout.full, deck.ink), *_pattern(deck, layout))
    items = (*ground, *_emblem(deck, layout), *either_way(_words(deck, layout, language), layout))
    return back_drawing(f"back-{deck.key}", deck, layout, items)


def _pattern(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    """Return rows of the deck's border shape over the whole back, a little darker than its ground."""
    whole = layout.full
    rows = round(whole.height / PATTERN_PITCH_MM)
    shapes = (Box(row.x, row.y + row.height * 0.22, row.width, row.height * 0.56) for row in whole.rows(rows))
    return tuple(
        border(deck.band, shape, deck.shade, PATTERN_PITCH_MM) for shape in shapes if not _meets_words(shape, layout)
    )


def _meets_words(shape: Box, layout: Layout) -> bool:
    """Whether a row of the pattern would run into the words, upright or upside down."""
    words = layout["words"]
    return "words" not in layout.hidden and any(
        shape.bottom > top and shape.y < top + words.height for top in (words.y, layout.height_mm - words.bottom)
    )


def _emblem(deck: DeckLook, layout: Layout) -> tuple[Item, ...]:
    corners = "tl tr br bl"
    return (
        *layout.part(
            "shield",
            lambda box: (
                chamfered(box.inset(-2.2), 8.4, deck.ink, corners),
                chamfered(box, 7.5, PAPER, corners),
                chamfered(box.inset(1.3), 7, PAPER, corners, Stroke(deck.ink, 0.5)),
            ),
        ),
        *layout.part("icon", lambda box: (icon(deck.icon, box, deck.ink),)),
    )


def _words(deck: DeckLook, layout: Layout, language: str) -> tuple[Item, ...]:
    return (
        *layout.part("word", lambda box: line(said(deck.word, language).upper(), box, WORD, language)),
        *layout.part("game", lambda box: line(said(GAME, language).upper(), box, GAME_NAME, language)),
    )

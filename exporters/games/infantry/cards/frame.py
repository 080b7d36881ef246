"""What both decks share: the head with contours and the scale bar below it, and the backs."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from exporters.components.base import Back
from exporters.components.framing import DeckLook, back_drawing, either_way, place, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Drawing, Group, Item, Rect
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.games.infantry.wording import terms as words
from exporters.layout.files import Layout, shipped
from exporters.text.fitting import Composition, line
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

CARD_TITLE: Final = look.TITLE._replace(icons=look.INLINE)
NOTE: Final = look.FLAVOUR._replace(icons=look.INLINE)
LINE: Final = TextStyle(Face.LABEL, 7, 6, look.QUIET, valign="middle", leading=1.0)
ORIGIN: Final = TextStyle(Face.LABEL, 6, 6, look.QUIET, align="centre", valign="middle", leading=1.0)
WORD: Final = TextStyle(Face.TITLE, 17, 10, look.PINE, align="centre", valign="middle", tracking_pt=1.2)
GAME_NAME: Final = TextStyle(Face.LABEL, 7, 6, look.PINE, align="centre", valign="middle", tracking_pt=1.2)
BACK_PITCH_MM: Final = 4.625


def draw_header(
    made: Composition, deck: DeckLook, texts: tuple[str, str], layout: Layout, sign: Callable[[Box], tuple[Item, ...]]
) -> None:
    """Draw the top of a card: caption and title, and a sign left of them; the title is the field `name`."""
    caption, title = texts
    made.draw(
        rectangle_of(layout.full, look.PAPER),
        *layout.part("ground", lambda box: (rectangle_of(box, deck.shade), look.terrain(box, look.PALE_CONTOUR))),
        *layout.part("bar", lambda box: look.scale_bar(box, look.PINE)),
        *layout.part("sign", sign),
        *layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)),
    )
    place(layout, "caption", lambda box: made.write(caption.upper(), box, look.CAPTION))
    place(layout, "title", lambda box: made.write(title, box, CARD_TITLE, ("name",)))


def draw_foot(made: Composition, layout: Layout, note: str, origin: str) -> None:
    """Write the line of colour, and below it where the card comes from."""
    place(layout, "note", lambda box: made.write(note, box, NOTE, ("note",)))
    place(layout, "origin", lambda box: made.write(origin, box, ORIGIN, ("source",)))


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck in the layout of the pack."""
    return lambda _, setting: deck_back(deck, look.layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def deck_back(deck: DeckLook, layout: Layout | None = None, language: str = "") -> Drawing:
    """Return the back of a deck, as one symbol, in the shipped layout unless another is given."""
    layout = layout or shipped("infantry")["card_back"]
    items = (
        rectangle_of(layout.full, look.PAPER),
        *layout.part("map", lambda box: _sheet(deck, box)),
        *layout.part("emblem", lambda box: _emblem(deck, box)),
        *either_way(_words(deck, layout, language), layout),
    )
    drawing = back_drawing(f"infantry-back-{deck.key}", deck, layout, items)
    return drawing._replace(title=said(words.BACK, language, deck=said(deck.word, language)))


def _sheet(deck: DeckLook, box: Box) -> tuple[Item, ...]:
    """Return a map sheet in its frame: grid, dots, and a hill in the middle."""
    pitch = BACK_PITCH_MM
    inner = box.inset(1.6)
    across, down = int(inner.width / pitch), int(inner.height / pitch)
    left, top = inner.centre[0] - across * pitch / 2, inner.centre[1] - down * pitch / 2
    places = tuple((left + (x + 0.5) * pitch, top + (y + 0.5) * pitch) for x in range(across) for y in range(down))
    reach = max(inner.width, inner.height)
    ground = (
        rectangle_of(inner, deck.shade),
        look.grid(inner, 2 * pitch, look.PALE_GRID, (left, top)),
        look.hill(inner.centre, reach * 0.62, 11, look.PALE_CONTOUR, 0.9),
        Dots(places, 0.28, deck.ink),
    )
    clip = Rect(inner.x, inner.y, inner.width, inner.height)
    return (Group(ground, clip=clip), *look.frame_steps(inner, 1.6, (inner.width / 6, inner.height / 10), look.PINE))


def _emblem(deck: DeckLook, box: Box) -> tuple[Item, ...]:
    radius = box.width * 0.16
    plate = Rect(box.x, box.y, box.width, box.height, radius, deck.ink)
    return (plate, icon(deck.icon, box.inset(box.width * 0.2, box.height * 0.2), look.PAPER))


def _words(deck: DeckLook, layout: Layout, language: str) -> tuple[Item, ...]:
    """Return the words of the upper half, on plates that keep the map off them."""
    word, game = said(deck.word, language), f"{said(words.GAME, language)}: {said(words.BYLINE, language)}"
    return (
        *layout.part("word", lambda box: (_plate(box), *line(word.upper(), box, WORD, language))),
        *layout.part("game", lambda box: (_plate(box), *line(game.upper(), box, GAME_NAME, language))),
    )


def _plate(box: Box) -> Rect:
    return Rect(box.x, box.y - 0.6, box.width, box.height + 1.2, 1.0, look.PAPER)

"""What all cards share: the header with its band, the shaded strip of special rules, and the backs."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from exporters.components.base import Back
from exporters.components.framing import DeckLook, back_drawing, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import around, icon, polygon, polyline
from exporters.games.battlesuit.look.look import (
    CAPTION,
    FACT,
    INLINE,
    IRON,
    PANEL,
    PAPER,
    RULE,
    RULE_TEXT,
    TITLE,
    layout_of,
)
from exporters.games.battlesuit.look.pages import band
from exporters.games.battlesuit.wording import terms as words
from exporters.layout.files import Layout
from exporters.text.fitting import Composition, fit, text_height_mm
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location

LINE_MM: Final = 6.0
SIDE_MM: Final = 3.2
HEAD_MM: Final = 3.8
BULLET_MM: Final = 2.8
BULLET_SIDE_MM: Final = 0.75
BULLET_DOWN: Final = 0.52
GAP_MM: Final = 0.6
STEP_PT: Final = 0.25
CARD_TITLE: Final = replace(TITLE, icons=INLINE)
RULE_LINE: Final = replace(RULE_TEXT, icons=INLINE)


def draw_header(made: Composition, deck: DeckLook, texts: tuple[str, str], layout: Layout, at: Location) -> None:
    """Draw the paper and the top of a card: caption and title on iron, the deck's icon and band, and its foot."""
    caption, title = texts
    made.draw(rectangle_of(layout.full, PAPER))
    made.draw(*layout.part("ground", lambda box: (rectangle_of(box, IRON),)))
    made.draw(*layout.part("band", lambda box: (rectangle_of(box, deck.ink), band(deck.band, _middle(box), WHITE))))
    made.draw(*layout.part("icon", lambda box: (icon(deck.icon, box, WHITE),)))
    made.draw(*layout.part("caption", lambda box: fit(caption.upper(), box, CAPTION, (), made.language).items))
    made.draw(*layout.part("foot", lambda box: (rectangle_of(box, deck.ink),)))
    if "title" not in layout.hidden:
        made.write(title, layout["title"], CARD_TITLE, at)


def _middle(strip: Box) -> Box:
    return strip.inset(0, strip.height * 0.2)


def draw_facts(made: Composition, layout: Layout, left: str, right: str) -> None:
    """Write two facts on one line, at its left and at its right end."""
    if "facts" not in layout.hidden:
        near, far = layout["facts"].columns(2, GAP_MM)
        made.write(left, near, FACT)
        made.write(right, far, replace(FACT, align="right"))


def draw_special_rules(made: Composition, texts: tuple[str, ...], layout: Layout, deck: DeckLook) -> None:
    """Draw the shaded strip with a line for each special rule, all at one size. Rule: BS.CARD.12."""
    if "special_rules" in layout.hidden:
        return
    box = layout["special_rules"]
    made.draw(Rect(layout.full.x, box.y, layout.full.width, box.height, fill=PANEL))
    head, body = box.inset(SIDE_MM, 0).cut_top(HEAD_MM)
    title = words.SPECIAL_RULES if texts else words.NO_SPECIAL_RULES
    made.write(said(title, made.language), head, FACT)
    body = body.cut_top(body.height - GAP_MM / 2)[0]
    size_pt = _size_for(texts, body, made.language)
    for number, text in enumerate(texts):
        style = RULE_LINE.sized(size_pt)
        row, body = body.cut_top(min(text_height_mm(text, body.width - BULLET_MM, style, made.language), body.height))
        body = body.cut_top(min(GAP_MM, body.height))[1]
        middle = row.y + style.line_mm * BULLET_DOWN
        made.draw(Path(polygon(*around(row.x + BULLET_SIDE_MM, middle, 6, BULLET_SIDE_MM, 0)), deck.ink))
        made.write(text, row.cut_left(BULLET_MM)[1], style, ("special_rules", number))


def _size_for(texts: tuple[str, ...], box: Box, language: str) -> float:
    """Return the largest size at which all texts fit below one another; the smallest one if none is."""
    size_pt = RULE_LINE.size_pt
    while size_pt > RULE_LINE.min_pt and _height(texts, box, size_pt, language) > box.height:
        size_pt -= STEP_PT
    return size_pt


def _height(texts: tuple[str, ...], box: Box, size_pt: float, language: str) -> float:
    style = RULE_LINE.sized(size_pt)
    return sum(text_height_mm(text, box.width - BULLET_MM, style, language) + GAP_MM for text in texts)


def back_of(deck: DeckLook) -> Back:
    """Return what draws the back of a deck: lines to write on. Rule: BS.CARD.13."""
    return lambda _, setting: notes_back(deck, layout_of(setting, "card_back"), setting.language)


@lru_cache(maxsize=64)
def notes_back(deck: DeckLook, layout: Layout, language: str = "") -> Drawing:
    """Return the back of a deck in a layout, as one symbol."""
    made = Composition(language=language)
    draw_header(made, deck, (said(deck.word, language), said(words.NOTES, language)), layout, ())
    if "lines" not in layout.hidden:
        box = layout["lines"]
        rows = tuple(box.y + at * LINE_MM for at in range(1, int(box.height / LINE_MM) + 1))
        lines = tuple(segment for y in rows for segment in polyline((box.x, y), (box.right, y)))
        made.draw(Path(lines, None, Stroke(RULE, 0.25)))
    return back_drawing(f"battlesuit-back-{deck.key}", deck, layout, tuple(made.items))

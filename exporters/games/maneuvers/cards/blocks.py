"""Blocks of text below one another, each with a sign, a label and a ground, all set at one size."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Symbol
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.inline import INLINE
from exporters.games.maneuvers.look.look import BODY
from exporters.text.fitting import SHRINK_STEP_PT, Composition, text_height_mm
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location

SIGN_MM: Final = 11.0
LABEL_MM: Final = 9.0
"""Widths of the column of labels, with a sign and without."""

BAR_MM: Final = 0.9
GAP_MM: Final = 0.9
PAD_MM: Final = 0.9
LEAST_MM: Final = 7.4
ROOM_MM: Final = 3.0
"""The most that a block is higher than its text needs, where there is room left."""


@dataclass(frozen=True)
class Block:
    """A text with its label; its sign (None for none), its ink and its ground; `at` is its field."""

    label: str
    text: str
    ink: Ink
    ground: Ink
    sign: Symbol | None
    at: Location


def draw_blocks(made: Composition, blocks: Sequence[Block], box: Box) -> None:
    """Draw the blocks from the top of a box at the largest size that all fit at; what does not fit is found."""

    def needed(style: TextStyle) -> list[float]:
        return [*_heights(blocks, box, style, made.language)]

    style = next((each for each in _styles() if sum(needed(each)) <= box.height), _smallest())
    heights = needed(style)
    free = box.height - sum(heights)
    share = box.height / sum(heights) if free < 0 else 1.0
    more = min(ROOM_MM, max(free, 0.0) / len(blocks))
    rest = box
    for block, height in zip(blocks, heights, strict=True):
        row, rest = rest.cut_top(height * share + more)
        _draw(made, block, Box(row.x, row.y, row.width, row.height - GAP_MM), style)


def _styles() -> Iterator[TextStyle]:
    size_pt = BODY.size_pt
    while size_pt > BODY.min_pt:
        yield _sized(size_pt)
        size_pt -= SHRINK_STEP_PT
    yield _smallest()


def _smallest() -> TextStyle:
    return _sized(BODY.min_pt)


def _sized(size_pt: float) -> TextStyle:
    return TextStyle(BODY.face, size_pt, BODY.min_pt, BODY.fill, BODY.leading, valign="middle", icons=INLINE)


def _heights(blocks: Sequence[Block], box: Box, style: TextStyle, language: str) -> Iterator[float]:
    """Yield the height that each block needs, the gap below it included."""
    for block in blocks:
        needed = text_height_mm(block.text, _text_box(block, box).width, style, language) + 2 * PAD_MM
        yield max(needed, LEAST_MM if block.sign else 0.0) + GAP_MM


def _column_mm(block: Block) -> float:
    return SIGN_MM if block.sign else LABEL_MM


def _text_box(block: Block, row: Box) -> Box:
    rest = row.cut_left(_column_mm(block) + BAR_MM)[1]
    return Box(rest.x + 0.6, rest.y, rest.width - 1.4, rest.height)


def _draw(made: Composition, block: Block, row: Box, style: TextStyle) -> None:
    """Draw the ground with its bar, the sign above the label, and the text beside them."""
    made.draw(Rect(row.x, row.y, row.width, row.height, fill=block.ground))
    made.draw(Rect(row.x, row.y, BAR_MM, row.height, fill=block.ink))
    column = Box(row.x + BAR_MM, row.y, _column_mm(block), row.height)
    label = TextStyle(Face.LABEL, 6.5, 6, block.ink, leading=1.0, align="centre", valign="middle")
    if block.sign is None:
        made.write(block.label.upper(), column, label)
    else:
        both = Box(column.x, column.centre[1] - 3.3, column.width, 6.6)
        made.draw(icon(block.sign, Box(both.x, both.y + 0.2, both.width, 3.5), block.ink))
        made.write(block.label.upper(), Box(both.x, both.y + 4.0, both.width, 2.6), label)
    made.write(block.text, _text_box(block, row).inset(0, PAD_MM / 2), style, block.at)

"""Rows of values: a name and a number in each cell, with a sign where there is one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.games.survive.look.look import DUSK, NIGHT, PANEL, RATE, RATE_NAME, STAT, STAT_NAME
from exporters.text.fitting import Composition

GAP_MM: Final = 0.9
NAME_MM: Final = 5.0
SIGN_MM: Final = 3.2


@dataclass(frozen=True)
class Value:
    """A value with its name, and its sign (None for none)."""

    name: str
    text: str
    sign: Symbol | None = None


def draw_stats(made: Composition, values: Sequence[Value], box: Box) -> None:
    """Draw light cells: the sign and the name above, the number large below."""
    for value, cell in zip(values, box.columns(len(values), GAP_MM), strict=True):
        made.draw(chamfered(cell, 1.6, PANEL, "br"))
        head, body = cell.cut_top(NAME_MM + (SIGN_MM if value.sign else 0.0))
        if value.sign:
            mark, head = head.cut_top(SIGN_MM + 0.6)
            made.draw(icon(value.sign, Box(mark.x, mark.y + 0.8, mark.width, SIGN_MM - 0.4), NIGHT))
        made.write(value.name, head.inset(0.3, 0), STAT_NAME)
        made.write(value.text, body.inset(0.4, 0), STAT)


def draw_rates(made: Composition, values: Sequence[Value], box: Box) -> None:
    """Draw dark cells: the name above, the number below; the last one is less dark than the others."""
    for at, (value, cell) in enumerate(zip(values, box.columns(len(values), GAP_MM), strict=True)):
        made.draw(chamfered(cell, 1.6, DUSK if at == len(values) - 1 else NIGHT, "br"))
        head, body = cell.cut_top(cell.height * 0.45)
        made.write(value.name, head.inset(0.5, 0), RATE_NAME)
        made.write(value.text, body.inset(0.5, 0).lowered(-0.4), replace(RATE, fill=WHITE))

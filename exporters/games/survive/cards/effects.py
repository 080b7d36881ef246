"""Power against Toughness, as signs in cells: worked out by the engine under the rules. Rules: SV.EFF.1 to SV.EFF.5."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.survive.rules.shots import effect
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.games.survive.look.look import CELL, EFFECTS, NIGHT, RULE
from exporters.games.survive.words.terms import VALUES
from exporters.layout.boxes import Box
from exporters.text.columns import Grid
from exporters.text.fitting import TextStyle
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.measures import Span

MOST_COLUMNS: Final = 12
MOST_PT: Final = 13.0
PT_PER_MM: Final = 1.2
HEAD_CELL: Final = replace(CELL, fill=WHITE)


def whole(span: Span) -> tuple[int, ...]:
    """Return the values that the limits of the rules allow, the first twelve if there are more."""
    return tuple(range(span.least, span.most + 1))[:MOST_COLUMNS]


def draw_effect(made: Composition, power: int, toughness: int, cell: Box, rules: Rules) -> None:
    """Draw what a hit does to an active unit: a sign, and a ground of its own for each effect."""
    look = EFFECTS[effect(power, toughness, rules)]
    made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=look.ground, stroke=Stroke(RULE, 0.15)))
    made.write(look.sign, cell, _sized(replace(CELL, fill=look.ink), cell))


def draw_heads(made: Composition, values: Sequence[int], cells: Sequence[Box], style: TextStyle = HEAD_CELL) -> None:
    """Draw values in dark cells."""
    for value, cell in zip(values, cells, strict=True):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=NIGHT))
        made.write(str(value), cell, _sized(style, cell))


def _sized(style: TextStyle, cell: Box) -> TextStyle:
    """Return a style larger in a large cell."""
    return style.sized(min(MOST_PT, max(style.size_pt, cell.height * PT_PER_MM)))


def draw_grid(made: Composition, box: Box, rules: Rules) -> None:
    """Draw the whole table: a row for each Power, the highest first, a column for each Toughness, the highest first."""
    powers, toughnesses = whole(rules.limits.power)[::-1], whole(rules.limits.toughness)[::-1]
    first, *rows = box.rows(len(powers) + 1)
    corner, *heads = first.columns(len(toughnesses) + 1)
    made.draw(Rect(corner.x, corner.y, corner.width, corner.height, fill=NIGHT))
    draw_heads(made, toughnesses, heads)
    for power, row in zip(powers, rows, strict=True):
        label, *cells = row.columns(len(toughnesses) + 1)
        draw_heads(made, (power,), (label,))
        for toughness, cell in zip(toughnesses, cells, strict=True):
            draw_effect(made, power, toughness, cell, rules)


def effect_grid(rules: Rules, language: str) -> Grid:
    """Return the whole table as signs, in the order in which it is drawn."""
    powers, toughnesses = whole(rules.limits.power)[::-1], whole(rules.limits.toughness)[::-1]
    rows = tuple(
        (str(power), *(EFFECTS[effect(power, toughness, rules)].sign for toughness in toughnesses)) for power in powers
    )
    columns = len(toughnesses) + 1
    return Grid((said(VALUES["power"], language), *map(str, toughnesses)), rows, (1 / columns,) * columns)

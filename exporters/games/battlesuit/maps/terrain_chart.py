"""The terrain effects chart: what each terrain and each work does to movement, fire and sight. Rule: BS.GAP.2."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.battlesuit.maps.battlefield import chart_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, circle, icon
from exporters.faces.fonts import Face
from exporters.games.battlesuit import look
from exporters.games.battlesuit.pages import LEAST_PT
from exporters.games.battlesuit.wording import terms as words
from exporters.games.battlesuit.wording.terms import told
from exporters.text.columns import Grid
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING, signed
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.terrain import TerrainEffect
from schemas.models.battlesuit.words import Terrain, Work

HEAD_MM: Final = 8.0
SHARES: Final = (0.28, 0.1, 0.1, 0.1, 0.1, 0.12, 0.2)
SIGN_MM: Final = 6.4
HEAD: Final = TextStyle(Face.LABEL, 9, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
NAME: Final = TextStyle(Face.TITLE, 11, LEAST_PT, look.IRON, valign="middle", leading=1.0)
VALUE: Final = TextStyle(Face.NUMERAL, 10.5, LEAST_PT, BLACK, align="centre", valign="middle", leading=1.0)
WORD: Final = TextStyle(Face.TEXT, 9, LEAST_PT, BLACK, align="centre", valign="middle", leading=1.0)


@dataclass(frozen=True)
class ChartRow:
    """A terrain or a work, and its cells in words."""

    kind: Terrain | Work
    cells: tuple[str, ...]


def chart_rows(rules: Rules, language: str) -> Iterator[ChartRow]:
    """Yield the rows of the chart in the order of the rulebook; improved positions change the attack alone."""
    chart = chart_of(rules.terrain)
    for kind in (*Terrain, *Work):
        if kind is not Work.IMPROVED_POSITION:
            yield ChartRow(kind, _cells(chart[kind.value], language))
    amount = signed(rules.terrain.terrain_effects.improved_position.attack_mod)
    added = said(words.ADDED, language, amount=amount)
    others = (said(words.AS_TERRAIN, language),)
    yield ChartRow(Work.IMPROVED_POSITION, (*others * 2, added, *others * 2, added))


def told_rows(rules: Rules, language: str) -> Iterator[tuple[Terrain | Work, str]]:
    """Yield each terrain and work with its cells in a line, under their heads; cells that say nothing are left out."""
    heads = told(words.TERRAIN_HEAD, language)[1:]
    for row in chart_rows(rules, language):
        cells = (_told(head, cell, language) for head, cell in zip(heads, row.cells, strict=True))
        yield row.kind, "; ".join(cell for cell in cells if cell)


def _told(head: str, cell: str, language: str) -> str:
    """Return a cell with its head, "" if it says nothing; of sight only that it is blocked."""
    if head == said(words.BLOCKS_SIGHT, language):
        return head if cell == said(words.YES, language) else ""
    return "" if cell in {NOTHING, said(words.AS_TERRAIN, language)} else f"{head}: {cell}"


def _cells(effect: TerrainEffect, language: str) -> tuple[str, ...]:
    return (
        _points(effect.enter_mp, language),
        _points(effect.land_mp, language),
        _amount(effect.attack_mod),
        str(effect.height) if effect.height else NOTHING,
        said(words.YES if effect.blocks_los else words.NO, language),
        _blast(effect, language),
    )


def _points(points: int | None, language: str) -> str:
    if points is None:
        return said(words.BARRED, language)
    return said(words.MP, language, points=points) if points else NOTHING


def _amount(amount: int) -> str:
    return signed(amount) if amount else NOTHING


def _blast(effect: TerrainEffect, language: str) -> str:
    """Return what a terrain is worth against bombs and mines, and to those without armour if that is different."""
    plain = effect.attack_mod + effect.blast_extra
    other = effect.blast_mod_unarmoured
    if other is None or other == plain:
        return _amount(plain)
    return said(words.UNARMOURED, language, amount=signed(plain), other=signed(other))


def terrain_grid(rules: Rules, language: str) -> Grid:
    """Return the chart in words."""
    rows = tuple((name_of(row.kind, language), *row.cells) for row in chart_rows(rules, language))
    return Grid(told(words.TERRAIN_HEAD, language), rows, SHARES)


def draw_terrain_chart(made: Composition, box: Box, rules: Rules) -> None:
    """Draw the chart into a box."""
    head, body = box.cut_top(HEAD_MM)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.IRON))
    for at, (title, cell) in enumerate(
        zip(told(words.TERRAIN_HEAD, made.language), head.shared_out(SHARES), strict=True)
    ):
        first = cell.cut_left(SIGN_MM + 4)[1]
        made.write(title, cell.inset(0.6, 0) if at else first, HEAD if at else HEAD._replace(align="left"))
    rows = tuple(chart_rows(rules, made.language))
    for at, (row, line) in enumerate(zip(rows, body.rows(len(rows)), strict=True)):
        _draw_row(made, row, line, striped=at % 2 == 1)
    made.draw(Rect(box.x, box.y, box.width, box.height, stroke=Stroke(look.IRON, 0.5)))


def _draw_row(made: Composition, row: ChartRow, line: Box, *, striped: bool) -> None:
    if striped:
        made.draw(Rect(line.x, line.y, line.width, line.height, fill=look.PANEL))
    first, *cells = line.shared_out(SHARES)
    mark, name = first.cut_left(SIGN_MM + 4)
    draw_sign(made, row.kind, mark.square(SIGN_MM))
    made.write(name_of(row.kind, made.language), name, NAME)
    for text, cell in zip(row.cells, cells, strict=True):
        made.draw(Rect(cell.x - 0.1, cell.y, 0.2, cell.height, fill=look.RULE))
        style = WORD if any(letter.isalpha() for letter in text) else VALUE
        made.write(text, cell.inset(0.6, 0), style._replace(fill=look.QUIET) if text == NOTHING else style)


def name_of(kind: Terrain | Work, language: str) -> str:
    """Return the name of a terrain or a work as it is printed."""
    return said(words.TERRAINS[kind] if isinstance(kind, Terrain) else words.WORKS[kind], language)


def draw_sign(made: Composition, kind: Terrain | Work, box: Box) -> None:
    """Draw a terrain as its dot with the sign in it, clear ground as an open ring, a work as its marker."""
    x, y = box.centre
    if isinstance(kind, Work):
        made.draw(chamfered(box, box.width * 0.2, look.IRON, "tl tr br bl"))
        made.draw(icon(look.WORK_SIGNS[kind], box.inset(box.width * 0.16), WHITE))
    elif kind in look.TERRAINS:
        made.draw(Path(circle(x, y, box.width / 2), look.TERRAINS[kind].dot))
        made.draw(icon(look.TERRAIN_SIGNS[kind], box.inset(box.width * 0.2), look.TERRAINS[kind].sign))
    else:
        made.draw(Path(circle(x, y, box.width * 0.3), look.PAPER, Stroke(look.STEEL, box.width * 0.08)))

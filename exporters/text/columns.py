"""Text in columns: sections of terms and tables, set as large as they fit, all at one size."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Symbol, Use
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import scale
from exporters.faces.fonts import Face
from exporters.findings import finding
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Finding

SCALES: Final = tuple(step / 100 for step in range(124, 76, -4))
"""Sizes that are tried, as shares of the styles' own."""


@dataclass(frozen=True)
class Terms:
    """Rows of a term and what is said of it; the terms have a column of their own, `share` of the width."""

    rows: tuple[tuple[str, str], ...]
    share: float = 0.22


@dataclass(frozen=True)
class Grid:
    """A table: its head, its rows, shares of the width, which columns are set left, and the gap between them."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shares: tuple[float, ...]
    left: tuple[int, ...] = (0,)
    gap_mm: float = 1.0


@dataclass(frozen=True)
class Section:
    """A title, its parts in order, an icon before the title, an ink for both, and the rules it follows.

    There is no icon if it is None; the ink is that of the look if it is None. Rules that are named are printed:
    what lies before players while they play is `bare` of them.
    """

    title: str
    parts: tuple[Terms | Grid, ...]
    icon: Symbol | None = None
    ink: Ink | None = None
    rules: str = ""

    def bare(self) -> "Section":
        """Return the same without the rules that it follows."""
        return replace(self, rules="")


@dataclass(frozen=True)
class Flow:
    """Sections in their order, and the columns that they go down."""

    sections: tuple[Section, ...]
    columns: tuple[Box, ...]


@dataclass(frozen=True)
class ColumnLook:
    """How sections are set: styles at full size, and inks of rules and stripes. Measures in millimetres."""

    title: TextStyle
    rules: TextStyle
    term: TextStyle
    text: TextStyle
    head: TextStyle
    cell: TextStyle
    line: Ink
    stripe: Ink
    ground: Ink
    title_mm: float = 6.0
    row_gap_mm: float = 0.7
    section_gap_mm: float = 3.0

    def scaled(self, share: float) -> "ColumnLook":
        """Return the look at another size; no style goes below its own minimum."""
        return replace(
            self,
            title=_scaled(self.title, share),
            rules=_scaled(self.rules, share),
            term=_scaled(self.term, share),
            text=_scaled(self.text, share),
            head=_scaled(self.head, share),
            cell=_scaled(self.cell, share),
            title_mm=self.title_mm * share,
            row_gap_mm=self.row_gap_mm * share,
            section_gap_mm=self.section_gap_mm * share,
        )


def column_look(ink: Ink, quiet: Ink, line: Ink, stripe: Ink, ground: Ink) -> ColumnLook:
    """Return the look of sections as most games have them: titles in an ink, rules in a quiet one."""
    return ColumnLook(
        title=TextStyle(Face.TITLE, 11, 9, ink, valign="middle"),
        rules=TextStyle(Face.LABEL, 6, 6, quiet, align="right", valign="middle", tracking_pt=0.2),
        term=TextStyle(Face.LABEL, 8, 6.25, BLACK, leading=1.16),
        text=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16),
        head=TextStyle(Face.LABEL, 7.5, 6, WHITE, leading=1.16, valign="middle"),
        cell=TextStyle(Face.TEXT, 7.75, 6, BLACK, leading=1.16, valign="middle"),
        line=line,
        stripe=stripe,
        ground=ground,
    )


def _scaled(style: TextStyle, share: float) -> TextStyle:
    return style.sized(max(style.min_pt, style.size_pt * share))


def set_columns(made: Composition, sections: Sequence[Section], columns: Sequence[Box], look: ColumnLook) -> None:
    """Draw the sections down the columns at the largest size that they fit at; a section stays in one column.

    If they do not fit at the smallest one, those that have no room are left out, and found as `text-overflow`.
    """
    set_flows(made, (Flow(tuple(sections), tuple(columns)),), look)


def set_flows(made: Composition, flows: Sequence[Flow], look: ColumnLook) -> None:
    """Draw several flows of sections, each down columns of its own, all at the largest size that all of them fit at."""
    for share in SCALES:
        sized = look.scaled(share)
        places = [_places(flow, sized, made.language) for flow in flows]
        if all(len(boxes) == len(flow.sections) for boxes, flow in zip(places, flows, strict=True)):
            break
    for flow, boxes in zip(flows, places, strict=True):
        for section, box in zip(flow.sections, boxes, strict=False):
            _draw_section(made, section, box, sized)
        made.findings.extend(_left_out(section) for section in flow.sections[len(boxes) :])


def _left_out(section: Section) -> Finding:
    message = f"there is no room for {section.title!r} even at the smallest size; it is left out"
    return finding("text-overflow", (), message, "shorten the text")


def _places(flow: Flow, look: ColumnLook, language: str) -> list[Box]:
    """Return where the sections come to lie, as many as there is room for."""
    places: list[Box] = []
    left = list(flow.columns)
    room = left.pop(0)
    for section in flow.sections:
        height = section_height_mm(section, room.width, look, language)
        while height > room.height + 1e-6 and left:
            room = left.pop(0)
        if height > room.height + 1e-6:
            return places
        place, room = room.cut_top(height)
        places.append(place)
        gap = min(look.section_gap_mm, room.height)
        room = room.cut_top(gap)[1]
    return places


def section_height_mm(section: Section, width_mm: float, look: ColumnLook, language: str = "") -> float:
    """Return the height of a section, broken to a width."""
    rows = (height for part in section.parts for height in _heights(part, width_mm, look, language))
    return look.title_mm + 0.8 + sum(rows)


def _heights(part: Terms | Grid, width_mm: float, look: ColumnLook, language: str) -> Iterator[float]:
    """Yield the heights of a part's rows, its head among them, and of the gap below it."""
    if isinstance(part, Terms):
        for term, text in part.rows:
            yield (
                max(
                    text_height_mm(term, width_mm * part.share - 1, look.term, language),
                    text_height_mm(text, width_mm * (1 - part.share), look.text, language),
                )
                + look.row_gap_mm
            )
    else:
        widths = [width_mm * share - part.gap_mm for share in part.shares]
        yield _row_height(part.head, widths, look.head, language) + look.row_gap_mm
        for row in part.rows:
            yield _row_height(row, widths, look.cell, language) + look.row_gap_mm
    yield look.row_gap_mm


def _row_height(row: tuple[str, ...], widths: Sequence[float], style: TextStyle, language: str) -> float:
    return max(text_height_mm(text, width, style, language) for text, width in zip(row, widths, strict=True))


def _draw_section(made: Composition, section: Section, box: Box, look: ColumnLook) -> None:
    title, body = box.cut_top(look.title_mm)
    made.write(section.title, _beside_icon(made, section, title, look), look.title)
    if section.rules:
        made.write(section.rules, title, look.rules)
    made.draw(Rect(box.x, title.bottom - 0.1, box.width, 0.5, fill=section.ink or look.line))
    body = body.cut_top(0.8)[1]
    for part in section.parts:
        heights = tuple(_heights(part, box.width, look, made.language))
        place, body = body.cut_top(sum(heights))
        if isinstance(part, Terms):
            _draw_terms(made, part, place, heights, look)
        else:
            _draw_grid(made, part, place, heights, look)


def _beside_icon(made: Composition, section: Section, title: Box, look: ColumnLook) -> Box:
    """Draw a section's icon; return the room for its title."""
    if section.icon is None:
        return title
    side = title.height * 0.74
    place = scale(side / section.icon.width, title.x, title.y + (title.height - side) / 2 - 0.2)
    made.draw(Use(section.icon, place, section.ink or look.line))
    return title.cut_left(side + 1.6)[1]


def _draw_terms(made: Composition, part: Terms, box: Box, heights: tuple[float, ...], look: ColumnLook) -> None:
    for (term, text), height in zip(part.rows, heights, strict=False):
        row, box = box.cut_top(height)
        left, right = row.cut_left(row.width * part.share)
        made.write(term, Box(left.x, left.y, left.width - 1, left.height), look.term)
        made.write(text, right, look.text)


def _draw_grid(made: Composition, part: Grid, box: Box, heights: tuple[float, ...], look: ColumnLook) -> None:
    for at, (row, height) in enumerate(zip((part.head, *part.rows), heights, strict=False)):
        line, box = box.cut_top(height)
        ground = look.ground if at == 0 else look.stripe if at % 2 == 0 else None
        if ground is not None:
            made.draw(Rect(line.x, line.y, line.width, line.height, fill=ground))
        style = look.head if at == 0 else look.cell
        for column, (text, cell) in enumerate(zip(row, line.shared_out(part.shares), strict=True)):
            aligned = style._replace(align="left" if column in part.left else "centre")
            made.write(text, Box(cell.x + 0.8, cell.y, cell.width - part.gap_mm, cell.height), aligned)

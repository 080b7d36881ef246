"""Sheets as drawings: their marks, and what is written in their margins."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, REGISTRATION
from exporters.drawing.shapes import circle, polyline, rectangle, shift, turn
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from exporters.imposition import wording as words
from exporters.imposition.sheets import PRINTER_MARGIN_MM, LineKind, Paper, Placed, Sheet, Side, Tile
from exporters.imposition.tiling import tile_name
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

STRIP_MM: Final = 4.0
"""Depth of the strip for bar and note, where the margin has so much."""

LEAST_STRIP_MM: Final = 1.9
LEAST_LENGTH_MM: Final = 130.0
"""Scale bar, advice and a short note."""

HAIR_MM: Final = 0.25 * MM_PER_PT
FOLD_GAP_MM: Final = 0.6

BAR_MM: Final = 50.0
BAR_HEIGHT_MM: Final = 1.6
GAP_MM: Final = 1.5
STROKES: Final[dict[LineKind, Stroke]] = {
    "cut": Stroke(REGISTRATION, HAIR_MM),
    "fold": Stroke(REGISTRATION, HAIR_MM, (1.2, 0.8)),
    "trim": Stroke(REGISTRATION, 2 * HAIR_MM, (3.0, 1.5)),
    "glue": Stroke(REGISTRATION, 4 * HAIR_MM, (0.0, 1.4), "round"),
    "hair": Stroke(REGISTRATION, HAIR_MM),
}
"""How marks are told apart without colour: whole, dashed short and long, dotted."""

NOTE: Final = TextStyle(Face.TEXT, 6.5, 6, BLACK, valign="middle")
RIGHT_NOTE: Final = TextStyle(Face.TEXT, 6.5, 6, BLACK, align="right", valign="middle")
DOT: Final = "\N{MIDDLE DOT}"
ROUNDING_MM: Final = 0.01
ADVICE_MM: Final = 36.0
KEY_MM: Final = 14.0
KEY_CELL_MM: Final = 1.6
"""A poster's key map: its width at most, and the largest tile on it."""


@dataclass(frozen=True)
class Strip:
    """A free part of a page; `upwards`, in a frame that runs up the page, its origin at the lower left corner.

    `head_outside` says whether its upper side is the one towards the edge of the paper.
    """

    box: Box
    upwards: bool = False
    head_outside: bool = False

    def deep(self, depth_mm: float) -> "Strip":
        """Return the part of a depth that lies outermost."""
        y = self.box.y if self.head_outside else self.box.bottom - depth_mm
        return replace(self, box=Box(self.box.x, y, self.box.width, depth_mm))


def free_strips(paper: Paper, side: Side, margin_mm: float) -> tuple[Strip, ...]:
    """Return the strips that pieces and marks leave free: those deep enough along foot, left, head and right first."""
    strips = tuple(_strips(paper, _covered(side, paper), margin_mm))
    deep = [strip for strip in strips if strip.box.height >= STRIP_MM]
    shallow = sorted((one for one in strips if one not in deep), key=lambda strip: -round(strip.box.height, 2))
    return tuple(
        strip.deep(min(strip.box.height, STRIP_MM))
        for strip in (*deep, *shallow, *_beside_fold(paper, side))
        if strip.box.height >= LEAST_STRIP_MM and strip.box.width >= LEAST_LENGTH_MM
    )


def _covered(side: Side, paper: Paper) -> Box:
    """Return what pieces and marks cover of a page."""
    clips = [placed.clip for placed in side.placed] or [Box(paper.width_mm / 2, paper.height_mm / 2, 0, 0)]
    ends = [end for line in side.lines for end in (line.start, line.end)]
    xs = [x for clip in clips for x in (clip.x, clip.right)] + [x for x, _ in ends]
    ys = [y for clip in clips for y in (clip.y, clip.bottom)] + [y for _, y in ends]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-HAIR_MM)


def _strips(paper: Paper, covered: Box, margin_mm: float) -> Iterator[Strip]:
    """Yield the margins as strips: foot, left, head, right."""
    width, height = paper.width_mm - 2 * margin_mm, paper.height_mm - 2 * margin_mm
    foot = paper.height_mm - margin_mm
    right = paper.width_mm - margin_mm
    yield Strip(Box(margin_mm, covered.bottom, width, foot - covered.bottom))
    yield Strip(Box(margin_mm, margin_mm, height, covered.x - margin_mm), upwards=True, head_outside=True)
    yield Strip(Box(margin_mm, margin_mm, width, covered.y - margin_mm), head_outside=True)
    yield Strip(Box(margin_mm, covered.right, height, right - covered.right), upwards=True)


def _beside_fold(paper: Paper, side: Side) -> Iterator[Strip]:
    """Yield the strip above the level fold of a sheet, or left of its upright fold."""
    for line in side.lines:
        (x, y), (end_x, end_y) = line.start, line.end
        if line.kind == "fold" and x == end_x == paper.width_mm / 2:
            yield Strip(Box(paper.height_mm - end_y, x - FOLD_GAP_MM - STRIP_MM, end_y - y, STRIP_MM), upwards=True)
        elif line.kind == "fold" and y == end_y == paper.height_mm / 2:
            yield Strip(Box(x, y - FOLD_GAP_MM - STRIP_MM, end_x - x, STRIP_MM))


@dataclass(frozen=True)
class Note:
    """What a sheet is, which of how many, and whose work is on it besides the author's ("" for nobody's)."""

    what: str
    which: str
    credit: str = ""
    language: str = ""


@dataclass(frozen=True)
class Label:
    """What all sheets of a file are, and the number of this one."""

    what: str
    number: int
    count: int
    credit: str
    language: str

    def note(self, sheet: Sheet, which: str) -> Note:
        """Return the note on a side of a sheet; `which` is the side and its number in words."""
        name = sheet.name
        if tile := sheet.front.tile:
            place = tile_name(tile.column, tile.row)
            name = said(words.TILE, self.language, picture=name, tile=place, columns=tile.columns, rows=tile.rows)
        number = said(which, self.language, number=self.number, count=self.count)
        return Note(f"{self.what} {DOT} {name}" if name else self.what, number, self.credit, self.language)


def drawings(
    sheets: Sequence[Sheet],
    label: str,
    margin_mm: float = PRINTER_MARGIN_MM,
    credit: str = "",
    language: str = "",
) -> tuple[Drawing, ...]:
    """Return the pages of sheets, every front followed by its back; label, number and credit stand in the margin."""
    numbered = enumerate(sheets, start=1)
    return tuple(
        page
        for at, sheet in numbered
        for page in _pages(sheet, Label(label, at, len(sheets), credit, language), margin_mm)
    )


def _pages(sheet: Sheet, label: Label, margin_mm: float) -> Iterator[Drawing]:
    yield _page(
        sheet.paper,
        sheet.front,
        label.note(sheet, words.FRONTS if sheet.back else words.SHEET),
        margin_mm,
    )
    if sheet.back:
        yield _page(sheet.paper, sheet.back, label.note(sheet, words.BACKS), margin_mm)


def _page(paper: Paper, side: Side, note: Note, margin_mm: float) -> Drawing:
    """Return a page with its note in the margin."""
    items = (
        *(_piece(placed) for placed in side.placed),
        *(Path(circle(*centre, radius), stroke=STROKES["hair"]) for centre, radius in side.circles),
        *(Path(polyline(line.start, line.end), stroke=STROKES[line.kind]) for line in side.lines),
        *_margin(paper, side, note, margin_mm),
    )
    return Drawing("sheet", f"{note.what} {DOT} {note.which}", paper.width_mm, paper.height_mm, items)


def _piece(placed: Placed) -> Group:
    """Return a drawing moved to its place and cut off at what it may cover."""
    drawing, trim, clip = placed.drawing, placed.trim, placed.clip
    bleed, radius = drawing.bleed_mm, max(clip.width, clip.height) / 2 if placed.shape == "circle" else 0.0
    if placed.half_turned:
        x, y = trim.right + bleed, trim.bottom + bleed
        inside = Rect(x - clip.right, y - clip.bottom, clip.width, clip.height, radius)
        return Group(drawing.items, turn(180, x, y), inside, drawing.name)
    x, y = trim.x - bleed, trim.y - bleed
    inside = Rect(clip.x - x, clip.y - y, clip.width, clip.height, radius)
    return Group(drawing.items, shift(x, y), inside, drawing.name)


def _margin(paper: Paper, side: Side, note: Note, margin_mm: float) -> tuple[Item, ...]:
    """Return scale bar, advice and note in the deepest free margin, the credit in the next one or behind the note.

    Nothing if all are full of marks.
    """
    strips = free_strips(paper, side, margin_mm)
    if not strips:
        return ()
    credit, apart = note.credit, len(strips) > 1
    if credit and not apart:
        note = replace(note, what=f"{credit} {DOT} {note.what}")
    bar, rest = strips[0].box.cut_left(BAR_MM + GAP_MM)
    advised = said(words.ADVICE, note.language)
    wide = max(ADVICE_MM, text_width_mm(advised, NOTE.face, NOTE.size_pt, language=note.language))
    advice, name = rest.cut_left(wide + GAP_MM)
    items = (
        *_scale_bar(bar),
        *fit(advised, advice, NOTE, (), note.language).items,
        *(_key_map(side.tile, name) if side.tile else ()),
        *_note(note, name.cut_left(KEY_MM)[1] if side.tile else name),
    )
    noted = _lying(items, strips[0], paper)
    return (
        (noted, _lying(fit(credit, strips[1].box, NOTE, (), note.language).items, strips[1], paper))
        if credit and apart
        else (noted,)
    )


def _lying(items: tuple[Item, ...], strip: Strip, paper: Paper) -> Group:
    return Group(items, turn(-90, 0, paper.height_mm) if strip.upwards else None)


def _note(note: Note, box: Box) -> Iterator[Item]:
    """Yield what the sheet is, cut short if need be, and before the right edge which one it is, always whole."""
    what, which = note.what, f" {DOT} {note.which}"
    width = text_width_mm(which, RIGHT_NOTE.face, RIGHT_NOTE.size_pt, language=note.language)
    left, right = box.cut_left(box.width - width - ROUNDING_MM)
    yield from fit(what, left, RIGHT_NOTE, (), note.language).items
    yield from fit(which, right, RIGHT_NOTE, (), note.language).items


def _key_map(tile: Tile, box: Box) -> Iterator[Item]:
    """Yield all tiles of a poster, small, this one dark."""
    side = min(KEY_MM / tile.columns, box.height / tile.rows, KEY_CELL_MM)
    y = box.centre[1] - side * tile.rows / 2
    for row in range(tile.rows):
        for column in range(tile.columns):
            dark = BLACK if (column, row) == (tile.column, tile.row) else None
            yield Rect(box.x + column * side, y + row * side, side, side, fill=dark, stroke=Stroke(BLACK, 0.1))


def _scale_bar(box: Box) -> tuple[Item, ...]:
    """Return a bar of 50 mm in fields of 10."""
    y = box.centre[1] - BAR_HEIGHT_MM / 2
    dark = tuple(segment for at in (0, 20, 40) for segment in rectangle(box.x + at, y, 10, BAR_HEIGHT_MM))
    outline = Rect(box.x, y, BAR_MM, BAR_HEIGHT_MM, stroke=Stroke(BLACK, 0.15))
    return (outline, Path(dark, BLACK))

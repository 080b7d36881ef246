"""Finished drawings in a look: its inks in the place of those of the game, its frame, what is hard to read in it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from engine.checking.looks import BUILT_IN_COLOURS, LEAST_CONTRAST
from exporters.components.looks import Looks
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import (
    Dots,
    Drawing,
    Group,
    Item,
    Path,
    Rect,
    Segment,
    Shade,
    Symbol,
    Text,
    Use,
    walk,
)
from exporters.drawing.inks import WHITE, Ink, Paint, contrast
from exporters.drawing.shapes import CIRCLE_HANDLE, moved, rectangle
from exporters.drawing.surfaces import Surface, leaves, point_of, surface_of
from exporters.findings import finding
from exporters.imposition.pieces import Piece
from exporters.layout.looks import Worn, ink_of
from exporters.layout.settings import Setting
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.models.look import LookFrame

LARGE_PT: Final = 14.0
LEAST_LARGE: Final = 3.0
"""What WCAG 2.2 asks of large type."""


def least_contrast(size_pt: float) -> float:
    """Return the least contrast that type of a size is read at (WCAG 2.2)."""
    return LEAST_LARGE if size_pt >= LARGE_PT else LEAST_CONTRAST


def inks_on(drawing: Drawing) -> set[Ink]:
    """Return the inks that a drawing is in."""
    found: set[Paint | None] = set()
    for item in walk(drawing.items):
        found |= {getattr(item, key, None) for key in ("fill", "start", "end")}
        found |= {stroke.ink} if isinstance(item, Rect | Path) and (stroke := item.stroke) else set()
    return {paint for paint in found if isinstance(paint, Ink)}


def dressed(drawing: Drawing, worn: Worn | None, kind: str, *, framed: bool = True) -> Drawing:
    """Return the drawing of a document of a kind in a look, a card framed; the same object if there is none."""
    if worn is None:
        return drawing
    items = tuple(_Recolouring(worn.inks_for(kind)).all(drawing.items))
    frame = _frame(worn, drawing) if framed and worn.look.frame and drawing.bleed_mm else ()
    return drawing._replace(items=(*items, *frame))


def dressed_back(drawing: Drawing, worn: Worn | None, kind: str, *, framed: bool = True) -> Drawing:
    """Return a back in a look, the same object for the same back."""
    if worn is None:
        return drawing
    kept = worn.dressed.get(id(drawing))
    if kept is None or kept[0] is not drawing:  # in another process a number may be that of another drawing
        kept = worn.dressed[id(drawing)] = (drawing, dressed(drawing, worn, kind, framed=framed))
    return kept[1]


class _Recolouring:
    """Draws items anew in other inks."""

    def __init__(self, inks: Mapping[Ink, Ink]) -> None:
        self.inks = inks
        self._symbols: dict[int, Symbol] = {}

    def all(self, items: tuple[Item, ...]) -> Iterator[Item]:
        """Yield the items in other inks; the very same ones where there are none."""
        return map(self._item, items) if self.inks else iter(items)

    def _item(self, item: Item) -> Item:
        changed: Item = item
        match item:
            case Group():
                changed = item._replace(items=tuple(self.all(item.items)))
            case Use():
                changed = item._replace(symbol=self._symbol(item.symbol), fill=item.fill and self._ink(item.fill))
            case Shade():
                changed = item._replace(start=self._ink(item.start), end=self._ink(item.end))
            case Rect() | Path():
                stroke = item.stroke and item.stroke._replace(ink=self._paint(item.stroke.ink))
                changed = item._replace(fill=item.fill and self._paint(item.fill), stroke=stroke)
            case Text():
                changed = item._replace(fill=item.fill and self._paint(item.fill))
            case Dots():
                changed = item._replace(fill=self._paint(item.fill))
        return changed

    def _ink(self, ink: Ink) -> Ink:
        return self.inks.get(ink, ink)

    def _paint(self, paint: Paint) -> Paint:
        return self._ink(paint) if isinstance(paint, Ink) else paint

    def _symbol(self, symbol: Symbol) -> Symbol:
        """Return the symbol in other inks, under a name of its own where it has any of them."""
        if id(symbol) not in self._symbols:
            items = tuple(self.all(symbol.items))
            name = f"{symbol.name}-{sha256(repr(items).encode()).hexdigest()[:8]}"
            self._symbols[id(symbol)] = symbol if items == symbol.items else symbol._replace(name=name, items=items)
        return self._symbols[id(symbol)]


def _frame(worn: Worn, drawing: Drawing) -> tuple[Path, ...]:
    """Return the frame of a look as a band; one that begins at the cut goes on to the end of the bleed.

    One that would leave nothing within is left out.
    """
    frame = worn.look.frame or LookFrame()
    outer, inner = _edges(frame, drawing)
    if _is_empty(inner):
        return ()
    outline = rectangle(*outer) if not frame.inset_mm else _rounded(outer, frame.radius_mm + frame.line_mm)
    colours = {**BUILT_IN_COLOURS, **worn.look.palette}
    ink = ink_of(colours.get(frame.colour, frame.colour))
    return (Path((*outline, *_rounded(inner, frame.radius_mm)), ink, evenodd=True),)


def _edges(frame: LookFrame, drawing: Drawing) -> tuple[Box, Box]:
    """Return where a frame begins and ends, in the frame of the drawing."""
    whole = Box(0, 0, drawing.full_width_mm, drawing.full_height_mm)
    outer = whole.inset(drawing.slug_mm + (drawing.bleed_mm + frame.inset_mm if frame.inset_mm else 0.0))
    return outer, whole.inset(drawing.slug_mm + drawing.bleed_mm + frame.inset_mm + frame.line_mm)


def _rounded(box: Box, radius: float) -> tuple[Segment, ...]:
    """Return the outline of a box with round corners."""
    radius = min(radius, box.width / 2, box.height / 2)
    if radius <= 0:
        return rectangle(*box)
    bent = radius * (1 - CIRCLE_HANDLE)
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return (
        ("M", left + radius, top),
        ("L", right - radius, top),
        ("C", right - bent, top, right, top + bent, right, top + radius),
        ("L", right, bottom - radius),
        ("C", right, bottom - bent, right - bent, bottom, right - radius, bottom),
        ("L", left + radius, bottom),
        ("C", left + bent, bottom, left, bottom - bent, left, bottom - radius),
        ("L", left, top + radius),
        ("C", left, top + bent, left + bent, top, left + radius, top),
        ("Z",),
    )


def hard_to_read(plain: Drawing, worn: Worn, kind: str, *, framed: bool = True) -> tuple[Finding, ...]:
    """Return what a look makes hard to read on a drawing of a kind, not dressed yet: at its colours and its frame."""
    covered = _covered(plain, worn, kind) if framed else ()
    return tuple(dict.fromkeys((*_weak(plain, worn, kind), *covered)))


def _weak(plain: Drawing, worn: Worn, kind: str) -> Iterator[Finding]:
    inks = worn.inks_for(kind)
    surfaces: list[Surface] = []
    for at, (item, matrix) in enumerate(leaves(plain.items) if inks else ()):
        if isinstance(item, Text) and isinstance(item.fill, Ink):
            point = point_of(item, matrix)
            ground = next((one.ink for one in reversed(surfaces) if one.holds(point)), WHITE)
            yield from _too_weak(item.fill, ground, item.size_pt, worn, kind)
        elif surface := surface_of(at, item, matrix):
            surfaces.append(surface)


def _too_weak(ink: Ink, ground: Ink, size_pt: float, worn: Worn, kind: str) -> Iterator[Finding]:
    one, other = worn.inks.get(ink, ink), worn.inks.get(ground, ground)
    found = contrast(one, other)
    if found < min(least_contrast(size_pt), contrast(ink, ground)):
        message = f"{one.hex} on {other.hex} is a contrast of {found:.1f} to 1, on a {kind.replace('_', ' ')}"
        changed = one if ink in worn.inks else other
        at: Location = ("palette", next((n for n, c in worn.look.palette.items() if ink_of(c) == changed), ""))
        yield finding("weak-contrast", at, message, f"{least_contrast(size_pt):g} to 1 is the least")


def _covered(plain: Drawing, worn: Worn, kind: str) -> Iterator[Finding]:
    """Yield that the frame lies over words, or would over all there is."""
    frame = worn.look.frame
    if frame is None or not plain.bleed_mm:
        return
    outer, inner = _edges(frame, plain)
    if _is_empty(inner):
        size = f"{plain.width_mm:g} x {plain.height_mm:g} mm"
        message = f"the frame leaves nothing of {size} and is left out, on a {kind.replace('_', ' ')}"
        yield finding("frame-over-text", ("frame",), message, "make it thinner, or begin it further out")
        return
    for item, matrix in leaves(plain.items):
        if isinstance(item, Text) and item.fill is not None:
            x, y = point_of(item, matrix)
            half = abs(x - moved(matrix, (item.x, item.baseline))[0])
            if any(_holds(outer, at, y) and not _holds(inner, at, y) for at in (x - half, x, x + half)):
                message = f"the frame lies over words, on a {kind.replace('_', ' ')}"
                yield finding("frame-over-text", ("frame",), message, "make it thinner, or begin it further out")


def _is_empty(box: Box) -> bool:
    return box.width <= 0 or box.height <= 0


def _holds(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.bottom


def in_looks(
    pieces: Iterable[Piece], setting: Setting, *, framed: bool
) -> Iterator[tuple[Piece, Worn | None, Sequence[Finding]]]:
    """Yield each piece in its look, if `framed` in its frame too, with that and what it makes hard to read."""
    pack = setting.pack
    if pack is None or pack.lacks("look"):
        yield from ((piece, None, ()) for piece in pieces)
        return
    looks = pack.once(Looks)
    for piece in pieces:
        kind, _, name = piece.key.partition("/")
        document = pack.find(kind, name)
        worn = looks.of(document) if document else looks.of_all()
        if worn is None:
            yield piece, None, ()
            continue
        behind = looks.of(document, back=True) if document else worn
        back = dressed_back(piece.back, behind, kind, framed=framed) if piece.back else None
        found = hard_to_read(piece.front, worn, kind, framed=framed)
        yield replace(piece, front=dressed(piece.front, worn, kind, framed=framed), back=back), worn, found

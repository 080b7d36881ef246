"""Themes: finished drawings for other eyes and other printers.

Low ink: a finished drawing with its dark grounds turned to white with an outline, and what was white on them dark.
Works on any display list, so that every component of every system has it. Small marks, thin bars and dark type stay as
they are; pale panels become hairlines; pictures are faded.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count

from exporters.components.base import PrintJob, Product
from exporters.components.dressing import in_looks
from exporters.drawing.display_list import (
    Drawing,
    Group,
    Image,
    Item,
    Matrix,
    Path,
    Rect,
    Shade,
    Stroke,
    Symbol,
    Text,
    Use,
    overflows,
)
from exporters.drawing.inks import WHITE, Ink, Paint, luminance
from exporters.drawing.shapes import scale
from exporters.drawing.surfaces import Surface, leaves, point_of, surface_of
from exporters.imposition.pieces import Area, Piece
from exporters.layout.pictures import faded
from exporters.layout.settings import Theme
from exporters.text.lines import AS_DESIGNED, TypeScale
from schemas.diagnostics.diagnostics import Severity

GROUND_LEAST_MM2 = 12.0
GROUND_LEAST_MM = 1.6
"""What is smaller or thinner is a mark or a bar, and keeps its ink."""

PANEL_LEAST_MM2 = 150.0
OUTLINE_MM = 0.3
HAIRLINE_MM = 0.15
HAIRLINE_INK = Ink(rgb=(150, 158, 167), cmyk=(10, 5, 0, 40))


def low_ink(drawing: Drawing) -> Drawing:
    """Return the drawing as a printer short of ink should have it; same size, same words, same places."""
    plan = _planned(drawing)
    return drawing._replace(items=tuple(_Redrawing(plan).all(drawing.items)))


@dataclass
class _Plan:
    """What becomes of the leaves of a drawing, by number: grounds lose their fill, lights take a new ink."""

    grounds: dict[int, Stroke] = field(default_factory=dict)
    inks: dict[int, Ink] = field(default_factory=dict)


def _planned(drawing: Drawing) -> _Plan:
    """Look at every leaf and at what lies beneath it, then decide what becomes of them."""
    sight = _Sight()
    for at, (item, matrix) in enumerate(leaves(drawing.items)):
        sight.see(at, item, matrix)
    plan = _Plan()
    for surface in sight.surfaces:
        if sight.is_ground(surface):
            plan.grounds[surface.at] = _outline(surface)
    for at, below in sight.light.items():
        if below.at in plan.grounds:
            plan.inks[at] = below.ink
    for surface, below in sight.light_surfaces:
        if below.at in plan.grounds:
            _plan_light_surface(plan, surface, below, is_panel=sight.is_panel(surface))
    return plan


def _plan_light_surface(plan: _Plan, surface: Surface, below: Surface, *, is_panel: bool) -> None:
    """A light shape on an emptied ground is a panel and gets an outline, or a mark and takes the ground's ink."""
    if is_panel:
        plan.grounds[surface.at] = Stroke(below.ink, OUTLINE_MM / surface.scale)
    else:
        plan.grounds.pop(surface.at, None)
        plan.inks[surface.at] = below.ink


@dataclass
class _Sight:
    """The surfaces of a drawing so far, what lies on them, and what could not be read if they were white."""

    surfaces: list[Surface] = field(default_factory=list)
    carrying: set[int] = field(default_factory=set)
    light: dict[int, Surface] = field(default_factory=dict)
    light_surfaces: list[tuple[Surface, Surface]] = field(default_factory=list)

    def see(self, at: int, item: Item, matrix: Matrix) -> None:
        """Take in the next leaf."""
        surface, ink = surface_of(at, item, matrix), _ink(item)
        point = point_of(item, matrix)
        below = next((under for under in reversed(self.surfaces) if under.holds(point)), None)
        if surface:
            self.surfaces.append(surface)
        if below is None or ink is None:
            return
        vanishes = _is_light(ink) and not _is_light(below.ink)
        if surface:
            self.light_surfaces.extend([(surface, below)] if vanishes else [])
            return
        self.carrying.add(below.at)
        if vanishes:
            self.light[at] = below

    def is_ground(self, surface: Surface) -> bool:
        """Whether a surface is emptied: it is large, or something light lies on it."""
        if surface.ink == WHITE or surface.ink.spot:
            return False
        large = surface.area_mm2 >= GROUND_LEAST_MM2 and surface.least_mm >= GROUND_LEAST_MM
        return large or any(below is surface for below in self.light.values())

    def is_panel(self, surface: Surface) -> bool:
        """Whether a light surface is there to carry something, not to be seen itself."""
        return surface.at in self.carrying or surface.area_mm2 >= PANEL_LEAST_MM2


def _outline(surface: Surface) -> Stroke:
    if _is_light(surface.ink):
        return Stroke(HAIRLINE_INK, HAIRLINE_MM / surface.scale)
    return Stroke(surface.ink, OUTLINE_MM / surface.scale)


def _ink(item: Item) -> Ink | None:
    """Return the ink that an item shows, if it is its own."""
    match item:
        case Rect() | Path():
            paint: Paint | None = item.fill or (item.stroke.ink if item.stroke else None)
        case Text() | Use():
            paint = item.fill
        case _:
            paint = None
    return paint if isinstance(paint, Ink) else None


def _is_light(ink: Ink) -> bool:
    """Whether an ink cannot be read on white: less than 3 : 1 of contrast (WCAG 2.2, 1.4.11)."""
    return 1.05 / (luminance(ink) + 0.05) < 3


@dataclass
class _Redrawing:
    """Draws the leaves anew in the order in which the plan counted them."""

    plan: _Plan
    counter: Iterator[int] = field(default_factory=count)

    def all(self, items: tuple[Item, ...]) -> Iterator[Item]:
        """Yield the items redrawn."""
        for item in items:
            if isinstance(item, Group):
                yield item._replace(items=tuple(self.all(item.items)))
            elif isinstance(item, Use) and item.fill is None:
                yield item._replace(symbol=self._symbol(item.symbol))
            else:
                yield self._leaf(item, next(self.counter))

    def _symbol(self, symbol: Symbol) -> Symbol:
        """Return the symbol redrawn, under a name of its own for what has become of it."""
        items = tuple(self.all(symbol.items))
        return symbol._replace(name=f"{symbol.name}-{sha256(repr(items).encode()).hexdigest()[:8]}", items=items)

    def _leaf(self, item: Item, at: int) -> Item:
        ink, outline = self.plan.inks.get(at), self.plan.grounds.get(at)
        match item:
            case Image():
                return item._replace(picture=faded(item.picture))
            case Shade() if outline:
                return Rect(item.x, item.y, item.width, item.height, fill=WHITE, stroke=outline)
            case Rect() | Path() if outline:
                return item._replace(fill=WHITE, stroke=item.stroke or outline)
            case Rect() | Path() if ink:
                stroke = item.stroke._replace(ink=ink) if item.stroke and not item.fill else item.stroke
                return item._replace(fill=ink if item.fill else None, stroke=stroke)
            case Text() | Use() if ink:
                return item._replace(fill=ink)
        return item


def pieces_of(product: Product, job: PrintJob) -> tuple[Piece, ...]:
    """Return the pieces of a product in the theme of the job; every text that is cut off is taken down in it."""
    theme = job.setting.theme
    scaled = TypeScale(theme.text_scale, theme.least_pt) if product.true_size else AS_DESIGNED
    worn = job if product.sheet == "book" else job.in_look_of_all()
    drawn = product.pieces(replace(worn, setting=replace(worn.setting, type_scale=scaled)))
    counted = (replace(piece, copies=job.copies.get(piece.key, piece.copies)) for piece in as_worn(drawn, product, job))
    made = tuple(piece for piece in counted if piece.copies)
    for piece in made:
        _note_overflows(piece, job)
    return themed(made, theme, true_size=product.true_size)


def as_worn(pieces: Iterable[Piece], product: Product, job: PrintJob) -> Iterator[Piece]:
    """Yield the pieces of a product in their looks, cards framed; what these make hard to read is noted at them."""
    if product.sheet == "book":
        yield from pieces
        return
    for piece, worn, found in in_looks(pieces, job.setting, framed=product.sheet == "cards"):
        if worn is not None:
            job.note(worn.document, tuple(found))
        yield piece


def _note_overflows(piece: Piece, job: PrintJob) -> None:
    """Take down what is cut off on a piece, unless its component has said so itself."""
    sides = (piece.front, piece.back) if piece.back else (piece.front,)
    said = {(known.code, known.message) for known in job.diagnostics}
    found = tuple(cut for side in sides for cut in overflows(side) if (cut.code, cut.message) not in said)
    if not found:
        return
    kind, _, name = piece.key.partition("/")
    document = job.pack.find(kind, name)
    if document is not None:
        job.note(document, found)
    else:
        job.note_rules(found)
    if any(cut.severity is Severity.ERROR for cut in found):
        job.faulty.add(piece.key)


def themed(pieces: Sequence[Piece], theme: Theme, *, true_size: bool = False) -> tuple[Piece, ...]:
    """Return the pieces as the theme has them; those of `true_size` measure something and keep their size."""
    made: dict[int, Drawing] = {}

    def drawing(plain: Drawing) -> Drawing:
        if id(plain) not in made:
            made[id(plain)] = _themed(plain, theme, true_size=true_size)
        return made[id(plain)]

    factor = 1.0 if true_size else theme.enlarge
    return tuple(
        replace(
            piece,
            front=drawing(piece.front),
            back=drawing(piece.back) if piece.back else None,
            folds_mm=tuple(fold * factor for fold in piece.folds_mm),
            areas=tuple(_scaled(area, factor) for area in piece.areas),
            spots=tuple(spot._replace(at_mm=(spot.at_mm[0] * factor, spot.at_mm[1] * factor)) for spot in piece.spots),
        )
        for piece in pieces
    )


def _scaled(area: Area, factor: float) -> Area:
    return area._replace(corners_mm=tuple((x * factor, y * factor) for x, y in area.corners_mm))


def _themed(drawing: Drawing, theme: Theme, *, true_size: bool) -> Drawing:
    if theme.low_ink:
        drawing = low_ink(drawing)
    return drawing if true_size or theme.enlarge == 1 else _enlarged(drawing, theme.enlarge)


def _enlarged(drawing: Drawing, factor: float) -> Drawing:
    """Return the drawing with every length multiplied, its bleed included."""
    return drawing._replace(
        width_mm=drawing.width_mm * factor,
        height_mm=drawing.height_mm * factor,
        bleed_mm=drawing.bleed_mm * factor,
        items=(Group(drawing.items, scale(factor)),),
    )

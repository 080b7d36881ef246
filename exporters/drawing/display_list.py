"""The display list: what a drawing is made of, and symbols by their names.

The display list: what is drawn, once, for every back end. Frame: millimetres, y down, origin at the top left of the
bleed box. Type sizes are in points. Nothing is see-through, and text is already broken into lines: a player only draws.
What is drawn is a named tuple, which is made in a fourth of the time that a frozen dataclass takes, as is its class.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from exporters.drawing.inks import Ink, Paint
from exporters.drawing.tags import Tag
from exporters.faces.characters import Writing
from exporters.faces.fonts import Face
from exporters.faces.shaping import Part, line_parts
from schemas.diagnostics.diagnostics import Finding

Point = tuple[float, float]
Move = tuple[Literal["M"], float, float]
Line = tuple[Literal["L"], float, float]
Curve = tuple[Literal["C"], float, float, float, float, float, float]
Close = tuple[Literal["Z"]]
Segment = Move | Line | Curve | Close
"""A step of a path with absolute coordinates: move, line, cubic curve (two handles, end), close."""

Matrix = tuple[float, float, float, float, float, float]
"""a b c d e f: (x, y) goes to (a x + c y + e, b x + d y + f)."""


class Stroke(NamedTuple):
    """A line's ink, width and dashes (lengths on, off, ..., in mm; none for a whole line)."""

    ink: Paint
    width_mm: float
    dash_mm: tuple[float, ...] = ()
    cap: Literal["butt", "round"] = "butt"


class Rect(NamedTuple):
    """A rectangle, its corners rounded by `radius`."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    fill: Paint | None = None
    stroke: Stroke | None = None


class Path(NamedTuple):
    """An outline of one or more parts; with `evenodd`, a part inside another is a hole."""

    segments: tuple[Segment, ...]
    fill: Paint | None = None
    stroke: Stroke | None = None
    evenodd: bool = False


class Dots(NamedTuple):
    """Many circles of one size and colour."""

    centres: tuple[Point, ...]
    radius: float
    fill: Paint


class Text(NamedTuple):
    """One run of text in one face, from `x` to the right on `baseline`; `tracking_pt` is added after each character.

    A run without a `fill` is not seen, but found and read out. `overflow` says that its end is cut off, and where.
    A run with a `writing` has characters of other faces too, and is set as glyphs; its string is in reading order.
    """

    x: float
    baseline: float
    string: str
    face: Face
    size_pt: float
    fill: Paint | None
    tracking_pt: float = 0.0
    overflow: Finding | None = None
    writing: Writing | None = None


class Picture(NamedTuple):
    """An image file: a name that is unique in the drawing, and its bytes (PNG or JPEG)."""

    key: str
    media_type: Literal["image/png", "image/jpeg"]
    data: bytes


class Image(NamedTuple):
    """A picture, stretched to a rectangle."""

    x: float
    y: float
    width: float
    height: float
    picture: Picture


class Shade(NamedTuple):
    """A rectangle that runs evenly from one ink to another; `angle_deg` 0 is to the right, 90 down."""

    x: float
    y: float
    width: float
    height: float
    start: Ink
    end: Ink
    angle_deg: float = 90.0


class Group(NamedTuple):
    """Items under a matrix, cut off at `clip` (a rectangle in the group's own frame).

    `link` names the place that a click within the clip leads to; `anchor` is the name by which links lead here, to the
    top of the clip, or to the origin without one. With a `level` it is a heading, 1 above 2, and `label` says which.
    A `tag` says what text the items are; those of a group without one are what the group around it is.
    """

    items: "tuple[Item, ...]"
    matrix: Matrix | None = None
    clip: Rect | None = None
    label: str = ""
    link: str = ""
    anchor: str = ""
    level: int = 0
    tag: Tag | None = None


class Symbol(NamedTuple):
    """Items that are drawn many times: an icon, a frame, a card's back. `name` is unique in a document."""

    name: str
    width: float
    height: float
    items: "tuple[Item, ...]"


class Use(NamedTuple):
    """A symbol under a matrix; `fill` is the ink of its `CURRENT` parts."""

    symbol: Symbol
    matrix: Matrix
    fill: Ink | None = None


Item = Rect | Path | Dots | Text | Image | Shade | Group | Use


class Drawing(NamedTuple):
    """A piece or a sheet: `width_mm` by `height_mm` after trimming, with `bleed_mm` more on every side.

    Outside the bleed may lie a slug of `slug_mm` for crop marks; the frame begins at its corner then. `words` say what
    it shows to those who do not see it; its title does where there are none.
    """

    name: str
    title: str
    width_mm: float
    height_mm: float
    items: tuple[Item, ...]
    bleed_mm: float = 0.0
    slug_mm: float = 0.0
    words: str = ""

    @property
    def full_width_mm(self) -> float:
        """Width with bleed and slug of both sides."""
        return self.width_mm + 2 * (self.bleed_mm + self.slug_mm)

    @property
    def full_height_mm(self) -> float:
        """Height with bleed and slug of both sides."""
        return self.height_mm + 2 * (self.bleed_mm + self.slug_mm)


def walk(items: tuple[Item, ...]) -> Iterator[Item]:
    """Yield every item in the order of drawing, groups and symbols opened."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from walk(item.items)
        elif isinstance(item, Use):
            yield from walk(item.symbol.items)


def parts_of(text: Text) -> tuple[Part, ...]:
    """Return a run as parts from left to right: plain characters of its face, and glyphs of others."""
    return (text.string,) if text.writing is None else line_parts(text.string, text.face, text.writing)


def overflows(drawing: Drawing) -> tuple[Finding, ...]:
    """Return what is cut off on a drawing, each finding once, in the order of drawing."""
    texts = (item for item in walk(drawing.items) if isinstance(item, Text))
    return tuple(dict.fromkeys(text.overflow for text in texts if text.overflow))


def strings(drawing: Drawing) -> tuple[str, ...]:
    """Return the texts that are seen on a drawing in the order of drawing."""
    return tuple(item.string for item in walk(drawing.items) if isinstance(item, Text) and item.fill)


class SymbolNames:
    """The symbols that a document has met so far."""

    def __init__(self) -> None:
        self._known: dict[str, Symbol] = {}

    def claim(self, symbol: Symbol) -> str:
        """Return the name of a symbol, which is its own in the document from here on.

        Raises:
            ValueError: another symbol has the name, so it would be drawn in place of this one.
        """
        known = self._known.setdefault(symbol.name, symbol)
        if known is not symbol and known != symbol:
            raise ValueError(f"symbols of one name must be equal, got two that differ under {symbol.name!r}")
        return symbol.name

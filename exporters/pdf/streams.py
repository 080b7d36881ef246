"""Drawings as the operators of a PDF: one stream a page, and one for each form."""

from collections.abc import Callable
from typing import Any, Final, Literal

import pikepdf
from pikepdf import Array, Name

from exporters.drawing.display_list import (
    Dots,
    Drawing,
    Group,
    Image,
    Item,
    Path,
    Rect,
    Shade,
    Stroke,
    Symbol,
    Text,
    Use,
    parts_of,
    walk,
)
from exporters.drawing.inks import Current, Paint
from exporters.faces.fonts import MM_PER_PT, UNITS_PER_EM
from exporters.faces.shaping import Shaped
from exporters.pdf.operators import (
    PAINTING,
    FontChoice,
    State,
    colour_operator,
    dots_outline,
    glyph_operator,
    matrix_operator,
    number,
    numbers,
    path_outline,
    rectangle_outline,
)
from exporters.pdf.resources import Resources

Purpose = Literal["fill", "stroke"]


class Writer:
    """Writes one stream: `operators`, and the `names` they use of the document's resources.

    Items whose identity is in `repeated` become forms. With `inherits`, parts of the stream take the ink of whoever
    draws it, so all others put that ink back after themselves.
    """

    def __init__(self, resources: Resources, repeated: frozenset[int], *, inherits: bool = False) -> None:
        self.resources = resources
        self.repeated = repeated
        self.inherits = inherits
        self.operators: list[str] = []
        self.names: set[str] = set()
        self._state = State()
        self._typing = False
        self._on_screen = resources.colours == "rgb"

    def content(self) -> bytes:
        """Return what was written."""
        return "\n".join(self.operators).encode("latin-1")

    def page(self, drawing: Drawing) -> None:
        """Write a page in a frame of millimetres, y down."""
        height_pt = drawing.full_height_mm / MM_PER_PT
        self.operators.append(f"{1 / MM_PER_PT:.7f} 0 0 {-1 / MM_PER_PT:.7f} 0 {height_pt:.4f} cm")
        self.play(drawing.items)

    def play(self, items: tuple[Item, ...]) -> None:
        """Write items in their order."""
        for item in items:
            kind = type(item)
            if self._typing and kind is not Text:
                self._stop_typing()
            DRAW[kind](self, item)
        if self._typing:
            self._stop_typing()

    def _stop_typing(self) -> None:
        self.operators.append("ET")
        self._typing = False

    def rect(self, item: Rect) -> None:
        """Write a rectangle."""
        self._paint(rectangle_outline(item), item.fill, item.stroke)

    def path(self, item: Path) -> None:
        """Write a path."""
        self._paint(path_outline(item.segments), item.fill, item.stroke, evenodd=item.evenodd)

    def dots(self, item: Dots) -> None:
        """Write circles."""
        self._paint(dots_outline(item), item.fill, None)

    def _paint(self, outline: str, fill: Paint | None, stroke: Stroke | None, *, evenodd: bool = False) -> None:
        kept = self._state
        if self.inherits:
            self._open()
        if fill:
            self._fill(fill)
        if stroke:
            self._stroke(stroke)
        painting = PAINTING[fill is not None, stroke is not None] + ("*" if evenodd and fill is not None else "")
        self.operators.append(f"{outline} {painting}")
        if self.inherits:
            self._close(kept)

    def _open(self) -> None:
        self.operators.append("q")
        self._state = self._state.copied()

    def _close(self, kept: State) -> None:
        self.operators.append("Q")
        self._state = kept

    def _fill(self, paint: Paint) -> None:
        if paint is self._state.fill and (self._on_screen or self._overprint_is_right(paint)):
            return
        colour = self._colour(paint, "fill")
        if colour:
            self.operators.append(colour)
            self._state.fill = paint

    def _stroke(self, stroke: Stroke) -> None:
        colour = self._colour(stroke.ink, "stroke")
        dashes = " ".join(number(part) for part in stroke.dash_mm)
        cap = 1 if stroke.cap == "round" else 0
        line = f"{colour} {number(stroke.width_mm)} w {cap} J [{dashes}] 0 d"
        if line != self._state.line:
            self.operators.append(line)
            self._state.line = line

    def _colour(self, paint: Paint, purpose: Purpose) -> str:
        """Return the operator that chooses an ink, or "" for the one at hand; on plates, see to its overprint."""
        if isinstance(paint, Current):
            return ""
        if self._on_screen:
            return colour_operator(paint, "rgb", purpose)
        if not self._overprint_is_right(paint):
            self.operators.append(f"/{self._name(self.resources.overprint(on=paint.overprint))} gs")
            self._state.overprint = paint.overprint
        if not paint.spot:
            return colour_operator(paint, "cmyk", purpose)
        plate = self._name(self.resources.plate(paint))
        return f"/{plate} cs 1 scn" if purpose == "fill" else f"/{plate} CS 1 SCN"

    def _overprint_is_right(self, paint: Paint) -> bool:
        """Whether nothing has to be said about overprint before an ink is used; screens know none."""
        if self._on_screen or isinstance(paint, Current):
            return True
        return paint.overprint == self._state.overprint

    def _name(self, name: str) -> str:
        self.names.add(name)
        return name

    def text(self, item: Text) -> None:
        """Write a run of text, in the same text object as the one before it."""
        kept = self._state
        if self.inherits:
            self._open()
        if item.fill:
            self._fill(item.fill)
        if not self._typing:
            self.operators.append("BT")
            self._typing = True
        if item.fill is None:
            self.operators.append("3 Tr")
        at = f"1 0 0 -1 {number(item.x)} {number(item.baseline)} Tm"
        if item.writing is None:
            self._plain(item, item.string, at)
        else:
            self._parts(item, at)
        if item.fill is None:
            self.operators.append("0 Tr")
        if self.inherits:
            self._stop_typing()
            self._close(kept)

    def _parts(self, item: Text, at: str) -> None:
        """Write a run of which parts are shaped."""
        for part in parts_of(item):
            if isinstance(part, str):
                self._plain(item, part, at)
            else:
                self._glyphs(item, part, at)
            at = ""

    def _glyphs(self, item: Text, part: Shaped, at: str) -> None:
        """Write part of a run that is shaped; tracking between glyphs is among their moves."""
        name, case = self.resources.glyph_font(part.source)
        font = (name, 0, item.size_pt, 0.0)
        if font != self._state.font:
            self._font(font, name)
        self.operators.append(f"{at} {glyph_operator(part, case, item.tracking_pt / item.size_pt * UNITS_PER_EM)}")

    def _plain(self, item: Text, part: str, at: str) -> None:
        """Write part of a run that a face sets as it is."""
        for part_of_face, codes in self.resources.typecases[item.face].runs(part):
            font = (item.face, part_of_face, item.size_pt, item.tracking_pt)
            if font != self._state.font:
                self._font(font, self.resources.font(item.face, part_of_face))
            self.operators.append(f"{at} ({codes}) Tj")
            at = ""

    def _font(self, font: FontChoice, name: str) -> None:
        """Choose a font by its name in the document."""
        _, _, size_pt, tracking_pt = font
        size, tracking = number(size_pt * MM_PER_PT), number(tracking_pt * MM_PER_PT)
        self.operators.append(f"/{self._name(name)} {size} Tf {tracking} Tc")
        self._state.font = font

    def image(self, item: Image) -> None:
        """Write a picture."""
        name = self._name(self.resources.picture(item.picture))
        frame = numbers(item.width, 0, 0, -item.height, item.x, item.y + item.height)
        self.operators.append(f"q {frame} cm /{name} Do Q")

    def shade(self, item: Shade) -> None:
        """Write a gradient."""
        name = self._name(self.resources.shade(item))
        self.operators.append(f"q {numbers(item.x, item.y, item.width, item.height)} re W n /{name} sh Q")

    def use(self, item: Use) -> None:
        """Write a symbol, drawn by a form."""
        kept = self._state.overprint  # all else that a form is drawn with goes no further than the form
        self.operators.append(f"q {matrix_operator(item.matrix)}")
        if item.fill:
            self.operators.append(f"{self._colour(item.fill, 'fill')} {self._colour(item.fill, 'stroke')}")
        self.operators.append(f"/{self._name(self._symbol(item.symbol))} Do Q")
        self._state.overprint = kept

    def group(self, item: Group) -> None:
        """Write a group; what it holds is a form if it stands elsewhere too."""
        self.operators.append("q")
        if item.matrix:
            self.operators.append(matrix_operator(item.matrix))
        if item.clip:
            self.operators.append(f"{rectangle_outline(item.clip)} W n")
        if item.clip and id(item.items) in self.repeated:
            self.operators.append(f"/{self._name(self._copied(item.items, item.clip))} Do Q")
            return
        kept, self._state = self._state, self._state.copied()
        self.play(item.items)
        self._close(kept)

    def _symbol(self, symbol: Symbol) -> str:
        return self.resources.form(self.resources.symbols.claim(symbol), lambda: self._drawn(symbol))

    def _drawn(self, symbol: Symbol) -> pikepdf.Stream:
        inherits = any(_inherits(item) for item in walk(symbol.items))
        return self._form(symbol.items, (0.0, 0.0, symbol.width, symbol.height), inherits=inherits)

    def _copied(self, items: tuple[Item, ...], clip: Rect) -> str:
        frame = (clip.x, clip.y, clip.x + clip.width, clip.y + clip.height)
        return self.resources.form((id(items), frame), lambda: self._form(items, frame))

    def _form(self, items: tuple[Item, ...], frame: tuple[float, ...], *, inherits: bool = False) -> pikepdf.Stream:
        """Return a form with resources of its own, in the frame of whoever draws it."""
        inner = Writer(self.resources, self.repeated, inherits=inherits)
        inner.play(items)
        return self.resources.pdf.make_stream(
            inner.content(),
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=Array([round(edge, 4) for edge in frame]),
            Resources=self.resources.dictionary(inner.names),
        )


def _inherits(item: Item) -> bool:
    """Whether an item is drawn in the ink of whoever draws its symbol."""
    match item:
        case Rect(fill=fill, stroke=stroke) | Path(fill=fill, stroke=stroke):
            return isinstance(fill, Current) or (stroke is not None and isinstance(stroke.ink, Current))
        case Dots(fill=fill) | Text(fill=fill):
            return isinstance(fill, Current)
    return False


DRAW: Final[dict[type[Item], Callable[[Writer, Any], None]]] = {
    Rect: Writer.rect,
    Path: Writer.path,
    Dots: Writer.dots,
    Text: Writer.text,
    Image: Writer.image,
    Shade: Writer.shade,
    Use: Writer.use,
    Group: Writer.group,
}
"""How each kind of item is written."""

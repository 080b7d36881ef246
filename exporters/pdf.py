"""Drawings to PDF, one a page, over reportlab: shipped faces embedded as subsets, icons as form XObjects.

The operators are written here, a whole page in one string, because reportlab's own drawing calls spend half their
time on formatting numbers. reportlab keeps fonts, forms, shadings, pages and the file.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from typing import Any, Literal

from reportlab import rl_config
from reportlab.lib.colors import CMYKColor, Color
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from exporters.drawing import (
    Dots,
    Drawing,
    Group,
    Image,
    Item,
    Path,
    Rect,
    Segment,
    Shade,
    Stroke,
    Symbol,
    Text,
    Use,
    walk,
)
from exporters.faces import MM_PER_PT, Face, face_bytes
from exporters.inks import Current, Ink, Paint
from exporters.shapes import CIRCLE_HANDLE, circle
from exporters.svg import shade_axis

ColourModel = Literal["rgb", "cmyk"]

OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
FILLING = {(True, False): "f", (True, True): "B", (False, True): "S", (False, False): "n"}
"""Painting operator by (filled, stroked)."""


def to_pdf(drawings: Sequence[Drawing], colours: ColourModel = "rgb") -> bytes:
    """Return a PDF with a page for each drawing, its bleed included. Same drawings, same bytes.

    Inks become screen colours, or their four process plates; plates of their own and overprint are for presses only
    and left out.

    Raises:
        ValueError: there is no drawing.
    """
    if not drawings:
        raise ValueError("a PDF must have a page, got no drawings")
    rl_config.useA85 = 0
    _register_faces()
    buffer = BytesIO()
    canvas = Canvas(buffer, invariant=1, pageCompression=1, initialFontName=Face.TEXT.value, pdfVersion=(1, 6))
    player = _Player(canvas, colours)
    for drawing in drawings:
        player.page(drawing)
    canvas.save()
    return buffer.getvalue()


@cache
def _register_faces() -> None:
    for face in Face:
        pdfmetrics.registerFont(TTFont(face.value, BytesIO(face_bytes(face))))


@dataclass
class _Player:
    """Writes drawings to a canvas; `operators` is what the current page or form holds so far."""

    canvas: Canvas
    colours: ColourModel
    operators: list[str] = field(default_factory=list)
    forms: set[str] = field(default_factory=set)

    def page(self, drawing: Drawing) -> None:
        """Draw one page in a frame of millimetres, y down."""
        height_pt = drawing.full_height_mm / MM_PER_PT
        for symbol in _symbols(drawing.items):
            self._form(symbol)
        self.canvas.setPageSize((drawing.full_width_mm / MM_PER_PT, height_pt))
        self.operators.append(f"{1 / MM_PER_PT:.7f} 0 0 {-1 / MM_PER_PT:.7f} 0 {height_pt:.4f} cm")
        self._play(drawing.items)
        self._flush()
        self.canvas.showPage()

    def _form(self, symbol: Symbol) -> None:
        """Draw a symbol as a form XObject, once, those it uses before it."""
        if symbol.name in self.forms or _needs_page(symbol):
            return
        for inner in _symbols(symbol.items):
            self._form(inner)
        self.forms.add(symbol.name)
        self.canvas.beginForm(symbol.name, 0, 0, symbol.width, symbol.height)
        self._play(symbol.items)
        self._flush()
        self.canvas.endForm()

    def _flush(self) -> None:
        """Hand what was written so far to the canvas."""
        self.canvas.addLiteral("\n".join(self.operators))
        self.operators.clear()

    def _play(self, items: tuple[Item, ...]) -> None:
        for item in items:
            self._draw(item)

    def _draw(self, item: Item) -> None:
        match item:
            case Rect():
                self._outline(_rectangle(item), item.fill, item.stroke)
            case Path():
                outline = " ".join(_segment(part) for part in item.segments)
                self._outline(outline, item.fill, item.stroke, evenodd=item.evenodd)
            case Dots():
                parts = (circle(x, y, item.radius) for x, y in item.centres)
                outline = " ".join(_segment(part) for outline in parts for part in outline)
                self._outline(outline, item.fill, None)
            case Text():
                self._text(item)
            case Image():
                self._image(item)
            case Shade():
                self._shade(item)
            case _:
                self._placed(item)

    def _placed(self, item: Group | Use) -> None:
        self.operators.append("q")
        if item.matrix:
            self.operators.append(f"{' '.join(f'{part:.6g}' for part in item.matrix)} cm")
        if isinstance(item, Use):
            self._use(item)
        else:
            if item.clip:
                self.operators.append(f"{_rectangle(item.clip)} W n")
            self._play(item.items)
        self.operators.append("Q")

    def _use(self, item: Use) -> None:
        if item.fill:
            self.operators.append(f"{self._colour(item.fill, 'fill')} {self._colour(item.fill, 'stroke')}")
        if item.symbol.name not in self.forms:
            self._play(item.symbol.items)
            return
        self._flush()
        self.canvas.doForm(item.symbol.name)

    def _outline(self, outline: str, fill: Paint | None, stroke: Stroke | None, *, evenodd: bool = False) -> None:
        """Write a path with its inks; state is kept apart by q and Q only where a line is drawn."""
        painting = FILLING[fill is not None, stroke is not None]
        if evenodd and fill is not None:
            painting += "*"
        colours = self._colour(fill, "fill") if fill else ""
        line = f"q {self._line(stroke)}" if stroke else ""
        wrapped = f"q {colours}" if colours and not stroke else f"{line} {colours}".strip()
        close = " Q" if wrapped else ""
        self.operators.append(f"{wrapped} {outline} {painting}{close}".strip())

    def _line(self, stroke: Stroke) -> str:
        dashes = " ".join(_number(part) for part in stroke.dash_mm)
        cap = 1 if stroke.cap == "round" else 0
        return f"{self._colour(stroke.ink, 'stroke')} {_number(stroke.width_mm)} w {cap} J [{dashes}] 0 d"

    def _colour(self, paint: Paint, use: Literal["fill", "stroke"]) -> str:
        return "" if isinstance(paint, Current) else _colour_operator(paint, self.colours, use)

    def _text(self, item: Text) -> None:
        size_mm = item.size_pt * MM_PER_PT
        colour = self._colour(item.fill, "fill")
        tracking = f" {item.tracking_pt * MM_PER_PT:.4f} Tc" if item.tracking_pt else ""
        shown = " ".join(
            f"{font} {size_mm:.4f} Tf <{code}> Tj" for font, code in _encoded(item.face, item.string, self.canvas)
        )
        self.operators.append(
            f"q {colour} BT 1 0 0 -1 {_number(item.x)} {_number(item.baseline)} Tm{tracking} {shown} ET Q"
        )

    def _image(self, item: Image) -> None:
        self.operators.append(f"q 1 0 0 -1 0 {_number(2 * item.y + item.height)} cm")
        self._flush()
        self.canvas.drawImage(ImageReader(BytesIO(item.picture.data)), item.x, item.y, item.width, item.height)
        self.operators.append("Q")

    def _shade(self, item: Shade) -> None:
        self.operators.append(f"q {_rectangle(Rect(item.x, item.y, item.width, item.height))} W n")
        self._flush()
        ends = (_reportlab_colour(item.start, self.colours), _reportlab_colour(item.end, self.colours))
        self.canvas.linearGradient(*shade_axis(item), ends, extend=True)
        self.operators.append("Q")


def _symbols(items: tuple[Item, ...]) -> tuple[Symbol, ...]:
    """Return the symbols that the items use, each once, in order."""
    return tuple({item.symbol.name: item.symbol for item in walk(items) if isinstance(item, Use)}.values())


def _needs_page(symbol: Symbol) -> bool:
    """Whether a symbol holds what reportlab's forms have no resources for; it is then drawn in place."""
    return any(isinstance(item, Shade | Image) for item in walk(symbol.items))


def _encoded(face: Face, string: str, canvas: Canvas) -> list[tuple[str, str]]:
    """Return (font resource, hexadecimal codes) of each part of the run that one font subset holds."""
    font: Any = pdfmetrics.getFont(face.value)
    document = canvas._doc  # noqa: SLF001 - a font's subsets belong to a document, and there is no public way to it
    return [
        (font.getSubsetInternalName(subset, document), bytes(codes).hex())
        for subset, codes in font.splitString(string, document)
    ]


@cache
def _colour_operator(ink: Ink, colours: ColourModel, use: Literal["fill", "stroke"]) -> str:
    if colours == "cmyk":
        return " ".join(_number(part / 100) for part in ink.cmyk) + (" k" if use == "fill" else " K")
    return " ".join(_number(part / 255) for part in ink.rgb) + (" rg" if use == "fill" else " RG")


def _reportlab_colour(ink: Ink, colours: ColourModel) -> Color:
    if colours == "cmyk":
        return CMYKColor(*(part / 100 for part in ink.cmyk))
    return Color(*(part / 255 for part in ink.rgb))


def _rectangle(item: Rect) -> str:
    if not item.radius:
        return f"{_numbers(item.x, item.y, item.width, item.height)} re"
    radius = min(item.radius, item.width / 2, item.height / 2)
    left, top, right, bottom = item.x, item.y, item.x + item.width, item.y + item.height
    rest = radius * (1 - CIRCLE_HANDLE)
    return " ".join(
        (
            f"{_numbers(left + radius, top)} m {_numbers(right - radius, top)} l",
            f"{_numbers(right - rest, top, right, top + rest, right, top + radius)} c",
            f"{_numbers(right, bottom - radius)} l",
            f"{_numbers(right, bottom - rest, right - rest, bottom, right - radius, bottom)} c",
            f"{_numbers(left + radius, bottom)} l",
            f"{_numbers(left + rest, bottom, left, bottom - rest, left, bottom - radius)} c",
            f"{_numbers(left, top + radius)} l",
            f"{_numbers(left, top + rest, left + rest, top, left + radius, top)} c h",
        )
    )


def _segment(segment: Segment) -> str:
    return f"{_numbers(*segment[1:])} {OPERATORS[segment[0]]}".lstrip()


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def _numbers(*values: float) -> str:
    return " ".join(_number(value) for value in values)

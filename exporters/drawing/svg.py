"""Drawing to SVG, for previews: text as outlines, so it needs no font and looks like the print.

The words stay readable for programs and screen readers as labels. svgwrite makes the elements, and does not check
them: it knows SVG 1.1, which has no such labels. Tests draw them with two rasterisers instead.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, singledispatch
from typing import Final
from xml.etree.ElementTree import Element

import svgwrite
from svgwrite.base import BaseElement

from exporters.drawing.display_list import (
    Dots,
    Drawing,
    Group,
    Image,
    Item,
    Matrix,
    Path,
    Rect,
    Segment,
    Shade,
    Stroke,
    Symbol,
    SymbolNames,
    Text,
    Use,
    parts_of,
)
from exporters.drawing.inks import Current, Paint
from exporters.drawing.shapes import shade_axis
from exporters.faces.fallbacks import Fallback
from exporters.faces.fonts import MM_PER_PT, UNITS_PER_EM, Face
from exporters.faces.metrics import advances, part_advance
from exporters.faces.outlines import glyph_path, numbered_glyph_path
from exporters.faces.shaping import Shaped, sign_count

MITRE_LIMIT = 10
"""How far corners of lines stand out, as PDF has it by default."""

CAPS: Final = {"butt": None, "round": "round"}
"""The ends of lines as SVG names them; None for what it takes by default."""

Attributes = dict[str, str | None]
"""Attributes of an element; those that are None are not written."""


def to_svg(drawing: Drawing, *, bleed: bool = False) -> str:
    """Return the drawing as one self-contained SVG document, trimmed or with its bleed.

    Raises:
        ValueError: two symbols of one name differ.
    """
    margin = 0.0 if bleed else drawing.bleed_mm
    title = _xml_text(drawing.title)
    canvas = _canvas(drawing, margin, aria_label=_xml_text(drawing.words) or title)
    canvas.set_desc(title=title)
    _play(drawing.items, canvas, _Definitions(canvas))
    return f"{canvas.tostring()}\n"


def to_element(drawing: Drawing, ids: str) -> Element:
    """Return the trimmed drawing as an element of a page of HTML, where its ids begin with letters of its own.

    It has no words of its own: whoever puts it there names it, or says that it is for the eyes only.

    Raises:
        ValueError: two symbols of one name differ.
    """
    canvas = _canvas(drawing, drawing.bleed_mm)
    _play(drawing.items, canvas, _Definitions(canvas, ids, labelled=False))
    made: Element = canvas.get_xml()
    for name in ("baseProfile", "version", "xmlns", "xmlns:ev", "xmlns:xlink"):
        made.attrib.pop(name, None)
    return made


def _canvas(drawing: Drawing, margin: float, **extra: str) -> svgwrite.Drawing:
    """Return an empty picture of a drawing without a margin."""
    width, height = drawing.full_width_mm - 2 * margin, drawing.full_height_mm - 2 * margin
    return svgwrite.Drawing(
        size=(f"{_number(width)}mm", f"{_number(height)}mm"),
        viewBox=_numbers(margin, margin, width, height),
        stroke_miterlimit=MITRE_LIMIT,
        role="img",
        debug=False,
        **extra,
    )


@dataclass
class _Definitions:
    """What is drawn by reference: glyphs, symbols, clips and gradients, each under a short id that begins with `begin`.

    Texts are `labelled` where programs are to find them.
    """

    canvas: svgwrite.Drawing
    begin: str = ""
    labelled: bool = True
    ids: dict[object, str] = field(default_factory=dict)
    symbols: SymbolNames = field(default_factory=SymbolNames)

    def character(self, face: Face, character: str) -> str:
        """Return the id of the outline of a character."""
        return self._outline((face, character), lambda: glyph_path(face, character))

    def glyph(self, face: Fallback, number: int) -> str:
        """Return the id of the outline of a glyph by its number."""
        return self._outline((face, number), lambda: numbered_glyph_path(face, number))

    def _outline(self, key: object, drawn: Callable[[], str]) -> str:
        if key not in self.ids:
            self._add(key, "g", self.canvas.path(drawn()))
        return self.ids[key]

    def symbol(self, symbol: Symbol) -> str:
        """Return the id of a symbol's group."""
        name = self.symbols.claim(symbol)
        if name not in self.ids:
            group = self.canvas.g()
            _play(symbol.items, group, self)
            self._add(name, "s", group)
        return self.ids[name]

    def clip(self, clip: Rect) -> str:
        """Return the id of a clip path."""
        if clip not in self.ids:
            outline = self.canvas.clipPath()
            outline.add(_rectangle(clip, self, {}))
            self._add(clip, "c", outline)
        return self.ids[clip]

    def shade(self, shade: Shade) -> str:
        """Return the id of a gradient."""
        if shade not in self.ids:
            x1, y1, x2, y2 = (_number(edge) for edge in shade_axis(shade))
            gradient = self.canvas.linearGradient((x1, y1), (x2, y2), gradientUnits="userSpaceOnUse")
            gradient.add_stop_color(0, shade.start.hex).add_stop_color(1, shade.end.hex)
            self._add(shade, "l", gradient)
        return self.ids[shade]

    def _add(self, key: object, letter: str, element: BaseElement) -> None:
        """Keep an element under an id of its own: svgwrite's count on from drawing to drawing."""
        self.ids[key] = element["id"] = f"{self.begin}{letter}{len(self.ids)}"
        self.canvas.defs.add(element)


def _play(items: tuple[Item, ...], into: BaseElement, defs: _Definitions) -> None:
    for item in items:
        into.add(_element(item, defs))


@singledispatch
def _element(item: Item, defs: _Definitions) -> BaseElement:
    raise TypeError(f"items of a drawing must be of a known type, got {item!r} among {len(defs.ids)} definitions")


@_element.register
def _rect(item: Rect, defs: _Definitions) -> BaseElement:
    return _rectangle(item, defs, _paints(item.fill, item.stroke))


@_element.register
def _path(item: Path, defs: _Definitions) -> BaseElement:
    rule = "evenodd" if item.evenodd else None
    return defs.canvas.path(path_data(item.segments), fill_rule=rule, **_paints(item.fill, item.stroke))


@_element.register
def _dots(item: Dots, defs: _Definitions) -> BaseElement:
    group, radius = defs.canvas.g(**_paints(item.fill, None)), _number(item.radius)
    for x, y in item.centres:
        group.add(defs.canvas.circle((_number(x), _number(y)), radius))
    return group


@_element.register
def _image(item: Image, defs: _Definitions) -> BaseElement:
    data = b64encode(item.picture.data).decode()
    href = f"data:{item.picture.media_type};base64,{data}"
    return defs.canvas.image(href, *_place(item), preserveAspectRatio="none")


@_element.register
def _shade(item: Shade, defs: _Definitions) -> BaseElement:
    return defs.canvas.rect(*_place(item), fill=f"url(#{defs.shade(item)})")


@_element.register
def _use(item: Use, defs: _Definitions) -> BaseElement:
    ink = item.fill.hex if item.fill else None
    return defs.canvas.use(f"#{defs.symbol(item.symbol)}", transform=_transform(item.matrix), color=ink)


@_element.register
def _group(item: Group, defs: _Definitions) -> BaseElement:
    clip = f"url(#{defs.clip(item.clip)})" if item.clip else None
    group = defs.canvas.g(transform=_transform(item.matrix), clip_path=clip)
    _play(item.items, group, defs)
    return group


@_element.register
def _text(item: Text, defs: _Definitions) -> BaseElement:
    label: Attributes = {"role": "img", "aria_label": _xml_text(item.string)} if defs.labelled else {}
    if item.fill is None:
        return defs.canvas.g(**label)
    scale = item.size_pt * MM_PER_PT / UNITS_PER_EM
    matrix = f"matrix({scale:.6f} 0 0 {-scale:.6f} {_number(item.x)} {_number(item.baseline)})"
    run = defs.canvas.g(**label, transform=matrix, **_paints(item.fill, None))
    tracking, x = item.tracking_pt / item.size_pt * UNITS_PER_EM, 0.0
    for part in parts_of(item):
        if isinstance(part, str):
            for character, at in _placed(part, item.face, tracking):
                run.add(defs.canvas.use(f"#{defs.character(item.face, character)}", x=f"{x + at:g}"))
        else:
            for number, at, y in _placed_glyphs(part, tracking):
                run.add(defs.canvas.use(f"#{defs.glyph(part.source, number)}", x=f"{x + at:g}", **_raised(y)))
        x += part_advance(part, item.face) + tracking * sign_count(part)
    return run


def _placed(string: str, face: Face, tracking: float) -> Iterator[tuple[str, float]]:
    """Yield the characters of a text that are seen, and how far from its beginning each stands, in units."""
    known = advances(face)
    x = 0.0
    for character in string:
        if not character.isspace():
            yield character, x
        x += known[character] + tracking


def _placed_glyphs(part: Shaped, tracking: float) -> Iterator[tuple[int, float, int]]:
    """Yield the glyphs of a part by their numbers, how far from its beginning each stands, and how far it is raised."""
    x = 0.0
    for sign, shift, advance in part.signs:
        if not sign.text.isspace():
            yield from ((number, x + shift + dx, dy) for number, dx, dy in sign.strokes)
        x += advance + tracking


def _raised(y: int) -> dict[str, str]:
    return {"y": str(y)} if y else {}


def _rectangle(item: Rect, defs: _Definitions, paints: Attributes) -> BaseElement:
    return defs.canvas.rect(*_place(item), rx=_number(item.radius) if item.radius else None, **paints)


def _place(item: Rect | Image | Shade) -> tuple[tuple[str, str], tuple[str, str]]:
    return (_number(item.x), _number(item.y)), (_number(item.width), _number(item.height))


def _paints(fill: Paint | None, stroke: Stroke | None) -> Attributes:
    paints: Attributes = {"fill": _colour(fill) if fill else "none"}
    if stroke:
        dashes = _numbers(*stroke.dash_mm) if stroke.dash_mm else None
        paints |= {"stroke": _colour(stroke.ink), "stroke_width": _number(stroke.width_mm)}
        paints |= {"stroke_dasharray": dashes, "stroke_linecap": CAPS[stroke.cap]}
    return paints


def _colour(paint: Paint) -> str:
    return "currentColor" if isinstance(paint, Current) else paint.hex


def _transform(matrix: Matrix | None) -> str | None:
    return f"matrix({' '.join(f'{part:.6g}' for part in matrix)})" if matrix else None


def symbol_data(symbol: Symbol) -> str:
    """Return the outlines of a symbol as the `d` of one SVG path, in the symbol's own box."""
    return " ".join(path_data(item.segments) for item in symbol.items if isinstance(item, Path))


@lru_cache(maxsize=4_096)
def path_data(segments: tuple[Segment, ...]) -> str:
    """Return segments as the `d` of an SVG path. Symbols are drawn again and again."""
    return " ".join(" ".join([segment[0], *(_number(float(number)) for number in segment[1:])]) for segment in segments)


def _number(value: float) -> str:
    """Return a number as SVG has it; nought is written without a sign, so that what is equal is written alike."""
    return f"{value + 0.0:.3f}".rstrip("0").rstrip(".")


def _numbers(*values: float) -> str:
    return " ".join(_number(value) for value in values)


def _xml_text(string: str) -> str:
    """Return the string without the control characters that XML cannot hold."""
    return "".join(character for character in string if character.isprintable())

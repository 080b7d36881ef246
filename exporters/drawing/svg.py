"""Drawing to SVG, for previews: text as outlines, so it needs no font and looks like the print.

The words stay readable for programs and screen readers as labels.
"""

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import singledispatch
from html import escape

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
    Text,
    Use,
)
from exporters.drawing.inks import Current, Paint
from exporters.drawing.shapes import shade_axis
from exporters.text.faces import MM_PER_PT, Face
from exporters.text.metrics import UNITS_PER_EM, advances
from exporters.text.outlines import glyph_path

MITRE_LIMIT = 10
"""How far corners of lines stand out, as PDF has it by default."""


def to_svg(drawing: Drawing, *, bleed: bool = False) -> str:
    """Return the drawing as one self-contained SVG document, trimmed or with its bleed."""
    margin = 0.0 if bleed else drawing.bleed_mm
    width, height = drawing.full_width_mm - 2 * margin, drawing.full_height_mm - 2 * margin
    defs = _Definitions()
    body = "".join(_played(drawing.items, defs))
    title = escape(_xml_text(drawing.title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_number(width)}mm" height="{_number(height)}mm"'
        f' viewBox="{_numbers(margin, margin, width, height)}" stroke-miterlimit="{MITRE_LIMIT}"'
        f' role="img" aria-label="{title}">'
        f"<title>{title}</title><defs>{''.join(defs.markup)}</defs>{body}</svg>\n"
    )


@dataclass
class _Definitions:
    """What is drawn by reference: glyphs, symbols, clips and gradients, each under a short id."""

    markup: list[str] = field(default_factory=list)
    ids: dict[object, str] = field(default_factory=dict)

    def glyph(self, face: Face, character: str) -> str:
        """Return the id of a glyph's outline."""
        key = (face, character)
        if key not in self.ids:
            self._add(key, "g", f'<path id="{{}}" d="{glyph_path(face, character)}"/>')
        return self.ids[key]

    def symbol(self, symbol: Symbol) -> str:
        """Return the id of a symbol's group."""
        if symbol.name not in self.ids:
            body = "".join(_played(symbol.items, self)).replace("{", "{{").replace("}", "}}")
            self._add(symbol.name, "s", f'<g id="{{}}">{body}</g>')
        return self.ids[symbol.name]

    def clip(self, clip: Rect) -> str:
        """Return the id of a clip path."""
        if clip not in self.ids:
            self._add(clip, "c", f'<clipPath id="{{}}">{_rect_markup(clip, "")}</clipPath>')
        return self.ids[clip]

    def shade(self, shade: Shade) -> str:
        """Return the id of a gradient."""
        if shade not in self.ids:
            x1, y1, x2, y2 = shade_axis(shade)
            ends = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
            stops = f'<stop stop-color="{shade.start.hex}"/><stop offset="1" stop-color="{shade.end.hex}"/>'
            markup = f'<linearGradient id="{{}}" gradientUnits="userSpaceOnUse" {ends}>{stops}</linearGradient>'
            self._add(shade, "l", markup)
        return self.ids[shade]

    def _add(self, key: object, letter: str, markup: str) -> None:
        name = f"{letter}{len(self.ids)}"
        self.ids[key] = name
        self.markup.append(markup.format(name))


def _played(items: tuple[Item, ...], defs: _Definitions) -> Iterator[str]:
    for item in items:
        yield _markup(item, defs)


@singledispatch
def _markup(item: Item, defs: _Definitions) -> str:
    raise TypeError(f"items of a drawing must be of a known type, got {item!r} among {len(defs.ids)} definitions")


@_markup.register
def _rect(item: Rect, _: _Definitions) -> str:
    return _rect_markup(item, _paints(item.fill, item.stroke))


@_markup.register
def _path(item: Path, _: _Definitions) -> str:
    rule = ' fill-rule="evenodd"' if item.evenodd else ""
    return f'<path d="{path_data(item.segments)}"{rule}{_paints(item.fill, item.stroke)}/>'


@_markup.register
def _dots(item: Dots, _: _Definitions) -> str:
    circles = "".join(
        f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(item.radius)}"/>' for x, y in item.centres
    )
    return f"<g{_paints(item.fill, None)}>{circles}</g>"


@_markup.register
def _image(item: Image, _: _Definitions) -> str:
    data = b64encode(item.picture.data).decode()
    href = f"data:{item.picture.media_type};base64,{data}"
    return f'<image{_box(item)} preserveAspectRatio="none" href="{href}"/>'


@_markup.register
def _shade(item: Shade, defs: _Definitions) -> str:
    return f'<rect{_box(item)} fill="url(#{defs.shade(item)})"/>'


@_markup.register
def _use(item: Use, defs: _Definitions) -> str:
    ink = f' color="{item.fill.hex}"' if item.fill else ""
    return f'<use href="#{defs.symbol(item.symbol)}"{_transform(item.matrix)}{ink}/>'


@_markup.register
def _group(item: Group, defs: _Definitions) -> str:
    clip = f' clip-path="url(#{defs.clip(item.clip)})"' if item.clip else ""
    return f"<g{_transform(item.matrix)}{clip}>{''.join(_played(item.items, defs))}</g>"


@_markup.register
def _text(item: Text, defs: _Definitions) -> str:
    label = escape(_xml_text(item.string))
    if item.fill is None:
        return f'<g role="img" aria-label="{label}"/>'
    scale = item.size_pt * MM_PER_PT / UNITS_PER_EM
    tracking = item.tracking_pt / item.size_pt * UNITS_PER_EM
    known = advances(item.face)
    glyphs: list[str] = []
    x = 0.0
    for character in item.string:
        if not character.isspace():
            glyphs.append(f'<use href="#{defs.glyph(item.face, character)}" x="{x:g}"/>')
        x += known[character] + tracking
    matrix = f"matrix({scale:.6f} 0 0 {-scale:.6f} {_number(item.x)} {_number(item.baseline)})"
    return f'<g role="img" aria-label="{label}" transform="{matrix}"{_paints(item.fill, None)}>{"".join(glyphs)}</g>'


def _rect_markup(item: Rect, paints: str) -> str:
    radius = f' rx="{_number(item.radius)}"' if item.radius else ""
    return f"<rect{_box(item)}{radius}{paints}/>"


def _box(item: Rect | Image | Shade) -> str:
    return f' x="{_number(item.x)}" y="{_number(item.y)}" width="{_number(item.width)}" height="{_number(item.height)}"'


def _paints(fill: Paint | None, stroke: Stroke | None) -> str:
    parts = [f' fill="{_colour(fill) if fill else "none"}"']
    if stroke:
        parts.append(f' stroke="{_colour(stroke.ink)}" stroke-width="{_number(stroke.width_mm)}"')
        if stroke.dash_mm:
            parts.append(f' stroke-dasharray="{_numbers(*stroke.dash_mm)}"')
        if stroke.cap == "round":
            parts.append(' stroke-linecap="round"')
    return "".join(parts)


def _colour(paint: Paint) -> str:
    return "currentColor" if isinstance(paint, Current) else paint.hex


def _transform(matrix: Matrix | None) -> str:
    return f' transform="matrix({" ".join(f"{part:.6g}" for part in matrix)})"' if matrix else ""


def symbol_data(symbol: Symbol) -> str:
    """Return the outlines of a symbol as the `d` of one SVG path, in the symbol's own box."""
    return " ".join(path_data(item.segments) for item in symbol.items if isinstance(item, Path))


def path_data(segments: tuple[Segment, ...]) -> str:
    """Return segments as the `d` of an SVG path."""
    return " ".join(" ".join([segment[0], *(_number(float(number)) for number in segment[1:])]) for segment in segments)


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _numbers(*values: float) -> str:
    return " ".join(_number(value) for value in values)


def _xml_text(string: str) -> str:
    """Return the string without the control characters that XML cannot hold."""
    return "".join(character for character in string if character.isprintable())

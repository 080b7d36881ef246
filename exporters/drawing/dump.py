"""The display list as readable text, one item a line: the golden form of a drawing.

Lengths are millimetres with three decimals. A symbol is written out where it is used first.
"""

from collections.abc import Iterator
from functools import singledispatch

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
    Text,
    Use,
    parts_of,
)
from exporters.drawing.inks import Current, Ink, Paint
from exporters.faces.characters import is_plain
from exporters.faces.fonts import PRIVATE

INDENT = "  "


def dump(drawing: Drawing) -> str:
    """Return the text form of a drawing; equal drawings give equal text."""
    size = f"{_number(drawing.width_mm)} x {_number(drawing.height_mm)} mm, bleed {_number(drawing.bleed_mm)}"
    lines = [f"drawing {drawing.name} {drawing.title!r} {size}", *_listed(drawing.items, set())]
    return "\n".join(lines) + "\n"


def _listed(items: tuple[Item, ...], known: set[str]) -> Iterator[str]:
    for item in items:
        yield _line(item)
        if isinstance(item, Group):
            yield from (INDENT + line for line in _listed(item.items, known))
        elif isinstance(item, Use) and item.symbol.name not in known:
            known.add(item.symbol.name)
            yield from (INDENT + line for line in _listed(item.symbol.items, known))


@singledispatch
def _line(item: Item) -> str:
    raise TypeError(f"items of a drawing must be of a known type, got {item!r}")


@_line.register
def _rect(item: Rect) -> str:
    radius = f" radius {_number(item.radius)}" if item.radius else ""
    return f"rect {_numbers(item.x, item.y, item.width, item.height)}{radius}{_paints(item.fill, item.stroke)}"


@_line.register
def _path(item: Path) -> str:
    rule = " evenodd" if item.evenodd else ""
    return f"path{rule}{_paints(item.fill, item.stroke)}: {' '.join(_segment(part) for part in item.segments)}"


@_line.register
def _dots(item: Dots) -> str:
    centres = " ".join(_numbers(*centre) for centre in item.centres)
    return f"dots radius {_number(item.radius)}{_paints(item.fill, None)}: {centres}"


@_line.register
def _text(item: Text) -> str:
    tracking = f" tracking {_number(item.tracking_pt)}" if item.tracking_pt else ""
    face = f"{item.face.value} {_number(item.size_pt)} pt{tracking}"
    return f"text {_numbers(item.x, item.baseline)} {item.string!r} {face}{_paints(item.fill, None)}{_writing(item)}"


def _writing(item: Text) -> str:
    """Return how a text is written; of what a pack or a look brings, only the fonts that are on this one."""
    if item.writing is None:
        return ""
    language, tag, _ = item.writing.language.partition(PRIVATE)
    fonts = dict.fromkeys(_fonts(item)) if tag else {}
    if tag and not fonts and is_plain(item.string):
        return ""
    told = [" shaped", language.rstrip("-"), "rtl" * item.writing.right_to_left, *fonts]
    return " ".join(filter(None, told))


def _fonts(item: Text) -> Iterator[str]:
    for part in parts_of(item):
        if not isinstance(part, str) and part.source.font is not None:
            yield f"{part.source.name} {part.source.font.digest[:16]}"


@_line.register
def _image(item: Image) -> str:
    return f"image {_numbers(item.x, item.y, item.width, item.height)} {item.picture.key}"


@_line.register
def _shade(item: Shade) -> str:
    run = f"{_ink(item.start)} to {_ink(item.end)} at {_number(item.angle_deg)}"
    return f"shade {_numbers(item.x, item.y, item.width, item.height)} {run}"


@_line.register
def _group(item: Group) -> str:
    label = f" {item.label}" if item.label else ""
    clip = f" clip [{_rect(item.clip)}]" if item.clip else ""
    return f"group{label}{_matrix(item.matrix)}{clip}"


@_line.register
def _use(item: Use) -> str:
    return f"use {item.symbol.name}{_matrix(item.matrix)}{_paints(item.fill, None)}"


def _matrix(matrix: Matrix | None) -> str:
    return f" matrix [{' '.join(f'{part:.4f}' for part in matrix)}]" if matrix else ""


def _segment(segment: Segment) -> str:
    command, *numbers = segment
    return " ".join([command, *(_number(float(number)) for number in numbers)])


def _paints(fill: Paint | None, stroke: Stroke | None) -> str:
    parts = [f" fill {_ink(fill)}"] if fill else []
    if stroke:
        dashes = f" dash {_numbers(*stroke.dash_mm)}" if stroke.dash_mm else ""
        cap = "" if stroke.cap == "butt" else f" {stroke.cap}"
        parts.append(f" stroke {_ink(stroke.ink)} {_number(stroke.width_mm)}{dashes}{cap}")
    return "".join(parts)


def _ink(paint: Paint) -> str:
    if isinstance(paint, Current):
        return "current"
    return _full_ink(paint)


def _full_ink(ink: Ink) -> str:
    plates = "/".join(str(part) for part in ink.cmyk)
    spot = f" spot {ink.spot}" if ink.spot else ""
    return f"{ink.hex} cmyk {plates}{spot}{' overprint' if ink.overprint else ''}"


def _number(value: float) -> str:
    return f"{value + 0.0:.3f}".replace("-0.000", "0.000")


def _numbers(*values: float) -> str:
    return " ".join(_number(value) for value in values)

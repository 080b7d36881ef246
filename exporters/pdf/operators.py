"""Operators of a PDF's content as text: numbers, outlines, colours, glyphs, and what they have set."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from exporters.drawing.display_list import Dots, Matrix, Rect, Segment
from exporters.drawing.inks import Ink, Paint
from exporters.drawing.shapes import CIRCLE_HANDLE, circle
from exporters.faces.shaping import Shaped
from exporters.imposition.profiles import ColourModel
from exporters.pdf.fonts import GlyphCase

PATH_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
PAINTING = {(True, False): "f", (True, True): "B", (False, True): "S", (False, False): "n"}
"""Painting operator by (filled, stroked)."""

FontChoice = tuple[str, int, float, float]
"""A face or the name of a font of glyphs, which of the fonts of a face, size and tracking in points."""


@dataclass(slots=True)
class State:
    """What operators have set so far and need not set again; "" or None for what is not known."""

    fill: Paint | None = None
    line: str = ""
    font: FontChoice | None = None
    overprint: bool | None = None

    def copied(self) -> "State":
        """Return another that knows as much."""
        return State(self.fill, self.line, self.font, self.overprint)


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Return a number with up to four decimals; what rounds to nothing has no sign, since 0.0 and -0.0 are one key."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Return numbers, parted by spaces."""
    return " ".join([number(value) for value in values])


@lru_cache(maxsize=1024)
def matrix_operator(matrix: Matrix) -> str:
    """Return the operator that puts the frame under a matrix."""
    return f"{' '.join([_part(part) for part in matrix])} cm"


def _part(value: float) -> str:
    """Return a number of a matrix to six digits; PDF has no powers of ten."""
    text = f"{value + 0.0:.6g}"
    return number(value) if "e" in text else text


@lru_cache(maxsize=4096)
def rectangle_outline(item: Rect) -> str:
    """Return a rectangle as a path, its corners rounded."""
    if not item.radius:
        return f"{numbers(item.x, item.y, item.width, item.height)} re"
    radius = min(item.radius, item.width / 2, item.height / 2)
    left, top, right, bottom = item.x, item.y, item.x + item.width, item.y + item.height
    rest = radius * (1 - CIRCLE_HANDLE)
    return " ".join(
        (
            f"{numbers(left + radius, top)} m {numbers(right - radius, top)} l",
            f"{numbers(right - rest, top, right, top + rest, right, top + radius)} c",
            f"{numbers(right, bottom - radius)} l",
            f"{numbers(right, bottom - rest, right - rest, bottom, right - radius, bottom)} c",
            f"{numbers(left + radius, bottom)} l",
            f"{numbers(left + rest, bottom, left, bottom - rest, left, bottom - radius)} c",
            f"{numbers(left, top + radius)} l",
            f"{numbers(left, top + rest, left + rest, top, left + radius, top)} c h",
        )
    )


@lru_cache(maxsize=2048)
def path_outline(segments: tuple[Segment, ...]) -> str:
    """Return a path."""
    return " ".join([f"{numbers(*segment[1:])} {PATH_OPERATORS[segment[0]]}".lstrip() for segment in segments])


def dots_outline(item: Dots) -> str:
    """Return circles as one path."""
    return " ".join(path_outline(circle(x, y, item.radius)) for x, y in item.centres)


@lru_cache(maxsize=1024)
def colour_operator(ink: Ink, colours: ColourModel, use: Literal["fill", "stroke"]) -> str:
    """Return the operator that chooses an ink's colour on the screen, or its four process plates."""
    if colours == "cmyk":
        return " ".join(number(part / 100) for part in ink.cmyk) + (" k" if use == "fill" else " K")
    return " ".join(number(part / 255) for part in ink.rgb) + (" rg" if use == "fill" else " RG")


def glyph_operator(part: Shaped, case: GlyphCase, tracking_units: float) -> str:
    """Return the operator that shows a part, and moves on as far as it advances; its font is chosen."""
    parts: list[str] = []
    ahead = 0.0
    for sign, shift, advance in part.signs:
        ahead += shift
        if ahead:
            parts.append(number(-ahead))
        parts.append(case[sign])
        ahead = advance - shift - sign.width + tracking_units
    if ahead:
        parts.append(number(-ahead))
    return f"[{''.join(parts)}] TJ".replace("><", "")

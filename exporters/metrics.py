"""What text measures: advances and outlines read from the shipped faces, and the glyphs they lack."""

import re
from dataclasses import dataclass
from functools import cache
from io import BytesIO

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from exporters.faces import MM_PER_PT, Face, face_bytes

UNITS_PER_EM = 1000
CAP_HEIGHT_EM = 0.69
SUBSTITUTE = "\N{LOZENGE}"
"""Drawn in place of a character that no face has."""


@dataclass(frozen=True)
class Metrics:
    """A face opened for measuring: advance (thousandths of an em) of every character, and its font."""

    advances: dict[str, int]
    font: TTFont

    def glyph_path(self, character: str) -> str:
        """Return the outline as SVG path data in thousandths of an em, y up."""
        name = self.font.getBestCmap()[ord(character)]
        pen = SVGPathPen(self.font.getGlyphSet())
        self.font.getGlyphSet()[name].draw(pen)
        outline: str = pen.getCommands()
        return outline


@cache
def metrics(face: Face) -> Metrics:
    """Return the metrics of a face; the file is read once."""
    font = TTFont(BytesIO(face_bytes(face)))
    if font["head"].unitsPerEm != UNITS_PER_EM:
        raise ValueError(f"faces must have {UNITS_PER_EM} units per em, got {face.value!r}")
    widths = font["hmtx"].metrics
    return Metrics({chr(code): widths[name][0] for code, name in font.getBestCmap().items()}, font)


@cache
def glyph_path(face: Face, character: str) -> str:
    """Return the outline of a character as SVG path data in thousandths of an em, y up."""
    return metrics(face).glyph_path(character)


@cache
def _advance(face: Face, string: str) -> int:
    advances = metrics(face).advances
    return sum(advances[character] for character in string)


def text_width_mm(string: str, face: Face, size_pt: float, tracking_pt: float = 0.0) -> float:
    """Return the width of a run, without kerning; tracking counts between characters only.

    Raises:
        KeyError: the face lacks a character; see `printable`.
    """
    width_pt = _advance(face, string) * size_pt / UNITS_PER_EM + tracking_pt * max(len(string) - 1, 0)
    return width_pt * MM_PER_PT


@dataclass(frozen=True)
class Printable:
    """A text with every missing character replaced, and the missing ones, each once and sorted."""

    string: str
    missing: tuple[str, ...]


@cache
def printable(string: str) -> Printable:
    """Return the text as the shipped faces can set it; spaces, tabs and line ends become one space each run."""
    plain = " ".join(part for part in re.split(r"[ \t\r\n]+", string) if part)
    known = metrics(Face.TEXT).advances
    missing = sorted({character for character in plain if character not in known})
    for character in missing:
        plain = plain.replace(character, SUBSTITUTE)
    return Printable(plain, tuple(missing))

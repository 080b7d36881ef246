"""The outlines of characters, for pictures that hold no fonts."""

from functools import cache, lru_cache
from io import BytesIO
from threading import Lock
from typing import Final

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from exporters.faces.fallbacks import Fallback, opened_fallback
from exporters.faces.fonts import Face, face_bytes

OUTLINES_KEPT: Final = 4096

_READING = Lock()  # a face is read bit by bit as characters are asked for, and tabs draw at the same moment


@cache
def glyph_path(face: Face, character: str) -> str:
    """Return the outline of a character as SVG path data in thousandths of an em, y up."""
    with _READING:
        font = _font(face)
        glyphs = font.getGlyphSet()
        pen = SVGPathPen(glyphs)
        glyphs[font.getBestCmap()[ord(character)]].draw(pen)
        outline: str = pen.getCommands()
        return outline


@lru_cache(maxsize=OUTLINES_KEPT)
def numbered_glyph_path(source: Fallback, number: int) -> str:
    """Return the outline of a glyph by its number, as `glyph_path` does."""
    pen = SVGPathPen(None, ntos=lambda value: f"{value:.1f}".removesuffix(".0"))
    opened_fallback(source).draw_glyph_with_pen(number, pen)
    outline: str = pen.getCommands()
    return outline


@cache
def _font(face: Face) -> TTFont:
    return TTFont(BytesIO(face_bytes(face)))

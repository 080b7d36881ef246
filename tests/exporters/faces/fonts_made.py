"""Small fonts, sound and hostile, for tests."""

from io import BytesIO
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

RUNES = "ᚠᚢᚦᚨᚱᚲ"
"""The first six runes, which no face of ours has; the font draws each as a square of another height."""


def square(size: int) -> Any:
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for corner in ((50, size), (450, size), (450, 0)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def built(characters: str = RUNES, *, rights: int = 0, step: int = 100, axis: str = "") -> FontBuilder:
    """A builder with a square for each character, higher by a step from one to the next."""
    names = [".notdef", *(f"rune{at}" for at in range(len(characters)))]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(one): name for one, name in zip(characters, names[1:], strict=True)})
    builder.setupGlyf({name: square(step * at or 10) for at, name in enumerate(names)})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (500, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(fsType=rights)
    builder.setupPost()
    if axis:
        builder.setupNameTable({})
        builder.setupFvar([(axis, 100, 400, 900, "Axis")], [])
    return builder


def saved(builder: FontBuilder) -> bytes:
    out = BytesIO()
    builder.save(out)
    return out.getvalue()

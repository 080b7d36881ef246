"""Signs of a face that a PDF uses: their codes, and the embedded font that holds them and no others.

The outlines are drawn anew into a small TrueType font, so that faces with axes and faces of any kind of curves are
embedded alike, and a letter with its marks is one sign that readers copy as one. A code is the number of a sign there.
"""

from io import BytesIO
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.pdf.fonts import subset_tag, to_unicode
from exporters.text.faces import UNITS_PER_EM
from exporters.text.fallbacks import Fallback, opened_fallback
from exporters.text.signs import Sign

CURVE_ERROR_UNITS: Final = 0.5
SYMBOLIC: Final = 4
FARTHEST_UNITS: Final = 16_000
MOST_POINTS: Final = 30_000
"""A glyph of more points is left empty."""

MISSING: Final = ".notdef"
STEM_UNITS: Final = 80
FIRST_TAG: Final = 26**5
"""Subsets of glyphs are told from those of characters of the same face."""


class GlyphCase(dict[Sign, str]):
    """From a sign to its code as operators write it, from <0001> up; filled as text is set."""

    def __missing__(self, sign: Sign) -> str:
        self[sign] = f"<{len(self) + 1:04X}>"
        return self[sign]


def embedded_glyphs(pdf: pikepdf.Pdf, source: Fallback, case: GlyphCase) -> Dictionary:
    """Return a font of a document that holds the glyphs at their codes."""
    name = Name(f"/{subset_tag(FIRST_TAG)}+{source.name}")
    widths = [sign.width for sign in case]
    below = Dictionary(
        Type=Name.Font,
        Subtype=Name.CIDFontType2,
        BaseFont=name,
        CIDSystemInfo=Dictionary(Registry=pikepdf.String("Adobe"), Ordering=pikepdf.String("Identity"), Supplement=0),
        CIDToGIDMap=Name.Identity,
        DW=0,
        W=Array([1, Array(widths)]),
        FontDescriptor=pdf.make_indirect(_descriptor(pdf, source, name, case)),
    )
    texts = {code: sign.text for code, sign in enumerate(case, start=1)}
    return Dictionary(
        Type=Name.Font,
        Subtype=Name.Type0,
        BaseFont=name,
        Encoding=Name("/Identity-H"),
        DescendantFonts=Array([pdf.make_indirect(below)]),
        ToUnicode=pdf.make_stream(to_unicode(texts, digits=4)),
    )


def _descriptor(pdf: pikepdf.Pdf, source: Fallback, name: Name, case: GlyphCase) -> Dictionary:
    data, box = _font_file(source, case)
    extents = opened_fallback(source).get_font_extents("ltr")
    count = len(case) + 1
    bits = int("1" * count, 2) << -count % 8
    return Dictionary(
        Type=Name.FontDescriptor,
        FontName=name,
        Flags=SYMBOLIC,
        FontBBox=Array(list(box)),
        ItalicAngle=0,
        Ascent=extents.ascender,
        Descent=extents.descender,
        CapHeight=extents.ascender,
        StemV=STEM_UNITS,
        CIDSet=pdf.make_stream(bits.to_bytes((count + 7) // 8, "big")),
        FontFile2=pdf.make_stream(data, Length1=len(data)),
    )


def _bounded(units: float) -> float:
    """Return a measure within what a TrueType file can hold; only a font that is made to harm has others."""
    return min(max(units, -FARTHEST_UNITS), FARTHEST_UNITS)


def _font_file(source: Fallback, case: GlyphCase) -> tuple[bytes, tuple[int, int, int, int]]:
    """Return a TrueType file with the glyphs in the order of their codes after the one for what is missing; its box."""
    from fontTools.fontBuilder import FontBuilder  # noqa: PLC0415 - a deck in Latin letters need not wait for it
    from fontTools.pens.cu2quPen import Cu2QuPen  # noqa: PLC0415 - nor for this
    from fontTools.pens.transformPen import TransformPen  # noqa: PLC0415 - nor for this
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # noqa: PLC0415 - nor for this

    font = opened_fallback(source)
    order = [MISSING, *(f"g{code}" for code in range(1, len(case) + 1))]
    outlines, metrics = {MISSING: TTGlyphPen(None).glyph()}, {MISSING: (0, 0)}
    for sign, name in zip(case, order[1:], strict=True):
        pen = TTGlyphPen(None)
        for number, x, y in sign.strokes:
            placed = TransformPen(Cu2QuPen(pen, CURVE_ERROR_UNITS), (1, 0, 0, 1, x, y))
            font.draw_glyph_with_pen(number, placed)
        pen.points = [(_bounded(x), _bounded(y)) for x, y in pen.points[:MOST_POINTS]]
        outlines[name] = pen.glyph() if len(pen.points) < MOST_POINTS else TTGlyphPen(None).glyph()
        metrics[name] = (max(0, round(_bounded(sign.width))), 0)
    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupGlyf(outlines)
    table = builder.font["glyf"]
    metrics = {name: (width, getattr(table[name], "xMin", 0)) for name, (width, _) in metrics.items()}
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader()
    builder.setupPost(keepGlyphNames=False)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    out = BytesIO()
    builder.font.save(out)
    head = builder.font["head"]
    return out.getvalue(), (head.xMin, head.yMin, head.xMax, head.yMax)

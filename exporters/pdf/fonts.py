"""Fonts of a PDF: faces by their characters, and by their glyphs.

Signs of a face that a PDF uses: their codes, and the embedded font that holds them and no others. The outlines are
drawn anew into a small TrueType font, so that faces with axes and faces of any kind of curves are embedded alike, and a
letter with its marks is one sign that readers copy as one. A code is the number of a sign there.
"""

from collections.abc import Mapping
from io import BytesIO
from itertools import groupby
from re import compile as compiled
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name
from reportlab.pdfbase.ttfonts import FF_NONSYMBOLIC, FF_SYMBOLIC, TTFontFile

from exporters.faces.fallbacks import Fallback, opened_fallback
from exporters.faces.fonts import UNITS_PER_EM, Face, opened_face
from exporters.faces.signs import Sign

READABLE: Final = frozenset(range(32, 127)) - {*b"()\\"}
"""Characters that are their own codes, so that streams can be read."""

NOT_THEMSELVES: Final = compiled(r"[^ -~]|[()\\]").search
"""Finds the first character of a text that is not its own code."""

FREE: Final = (*range(128, 256), *(code for code in range(1, 32) if code not in b"\n\r"))
"""Codes of all others; codes that a PDF string would have to escape are left out."""

CODES: Final = 256
FIRST_OF_SECOND: Final = chr(CODES)

CURVE_ERROR_UNITS: Final = 0.5
SYMBOLIC: Final = 4
FARTHEST_UNITS: Final = 16_000
MOST_POINTS: Final = 30_000
"""A glyph of more points is left empty."""

MISSING: Final = ".notdef"
STEM_UNITS: Final = 80
FIRST_TAG: Final = 26**5
"""Subsets of glyphs are told from those of characters of the same face."""


class Typecase(dict[int, str]):
    """From a character to the character whose number is 256 times its font's plus its code; filled as text is set."""

    def __init__(self) -> None:
        super().__init__()
        self._fonts: list[dict[int, int]] = [{}]
        self._as_they_are = ""

    @property
    def fonts(self) -> list[dict[int, int]]:
        """The characters of each font by their codes."""
        self._fonts[0] |= {ord(character): ord(character) for character in self._as_they_are}
        return self._fonts

    def __missing__(self, character: int) -> str:
        number, code = self._place(character)
        self._fonts[number][code] = character
        self[character] = chr(number * CODES + code)
        return self[character]

    def _place(self, character: int) -> tuple[int, int]:
        """Return the font, begun if need be, and the code of a new character."""
        if character in READABLE:
            return 0, character
        last = len(self._fonts) - 1
        code = next((code for code in FREE if code not in self._fonts[last]), None)
        if code is None:
            self._fonts.append({})
            return last + 1, FREE[0]
        return last, code

    def runs(self, string: str) -> tuple[tuple[int, str], ...]:
        """Return (font, codes as characters below 256) of each part of a text that one font holds."""
        if not string.lstrip(self._as_they_are):
            return ((0, string),)
        if string.isascii() and not NOT_THEMSELVES(string):
            self._as_they_are = "".join(sorted({*self._as_they_are, *string}))
            return ((0, string),)
        coded = string.translate(self)
        if coded.isascii() or max(coded) < FIRST_OF_SECOND:
            return ((0, coded),)
        parts = groupby(coded, lambda character: ord(character) // CODES)
        return tuple((number, "".join(chr(ord(character) % CODES) for character in part)) for number, part in parts)


def embedded(pdf: pikepdf.Pdf, face: Face, number: int, characters: dict[int, int]) -> Dictionary:
    """Return a font of a document that holds the characters at their codes."""
    file = opened_face(face)
    last = max(characters)
    subset = [characters.get(code, 0) for code in range(last + 1)]
    name = Name(f"/{subset_tag(number)}+{face.value}")
    return Dictionary(
        Type=Name.Font,
        Subtype=Name.TrueType,
        BaseFont=name,
        FirstChar=0,
        LastChar=last,
        Widths=Array([round(file.charWidths.get(character, file.defaultWidth)) for character in subset]),
        ToUnicode=pdf.make_stream(to_unicode({code: chr(number) for code, number in characters.items()})),
        FontDescriptor=pdf.make_indirect(_descriptor(pdf, file, name, subset)),
    )


def _descriptor(pdf: pikepdf.Pdf, file: TTFontFile, name: Name, subset: list[int]) -> Dictionary:
    data = file.makeSubset(subset)
    return Dictionary(
        Type=Name.FontDescriptor,
        FontName=name,
        Flags=file.flags & ~FF_NONSYMBOLIC | FF_SYMBOLIC,
        FontBBox=Array([round(edge) for edge in file.bbox]),
        ItalicAngle=round(file.italicAngle),
        Ascent=round(file.ascent),
        Descent=round(file.descent),
        CapHeight=round(file.capHeight),
        StemV=round(file.stemV),
        MissingWidth=round(file.defaultWidth),
        FontFile2=pdf.make_stream(data, Length1=len(data)),
    )


def subset_tag(number: int) -> str:
    """Return the six letters before the name of a subset."""
    return "".join(chr(ord("A") + number // 26**place % 26) for place in range(5, -1, -1))


def to_unicode(texts: Mapping[int, str], *, digits: int = 2) -> bytes:
    """Return the map from codes to texts that makes them searchable, in blocks of at most 100 as the format asks."""
    rows = [f"<{code:0{digits}X}> <{text.encode('utf-16-be').hex().upper()}>" for code, text in sorted(texts.items())]
    blocks = [rows[at : at + 100] for at in range(0, len(rows), 100)]
    mapping = "\n".join(f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar" for block in blocks)
    return f"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<{"0" * digits}> <{"F" * digits}>
endcodespacerange
{mapping}
endcmap
CMapName currentdict /CMap defineresource pop
end
end""".encode()


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
        FontDescriptor=pdf.make_indirect(_glyph_descriptor(pdf, source, name, case)),
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


def _glyph_descriptor(pdf: pikepdf.Pdf, source: Fallback, name: Name, case: GlyphCase) -> Dictionary:
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

"""The characters of a face that a PDF uses: their codes, and the embedded fonts that hold them and no others."""

from collections.abc import Mapping
from itertools import groupby
from re import compile as compiled
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name
from reportlab.pdfbase.ttfonts import FF_NONSYMBOLIC, FF_SYMBOLIC, TTFontFile

from exporters.text.faces import Face, opened_face

READABLE: Final = frozenset(range(32, 127)) - {*b"()\\"}
"""Characters that are their own codes, so that streams can be read."""

NOT_THEMSELVES: Final = compiled(r"[^ -~]|[()\\]").search
"""Finds the first character of a text that is not its own code."""

FREE: Final = (*range(128, 256), *(code for code in range(1, 32) if code not in b"\n\r"))
"""Codes of all others; codes that a PDF string would have to escape are left out."""

CODES: Final = 256
FIRST_OF_SECOND: Final = chr(CODES)


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

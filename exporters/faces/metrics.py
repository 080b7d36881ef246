"""What characters measure."""

from functools import cache, lru_cache
from typing import Final, NamedTuple
from unicodedata import normalize

from exporters.faces.characters import Writing, is_set_plainly, printed_characters, uncovered, writing_of
from exporters.faces.fonts import MM_PER_PT, UNITS_PER_EM, Face, opened_face
from exporters.faces.shaping import Part, line_parts, sign_count, tracking_of

CAP_HEIGHT_EM = 0.69
SPACES = str.maketrans("\t\r\n", "   ")
NO_CHARACTER = 0xFFFF
"""Ends the list of characters in a font file, and is none."""

WORDS_KEPT: Final = 32_768
"""So many words in a face keep their widths: those of some large packs, about ten megabytes."""

TEXTS_KEPT: Final = 4096
"""So many texts are kept as they can be set; one is looked up several times while its piece is drawn."""

SUBSTITUTE = "\N{LOZENGE}"
"""Drawn in place of a character that no face has."""


@cache
def advances(face: Face) -> dict[str, int]:
    """Return how far each character of a face advances, in thousandths of an em."""
    file = opened_face(face)
    if file.unitsPerEm != UNITS_PER_EM:
        raise ValueError(f"faces must have {UNITS_PER_EM} units per em, got {face.value!r}")
    return {chr(code): round(file.charWidths[code]) for code in file.charToGlyph if code != NO_CHARACTER}


@lru_cache(maxsize=WORDS_KEPT)
def advance(face: Face, word: str) -> int:
    """Return the advance of a plain word in thousandths of an em; words come again, so it is kept.

    Raises:
        KeyError: the face lacks a character; see `printable`.
    """
    known = advances(face)
    return sum([known[character] for character in word])


@lru_cache(maxsize=WORDS_KEPT)
def units_and_signs(string: str, face: Face, writing: Writing) -> tuple[int, int]:
    """Return the advance of a text in thousandths of an em, and how many of its signs tracking sets apart."""
    parts = line_parts(string, face, writing)
    return sum(part_advance(part, face) for part in parts), sum(map(sign_count, parts))


def part_advance(part: Part, face: Face) -> int:
    """Return the advance of a part of a line in thousandths of an em."""
    return advance(face, part) if isinstance(part, str) else part.advance


def text_width_mm(string: str, face: Face, size_pt: float, tracking_pt: float = 0.0, language: str = "") -> float:
    """Return the width of a run of a language; plain text is not kerned; tracking counts between characters only.

    Raises:
        KeyError: the face lacks a character; see `printable`.
    """
    writing = writing_of(string, language)
    if writing is None or is_set_plainly(string, face, writing):
        units, count = advance(face, string), len(string)
    else:
        units, count = units_and_signs(string, face, writing)
        tracking_pt = tracking_of(string, tracking_pt)
    width_pt = units * size_pt / UNITS_PER_EM + tracking_pt * max(count - 1, 0)
    return width_pt * MM_PER_PT


class Printable(NamedTuple):
    """A text with every missing character replaced, and the missing ones, each once and sorted."""

    string: str
    missing: tuple[str, ...]


@lru_cache(maxsize=TEXTS_KEPT)
def printable(string: str, language: str = "") -> Printable:
    """Return the text as the faces at hand in a language set it; spaces, tabs and line ends become one space a run."""
    if string.isascii() and string.isprintable() and "  " not in string and string.strip(" ") == string:
        return Printable(string, ())
    plain = " ".join([part for part in string.translate(SPACES).split(" ") if part])
    if printed_characters().issuperset(plain):
        return Printable(plain, ())
    missing = sorted(uncovered(plain, language))
    for character in missing:
        plain = plain.replace(character, SUBSTITUTE)
    return Printable(normalize("NFC", plain), tuple(missing))

"""What text measures: advances read from the shipped faces, and the glyphs they lack."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from exporters.text.faces import MM_PER_PT, Face, opened_face

UNITS_PER_EM = 1000
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
    """Return the advance of a word in thousandths of an em; words come again, so it is kept.

    Raises:
        KeyError: the face lacks a character; see `printable`.
    """
    known = advances(face)
    return sum([known[character] for character in word])


def text_width_mm(string: str, face: Face, size_pt: float, tracking_pt: float = 0.0) -> float:
    """Return the width of a run, without kerning; tracking counts between characters only.

    Raises:
        KeyError: the face lacks a character; see `printable`.
    """
    width_pt = advance(face, string) * size_pt / UNITS_PER_EM + tracking_pt * max(len(string) - 1, 0)
    return width_pt * MM_PER_PT


@dataclass(frozen=True)
class Printable:
    """A text with every missing character replaced, and the missing ones, each once and sorted."""

    string: str
    missing: tuple[str, ...]


@lru_cache(maxsize=TEXTS_KEPT)
def printable(string: str) -> Printable:
    """Return the text as the shipped faces can set it; spaces, tabs and line ends become one space each run."""
    plain = " ".join([part for part in string.translate(SPACES).split(" ") if part])
    known = advances(Face.TEXT)
    missing = sorted(set(plain).difference(known))
    for character in missing:
        plain = plain.replace(character, SUBSTITUTE)
    return Printable(plain, tuple(missing))

"""Characters: which ones the shipped faces have, which belong together, and which face a few of them are set in."""

from functools import cache, lru_cache
from itertools import chain
from typing import Final
from unicodedata import category, normalize

from exporters.text.faces import Face
from exporters.text.fallbacks import Fallback, characters_of, fallbacks, scripts_are_installed

PRINTED: Final = (
    "0020-007E 00A0-017F 0192-0192 0218-021B 02C6-02C8 02CA-02CC 02CE-02D1 02D4-02D4 02D6-02DD 0370-0377 "
    "037A-037F 0384-038A 038C-038C 038E-03A1 03A3-03E1 03F0-03FF 2012-2016 2018-201A 201C-201E 2020-2022 "
    "2026-2026 2030-2030 2039-203A 203F-203F 2044-2044 204A-204A 2070-2070 2074-208E 20AC-20AC 2116-2116 "
    "2122-2122 2153-215F 2190-2193 21E6-21EA 2202-2202 2205-2206 220F-220F 2211-2212 2215-2215 2219-221A "
    "221E-221E 222B-222B 2248-2248 2260-2260 2264-2265 22C5-22C5 25CA-25CA FB01-FB02 "
)
"""All characters of the shipped faces, which have the same ones: first and last of each run."""

JOINER: Final = "\N{ZERO WIDTH JOINER}"
INVISIBLE: Final = frozenset(
    "\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufe0e\ufe0f"
)
"""Marks that steer joining, breaking and direction, and need no glyph."""

CLUSTERS_KEPT: Final = 8192
"""So many words, and letters with their marks, keep their faces."""

FACES_KEPT: Final = 128
"""So many faces keep the characters that are their own beside another."""

MARKS: Final = frozenset({"Mn", "Mc", "Me"})
"""Categories of what stands on, under or around the character before it."""


@cache
def printed_characters() -> frozenset[str]:
    """Return every character that can be printed, and those that part words."""
    runs = (run.split("-") for run in PRINTED.split())
    return frozenset({"\t", "\n", "\r"}.union(*(map(chr, range(int(a, 16), int(b, 16) + 1)) for a, b in runs)))


def clusters(string: str) -> list[str]:
    """Return a text in parts that no line or face may divide: each a character, and the marks that belong to it."""
    if string.isalpha():
        return list(string)
    parts: list[str] = []
    for character in string:
        held = bool(parts) and (
            character in INVISIBLE or category(character) in MARKS or parts[-1].endswith(JOINER) or _unseen(parts[-1])
        )
        if held:
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _unseen(string: str) -> bool:
    return INVISIBLE.issuperset(string)


def seen(string: str) -> str:
    """Return a text without the marks that need no glyph."""
    return "".join(character for character in string if character not in INVISIBLE)


@lru_cache(maxsize=CLUSTERS_KEPT)
def source_of(cluster: str, face: Face, language: str) -> Face | Fallback | None:
    """Return the first face that has all of a cluster: the shipped one before all others; None if there is none."""
    needed = set(seen(cluster))
    if needed <= printed_characters():
        return face
    return next((one for one in fallbacks(face, language) if needed <= characters_of(one)), None)


@lru_cache(maxsize=FACES_KEPT)
def own_characters(source: Fallback, face: Face, language: str) -> frozenset[str]:
    """Return the characters for which a face is the first choice: a word of these is set in it alone."""
    order = fallbacks(face, language)
    earlier = (characters_of(one) for one in order[: order.index(source)])
    return characters_of(source).difference(printed_characters(), *earlier)


def uncovered(string: str, language: str = "") -> tuple[str, ...]:
    """Return the characters that no face at hand has, or none together with what they stand on, in their order.

    A language names the faces that a pack brings.
    """
    if printed_characters().issuperset(string):
        return ()
    return tuple(dict.fromkeys(chain.from_iterable(_uncovered(word, language) for word in string.split(" "))))


@lru_cache(maxsize=CLUSTERS_KEPT)
def _uncovered(word: str, language: str) -> tuple[str, ...]:
    found: list[str] = []
    for part in clusters(word):
        if not _is_covered(part, language):
            alone = [character for character in part if not _is_covered(character, language)]
            found.extend(alone or part[1:])
    return tuple(found)


def _is_covered(cluster: str, language: str) -> bool:
    if not scripts_are_installed():
        return printed_characters().issuperset(normalize("NFC", cluster))
    return source_of(normalize("NFC", cluster), Face.TEXT, language) is not None


def missing_glyph_hint() -> str:
    """Return what an author may do about a character that no face has."""
    if scripts_are_installed():
        return "use another character, or bring a font that has it: see `fonts` of pack.yaml"
    return "use another character, or install the faces of more scripts: pip install 'musterpress[scripts]'"

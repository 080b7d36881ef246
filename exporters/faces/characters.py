"""Characters: what of a text can be printed, how it is written, and in which order.

Scripts from right to left among others: the levels of the Unicode bidirectional algorithm, and the order they give. The
levels are python-bidi's; a line is resolved by itself, in the direction of its paragraph.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from re import fullmatch, search
from typing import Any, Final, NamedTuple, TypeVar
from unicodedata import bidirectional, category, normalize

from exporters.faces.fallbacks import Fallback, characters_of, fallbacks, own_face, scripts_are_installed
from exporters.faces.fonts import PRIVATE, Face, faces_of

T = TypeVar("T")

RIGHT_TO_LEFT: Final = (
    "[\u0590-\u08ff\u200f\u202b\u202e\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters and marks that run from right to left; texts without any need no algorithm.

Like all patterns here it is compiled when first used, which plain texts never do.
"""

ONLY_RIGHT_TO_LEFT: Final = "[ \u05be-\u05f4\u0620-\u065f\u066e-\u06d5]*"
"""Hebrew and Arabic letters, their marks, and spaces: most lines that run from right to left hold nothing else."""

TAKEN_ALONG: Final = frozenset({"R", "AL", "NSM", "BN", "WS", "ON", "ES", "ET", "CS"})
"""Classes of letters from right to left, and of what takes their direction where there is no other (rules N1, N2)."""

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

KANA: Final = "[\u3040-\u30ff]"
HANGUL: Final = "[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]"
TELLING: Final = ((KANA, "ja"), (HANGUL, "ko"))
"""Letters that only one language has, where a pack does not say which one it is written in."""


def is_right_to_left(string: str) -> bool:
    """Whether the first strong letter of a text runs from right to left."""
    if not search(RIGHT_TO_LEFT, string):
        return False
    from bidi.algorithm import get_base_level  # noqa: PLC0415 - comes with the extra `scripts`

    return bool(get_base_level(string) % 2)


def level_of(string: str, *, right_to_left: bool) -> int | None:
    """Return the level that all of a line has, None if there are several: most lines hold one script and no number."""
    if right_to_left:
        if fullmatch(ONLY_RIGHT_TO_LEFT, string):
            return 1
        return 1 if TAKEN_ALONG.issuperset(map(bidirectional, set(string))) else None
    return None if search(RIGHT_TO_LEFT, string) else 0


def levels_of(string: str, *, right_to_left: bool) -> tuple[int, ...]:
    """Return the level of each character of a line; odd ones run from right to left.

    Invisible marks that the algorithm drops have the level of what stands before them.
    """
    from bidi import algorithm  # noqa: PLC0415 - comes with the extra `scripts`

    level = int(right_to_left)
    storage: dict[str, Any] = {**algorithm.get_empty_storage(), "base_level": level, "base_dir": "LR"[level]}
    algorithm.get_embedding_levels(string, storage)
    for at, character in enumerate(storage["chars"]):
        character["at"] = at
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, debug=False)
    algorithm.resolve_implicit_levels(storage, debug=False)
    found = {character["at"]: int(character["level"]) for character in storage["chars"]}
    levels = []
    for at in range(len(string)):
        level = found.get(at, level)
        levels.append(level)
    return tuple(levels)


def mirrored(string: str) -> str:
    """Return a text as it stands from left to right where it is read from the right, its brackets turned over."""
    from bidi.mirror import MIRRORED  # noqa: PLC0415 - comes with the extra `scripts`

    return "".join(MIRRORED.get(character, character) for character in reversed(string))


def reordered(runs: Sequence[tuple[int, T]]) -> tuple[T, ...]:
    """Return runs, each with its level, from left to right: from the highest level down, what lies there is turned."""
    order = list(runs)
    for level in range(max((level for level, _ in runs), default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and order[end][0] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return tuple(run for _, run in order)


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
    """Return the first face that has all of a cluster: the shipped one before all others; None if there is none.

    What a look puts in the place of the shipped one comes before that.
    """
    needed = set(seen(cluster))
    own = own_face(face, language)
    if own is not None and needed <= characters_of(own):
        return own
    if needed <= printed_characters():
        return face
    return next((one for one in fallbacks(face, language) if needed <= characters_of(one)), None)


@lru_cache(maxsize=FACES_KEPT)
def own_characters(source: Fallback, face: Face, language: str) -> frozenset[str]:
    """Return the characters for which a face is the first choice: a word of these is set in it alone."""
    own = own_face(face, language)
    if source == own:
        return characters_of(source)
    order = fallbacks(face, language)
    before = [*order[: order.index(source)], *([own] if own else [])]
    return characters_of(source).difference(printed_characters(), *map(characters_of, before))


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


class Writing(NamedTuple):
    """The language of a text (BCP 47, "" if it is not known), and whether it runs from right to left."""

    language: str = ""
    right_to_left: bool = False


def is_plain(string: str) -> bool:
    """Whether the shipped faces have every character, so that a text is set character by character."""
    return string.isascii() or printed_characters().issuperset(string)


def is_set_plainly(string: str, face: Face, writing: Writing | None) -> bool:
    """Whether a text in a writing is set character by character: it is plain, and the face is the shipped one."""
    return writing is None or (is_plain(string) and own_face(face, writing.language) is None)


def writing_of(string: str, language: str = "") -> Writing | None:
    """Return how a text of a language is written; its first strong letter gives the direction.

    None for a plain one, unless a look has other faces for it.
    """
    if is_plain(string):
        return Writing(language) if faces_of(language) else None
    if not language or language.startswith(PRIVATE):
        told = next((known for letters, known in TELLING if search(letters, string)), "")
        language = "-".join(part for part in (told, language) if part)
    return Writing(language, is_right_to_left(string))

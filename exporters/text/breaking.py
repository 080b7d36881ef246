"""Where a line may end: between words, within those of scripts without spaces, and after a hyphen.

Chinese and Japanese may be broken between any two of their characters but before closing and after opening signs (the
basic rule of JIS X 4051); Thai by BudouX, which knows its words.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol

from exporters.faces.characters import clusters

HYPHEN: Final = "-"

EAST_ASIAN: Final = (
    "[\u2e80-\u30ff\u3100-\u312f\u31a0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003ffff]"
)
"""Characters of Chinese and Japanese; Korean has spaces. It is compiled when first used, as the next one is."""

THAI: Final = "([\u0e01-\u0e5b]+)"

NOT_FIRST: Final = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー〜～）］｝〉》」』】〙〗〟｠’”»…‥—–‐!?,.:;)]}%％‰°℃"  # noqa: RUF001 - these signs are meant
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
)
"""No line begins with these: closing signs, and small kana."""

NOT_LAST: Final = frozenset("（［｛〈《「『【〘〖〝｟‘“«([{￥＄£$")  # noqa: RUF001 - these signs are meant
"""No line ends in these: opening signs."""

WORDS_KEPT: Final = 4096
"""So many words keep the places where they may be broken; long ones are sentences."""

TEXTS_KEPT: Final = 256

LEAST_LETTERS: Final = 6
"""Shorter words are not hyphenated."""

LETTERS: Final = re.compile(r"[^\W\d_]+")


class Hyphens(Protocol):
    """A pattern file of a language: where its words may be hyphenated."""

    def positions(self, word: str) -> list[int]:
        """Return the places within a word."""

    def __hash__(self) -> int:
        """Return what results are kept by."""


class Atom(NamedTuple):
    """What no line divides; before it is a space, a hyphen if a line ends there, or nothing."""

    text: str
    spaced: bool = False
    hyphenated: bool = False


def hyphens_of(language: str) -> Hyphens | None:
    """Return how a language is hyphenated, None if that is not known."""
    return _hyphens(language) if language else None


@lru_cache(maxsize=16)
def _hyphens(language: str) -> Hyphens | None:
    import pyphen  # noqa: PLC0415 - most packs need none

    known = pyphen.language_fallback(language.replace("-", "_"))
    made: Hyphens | None = pyphen.Pyphen(lang=known, left=2, right=3) if known else None
    return made


@lru_cache(maxsize=TEXTS_KEPT)
def atoms_of(string: str, hyphens: Hyphens | None) -> tuple[Atom, ...]:
    """Return the parts of a text between which a line may end; a text is broken at size after size."""
    return tuple(_atoms(string, hyphens))


def _atoms(string: str, hyphens: Hyphens | None) -> Iterator[Atom]:
    for word in string.split(" "):
        spaced = True
        for piece in _pieces(word):
            for at, syllables in enumerate(_syllables(piece, hyphens)):
                yield Atom(syllables, spaced=spaced and at == 0, hyphenated=at > 0)
            spaced = False


def clusters_of(atom: Atom) -> Iterator[Atom]:
    """Yield an atom in the smallest parts there are, for a line that is too narrow for it."""
    for at, cluster in enumerate(clusters(atom.text)):
        yield Atom(cluster, spaced=atom.spaced and at == 0, hyphenated=atom.hyphenated and at == 0)


def _syllables(word: str, hyphens: Hyphens | None) -> Iterator[str]:
    """Yield a word in the parts that a hyphen may stand between."""
    start = 0
    for letters in LETTERS.finditer(word) if hyphens else ():
        if len(letters[0]) >= LEAST_LETTERS and hyphens:
            for place in hyphens.positions(letters[0].lower()):
                yield word[start : letters.start() + int(place)]
                start = letters.start() + int(place)
    yield word[start:]


def is_broken_within(string: str) -> bool:
    """Whether a text has words that may be broken without a hyphen."""
    return not string.isascii() and bool(re.search(THAI, string) or re.search(EAST_ASIAN, string))


@lru_cache(maxsize=WORDS_KEPT)
def _pieces(word: str) -> tuple[str, ...]:
    """Return a word in the parts that its script may be broken into; most words are one."""
    if not is_broken_within(word):
        return (word,)
    parts = (_thai(part) if re.fullmatch(THAI, part) else _east_asian(part) for part in re.split(THAI, word) if part)
    return tuple(chain.from_iterable(parts))


def _thai(word: str) -> list[str]:
    found: list[str] = _thai_parser().parse(word)
    return found


@cache
def _thai_parser() -> Any:
    import budoux  # noqa: PLC0415 - comes with the extra `scripts`

    return budoux.load_default_thai_parser()


def _east_asian(word: str) -> Iterator[str]:
    """Yield a word in parts that end beside Chinese and Japanese characters."""
    part = ""
    for cluster in clusters(word):
        if part and _may_end(part[-1], cluster[0]):
            yield part
            part = ""
        part += cluster
    if part:
        yield part


def _may_end(last: str, first: str) -> bool:
    if first in NOT_FIRST or last in NOT_LAST:
        return False
    return bool(re.match(EAST_ASIAN, last) or re.match(EAST_ASIAN, first))

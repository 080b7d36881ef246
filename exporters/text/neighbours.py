"""Scripts whose letters stand side by side: Cyrillic, Greek, Chinese, Japanese and Korean.

Such a letter is the same glyph wherever it stands, and is moved by the letter after it and by nothing else. So HarfBuzz
is asked once for each pair of neighbours, not for each word. It is so in the faces of the extra `scripts`, which are
known; a face that a pack brings may do what it likes, and its words are shaped whole.
"""

from functools import lru_cache
from operator import add
from re import fullmatch
from typing import Final

from exporters.text.fallbacks import Fallback
from exporters.text.signs import Placed, signs_of

SIDE_BY_SIDE: Final = (
    "[\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u3001-\u3029\u3030-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9d]+"
)
"""Letters and signs of these scripts; marks are none. It is compiled when first used."""

UNKERNED: Final = (("\u3400", "\u9fff"), ("\uac00", "\ud7a3"), ("\uf900", "\ufaff"))
"""First and last of Han characters and of hangul: all as wide, wherever they stand."""

PAIRS_KEPT: Final = 16_384
FACES_KEPT: Final = 64


def is_unkerned(letter: str) -> bool:
    """Whether a letter is a Han character or a syllable of hangul."""
    return any(first <= letter <= last for first, last in UNKERNED)


class _Pairs(dict[str, Placed | None]):
    """A letter as it stands by itself, or before another: None where a pair is more than two letters side by side."""

    def __init__(self, source: Fallback, language: str) -> None:
        super().__init__()
        self.source = source
        self.language = language

    def __missing__(self, letters: str) -> Placed | None:
        if len(self) >= PAIRS_KEPT:
            self.clear()
        self[letters] = made = self._made(letters)
        return made

    def _made(self, letters: str) -> Placed | None:
        if len(letters) == 2 and any(map(is_unkerned, letters)):
            return self[letters[0]]
        signs = signs_of(self.source, letters, self.language, right_to_left=False)
        if len(signs) != len(letters) or signs[0].shift:
            return None
        return signs[0] if len(letters) == 1 or self._is_apart(letters, signs) else None

    def _is_apart(self, letters: str, signs: tuple[Placed, ...]) -> bool:
        """Whether two letters are those that they are by themselves, but for the advance of the first."""
        first, second = self[letters[0]], self[letters[1]]
        return first is not None and signs[0].sign == first.sign and signs[1] == second


@lru_cache(maxsize=FACES_KEPT)
def _pairs(source: Fallback, language: str) -> _Pairs:
    return _Pairs(source, language)


def side_by_side(source: Fallback, text: str, language: str) -> tuple[Placed, ...] | None:
    """Return the signs of a text whose letters stand side by side from left to right; None for any other."""
    if source.font is not None or not fullmatch(SIDE_BY_SIDE, text):
        return None
    pairs = _pairs(source, language)
    signs = [*map(pairs.__getitem__, map(add, text, text[1:])), pairs[text[-1]]]
    found = [sign for sign in signs if sign]
    return tuple(found) if len(found) == len(text) else None

"""Signs: the glyphs of a font that stand for characters, and what neighbours make of them.

Scripts whose letters stand side by side: Cyrillic, Greek, Chinese, Japanese and Korean. Such a letter is the same glyph
wherever it stands, and is moved by the letter after it and by nothing else. So HarfBuzz is asked once for each pair of
neighbours, not for each word. It is so in the faces of the extra `scripts`, which are known; a face that a pack brings
may do what it likes, and its words are shaped whole.
"""

from functools import lru_cache
from itertools import pairwise
from operator import add
from re import fullmatch
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from exporters.faces.fallbacks import Fallback, opened_fallback

if TYPE_CHECKING:
    import uharfbuzz as hb

SIGNS_KEPT: Final = 16_384
FACES_KEPT: Final = 64
"""So many faces keep so many signs of theirs."""

Stroke = tuple[int, int, int]
"""A glyph by its number in its face, and where it lies in thousandths of an em, y up."""

Place = tuple[int, int, int, int]
"""How a glyph is shifted from where the one before it ends, right and up, and how far it advances, right and up."""

Glyph = tuple[int, Place]
"""A glyph by its number in its face, and its place."""

SIDE_BY_SIDE: Final = (
    "[\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u3001-\u3029\u3030-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9d]+"
)
"""Letters and signs of these scripts; marks are none. It is compiled when first used."""

UNKERNED: Final = (("\u3400", "\u9fff"), ("\uac00", "\ud7a3"), ("\uf900", "\ufaff"))
"""First and last of Han characters and of hangul: all as wide, wherever they stand."""

PAIRS_KEPT: Final = 16_384


class Sign(NamedTuple):
    """Glyphs that belong together, such as a letter and its marks, how far they advance by themselves, their text."""

    strokes: tuple[Stroke, ...]
    width: int
    text: str


class Placed(NamedTuple):
    """A sign in a line: how far it is shifted from where the one before it ends, and how far the line advances."""

    sign: Sign
    shift: int
    advance: int


def signs_of(source: Fallback, text: str, language: str, *, right_to_left: bool) -> tuple[Placed, ...]:
    """Return a text of one direction as signs from left to right."""
    placed = _placed_by(source)
    buffer = placed.harfbuzz.Buffer()
    buffer.add_str(text)
    buffer.direction = "rtl" if right_to_left else "ltr"
    buffer.language = language or "und"
    buffer.cluster_level = placed.harfbuzz.BufferClusterLevel.MONOTONE_GRAPHEMES
    buffer.guess_segment_properties()
    placed.harfbuzz.shape(placed.font, buffer)
    return tuple(_signs(placed, buffer, text))


def _signs(placed: "_Placed", buffer: "hb.Buffer", text: str) -> list[Placed]:
    """Return what the glyphs of a buffer form, those of one cluster as one sign."""
    found = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    glyphs = [(info.cluster, (info.codepoint, place.position)) for info, place in found]
    starts = {start for start, _ in glyphs}
    if len(starts) == len(glyphs) == len(text):
        return [placed[text[start], glyph] for start, glyph in glyphs]
    ends = dict(pairwise((*sorted(starts), len(text))))
    bundles: dict[int, list[Glyph]] = {}
    for start, glyph in glyphs:
        bundles.setdefault(start, []).append(glyph)
    return [placed[text[start : ends[start]], *bundle] for start, bundle in bundles.items()]


class _Placed(dict[tuple[str | Glyph, ...], Placed]):
    """From a text and the glyphs of it that belong together to the sign they are: letters come again in every word."""

    def __init__(self, source: Fallback) -> None:
        import uharfbuzz  # noqa: PLC0415 - comes with the extra `scripts`

        super().__init__()
        self.harfbuzz = uharfbuzz
        self.font = opened_fallback(source)

    def __missing__(self, key: tuple[Any, ...]) -> Placed:
        if len(self) >= SIGNS_KEPT:
            self.clear()
        text, *glyphs = key
        self[key] = made = self._one(text, *glyphs[0]) if len(glyphs) == 1 else _bundled(text, glyphs)
        return made

    def _one(self, text: str, number: int, place: Place) -> Placed:
        """Return a glyph that is a sign by itself; a shift along the line is a matter of the line."""
        x, y, advance, _ = place
        return Placed(Sign(((number, 0, y),), self.font.get_glyph_h_advance(number), text), x, advance)


@lru_cache(maxsize=FACES_KEPT)
def _placed_by(source: Fallback) -> _Placed:
    return _Placed(source)


def _bundled(text: str, glyphs: list[Glyph]) -> Placed:
    """Return glyphs of one cluster as one sign."""
    strokes, start = [], 0
    for number, (x, y, advance, _) in glyphs:
        strokes.append((number, start + x, y))
        start += advance
    return Placed(Sign(tuple(strokes), start, text), 0, start)


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

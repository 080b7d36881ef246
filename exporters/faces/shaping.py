"""Shaping: a line of any writing as parts from left to right, each plain characters or the signs of one face.

HarfBuzz shapes. Words are shaped one by one, as they are measured, so a line is as wide as its words and spaces.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, groupby
from re import search
from typing import Final, NamedTuple

from exporters.faces.characters import (
    Writing,
    clusters,
    level_of,
    levels_of,
    mirrored,
    own_characters,
    reordered,
    seen,
    source_of,
)
from exporters.faces.fallbacks import Fallback, opened_fallback
from exporters.faces.fonts import Face, opened_face
from exporters.faces.signs import Placed, Sign, side_by_side, signs_of

WORDS_KEPT: Final = 32_768
LINES_KEPT: Final = 4096

JOINED: Final = "[\u0600-\u08ff\u0900-\u0dff\u0e80-\u109f\u1780-\u17ff\ufb50-\ufdff\ufe70-\ufeff]"
"""Letters that join, or stack: space between them would tear words apart."""


class Shaped(NamedTuple):
    """Signs of one face from left to right, and how far they advance together in thousandths of an em."""

    source: Fallback
    signs: tuple[Placed, ...]
    advance: int


Part = str | Shaped
"""Part of a line: characters of the shipped face, or signs."""

Run = tuple[int, Face | Fallback, str]
"""Characters of one level, face and word."""


def sign_count(part: Part) -> int:
    """Return how many signs a part has that tracking sets apart."""
    return len(part) if isinstance(part, str) else len(part.signs)


def tracking_of(string: str, tracking_pt: float) -> float:
    """Return the tracking of a text; letters that join have none."""
    return 0.0 if tracking_pt and search(JOINED, string) else tracking_pt


def line_parts(string: str, face: Face, writing: Writing) -> tuple[Part, ...]:
    """Return a line, or a word, as parts from left to right."""
    if " " not in string:
        level = level_of(string, right_to_left=writing.right_to_left)
        if level is not None:
            return word_parts(string, face, writing.language, level)
    return _line_parts(string, face, writing)


@lru_cache(maxsize=LINES_KEPT)
def _line_parts(string: str, face: Face, writing: Writing) -> tuple[Part, ...]:
    level = level_of(string, right_to_left=writing.right_to_left)
    if level is not None:
        words = string.split(" ")[:: -1 if level else 1]
        found = [word_parts(word, face, writing.language, level) for word in words]
        return _of_one_face(found, face) or _joined(_spaced(found), face)
    levels = levels_of(string, right_to_left=writing.right_to_left)
    runs = [(run[0], run) for run in _runs(string, levels, face, writing.language)]
    return _joined((_part(run, writing.language) for run in reordered(runs)), face)


@lru_cache(maxsize=WORDS_KEPT)
def word_parts(word: str, face: Face, language: str, level: int) -> tuple[Part, ...]:
    """Return a word of one level as its parts from left to right."""
    source = source_of(word[:1], face, language)
    if isinstance(source, Fallback) and own_characters(source, face, language).issuperset(word):
        return (shaped(source, word, language, right_to_left=level % 2 == 1),)
    parts = tuple(_part(run, language) for run in _runs(word, (level,) * len(word), face, language))
    return parts[:: -1 if level else 1]


def _of_one_face(words: Sequence[tuple[Part, ...]], face: Face) -> tuple[Part, ...]:
    """Return words as one part if all of them are signs of the same face, else nothing; most lines are."""
    glyphs = [parts[0] for parts in words if len(parts) == 1]
    source = _source(glyphs[0]) if len(glyphs) == len(words) else None
    if source is None:
        return ()
    [space] = _space(source, face).signs
    signs: list[Placed] = []
    advance = -space.advance
    for part in glyphs:
        if isinstance(part, str) or part.source != source:
            return ()
        signs += part.signs
        signs.append(space)
        advance += part.advance + space.advance
    del signs[-1]
    return (Shaped(source, tuple(signs), advance),)


def _spaced(words: Iterable[tuple[Part, ...]]) -> Iterator[Part]:
    for at, parts in enumerate(words):
        if at:
            yield " "
        yield from parts


def _joined(parts: Iterable[Part], face: Face) -> tuple[Part, ...]:
    """Return parts, those of one face that lie side by side as one, the spaces between its words included."""
    found = list(parts)
    for at, (before, part, after) in enumerate(zip(found, found[1:], found[2:], strict=False), start=1):
        source = _source(before)
        if part == " " and source is not None and source == _source(after):
            found[at] = _space(source, face)
    return tuple(_as_one(list(group)) for _, group in groupby(found, _source))


def _source(part: Part) -> Fallback | None:
    return None if isinstance(part, str) else part.source


def _as_one(parts: Sequence[Part]) -> Part:
    """Return parts of one face as one."""
    if len(parts) == 1:
        return parts[0]
    glyphs = [part for part in parts if not isinstance(part, str)]
    if not glyphs:
        return "".join(part for part in parts if isinstance(part, str))
    signs = tuple(chain.from_iterable(part.signs for part in glyphs))
    return Shaped(glyphs[0].source, signs, sum(part.advance for part in glyphs))


def _runs(string: str, levels: tuple[int, ...], face: Face, language: str) -> Iterator[Run]:
    """Yield the runs of one level, face and word in the order of the text; spaces are runs of the shipped face."""
    marked, at = [], 0
    for cluster in clusters(string):
        source = source_of(cluster, face, language) or face
        marked.append(((levels[at], source, cluster == " "), cluster))
        at += len(cluster)
    for (level, source, _), group in groupby(marked, lambda one: one[0]):
        yield level, source, "".join(cluster for _, cluster in group)


def _part(run: Run, language: str) -> Part:
    level, source, text = run
    right_to_left = level % 2 == 1
    if isinstance(source, Face):
        return mirrored(seen(text)) if right_to_left else seen(text)
    return shaped(source, text, language, right_to_left=right_to_left)


def shaped(source: Fallback, text: str, language: str, *, right_to_left: bool) -> Shaped:
    """Return a text of one face and direction as signs from left to right."""
    signs = None if right_to_left else side_by_side(source, text, language)
    signs = signs_of(source, text, language, right_to_left=right_to_left) if signs is None else signs
    return Shaped(source, signs, sum([placed.advance for placed in signs]))


@lru_cache(maxsize=LINES_KEPT)
def _space(source: Fallback, face: Face) -> Shaped:
    """Return the space of a face, as wide as that of the shipped one."""
    font, shipped = opened_fallback(source), round(opened_face(face).charWidths[ord(" ")])
    number = font.get_nominal_glyph(ord(" "))
    if number is None:  # the font of a pack may have none
        return Shaped(source, (Placed(Sign((), shipped, " "), 0, shipped),), shipped)
    sign = Sign(((number, 0, 0),), font.get_glyph_h_advance(number), " ")
    return Shaped(source, (Placed(sign, 0, shipped),), shipped)

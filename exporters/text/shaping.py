"""Shaping: a line of any writing as parts from left to right, each plain characters or the glyphs of one face.

HarfBuzz shapes. Words are shaped one by one, as they are measured, so a line is as wide as its words and spaces.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from re import compile as compiled
from typing import TYPE_CHECKING, Final

from exporters.text.bidi import levels_of, mirrored, reordered
from exporters.text.characters import clusters, seen, source_of
from exporters.text.faces import Face
from exporters.text.fallbacks import Fallback, opened_fallback
from exporters.text.writing import Writing

if TYPE_CHECKING:
    import uharfbuzz as hb

WORDS_KEPT: Final = 32_768
LINES_KEPT: Final = 4096

JOINED: Final = compiled("[\u0600-\u08ff\u0900-\u0dff\u0e80-\u109f\u1780-\u17ff\ufb50-\ufdff\ufe70-\ufeff]")
"""Letters that join, or stack: space between them would tear words apart."""


@dataclass(frozen=True)
class Glyph:
    """A glyph by its number in its face; measures in thousandths of an em, y up.

    The first glyph of what belongs together has the characters that it stands for, the others have none.
    """

    number: int
    advance: int
    dx: int
    dy: int
    text: str


@dataclass(frozen=True)
class Shaped:
    """Glyphs of one face from left to right."""

    source: Fallback
    glyphs: tuple[Glyph, ...]

    @property
    def advance(self) -> int:
        """How far all glyphs advance together."""
        return sum(glyph.advance for glyph in self.glyphs)

    def bundles(self) -> Iterator["Bundle"]:
        """Yield the glyphs that belong together, from left to right."""
        bundle: Bundle = []
        for glyph in self.glyphs:
            if glyph.text and bundle:
                yield bundle
                bundle = []
            bundle.append(glyph)
        if bundle:
            yield bundle


Bundle = list[Glyph]
"""Glyphs that belong together: a letter, its marks, the parts that it is made of."""

Run = tuple[Face | Fallback, int, str]
"""Characters of one face, level and word."""

Part = str | Shaped
"""Part of a line: characters of the shipped face, or glyphs."""


def signs(part: Part) -> int:
    """Return how many signs a part has that tracking sets apart."""
    return len(part) if isinstance(part, str) else sum(bool(glyph.text) for glyph in part.glyphs)


def tracking_of(string: str, tracking_pt: float) -> float:
    """Return the tracking of a text; letters that join have none."""
    return 0.0 if tracking_pt and JOINED.search(string) else tracking_pt


@lru_cache(maxsize=LINES_KEPT)
def line_parts(string: str, face: Face, writing: Writing) -> tuple[Part, ...]:
    """Return a line as parts from left to right."""
    levels = levels_of(string, right_to_left=writing.right_to_left)
    found = [(run[1], run) for run in _runs(string, levels, face, writing)]
    parts = (_part(run, writing.language) for run in reordered(found))
    return tuple(_joined(parts))


def _joined(parts: Iterator[Part]) -> Iterator[Part]:
    """Yield parts, plain ones that lie side by side as one."""
    for plain, group in groupby(parts, lambda part: isinstance(part, str)):
        if plain:
            yield "".join(part for part in group if isinstance(part, str))
        else:
            yield from group


def _runs(string: str, levels: tuple[int, ...], face: Face, writing: Writing) -> Iterator[Run]:
    """Yield the runs of one face, level and word in the order of the text; spaces are runs of the shipped face."""
    marked, at = [], 0
    for cluster in clusters(string):
        source = source_of(cluster, face, writing.language) or face
        marked.append(((source, levels[at], cluster == " "), cluster))
        at += len(cluster)
    for (source, level, _), group in groupby(marked, lambda one: one[0]):
        yield source, level, "".join(cluster for _, cluster in group)


def _part(run: Run, language: str) -> Part:
    source, level, text = run
    right_to_left = level % 2 == 1
    if isinstance(source, Face):
        return mirrored(seen(text)) if right_to_left else seen(text)
    return shaped(source, text, language, right_to_left=right_to_left)


@lru_cache(maxsize=WORDS_KEPT)
def shaped(source: Fallback, text: str, language: str, *, right_to_left: bool) -> Shaped:
    """Return a text of one face and direction as glyphs from left to right."""
    import uharfbuzz as hb  # noqa: PLC0415 - comes with the extra `scripts`

    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.direction = "rtl" if right_to_left else "ltr"
    buffer.language = language or "und"
    buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
    buffer.guess_segment_properties()
    hb.shape(opened_fallback(source), buffer)
    starts = sorted({info.cluster for info in buffer.glyph_infos})
    texts = {start: text[start:end] for start, end in pairwise((*starts, len(text)))}
    return Shaped(source, tuple(_glyphs(buffer, texts)))


def _glyphs(buffer: "hb.Buffer", texts: dict[int, str]) -> Iterator[Glyph]:
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        text = texts.pop(info.cluster, "")
        yield Glyph(info.codepoint, place.x_advance, place.x_offset, place.y_offset, text)

"""The white round the pieces of a sheet: where a line of small type has room."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from exporters.imposition.papers import Paper
from exporters.imposition.sheets import Side
from exporters.layout.boxes import Box
from exporters.text.faces import MM_PER_PT

STRIP_MM: Final = 4.0
"""Depth of the strip for bar and note, where the margin has so much."""

LEAST_STRIP_MM: Final = 1.9
LEAST_LENGTH_MM: Final = 130.0
"""Scale bar, advice and a short note."""

HAIR_MM: Final = 0.25 * MM_PER_PT
FOLD_GAP_MM: Final = 0.6


@dataclass(frozen=True)
class Strip:
    """A free part of a page; `upwards`, in a frame that runs up the page, its origin at the lower left corner.

    `head_outside` says whether its upper side is the one towards the edge of the paper.
    """

    box: Box
    upwards: bool = False
    head_outside: bool = False

    def deep(self, depth_mm: float) -> "Strip":
        """Return the part of a depth that lies outermost."""
        y = self.box.y if self.head_outside else self.box.bottom - depth_mm
        return replace(self, box=Box(self.box.x, y, self.box.width, depth_mm))


def free_strips(paper: Paper, side: Side, margin_mm: float) -> tuple[Strip, ...]:
    """Return the strips that pieces and marks leave free: those deep enough along foot, left, head and right first."""
    strips = tuple(_strips(paper, _covered(side, paper), margin_mm))
    deep = [strip for strip in strips if strip.box.height >= STRIP_MM]
    shallow = sorted((one for one in strips if one not in deep), key=lambda strip: -round(strip.box.height, 2))
    return tuple(
        strip.deep(min(strip.box.height, STRIP_MM))
        for strip in (*deep, *shallow, *_beside_fold(paper, side))
        if strip.box.height >= LEAST_STRIP_MM and strip.box.width >= LEAST_LENGTH_MM
    )


def _covered(side: Side, paper: Paper) -> Box:
    """Return what pieces and marks cover of a page."""
    clips = [placed.clip for placed in side.placed] or [Box(paper.width_mm / 2, paper.height_mm / 2, 0, 0)]
    ends = [end for line in side.lines for end in (line.start, line.end)]
    xs = [x for clip in clips for x in (clip.x, clip.right)] + [x for x, _ in ends]
    ys = [y for clip in clips for y in (clip.y, clip.bottom)] + [y for _, y in ends]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-HAIR_MM)


def _strips(paper: Paper, covered: Box, margin_mm: float) -> Iterator[Strip]:
    """Yield the margins as strips: foot, left, head, right."""
    width, height = paper.width_mm - 2 * margin_mm, paper.height_mm - 2 * margin_mm
    foot = paper.height_mm - margin_mm
    right = paper.width_mm - margin_mm
    yield Strip(Box(margin_mm, covered.bottom, width, foot - covered.bottom))
    yield Strip(Box(margin_mm, margin_mm, height, covered.x - margin_mm), upwards=True, head_outside=True)
    yield Strip(Box(margin_mm, margin_mm, width, covered.y - margin_mm), head_outside=True)
    yield Strip(Box(margin_mm, covered.right, height, right - covered.right), upwards=True)


def _beside_fold(paper: Paper, side: Side) -> Iterator[Strip]:
    """Yield the strip above the level fold of a sheet, or left of its upright fold."""
    for line in side.lines:
        (x, y), (end_x, end_y) = line.start, line.end
        if line.kind == "fold" and x == end_x == paper.width_mm / 2:
            yield Strip(Box(paper.height_mm - end_y, x - FOLD_GAP_MM - STRIP_MM, end_y - y, STRIP_MM), upwards=True)
        elif line.kind == "fold" and y == end_y == paper.height_mm / 2:
            yield Strip(Box(x, y - FOLD_GAP_MM - STRIP_MM, end_x - x, STRIP_MM))

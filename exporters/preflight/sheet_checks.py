"""Checks of sheets that hold several pieces: each has to bleed beyond its own cuts."""

from collections.abc import Iterator
from typing import Final

from exporters.kit.profiles import Profile
from exporters.preflight.facts import Edges, Facts, Sheet
from exporters.preflight.faults import Fault
from exporters.text.faces import MM_PER_PT

MARK_MOST_PT: Final = 15 / MM_PER_PT
LEVEL_PT: Final = 0.05
NEAR_PT: Final = 10 / MM_PER_PT
"""How long a crop mark is at most, how level, and how far from the pieces whose cut it shows."""

NEAR_MM: Final = 0.05
SAME_PT: Final = 1.0
"""A frame whose edges are all so near to those of the sheet is the sheet itself."""


def pieces_bleed(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Where a crop mark shows a cut inside a sheet, the pictures there go on beyond it, each by its own bleed."""
    for sheet in facts.sheets if profile.bleed_mm else ():
        least = min(_bleeds(sheet), default=None)
        if least is not None and least * MM_PER_PT < profile.bleed_mm - NEAR_MM:
            message = (
                f"pieces on the sheet bleed {least * MM_PER_PT:.3g} mm beyond their cuts, "
                f"and {profile.title} asks for {profile.bleed_mm:.4g}"
            )
            yield Fault("piece-bleed-too-small", message, (sheet.number,))


def _bleeds(sheet: Sheet) -> Iterator[float]:
    """Yield for every crop mark how far the nearest end of a picture is from the cut, in points."""
    frames = [one for one in sheet.frames if any(abs(a - b) > SAME_PT for a, b in zip(one, sheet.trim, strict=True))]
    for line in sheet.lines:
        size = (line[2] - line[0], line[3] - line[1])
        if max(size) > MARK_MOST_PT or min(size) > LEVEL_PT or max(size) <= LEVEL_PT:
            continue
        if not _holds(sheet.trim, line) or any(_holds(frame, line) for frame in frames):
            continue  # a mark of the page itself, or a part of a picture
        axis = 0 if size[0] <= LEVEL_PT else 1
        yield from _from_cut(line, axis, frames)


def _holds(frame: Edges, line: Edges) -> bool:
    x, y = (line[0] + line[2]) / 2, (line[1] + line[3]) / 2
    return frame[0] < x < frame[2] and frame[1] < y < frame[3]


def _from_cut(mark: Edges, axis: int, frames: list[Edges]) -> Iterator[float]:
    """Yield how far the pictures that a mark points at end from its cut; `axis` 0 is an upright mark."""
    at, along = mark[axis], 1 - axis
    near = [
        (max(one[along] - mark[along + 2], mark[along] - one[along + 2], 0.0), one)
        for one in frames
        if one[axis] - NEAR_PT < at < one[axis + 2] + NEAR_PT
    ]
    closest = min((gap for gap, _ in near), default=NEAR_PT)
    if closest < NEAR_PT:
        ends = (end for gap, one in near if gap < closest + 1 for end in (one[axis], one[axis + 2]))
        yield min(abs(end - at) for end in ends)

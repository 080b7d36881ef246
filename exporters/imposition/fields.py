"""The ways a sheet may lie on the table: turned, and with what part of it for fronts and for backs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from exporters.imposition.duplex import Mirror, turned_over
from exporters.imposition.papers import Paper
from exporters.imposition.sheets import Setup
from exporters.layout.boxes import Box

FOLD_CLEARANCE_MM: Final = 5.0
"""Between a fold and the pieces on either side of it, bleed included."""

FOOT_MM: Final = 5.0
"""Kept free for scale bar and note on sheets whose margins are full of marks."""


@dataclass(frozen=True)
class Field:
    """A paper as it lies, what of it fronts may cover, and how backs come behind them (None: they are not printed)."""

    paper: Paper
    area: Box
    mirror: Mirror | None
    folded: bool = False

    @property
    def with_foot(self) -> "Field":
        """The field without a strip along its foot, or along its head if backs upside down take the foot."""
        x, y, width, height = self.area.x, self.area.y, self.area.width, self.area.height - FOOT_MM
        folded_level = self.folded and self.mirror is not None and not self.mirror.about_upright
        return replace(self, area=Box(x, y + FOOT_MM if folded_level else y, width, height))


def both_ways(paper: Paper) -> tuple[Paper, Paper]:
    """Return the paper upright, and turned on its side."""
    return (paper, paper.turned) if paper.upright else (paper.turned, paper)


def fields(setup: Setup, *, backs: bool) -> tuple[Field, ...]:
    """Return all ways the paper may lie, the upright ones first."""
    return tuple(field for paper in both_ways(setup.paper) for field in _fields_of(paper, setup, backs=backs))


def _fields_of(paper: Paper, setup: Setup, *, backs: bool) -> Iterator[Field]:
    area = Box(0, 0, paper.width_mm, paper.height_mm).inset(setup.margin_mm)
    if not backs:
        yield Field(paper, area, None)
    elif setup.duplex == "fold":
        left = Box(area.x, area.y, area.width / 2 - FOLD_CLEARANCE_MM, area.height)
        upper = Box(area.x, area.y, area.width, area.height / 2 - FOLD_CLEARANCE_MM)
        yield Field(paper, left, Mirror(paper, about_upright=True), folded=True)
        yield Field(paper, upper, Mirror(paper, about_upright=False), folded=True)
    else:
        yield Field(paper, area, turned_over(paper, setup.duplex, setup.back_shift_mm))

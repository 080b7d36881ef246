"""The damage levels of a soldier card as a grid: where a track gets better, and what fixes it. Rule: BS.GAP.3."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.battlesuit.legality.tracks import fixed_track
from schemas.edits.edits import Set
from schemas.models.battlesuit.cards import BOXES, better_boxes

TRACKS = ("attack", "shield", "move")
"""The tracks in the order of the card."""


@dataclass(frozen=True)
class TrackRow:
    """A track as it stands, d0 to d4; `better` are the boxes that outdo the one before, `fixed` the nearest legal."""

    name: str
    values: tuple[int, ...]
    better: tuple[int, ...]
    fixed: tuple[int, ...]


def track_row(data: Mapping[str, Any], name: str) -> TrackRow | None:
    """Return a track of a card's data; None where no five whole numbers stand."""
    values = data.get(name)
    if not isinstance(values, list) or len(values) != BOXES or any(type(value) is not int for value in values):
        return None
    return TrackRow(name, tuple(values), better_boxes(values), fixed_track(values))


def fixes(data: Mapping[str, Any]) -> tuple[Set, ...]:
    """Return the edits after which no track of a card gets better."""
    rows = [row for row in (track_row(data, name) for name in TRACKS) if row is not None]
    return tuple(
        Set((row.name, box), new)
        for row in rows
        for box, (old, new) in enumerate(zip(row.values, row.fixed, strict=True))
        if old != new
    )


def fix_words(data: Mapping[str, Any]) -> str:
    """Return the fix in words, such as `attack d3 to 5`; "" when nothing is to be fixed."""
    return ", ".join(f"{edit.at[0]} d{edit.at[1]} to {edit.value}" for edit in fixes(data))

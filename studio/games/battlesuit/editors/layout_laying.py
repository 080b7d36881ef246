"""Tiles and works that are laid on the points of a map. Rules: BS.TER.10, BS.TER.18 to BS.TER.20."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from schemas.edits.edits import Delete, Edit, Insert, Set
from schemas.edits.patch import Refused
from schemas.models.battlesuit.lattice import PointName
from schemas.models.battlesuit.words import Terrain, Work
from studio.editors.deeds import Step, StrictDeed
from studio.games.battlesuit.editors.layout_grid import Cell, Grid


class Lay(StrictDeed):
    """A tile or a work is laid on a point; neither clears it."""

    op: Literal["lay"]
    at: PointName
    tile: Annotated[Terrain, Field(strict=False)] | None = None
    work: Annotated[Work, Field(strict=False)] | None = None

    def step(self, data: Mapping[str, Any], _: Grid) -> Step | Refused:
        """Return what this does to a map."""
        if self.tile is not None:
            return _step(data, "tiles", {"at": self.at, "terrain": self.tile.value}, self.tile.value)
        if self.work is not None:
            return _step(data, "works", {"at": self.at, "work": self.work.value}, self.work.value)
        edits = [edit for key in ("works", "tiles") for edit in _cleared(data, key, self.at)]
        return Step(tuple(edits), (), f"Clear {self.at}") if edits else Refused(f"nothing lies on {self.at}")


def _step(data: Mapping[str, Any], key: str, new: Cell, what: str) -> Step:
    found = _laid(data, key)
    old = _numbers(found, new["at"])
    first: Edit = Set((key,), [new]) if key in data else Insert((key,), [new])
    edit = Insert((key, len(found)), new) if found else first
    label = f"Lay {what.replace('_', ' ')} on {new['at']}"
    return Step((Set((key, old[0]), new) if old else edit,), (key,), label)


def _cleared(data: Mapping[str, Any], key: str, at: str) -> list[Edit]:
    """Return the edits after which nothing lies on a point; a list that would be empty goes."""
    found = _laid(data, key)
    old = _numbers(found, at)
    if old and len(old) == len(found):
        return [Delete((key,))]
    return [Delete((key, number)) for number in reversed(old)]


def _laid(data: Mapping[str, Any], key: str) -> list[Any]:
    found = data.get(key)
    return found if isinstance(found, list) else []


def _numbers(found: list[Any], at: str) -> list[int]:
    return [number for number, one in enumerate(found) if isinstance(one, dict) and one.get("at") == at]

"""What a battle was fought on, as the head of its log and its pack tell it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from engine.games.battlesuit.maps.battlefield import Panels, field_of, panels_of
from engine.games.battlesuit.maps.ground import Field, chart_of
from engine.games.battlesuit.maps.lattice import Point
from engine.games.battlesuit.maps.layouts import Layout, Panel
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Printed:
    """A map as the pack has it: its document, its panels by the references to them, and what lies on its points."""

    model: BattleMap
    panels: Panels
    field: Field


@dataclass(frozen=True)
class Battleground:
    """How the panels lay, and what is printed on them; None where the pack is not at hand or has another map."""

    layout: Layout
    printed: Printed | None

    def point(self, name: str) -> Point:
        """Return a point by its name.

        Raises:
            KeyError: it means no point of this map.
        """
        found = self.layout.point(name)
        if found is None:
            raise KeyError(name)
        return found

    def height(self, name: str, level: int) -> int:
        """Return how many levels above the ground of a point a level is; 0 where the ground is not known.

        Raises:
            KeyError: the name means no point of this map.
        """
        point = self.point(name)
        return level - self.printed.field.ground_at(point) if self.printed else 0


def battleground_of(header: Mapping[str, Any], pack: Pack | None) -> Battleground:
    """Return the ground of the battle with a log's header; `pack` is what it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    rows = tuple(tuple(placed and Panel(placed[0], placed[1]) for placed in row) for row in header["layout"])
    layout = Layout(rows)
    printed = _printed(header["map"], pack) if pack else None
    return Battleground(layout, printed if printed and printed.field.layout == layout else None)


def _printed(name: str, pack: Pack) -> Printed | None:
    model = pack.named("battle_map", name, BattleMap)
    panels = panels_of(model, pack) if model else None
    if model is None or panels is None:
        return None
    chart = chart_of(cast("Rules", pack.rules).terrain)
    return Printed(model, panels, field_of(model, panels, chart))

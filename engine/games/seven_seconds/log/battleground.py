"""What a battle was fought on, as the head of its log and its pack tell it."""

from dataclasses import dataclass
from typing import Any, Final, cast

from engine.games.seven_seconds.log.tabletop import Tabletop, Vector
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack

SIDE_RANGE_IN: Final = (1.0, 1000.0)


@dataclass(frozen=True)
class Battleground:
    """Width and depth of the table in inches, the rules, and the map; `ground` is None where the pack has none."""

    size_in: Vector
    rules: Rules
    ground: TerrainMap | None

    def tabletop(self) -> Tabletop:
        """Return the table before the first row."""
        return Tabletop(faces_edge=self.rules.reveal.facing == "enemy_edge")


def battleground_of(header: dict[str, Any], pack: Pack | None) -> Battleground:
    """Return the ground of the battle with a log's header; `pack` is what it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    least, most = SIDE_RANGE_IN
    width_in, depth_in = (min(max(float(side), least), most) for side in header["table_in"])
    ground = pack.named("terrain_map", header["map"], TerrainMap) if pack else None
    rules = cast("Rules", pack.rules) if pack else Rules(kind="rules", id="as_ruled", title="As ruled")
    return Battleground((width_in, depth_in), rules, ground)

"""The frames of a battle that a log tells: the table from above, after setup and each round, or after each move."""

from dataclasses import dataclass, field
from typing import Any, Final, cast

from engine.seven_seconds.tabletop import Tabletop
from exporters.components.seven_seconds.overhead import Scene, overhead
from exporters.drawing import Drawing, Point
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs import Pack

SIDE_RANGE_IN: Final = (1.0, 1000.0)
MOVES: Final = frozenset(
    (
        *("move", "jump", "deployed", "unit_placed", "decoy", "scramble", "objective_placed"),
        *("detonation", "fire_flamer", "destroyed", "damaged", "stunned", "repair", "objective_destroyed", "result"),
    )
)


@dataclass
class Frames:
    """The frames of one battle: rows go in, and a drawing comes out where one is due.

    `ground` is the battle's map; None leaves the table bare.
    """

    title: str
    size_in: Point
    rules: Rules
    ground: TerrainMap | None
    every_move: bool
    table: Tabletop = field(default_factory=Tabletop)
    drawn: int = 0

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row; return the frame that is due: after setup and after each round, or after every move.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        if self.every_move:
            self.table.read(row)
            return self._frame(sentence) if row["event"] in MOVES else None
        due = row["event"] in {"round", "result"}
        frame = self._frame(f"After round {self.table.round}" if self.table.round else "After setup") if due else None
        self.table.read(row)
        return frame

    def _frame(self, caption: str) -> Drawing:
        self.drawn += 1
        return overhead(f"frame_{self.drawn:04}", self.title, caption, self._scene())

    def _scene(self) -> Scene:
        aliases = self.rules.terrain.aliases
        standing = [each for each in (self.ground.features if self.ground else ()) if each.id not in self.table.gone]
        return Scene(
            size_in=self.size_in,
            terrain=tuple((each.type, aliases.get(each.type, each.type), each.outline_in) for each in standing),
            patches=tuple(patch for patch in self.table.patches.values() if patch.radius_in > 0),
            edges=tuple(self.table.edges.items()),
            pieces=tuple(self.table.pieces.values()),
            base_in=self.rules.base.diameter_in,
            jammer_in=self.rules.jammer.radius_in,
        )


def frames(header: dict[str, Any], pack: Pack | None, *, every_move: bool) -> Frames:
    """Return the frames of the battle with a log's header; `pack` is the one it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    least, most = SIDE_RANGE_IN
    width_in, depth_in = (min(max(float(side), least), most) for side in header["table_in"])
    found = pack.find("terrain_map", header["map"]) if pack else None
    rules = cast("Rules", pack.rules) if pack else Rules(kind="rules", id="as_ruled", title="As ruled")
    return Frames(
        title=f"{header['red']['faction']} (red) against {header['blue']['faction']} (blue) on {header['map']}",
        size_in=(width_in, depth_in),
        rules=rules,
        ground=cast("TerrainMap", found.model) if found else None,
        every_move=every_move,
        table=Tabletop(faces_edge=rules.reveal.facing == "enemy_edge"),
    )

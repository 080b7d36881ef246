"""The map of a battle: points in whole half-steps, what lies on them, and how far they are apart.

A point is a column from the west and a count of half-steps from the north; odd columns of a panel begin with row A on
the edge, even ones half a step lower (BS.GAP.11). A panel is 34 columns wide and 34 half-steps high.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from schemas.models.battlesuit.maps import BattleMap, MapPanel
from schemas.models.battlesuit.setup import Area
from schemas.packs.packs import Pack

Spot = tuple[int, int]
SPAN = 34
WAYS: dict[str, Spot] = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
STRONGER = ("building", "woods", "rubble")


def far(a: Spot, b: Spot) -> int:
    """Return how many steps lie between two points. Rule: BS.MAP.13."""
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return across + max(0, (down - across) // 2)


@dataclass
class Field:
    """The ground: every point's terrain, level and works; it changes as structures fall."""

    names: dict[str, Spot] = field(default_factory=dict)
    terrain: dict[Spot, str] = field(default_factory=dict)
    level: dict[Spot, int] = field(default_factory=dict)
    improved: set[Spot] = field(default_factory=set)
    heights: dict[str, int] = field(default_factory=dict)
    tall: dict[Spot, int] = field(default_factory=dict)
    wide: int = 0
    high: int = 0

    def top(self, spot: Spot) -> int:
        """Return the level that sight has to pass over at a point. Rules: BS.ELE.3, BS.GAP.125."""
        terrain = self.terrain[spot]
        own = self.tall.get(spot, self.heights[terrain]) if terrain == "building" else self.heights[terrain]
        return self.level[spot] + own

    def around(self, spot: Spot) -> Iterator[Spot]:
        """Yield the neighbours of a point that are on the map."""
        for across, down in WAYS.values():
            beside = (spot[0] + across, spot[1] + down)
            if beside in self.terrain:
                yield beside

    def is_on_edge(self, spot: Spot, edge: str) -> bool:
        """Return whether a point is one of the half-dots of an edge. Rule: BS.MAP.8."""
        return {
            "north": spot[1] == 0,
            "south": spot[1] == self.high,
            "west": spot[0] == 0,
            "east": spot[0] == self.wide,
        }[edge]

    def to_edge(self, spot: Spot, edge: str) -> int:
        """Return how many steps it is to an edge."""
        ends = {"north": spot[1], "south": self.high - spot[1]}
        if edge in ends:
            return (ends[edge] + 1) // 2
        return spot[0] if edge == "west" else self.wide - spot[0]

    def within(self, area: Area, spot: Spot) -> bool:
        """Return whether a point belongs to a part of the map. Rules: BS.SCN.5, BS.GAP.135."""
        if (
            area.edge is not None
            and area.depth_points is not None
            and self.to_edge(spot, area.edge) <= area.depth_points
        ):
            return True
        near = (self.names[each] for each in area.around if each in self.names)
        return any(far(each, spot) <= area.radius_points for each in near)


def field_of(model: BattleMap, pack: Pack, effects: dict[str, int]) -> Field:
    """Return the ground of a map; `effects` are entry costs, which settle what a shared half-dot is (BS.GAP.122)."""
    ground = Field()
    for down, row in enumerate(model.layout):
        for across, placed in enumerate(row):
            panel = pack.named("map_panel", placed.panel, MapPanel)
            assert panel is not None
            _lay(ground, panel, (across * SPAN, down * SPAN), turned=placed.rotation == 180, effects=effects)
    ground.wide = max(spot[0] for spot in ground.terrain)
    ground.high = max(spot[1] for spot in ground.terrain)
    for tile in model.tiles:
        ground.terrain[ground.names[tile.at]] = tile.terrain.value
    for marker in model.works:
        spot = ground.names[marker.at]
        if marker.work.value == "improved_position":
            ground.improved.add(spot)
        else:
            ground.terrain[spot] = marker.work.value
    return ground


def _lay(ground: Field, panel: MapPanel, corner: Spot, *, turned: bool, effects: dict[str, int]) -> None:
    for row_at, (letter, signs) in enumerate(panel.terrain.items()):
        for column, sign in enumerate(signs):
            if sign == " ":
                continue
            x, y = column, 2 * row_at + column % 2
            spot = (corner[0] + (SPAN - x if turned else x), corner[1] + (SPAN - y if turned else y))
            raised = panel.levels[letter][column]
            terrain, level = panel.legend[sign].value, 0 if raised == "." else int(raised)
            ground.names[f"{panel.letter}-{letter}-{column + 1:02}"] = spot
            if spot in ground.terrain:
                terrain = max(terrain, ground.terrain[spot], key=lambda each: _rank(each, effects))
                level = max(level, ground.level[spot])
            ground.terrain[spot], ground.level[spot] = terrain, level


def _rank(terrain: str, effects: dict[str, int]) -> tuple[int, int]:
    strong = len(STRONGER) - STRONGER.index(terrain) if terrain in STRONGER else 0
    return strong, effects[terrain]

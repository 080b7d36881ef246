"""The map as a referee keeps it: terrain, levels, tunnels, what stands and falls, fires and smoke."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from schemas.models.infantry.words import Terrain
from tests.referees.infantry.documents import Brief
from tests.referees.infantry.lines import Spot, around, far, line

WALLS = frozenset({Terrain.LOW_WALL, Terrain.HIGH_WALL})
WATER = frozenset({Terrain.SHALLOW_WATER, Terrain.DEEP_WATER})
STANDING = frozenset({Terrain.LOW_WALL, Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.TREE, Terrain.VEHICLE})


@dataclass(frozen=True)
class Cloud:
    """Smoke: where it landed, whose it is, its dots, the turns in which it goes and came, whether it has grown."""

    spot: Spot
    side: str
    dots: frozenset[Spot]
    until: int
    landed: int
    grown: bool = False


@dataclass
class Ground:
    """The map. `drawn` is the terrain whatever the options say, `terrain` what it counts for.

    `hurt` is what its structures have suffered, `fires` the turn in which each fire goes out.
    """

    brief: Brief
    terrain: dict[Spot, Terrain] = field(default_factory=dict)
    drawn: dict[Spot, Terrain] = field(default_factory=dict)
    level: dict[Spot, int] = field(default_factory=dict)
    toughness: dict[Spot, int] = field(default_factory=dict)
    tunnel: dict[Spot, str] = field(default_factory=dict)
    mouths: set[Spot] = field(default_factory=set)
    hurt: dict[Spot, int] = field(default_factory=dict)
    fires: dict[Spot, int] = field(default_factory=dict)
    clouds: list[Cloud] = field(default_factory=list)

    def stops(self, spot: Spot) -> bool:
        """Return whether nobody passes here, no line of fire and no blast. Rules: IN.INC.5, IN.GAP.45."""
        what = self.terrain[spot]
        if what is Terrain.TREE:
            return self.brief.rules.terrain.trees == "impassable"
        return what in STANDING and what is not Terrain.LOW_WALL

    def blasted(self, start: Spot, end: Spot) -> bool:
        """Return whether a blast gets from one dot to another. Rules: IN.INC.5, IN.GAP.50."""
        if self.brief.rules.explosion.line == "none":
            return True
        return not any(self.stops(spot) for spot in line(start, end) if spot != end)

    def smoke_from(self, spot: Spot, radius: int) -> frozenset[Spot]:
        """Return the dots that smoke fills. Rules: IN.SMK.3, IN.SMK.5, IN.SMK.6."""
        inside = {each for each in around(spot, radius) if each in self.terrain and not self.stops(each)} | {spot}
        filled, edge = {spot}, [spot]
        while edge:
            here = edge.pop()
            fresh = {each for each in inside - filled if far(each, here) == 1}
            filled |= fresh
            edge += fresh
        return frozenset(filled)

    def smoked(self, spot: Spot) -> bool:
        """Return whether there is smoke on a dot."""
        return any(spot in cloud.dots for cloud in self.clouds)

    def breach(self, spot: Spot) -> None:
        """Let what stands on a dot fall. Rules: IN.BRC.3, IN.BRC.6."""
        played = self.brief.rules.options.advanced_terrain
        self.terrain[spot], self.drawn[spot] = Terrain.ROUGH if played else Terrain.STANDARD, Terrain.ROUGH
        self.toughness.pop(spot, None)


def surveyed(brief: Brief) -> Ground:
    """Return the map before the battle."""
    ground, dots = Ground(brief), brief.dots
    for row in range(dots.rows):
        for column in range(dots.columns):
            _survey(ground, (column, row))
    if brief.rules.options.trench_tunnel:
        for sign, column, row in dots.tunnel_dots():
            ground.tunnel[column, row] = sign.lower()
            if sign.isupper():
                ground.mouths.add((column, row))
    return ground


def _survey(ground: Ground, spot: Spot) -> None:
    dots, rules = ground.brief.dots, ground.brief.rules
    name = dots.structure_at(*spot)
    structure = ground.brief.structures[name] if name else None
    written = structure.terrain if structure else dots.terrain_at(*spot)
    assert written is not None
    thicket = written is Terrain.TREE and rules.terrain.trees == "heavy_vegetation"
    ground.drawn[spot] = Terrain.HEAVY_VEGETATION if thicket else written
    ground.terrain[spot] = Terrain.STANDARD if written in set(_unplayed(ground.brief)) else written
    ground.level[spot] = dots.level_at(*spot)
    if written in STANDING:
        kind = structure.toughness if structure and structure.toughness else getattr(rules.breaching, KINDS[written])
        ground.toughness[spot] = rules.breaching.toughness[kind]


KINDS = {
    Terrain.LOW_WALL: "wall",
    Terrain.HIGH_WALL: "wall",
    Terrain.BUILDING: "building",
    Terrain.TREE: "tree",
    Terrain.VEHICLE: "vehicle",
}


def _unplayed(brief: Brief) -> Iterator[Terrain]:
    """Yield the terrain that is like any other ground by the options of a battle. Rule: IN.GEN.1."""
    options = brief.rules.options
    yield from () if options.advanced_terrain else (Terrain.ROUGH, Terrain.SWAMP)
    yield from () if options.barbed_wire else (Terrain.BARBED_WIRE,)
    yield from () if options.trench_tunnel else (Terrain.TRENCH,)
    yield from () if options.water else WATER

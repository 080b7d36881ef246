"""The terrain of a board as the kernel has it: what each piece does, and its outline in mils."""

from engine.battles.kernel_setup import lay_outline
from engine.games.survive.kernel.records import Ground
from engine.games.survive.rules.numbers import Point, mils
from engine.games.survive.rules.zones import WRITTEN_IN
from engine.kernel.polygons import Outlines, overlaps
from schemas.models.survive.place import ControlZone, TerrainPiece
from schemas.models.survive.rules import Rules


def blocks(piece: TerrainPiece, rules: Rules) -> bool:
    """Return whether a piece stops sight and movement; one of an unknown kind does not. Rule: SV.HOUSE.7."""
    kind = rules.terrain.kinds.get(piece.type)
    return kind is not None and kind.blocks


def pack_ground(zone: ControlZone, rules: Rules, ground: Ground, outlines: Outlines) -> None:
    """Fill `ground` and `outlines` with the terrain of a board. Rule: SV.HOUSE.7."""
    ground.features = len(zone.features)
    for index, piece in enumerate(zone.features):
        kind = rules.terrain.kinds[piece.type]
        ground.blocks[index], ground.cover[index] = int(kind.blocks), kind.cover
        lay_outline(outlines, index, _corners(piece))


def outline_of(piece: TerrainPiece) -> Outlines:
    """Return the outline of one piece by itself."""
    outlines = Outlines()
    lay_outline(outlines, 0, _corners(piece))
    return outlines


def is_over(outline: Outlines, point: Point, radius_in: float) -> bool:
    """Return whether a piece lies over a round base, by more than was written off; it may touch it."""
    return overlaps(outline, 0, mils(point[0]), mils(point[1]), mils(radius_in - WRITTEN_IN))


def _corners(piece: TerrainPiece) -> list[tuple[int, int]]:
    return [(mils(x), mils(y)) for x, y in piece.outline_in]

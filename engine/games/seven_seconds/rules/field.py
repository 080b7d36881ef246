"""A terrain map as the kernel's table: outlines in mils, counter-clockwise, with their classes."""

from engine.battles.kernel_setup import lay_outline
from engine.games.seven_seconds.kernel.records import Table
from engine.games.seven_seconds.rules.numbers import COVER_CODES, GROUND_CODES, mils, terrain_type
from engine.kernel.polygons import Outlines
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap


def pack_table(field: TerrainMap, rules: Rules, table: Table, outlines: Outlines) -> None:
    """Fill `table` and `outlines` from a terrain map. Rules: 7S.GEN.13, 7S.GEN.16."""
    table.width_mil = mils(field.width_in)
    table.depth_mil = mils(field.depth_in)
    table.features = len(field.features)
    for index, feature in enumerate(field.features):
        lay_outline(outlines, index, [(mils(x), mils(y)) for x, y in feature.outline_in])
        effects = terrain_type(feature.type, rules)
        table.removable[index] = int(_is_removable(feature.type, rules))
        table.trooper_cover[index] = COVER_CODES[effects.troopers.cover]
        table.drone_cover[index] = COVER_CODES[effects.drones.cover]
        table.trooper_ground[index] = GROUND_CODES[effects.troopers.movement]
        table.drone_ground[index] = GROUND_CODES[effects.drones.movement]


def _is_removable(name: str, rules: Rules) -> bool:
    """Return whether a crater can take a piece away. Rule: 7S.GAP.65."""
    return rules.terrain.aliases.get(name, name) in rules.crater.removable

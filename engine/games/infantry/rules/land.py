"""Dot maps as the kernel's ground."""

from typing import Final

from engine.games.infantry.ground import Spot, terrain_on, toughness_of, tunnels_of
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Land
from engine.games.infantry.kernel.records import Ground
from engine.games.infantry.rules.numbers import TOUGHNESS_CODES
from engine.kernel.packing import coded
from schemas.models.infantry.dot_map import DotMap, Structure
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import STRUCTURES, Terrain
from schemas.packs.packs import Pack

LAND_CODES: Final = coded(Terrain, Land)


def pack_ground(dot_map: DotMap, pack: Pack, ground: Ground) -> None:
    """Fill `ground` from a dot map and its structures. Rules: IN.TER.2, IN.TER.3, IN.TUN.1, IN.GAP.20."""
    ground.width, ground.height = dot_map.columns, dot_map.rows
    ground.tunnel[:] = [codes.NOWHERE] * codes.DOTS
    for row in range(dot_map.rows):
        for column in range(dot_map.columns):
            dot = row * dot_map.columns + column
            ground.terrain[dot] = LAND_CODES[terrain_on(dot_map, (column, row), pack)]
            ground.toughness[dot] = _toughness(dot_map, (column, row), pack)
            ground.level[dot] = dot_map.level_at(column, row)
    for number, dots in enumerate(tunnels_of(dot_map).values()):
        for (column, row), is_mouth in dots.items():
            dot = row * dot_map.columns + column
            ground.tunnel[dot], ground.mouth[dot] = number, int(is_mouth)


def _toughness(dot_map: DotMap, spot: Spot, pack: Pack) -> int:
    """Return what the structure on a dot withstands, -1 where none stands. Rules: IN.BRC.4, IN.BRC.6, IN.GAP.43."""
    terrain = terrain_on(dot_map, spot, pack)
    if terrain not in STRUCTURES:
        return codes.NOWHERE
    assert isinstance(pack.rules, Rules)
    unnamed = Structure(kind="structure", id="unnamed", name="Unnamed", terrain=terrain)
    named = pack.named("structure", dot_map.structure_at(*spot) or "", Structure)
    return TOUGHNESS_CODES[toughness_of(named or unnamed, pack.rules)]

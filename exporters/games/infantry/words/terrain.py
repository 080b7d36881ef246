"""What ground costs and hides, in words."""

from collections.abc import Iterator
from typing import Final

from exporters.text.numbers import NOTHING, signed
from schemas.catalogues.saying import said
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain

CLOSED: Final = "blocks"


def terrain_rows(rules: Rules, language: str) -> Iterator[tuple[Terrain, str, str]]:
    """Yield each terrain with the AP to enter its dots, and what it does to fire. Rules: IN.TER.2, IN.GAP.16."""
    options, plain, target = rules.options, str(rules.actions.standard_dot), rules.target
    rough = rules.terrain
    advanced, water = options.advanced_terrain, options.water
    swamp, heavy = _each(target.swamp, language), _each(target.heavy_vegetation, language)
    behind, closed = said("{modifier} behind it", language, modifier=signed(target.low_cover)), said(CLOSED, language)
    yield Terrain.STANDARD, plain, NOTHING
    yield Terrain.ROUGH, str(rough.rough) if advanced else plain, NOTHING
    yield Terrain.SWAMP, str(rough.swamp) if advanced else plain, swamp if advanced else NOTHING
    yield Terrain.LIGHT_VEGETATION, plain, _each(target.light_vegetation, language)
    yield Terrain.HEAVY_VEGETATION, plain, heavy
    yield Terrain.SHALLOW_WATER, str(rules.water.shallow) if water else plain, NOTHING
    yield Terrain.DEEP_WATER, str(rules.water.swim) if water else plain, _swimming(rules, language)
    yield Terrain.BARBED_WIRE, str(rules.wire.enter) if options.barbed_wire else plain, NOTHING
    yield Terrain.TRENCH, *(_trench(rules, language) if options.trench_tunnel else (plain, NOTHING))
    yield Terrain.LOW_WALL, str(rough.climb_wall) if advanced else plain, behind
    for kind in (Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.VEHICLE):
        yield kind, NOTHING, closed
    thick = rough.trees != "impassable"
    yield Terrain.TREE, plain if thick else NOTHING, heavy if thick else closed


def _each(modifier: int, language: str) -> str:
    return said("{modifier} a dot", language, modifier=signed(modifier))


def _trench(rules: Rules, language: str) -> tuple[str, str]:
    tunnels = rules.tunnels
    ap = said("{trench} in or out, {along} along", language, trench=tunnels.trench, along=tunnels.along_trench)
    prone = said("{modifier} as if prone", language, modifier=signed(rules.target.prone))
    return ap, prone if tunnels.trench_prone else NOTHING


def _swimming(rules: Rules, language: str) -> str:
    if not rules.options.water:
        return NOTHING
    return said("{modifier} at swimmers", language, modifier=signed(rules.target.swimming))

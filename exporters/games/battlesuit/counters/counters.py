"""The counters: units and markers, as many as the rules say. Rules: BS.PCS.1 to BS.PCS.31, BS.GAP.102."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, piece_by_rules
from exporters.games.battlesuit.counters import marker_faces as markers
from exporters.games.battlesuit.counters import unit_faces as units
from exporters.games.battlesuit.look.letters import letter_of, shared_letters
from exporters.games.battlesuit.look.sides import SIDES, SideLook
from exporters.games.battlesuit.rulings import rules_of
from exporters.imposition.pieces import Piece, Shape
from exporters.kit.jobs import Job
from exporters.themes.type_scale import TypeScale
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Side

Row = tuple[str, int, Drawn, Drawn | None]
"""A counter: the last part of its key, how many there are, its front, and its back (None if that is white)."""

STOREYS: Final = 3
"""Levels that a building can have. Rule: BS.GAP.97."""

TEN: Final = 10
"""What the other side of a victory-point marker counts. Rule: BS.COMP.VP."""


def counters(job: Job) -> Iterator[Piece]:
    """Yield the counters of both sides, then those of nobody; a kind of which there is none is left out."""
    rules, scale = rules_of(job.setting), job.setting.type_scale
    for side in SIDES.values():
        yield from _pieces(job, _units(side, rules, scale), "hexagon")
        yield from _pieces(job, _of_side(side, rules, scale))
    yield from _pieces(job, _shared(rules, scale))


def _pieces(job: Job, rows: Iterable[Row], shape: Shape = "rectangle") -> Iterator[Piece]:
    for name, count, front, back in rows:
        if count:
            yield replace(piece_by_rules(job, f"counter/{name}", front, back), copies=count, shape=shape)


def _units(side: SideLook, rules: Rules, scale: TypeScale) -> Iterator[Row]:
    """Yield what stands on the map for a side. Rules: BS.PCS.1, BS.PCS.15 to BS.PCS.17."""
    counts = rules.pieces.per_side
    for letter in map(letter_of, range(counts.armored)):
        yield (
            f"soldier_{side.key}_{letter.lower()}",
            1,
            units.soldier(side, letter, scale),
            units.stealthy(side, letter, scale),
        )
    police, militia = units.police(side, scale), units.militia(side, scale)
    yield f"police_{side.key}", counts.police, police, police
    yield f"militia_{side.key}", counts.militia, militia, militia
    for number in range(1, counts.drones + 1):
        yield f"drone_{side.key}_{number}", 1, units.mobile(side, number, scale), units.sentry(side, number, scale)


def _of_side(side: SideLook, rules: Rules, scale: TypeScale) -> Iterator[Row]:
    """Yield the markers in the colour of a side."""
    counts, key = rules.pieces.per_side, side.key
    other = SIDES[Side.BLUE if key == Side.RED else Side.RED]
    yield f"command_{key}", counts.active_command, markers.command(side, scale), markers.leader(side, scale)
    yield f"control_{key}", counts.control, markers.control(side, scale), markers.control(other, scale)
    yield f"points_{key}", counts.victory_points, markers.points(side, 1, scale), markers.points(side, TEN, scale)
    for number, (front, back) in enumerate(shared_letters(counts.armored, counts.stealth_tracking), start=1):
        behind = markers.tracking(side, back, scale) if back else None
        yield f"tracking_{key}_{number}", 1, markers.tracking(side, front, scale), behind


def _shared(rules: Rules, scale: TypeScale) -> Iterator[Row]:
    """Yield the markers of both sides."""
    counts, fire = rules.pieces.shared, rules.modifiers
    three, four = markers.painted(fire.painted, scale), markers.painted(fire.sniper_paint_bonus, scale)
    yield "complete", counts.complete, markers.complete(scale), markers.complete_back(scale)
    yield "shock_panic", counts.shock_panic, markers.shock(scale), markers.panic(scale)
    yield "painted", counts.painted_plus3, three, four
    yield "painted_sniper", counts.painted_plus4, four, three
    yield "bunker", counts.bunker_improved, markers.bunker(scale), markers.improved_position(scale)
    yield "turn", counts.turn_marker, markers.turn(SIDES[Side.RED], scale), markers.turn(SIDES[Side.BLUE], scale)
    yield from _mines(rules, scale)
    yield from _levels(rules, scale)


def _mines(rules: Rules, scale: TypeScale) -> Iterator[Row]:
    """Yield the mines; what they are is on their backs alone. Rule: BS.PCS.30."""
    counts, hidden = rules.pieces.shared, markers.hidden_mine(scale)
    yield "mine_dummy", counts.mine_dummy, hidden, markers.dummy(scale)
    yield "mine_explosive", counts.mine_explosive, hidden, markers.explosive(scale)
    yield "mine_nuclear", counts.mine_nuclear, hidden, markers.nuclear(scale)


def _levels(rules: Rules, scale: TypeScale) -> Iterator[Row]:
    """Yield elevation tiles and building levels, as evenly as their numbers go. Rules: BS.PCS.31, BS.MLB.6."""
    counts, high = rules.pieces.shared, markers.high(markers.RUNGS, scale)
    for level in range(1, markers.RUNGS + 1):
        yield f"level_{level}", _share(counts.elevation_tiles, level, markers.RUNGS), markers.level(level, scale), high
    yield "level_plus", counts.plus6_tiles, high, high
    for storey in range(1, STOREYS + 1):
        front = markers.storey(storey, scale)
        yield f"building_level_{storey}", _share(counts.building_level, storey, STOREYS), front, front


def _share(count: int, number: int, among: int) -> int:
    """Return how many of `count` pieces bear a number, when the numbers 1 to `among` come round and round."""
    return (count + among - number) // among

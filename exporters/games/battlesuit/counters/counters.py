"""The counters: units and markers, as many as the rules say. Rules: BS.PCS.1 to BS.PCS.31, BS.GAP.102."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, Job, piece_by_rules
from exporters.games.battlesuit.counters import marker_faces as markers
from exporters.games.battlesuit.counters import unit_faces as units
from exporters.games.battlesuit.look.letters import letter_of, shared_letters
from exporters.games.battlesuit.look.sides import SIDES, SideLook
from exporters.games.battlesuit.rulings import rules_of
from exporters.imposition.pieces import Piece, Shape
from exporters.layout.settings import Setting
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
    rules, setting = rules_of(job.setting), job.setting
    for side in SIDES.values():
        yield from _pieces(job, _units(side, rules, setting), "hexagon")
        yield from _pieces(job, _of_side(side, rules, setting))
    yield from _pieces(job, _shared(rules, setting))


def _pieces(job: Job, rows: Iterable[Row], shape: Shape = "rectangle") -> Iterator[Piece]:
    for name, count, front, back in rows:
        if count:
            yield replace(piece_by_rules(job, f"counter/{name}", front, back), copies=count, shape=shape)


def _units(side: SideLook, rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield what stands on the map for a side. Rules: BS.PCS.1, BS.PCS.15 to BS.PCS.17."""
    counts = rules.pieces.per_side
    for letter in map(letter_of, range(counts.armored)):
        yield (
            f"soldier_{side.key}_{letter.lower()}",
            1,
            units.soldier(side, letter, setting),
            units.stealthy(side, letter, setting),
        )
    police, militia = units.police(side, setting), units.militia(side, setting)
    yield f"police_{side.key}", counts.police, police, police
    yield f"militia_{side.key}", counts.militia, militia, militia
    for number in range(1, counts.drones + 1):
        yield f"drone_{side.key}_{number}", 1, units.mobile(side, number, setting), units.sentry(side, number, setting)


def _of_side(side: SideLook, rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers in the colour of a side."""
    counts, key = rules.pieces.per_side, side.key
    other = SIDES[Side.BLUE if key == Side.RED else Side.RED]
    yield f"command_{key}", counts.active_command, markers.command(side, setting), markers.leader(side, setting)
    yield f"control_{key}", counts.control, markers.control(side, setting), markers.control(other, setting)
    yield f"points_{key}", counts.victory_points, markers.points(side, 1, setting), markers.points(side, TEN, setting)
    for number, (front, back) in enumerate(shared_letters(counts.armored, counts.stealth_tracking), start=1):
        behind = markers.tracking(side, back, setting) if back else None
        yield f"tracking_{key}_{number}", 1, markers.tracking(side, front, setting), behind


def _shared(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers of both sides."""
    counts, fire = rules.pieces.shared, rules.modifiers
    three, four = markers.painted(fire.painted, setting), markers.painted(fire.sniper_paint_bonus, setting)
    yield "complete", counts.complete, markers.complete(setting), markers.complete_back(setting)
    yield "shock_panic", counts.shock_panic, markers.shock(setting), markers.panic(setting)
    yield "painted", counts.painted_plus3, three, four
    yield "painted_sniper", counts.painted_plus4, four, three
    yield "bunker", counts.bunker_improved, markers.bunker(setting), markers.improved_position(setting)
    yield "turn", counts.turn_marker, markers.turn(SIDES[Side.RED], setting), markers.turn(SIDES[Side.BLUE], setting)
    yield from _mines(rules, setting)
    yield from _levels(rules, setting)


def _mines(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the mines; what they are is on their backs alone. Rule: BS.PCS.30."""
    counts, hidden = rules.pieces.shared, markers.hidden_mine(setting)
    yield "mine_dummy", counts.mine_dummy, hidden, markers.dummy(setting)
    yield "mine_explosive", counts.mine_explosive, hidden, markers.explosive(setting)
    yield "mine_nuclear", counts.mine_nuclear, hidden, markers.nuclear(setting)


def _levels(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield elevation tiles and building levels, as evenly as their numbers go. Rules: BS.PCS.31, BS.MLB.6."""
    counts, high = rules.pieces.shared, markers.high(markers.RUNGS, setting)
    for level in range(1, markers.RUNGS + 1):
        yield (
            f"level_{level}",
            _share(counts.elevation_tiles, level, markers.RUNGS),
            markers.level(level, setting),
            high,
        )
    yield "level_plus", counts.plus6_tiles, high, high
    for storey in range(1, STOREYS + 1):
        front = markers.storey(storey, setting)
        yield f"building_level_{storey}", _share(counts.building_level, storey, STOREYS), front, front


def _share(count: int, number: int, among: int) -> int:
    """Return how many of `count` pieces bear a number, when the numbers 1 to `among` come round and round."""
    return (count + among - number) // among

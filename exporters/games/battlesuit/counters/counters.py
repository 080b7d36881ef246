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
    rules = rules_of(job.setting)
    for side in SIDES.values():
        yield from _pieces(job, _units(side, rules), "hexagon")
        yield from _pieces(job, _of_side(side, rules))
    yield from _pieces(job, _shared(rules))


def _pieces(job: Job, rows: Iterable[Row], shape: Shape = "rectangle") -> Iterator[Piece]:
    for name, count, front, back in rows:
        if count:
            yield replace(piece_by_rules(job, f"counter/{name}", front, back), copies=count, shape=shape)


def _units(side: SideLook, rules: Rules) -> Iterator[Row]:
    """Yield what stands on the map for a side. Rules: BS.PCS.1, BS.PCS.15 to BS.PCS.17."""
    counts = rules.pieces.per_side
    for letter in map(letter_of, range(counts.armored)):
        yield f"soldier_{side.key}_{letter.lower()}", 1, units.soldier(side, letter), units.stealthy(side, letter)
    police, militia = units.police(side), units.militia(side)
    yield f"police_{side.key}", counts.police, police, police
    yield f"militia_{side.key}", counts.militia, militia, militia
    for number in range(1, counts.drones + 1):
        yield f"drone_{side.key}_{number}", 1, units.mobile(side, number), units.sentry(side, number)


def _of_side(side: SideLook, rules: Rules) -> Iterator[Row]:
    """Yield the markers in the colour of a side."""
    counts, key = rules.pieces.per_side, side.key
    other = SIDES[Side.BLUE if key == Side.RED else Side.RED]
    yield f"command_{key}", counts.active_command, markers.command(side), markers.leader(side)
    yield f"control_{key}", counts.control, markers.control(side), markers.control(other)
    yield f"points_{key}", counts.victory_points, markers.points(side, 1), markers.points(side, TEN)
    for number, (front, back) in enumerate(shared_letters(counts.armored, counts.stealth_tracking), start=1):
        behind = markers.tracking(side, back) if back else None
        yield f"tracking_{key}_{number}", 1, markers.tracking(side, front), behind


def _shared(rules: Rules) -> Iterator[Row]:
    """Yield the markers of both sides."""
    counts, fire = rules.pieces.shared, rules.modifiers
    three, four = markers.painted(fire.painted), markers.painted(fire.sniper_paint_bonus)
    yield "complete", counts.complete, markers.complete(), markers.complete_back()
    yield "shock_panic", counts.shock_panic, markers.shock(), markers.panic()
    yield "painted", counts.painted_plus3, three, four
    yield "painted_sniper", counts.painted_plus4, four, three
    yield "bunker", counts.bunker_improved, markers.bunker(), markers.improved_position()
    yield "turn", counts.turn_marker, markers.turn(SIDES[Side.RED]), markers.turn(SIDES[Side.BLUE])
    yield from _mines(rules)
    yield from _levels(rules)


def _mines(rules: Rules) -> Iterator[Row]:
    """Yield the mines; what they are is on their backs alone. Rule: BS.PCS.30."""
    counts, hidden = rules.pieces.shared, markers.hidden_mine()
    yield "mine_dummy", counts.mine_dummy, hidden, markers.dummy()
    yield "mine_explosive", counts.mine_explosive, hidden, markers.explosive()
    yield "mine_nuclear", counts.mine_nuclear, hidden, markers.nuclear()


def _levels(rules: Rules) -> Iterator[Row]:
    """Yield elevation tiles and building levels, as evenly as their numbers go. Rules: BS.PCS.31, BS.MLB.6."""
    counts, high = rules.pieces.shared, markers.high(markers.RUNGS)
    for level in range(1, markers.RUNGS + 1):
        yield f"level_{level}", _share(counts.elevation_tiles, level, markers.RUNGS), markers.level(level), high
    yield "level_plus", counts.plus6_tiles, high, high
    for storey in range(1, STOREYS + 1):
        front = markers.storey(storey)
        yield f"building_level_{storey}", _share(counts.building_level, storey, STOREYS), front, front


def _share(count: int, number: int, among: int) -> int:
    """Return how many of `count` pieces bear a number, when the numbers 1 to `among` come round and round."""
    return (count + among - number) // among

"""The counters: square ones for states, round ones of the size that counts in play. Rules: 7S.CTR.1 to 7S.CTR.8."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.seven_seconds.rules.table_aids import DENOMINATIONS
from exporters.components.base import Job, piece_by_rules
from exporters.games.seven_seconds.look.sides import SIDES, SideLook
from exporters.games.seven_seconds.pieces import counter_faces as faces
from exporters.games.seven_seconds.rulings import rules_of
from exporters.imposition.pieces import Piece
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import ObjectiveName, TrooperType

TARGET_COUNTERS: Final = 60
"""For both players together: the catalogue's default, as the rules set no limit. Rule: 7S.CTR.2."""


def counters(job: Job) -> Iterator[Piece]:
    """Yield the counters of both sides, then those that belong to nobody; numbers and sizes follow the rules."""
    rules = rules_of(job.setting)
    for side in SIDES:
        yield from _states(job, side, rules)
        yield from _blips(job, side, rules)
    high, low = DENOMINATIONS
    target = piece_by_rules(job, "counter/target", faces.target(low), faces.target(high, dark=True))
    yield replace(target, copies=TARGET_COUNTERS)
    yield replace(piece_by_rules(job, "counter/initiative", faces.initiative(job.setting.language)), shape="circle")
    for name in (*rules.objective.red, *rules.objective.blue):
        yield _objective(job, name, rules)


def _states(job: Job, side: SideLook, rules: Rules) -> Iterator[Piece]:
    """Yield an activation counter for each unit, and one of damage or jamming for each that can have it."""
    pool, language = rules.figures.pool, job.setting.language
    units = rules.holding.squares * rules.holding.units_per_square
    troopers = sum(int(getattr(pool, trooper.value)) for trooper in TrooperType)
    active = faces.activation(side, language)
    made = (
        (piece_by_rules(job, f"counter/activation_{side.key}", active, active), units),
        (piece_by_rules(job, f"counter/damaged_{side.key}", faces.damaged(side, language)), troopers),
        (piece_by_rules(job, f"counter/haywire_{side.key}", faces.jamming(side, language)), pool.haywire_drone),
    )
    yield from (replace(piece, copies=count) for piece, count in made if count)


def _blips(job: Job, side: SideLook, rules: Rules) -> Iterator[Piece]:
    """Yield a blip for each square of the mat."""
    front = faces.blip(side, rules.base.diameter_in)
    for number in range(1, rules.holding.squares + 1):
        back = faces.blip_number(side, number, rules.base.diameter_in)
        yield replace(piece_by_rules(job, f"counter/blip_{side.key}_{number:02}", front, back), shape="circle")


def _objective(job: Job, name: ObjectiveName, rules: Rules) -> Piece:
    size_in, defenders = rules.objective.diameter_in, name in rules.objective.red
    language = job.setting.language
    front = faces.objective(name, size_in, language, defenders=defenders)
    back = faces.destroyed_objective(name, size_in, language, defenders=defenders)
    return replace(piece_by_rules(job, f"counter/objective_{name.value}", front, back), shape="circle")

"""Every kind of log row: its name, its values, its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.games.maneuvers.battle.names import Cast
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import CASUALTY, FALLOUT
from engine.games.maneuvers.log.words import (
    BOTH_CHECKS,
    CAUSES,
    CHANGES,
    CHECKS,
    DIE_REASONS,
    EARNED_BY,
    ENDINGS,
    EXTRAS,
    GRADES,
    OUTCOMES,
    PARTS,
    RATINGS,
    ROLES,
    SCOPES,
    STATES,
    Cause,
)

Decode = Callable[[int, Cast], Any]
Value = tuple[str, Decode] | None


def _number(value: int, _: Cast) -> int:
    return value


def _flag(value: int, _: Cast) -> bool:
    return bool(value)


def _word(words: Mapping[int, str]) -> Decode:
    return lambda value, _: words[value]


def _cause(causes: Mapping[int, Cause]) -> Decode:
    return lambda value, _: causes[value][0]


def _rating(value: int, _: Cast) -> str:
    return RATINGS[value]


def _maneuver(value: int, cast: Cast) -> str:
    return cast.maneuver(value)


def _person(value: int, cast: Cast) -> str | None:
    return cast.person(value) if value >= 0 else None


def _location(value: int, cast: Cast) -> str:
    return cast.location(value)


def _checks(value: int, _: Cast) -> list[str]:
    """Return the checks of an event, which may be both."""
    return [CHECKS[check] for check in (FALLOUT, CASUALTY) if value & check & BOTH_CHECKS]


def _until(value: int, _: Cast) -> str:
    return "fight_end" if value else "next_action"


@dataclass(frozen=True)
class Event:
    """One kind of log row. `values` name and decode the row's a to e; `causes` add rules by one of them.

    Of a row that is `about_squad` the squad is told by its name as well.
    """

    name: str
    rules: tuple[str, ...]
    values: tuple[Value, ...] = ()
    phase: str = "action"
    causes: Mapping[int, Cause] = field(default_factory=dict)
    cause_at: int = 0
    about_squad: bool = False


EVENTS: Mapping[int, Event] = {
    codes.E_DIE: Event(
        "die",
        (),
        (("value", _number), ("sides", _number), ("reason", _cause(DIE_REASONS))),
        causes=DIE_REASONS,
        cause_at=2,
    ),
    codes.E_BEGINS: Event(
        "begins",
        ("MN.SQD.1", "MN.GAP.2"),
        (("total", _number), ("location", _location)),
        "setup",
        about_squad=True,
    ),
    codes.E_ORDER: Event(
        "order",
        ("MN.ORD.1", "MN.ORD.2", "MN.GAP.4"),
        (("place", _number), ("result", _number), ("action_value", _number)),
        "order",
    ),
    codes.E_ROUND: Event("round", ("MN.ORD.3",), (("number", _number), ("rounds", _number)), "round"),
    codes.E_ACTION: Event("action", ("MN.ORD.2", "MN.COR.1")),
    codes.E_MISSED_ACTION: Event("missed_action", ("MN.AID.3", "MN.GAP.30")),
    codes.E_IDLE: Event("idle", ("MN.COR.1",), (("refused", _flag),)),
    codes.E_ESCAPE: Event("escape", ("MN.ESC.3", "MN.ESC.4", "MN.GAP.8"), (("made", _flag), ("able", _flag))),
    codes.E_LEFT: Event("left", ("MN.ESC.3",)),
    codes.E_MANEUVER: Event(
        "maneuver",
        ("MN.COR.1", "MN.COR.2"),
        (("maneuver", _maneuver), ("rating", _rating), ("value", _number), ("ally", _person), ("extra", _flag)),
    ),
    codes.E_OPPOSES: Event(
        "opposes",
        ("MN.COR.3", "MN.GAP.6"),
        (("rating", _rating), ("value", _number), ("maneuver", _maneuver)),
    ),
    codes.E_ROLL: Event(
        "roll",
        ("MN.HOUSE.1", "MN.TRM.2"),
        (
            ("role", _word(ROLES)),
            ("advantage", _number),
            ("die", _number),
            ("value", _number),
            ("result", _number),
        ),
    ),
    codes.E_COMPARED: Event(
        "compared",
        ("MN.COR.5", "MN.COR.6"),
        (("rewarded", _flag), ("margin", _number), ("result", _number), ("opposed", _number)),
    ),
    codes.E_TOTAL: Event(
        "total",
        (),
        (
            ("change", _cause(CHANGES)),
            ("points", _number),
            ("before", _number),
            ("after", _number),
            ("part", _word(PARTS)),
        ),
        causes=CHANGES,
        about_squad=True,
    ),
    codes.E_MOVE: Event("move", ("MN.GAP.7",), (("from", _location), ("to", _location), ("part", _word(PARTS)))),
    codes.E_STATE: Event(
        "state",
        (),
        (("state", _word(STATES)), ("set", _flag), ("cause", _cause(CAUSES)), ("again", _flag)),
        causes=CAUSES,
        cause_at=2,
    ),
    codes.E_ADVANTAGE: Event(
        "advantage",
        ("MN.TRM.2",),
        (("worth", _number), ("rolls", _word(SCOPES)), ("until", _until)),
    ),
    codes.E_ADVANTAGE_ENDS: Event(
        "advantage_ends",
        (),
        (("worth", _number), ("rolls", _word(SCOPES)), ("cause", _cause(CAUSES))),
        causes=CAUSES,
        cause_at=2,
    ),
    codes.E_DAMAGE: Event(
        "damage",
        ("MN.DMG.1",),
        (("damage", _number), ("armor", _number), ("checks", _checks), ("part", _word(PARTS))),
    ),
    codes.E_CHECK_EARNED: Event(
        "check_earned",
        ("MN.GAP.19",),
        (("check", _word(CHECKS)), ("stress", _number), ("by", _cause(EARNED_BY)), ("total", _number)),
        causes=EARNED_BY,
        cause_at=2,
    ),
    codes.E_WILL_MISS: Event("will_miss", ("MN.AID.3",)),
    codes.E_EXTRA: Event("extra", ("MN.AID.4", "MN.GAP.17"), (("maneuver", _maneuver), ("what", _cause(EXTRAS)))),
    codes.E_UNNOTICED: Event("unnoticed", ("MN.FLG.4", "MN.GAP.15")),
    codes.E_STANDING: Event(
        "standing",
        ("MN.SQD.3",),
        (("total_a", _number), ("total_b", _number), ("left_a", _number), ("left_b", _number)),
        "end",
    ),
    codes.E_FIGHT_OVER: Event(
        "fight_over",
        ("MN.VIC.4", "MN.GAP.22"),
        (("reason", _word(ENDINGS)), ("edge", _number)),
        "end",
    ),
    codes.E_CHECK: Event(
        "check",
        ("MN.GAP.23", "MN.GAP.29", "MN.HOUSE.5"),
        (
            ("check", _word(CHECKS)),
            ("stress", _number),
            ("advantage", _number),
            ("score", _number),
            ("outcome", _word(OUTCOMES)),
        ),
        "end",
    ),
    codes.E_FATE: Event("fate", ("MN.GAP.29",), (("outcome", _word(OUTCOMES)),), "end"),
    codes.E_RESULT: Event(
        "result",
        ("MN.GAP.22", "MN.HOUSE.6"),
        (("ending", _word(ENDINGS)), ("rounds", _number), ("edge", _number), ("grade", _word(GRADES))),
        "end",
    ),
}

"""Every kind of log row: its name, its values, its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.games.infantry.battle.names import Cast
from engine.games.infantry.kernel import codes
from engine.games.infantry.log.words import (
    ACTIONS,
    ARC_CAUSES,
    BANDS,
    DIE_REASONS,
    ENDINGS,
    GUN_DEEDS,
    HARMS,
    LANDS,
    NO_EFFECTS,
    UNKNOWN,
    WAYS,
    Cause,
)

Decode = Callable[[int, Cast], Any]
Value = tuple[str, Decode] | None


def _number(value: int, _: Cast) -> int:
    return value


def _bearing(value: int, _: Cast) -> int:
    """Return the degrees of a bearing."""
    return value * codes.BEARING_DEG


def _rounds(value: int, _: Cast) -> int | None:
    """Return the rounds that are left, None without limit."""
    return value if value >= 0 else None


def _flag(value: int, _: Cast) -> bool:
    return bool(value)


def _word(words: Mapping[int, str]) -> Decode:
    return lambda value, _: words.get(value, UNKNOWN)


def _cause(causes: Mapping[int, Cause]) -> Decode:
    return lambda value, _: causes[value][0]


def _weapon(value: int, cast: Cast) -> str:
    return cast.weapon(value)


def _weapon_if_any(value: int, cast: Cast) -> str | None:
    return cast.weapon(value) if value >= 0 else None


@dataclass(frozen=True)
class Event:
    """One kind of log row. `values` name and decode the row's a to e; `causes` add rules by one of them.

    Of a row that is `about_side` the side is told by the names of its squads as well, of one `about_both` both are.
    """

    name: str
    rules: tuple[str, ...]
    values: tuple[Value, ...] = ()
    phase: str = "movement"
    causes: Mapping[int, Cause] = field(default_factory=dict)
    cause_at: int = 0
    about_side: bool = False
    about_both: bool = False


SETUP_EVENTS: Mapping[int, Event] = {
    codes.E_DIE: Event(
        "die",
        (),
        (("value", _number), ("sides", _number), ("reason", _cause(DIE_REASONS))),
        causes=DIE_REASONS,
        cause_at=2,
    ),
    codes.E_BEGINS: Event(
        "begins",
        ("IN.HOUSE.8",),
        (("troopers", _number), ("value", _number), ("budget", _number)),
        "setup",
        about_side=True,
    ),
    codes.E_FIRST: Event(
        "first",
        ("IN.GAP.29", "IN.HOUSE.10"),
        (("total_a", _number), ("total_b", _number)),
        "setup",
        about_side=True,
    ),
    codes.E_PLACED: Event(
        "placed",
        ("IN.HOUSE.10",),
        (("column", _number), ("row", _number), ("carries", _weapon_if_any)),
        "setup",
    ),
}
MOVEMENT_EVENTS: Mapping[int, Event] = {
    codes.E_TURN: Event("turn", ("IN.GAP.29",), (("number", _number), ("turns", _number)), "turn"),
    codes.E_SIDE_TURN: Event("side_turn", ("IN.HOUSE.1",), (), "turn", about_side=True),
    codes.E_ACTIVATED: Event("activated", ("IN.GAP.36", "IN.HOUSE.1"), (("ap", _number),)),
    codes.E_STEP: Event(
        "step",
        ("IN.GAP.14", "IN.GAP.15"),
        (("column", _number), ("row", _number), ("cost", _number), ("ap", _number), ("terrain", _word(LANDS))),
    ),
    codes.E_POSTURE: Event("posture", ("IN.GAP.14",), (("prone", _flag), ("cost", _number), ("ap", _number))),
    codes.E_LAID_DOWN: Event("laid_down", ("IN.GAP.23",), (("weapon", _weapon), ("cost", _number), ("ap", _number))),
    codes.E_WIRE: Event("wire", ("IN.WIR.2", "IN.WIR.3", "IN.WIR.4", "IN.GAP.21"), (("caught", _flag),)),
    codes.E_TUNNEL: Event("tunnel", ("IN.TUN.1",), (("under", _flag), ("cost", _number), ("ap", _number))),
    codes.E_WEAPON: Event("weapon", ("IN.GAP.14",), (("weapon", _weapon), ("cost", _number), ("ap", _number))),
    codes.E_REFUSED: Event("refused", (), (("action", _word(ACTIONS)),)),
}
FIRE_EVENTS: Mapping[int, Event] = {
    codes.E_ARC: Event(
        "arc",
        ("IN.GAP.30", "IN.HOUSE.4"),
        (("weapon", _weapon), ("bearing_deg", _number), ("wide", _flag), ("cost", _number), ("ap", _number)),
    ),
    codes.E_ARC_ENDS: Event("arc_ends", (), (("cause", _cause(ARC_CAUSES)),), causes=ARC_CAUSES),
    codes.E_ATTACK: Event(
        "attack",
        ("IN.GAP.16", "IN.GAP.20", "IN.HOUSE.3"),
        (
            ("weapon", _weapon),
            ("way", _cause(WAYS)),
            ("distance", _number),
            ("band", _word(BANDS)),
            ("number", _number),
        ),
        causes=WAYS,
        cause_at=1,
    ),
    codes.E_MODIFIERS: Event(
        "modifiers",
        ("IN.HOUSE.3",),
        (("line", _number), ("of_target", _number), ("of_attacker", _number), ("long_range", _number)),
    ),
    codes.E_ROLL: Event(
        "roll",
        ("IN.HOUSE.3",),
        (("roll", _number), ("number", _number), ("hit", _flag)),
    ),
    codes.E_DAMAGE: Event(
        "damage",
        ("IN.ARM.4", "IN.HOUSE.2"),
        (
            ("points", _number),
            ("harm", _word(HARMS)),
            ("crossed", _number),
            ("half", _flag),
            ("armor_hits", _number),
        ),
    ),
    codes.E_DEAD: Event("dead", ("IN.HOUSE.2", "IN.HOUSE.9"), (("value", _number),)),
}
GUN_EVENTS: Mapping[int, Event] = {
    # the target of such a row is who brought the weapon, which so has a name of its own
    codes.E_GUN: Event(
        "gun",
        ("IN.CRW.1",),
        (
            ("deed", _cause(GUN_DEEDS)),
            ("weapon", _weapon),
            ("bearing_deg", _bearing),
            ("cost", _number),
            ("ap", _number),
        ),
        causes=GUN_DEEDS,
    ),
    codes.E_HELPS: Event("helps", ("IN.CRW.4", "IN.GAP.48"), (("cost", _number), ("ap", _number))),
}
BLAST_EVENTS: Mapping[int, Event] = {
    codes.E_DECLARED: Event(
        "declared",
        ("IN.EXP.2", "IN.EXP.11", "IN.HOUSE.6"),
        (("weapon", _weapon), ("column", _number), ("row", _number), ("number", _number), ("rounds", _rounds)),
    ),
    codes.E_SCATTERS: Event(
        "scatters",
        ("IN.EXP.11", "IN.GAP.18"),
        (("column", _number), ("row", _number), ("dots", _number), ("direction", _number)),
        "explosives",
    ),
    codes.E_NO_EFFECT: Event("no_effect", (), (("why", _cause(NO_EFFECTS)),), "explosives", causes=NO_EFFECTS),
    codes.E_BLAST: Event(
        "blast",
        ("IN.EXP.3", "IN.HOUSE.6"),
        (("weapon", _weapon), ("column", _number), ("row", _number)),
        "explosives",
    ),
    codes.E_BURNS: Event(
        "burns", ("IN.INC.7", "IN.GAP.49"), (("column", _number), ("row", _number), ("until", _number)), "explosives"
    ),
    codes.E_FIRE_OUT: Event("fire_out", ("IN.GAP.49",), (("column", _number), ("row", _number)), "turn"),
    codes.E_FIRE_HURTS: Event("fire_hurts", ("IN.INC.9", "IN.INC.10", "IN.GAP.11"), (("points", _number),)),
    codes.E_SMOKE: Event(
        "smoke",
        ("IN.SMK.3", "IN.SMK.5", "IN.SMK.6"),
        (("column", _number), ("row", _number), ("radius", _number), ("until", _number)),
        "explosives",
    ),
    codes.E_SMOKE_GONE: Event("smoke_gone", ("IN.SMK.7", "IN.GAP.13"), (("column", _number), ("row", _number)), "turn"),
    codes.E_STRUCTURE: Event(
        "structure",
        ("IN.BRC.1", "IN.BRC.2", "IN.BRC.3"),
        (("column", _number), ("row", _number), ("points", _number), ("total", _number), ("breached", _flag)),
        "explosives",
    ),
}
END_EVENTS: Mapping[int, Event] = {
    codes.E_MORALE: Event(
        "morale",
        ("IN.MOR.2", "IN.MOR.3", "IN.MOR.4", "IN.MOR.6", "IN.GAP.28"),
        (("roll", _number), ("number", _number), ("passed", _flag), ("was_shaken", _flag), ("shaken", _flag)),
        "morale",
    ),
    codes.E_FLEES: Event("flees", ("IN.GAP.28",), (("column", _number), ("row", _number), ("cover", _flag))),
    codes.E_ROUTED: Event("routed", ("IN.GAP.28",), (("value", _number),), "morale"),
    codes.E_STANDING: Event(
        "standing",
        ("IN.HOUSE.9",),
        (("left_a", _number), ("left_b", _number), ("lost_a", _number), ("lost_b", _number)),
        "end",
        about_both=True,
    ),
    codes.E_RESULT: Event(
        "result",
        ("IN.GAP.38", "IN.HOUSE.9"),
        (("ending", _word(ENDINGS)), ("turns", _number), ("lost_a", _number), ("lost_b", _number)),
        "end",
        about_both=True,
    ),
}
EVENTS: Mapping[int, Event] = {
    **SETUP_EVENTS,
    **MOVEMENT_EVENTS,
    **FIRE_EVENTS,
    **GUN_EVENTS,
    **BLAST_EVENTS,
    **END_EVENTS,
}

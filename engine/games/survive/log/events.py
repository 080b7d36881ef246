"""Every kind of log row: its name, its values, its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.games.survive.battle.names import Cast
from engine.games.survive.kernel import codes
from engine.games.survive.rules.numbers import CONTROL_CODES

Decode = Callable[[int, Cast], Any]
Cause = tuple[str, tuple[str, ...]]


def _number(value: int, _: Cast) -> int:
    return value


def _inches(value: int, _: Cast) -> float:
    return value / codes.MILS_PER_INCH


def _flag(value: int, _: Cast) -> bool:
    return bool(value)


def _unit_part(value: int, _: Cast) -> float:
    return value / codes.PPM


def _word(words: tuple[str, ...]) -> Decode:
    return lambda value, _: words[value]


def _weapon(value: int, cast: Cast) -> str:
    return cast.weapon(value)


def _piece(value: int, cast: Cast) -> str | None:
    return cast.piece(value) if value >= 0 else None


def _kind(value: int, _: Cast) -> str:
    return KINDS[value]


def _tenths(value: int, _: Cast) -> float:
    return value / 10


KINDS = {code: kind.value for kind, code in CONTROL_CODES.items()}
DIE_REASONS: dict[int, Cause] = {
    codes.INITIATIVE_DIE: ("initiative", ("SV.SEQ.2", "SV.GAP.27")),
    codes.PULSE_DIE: ("pulse", ("SV.CAP.1", "SV.GAP.20")),
    codes.PULSE_OFF_DIE: ("roll-off for the pulse", ("SV.CAP.3", "SV.GAP.21")),
    codes.HEADING_DIE: ("heading", ("SV.CAP.4",)),
    codes.HIT_DIE: ("to hit", ("SV.SHT.4", "SV.HOUSE.1")),
    codes.AMMO_DIE: ("ammo", ("SV.AMM.1", "SV.GAP.10")),
    codes.RECOVERY_DIE: ("clearing a jam", ("SV.REC.1", "SV.GAP.11")),
    codes.STRIKE_DIE: ("strike", ("SV.FCH.4",)),
    codes.RED_DIE: ("going Red", ("SV.RED.1",)),
    codes.RED_FACING_DIE: ("facing of a Red unit", ("SV.RED.2", "SV.GAP.20")),
    codes.GRIT_DIE: ("roll-off for the First Strike", ("SV.GAP.15",)),
    codes.BLINK_LONG_DIE: ("Blink along the long edge", ("SV.MOV.14",)),
    codes.BLINK_SHORT_DIE: ("Blink along the short edge", ("SV.MOV.14",)),
    codes.SCATTER_DIE: ("scatter", ("SV.GAP.30",)),
    codes.SCATTER_LENGTH_DIE: ("length of the scatter", ("SV.GAP.30",)),
    codes.DICE_OFF_DIE: ("dice-off", ("SV.VIC.4",)),
    codes.RELOCATION_DIE: ("relocation", ("SV.GAP.19",)),
}
SHOT_RESULTS = ("missed", "hit", "out of range")
EFFECTS = ("none", "dazed", "dead", "blink_out")
EFFECT_CAUSES: dict[int, Cause] = {
    codes.BY_SHOT: ("a shot", ("SV.EFF.1",)),
    codes.BY_STRIKE: ("a strike", ("SV.FCH.6",)),
    codes.BY_BLAST: ("a blast", ("SV.GAP.30",)),
    codes.BY_DOUBLE_TAP: ("a Double-Tap", ("SV.EFF.6", "SV.GAP.29")),
    codes.BY_RED_FIRE: ("the fire of a Red unit", ("SV.RED.3", "SV.GAP.43")),
    codes.BY_CONTROL_FIRE: ("the fire of Control", ("SV.CTL.7", "SV.HOUSE.4")),
}
ACTIONS: dict[int, Cause] = {
    codes.MOVE: ("move", ("SV.MOV.1",)),
    codes.RUN: ("run", ("SV.MOV.3",)),
    codes.CHARGE: ("charge", ("SV.MOV.5",)),
    codes.HOLD: ("hold", ("SV.MOV.7",)),
    codes.SHUFFLE: ("shuffle", ("SV.DAZ.2",)),
    codes.BLINK: ("blink", ("SV.MOV.13",)),
}
FIGHT_ENDS: dict[int, Cause] = {
    codes.FIGHT_WON: ("won", ("SV.RES.1",)),
    codes.FIGHT_BOTH_DAZED: ("both Dazed", ("SV.GAP.13",)),
    codes.FIGHT_BROKEN_OFF: ("broken off", ("SV.HOUSE.6",)),
    codes.FIGHT_NOBODY_LEFT: ("nobody left", ("SV.GAP.13",)),
}
END_CAUSES: dict[int, Cause] = {
    codes.END_SPIRE: ("the KeyChip at the spire", ("SV.VIC.1",)),
    codes.END_LAST_MOB: ("the last Mob alive", ("SV.VIC.2",)),
    codes.END_CLOSEST: ("closest to the KeyChip", ("SV.VIC.3",)),
    codes.END_NOBODY_ACTIVE: ("nobody active", ("SV.GAP.2",)),
    codes.END_ALL_DEAD: ("all dead", ("SV.GAP.42",)),
    codes.END_DICE_OFF: ("a dice-off", ("SV.VIC.4",)),
    codes.END_TIE: ("a tie", ("SV.VIC.4",)),
    codes.END_TURNS: ("the last turn", ("SV.GAM.1",)),
}
ENDINGS = tuple(word for word, _ in END_CAUSES.values())
SIDES_REACHED: dict[int, Cause] = {
    codes.FRONT: ("front", ("SV.FCH.1",)),
    codes.REAR: ("rear", ("SV.RCH.1",)),
}
ZONES = ("ICZ", "OCZ", "outside")


@dataclass(frozen=True)
class Event:
    """One kind of log row. `values` name and decode the row's a to e; `causes` add rules by one of them."""

    name: str
    rules: tuple[str, ...]
    values: tuple[tuple[str, Decode] | None, ...] = ()
    phase: str = "activity"
    causes: Mapping[int, Cause] = field(default_factory=dict)
    cause_at: int = 0


def _by(causes: Mapping[int, Cause]) -> Decode:
    return lambda value, _: causes[value][0]


N = _number
X_Y: tuple[tuple[str, Decode], ...] = (("x_in", _inches), ("y_in", _inches))
FACING: tuple[tuple[str, Decode], ...] = (("facing_east", _unit_part), ("facing_north", _unit_part))

EVENTS: dict[int, Event] = {
    codes.E_DIE: Event(
        "die", (), (("value", N), ("need", N), ("reason", _by(DIE_REASONS))), causes=DIE_REASONS, cause_at=2
    ),
    codes.E_DEPLOYED: Event("deployed", ("SV.GAP.41", "SV.HOUSE.2"), (*X_Y, *FACING), "setup"),
    codes.E_CONTROL_UNIT: Event("control_unit", ("SV.HOUSE.2",), (*X_Y, *FACING, ("kind", _kind)), "setup"),
    codes.E_TURN: Event("turn", ("SV.GAM.1", "SV.SEQ.8"), (("number", N), ("turns", N)), "holds"),
    codes.E_HOLD: Event("hold", ("SV.SEQ.1", "SV.MOV.7", "SV.MOV.8"), (("shots", N),), "holds"),
    codes.E_INITIATIVE: Event("initiative", ("SV.SEQ.2", "SV.GAP.27"), (), "initiative"),
    codes.E_PHASE: Event("phase", ("SV.SEQ.3", "SV.SEQ.5"), (("ready", N),)),
    codes.E_ACTIVATE: Event("activate", ("SV.SEQ.3",), (("action", _by(ACTIONS)),), causes=ACTIONS),
    codes.E_MOVE: Event(
        "move",
        ("SV.GAP.39",),
        (*X_Y, ("length_in", _inches), ("action", _by(ACTIONS)), ("turned_about", _flag)),
        causes=ACTIONS,
        cause_at=3,
    ),
    codes.E_FACING: Event("facing", ("SV.MOV.7", "SV.GAP.39"), FACING),
    codes.E_CHARGE: Event("charge", ("SV.MOV.5", "SV.GAP.39"), (*X_Y, ("length_in", _inches), ("reached", _flag))),
    codes.E_CONTACT: Event("contact", ("SV.FCH.3",), (("reached", _by(SIDES_REACHED)),), causes=SIDES_REACHED),
    codes.E_MOBBING: Event("mobbing", ("SV.MOB.1", "SV.MOV.10", "SV.GAP.17"), (("front", _piece),)),
    codes.E_SHOT: Event(
        "shot",
        ("SV.SHT.1", "SV.SHT.3", "SV.HOUSE.1"),
        (("weapon", _weapon), ("number", N), ("distance_in", _inches), ("range_in", _inches), ("modifier", N)),
    ),
    codes.E_SHOT_RESULT: Event(
        "shot_result",
        ("SV.SHT.2", "SV.SHT.4"),
        (("result", _word(SHOT_RESULTS)), ("power", N), ("estimate_in", _inches)),
    ),
    codes.E_JAM: Event("jam", ("SV.AMM.2",), (("weapon", _weapon),)),
    codes.E_EFFECT: Event(
        "effect",
        ("SV.EFF.2", "SV.EFF.3", "SV.DAZ.1"),
        (("effect", _word(EFFECTS)), ("power", N), ("toughness", N), ("cause", _by(EFFECT_CAUSES))),
        causes=EFFECT_CAUSES,
        cause_at=3,
    ),
    codes.E_DEAD: Event("dead", ("SV.EFF.3",)),
    codes.E_BLINK_OUT: Event("blink_out", ("SV.EFF.7", "SV.GAP.19"), (("relocates", _flag),)),
    codes.E_RELOCATED: Event("relocated", ("SV.GAP.19", "SV.HOUSE.2"), X_Y),
    codes.E_RED: Event(
        "red", ("SV.RED.1", "SV.RED.2", "SV.RED.4", "SV.RED.5", "SV.RED.7"), (("value", N), ("zone", _word(ZONES)))
    ),
    codes.E_SOULCHIP: Event("soulchip", ("SV.RED.6", "SV.GAP.34")),
    codes.E_STRIKE: Event(
        "strike",
        ("SV.FCH.4", "SV.RES.3"),
        (("number", N), ("power", N), ("hit", _flag), ("bonus", N), ("modifier", N)),
    ),
    codes.E_FIGHT_OVER: Event("fight_over", ("SV.GAP.13",), (("how", _by(FIGHT_ENDS)),), causes=FIGHT_ENDS),
    codes.E_FOLLOW_ON: Event("follow_on", ("SV.RES.5", "SV.RES.6"), (("action", _by(ACTIONS)), ("together", _flag))),
    codes.E_KEYCHIP_DROPPED: Event("keychip_dropped", ("SV.GAP.33", "SV.GAP.19"), X_Y),
    codes.E_KEYCHIP_TAKEN: Event("keychip_taken", ("SV.GAP.33", "SV.VIC.1")),
    codes.E_LEVELS_UP: Event("levels_up", ("SV.VIC.1", "SV.GAP.34")),
    codes.E_PULSE: Event("pulse", ("SV.CAP.1", "SV.CAP.2", "SV.SEQ.4"), (("value", N), ("picked", _piece)), "pulse"),
    codes.E_HEADING: Event("heading", ("SV.CAP.4",), (*FACING, ("about", _flag)), "pulse"),
    codes.E_DRAWN: Event("drawn", ("SV.AMM.3", "SV.HOUSE.9"), (("weapon", _weapon), ("ready_in_turn", N))),
    codes.E_JAM_CLEARED: Event("jam_cleared", ("SV.REC.1", "SV.REC.2"), (("weapon", _weapon), ("by_roll", _flag))),
    codes.E_RECOVERED: Event("recovered", ("SV.REC.3",), (), "recovery"),
    codes.E_RECOVERY: Event("recovery", ("SV.SEQ.7",), (), "recovery"),
    codes.E_BLAST: Event("blast", ("SV.GAP.30",), (*X_Y, ("radius_in", _inches))),
    codes.E_SCATTER: Event("scatter", ("SV.GAP.30",), (("direction", N), ("length_in", _inches))),
    codes.E_BLINK: Event("blink", ("SV.MOV.13", "SV.MOV.14", "SV.GAP.18"), X_Y),
    codes.E_DOUBLE_TAP: Event(
        "double_tap",
        ("SV.SHT.7", "SV.EFF.6", "SV.GAP.29"),
        (("power", N), ("toughness", N), ("effect", _word(EFFECTS))),
    ),
    codes.E_STAND: Event("stand", ("SV.SEQ.3",)),
    codes.E_CLOSEST: Event("closest", ("SV.VIC.3", "SV.GAP.2"), (("distance_in", _tenths),), "end"),
    codes.E_RESULT: Event(
        "result",
        ("SV.GAP.40",),
        (("ending", _by(END_CAUSES)), ("turns", N)),
        "end",
        causes=END_CAUSES,
    ),
}

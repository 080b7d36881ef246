"""Every kind of log row: its name, its values, its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.games.seven_seconds.battle.names import CONTROL, COVERS, EDGES, SIDES, WEAPONS, Cast
from engine.games.seven_seconds.kernel import codes

Decode = Callable[[int, Cast], Any]


def _number(value: int, _: Cast) -> int:
    return value


def _inches(value: int, _: Cast) -> float:
    return value / 1000


def _flag(value: int, _: Cast) -> bool:
    return bool(value)


def _word(words: tuple[str, ...]) -> Decode:
    return lambda value, _: words[value]


def _sides(value: int, _: Cast) -> str:
    return SIDES[value]


DIE_REASONS: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.GAME_TYPE_DIE: ("game type", ("7S.SETUP.2",)),
    codes.FIRST_PLAYER_DIE: ("first player", ("7S.CE.1",)),
    codes.INITIATIVE_DIE: ("initiative", ("7S.SEQ.3",)),
    codes.SENSOR_DIE: ("sensors", ("7S.TGT.2",)),
    codes.RIFLE_DIE: ("rifle", ("7S.RIF.5",)),
    codes.STUN_DIE: ("stun", ("7S.RIF.13",)),
    codes.DAMAGE_DIE: ("damage", ("7S.RIF.13",)),
    codes.SUIT_DIE: ("damaged suit", ("7S.DMG.1",)),
    codes.WAKE_DIE: ("waking up", ("7S.DMG.4",)),
    codes.HIT_DIE: ("missile", ("7S.MIS.4",)),
    codes.INTERCEPT_DIE: ("countermeasures", ("7S.CM.2",)),
    codes.INTERCEPT_SUIT_DIE: ("countermeasures of a damaged suit", ("7S.CM.4", "7S.GAP.56")),
    codes.DEVIATION_DIE: ("deviation", ("7S.DEV.1", "7S.DEV.2")),
    codes.BLAST_DIE: ("blast", ("7S.BLAST.4",)),
    codes.CONTACT_DIE: ("contact", ("7S.KAM.4",)),
    codes.JAM_DIE: ("jamming field", ("7S.JAM.4",)),
}
COUNTER_CAUSES: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.CAUSE_PASSIVE: ("passive sensors", ("7S.PASS.1", "7S.PASS.2")),
    codes.CAUSE_TARGET: ("active sensors", ("7S.TGT.4",)),
    codes.CAUSE_SUIT: ("failed action", ("7S.GAP.86",)),
    codes.JUMP + 100: ("its jump", ("7S.JUMP.3", "7S.ACT.9")),
    codes.TARGET + 100: ("its sensors", ("7S.TGT.3", "7S.ACT.9")),
    codes.FIRE_RIFLE + 100: ("its shot", ("7S.RIF.1", "7S.ACT.9")),
    codes.FIRE_MISSILE + 100: ("its missile", ("7S.MIS.1", "7S.ACT.9")),
    codes.FIRE_FLAMER + 100: ("its flamer", ("7S.FLAM.1", "7S.ACT.9")),
    codes.COMMAND + 100: ("its command", ("7S.CMD.1", "7S.ACT.9")),
    codes.REPAIR + 100: ("its repair", ("7S.REP.2", "7S.ACT.9")),
    codes.SCRAMBLE + 100: ("its scramble", ("7S.SCR.1", "7S.ACT.9")),
    codes.TOGGLE_JAMMER + 100: ("its jammer", ("7S.JAM.1", "7S.ACT.9")),
}
REVEAL_CAUSES: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.CAUSE_PASSIVE: ("passive sensors", ("7S.PASS.4", "7S.BLIP.12")),
    codes.CAUSE_SENSORS: ("active sensors", ("7S.BLIP.7", "7S.BLIP.9")),
    codes.CAUSE_CHOICE: ("its owner", ("7S.BLIP.1",)),
    codes.CAUSE_BLAST: ("an explosion", ("7S.GAP.62", "7S.GAP.66")),
    codes.CAUSE_FLIGHT: ("its owner to intercept", ("7S.GAP.30", "7S.GAP.58")),
    codes.CAUSE_JAMMER: ("a jamming field", ("7S.BLIP.13", "7S.JAM.6")),
}
WEAPON_RULES: dict[int, tuple[str, tuple[str, ...]]] = {
    0: (WEAPONS[0], ("7S.RIF.10", "7S.RIF.11")),
    1: (WEAPONS[1], ("7S.RIF.15",)),
    2: (WEAPONS[2], ("7S.RIF.16",)),
}
NO_PLACE_RULES: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.NO_PLACE_FOR_OBJECTIVE: ("objective", ("7S.AD.2", "7S.AD.3")),
    codes.NO_PLACE_FOR_BLIP: ("blip", ("7S.AD.7", "7S.AD.8", "7S.CE.6")),
    codes.NO_PLACE_FOR_UNIT: ("unit", ("7S.GAP.31",)),
}
CARD_KINDS = ("mission_card", "troop_card", "drone_card")
STREAK_ROLL = ("7S.SETUP.4", "7S.CAMP.6", "7S.GAP.97")
STREAK_CARDS = ("7S.CAMP.7", "7S.CAMP.8")
RESULTS = ("missed", "grazed", "killed")
ENDINGS = (
    "nobody has troopers left",
    "one side has troopers left",
    "round limit",
    "a withdrawal",
    "agreement",
    "the pursuit is over",
)
OBJECTIVE_SETTINGS = ("secured", "destroyed", "inspected")


@dataclass(frozen=True)
class Event:
    """One kind of log row. `values` name and decode the row's a to e; `causes` add rules by one of them."""

    name: str
    rules: tuple[str, ...]
    values: tuple[tuple[str, Decode] | None, ...] = ()
    phase: str = "action"
    causes: Mapping[int, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    cause_at: int = 0


def _by(causes: Mapping[int, tuple[str, tuple[str, ...]]]) -> Decode:
    return lambda value, _: causes[value][0]


X_Y: tuple[tuple[str, Decode], ...] = (("x_in", _inches), ("y_in", _inches))
N = _number

EVENTS: dict[int, Event] = {
    codes.E_DIE: Event(
        "die", (), (("value", N), ("need", N), ("reason", _by(DIE_REASONS))), causes=DIE_REASONS, cause_at=2
    ),
    codes.E_GAME_TYPE: Event(
        "game_type", ("7S.SETUP.2", "7S.SETUP.3"), (("attack_defense", _flag), ("attacker", _sides))
    ),
    codes.E_CARD: Event("card", ("7S.SETUP.5", "7S.CARD.7"), (("kind", _word(CARD_KINDS)),)),
    codes.E_EDGE: Event(
        "edge", ("7S.AD.1", "7S.CE.2", "7S.GAP.23"), (("edge", _word(EDGES)), ("opponent_edge", _word(EDGES)))
    ),
    codes.E_OBJECTIVE_PLACED: Event("objective_placed", ("7S.AD.2", "7S.AD.3"), (*X_Y, ("by", _sides))),
    codes.E_NO_PLACE: Event("no_place", ("7S.GAP.121",), (("what", _by(NO_PLACE_RULES)),), causes=NO_PLACE_RULES),
    codes.E_PURCHASE: Event("drones_bought", ("7S.CE.4", "7S.GAP.13"), (("count", N), ("points", N))),
    codes.E_HOLDING_AREA: Event("holding_area", ("7S.AD.6", "7S.CE.5", "7S.HOLD.4")),
    codes.E_DEPLOYED: Event("deployed", ("7S.AD.7", "7S.AD.8", "7S.CE.6"), X_Y),
    codes.E_FIRST_INITIATIVE: Event("first_initiative", ("7S.AD.9",)),
    codes.E_ROUND: Event("round", ("7S.SEQ.1",), (("number", N),), "refresh"),
    codes.E_REFRESH: Event("refresh", ("7S.SEQ.2",), (("red_counters", N), ("blue_counters", N)), "refresh"),
    codes.E_INITIATIVE: Event("initiative", ("7S.SEQ.3", "7S.SEQ.4"), (("red", N), ("blue", N)), "initiative"),
    codes.E_TURN: Event(
        "turn", ("7S.SEQ.6", "7S.ACT.6", "7S.ACT.7"), (("allowance", N), ("own_counters", N), ("enemy_counters", N))
    ),
    codes.E_PASS: Event("pass", ("7S.SEQ.7", "7S.GAP.27"), (("counters_left", N),)),
    codes.E_ACTIVATE: Event("activate", ("7S.ACT.1",), (("reveal_first", _flag),)),
    codes.E_WAKE: Event("wake", ("7S.DMG.4",), (("awake", _flag), ("value", N))),
    codes.E_SUIT: Event("damaged_suit", ("7S.DMG.1",), (("works", _flag), ("value", N))),
    codes.E_MOVE: Event(
        "move",
        ("7S.MOVE.1",),
        (("from_x_in", _inches), ("from_y_in", _inches), *X_Y, ("length_in", _inches)),
    ),
    codes.E_JUMP: Event(
        "jump",
        ("7S.JUMP.1",),
        (("from_x_in", _inches), ("from_y_in", _inches), *X_Y, ("length_in", _inches)),
    ),
    codes.E_LEFT: Event("left_table", ("7S.GAP.90", "7S.GAP.111"), X_Y),
    codes.E_SHED: Event("shed", ("7S.MOVE.2", "7S.TC.3"), (("shed", N), ("counters", N))),
    codes.E_COUNTERS: Event(
        "counters",
        ("7S.TC.2",),
        (("added", N), ("counters", N), ("cause", _by(COUNTER_CAUSES))),
        causes=COUNTER_CAUSES,
        cause_at=2,
    ),
    codes.E_PASSIVE: Event("passive_contact", ("7S.PASS.1", "7S.PASS.7")),
    codes.E_REVEAL: Event(
        "reveal", ("7S.BLIP.3",), (("units", N), ("by", _by(REVEAL_CAUSES))), causes=REVEAL_CAUSES, cause_at=1
    ),
    codes.E_UNIT_PLACED: Event("unit_placed", ("7S.BLIP.3", "7S.GAP.31"), X_Y),
    codes.E_DECOY: Event("decoy", ("7S.CTR.5", "7S.BLIP.10")),
    codes.E_TARGET: Event("target", ("7S.TGT.2", "7S.TGT.3"), (("dice", N), ("pool", N))),
    codes.E_POOL_SPENT: Event(
        "pool_spent", ("7S.TGT.5", "7S.TGT.7", "7S.TGT.13"), (("points", N), ("points_per_counter", N), ("placed", N))
    ),
    codes.E_UNIT_PRICE: Event(
        "unit_price", ("7S.GAP.109", "7S.TGT.5"), (("points", N), ("points_per_counter", N), ("placed", N))
    ),
    codes.E_SPOT: Event("spot", ("7S.GAP.44", "7S.TGT.4"), (*X_Y, ("counters", N))),
    codes.E_FIRE: Event(
        "fire_rifle", ("7S.RIF.3", "7S.RIF.5"), (("weapon", _word(WEAPONS)), ("dice", N), ("range_band", N))
    ),
    codes.E_SIGHT: Event(
        "line_of_sight",
        ("7S.COV.7", "7S.COV.10", "7S.GAP.110"),
        (
            ("range_in", _inches),
            ("target_cover", _word(COVERS)),
            ("light_between", N),
            ("heavy_between", N),
            ("heavy_in", _inches),
        ),
    ),
    codes.E_RIFLE_RESULT: Event(
        "rifle_result", (), (("result", _word(RESULTS)), ("weapon", _word(WEAPONS))), causes=WEAPON_RULES, cause_at=1
    ),
    codes.E_GRAZE: Event("graze", ("7S.RIF.13",), (("red_die", N), ("other_die", N), ("armour", N))),
    codes.E_DAMAGED: Event("damaged", ("7S.DMG.2", "7S.DMG.3")),
    codes.E_STUNNED: Event("stunned", ("7S.CTR.10",)),
    codes.E_DESTROYED: Event("destroyed", ("7S.DMG.6",)),
    codes.E_SECURED: Event("secured", ("7S.OBJ.4", "7S.GAP.40")),
    codes.E_CONTESTED: Event("contested", ("7S.OBJ.5", "7S.GAP.40")),
    codes.E_END: Event(
        "end", ("7S.END.1", "7S.END.2"), (("reason", _word(ENDINGS)), ("table", _word(CONTROL)), ("rounds", N)), "end"
    ),
    codes.E_MISSILE: Event("fire_missile", ("7S.MIS.1", "7S.MIS.2"), (("counters", N),)),
    codes.E_INTERCEPT: Event(
        "intercept", ("7S.CM.1", "7S.CM.2"), (("value", N), ("countermeasures", N), ("works", _flag))
    ),
    codes.E_SHOT_DOWN: Event("shot_down", ("7S.CM.2", "7S.BLAST.2")),
    codes.E_HIT_ROLL: Event(
        "missile_result", ("7S.MIS.4", "7S.MIS.5"), (("hit", _flag), ("value", N), ("counters", N))
    ),
    codes.E_DEVIATES: Event("deviates", ("7S.DEV.1", "7S.DEV.3", "7S.GAP.60"), (("distance_in", N), ("angle_deg", N))),
    codes.E_DETONATION: Event("detonation", ("7S.BLAST.1", "7S.GAP.61"), (*X_Y, ("radius_in", _inches))),
    codes.E_BLAST: Event(
        "blast_stage",
        ("7S.BLAST.4", "7S.BLAST.5", "7S.BLAST.6"),
        (("stage", N), ("beats_armour", _flag), ("armour", N)),
    ),
    codes.E_CRATER: Event("crater", ("7S.BLAST.8", "7S.GAP.64"), (*X_Y, ("radius_in", _inches))),
    codes.E_TERRAIN_GONE: Event("terrain_gone", ("7S.BLAST.9", "7S.GAP.65"), (("number", N), ("made", _flag))),
    codes.E_FLAME: Event("fire_flamer", ("7S.FLAM.2", "7S.FLAM.3"), (*X_Y, ("radius_in", _inches))),
    codes.E_BURNED: Event("burned", ("7S.FLAM.5",)),
    codes.E_COMMAND: Event("command", ("7S.CMD.2", "7S.CMD.3"), (("by_commander", _flag),)),
    codes.E_REPAIR: Event("repair", ("7S.REP.1",)),
    codes.E_SCRAMBLE: Event("scramble", ("7S.SCR.1", "7S.SCR.2"), (("blips", N),)),
    codes.E_KAMIKAZE: Event("kamikaze", ("7S.KAM.1", "7S.KAM.2"), X_Y),
    codes.E_CONTACT: Event("contact_roll", ("7S.KAM.4", "7S.KAM.6"), (("hit", _flag), ("value", N), ("counters", N))),
    codes.E_JAMMER: Event("toggle_jammer", ("7S.JAM.1", "7S.JAM.2"), (("active", _flag),)),
    codes.E_JAMMED: Event("jammed", ("7S.JAM.4", "7S.JAM.5"), (("value", N), ("armour", N), ("harmed", _flag))),
    codes.E_OBJECTIVE_DESTROYED: Event("objective_destroyed", ("7S.OBJ.7", "7S.OBJ.11")),
    codes.E_WITHDRAW: Event("withdraw", ("7S.END.3", "7S.GAP.89"), phase="end"),
    codes.E_PURSUIT: Event("pursuit", ("7S.END.4",), (("rounds", N),), "end"),
    codes.E_OBJECTIVE_SET: Event(
        "objective_set",
        ("7S.END.7", "7S.END.8"),
        (("state", _word(OBJECTIVE_SETTINGS)), ("by", _sides)),
        "end",
    ),
    codes.E_SCORE: Event("score", ("7S.CARD.1", "7S.WIN.5"), (("condition", N), ("points", N)), "end"),
    codes.E_RESULT: Event(
        "result", ("7S.END.9", "7S.WIN.1"), (("red", N), ("blue", N), ("table", _word(CONTROL))), "end"
    ),
}

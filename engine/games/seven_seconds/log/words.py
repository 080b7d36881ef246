"""What the numbers of log rows mean in words, what rules they stand for, and the cells that hold them."""

from typing import Any, Final

from engine.battles.events import NUMBER, Cause, Cell, Measure, one_of
from engine.games.seven_seconds.battle.names import SIDES, WEAPONS
from engine.games.seven_seconds.kernel import codes
from schemas.catalogues.saying import counted

ROUND, OWNER, FIRST = 1, 2, 5
"""Where a row of the kernel has its round, its side, and the first of its values."""

DIE_REASONS: dict[int, Cause] = {
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
COUNTER_CAUSES: dict[int, Cause] = {
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
REVEAL_CAUSES: dict[int, Cause] = {
    codes.CAUSE_PASSIVE: ("passive sensors", ("7S.PASS.4", "7S.BLIP.12")),
    codes.CAUSE_SENSORS: ("active sensors", ("7S.BLIP.7", "7S.BLIP.9")),
    codes.CAUSE_CHOICE: ("its owner", ("7S.BLIP.1",)),
    codes.CAUSE_BLAST: ("an explosion", ("7S.GAP.62", "7S.GAP.66")),
    codes.CAUSE_FLIGHT: ("its owner to intercept", ("7S.GAP.30", "7S.GAP.58")),
    codes.CAUSE_JAMMER: ("a jamming field", ("7S.BLIP.13", "7S.JAM.6")),
}
WEAPON_RULES: dict[int, Cause] = {
    0: (WEAPONS[0], ("7S.RIF.10", "7S.RIF.11")),
    1: (WEAPONS[1], ("7S.RIF.15",)),
    2: (WEAPONS[2], ("7S.RIF.16",)),
}
NO_PLACE_RULES: dict[int, Cause] = {
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
DIE_PHASES = {codes.INITIATIVE_DIE: "initiative"}


def _counters(number: int, language: str) -> str:
    return counted(number, "{number} counter", "{number} counters", language)


def _points(number: int, language: str) -> str:
    return counted(number, "{number} point", "{number} points", language)


def _drones(number: int, language: str) -> str:
    return counted(number, "{number} drone", "{number} drones", language)


INCHES: Final[Cell[Any]] = Cell(lambda value, _: value / 1000, Measure)
SIDE: Final[Cell[Any]] = Cell(lambda value, _: SIDES[value], one_of(SIDES))
POINTS: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=_points)
PLACED: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=_counters)
DRONES: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=_drones)
X_Y: Final = {"x_in": INCHES, "y_in": INCHES}

"""What the numbers of log rows mean in words, what rules they stand for, and the cells that hold them."""

from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Measure, one_of
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel.codes import Cause, Draw, NoPlace, Weapon
from schemas.catalogues.saying import counted

ROUND, OWNER, FIRST = 1, 2, 5
"""Where a row of the kernel has its round, its side, and the first of its values."""

DIE_REASONS: Final = {
    Draw.GAME_TYPE: "7S.SETUP.2",
    Draw.FIRST_PLAYER: "7S.CE.1",
    Draw.INITIATIVE: "7S.SEQ.3",
    Draw.SENSORS: "7S.TGT.2",
    Draw.RIFLE: "7S.RIF.5",
    Draw.STUN: "7S.RIF.13",
    Draw.DAMAGE: "7S.RIF.13",
    Draw.DAMAGED_SUIT: "7S.DMG.1",
    Draw.WAKING_UP: "7S.DMG.4",
    Draw.MISSILE: "7S.MIS.4",
    Draw.COUNTERMEASURES: "7S.CM.2",
    Draw.COUNTERMEASURES_OF_A_DAMAGED_SUIT: "7S.CM.4 7S.GAP.56",
    Draw.DEVIATION: "7S.DEV.1 7S.DEV.2",
    Draw.BLAST: "7S.BLAST.4",
    Draw.CONTACT: "7S.KAM.4",
    Draw.JAMMING_FIELD: "7S.JAM.4",
}
COUNTER_CAUSES: Final = {
    Cause.PASSIVE_SENSORS: "7S.PASS.1 7S.PASS.2",
    Cause.ACTIVE_SENSORS: "7S.TGT.4",
    Cause.FAILED_ACTION: "7S.GAP.86",
    Cause.ITS_JUMP: "7S.JUMP.3 7S.ACT.9",
    Cause.ITS_SENSORS: "7S.TGT.3 7S.ACT.9",
    Cause.ITS_SHOT: "7S.RIF.1 7S.ACT.9",
    Cause.ITS_MISSILE: "7S.MIS.1 7S.ACT.9",
    Cause.ITS_FLAMER: "7S.FLAM.1 7S.ACT.9",
    Cause.ITS_COMMAND: "7S.CMD.1 7S.ACT.9",
    Cause.ITS_REPAIR: "7S.REP.2 7S.ACT.9",
    Cause.ITS_SCRAMBLE: "7S.SCR.1 7S.ACT.9",
    Cause.ITS_JAMMER: "7S.JAM.1 7S.ACT.9",
}
REVEAL_CAUSES: Final = {
    Cause.PASSIVE_SENSORS: "7S.PASS.4 7S.BLIP.12",
    Cause.ACTIVE_SENSORS: "7S.BLIP.7 7S.BLIP.9",
    Cause.ITS_OWNER: "7S.BLIP.1",
    Cause.AN_EXPLOSION: "7S.GAP.62 7S.GAP.66",
    Cause.ITS_OWNER_TO_INTERCEPT: "7S.GAP.30 7S.GAP.58",
    Cause.A_JAMMING_FIELD: "7S.BLIP.13 7S.JAM.6",
}
WEAPON_RULES: Final = {
    Weapon.GAUSS_RIFLE: "7S.RIF.10 7S.RIF.11",
    Weapon.PLASMA_RIFLE: "7S.RIF.15",
    Weapon.MACHINE_GUN: "7S.RIF.16",
}
NO_PLACE_RULES: Final = {
    NoPlace.OBJECTIVE: "7S.AD.2 7S.AD.3",
    NoPlace.BLIP: "7S.AD.7 7S.AD.8 7S.CE.6",
    NoPlace.UNIT: "7S.GAP.31",
}
CARD_KINDS = ("mission_card", "troop_card", "drone_card")
STREAK_ROLL = ("7S.SETUP.4", "7S.CAMP.6", "7S.GAP.97")
STREAK_CARDS = ("7S.CAMP.7", "7S.CAMP.8")
DIE_PHASES: dict[int, str] = {Draw.INITIATIVE: "initiative"}


def _counters(number: int, language: str) -> str:
    return counted(number, "{number} counter", "{number} counters", language)


def _points(number: int, language: str) -> str:
    return counted(number, "{number} point", "{number} points", language)


def _drones(number: int, language: str) -> str:
    return counted(number, "{number} drone", "{number} drones", language)


INCHES: Final[Cell[Any]] = Cell(lambda value, _: value / 1000, Measure)
SIDE: Final[Cell[Any]] = Cell(lambda value, _: SEATS[value], one_of(SEATS))
POINTS: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=_points)
PLACED: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=_counters)
DRONES: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=_drones)
X_Y: Final = {"x_in": INCHES, "y_in": INCHES}

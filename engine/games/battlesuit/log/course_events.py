"""Rows of the course of a battle: set-up, turns, initiative, activation, the end and the count."""

from engine.games.battlesuit.battle.levels import level_of
from engine.games.battlesuit.battle.names import Cast
from engine.games.battlesuit.battle.outcome import ENDINGS
from engine.games.battlesuit.kernel import codes, victory_codes
from engine.games.battlesuit.log.event import Cause, Event, caused, flag, number, point, side, word

STATES = ("good order", "shaken", "panicked")
PLACES = ("off the map", "on the map")
CONDITIONS: dict[int, Cause] = {
    codes.DESTRUCTION: ("enemies out of action", ("BS.VIC.2", "BS.GAP.99", "BS.GAP.133")),
    codes.OCCUPATION: ("points held", ("BS.VIC.3", "BS.GAP.132")),
    codes.EXIT: ("soldiers that left the map", ("BS.VIC.1",)),
    codes.DENIAL: ("points denied", ("BS.VIC.1", "BS.GAP.132")),
    victory_codes.DEMOLITION: ("structures destroyed", ("BS.VIC.1", "BS.ENG.3")),
    victory_codes.FATE: ("what became of the target", ("BS.VIC.1", "BS.SCN.6")),
    victory_codes.SURVIVAL: ("soldiers still in action", ("BS.VIC.1",)),
}


def _level(lead: int, cast: Cast) -> str | None:
    return level_of(cast.ready.scenario.levels, abs(lead))


COURSE_EVENTS: dict[int, Event] = {
    codes.E_TURN: Event("turn", ("BS.GEN.8", "BS.SEQ.1"), (("turn", number), ("of", number)), "turn"),
    codes.E_INITIATIVE: Event(
        "initiative",
        ("BS.GAP.32", "BS.INI.1", "BS.INI.2", "BS.INI.3"),
        (("red", number), ("blue", number)),
        "initiative",
    ),
    codes.E_FIRST: Event("first", ("BS.INI.4",), (("first", side),), "initiative"),
    codes.E_DEPLOY: Event(
        "deploy",
        ("BS.SCN.5", "BS.HID.1", "BS.GAP.134"),
        (("at", point), ("level", number), ("hidden", flag)),
        "setup",
    ),
    codes.E_NO_PLACE: Event("no_place", ("BS.GAP.134",), (), "setup"),
    codes.E_ACTIVATE: Event("activate", ("BS.SEQ.1", "BS.SEQ.2"), (("state", word(*STATES)), ("place", word(*PLACES)))),
    codes.E_STAND: Event("stand", ("BS.ACT.1", "BS.ACT.2"), (("place", word("on the map", "off the map")),)),
    codes.E_WAVE: Event(
        "wave", ("BS.REI.1", "BS.SCN.5", "BS.GAP.134"), (("wave", number), ("soldiers", number)), "turn"
    ),
    codes.E_HELD: Event("held", ("BS.VIC.3", "BS.PCS.27", "BS.GAP.132"), (("at", point),), "end"),
    codes.E_END_TURN: Event("end_turn", ("BS.SEQ.3", "BS.PNT.6", "BS.COM.7"), (("turn", number),), "end"),
    codes.E_END: Event("end", ("BS.SCN.7", "BS.GAP.138"), (("ending", word(*ENDINGS)), ("turn", number)), "end"),
    codes.E_SCORE: Event(
        "score",
        ("BS.SCN.7",),
        (("condition", number), ("points", number), ("for", caused(CONDITIONS))),
        "end",
        CONDITIONS,
        2,
    ),
    codes.E_OUTCOME: Event("result", ("BS.SCN.7",), (("red", number), ("blue", number), ("level", _level)), "end"),
}

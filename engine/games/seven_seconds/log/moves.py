"""Rows of rounds and turns, of moves and of what is seen."""

from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Picked, causes, either, event
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.log.words import COUNTER_CAUSES, INCHES, PLACED, POINTS, REVEAL_CAUSES, X_Y
from engine.games.seven_seconds.names import Cast

MAY_ACTIVATE: Final = Counted(
    "allowance",
    "{Side} may activate {number} unit ({own_counters} ready against {enemy_counters}).",
    "{Side} may activate {number} units ({own_counters} ready against {enemy_counters}).",
)
MOVE_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.ROUND, "refresh", "7S.SEQ.1", "--- Round {number} ---", number=NUMBER),
    event(codes.Event.REFRESH, "refresh", "7S.SEQ.2", red_counters=NUMBER, blue_counters=NUMBER),
    event(
        codes.Event.INITIATIVE,
        "initiative",
        "7S.SEQ.3 7S.SEQ.4",
        "{Side} has the initiative (red {red}, blue {blue}).",
        red=NUMBER,
        blue=NUMBER,
    ),
    event(
        codes.Event.TURN,
        "action",
        "7S.SEQ.6 7S.ACT.6 7S.ACT.7",
        Picked(lambda row: MAY_ACTIVATE if row["allowance"] != 1 else ""),
        allowance=NUMBER,
        own_counters=NUMBER,
        enemy_counters=NUMBER,
    ),
    event(codes.Event.PASS, "action", "7S.SEQ.7 7S.GAP.27", "{Side} passes.", counters_left=NUMBER),
    event(codes.Event.ACTIVATE, "action", "7S.ACT.1", reveal_first=FLAG),
    event(
        codes.Event.WAKE,
        "action",
        "7S.DMG.4",
        either("awake", "{Actor} wakes up (rolled {value}).", "{Actor} stays stunned (rolled {value})."),
        awake=FLAG,
        value=NUMBER,
    ),
    event(
        codes.Event.DAMAGED_SUIT,
        "action",
        "7S.DMG.1",
        either(
            "works",
            "{Actor}'s damaged suit works (rolled {value}).",
            "{Actor}'s damaged suit fails; the action is lost (rolled {value}).",
        ),
        works=FLAG,
        value=NUMBER,
    ),
    event(
        codes.Event.BEND,
        "action",
        "7S.MOVE.3",
        "{Actor} goes round by ({x_in:.1f}, {y_in:.1f}).",
        from_x_in=INCHES,
        from_y_in=INCHES,
        **X_Y,
        length_in=INCHES,
    ),
    event(
        codes.Event.MOVE,
        "action",
        "7S.MOVE.1",
        "{Actor} moves {length_in:.1f} in to ({x_in:.1f}, {y_in:.1f}).",
        from_x_in=INCHES,
        from_y_in=INCHES,
        **X_Y,
        length_in=INCHES,
    ),
    event(
        codes.Event.JUMP,
        "action",
        "7S.JUMP.1",
        "{Actor} jumps {length_in:.1f} in to ({x_in:.1f}, {y_in:.1f}).",
        from_x_in=INCHES,
        from_y_in=INCHES,
        **X_Y,
        length_in=INCHES,
    ),
    event(codes.Event.LEFT_TABLE, "action", "7S.GAP.90 7S.GAP.111", "{Actor} leaves the table.", **X_Y),
    event(
        codes.Event.SHED,
        "action",
        "7S.MOVE.2 7S.TC.3",
        Counted(
            "shed",
            "{Actor} sheds {number} of its target counters; {counters} left.",
            "{Actor} sheds {number} of its target counters; {counters} left.",
        ),
        shed=NUMBER,
        counters=NUMBER,
    ),
    event(
        codes.Event.COUNTERS,
        "action",
        "7S.TC.2",
        Counted(
            "added",
            "{Actor} takes {number} target counter from {cause} and now has {counters}.",
            "{Actor} takes {number} target counters from {cause} and now has {counters}.",
        ),
        added=NUMBER,
        counters=NUMBER,
        cause=causes(COUNTER_CAUSES, gap=" "),
    ),
    event(codes.Event.PASSIVE_CONTACT, "action", "7S.PASS.1 7S.PASS.7"),
    event(
        codes.Event.REVEAL,
        "action",
        "7S.BLIP.3",
        either(
            "units",
            Counted(
                "units", "{Actor} is revealed by {by}: {number} unit.", "{Actor} is revealed by {by}: {number} units."
            ),
        ),
        units=NUMBER,
        by=causes(REVEAL_CAUSES, gap=" "),
    ),
    event(
        codes.Event.UNIT_PLACED, "action", "7S.BLIP.3 7S.GAP.31", "{Actor} appears at ({x_in:.1f}, {y_in:.1f}).", **X_Y
    ),
    event(codes.Event.DECOY, "action", "7S.CTR.5 7S.BLIP.10", "{Actor} was a decoy."),
    event(
        codes.Event.TARGET,
        "action",
        "7S.TGT.2 7S.TGT.3",
        Counted(
            "dice",
            "{Actor} searches with {number} die: a sensor pool of {pool}.",
            "{Actor} searches with {number} dice: a sensor pool of {pool}.",
        ),
        dice=NUMBER,
        pool=NUMBER,
    ),
    event(
        codes.Event.POOL_SPENT,
        "action",
        "7S.TGT.5 7S.TGT.7 7S.TGT.13",
        "{points} on {target} at {points_per_counter} each: {placed}.",
        points=POINTS,
        points_per_counter=NUMBER,
        placed=PLACED,
    ),
    event(
        codes.Event.UNIT_PRICE,
        "action",
        "7S.GAP.109 7S.TGT.5",
        either(
            "points_per_counter",
            "Where {target} stands a counter costs {points_per_counter}: {placed}.",
            "{Target} is out of sight where it stands.",
        ),
        points=POINTS,
        points_per_counter=NUMBER,
        placed=PLACED,
    ),
    event(
        codes.Event.SPOT,
        "action",
        "7S.GAP.44 7S.TGT.4",
        Counted(
            "counters",
            "{Target} at ({x_in:.1f}, {y_in:.1f}) has {number} target counter.",
            "{Target} at ({x_in:.1f}, {y_in:.1f}) has {number} target counters.",
        ),
        **X_Y,
        counters=NUMBER,
    ),
    event(
        codes.Event.COMMAND,
        "action",
        "7S.CMD.2 7S.CMD.3",
        "{Actor} commands {target}: it may be activated again.",
        by_commander=FLAG,
    ),
    event(codes.Event.REPAIR, "action", "7S.REP.1", "{Actor} repairs the suit of {target}."),
    event(
        codes.Event.SCRAMBLE,
        "action",
        "7S.SCR.1 7S.SCR.2",
        Counted(
            "blips",
            "{Actor} scrambles: {number} blip takes its place.",
            "{Actor} scrambles: {number} blips take its place.",
        ),
        blips=NUMBER,
    ),
)

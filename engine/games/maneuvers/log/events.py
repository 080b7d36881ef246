"""Every kind of log row: its phase, its rules, its sentence and its values. Here those of how a fight ends."""

from typing import Final

from engine.battles.events import (
    FLAG,
    NUMBER,
    Counted,
    Event,
    Events,
    Picked,
    either,
    event,
    words,
)
from engine.games.maneuvers.form import SEATS
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import Ending, Outcome
from engine.games.maneuvers.log.actions import ACTION_EVENTS, ORDER_EVENTS
from engine.games.maneuvers.log.cells import (
    CHECK,
    DIE_PHASES,
    EDGE,
    FIRST,
    GRADE,
    SQUADS,
    STILL_OPEN,
    WON,
)
from engine.games.maneuvers.log.effects import EFFECT_EVENTS
from engine.games.maneuvers.names import Cast
from engine.games.maneuvers.terms import fate, outcome, victory

AHEAD: Final = Counted(
    "rounds",
    "After {number} round {squads[0]} has won, {edge} points ahead: {grade}.",
    "After {number} rounds {squads[0]} has won, {edge} points ahead: {grade}.",
)
BEHIND: Final = Counted(
    "rounds",
    "After {number} round {squads[0]} has won, although {edge} points behind: {grade}.",
    "After {number} rounds {squads[0]} has won, although {edge} points behind: {grade}.",
)
LEVEL: Final = Counted(
    "rounds",
    "After {number} round {squads[0]} has won, level in points: {grade}.",
    "After {number} rounds {squads[0]} has won, level in points: {grade}.",
)
DRAWN: Final = Counted("rounds", "After {number} round nobody has won.", "After {number} rounds nobody has won.")

OVER: Final = {
    "last_round": "That was the last round.",
    "squad_gone": "Nobody of {squads[1]} is left in the fight.",
    "conceded": "{squads[1]} gives up, {edge} behind.",
    "": "Nobody is left in the fight.",
}

END_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.STANDING,
        "end",
        "MN.SQD.3",
        "The round ends with {squads[0]} at {total_a} and {squads[1]} at {total_b}; "
        "{left_a} and {left_b} are in the fight.",
        SQUADS,
        total_a=NUMBER,
        total_b=NUMBER,
        left_a=NUMBER,
        left_b=NUMBER,
    ),
    event(
        codes.Event.FIGHT_OVER,
        "end",
        "MN.VIC.4 MN.GAP.22",
        Picked(lambda row: OVER[row["reason"] if "side" in row or row["reason"] == "last_round" else ""]),
        {"winner": STILL_OPEN, **SQUADS},
        reason=words(Ending),
        edge=NUMBER,
        open=FLAG,
    ),
    event(
        codes.Event.HARM,
        "end",
        "MN.GAP.33",
        "The harm comes to {harm_a} for {squads[0]} and {harm_b} for {squads[1]}.",
        SQUADS,
        harm_a=NUMBER,
        harm_b=NUMBER,
    ),
    event(
        codes.Event.CHECK,
        "end",
        "MN.GAP.23 MN.GAP.29 MN.HOUSE.5",
        "{actor}'s {check} comes to {score}: {outcome}.",
        check=CHECK,
        stress=NUMBER,
        advantage=NUMBER,
        score=NUMBER,
        outcome=words(Outcome, outcome),
    ),
    event(codes.Event.FATE, "end", "MN.GAP.29", "{actor} comes out of it {outcome}.", outcome=words(Outcome, fate)),
    event(
        codes.Event.RESULT,
        "end",
        "MN.GAP.22 MN.HOUSE.6",
        either("winner", Picked(lambda row: AHEAD if row["edge"] > 0 else BEHIND if row["edge"] else LEVEL), DRAWN),
        {"grade": GRADE, **WON},
        ending=words(Ending),
        rounds=NUMBER,
        edge=EDGE,
    ),
)
EVENTS: Final = (*ORDER_EVENTS, *ACTION_EVENTS, *EFFECT_EVENTS, *END_EVENTS)
LOG: Final = Events[Cast](
    EVENTS,
    clock="round",
    side=lambda code, _: SEATS[code],
    piece=lambda code, cast: cast.person(code),
    parts={"grade": victory},
    phase=lambda kind, row: DIE_PHASES.get(row[FIRST + 2], kind.phase) if row[0] == codes.Event.DIE else kind.phase,
)

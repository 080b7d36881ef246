"""Rows of the set-up, of turns and of movement."""

from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Picked, by, either, event, words
from engine.games.infantry.kernel import codes
from engine.games.infantry.log.words import (
    ACTION,
    CARRIED,
    COST,
    DOT,
    LAND,
    PLAIN,
    REASON_OF_DIE,
    SQUADS,
    WEAPON,
    WITH_ZONE,
)
from engine.games.infantry.names import Cast

GOES: Final = "{actor} goes to {column}/{row} for {cost} AP."
GOES_ON: Final = "{actor} goes to {column}/{row}, {terrain}, for {cost} AP."

SETUP_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.DIE, "movement", "", value=NUMBER, sides=NUMBER, reason=REASON_OF_DIE),
    event(
        codes.Event.BEGINS,
        "setup",
        "IN.HOUSE.8",
        Counted(
            "troopers",
            "{squads} takes the field with {number} trooper, worth {value} PV.",
            "{squads} takes the field with {number} troopers, worth {value} PV.",
        ),
        SQUADS,
        troopers=NUMBER,
        value=NUMBER,
        budget=NUMBER,
    ),
    event(
        codes.Event.OBJECTIVE,
        "setup",
        "IN.HOUSE.11",
        by(
            "type",
            {
                "hold": either(
                    "each_turn",
                    "{squads} scores {points} PV for each turn at whose end it holds {name}.",
                    "{squads} scores {points} PV if it holds {name} at the end.",
                ),
                "cross": "{squads} scores {points} PV for each trooper who has reached {name} at the end.",
            },
        ),
        WITH_ZONE,
        _objective=NUMBER,
        type=words(codes.Objective),
        points=NUMBER,
        each_turn=FLAG,
    ),
    event(
        codes.Event.FIRST,
        "setup",
        "IN.GAP.29 IN.HOUSE.10",
        either(
            "total_a",
            "The dice say {total_a} for A against {total_b} for B: {squads} has the first turn.",
            "{squads} has the first turn.",
        ),
        SQUADS,
        total_a=NUMBER,
        total_b=NUMBER,
    ),
    event(
        codes.Event.PLACED,
        "setup",
        "IN.HOUSE.10",
        either(
            "carries",
            "{actor} is set down at {column}/{row} with the {carries}.",
            "{actor} is set down at {column}/{row}.",
        ),
        **DOT,
        carries=CARRIED,
    ),
)
MOVEMENT_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.TURN, "turn", "IN.GAP.29", "Turn {number} of {turns}.", number=NUMBER, turns=NUMBER),
    event(codes.Event.SIDE_TURN, "turn", "IN.HOUSE.1", "It is {squads}'s turn.", SQUADS),
    event(
        codes.Event.ACTIVATED,
        "movement",
        "IN.GAP.36 IN.HOUSE.1",
        either("ap", "{actor} has {ap} AP.", "{actor} has no AP."),
        ap=NUMBER,
    ),
    event(
        codes.Event.STEP,
        "movement",
        "IN.GAP.14 IN.GAP.15",
        Picked(lambda row: GOES if row["terrain"] == PLAIN else GOES_ON),
        **DOT,
        **COST,
        terrain=LAND,
    ),
    event(
        codes.Event.POSTURE,
        "movement",
        "IN.GAP.14",
        either("prone", "{actor} drops prone for {cost} AP.", "{actor} stands up for {cost} AP."),
        prone=FLAG,
        **COST,
    ),
    event(
        codes.Event.LAID_DOWN,
        "movement",
        "IN.GAP.23",
        "{actor} drops the {weapon} for {cost} AP.",
        weapon=WEAPON,
        **COST,
    ),
    event(
        codes.Event.WIRE,
        "movement",
        "IN.WIR.2 IN.WIR.3 IN.WIR.4 IN.GAP.21",
        either("caught", "{actor} is caught in the wire.", "{actor} gets through the wire."),
        caught=FLAG,
    ),
    event(
        codes.Event.TUNNEL,
        "movement",
        "IN.TUN.1",
        either(
            "under", "{actor} goes into the tunnel for {cost} AP.", "{actor} comes out of the tunnel for {cost} AP."
        ),
        under=FLAG,
        **COST,
    ),
    event(
        codes.Event.WEAPON,
        "movement",
        "IN.GAP.14",
        "{actor} takes the {weapon} in hand for {cost} AP.",
        weapon=WEAPON,
        **COST,
    ),
    event(
        codes.Event.REFUSED,
        "movement",
        "",
        either("actor", "{actor} cannot do that, and waits.", "That trooper cannot act; the turn ends."),
        action=ACTION,
    ),
)

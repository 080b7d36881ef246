"""Rows of the set-up, of turns and of movement."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Picked, causes, either, event
from engine.games.infantry.battle.names import Cast
from engine.games.infantry.kernel import codes
from engine.games.infantry.log.words import (
    ACTION,
    CARRIED,
    COST,
    DIE_REASONS,
    DOT,
    LAND,
    PLAIN,
    SQUADS,
    WEAPON,
)

GOES: Final = "{actor} goes to {column}/{row} for {cost} AP."
GOES_ON: Final = "{actor} goes to {column}/{row}, {terrain}, for {cost} AP."

SETUP_EVENTS: Final[Mapping[int, Event[Cast]]] = {
    codes.Event.DIE: event("die", "movement", "", value=NUMBER, sides=NUMBER, reason=causes(DIE_REASONS)),
    codes.Event.BEGINS: event(
        "begins",
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
    codes.Event.FIRST: event(
        "first",
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
    codes.Event.PLACED: event(
        "placed",
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
}
MOVEMENT_EVENTS: Final[Mapping[int, Event[Cast]]] = {
    codes.Event.TURN: event("turn", "turn", "IN.GAP.29", "Turn {number} of {turns}.", number=NUMBER, turns=NUMBER),
    codes.Event.SIDE_TURN: event("side_turn", "turn", "IN.HOUSE.1", "It is {squads}'s turn.", SQUADS),
    codes.Event.ACTIVATED: event(
        "activated",
        "movement",
        "IN.GAP.36 IN.HOUSE.1",
        either("ap", "{actor} has {ap} AP.", "{actor} has no AP."),
        ap=NUMBER,
    ),
    codes.Event.STEP: event(
        "step",
        "movement",
        "IN.GAP.14 IN.GAP.15",
        Picked(lambda row: GOES if row["terrain"] == PLAIN else GOES_ON),
        **DOT,
        **COST,
        terrain=LAND,
    ),
    codes.Event.POSTURE: event(
        "posture",
        "movement",
        "IN.GAP.14",
        either("prone", "{actor} drops prone for {cost} AP.", "{actor} stands up for {cost} AP."),
        prone=FLAG,
        **COST,
    ),
    codes.Event.LAID_DOWN: event(
        "laid_down", "movement", "IN.GAP.23", "{actor} drops the {weapon} for {cost} AP.", weapon=WEAPON, **COST
    ),
    codes.Event.WIRE: event(
        "wire",
        "movement",
        "IN.WIR.2 IN.WIR.3 IN.WIR.4 IN.GAP.21",
        either("caught", "{actor} is caught in the wire.", "{actor} gets through the wire."),
        caught=FLAG,
    ),
    codes.Event.TUNNEL: event(
        "tunnel",
        "movement",
        "IN.TUN.1",
        either(
            "under", "{actor} goes into the tunnel for {cost} AP.", "{actor} comes out of the tunnel for {cost} AP."
        ),
        under=FLAG,
        **COST,
    ),
    codes.Event.WEAPON: event(
        "weapon", "movement", "IN.GAP.14", "{actor} takes the {weapon} in hand for {cost} AP.", weapon=WEAPON, **COST
    ),
    codes.Event.REFUSED: event(
        "refused",
        "movement",
        "",
        either("actor", "{actor} cannot do that, and waits.", "That trooper cannot act; the turn ends."),
        action=ACTION,
    ),
}

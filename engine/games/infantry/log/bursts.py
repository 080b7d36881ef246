"""Rows of what is thrown or launched: where it comes down, blasts, fire, smoke and breaches."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Picked, by, causes, either, event
from engine.games.infantry.battle.names import Cast
from engine.games.infantry.kernel import codes
from engine.games.infantry.log.words import (
    DIRECTION,
    DOT,
    NO_EFFECTS,
    ROUNDS,
    WEAPON,
)

AIMS: Final = "{actor} aims the {weapon} at {column}/{row}: {number} or more to hit."
AIMS_ONE_OF: Final = "{actor} aims the {weapon} at {column}/{row}: {number} or more to hit, {rounds} left."

BLAST_EVENTS: Final[Mapping[int, Event[Cast]]] = {
    codes.Event.DECLARED: event(
        "declared",
        "movement",
        "IN.EXP.2 IN.EXP.11 IN.HOUSE.6",
        Picked(lambda row: AIMS if row["rounds"] is None else AIMS_ONE_OF),
        weapon=WEAPON,
        **DOT,
        number=NUMBER,
        rounds=ROUNDS,
    ),
    codes.Event.SCATTERS: event(
        "scatters",
        "explosives",
        "IN.EXP.11 IN.GAP.18",
        Counted(
            "dots",
            "It goes {number} dot {direction}, to {column}/{row}.",
            "It goes {number} dots {direction}, to {column}/{row}.",
        ),
        **DOT,
        dots=NUMBER,
        direction=DIRECTION,
    ),
    codes.Event.NO_EFFECT: event(
        "no_effect",
        "explosives",
        "",
        by(
            "why",
            {
                "missed": "It has no effect.",
                "off_the_map": "It comes down beyond the map.",
                "on_a_wall": "No smoke rises there.",
            },
        ),
        why=causes(NO_EFFECTS),
    ),
    codes.Event.BLAST: event(
        "blast",
        "explosives",
        "IN.EXP.3 IN.HOUSE.6",
        "{actor}'s {weapon} goes off at {column}/{row}.",
        weapon=WEAPON,
        **DOT,
    ),
    codes.Event.BURNS: event(
        "burns", "explosives", "IN.INC.7 IN.GAP.49", "{column}/{row} burns until turn {until}.", **DOT, until=NUMBER
    ),
    codes.Event.FIRE_OUT: event("fire_out", "turn", "IN.GAP.49", "The fire at {column}/{row} is out.", **DOT),
    codes.Event.FIRE_HURTS: event(
        "fire_hurts", "movement", "IN.INC.9 IN.INC.10 IN.GAP.11", "Fire burns {actor}.", points=NUMBER
    ),
    codes.Event.SMOKE: event(
        "smoke",
        "explosives",
        "IN.SMK.3 IN.SMK.5 IN.SMK.6",
        Counted(
            "radius",
            "Smoke lies within {number} dot of {column}/{row} until turn {until}.",
            "Smoke lies within {number} dots of {column}/{row} until turn {until}.",
        ),
        **DOT,
        radius=NUMBER,
        until=NUMBER,
    ),
    codes.Event.SMOKE_GONE: event(
        "smoke_gone", "turn", "IN.SMK.7 IN.GAP.13", "The smoke at {column}/{row} is gone.", **DOT
    ),
    codes.Event.STRUCTURE: event(
        "structure",
        "explosives",
        "IN.BRC.1 IN.BRC.2 IN.BRC.3",
        either(
            "breached",
            "What stands at {column}/{row} takes {points}, {total} in all and is breached.",
            "What stands at {column}/{row} takes {points}, {total} in all.",
        ),
        **DOT,
        points=NUMBER,
        total=NUMBER,
        breached=FLAG,
    ),
}

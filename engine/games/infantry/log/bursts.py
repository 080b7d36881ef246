"""Rows of what is thrown or launched: where it comes down, blasts, fire, smoke and breaches."""

from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Picked, by, either, event
from engine.games.infantry.kernel import codes
from engine.games.infantry.log.words import DIRECTION, DOT, NO_EFFECT, ROUNDS, WEAPON
from engine.games.infantry.names import Cast

AIMS: Final = "{actor} aims the {weapon} at {column}/{row}: {number} or more to hit."
AIMS_ONE_OF: Final = "{actor} aims the {weapon} at {column}/{row}: {number} or more to hit, {rounds} left."

BLAST_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.DECLARED,
        "movement",
        "IN.EXP.2 IN.EXP.11 IN.HOUSE.6",
        Picked(lambda row: AIMS if row["rounds"] is None else AIMS_ONE_OF),
        weapon=WEAPON,
        **DOT,
        number=NUMBER,
        rounds=ROUNDS,
    ),
    event(
        codes.Event.SCATTERS,
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
    event(
        codes.Event.NO_EFFECT,
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
        why=NO_EFFECT,
    ),
    event(
        codes.Event.BLAST,
        "explosives",
        "IN.EXP.3 IN.HOUSE.6",
        "{actor}'s {weapon} goes off at {column}/{row}.",
        weapon=WEAPON,
        **DOT,
    ),
    event(
        codes.Event.BURNS,
        "explosives",
        "IN.INC.7 IN.GAP.49",
        "{column}/{row} burns until turn {until}.",
        **DOT,
        until=NUMBER,
    ),
    event(codes.Event.FIRE_OUT, "turn", "IN.GAP.49", "The fire at {column}/{row} is out.", **DOT),
    event(codes.Event.FIRE_HURTS, "movement", "IN.INC.9 IN.INC.10 IN.GAP.11", "Fire burns {actor}.", points=NUMBER),
    event(
        codes.Event.SMOKE,
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
    event(codes.Event.SMOKE_GONE, "turn", "IN.SMK.7 IN.GAP.13", "The smoke at {column}/{row} is gone.", **DOT),
    event(
        codes.Event.STRUCTURE,
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
)

"""Rows of flight, landings, reaction fire and passing."""

from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, either, event, words
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.log.cells import LEFT, POINT
from engine.games.battlesuit.names import Cast
from schemas.models.battlesuit.words import Direction

FLIGHT_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        event_codes.Event.BOUNCE,
        "activation",
        "BS.BNC.1 BS.BNC.2 BS.BNC.4 BS.BNC.6 BS.BNC.12 BS.GAP.110 BS.GAP.111",
        "{Actor} bounces to level {level} at {at}.",
        **LEFT,
    ),
    event(
        event_codes.Event.FLY,
        "activation",
        "BS.BNC.7 BS.BNC.8 BS.BNC.9",
        "{Actor} flies to {at} at level {level}.",
        **LEFT,
    ),
    event(
        event_codes.Event.LEVEL, "activation", "BS.BNC.13 BS.GAP.127", "{Actor} goes to level {level} at {at}.", **LEFT
    ),
    event(
        event_codes.Event.WALKS_ON,
        "activation",
        "BS.BNC.10 BS.BNC.14 BS.GAP.129",
        "{Actor} has landed at {at} and walks on.",
        **LEFT,
    ),
    event(event_codes.Event.BOOST, "activation", "BS.BNC.21 BS.GAP.115", "{Actor} boosts.", left=NUMBER),
    event(
        event_codes.Event.HOVER,
        "activation",
        "BS.BNC.12 BS.GAP.111",
        "{Actor} stays in the air at {at}, level {level}.",
        at=POINT,
        level=NUMBER,
    ),
    event(
        event_codes.Event.LANDING,
        "activation",
        "BS.BNC.14 BS.BNC.15 BS.RES.4 BS.GAP.120 BS.GAP.126",
        either(
            "paid",
            either(
                "forced",
                Counted(
                    "paid",
                    "{Actor} is forced down at {at}, for {number} movement point.",
                    "{Actor} is forced down at {at}, for {number} movement points.",
                ),
                Counted(
                    "paid",
                    "{Actor} lands at {at}, for {number} movement point.",
                    "{Actor} lands at {at}, for {number} movement points.",
                ),
            ),
            either("forced", "{Actor} is forced down at {at}.", "{Actor} lands at {at}."),
        ),
        at=POINT,
        paid=NUMBER,
        forced=FLAG,
        level=NUMBER,
    ),
    event(
        event_codes.Event.CRASH,
        "activation",
        "BS.BNC.16 BS.BNC.17 BS.GAP.113",
        either(
            "harmed",
            "{Actor} crash lands and is damaged: rolled {die}, {unpaid} unpaid.",
            "{Actor} crash lands unharmed: rolled {die}, {unpaid} unpaid.",
        ),
        harmed=FLAG,
        die=NUMBER,
        unpaid=NUMBER,
        hits=NUMBER,
    ),
    event(
        event_codes.Event.SUNK,
        "activation",
        "BS.RES.4 BS.GAP.18",
        "{Actor} is forced down at {at}, where nobody can land.",
        at=POINT,
    ),
    event(
        event_codes.Event.FELL_BACK,
        "activation",
        "BS.STK.1 BS.STK.3",
        "{Actor} falls back to {at}.",
        at=POINT,
        level=NUMBER,
    ),
    event(
        event_codes.Event.EXTRA_STEP,
        "activation",
        "BS.RES.5 BS.GAP.62",
        "{Actor} takes one more step to the {way}.",
        way=words(tuple(way.value for way in Direction)),
    ),
    event(
        event_codes.Event.REACTION,
        "activation",
        "BS.RXN.1 BS.RXN.3 BS.RXN.5 BS.GAP.107",
        either("in_sight", "{Actor} reacts to {target}.", "{Actor} would react to {target}, but does not see it."),
        in_sight=FLAG,
    ),
)

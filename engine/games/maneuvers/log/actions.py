"""Rows of the order of action, and of what people try."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import (
    FLAG,
    NUMBER,
    Event,
    either,
    event,
    words,
)
from engine.battles.orders import LogRow
from engine.games.maneuvers.battle.names import Cast
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.log.cells import (
    DIE,
    LOCATION,
    MANEUVER,
    PERSON,
    RATING,
    SQUAD,
)
from engine.games.maneuvers.log.maneuvers import maneuver_alone
from engine.games.maneuvers.log.words import (
    ROLES,
)
from schemas.catalogues.saying import counted


def _roll(row: LogRow, language: str) -> str:
    net = row["advantage"]
    parts = {"actor": row["actor"], "dice": 1 + abs(net), "die": row["die"]}
    if net > 0:
        return counted(
            net,
            "{actor} rolls {dice} dice for advantage, and keeps the {die}.",
            "{actor} rolls {dice} dice for {number} advantages, and keeps the {die}.",
            language,
            **parts,
        )
    if net < 0:
        return counted(
            -net,
            "{actor} rolls {dice} dice for disadvantage, and keeps the {die}.",
            "{actor} rolls {dice} dice for {number} disadvantages, and keeps the {die}.",
            language,
            **parts,
        )
    return ""


ORDER_EVENTS: Final[Mapping[int, Event[Cast]]] = {
    codes.E_DIE: event("die", "action", "", value=NUMBER, sides=NUMBER, reason=DIE),
    codes.E_BEGINS: event(
        "begins",
        "setup",
        "MN.SQD.1 MN.GAP.2",
        "{squad} begins at {location}, with a total of {total}.",
        SQUAD,
        total=NUMBER,
        location=LOCATION,
    ),
    codes.E_ORDER: event(
        "order",
        "order",
        "MN.ORD.1 MN.ORD.2 MN.GAP.4",
        "{actor} is number {place} in the order of action, with {result}.",
        place=NUMBER,
        result=NUMBER,
        action_value=NUMBER,
    ),
    codes.E_ROUND: event("round", "round", "MN.ORD.3", "Round {number} of {rounds}.", number=NUMBER, rounds=NUMBER),
}
ACTION_EVENTS: Final[Mapping[int, Event[Cast]]] = {
    codes.E_ACTION: event("action", "action", "MN.ORD.2 MN.COR.1"),
    codes.E_MISSED_ACTION: event(
        "missed_action", "action", "MN.AID.3 MN.GAP.30", "{actor} is pinned down and misses this action."
    ),
    codes.E_IDLE: event(
        "idle",
        "action",
        "MN.COR.1",
        either("refused", "{actor} hesitates, and the moment is gone.", "{actor} finds nothing left to do."),
        refused=FLAG,
    ),
    codes.E_ESCAPE: event(
        "escape",
        "action",
        "MN.ESC.3 MN.ESC.4 MN.GAP.8",
        either(
            "made",
            "{actor} makes the escape good.",
            either("able", "{actor} stays in the fight.", "{actor} cannot get away."),
        ),
        made=FLAG,
        able=FLAG,
    ),
    codes.E_LEFT: event("left", "action", "MN.ESC.3", "{actor} is out of the fight."),
    codes.E_MANEUVER: event(
        "maneuver",
        "action",
        "MN.COR.1 MN.COR.2",
        maneuver_alone,
        maneuver=MANEUVER,
        rating=RATING,
        value=NUMBER,
        ally=PERSON,
        extra=FLAG,
    ),
    codes.E_OPPOSES: event(
        "opposes",
        "action",
        "MN.COR.3 MN.GAP.6",
        "{actor} opposes it, on {rating} {value}.",
        rating=RATING,
        value=NUMBER,
        maneuver=MANEUVER,
    ),
    codes.E_ROLL: event(
        "roll",
        "action",
        "MN.HOUSE.1 MN.TRM.2",
        _roll,
        role=words(ROLES),
        advantage=NUMBER,
        die=NUMBER,
        value=NUMBER,
        result=NUMBER,
    ),
    codes.E_COMPARED: event(
        "compared",
        "action",
        "MN.COR.5 MN.COR.6",
        either(
            "margin",
            either(
                "rewarded",
                "{result} against {opposed}: it comes off, by {margin}.",
                "{result} against {opposed}: it fails, by {margin}.",
            ),
            "{result} against {opposed}: a tie, which is enough.",
        ),
        rewarded=FLAG,
        margin=NUMBER,
        result=NUMBER,
        opposed=NUMBER,
    ),
}

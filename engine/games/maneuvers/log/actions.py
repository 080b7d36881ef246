"""Rows of the order of action and of what people try, and a maneuver in a sentence, alone or with who opposes it."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import FLAG, NUMBER, Event, either, event, words
from engine.battles.orders import LogRow
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import Role
from engine.games.maneuvers.log.cells import DIE, LOCATION, MANEUVER, PERSON, RATING, SQUAD
from engine.games.maneuvers.names import Cast
from engine.games.maneuvers.terms import RATINGS
from schemas.catalogues.saying import counted, said

Played = tuple[bool, bool, bool]
"""Of a maneuver: whether it follows another one, whether it has a target, and whether it names an ally."""

ALONE: Final[Mapping[Played, str]] = {
    (False, False, False): "{actor} goes for {maneuver}, on {rating} {value}.",
    (False, True, False): "{actor} goes for {maneuver} against {target}, on {rating} {value}.",
    (False, False, True): "{actor} goes for {maneuver}, naming {ally}, on {rating} {value}.",
    (False, True, True): "{actor} goes for {maneuver} against {target}, naming {ally}, on {rating} {value}.",
    (True, False, False): "{actor} follows it up with {maneuver}, on {rating} {value}.",
    (True, True, False): "{actor} follows it up with {maneuver} against {target}, on {rating} {value}.",
    (True, False, True): "{actor} follows it up with {maneuver}, naming {ally}, on {rating} {value}.",
    (True, True, True): "{actor} follows it up with {maneuver} against {target}, naming {ally}, on {rating} {value}.",
}
OPPOSED: Final[Mapping[Played, str]] = {
    (False, False, False): (
        "{actor} goes for {maneuver}, on {rating} {value}; {opponent} opposes it, on {opposing} {opposed}."
    ),
    (False, True, False): (
        "{actor} goes for {maneuver} against {target}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (False, False, True): (
        "{actor} goes for {maneuver}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (False, True, True): (
        "{actor} goes for {maneuver} against {target}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, False, False): (
        "{actor} follows it up with {maneuver}, on {rating} {value}; {opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, True, False): (
        "{actor} follows it up with {maneuver} against {target}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, False, True): (
        "{actor} follows it up with {maneuver}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, True, True): (
        "{actor} follows it up with {maneuver} against {target}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
}


def maneuver_alone(row: LogRow, language: str) -> str:
    """Return that somebody goes for a maneuver."""
    return said(ALONE[_played(row)], language, **_parts(row, language))


def opposed_maneuver(row: LogRow, opposes: LogRow, language: str) -> str:
    """Return that somebody goes for a maneuver, and who opposes it."""
    return said(
        OPPOSED[_played(row)],
        language,
        **_parts(row, language),
        opponent=opposes["actor"],
        opposing=said(RATINGS[opposes["rating"]], language),
        opposed=opposes["value"],
    )


def _played(row: LogRow) -> Played:
    return bool(row["extra"]), "target" in row, bool(row["ally"])


def _parts(row: LogRow, language: str) -> dict[str, Any]:
    parts = {name: row.get(name, "") for name in ("target", "ally")}
    rating = said(RATINGS[row["rating"]], language)
    return {**parts, "actor": row["actor"], "maneuver": row["maneuver"], "rating": rating, "value": row["value"]}


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


ORDER_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.DIE, "action", "", value=NUMBER, sides=NUMBER, reason=DIE),
    event(
        codes.Event.BEGINS,
        "setup",
        "MN.SQD.1 MN.GAP.2",
        "{squad} begins at {location}, with a total of {total}.",
        SQUAD,
        total=NUMBER,
        location=LOCATION,
    ),
    event(
        codes.Event.ORDER,
        "order",
        "MN.ORD.1 MN.ORD.2 MN.GAP.4",
        "{actor} is number {place} in the order of action, with {result}.",
        place=NUMBER,
        result=NUMBER,
        action_value=NUMBER,
    ),
    event(codes.Event.ROUND, "round", "MN.ORD.3", "Round {number} of {rounds}.", number=NUMBER, rounds=NUMBER),
)
ACTION_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.ACTION, "action", "MN.ORD.2 MN.COR.1"),
    event(codes.Event.MISSED_ACTION, "action", "MN.AID.3 MN.GAP.30", "{actor} is pinned down and misses this action."),
    event(
        codes.Event.IDLE,
        "action",
        "MN.COR.1",
        either("refused", "{actor} hesitates, and the moment is gone.", "{actor} finds nothing left to do."),
        refused=FLAG,
    ),
    event(
        codes.Event.ESCAPE,
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
    event(codes.Event.LEFT, "action", "MN.ESC.3", "{actor} is out of the fight."),
    event(
        codes.Event.MANEUVER,
        "action",
        "MN.COR.1 MN.COR.2",
        maneuver_alone,
        maneuver=MANEUVER,
        rating=RATING,
        value=NUMBER,
        ally=PERSON,
        extra=FLAG,
    ),
    event(
        codes.Event.OPPOSES,
        "action",
        "MN.COR.3 MN.GAP.6",
        "{actor} opposes it, on {rating} {value}.",
        rating=RATING,
        value=NUMBER,
        maneuver=MANEUVER,
    ),
    event(
        codes.Event.ROLL,
        "action",
        "MN.HOUSE.1 MN.TRM.2",
        _roll,
        role=words(Role),
        advantage=NUMBER,
        die=NUMBER,
        value=NUMBER,
        result=NUMBER,
    ),
    event(
        codes.Event.COMPARED,
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
)

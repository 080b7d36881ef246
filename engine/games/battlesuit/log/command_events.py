"""Rows of command, support, panic and suits."""

from typing import Any

from engine.battles.orders import Row
from engine.games.battlesuit.kernel import codes, command_codes
from engine.games.battlesuit.log.event import Cause, Event, caused, flag, number, word
from schemas.models.battlesuit.words import Direction

DICE: dict[int, Cause] = {
    codes.POOL_DIE: ("command points", ("BS.COM.5",)),
    codes.GROUP_DIE: ("status", ("BS.COM.12",)),
    codes.BERSERK_DIE: ("berserk", ("BS.PAN.3",)),
    codes.DIRECTION_DIE: ("direction", ("BS.PAN.3", "BS.ELE.5", "BS.GAP.15")),
    codes.SUIT_DIE: ("suit", ("BS.SUI.1", "BS.GAP.73")),
}
PURPOSES: dict[int, Cause] = {
    command_codes.SPENT_ON_MORALE: ("a morale roll", ("BS.COM.9", "BS.COM.10")),
    command_codes.SPENT_ON_GROUP: ("a group", ("BS.COM.11", "BS.COM.13")),
}
RAGES: dict[int, Cause] = {
    command_codes.LEAPS: ("leaps", ("BS.PAN.3",)),
    command_codes.CHARGES: ("charges", ("BS.PAN.3", "BS.PAN.12")),
}
FLIGHTS: dict[int, Cause] = {
    command_codes.TAKES_COVER: ("cover", ("BS.PAN.7", "BS.PAN.14", "BS.GAP.39")),
    command_codes.RUNS: ("edge", ("BS.PAN.13", "BS.GAP.40")),
}
STAGES: dict[int, Cause] = {0: ("begins", ("BS.SQC.4", "BS.SQC.5")), 1: ("done", ("BS.SQC.4", "BS.SQM.2"))}
WAYS = tuple(way.value for way in Direction)


def _berserk(row: Row) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return where a berserk goes: to a level, or in a direction."""
    return ({"level": row[6]} if row[5] == command_codes.LEAPS else {"way": WAYS[row[6]]}), ()


COMMAND_EVENTS: dict[int, Event] = {
    codes.E_OVERRIDE: Event("override", ("BS.ORD.2", "BS.COM.2", "BS.COM.3", "BS.GAP.48")),
    codes.E_POOL: Event(
        "pool", ("BS.COM.4", "BS.COM.5", "BS.COM.8", "BS.GAP.49"), (("points", number), ("pool", number))
    ),
    codes.E_SPENT: Event(
        "spent",
        ("BS.COM.6",),
        (("points", number), ("pool", number), ("on", caused(PURPOSES))),
        "activation",
        PURPOSES,
        2,
    ),
    codes.E_GROUP: Event("group", ("BS.COM.11", "BS.COM.12"), (("passes", flag), ("die", number), ("hits", number))),
    codes.E_LEADER: Event("leader", ("BS.PCS.6", "BS.CMD.2", "BS.GAP.43"), (("from_turn", number),), "turn"),
    codes.E_RALLY: Event("rally", ("BS.CRU.1", "BS.GAP.69", "BS.GAP.70"), (("becomes", word("good order", "shaken")),)),
    codes.E_MEND: Event(
        "mend",
        ("BS.ENG.1", "BS.ENG.2", "BS.DWN.2", "BS.GAP.67", "BS.GAP.68"),
        (("restored", number), ("hits", number), ("die", number)),
    ),
    codes.E_QUERY: Event("query", ("BS.CARD.15", "BS.CARD.16", "BS.GAP.103", "BS.GAP.130")),
    codes.E_SUIT: Event(
        "suit", ("BS.SUI.1", "BS.SUI.2", "BS.GAP.73"), (("holds", flag), ("die", number), ("hits", number))
    ),
    codes.E_BERSERK: Event(
        "berserk",
        ("BS.GAP.37",),
        (("does", caused(RAGES)), None, ("die", number)),
        "activation",
        RAGES,
        more=_berserk,
    ),
    codes.E_FLIGHT: Event("flight", (), (("to", caused(FLIGHTS)), None), "activation", FLIGHTS),
    codes.E_REORGANISED: Event("reorganised", (), (("stage", caused(STAGES)),), "turn", STAGES),
}

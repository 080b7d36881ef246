"""Rows of command, support, panic and suits."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import (
    FLAG,
    NUMBER,
    Cause,
    Counted,
    Event,
    Further,
    Number,
    Picked,
    by,
    causes,
    either,
    event,
    one_of,
    words,
)
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.event_codes import Draw, Purpose, Rage, Refuge, Stage
from engine.games.battlesuit.names import Cast
from schemas.models.battlesuit.words import Direction

DICE: Final[Mapping[Draw, str | Cause]] = {
    Draw.COMMAND_POINTS: ("command points", "BS.COM.5"),
    Draw.STATUS: "BS.COM.12",
    Draw.BERSERK: "BS.PAN.3",
    Draw.DIRECTION: "BS.PAN.3 BS.ELE.5 BS.GAP.15",
    Draw.SUIT: "BS.SUI.1 BS.GAP.73",
}
PURPOSES: dict[int, Cause] = {
    Purpose.MORALE_ROLL: ("a morale roll", "BS.COM.9 BS.COM.10"),
    Purpose.GROUP: ("a group", "BS.COM.11 BS.COM.13"),
}
RAGES: Final[Mapping[Rage, str]] = {Rage.LEAPS: "BS.PAN.3", Rage.CHARGES: "BS.PAN.3 BS.PAN.12"}
FLIGHTS: Final[Mapping[Refuge, str]] = {
    Refuge.COVER: "BS.PAN.7 BS.PAN.14 BS.GAP.39",
    Refuge.EDGE: "BS.PAN.13 BS.GAP.40",
}
STAGES: Final[Mapping[Stage, str]] = {Stage.BEGINS: "BS.SQC.4 BS.SQC.5", Stage.DONE: "BS.SQC.4 BS.SQM.2"}
WAYS = tuple(way.value for way in Direction)


GOES: Final = {
    "level": Further[Cast](lambda row, _: row[6] if row[5] == Rage.LEAPS else None, Number, sometimes=True),
    "way": Further[Cast](lambda row, _: None if row[5] == Rage.LEAPS else WAYS[row[6]], one_of(WAYS), sometimes=True),
}
IN_VAIN: Final = "{Actor} works on {target}, in vain."
WORSE: Final = "{Actor} makes the damage of {target} worse."
MENDS: Final = Counted(
    "restored",
    "{Actor} restores {number} damage box of {target}.",
    "{Actor} restores {number} damage boxes of {target}.",
)
COMMAND_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        event_codes.Event.OVERRIDE,
        "activation",
        "BS.ORD.2 BS.COM.2 BS.COM.3 BS.GAP.48",
        "{Actor} acts while shaken comrades wait.",
    ),
    event(
        event_codes.Event.POOL,
        "activation",
        "BS.COM.4 BS.COM.5 BS.COM.8 BS.GAP.49",
        Counted(
            "points",
            "{Actor} takes active command: {number} command point, {pool} in the pool.",
            "{Actor} takes active command: {number} command points, {pool} in the pool.",
        ),
        points=NUMBER,
        pool=NUMBER,
    ),
    event(
        event_codes.Event.SPENT,
        "activation",
        "BS.COM.6",
        by(
            "on",
            {
                "a morale roll": Counted(
                    "points",
                    "{Side} spends {number} command point on the morale of {actor}.",
                    "{Side} spends {number} command points on the morale of {actor}.",
                ),
                "a group": Counted(
                    "points",
                    "{Side} spends {number} command point on calling on {actor}.",
                    "{Side} spends {number} command points on calling on {actor}.",
                ),
            },
        ),
        points=NUMBER,
        pool=NUMBER,
        on=causes(PURPOSES),
    ),
    event(
        event_codes.Event.GROUP,
        "activation",
        "BS.COM.11 BS.COM.12",
        either("passes", "{Actor} follows the call.", "{Actor} does not hear the call."),
        passes=FLAG,
        die=NUMBER,
        hits=NUMBER,
    ),
    event(
        event_codes.Event.LEADER,
        "turn",
        "BS.PCS.6 BS.CMD.2 BS.GAP.43",
        "{Actor} takes over from {target}.",
        from_turn=NUMBER,
    ),
    event(
        event_codes.Event.RALLY,
        "activation",
        "BS.CRU.1 BS.GAP.69 BS.GAP.70",
        by(
            "becomes",
            {
                "good order": "{Actor} steadies {target}, now good order.",
                "shaken": "{Actor} steadies {target}, now shaken.",
            },
        ),
        becomes=words(("good order", "shaken")),
    ),
    event(
        event_codes.Event.MEND,
        "activation",
        "BS.ENG.1 BS.ENG.2 BS.DWN.2 BS.GAP.67 BS.GAP.68",
        Picked(lambda row: MENDS if row["restored"] > 0 else WORSE if row["restored"] else IN_VAIN),
        restored=NUMBER,
        hits=NUMBER,
        die=NUMBER,
    ),
    event(
        event_codes.Event.QUERY,
        "activation",
        "BS.CARD.15 BS.CARD.16 BS.GAP.103 BS.GAP.130",
        "{Actor} makes out what {target} is.",
    ),
    event(
        event_codes.Event.SUIT,
        "activation",
        "BS.SUI.1 BS.SUI.2 BS.GAP.73",
        either("holds", "The suit of {actor} holds.", "The suit of {actor} fails."),
        holds=FLAG,
        die=NUMBER,
        hits=NUMBER,
    ),
    event(
        event_codes.Event.BERSERK,
        "activation",
        "BS.GAP.37",
        by(
            "does",
            {
                "leaps": "{Actor} goes berserk and leaps up to level {level}.",
                "charges": "{Actor} goes berserk and charges {way}.",
            },
        ),
        GOES,
        does=causes(RAGES),
        _1=NUMBER,
        die=NUMBER,
    ),
    event(
        event_codes.Event.FLIGHT,
        "activation",
        "",
        by("to", {"cover": "{Actor} runs for cover.", "edge": "{Actor} runs for the edge of the map."}),
        to=causes(FLIGHTS),
        _1=NUMBER,
    ),
    event(
        event_codes.Event.REORGANISED,
        "turn",
        "",
        by(
            "stage",
            {"begins": "{Side} does nothing else this turn and reorganises.", "done": "{Side} fights on as one squad."},
        ),
        stage=causes(STAGES),
    ),
)

"""Rows of what soldiers do, and of what comes of it."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import FLAG, NUMBER, Cause, Cell, Counted, Event, by, causes, either, event, word, words
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.codes import Edge, Paint, State
from engine.games.battlesuit.kernel.event_codes import Draw, Outcome
from engine.games.battlesuit.log.cells import LEFT, POINT, STRENGTH, TERRAINS, morale
from engine.games.battlesuit.log.command_events import DICE as COMMAND_DICE
from engine.games.battlesuit.names import Cast
from schemas.models.battlesuit.words import Result

DIE_REASONS: Final[Mapping[Draw, str | Cause]] = {
    Draw.INITIATIVE: "BS.INI.1 BS.GAP.32",
    Draw.ATTACK: "BS.FIR.10 BS.GEN.2",
    Draw.MORALE: "BS.SHK.3 BS.GAP.8",
    Draw.PANIC: "BS.PAN.2 BS.PAN.11 BS.GAP.9",
    Draw.GLOWING_SLAG: ("glowing slag", "BS.TER.8 BS.GAP.17"),
    Draw.STEALTH: "BS.STL.2",
    Draw.CRASH_LANDING: ("crash landing", "BS.BNC.17 BS.GAP.113"),
    Draw.REPAIR: "BS.REP.2 BS.GAP.65",
    Draw.MINE_CLEARANCE: ("mine clearance", "BS.ENG.5"),
    **COMMAND_DICE,
}
MANNERS: dict[int, Cause] = {
    0: ("direct", "BS.FIR.8"),
    1: ("indirect", "BS.IND.1 BS.IND.2"),
    2: ("spillover", "BS.SPL.1 BS.SPL.2 BS.SPL.3"),
    3: ("indirect spillover", "BS.SPL.1 BS.SPL.2 BS.SPL.3 BS.IND.2"),
    4: ("rapid", "BS.FIR.2 BS.RPD.1"),
    5: ("indirect rapid", "BS.FIR.2 BS.RPD.1 BS.IND.1 BS.IND.2"),
    6: ("rapid spillover", "BS.RPD.1 BS.SPL.1 BS.SPL.2 BS.SPL.3"),
    7: ("indirect rapid spillover", "BS.RPD.1 BS.SPL.1 BS.SPL.2 BS.SPL.3 BS.IND.2"),
}
MORALE_RULES: Final[Mapping[Outcome, str]] = {
    Outcome.PANIC: "BS.SHK.4",
    Outcome.STUNNED: "BS.SHK.5",
    Outcome.SHAKEN: "BS.SHK.6",
    Outcome.RECOVERY: "BS.SHK.7",
}
PANIC_RULES: Final[Mapping[Outcome, str]] = {
    Outcome.BERSERK: "BS.PAN.3 BS.PAN.12",
    Outcome.PARANOIA: "BS.PAN.5",
    Outcome.RUN_LIKE_HELL: "BS.PAN.13",
    Outcome.FRIGHT: "BS.PAN.7 BS.PAN.14",
    Outcome.SELF_DESTRUCT: "BS.PAN.8",
    Outcome.SHOCK: "BS.PAN.9 BS.PAN.15",
    Outcome.RECOVERY: "BS.PAN.10 BS.PAN.16",
}
DIRECTIONS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
HARM_WORDS = ("", *(word(state) for state in State if state is not State.ACTIVE))


SPILLOVERS: Final = ("spillover", "indirect spillover", "rapid spillover", "indirect rapid spillover")
SPILLS: Final = "The shot spills over to {target}: strength {strength}, rolled {die}."
BY_SNIPER: Final[Cell[Any]] = Cell(lambda value, _: value == Paint.SNIPER, bool)
ACTION_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(event_codes.Event.DIE, "activation", "", value=NUMBER, modifier=NUMBER, reason=causes(DIE_REASONS)),
    event(
        event_codes.Event.ENTER,
        "activation",
        "BS.EDG.1 BS.REI.1 BS.GAP.108 BS.GAP.139",
        "{Actor} comes on to the map at {at}.",
        **LEFT,
    ),
    event(event_codes.Event.STEP, "activation", "BS.MOV.1 BS.MOV.4", "{Actor} moves to {at}.", **LEFT),
    event(
        event_codes.Event.EXIT,
        "activation",
        "BS.EDG.1 BS.VIC.1",
        "{Actor} leaves the map over the {edge} edge.",
        edge=words(Edge),
    ),
    event(event_codes.Event.STRENGTH, "activation", "BS.FIR.9", "", STRENGTH),
    event(
        event_codes.Event.ATTACK,
        "activation",
        "BS.FIR.6 BS.FIR.10 BS.MOD.22 BS.MOD.23",
        by(
            "manner",
            {
                "direct": Counted(
                    "range_points",
                    "{Actor} fires at {target} from {number} point away: strength {strength}, rolled {die}.",
                    "{Actor} fires at {target} from {number} points away: strength {strength}, rolled {die}.",
                ),
                "indirect": Counted(
                    "range_points",
                    "{Actor} fires at {target} from {number} point away (indirect fire): "
                    "strength {strength}, rolled {die}.",
                    "{Actor} fires at {target} from {number} points away (indirect fire): "
                    "strength {strength}, rolled {die}.",
                ),
                "rapid": Counted(
                    "range_points",
                    "{Actor} fires at {target} from {number} point away (rapid fire): "
                    "strength {strength}, rolled {die}.",
                    "{Actor} fires at {target} from {number} points away (rapid fire): "
                    "strength {strength}, rolled {die}.",
                ),
                "indirect rapid": Counted(
                    "range_points",
                    "{Actor} fires at {target} from {number} point away (indirect rapid fire): "
                    "strength {strength}, rolled {die}.",
                    "{Actor} fires at {target} from {number} points away (indirect rapid fire): "
                    "strength {strength}, rolled {die}.",
                ),
                **dict.fromkeys(SPILLOVERS, SPILLS),
            },
        ),
        strength=NUMBER,
        range_points=NUMBER,
        manner=causes(MANNERS),
        die=NUMBER,
        modified_die=NUMBER,
    ),
    event(
        event_codes.Event.STRUCK,
        "activation",
        "BS.FIR.11 BS.RES.1",
        either(
            "hits",
            by(
                "harm",
                {
                    "unchanged": "{Target} is not harmed ({result}).",
                    "eliminated": "{Target} is eliminated ({result}).",
                    "shaken": Counted(
                        "hits",
                        "{Target} is shaken and has {number} box crossed off ({result}).",
                        "{Target} is shaken and has {number} boxes crossed off ({result}).",
                    ),
                    "damaged": Counted(
                        "hits",
                        "{Target} is damaged and has {number} box crossed off ({result}).",
                        "{Target} is damaged and has {number} boxes crossed off ({result}).",
                    ),
                    "down": Counted(
                        "hits",
                        "{Target} is down and has {number} box crossed off ({result}).",
                        "{Target} is down and has {number} boxes crossed off ({result}).",
                    ),
                },
            ),
            by(
                "harm",
                {
                    "unchanged": "{Target} is not harmed ({result}).",
                    "eliminated": "{Target} is eliminated ({result}).",
                    "shaken": "{Target} is shaken ({result}).",
                    "damaged": "{Target} is damaged ({result}).",
                    "down": "{Target} is down ({result}).",
                },
            ),
        ),
        result=words(tuple(result.value for result in Result)),
        harm=words(HARM_WORDS),
        hits=NUMBER,
    ),
    event(event_codes.Event.SHAKEN, "activation", "BS.RES.3 BS.GAP.60", "{Actor} is shaken."),
    event(event_codes.Event.LOST, "activation", "BS.RES.6 BS.DWN.4 BS.CARD.17", "{Actor} is out of the battle."),
    event(
        event_codes.Event.MORALE,
        "activation",
        "BS.SHK.3 BS.CMD.1",
        "{Actor} rolls {die} for morale: {result}.",
        result=causes(MORALE_RULES, morale),
        die=NUMBER,
        modifier=NUMBER,
    ),
    event(
        event_codes.Event.PANIC,
        "activation",
        "BS.PAN.2 BS.PAN.11",
        "{Actor} rolls {die} for morale: {result}.",
        result=causes(PANIC_RULES, morale),
        die=NUMBER,
        modifier=NUMBER,
    ),
    event(
        event_codes.Event.PAINT,
        "activation",
        "BS.PNT.1 BS.PNT.2 BS.PNT.6",
        "{Actor} paints {target}.",
        by_sniper=BY_SNIPER,
    ),
    event(
        event_codes.Event.GLOW,
        "activation",
        "BS.TER.8 BS.GAP.17",
        either("burnt", "{Actor} is burnt by the glowing slag."),
        burnt=FLAG,
        die=NUMBER,
        glow=NUMBER,
    ),
    event(
        event_codes.Event.DEMOLITION,
        "activation",
        "BS.ENG.3 BS.ENG.4 BS.GAP.71",
        "{Actor} brings the {terrain} at {at} down.",
        at=POINT,
        terrain=words(TERRAINS),
    ),
    event(event_codes.Event.STRICT, "activation", "BS.STC.1", "{Actor} cannot fire at {target} and is complete."),
    event(
        event_codes.Event.NO_SHOT,
        "activation",
        "BS.FIR.1 BS.RXN.6 BS.GAP.54 BS.GAP.136",
        either("prevented", "{Actor} does not get to fire.", "{Actor} holds its fire."),
        left=NUMBER,
        prevented=FLAG,
    ),
    event(
        event_codes.Event.FACING,
        "activation",
        "BS.FAC.1 BS.FAC.2 BS.GAP.92",
        either(
            "turned",
            Counted(
                "turned",
                "{Actor} turns {number} point and faces {faces}.",
                "{Actor} turns {number} points and faces {faces}.",
            ),
            "{Actor} faces {faces}.",
        ),
        faces=words(DIRECTIONS),
        turned=NUMBER,
    ),
    event(
        event_codes.Event.STOREY,
        "activation",
        "BS.MLB.2 BS.MLB.3 BS.GAP.97",
        either(
            "storey",
            "{Actor} is on storey {storey} of the building at {at} now.",
            "{Actor} is on the ground floor of the building at {at} now.",
        ),
        at=POINT,
        storey=NUMBER,
        left=NUMBER,
        level=NUMBER,
    ),
    event(
        event_codes.Event.REPAIR,
        "activation",
        "BS.REP.1 BS.REP.2",
        either("works", "{Actor} restores a damage box.", "{Actor} tries to repair itself, in vain."),
        works=FLAG,
        hits=NUMBER,
    ),
)

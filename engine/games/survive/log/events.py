"""Every kind of log row: its phase, its rules, its sentence and its values."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import FLAG, NUMBER, Event, Events, Further, Picked, by, causes, either, event, one_of, words
from engine.battles.orders import Row
from engine.games.survive.battle.names import Cast
from engine.games.survive.kernel import codes
from engine.games.survive.log.words import (
    ACTION,
    ACTIONS,
    DIE,
    DIE_PHASES,
    EFFECT,
    END_CAUSES,
    FACING,
    FIGHT_ENDS,
    HARM,
    INCHES,
    KIND,
    PIECE,
    REACHED,
    SHOT_RESULTS,
    SIDES,
    SPOT,
    TENTHS,
    WEAPON,
    X_Y,
    ZONES,
    side,
)
from schemas.catalogues.saying import said

SIDE, ACTOR, REASON = 2, 3, 7
"""Where a row of the kernel has its side, its actor, and what a die is thrown for."""

GOES: Final = either(
    "length_in",
    either(
        "turned_about", "{actor} goes {length_in:.1f} inches, and turns about.", "{actor} goes {length_in:.1f} inches."
    ),
    either("turned_about", "{actor} cannot go on and turns about."),
)

EVENTS: Final[Mapping[int, Event[Cast]]] = {
    codes.E_DIE: event("die", "activity", "", value=NUMBER, need=NUMBER, reason=DIE),
    codes.E_DEPLOYED: event("deployed", "setup", "SV.GAP.41 SV.HOUSE.2", **SPOT),
    codes.E_CONTROL_UNIT: event("control_unit", "setup", "SV.HOUSE.2", **SPOT, kind=KIND),
    codes.E_TURN: event("turn", "holds", "SV.GAM.1 SV.SEQ.8", "Turn {number} of {turns}.", number=NUMBER, turns=NUMBER),
    codes.E_HOLD: event("hold", "holds", "SV.SEQ.1 SV.MOV.7 SV.MOV.8", "{actor} holds.", shots=NUMBER),
    codes.E_INITIATIVE: event("initiative", "initiative", "SV.SEQ.2 SV.GAP.27", "{side} goes first."),
    codes.E_PHASE: event("phase", "activity", "SV.SEQ.3 SV.SEQ.5", ready=NUMBER),
    codes.E_ACTIVATE: event(
        "activate",
        "activity",
        "SV.SEQ.3",
        either(
            "target",
            by(
                "action",
                {
                    "move": "{actor} moves together with {target}.",
                    "run": "{actor} runs together with {target}.",
                    "charge": "{actor} charges together with {target}.",
                    "hold": "{actor} shoots from its hold together with {target}.",
                    "shuffle": "{actor} is Dazed and shuffles together with {target}.",
                    "blink": "{actor} Blinks together with {target}.",
                },
            ),
            by(
                "action",
                {
                    "move": "{actor} moves.",
                    "run": "{actor} runs.",
                    "charge": "{actor} charges.",
                    "hold": "{actor} shoots from its hold.",
                    "shuffle": "{actor} is Dazed and shuffles.",
                    "blink": "{actor} Blinks.",
                },
            ),
        ),
        action=ACTION,
    ),
    codes.E_MOVE: event(
        "move",
        "activity",
        "SV.GAP.39",
        Picked(lambda row: "" if row["action"] == "charge" else GOES),
        **X_Y,
        length_in=INCHES,
        action=ACTION,
        turned_about=FLAG,
    ),
    codes.E_FACING: event("facing", "activity", "SV.MOV.7 SV.GAP.39", **FACING),
    codes.E_CHARGE: event(
        "charge",
        "activity",
        "SV.MOV.5 SV.GAP.39",
        either(
            "reached",
            "{actor} charges {length_in:.1f} inches into {target}.",
            "{actor} charges at {target} and falls short.",
        ),
        **X_Y,
        length_in=INCHES,
        reached=FLAG,
    ),
    codes.E_CONTACT: event(
        "contact",
        "activity",
        "SV.FCH.3",
        by("reached", {"rear": "It takes {target} from the rear.", "front": "They meet face to face."}),
        reached=REACHED,
    ),
    codes.E_MOBBING: event(
        "mobbing", "activity", "SV.MOB.1 SV.MOV.10 SV.GAP.17", "{actor} and {front} mob {target}.", front=PIECE
    ),
    codes.E_SHOT: event(
        "shot",
        "activity",
        "SV.SHT.1 SV.SHT.3 SV.HOUSE.1",
        "{actor} shoots at {target} with {weapon}, {distance_in:.1f} inches off: {number} or less hits.",
        weapon=WEAPON,
        number=NUMBER,
        distance_in=INCHES,
        range_in=INCHES,
        modifier=NUMBER,
    ),
    codes.E_SHOT_RESULT: event(
        "shot_result",
        "activity",
        "SV.SHT.2 SV.SHT.4",
        by("result", {"hit": "It hits.", "missed": "It misses.", "out of range": "The target is out of range."}),
        result=words(SHOT_RESULTS),
        power=NUMBER,
        estimate_in=INCHES,
    ),
    codes.E_JAM: event("jam", "activity", "SV.AMM.2", "{actor} has a jam: {weapon}.", weapon=WEAPON),
    codes.E_EFFECT: event(
        "effect",
        "activity",
        "SV.EFF.2 SV.EFF.3 SV.DAZ.1",
        by(
            "effect",
            {
                "none": "{actor} shrugs it off, Power {power} against Toughness {toughness}.",
                "dazed": "{actor} is Dazed, Power {power} against Toughness {toughness}.",
                "dead": "",
                "blink_out": "",
            },
        ),
        effect=EFFECT,
        power=NUMBER,
        toughness=NUMBER,
        cause=HARM,
    ),
    codes.E_DEAD: event("dead", "activity", "SV.EFF.3", "{actor} is dead."),
    codes.E_BLINK_OUT: event("blink_out", "activity", "SV.EFF.7 SV.GAP.19", "{actor} Blinks out.", relocates=FLAG),
    codes.E_RELOCATED: event("relocated", "activity", "SV.GAP.19 SV.HOUSE.2", "{actor} appears elsewhere.", **X_Y),
    codes.E_RED: event(
        "red",
        "activity",
        "SV.RED.1 SV.RED.2 SV.RED.4 SV.RED.5 SV.RED.7",
        "{actor} goes RED, and stands up again as a CU.",
        {"unit": Further(lambda row, cast: cast.unit(row[ACTOR]), str)},
        value=NUMBER,
        zone=words(ZONES),
    ),
    codes.E_SOULCHIP: event("soulchip", "activity", "SV.RED.6 SV.GAP.34", "A SoulChip is left beside {actor}."),
    codes.E_STRIKE: event(
        "strike",
        "activity",
        "SV.FCH.4 SV.RES.3",
        either(
            "hit",
            either("bonus", "{actor} hits {target}, Power {power} by now.", "{actor} hits {target}."),
            "{actor} misses {target}.",
        ),
        number=NUMBER,
        power=NUMBER,
        hit=FLAG,
        bonus=NUMBER,
        modifier=NUMBER,
    ),
    codes.E_FIGHT_OVER: event(
        "fight_over",
        "activity",
        "SV.GAP.13",
        by(
            "how",
            {
                "won": "{actor} wins the fight.",
                "both Dazed": "Both reel back, Dazed.",
                "broken off": "Neither gives way.",
                "nobody left": "Nobody is left standing.",
            },
        ),
        how=causes(FIGHT_ENDS),
    ),
    codes.E_FOLLOW_ON: event(
        "follow_on",
        "activity",
        "SV.RES.5 SV.RES.6",
        either("target", "{actor} follows on, at {target}.", "{actor} follows on."),
        action=words(tuple(word for word, _ in ACTIONS.values())),
        together=FLAG,
    ),
    codes.E_KEYCHIP_DROPPED: event(
        "keychip_dropped", "activity", "SV.GAP.33 SV.GAP.19", "{actor} drops the KeyChip.", **X_Y
    ),
    codes.E_KEYCHIP_TAKEN: event("keychip_taken", "activity", "SV.GAP.33 SV.VIC.1", "{actor} takes the KeyChip."),
    codes.E_LEVELS_UP: event(
        "levels_up", "activity", "SV.VIC.1 SV.GAP.34", "{actor} reaches the spire with the KeyChip: {side} Levels-up."
    ),
    codes.E_PULSE: event(
        "pulse",
        "pulse",
        "SV.CAP.1 SV.CAP.2 SV.SEQ.4",
        either("picked", "The spire pulses: {picked} stirs.", "The spire pulses, and nothing answers."),
        value=NUMBER,
        picked=PIECE,
    ),
    codes.E_HEADING: event("heading", "pulse", "SV.CAP.4", **FACING, about=FLAG),
    codes.E_DRAWN: event(
        "drawn",
        "activity",
        "SV.AMM.3 SV.HOUSE.9",
        "{actor} slings its weapon and draws the {weapon}.",
        weapon=WEAPON,
        ready_in_turn=NUMBER,
    ),
    codes.E_JAM_CLEARED: event(
        "jam_cleared",
        "activity",
        "SV.REC.1 SV.REC.2",
        "{actor} clears a jam: {weapon}.",
        weapon=WEAPON,
        by_roll=FLAG,
    ),
    codes.E_RECOVERED: event("recovered", "recovery", "SV.REC.3", "{actor} recovers."),
    codes.E_RECOVERY: event("recovery", "recovery", "SV.SEQ.7"),
    codes.E_BLAST: event(
        "blast", "activity", "SV.GAP.30", "It bursts, {radius_in:g} inches round.", **X_Y, radius_in=INCHES
    ),
    codes.E_SCATTER: event(
        "scatter", "activity", "SV.GAP.30", "It scatters {length_in:g} inches.", direction=NUMBER, length_in=INCHES
    ),
    codes.E_BLINK: event(
        "blink", "activity", "SV.MOV.13 SV.MOV.14 SV.GAP.18", "{actor} appears at {x_in:.1f}, {y_in:.1f}.", **X_Y
    ),
    codes.E_DOUBLE_TAP: event(
        "double_tap",
        "activity",
        "SV.SHT.7 SV.EFF.6 SV.GAP.29",
        "A Double-Tap: both hits together have Power {power} against Toughness {toughness}.",
        power=NUMBER,
        toughness=NUMBER,
        effect=EFFECT,
    ),
    codes.E_STAND: event("stand", "activity", "SV.SEQ.3", "{actor} stands."),
    codes.E_CLOSEST: event(
        "closest",
        "end",
        "SV.VIC.3 SV.GAP.2",
        "{actor} is closest to the KeyChip, {distance_in:.1f} inches off.",
        distance_in=TENTHS,
    ),
    codes.E_RESULT: event(
        "result",
        "end",
        "SV.GAP.40",
        either("winner", "{winner} wins: {ending}.", "Nobody wins: {ending}."),
        {"winner": Further(lambda row, cast: cast.side(row[SIDE]), one_of(SIDES) | None)},
        ending=causes(END_CAUSES, said),
        turns=NUMBER,
    ),
}


def _phase(kind: Event[Cast], row: Row) -> str:
    """Return the phase of a row: that of a die by what it is thrown for."""
    return DIE_PHASES.get(row[REASON], kind.phase) if row[0] == codes.E_DIE else kind.phase


LOG: Final = Events[Cast](
    EVENTS,
    clock="turn",
    side=lambda code, cast: cast.side(code),
    piece=lambda code, cast: cast.piece(code),
    parts={"side": side, "winner": side},
    phase=_phase,
)

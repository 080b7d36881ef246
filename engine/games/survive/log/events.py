"""Every kind of log row: its phase, its rules, its sentence and its values.

And the log in words: rows by names, and as sentences; who has gone Red is told by another name from then on.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from engine.battles.events import FLAG, NUMBER, Event, Events, Further, Picked, by, either, event, one_of
from engine.battles.orders import Row
from engine.battles.telling import LogWords, Told
from engine.games.survive.kernel import codes
from engine.games.survive.log.words import (
    ACTION,
    ACTS,
    DIE,
    DIE_PHASES,
    EFFECT,
    ENDING,
    FACING,
    FIGHT_END,
    GOES,
    HARM,
    INCHES,
    KIND,
    PIECE,
    PLAIN_ACTION,
    REACHED,
    SHOT_RESULT,
    SIDES,
    SPOT,
    TENTHS,
    WEAPON,
    X_Y,
    ZONE,
    side,
)
from engine.games.survive.names import Cast
from schemas.catalogues.saying import capital, said
from schemas.lazy import Lazy

SIDE, ACTOR, REASON = 2, 3, 7
"""Where a row of the kernel has its side, its actor, and what a die is thrown for."""

EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.DIE, "activity", "", value=NUMBER, need=NUMBER, reason=DIE),
    event(codes.Event.DEPLOYED, "setup", "SV.GAP.41 SV.HOUSE.2", **SPOT),
    event(codes.Event.CONTROL_UNIT, "setup", "SV.HOUSE.2", **SPOT, kind=KIND),
    event(codes.Event.TURN, "holds", "SV.GAM.1 SV.SEQ.8", "Turn {number} of {turns}.", number=NUMBER, turns=NUMBER),
    event(codes.Event.HOLD, "holds", "SV.SEQ.1 SV.MOV.7 SV.MOV.8", "{actor} holds.", shots=NUMBER),
    event(codes.Event.INITIATIVE, "initiative", "SV.SEQ.2 SV.GAP.27", "{side} goes first."),
    event(codes.Event.PHASE, "activity", "SV.SEQ.3 SV.SEQ.5", ready=NUMBER),
    event(codes.Event.ACTIVATE, "activity", "SV.SEQ.3", ACTS, action=ACTION),
    event(
        codes.Event.MOVE,
        "activity",
        "SV.GAP.39",
        Picked(lambda row: "" if row["action"] == "charge" else GOES),
        **X_Y,
        length_in=INCHES,
        action=ACTION,
        turned_about=FLAG,
    ),
    event(codes.Event.FACING, "activity", "SV.MOV.7 SV.GAP.39", **FACING),
    event(
        codes.Event.CHARGE,
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
    event(
        codes.Event.CONTACT,
        "activity",
        "SV.FCH.3",
        by("reached", {"rear": "It takes {target} from the rear.", "front": "They meet face to face."}),
        reached=REACHED,
    ),
    event(
        codes.Event.MOBBING,
        "activity",
        "SV.MOB.1 SV.MOV.10 SV.GAP.17",
        "{actor} and {front} mob {target}.",
        front=PIECE,
    ),
    event(
        codes.Event.SHOT,
        "activity",
        "SV.SHT.1 SV.SHT.3 SV.HOUSE.1",
        "{actor} shoots at {target} with {weapon}, {distance_in:.1f} inches off: {number} or less hits.",
        weapon=WEAPON,
        number=NUMBER,
        distance_in=INCHES,
        range_in=INCHES,
        modifier=NUMBER,
    ),
    event(
        codes.Event.SHOT_RESULT,
        "activity",
        "SV.SHT.2 SV.SHT.4",
        by("result", {"hit": "It hits.", "missed": "It misses.", "out of range": "The target is out of range."}),
        result=SHOT_RESULT,
        power=NUMBER,
        estimate_in=INCHES,
    ),
    event(codes.Event.JAM, "activity", "SV.AMM.2", "{actor} has a jam: {weapon}.", weapon=WEAPON),
    event(
        codes.Event.EFFECT,
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
    event(codes.Event.DEAD, "activity", "SV.EFF.3", "{actor} is dead."),
    event(codes.Event.BLINK_OUT, "activity", "SV.EFF.7 SV.GAP.19", "{actor} Blinks out.", relocates=FLAG),
    event(codes.Event.RELOCATED, "activity", "SV.GAP.19 SV.HOUSE.2", "{actor} appears elsewhere.", **X_Y),
    event(
        codes.Event.RED,
        "activity",
        "SV.RED.1 SV.RED.2 SV.RED.4 SV.RED.5 SV.RED.7",
        "{actor} goes RED, and stands up again as a CU.",
        {"unit": Further(lambda row, cast: cast.unit(row[ACTOR]), str)},
        value=NUMBER,
        zone=ZONE,
    ),
    event(codes.Event.SOULCHIP, "activity", "SV.RED.6 SV.GAP.34", "A SoulChip is left beside {actor}."),
    event(
        codes.Event.STRIKE,
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
    event(
        codes.Event.FIGHT_OVER,
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
        how=FIGHT_END,
    ),
    event(
        codes.Event.FOLLOW_ON,
        "activity",
        "SV.RES.5 SV.RES.6",
        either("target", "{actor} follows on, at {target}.", "{actor} follows on."),
        action=PLAIN_ACTION,
        together=FLAG,
    ),
    event(codes.Event.KEYCHIP_DROPPED, "activity", "SV.GAP.33 SV.GAP.19", "{actor} drops the KeyChip.", **X_Y),
    event(codes.Event.KEYCHIP_TAKEN, "activity", "SV.GAP.33 SV.VIC.1", "{actor} takes the KeyChip."),
    event(
        codes.Event.LEVELS_UP,
        "activity",
        "SV.VIC.1 SV.GAP.34",
        "{actor} reaches the spire with the KeyChip: {side} Levels-up.",
    ),
    event(
        codes.Event.PULSE,
        "pulse",
        "SV.CAP.1 SV.CAP.2 SV.SEQ.4",
        either("picked", "The spire pulses: {picked} stirs.", "The spire pulses, and nothing answers."),
        value=NUMBER,
        picked=PIECE,
    ),
    event(codes.Event.HEADING, "pulse", "SV.CAP.4", **FACING, about=FLAG),
    event(
        codes.Event.DRAWN,
        "activity",
        "SV.AMM.3 SV.HOUSE.9",
        "{actor} slings its weapon and draws the {weapon}.",
        weapon=WEAPON,
        ready_in_turn=NUMBER,
    ),
    event(
        codes.Event.JAM_CLEARED,
        "activity",
        "SV.REC.1 SV.REC.2",
        "{actor} clears a jam: {weapon}.",
        weapon=WEAPON,
        by_roll=FLAG,
    ),
    event(codes.Event.RECOVERED, "recovery", "SV.REC.3", "{actor} recovers."),
    event(codes.Event.RECOVERY, "recovery", "SV.SEQ.7"),
    event(
        codes.Event.BLAST, "activity", "SV.GAP.30", "It bursts, {radius_in:g} inches round.", **X_Y, radius_in=INCHES
    ),
    event(
        codes.Event.SCATTER,
        "activity",
        "SV.GAP.30",
        "It scatters {length_in:g} inches.",
        direction=NUMBER,
        length_in=INCHES,
    ),
    event(
        codes.Event.BLINK,
        "activity",
        "SV.MOV.13 SV.MOV.14 SV.GAP.18",
        "{actor} appears at {x_in:.1f}, {y_in:.1f}.",
        **X_Y,
    ),
    event(
        codes.Event.DOUBLE_TAP,
        "activity",
        "SV.SHT.7 SV.EFF.6 SV.GAP.29",
        "A Double-Tap: both hits together have Power {power} against Toughness {toughness}.",
        power=NUMBER,
        toughness=NUMBER,
        effect=EFFECT,
    ),
    event(codes.Event.STAND, "activity", "SV.SEQ.3", "{actor} stands."),
    event(
        codes.Event.CLOSEST,
        "end",
        "SV.VIC.3 SV.GAP.2",
        "{actor} is closest to the KeyChip, {distance_in:.1f} inches off.",
        distance_in=TENTHS,
    ),
    event(
        codes.Event.RESULT,
        "end",
        "SV.GAP.40",
        either("winner", "{winner} wins: {ending}.", "Nobody wins: {ending}."),
        {"winner": Further(lambda row, cast: cast.side(row[SIDE]), one_of(SIDES) | None)},
        ending=ENDING,
        turns=NUMBER,
    ),
)


def _phase(kind: Event[Cast], row: Row) -> str:
    """Return the phase of a row: that of a die by what it is thrown for."""
    return DIE_PHASES.get(row[REASON], kind.phase) if row[0] == codes.Event.DIE else kind.phase


LOG: Final = Events[Cast](
    EVENTS,
    clock="turn",
    side=lambda code, cast: cast.side(code),
    piece=lambda code, cast: cast.piece(code),
    parts={"side": side, "winner": side},
    phase=_phase,
)


RED_NAME: Final = "the Red {unit}"


def retold(told: Iterable[Told], language: str) -> Iterator[Told]:
    """Yield told rows anew: a unit that has gone Red has left its Mob, and its name with it. SV.GAP.32."""
    red: dict[str, str] = {}
    for row, sentence in told:
        renamed = {key: _renamed(value, red) for key, value in row.items()} if red and sentence else row
        yield row, sentence if renamed == row else capital(LOG.sentences[row["event"]](renamed, language))
        if row["event"] == "red" and "unit" in row:
            red[row["actor"]] = said(RED_NAME, language, unit=row["unit"])


def _renamed(value: Any, red: dict[str, str]) -> Any:
    return red.get(value, value) if isinstance(value, str) else value


LOG_WORDS = LogWords(Lazy("engine.games.survive.log.form:FORM"), LOG.sentences, retold)

"""Every kind of log row; here those of the course of a battle: set-up, turns, activation, the end and the count."""

from typing import Final

from engine.battles.events import (
    FLAG,
    NUMBER,
    Cause,
    Cell,
    Counted,
    Event,
    Events,
    Picked,
    by,
    causes,
    either,
    event,
    words,
)
from engine.battles.orders import LogRow, Row
from engine.battles.telling import LogWords
from engine.games.battlesuit import wording
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.event_codes import Draw, Ending, Goal
from engine.games.battlesuit.log.action_events import ACTION_EVENTS
from engine.games.battlesuit.log.cells import PARTS, POINT, SIDE
from engine.games.battlesuit.log.command_events import COMMAND_EVENTS
from engine.games.battlesuit.log.flight_events import FLIGHT_EVENTS
from engine.games.battlesuit.log.hidden_events import HIDDEN_EVENTS
from engine.games.battlesuit.log.report import report
from engine.games.battlesuit.names import SIDES, Cast, level_of
from schemas.catalogues.saying import capital, said
from schemas.lazy import Lazy

STATES = ("good order", "shaken", "panicked")
PLACES = ("off the map", "on the map")
CONDITIONS: dict[Goal, Cause] = {
    Goal.DESTRUCTION: ("enemies out of action", "BS.VIC.2 BS.GAP.99 BS.GAP.133"),
    Goal.OCCUPATION: ("points held", "BS.VIC.3 BS.GAP.132"),
    Goal.EXIT: ("soldiers that left the map", "BS.VIC.1"),
    Goal.DENIAL: ("points denied", "BS.VIC.1 BS.GAP.132"),
    Goal.DEMOLITION: ("structures destroyed", "BS.VIC.1 BS.ENG.3"),
    Goal.FATE: ("what became of the target", "BS.VIC.1 BS.SCN.6"),
    Goal.SURVIVAL: ("soldiers still in action", "BS.VIC.1"),
}


LEVEL: Final = Cell[Cast](lambda lead, cast: level_of(cast.ready.scenario.levels, abs(lead)), str | None)
GOES_FIRST: Final = "{Side} goes first."
GOES_SECOND: Final = "{Side} goes second."


def _outcome(row: LogRow, language: str) -> str:
    level, least, most = row["level"], *sorted((row["red"], row["blue"]))
    if level == "draw":
        return said("A draw, {red} to {blue}.", language, red=row["red"], blue=row["blue"])
    winner = capital(said(wording.SIDES["red" if row["red"] > row["blue"] else "blue"], language))
    words = {"Winner": winner, "most": most, "least": least}
    return said(VICTORIES[level] if level else "{Winner} wins, {most} to {least}.", language, **words)


VICTORIES: Final = {
    "marginal": "{Winner} wins a marginal victory, {most} to {least}.",
    "minor": "{Winner} wins a minor victory, {most} to {least}.",
    "major": "{Winner} wins a major victory, {most} to {least}.",
    "decisive": "{Winner} wins a decisive victory, {most} to {least}.",
}
COURSE_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(event_codes.Event.TURN, "turn", "BS.GEN.8 BS.SEQ.1", "Turn {turn} of {of}.", turn=NUMBER, of=NUMBER),
    event(
        event_codes.Event.INITIATIVE,
        "initiative",
        "BS.GAP.32 BS.INI.1 BS.INI.2 BS.INI.3",
        "Red rolls {red}, blue {blue} for the initiative.",
        red=NUMBER,
        blue=NUMBER,
    ),
    event(
        event_codes.Event.FIRST,
        "initiative",
        "BS.INI.4",
        Picked(lambda row: GOES_FIRST if row["side"] == row["first"] else GOES_SECOND),
        first=SIDE,
    ),
    event(
        event_codes.Event.DEPLOY,
        "setup",
        "BS.SCN.5 BS.HID.1 BS.GAP.134",
        either(
            "hidden",
            either("level", "{Actor} sets up hidden at {at}, level {level}.", "{Actor} sets up hidden at {at}."),
            either("level", "{Actor} sets up at {at}, level {level}.", "{Actor} sets up at {at}."),
        ),
        at=POINT,
        level=NUMBER,
        hidden=FLAG,
    ),
    event(event_codes.Event.NO_PLACE, "setup", "BS.GAP.134", "{Actor} finds no place to set up."),
    event(
        event_codes.Event.ACTIVATE,
        "activation",
        "BS.SEQ.1 BS.SEQ.2",
        by(
            "state",
            {
                "good order": by(
                    "place", {"on the map": "{Actor} is activated.", "off the map": "{Actor} is activated off the map."}
                ),
                "shaken": by(
                    "place",
                    {
                        "on the map": "{Actor}, shaken, is activated.",
                        "off the map": "{Actor}, shaken, is activated off the map.",
                    },
                ),
                "panicked": by(
                    "place",
                    {
                        "on the map": "{Actor}, panicked, is activated.",
                        "off the map": "{Actor}, panicked, is activated off the map.",
                    },
                ),
            },
        ),
        state=words(STATES),
        place=words(PLACES),
    ),
    event(
        event_codes.Event.STAND,
        "activation",
        "BS.ACT.1 BS.ACT.2",
        by(
            "place",
            {
                "on the map": "{Actor} stays where it is, on the map.",
                "off the map": "{Actor} stays where it is, off the map.",
            },
        ),
        place=words(("on the map", "off the map")),
    ),
    event(
        event_codes.Event.WAVE,
        "turn",
        "BS.REI.1 BS.SCN.5 BS.GAP.134",
        Counted(
            "soldiers",
            "Reinforcements: {number} soldier of {side} may come on to the map from now on.",
            "Reinforcements: {number} soldiers of {side} may come on to the map from now on.",
        ),
        wave=NUMBER,
        soldiers=NUMBER,
    ),
    event(
        event_codes.Event.HELD,
        "end",
        "BS.VIC.3 BS.PCS.27 BS.GAP.132",
        either("side", "{Side} holds {at} now.", "Nobody holds {at} now."),
        at=POINT,
    ),
    event(event_codes.Event.END_TURN, "end", "BS.SEQ.3 BS.PNT.6 BS.COM.7", "Turn {turn} is over.", turn=NUMBER),
    event(
        event_codes.Event.END,
        "end",
        "BS.SCN.7 BS.GAP.138",
        "The battle ends after turn {turn}.",
        ending=words(Ending),
        turn=NUMBER,
    ),
    event(
        event_codes.Event.SCORE,
        "end",
        "BS.SCN.7",
        by(
            "for",
            {
                "enemies out of action": "{Side} scores {points} for enemies out of action.",
                "points held": "{Side} scores {points} for points held.",
                "soldiers that left the map": "{Side} scores {points} for soldiers that left the map.",
                "points denied": "{Side} scores {points} for points denied.",
                "structures destroyed": "{Side} scores {points} for structures destroyed.",
                "what became of the target": "{Side} scores {points} for what became of the target.",
                "soldiers still in action": "{Side} scores {points} for soldiers still in action.",
            },
        ),
        **{"condition": NUMBER, "points": NUMBER, "for": causes(CONDITIONS)},
    ),
    event(event_codes.Event.RESULT, "end", "BS.SCN.7", _outcome, red=NUMBER, blue=NUMBER, level=LEVEL),
)


REASON = 7
"""Where a row of the kernel has what a die is thrown for."""

EVENTS = (*COURSE_EVENTS, *ACTION_EVENTS, *FLIGHT_EVENTS, *HIDDEN_EVENTS, *COMMAND_EVENTS)


def _phase(kind: Event[Cast], row: Row) -> str:
    """Return the phase of a row: that of a die for the initiative is its own."""
    return "initiative" if row[0] == event_codes.Event.DIE and row[REASON] == Draw.INITIATIVE else kind.phase


LOG: Final = Events[Cast](
    EVENTS,
    clock="turn",
    side=lambda code, _: SIDES[code],
    piece=lambda code, cast: cast.soldier(code),
    parts=PARTS,
    phase=_phase,
)


LOG_WORDS = LogWords(Lazy("engine.games.battlesuit.log.form:FORM"), LOG.sentences, report=report)

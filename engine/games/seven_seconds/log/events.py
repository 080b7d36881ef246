"""Every kind of log row: its phase, its rules, its sentence and its values; here those of set-up and of the end."""

from collections.abc import Callable
from typing import Any, Final, Literal

from engine.battles.events import (
    FLAG,
    NUMBER,
    Counted,
    Event,
    Events,
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
from engine.battles.orders import Row
from engine.battles.telling import LogWords
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Edge, Ending
from engine.games.seven_seconds.kernel.mission_codes import Control, LeftAs
from engine.games.seven_seconds.log.fire import FIRE_EVENTS
from engine.games.seven_seconds.log.moves import MOVE_EVENTS
from engine.games.seven_seconds.log.words import (
    CARD_KINDS,
    DIE_PHASES,
    DIE_REASONS,
    DRONES,
    FIRST,
    NO_PLACE_RULES,
    OWNER,
    POINTS,
    ROUND,
    SIDE,
    STREAK_CARDS,
    STREAK_ROLL,
    X_Y,
)
from engine.games.seven_seconds.names import Cast
from engine.games.seven_seconds.rules.missions import victory
from engine.games.seven_seconds.wording import PARTS
from schemas.lazy import Lazy
from schemas.models.seven_seconds.cards import ObjectiveState

SideName = Literal["red", "blue"]


def _bonus(_: Row, cast: Cast) -> dict[str, int] | None:
    return dict(zip(SEATS, cast.roll_bonuses, strict=True)) if any(cast.roll_bonuses) else None


def _condition(part: str) -> Callable[[Row, Cast], Any]:
    """Return what tells a part of the condition that is scored, None if it has none."""

    def told(row: Row, cast: Cast) -> Any:
        return cast.hands[row[OWNER]].mission.victory_points[row[FIRST]].model_dump(mode="json").get(part)

    return told


GAME_TYPE: Final = {"bonus": Further(_bonus, dict[SideName, Number], sometimes=True, rules=lambda _: STREAK_ROLL)}
CARD: Final = {
    "card": Further[Cast](lambda row, cast: cast.card(row[OWNER], row[FIRST])[0], str),
    "title": Further[Cast](lambda row, cast: cast.card(row[OWNER], row[FIRST])[1], str),
    "put_back": Further[Cast](
        lambda row, cast: cast.put_back(row[OWNER], row[FIRST]) or None,
        list[str],
        sometimes=True,
        rules=lambda _: STREAK_CARDS,
    ),
}
BOUGHT: Final = {"drones": Further[Cast](lambda row, cast: cast.bought(row[OWNER], row[FIRST]), list[str])}
SCORED: Final = {
    "type": Further(_condition("type"), str),
    "objective": Further(_condition("objective"), str, sometimes=True),
    "state": Further(_condition("state"), one_of(state.value for state in ObjectiveState), sometimes=True),
}
WON: Final = {
    "winner": Further[Cast](lambda row, cast: victory(row[FIRST], row[FIRST + 1], cast.rules)[0], SideName | None),
    "level": Further[Cast](
        lambda row, cast: victory(row[FIRST], row[FIRST + 1], cast.rules)[1],
        Literal["draw", "marginal", "normal", "decisive"],
    ),
}
IS_CONTESTED: Final = "{Target} is contested."
CONTESTS: Final = "{Actor} contests {target}."
ENDS_CONTESTED: Final = Counted(
    "rounds",
    "The battle ends after {number} round ({reason}); the table is contested.",
    "The battle ends after {number} rounds ({reason}); the table is contested.",
)
ENDS_CONTROLLED: Final = Counted(
    "rounds",
    "The battle ends after {number} round ({reason}); {table} controls the table.",
    "The battle ends after {number} rounds ({reason}); {table} controls the table.",
)
FOR_STATE, FOR_OBJECTIVE, FOR_TYPE = (
    Counted(
        "points", "{Side} scores {number} for {objective} {state}.", "{Side} scores {number} for {objective} {state}."
    ),
    Counted(
        "points", "{Side} scores {number} for {objective} counters.", "{Side} scores {number} for {objective} counters."
    ),
    Counted("points", "{Side} scores {number} for {type}.", "{Side} scores {number} for {type}."),
)

SETUP_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.DIE, "action", "", value=NUMBER, need=NUMBER, reason=causes(DIE_REASONS, gap=" ")),
    event(
        codes.Event.GAME_TYPE,
        "action",
        "7S.SETUP.2 7S.SETUP.3",
        either(
            "attack_defense",
            either("bonus", "Attack / Defense: {attacker} attacks {bonus}.", "Attack / Defense: {attacker} attacks."),
            either(
                "bonus",
                "Chance encounter: {attacker} is the first player {bonus}.",
                "Chance encounter: {attacker} is the first player.",
            ),
        ),
        GAME_TYPE,
        attack_defense=FLAG,
        attacker=SIDE,
    ),
    event(
        codes.Event.CARD,
        "action",
        "7S.SETUP.5 7S.CARD.7",
        either("put_back", "{Side} draws the {kind} '{title}', {put_back}.", "{Side} draws the {kind} '{title}'."),
        CARD,
        kind=words(CARD_KINDS),
    ),
    event(
        codes.Event.EDGE,
        "action",
        "7S.AD.1 7S.CE.2 7S.GAP.23",
        "{Side} takes the {edge} edge.",
        edge=words(Edge),
        opponent_edge=words(Edge),
    ),
    event(
        codes.Event.OBJECTIVE_PLACED,
        "action",
        "7S.AD.2 7S.AD.3",
        "{By} places {actor} at ({x_in:.1f}, {y_in:.1f}).",
        **X_Y,
        by=SIDE,
    ),
    event(
        codes.Event.NO_PLACE,
        "action",
        "7S.GAP.121",
        "There is no place for {actor}: it is left out.",
        what=causes(NO_PLACE_RULES),
    ),
    event(
        codes.Event.DRONES_BOUGHT,
        "action",
        "7S.CE.4 7S.GAP.13",
        either("drones", "{Side} buys {count} with {points}: {drones}.", "{Side} buys {count} with {points}."),
        BOUGHT,
        count=DRONES,
        points=POINTS,
    ),
    event(codes.Event.HOLDING_AREA, "action", "7S.AD.6 7S.CE.5 7S.HOLD.4"),
    event(codes.Event.DEPLOYED, "action", "7S.AD.7 7S.AD.8 7S.CE.6", **X_Y),
    event(codes.Event.FIRST_INITIATIVE, "action", "7S.AD.9"),
)
END_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(codes.Event.SECURED, "action", "7S.OBJ.4 7S.GAP.40", "{Side} secures {target}."),
    event(
        codes.Event.CONTESTED,
        "action",
        "7S.OBJ.5 7S.GAP.40",
        Picked(lambda row: IS_CONTESTED if row["actor"] == row["target"] else CONTESTS),
    ),
    event(codes.Event.OBJECTIVE_DESTROYED, "action", "7S.OBJ.7 7S.OBJ.11", "{Actor} is destroyed."),
    event(
        codes.Event.END,
        "end",
        "7S.END.1 7S.END.2",
        Picked(lambda row: ENDS_CONTESTED if row["table"] == "contested" else ENDS_CONTROLLED),
        reason=words(Ending, gap=" "),
        table=words(Control),
        rounds=NUMBER,
    ),
    event(codes.Event.WITHDRAW, "end", "7S.END.3 7S.GAP.89", "{Side} announces a withdrawal."),
    event(codes.Event.PURSUIT, "end", "7S.END.4", "{Side} pursues.", rounds=NUMBER),
    event(
        codes.Event.OBJECTIVE_SET,
        "end",
        "7S.END.7 7S.END.8",
        "{Actor} is left {state} by {by}.",
        state=words(LeftAs),
        by=SIDE,
    ),
    event(
        codes.Event.SCORE,
        "end",
        "7S.CARD.1 7S.WIN.5",
        either("objective", either("state", FOR_STATE, FOR_OBJECTIVE), FOR_TYPE),
        SCORED,
        condition=NUMBER,
        points=NUMBER,
    ),
    event(
        codes.Event.RESULT,
        "end",
        "7S.END.9 7S.WIN.1",
        either(
            "winner",
            by(
                "level",
                {
                    "marginal": "{Winner} wins a marginal victory: red {red}, blue {blue}.",
                    "normal": "{Winner} wins a normal victory: red {red}, blue {blue}.",
                    "decisive": "{Winner} wins a decisive victory: red {red}, blue {blue}.",
                },
            ),
            "A draw: red {red}, blue {blue}.",
        ),
        WON,
        red=NUMBER,
        blue=NUMBER,
        table=words(Control),
    ),
)
EVENTS: Final = (*SETUP_EVENTS, *MOVE_EVENTS, *FIRE_EVENTS, *END_EVENTS)


def _phase(kind: Event[Cast], row: Row) -> str:
    """Return the phase of a row; before the first round all is of the set-up."""
    if row[ROUND] == 0:
        return "setup"
    return DIE_PHASES.get(row[FIRST + 2], kind.phase) if row[0] == codes.Event.DIE else kind.phase


LOG: Final = Events[Cast](
    EVENTS,
    clock="round",
    side=lambda code, _: SEATS[code],
    piece=lambda code, cast: cast.piece(code),
    parts=PARTS,
    phase=_phase,
)


LOG_WORDS = LogWords(Lazy("engine.games.seven_seconds.log.form:FORM"), LOG.sentences)

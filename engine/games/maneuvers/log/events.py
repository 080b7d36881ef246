"""Every kind of log row: its phase, its rules, its sentence and its values; here those of how a fight ends.

And the log in words: as sentences, and as a report that tells in one what belongs together.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Events, Picked, either, event, words
from engine.battles.orders import LogRow
from engine.battles.telling import LogWords, Told
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import Ending, Outcome
from engine.games.maneuvers.log.actions import ACTION_EVENTS, ORDER_EVENTS, opposed_maneuver
from engine.games.maneuvers.log.cells import CHECK, DIE_PHASES, EDGE, FIRST, GRADE, SQUADS, STILL_OPEN, WON
from engine.games.maneuvers.log.effects import EFFECT_EVENTS
from engine.games.maneuvers.names import SEATS, Cast
from engine.games.maneuvers.terms import CHECKS, FATES, fate, outcome, victory
from schemas.catalogues.saying import counted, said
from schemas.lazy import Lazy

AHEAD: Final = Counted(
    "rounds",
    "After {number} round {squads[0]} has won, {edge} points ahead: {grade}.",
    "After {number} rounds {squads[0]} has won, {edge} points ahead: {grade}.",
)
BEHIND: Final = Counted(
    "rounds",
    "After {number} round {squads[0]} has won, although {edge} points behind: {grade}.",
    "After {number} rounds {squads[0]} has won, although {edge} points behind: {grade}.",
)
LEVEL: Final = Counted(
    "rounds",
    "After {number} round {squads[0]} has won, level in points: {grade}.",
    "After {number} rounds {squads[0]} has won, level in points: {grade}.",
)
DRAWN: Final = Counted("rounds", "After {number} round nobody has won.", "After {number} rounds nobody has won.")

OVER: Final = {
    "last_round": "That was the last round.",
    "squad_gone": "Nobody of {squads[1]} is left in the fight.",
    "conceded": "{squads[1]} gives up, {edge} behind.",
    "": "Nobody is left in the fight.",
}

END_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.STANDING,
        "end",
        "MN.SQD.3",
        "The round ends with {squads[0]} at {total_a} and {squads[1]} at {total_b}; "
        "{left_a} and {left_b} are in the fight.",
        SQUADS,
        total_a=NUMBER,
        total_b=NUMBER,
        left_a=NUMBER,
        left_b=NUMBER,
    ),
    event(
        codes.Event.FIGHT_OVER,
        "end",
        "MN.VIC.4 MN.GAP.22",
        Picked(lambda row: OVER[row["reason"] if "side" in row or row["reason"] == "last_round" else ""]),
        {"winner": STILL_OPEN, **SQUADS},
        reason=words(Ending),
        edge=NUMBER,
        open=FLAG,
    ),
    event(
        codes.Event.HARM,
        "end",
        "MN.GAP.33",
        "The harm comes to {harm_a} for {squads[0]} and {harm_b} for {squads[1]}.",
        SQUADS,
        harm_a=NUMBER,
        harm_b=NUMBER,
    ),
    event(
        codes.Event.CHECK,
        "end",
        "MN.GAP.23 MN.GAP.29 MN.HOUSE.5",
        "{actor}'s {check} comes to {score}: {outcome}.",
        check=CHECK,
        stress=NUMBER,
        advantage=NUMBER,
        score=NUMBER,
        outcome=words(Outcome, outcome),
    ),
    event(codes.Event.FATE, "end", "MN.GAP.29", "{actor} comes out of it {outcome}.", outcome=words(Outcome, fate)),
    event(
        codes.Event.RESULT,
        "end",
        "MN.GAP.22 MN.HOUSE.6",
        either("winner", Picked(lambda row: AHEAD if row["edge"] > 0 else BEHIND if row["edge"] else LEVEL), DRAWN),
        {"grade": GRADE, **WON},
        ending=words(Ending),
        rounds=NUMBER,
        edge=EDGE,
    ),
)
EVENTS: Final = (*ORDER_EVENTS, *ACTION_EVENTS, *EFFECT_EVENTS, *END_EVENTS)
LOG: Final = Events[Cast](
    EVENTS,
    clock="round",
    side=lambda code, _: SEATS[code],
    piece=lambda code, cast: cast.person(code),
    parts={"grade": victory},
    phase=lambda kind, row: DIE_PHASES.get(row[FIRST + 2], kind.phase) if row[0] == codes.Event.DIE else kind.phase,
)


ORDER: Final = "The order of action: {order}."
ONE: Final = "{actor} makes a {check} and comes out of it {fate}."


def report(told: Iterable[Told], language: str) -> Iterator[str]:
    """Yield the sentences of a report: the order of action, a maneuver and who opposes, and checks are told at once."""
    telling = _Telling(language)
    for row, sentence in told:
        if sentence:
            yield from telling.take(row, sentence)
    yield from telling.end()


@dataclass
class _Telling:
    """What has been heard and not been told yet: an order of action, a maneuver, checks by character."""

    language: str
    order: list[str] = field(default_factory=list)
    maneuver: Told | None = None
    checks: dict[str, list[str]] = field(default_factory=dict)

    def take(self, row: LogRow, sentence: str) -> Iterator[str]:
        """Yield what can be told once a row is heard."""
        event = row["event"]
        if event == "order":
            self.order.append(f"{row['actor']} ({row['result']})")
        elif event == "check":
            self.checks.setdefault(row["actor"], []).append(row["check"])
        elif event == "maneuver":
            yield from self.end()
            self.maneuver = row, sentence
        else:
            yield from self._told_with(row, sentence)

    def _told_with(self, row: LogRow, sentence: str) -> Iterator[str]:
        if row["event"] == "opposes" and self.maneuver:
            yield opposed_maneuver(self.maneuver[0], row, self.language)
            self.maneuver = None
            return
        yield from self.end()
        checks = self.checks.pop(row["actor"], []) if row["event"] == "fate" else []
        yield _checked(row, checks, self.language) if checks else sentence

    def end(self) -> Iterator[str]:
        """Yield what is left to tell."""
        if self.order:
            yield said(ORDER, self.language, order=", ".join(self.order))
            self.order = []
        if self.maneuver:
            yield self.maneuver[1]
            self.maneuver = None


def _checked(row: LogRow, checks: list[str], language: str) -> str:
    """Return that somebody makes checks, and what becomes of them."""
    actor, fate = row["actor"], said(FATES[row["outcome"]], language)
    if len(checks) == 1:
        check = said(CHECKS[checks[0]], language)
        return said(ONE, language, actor=actor, check=check, fate=fate)
    return counted(
        len(checks),
        "{actor} makes {number} check and comes out of it {fate}.",
        "{actor} makes {number} checks and comes out of it {fate}.",
        language,
        actor=actor,
        fate=fate,
    )


LOG_WORDS = LogWords(Lazy("engine.games.maneuvers.log.form:FORM"), LOG.sentences, report=report)

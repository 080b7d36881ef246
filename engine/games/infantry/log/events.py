"""Every kind of log row: its phase, its rules, its sentence and its values; here those of morale and of the end.

And the log in words: as sentences, and as a report, which tells steps that follow each other in one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Events, by, either, event, words
from engine.battles.orders import LogRow, Row
from engine.battles.telling import LogWords, Told
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Draw, Ending, Objective
from engine.games.infantry.log.bursts import BLAST_EVENTS
from engine.games.infantry.log.moves import MOVEMENT_EVENTS, SETUP_EVENTS
from engine.games.infantry.log.shots import FIRE_EVENTS, GUN_EVENTS
from engine.games.infantry.log.words import BOTH, DOT, OF_BOTH, OF_OBJECTIVE, REASON, dot
from engine.games.infantry.names import SEATS, Cast
from schemas.catalogues.saying import counted
from schemas.lazy import Lazy


def _losses(row: LogRow) -> dict[str, Any]:
    """Return the names of both sides, and the PV that each has lost."""
    a, b = row["squads"]
    return {"a": a, "b": b, "lost_a": row["lost_a"], "lost_b": row["lost_b"]}


def _result(row: LogRow, language: str) -> str:
    if row["winner"] is None:
        return _drawn(row, language)
    winner = row["squads"][0 if row["winner"] == "a" else 1]
    if row["ending"] == "wiped_out":
        return counted(
            row["turns"],
            "After {number} turn {winner} has won: the enemy is gone.",
            "After {number} turns {winner} has won: the enemy is gone.",
            language,
            winner=winner,
        )
    return counted(
        row["turns"],
        "After {number} turn {winner} has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        "After {number} turns {winner} has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        language,
        winner=winner,
        **_losses(row),
    )


def _drawn(row: LogRow, language: str) -> str:
    return counted(
        row["turns"],
        "After {number} turn nobody has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        "After {number} turns nobody has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        language,
        **_losses(row),
    )


END_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.MORALE,
        "morale",
        "IN.MOR.2 IN.MOR.3 IN.MOR.4 IN.MOR.6 IN.GAP.28",
        either(
            "passed",
            either(
                "shaken",
                "{actor} rolls {roll} for morale, with {number} to reach: no worse than shaken.",
                either(
                    "was_shaken",
                    "{actor} rolls {roll} for morale, with {number} to reach: calm again.",
                    "{actor} rolls {roll} for morale, with {number} to reach: steady.",
                ),
            ),
            either(
                "was_shaken",
                "{actor} rolls {roll} for morale, with {number} to reach: still shaken.",
                "{actor} rolls {roll} for morale, with {number} to reach: shaken.",
            ),
        ),
        roll=NUMBER,
        number=NUMBER,
        passed=FLAG,
        was_shaken=FLAG,
        shaken=FLAG,
    ),
    event(
        codes.Event.FLEES,
        "movement",
        "IN.GAP.28",
        either(
            "cover",
            "{actor} makes for the cover at {column}/{row}.",
            "{actor} makes for the edge of the map at {column}/{row}.",
        ),
        **DOT,
        cover=FLAG,
    ),
    event(codes.Event.ROUTED, "morale", "IN.GAP.28", "{actor} has had enough, and is gone.", value=NUMBER),
    event(
        codes.Event.STANDING,
        "end",
        "IN.HOUSE.9",
        "The turn ends: {squads[0]} has {left_a} left and {squads[1]} {left_b}; "
        "they have lost {lost_a} and {lost_b} PV.",
        BOTH,
        left_a=NUMBER,
        left_b=NUMBER,
        lost_a=NUMBER,
        lost_b=NUMBER,
    ),
    event(
        codes.Event.SCORES,
        "end",
        "IN.HOUSE.11",
        by(
            "type",
            {
                "hold": "{squads} holds {name}: {points} PV.",
                "cross": Counted(
                    "troopers",
                    "{number} trooper of {squads} has reached {name}: {points} PV.",
                    "{number} troopers of {squads} have reached {name}: {points} PV.",
                ),
            },
        ),
        OF_OBJECTIVE,
        _objective=NUMBER,
        type=words(Objective),
        troopers=NUMBER,
        points=NUMBER,
    ),
    event(
        codes.Event.TOTAL,
        "end",
        "IN.HOUSE.9 IN.HOUSE.11",
        "Enemies and objectives are {total_pv_a} PV for {squads[0]} and {total_pv_b} for {squads[1]}.",
        OF_BOTH,
        total_pv_a=NUMBER,
        total_pv_b=NUMBER,
    ),
    event(
        codes.Event.RESULT,
        "end",
        "IN.GAP.38 IN.HOUSE.9",
        _result,
        BOTH,
        ending=words(Ending),
        turns=NUMBER,
        lost_a=NUMBER,
        lost_b=NUMBER,
    ),
)
EVENTS: Final = (*SETUP_EVENTS, *MOVEMENT_EVENTS, *FIRE_EVENTS, *GUN_EVENTS, *BLAST_EVENTS, *END_EVENTS)


def _phase(kind: Event[Cast], row: Row) -> str:
    """Return the phase of a row; dice that are thrown before the first turn are of the set-up."""
    return "setup" if row[0] == codes.Event.DIE and row[REASON] == Draw.FIRST_TURN else kind.phase


LOG: Final = Events[Cast](
    EVENTS, clock="turn", side=lambda code, _: SEATS[code], piece=lambda code, cast: cast.person(code), phase=_phase
)


SILENT = frozenset({"activated"})


def report(told: Iterable[Told], language: str) -> Iterator[str]:
    """Yield the sentences of a report: the steps of a trooper that nothing interrupts are told at once."""
    telling = _Telling(language)
    for row, sentence in told:
        if sentence and row["event"] not in SILENT:
            yield from telling.take(row, sentence)
    yield from telling.end()


@dataclass
class _Telling:
    """The steps that have been heard and not been told yet, and the language they are told in."""

    language: str
    steps: list[LogRow] = field(default_factory=list)
    sentence: str = ""

    def take(self, row: LogRow, sentence: str) -> Iterator[str]:
        """Yield what can be told once a row is heard."""
        if row["event"] != "step" or (self.steps and self.steps[-1]["actor"] != row["actor"]):
            yield from self.end()
        if row["event"] == "step":
            self.steps.append(row)
            self.sentence = sentence
        else:
            yield sentence

    def end(self) -> Iterator[str]:
        """Yield what is left to tell."""
        if len(self.steps) == 1:
            yield self.sentence
        elif self.steps:
            cost = sum(row["cost"] for row in self.steps)
            last = self.steps[-1]
            yield counted(
                len(self.steps),
                "{actor} goes {number} dot to {dot} for {cost} AP.",
                "{actor} goes {number} dots to {dot} for {cost} AP.",
                self.language,
                actor=last["actor"],
                dot=dot(last),
                cost=cost,
            )
        self.steps = []


LOG_WORDS = LogWords(Lazy("engine.games.infantry.log.form:FORM"), LOG.sentences, report=report)

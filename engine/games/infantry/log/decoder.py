"""The log in words: rows by names, as sentences, and as a report, which tells steps that follow each other in one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.battles.orders import LogRow
from engine.battles.telling import LogWords, Told
from engine.games.infantry.log.events import LOG
from engine.games.infantry.log.words import dot
from schemas.catalogues.saying import counted
from schemas.lazy import Lazy

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

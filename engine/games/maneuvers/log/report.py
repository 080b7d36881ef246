"""The log in words: rows by names, as sentences, and as a report that tells in one what belongs together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.battles.orders import LogRow
from engine.battles.telling import LogWords, Told
from engine.games.maneuvers.log.actions import opposed_maneuver
from engine.games.maneuvers.log.events import LOG
from engine.games.maneuvers.terms import CHECKS, FATES
from schemas.catalogues.saying import counted, said
from schemas.lazy import Lazy

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

"""A battle as a report: rows that belong together told in one sentence. The rows of the log stay as they are."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.battles.orders import LogRow
from engine.battles.telling import Told
from engine.games.battlesuit import wording as words
from engine.games.battlesuit.log.cells import soldier
from schemas.catalogues.saying import capital, counted, said

WAYS = {"step": words.MOVES_BY, "fly": words.FLIES_BY}
ALSO_SAID = {"shaken": "shaken", "lost": "eliminated"}
"""Rows that say again what an attack has just told of its target, and the harm it told."""


def report(told: Iterable[Told], language: str) -> Iterator[str]:
    """Yield the sentences of a report: a move is one, and who does something is not said to be activated first."""
    telling = _Telling(language)
    for row, sentence in told:
        if sentence:
            yield from telling.take(row, sentence)
    yield from telling.end()


@dataclass
class _Telling:
    """What has been heard and not been told yet: a soldier that is activated, the points of a move."""

    language: str
    activated: Told | None = None
    run: list[Told] = field(default_factory=list)
    struck: tuple[str, str] = ("", "")

    def take(self, row: LogRow, sentence: str) -> Iterator[str]:
        """Yield what can be told once a row is heard."""
        if self.run and not self._goes_on(row):
            yield self._moved()
        yield from self._introduced(row)
        said = self.struck
        self.struck = (row["target"], row["harm"]) if row["event"] == "struck" else ("", "")
        if row["event"] == "activate":
            self.activated = (row, sentence)
        elif row["event"] in WAYS:
            self.run.append((row, sentence))
        elif said != (row.get("actor"), ALSO_SAID.get(row["event"])):
            yield sentence

    def end(self) -> Iterator[str]:
        """Yield what is left to tell."""
        if self.activated:
            yield self.activated[1]
        if self.run:
            yield self._moved()

    def _goes_on(self, row: LogRow) -> bool:
        last, _ = self.run[-1]
        if (row["event"], row["actor" if "actor" in row else "event"]) != (last["event"], last["actor"]):
            return False
        return row["event"] == "step" or bool(row["level"] == last["level"])

    def _introduced(self, row: LogRow) -> Iterator[str]:
        """Yield that a soldier is activated, where what it does next does not tell it."""
        if self.activated:
            first, sentence = self.activated
            self.activated = None
            if first["state"] != "good order" or row.get("actor") != first["actor"]:
                yield sentence

    def _moved(self) -> str:
        """Return a move in one sentence, and begin a new one."""
        run, self.run = self.run, []
        row, sentence = run[-1]
        *by, last = (row["at"] for row, _ in run)
        if not by:
            return sentence
        name = capital(soldier(row["actor"], self.language))
        parts = {"Actor": name, "by": self._listed(by), "last": last, "level": row["level"]}
        return counted(len(run), *WAYS[row["event"]], self.language, **parts)

    def _listed(self, points: list[str]) -> str:
        *most, last = points
        return said(words.LISTED, self.language, names=", ".join(most), last=last) if most else last

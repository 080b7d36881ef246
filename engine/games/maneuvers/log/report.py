"""A fight as a report: rows that belong together told in one sentence. The rows of the log stay as they are."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.battles.logs import LogRow

Told = tuple[LogRow, str]


def report(told: Iterable[Told], _language: str) -> Iterator[str]:
    """Yield the sentences of a report: the order of action, a maneuver and who opposes, and checks are told at once."""
    telling = _Telling()
    for row, sentence in told:
        if sentence:
            yield from telling.take(row, sentence)
    yield from telling.end()


@dataclass
class _Telling:
    """What has been heard and not been told yet: an order of action, a maneuver, checks by character."""

    order: list[str] = field(default_factory=list)
    maneuver: str = ""
    checks: dict[str, list[str]] = field(default_factory=dict)

    def take(self, row: LogRow, sentence: str) -> Iterator[str]:
        """Yield what can be told once a row is heard."""
        event = row["event"]
        if event == "order":
            self.order.append(f"{row['actor']} ({row['result']})")
        elif event == "check":
            self.checks.setdefault(row["actor"], []).append(row["check"].capitalize())
        elif event == "maneuver":
            yield from self.end()
            self.maneuver = sentence
        else:
            yield from self._told_with(row, sentence)

    def _told_with(self, row: LogRow, sentence: str) -> Iterator[str]:
        if row["event"] == "opposes" and self.maneuver:
            opposed = f"{row['actor']} opposes it, on {row['rating']} {row['value']}"
            yield f"{self.maneuver.removesuffix('.')}; {opposed}."
            self.maneuver = ""
            return
        yield from self.end()
        checks = self.checks.pop(row["actor"], []) if row["event"] == "fate" else []
        yield f"{_checked(row['actor'], checks)}{sentence[len(row['actor']) :]}" if checks else sentence

    def end(self) -> Iterator[str]:
        """Yield what is left to tell."""
        if self.order:
            yield f"The order of action: {', '.join(self.order)}."
            self.order = []
        if self.maneuver:
            yield self.maneuver
            self.maneuver = ""


def _checked(name: str, checks: list[str]) -> str:
    """Return that somebody makes checks, to be gone on with."""
    return f"{name} makes a {checks[0]} check and" if len(checks) == 1 else f"{name} makes {len(checks)} checks and"

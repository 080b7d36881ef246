"""How a referee reads a log: row by row, each against what the rules allow there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.referees.breach import Breach

Row = Mapping[str, Any]
# A log gives places in thousandths of an inch and facings in millionths; a little more is owed to adding them up.
NEAR_IN = 0.004


class OutOfPlace(Exception):
    """A row that cannot come where it stands: what follows it can no more be judged."""


def same(wanted: Any, found: Any) -> bool:
    """Return whether two values of a row agree, inches as near as a log gives them."""
    if isinstance(wanted, float) and isinstance(found, int | float):
        return abs(wanted - found) <= NEAR_IN
    return bool(wanted == found)


@dataclass
class Log:
    """The rows of a battle, how far they are read, and the breaches found."""

    rows: Sequence[Row]
    at: int = 0
    breaches: list[Breach] = field(default_factory=list)

    @property
    def next(self) -> Row:
        """Return the row that comes next; after the last one, a row of no event."""
        return self.rows[self.at] if self.at < len(self.rows) else {"n": len(self.rows), "event": "", "actor": ""}

    def sees(self, event: str, **values: Any) -> bool:
        """Return whether the next row is of an event, and says so much."""
        return self.next["event"] == event and all(self.next.get(key) == value for key, value in values.items())

    def take(self, event: str, rule: str, **values: Any) -> Row:
        """Read a row that has to come now, and has to say so much.

        Raises:
            OutOfPlace: another one comes.
        """
        row = self.next
        if row["event"] != event:
            raise self.stray(rule, f"{event} has to come here, not {row['event'] or 'the end'}")
        self.at += 1
        for key, wanted in values.items():
            found = row.get(key)
            self.check(row, rule, f"{event}: {key} is {found!r}, not {wanted!r}", holds=same(wanted, found))
        return row

    def die(self, reason: str, rule: str, sides: int, **values: Any) -> int:
        """Read a die that has to be thrown now, and return what it shows."""
        row = self.take("die", rule, reason=reason, **values)
        shown: int = row["value"]
        self.check(row, rule, f"a die shows {shown}", holds=1 <= shown <= sides)
        return shown

    def check(self, row: Row, rule: str, sentence: str, *, holds: bool) -> None:
        """Write down a breach unless something holds."""
        if not holds:
            self.breaches.append(Breach(row["n"], rule, sentence))

    def stray(self, rule: str, sentence: str) -> OutOfPlace:
        """Write down that the next row cannot come here, and return what ends the reading."""
        self.breaches.append(Breach(self.next["n"], rule, sentence))
        return OutOfPlace(sentence)

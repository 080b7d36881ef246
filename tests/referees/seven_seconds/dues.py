"""What has to follow: every consequence that the rules call for is owed until a row of the log pays it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.referees.seven_seconds.pieces import NEAR_IN

Row = Mapping[str, Any]
NAMING = ("actor", "target", "side", "by", "cause", "condition", "stage")


def same(wanted: Any, found: Any) -> bool:
    """Return whether two values of a row agree, inches as near as a log rounds them."""
    if isinstance(wanted, float) and isinstance(found, int | float):
        return abs(wanted - found) <= NEAR_IN
    return bool(wanted == found)


@dataclass
class Due:
    """A row that has to come: its event, its values, the rule that calls for it, and what it brings about.

    What is `doubtful` may come or not: the rules, or the rounding of a log, leave it open.
    """

    event: str
    rule: str
    values: dict[str, Any]
    then: Callable[[Row], None] | None = None
    doubtful: bool = False

    def names(self, row: Row) -> bool:
        """Return whether a row is of this event and about the same pieces."""
        named = all(row.get(key) == self.values[key] for key in NAMING if key in self.values)
        return row["event"] == self.event and named

    def differences(self, row: Row) -> list[str]:
        """Return what a row says otherwise."""
        return [
            f"{key} is {row.get(key)!r}, not {want!r}"
            for key, want in self.values.items()
            if not same(want, row.get(key))
        ]

    def __str__(self) -> str:
        return " ".join([self.event, *(f"{key}={value}" for key, value in self.values.items())])


@dataclass
class Dues:
    """Everything owed, in the order in which it fell due."""

    owed: list[Due] = field(default_factory=list)

    def owe(
        self, event: str, rule: str, then: Callable[[Row], None] | None = None, *, doubtful: bool = False, **values: Any
    ) -> Due:
        """Add a row that has to come."""
        due = Due(event, rule, values, then, doubtful)
        self.owed.append(due)
        return due

    def find(self, row: Row) -> Due | None:
        """Return what a row pays, best one that agrees with it in all values, and strike it off."""
        named = [due for due in self.owed if due.names(row)]
        due = next((each for each in named if not each.differences(row)), named[0] if named else None)
        if due is not None:
            self.owed.remove(due)
        return due

"""The referee's bench: the log, the documents, and how the fight stands."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack
from tests.referees.maneuvers.documents import SIDES, Brief, brief
from tests.referees.maneuvers.fight import Fight
from tests.referees.maneuvers.fighters import Fighter
from tests.referees.reading import Log, OutOfPlace, Row

Owed = tuple[str, str, Mapping[str, Any]]


@dataclass
class Bench:
    """All that a referee keeps in mind over a fight."""

    log: Log
    brief: Brief
    fight: Fight

    @property
    def rules(self) -> Rules:
        """Return the rules the fight is fought by."""
        return self.brief.rules

    def fighter(self, row: Row, key: str = "actor", rule: str = "MN.COR.3") -> Fighter:
        """Return the character that a row names.

        Raises:
            OutOfPlace: there is none.
        """
        found = self.fight.fighters.get(row.get(key, ""))
        if found is None:
            self.log.check(row, rule, f"{row.get(key)} is nobody in this fight", holds=False)
            raise OutOfPlace(key)
        return found

    def die(self, reason: str, rule: str, sides: int, **values: Any) -> int:
        """Read a die that has to be thrown now, and return what it shows."""
        row = self.log.take("die", rule, reason=reason, sides=sides, **values)
        shown: int = row["value"]
        self.log.check(row, rule, f"a die shows {shown}", holds=1 <= shown <= sides)
        return shown

    def dice(self, reason: str, rule: str, sides: int, count: int, **values: Any) -> list[int]:
        """Read dice that have to be thrown now, and return what they show."""
        return [self.die(reason, rule, sides, **values) for _ in range(count)]

    def settle(self, owed: Iterable[Owed]) -> None:
        """Read rows that all have to come now, in any order: each an event, a rule and what it says.

        An advantage and a disadvantage that remove each other may be told, with a worth of 0 (MN.TRM.3).

        Raises:
            OutOfPlace: one does not come.
        """
        left = [*owed]
        while left or self.log.sees("advantage_ends", worth=0):
            if self.log.sees("advantage_ends", worth=0):
                self.log.take("advantage_ends", "MN.TRM.3")
                continue
            due = next((each for each in left if self.log.sees(each[0], **each[2])), None)
            if due is None:
                event, rule, values = left[0]
                raise self.log.stray(rule, f"{event} {dict(values)} has to come here, not {self.log.next['event']}")
            self.log.take(due[0], due[1])
            left.remove(due)

    def total(self, row: Row, side: str, change: str, points: int, after: int, rule: str) -> None:
        """Judge a row of a squad total, and keep what it comes to. Rule: MN.SQD.2."""
        told = {"side": side, "change": change, "points": points, "before": self.fight.totals[side], "after": after}
        for key, wanted in told.items():
            found = row.get(key)
            self.log.check(row, rule, f"total: {key} is {found!r}, not {wanted!r}", holds=found == wanted)
        self.fight.totals[side] = after


def bench(header: Mapping[str, Any], rows: list[Row], pack: Pack) -> Bench:
    """Return the bench before the first row."""
    read = brief(header, pack)
    fighters = {name: Fighter(name, side, card) for side in SIDES for name, card in read.cards[side].items()}
    return Bench(Log(rows), read, Fight(read.rules, fighters, {side: read.start(side) for side in SIDES}))

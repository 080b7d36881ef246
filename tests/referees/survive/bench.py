"""The referee's bench: the log, the documents, the figures on the table, and how the turn stands."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack
from tests.referees.reading import NEAR_IN, Log, OutOfPlace, Row
from tests.referees.survive.documents import Brief, brief
from tests.referees.survive.figures import Figure, Point, distance
from tests.referees.survive.ground import Ground, ground


@dataclass
class Bench:
    """All that a referee keeps in mind over a battle. `carrier` has the KeyChip, or it lies at `keychip`."""

    log: Log
    brief: Brief
    ground: Ground
    figures: dict[str, Figure] = field(default_factory=dict)
    turn: int = 0
    order: list[str] = field(default_factory=list)
    carrier: str = ""
    keychip: Point | None = None
    fatalities: int = 0
    over: str = ""

    @property
    def rules(self) -> Rules:
        """Return the rules the battle is fought by."""
        return self.brief.rules

    @property
    def sides_of_dice(self) -> int:
        """Return how many faces a die has."""
        return self.rules.dice.sides

    def figure(self, row: Row, key: str = "actor") -> Figure:
        """Return the figure on the table that a row names.

        Raises:
            OutOfPlace: there is none.
        """
        found = self.figures.get(row.get(key, ""))
        if found is None:
            self.log.check(row, "SV.EFF.3", f"{row.get(key)} is not on the table", holds=False)
            raise OutOfPlace(key)
        return found

    def living(self, side: str | None = None) -> Iterator[Figure]:
        """Yield the players' units on the table, of all sides or of one."""
        return (each for each in self.figures.values() if not each.controlled and side in {None, each.side})

    def controlled(self) -> list[Figure]:
        """Return Control's figures on the table."""
        return [each for each in self.figures.values() if each.controlled]

    def ready(self, side: str) -> list[Figure]:
        """Return a side's units that have not been activated. Rule: SV.SEQ.5."""
        return [each for each in self.living(side) if not each.acted]

    def reach(self, one: Figure, other: Figure) -> float:
        """Return the inches from base edge to base edge, 0 in contact."""
        return max(0.0, distance(one.at, other.at) - self.rules.base.diameter_in)

    def touch(self, one: Figure, other: Figure) -> bool:
        """Return whether two bases are in contact."""
        return self.reach(one, other) <= 2 * NEAR_IN

    def number(self, skill: int, difficulty: int, modifier: int) -> int:
        """Return a to-hit number. Rules: SV.HOUSE.1, SV.GAP.5, SV.GAP.48."""
        rules = self.rules.to_hit
        if rules.modifier_stage == "before_formula":
            skill, modifier = skill + modifier, 0
        short = max(0, difficulty - skill)
        taken = {"shortfall": short, "flat": min(short, 1), "skill_only": 0}[rules.formula]
        bonus = rules.campaign_bonus if self.brief.campaign and skill >= difficulty else 0
        return self.clamped(skill - taken + bonus + modifier)

    def clamped(self, number: int) -> int:
        """Return a number within the limits of all numbers. Rule: SV.GAP.5."""
        return max(self.rules.to_hit.least, min(self.rules.to_hit.most, number))


def bench(header: Mapping[str, Any], rows: list[Row], pack: Pack) -> Bench:
    """Return the bench before the first row."""
    read = brief(header, pack)
    return Bench(Log(rows), read, ground(read.zone, read.rules))

"""The referee's bench: the log, the documents, the map, the troopers, and whose turn it is."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack
from tests.referees.infantry.documents import SIDES, Brief, brief
from tests.referees.infantry.ground import Ground, surveyed
from tests.referees.infantry.lines import Spot
from tests.referees.infantry.soldiers import Gun, Soldier, enlisted
from tests.referees.reading import Log, OutOfPlace, Row


class Over(Exception):
    """A side has nobody left on the map: the battle ends at once. Rule: IN.HOUSE.9."""


@dataclass
class Act:
    """What a trooper has done in its turn; `loose` is why its arc or weapon has just been given up.

    It has `moved` by whatever AP of movement are for, and `stepped` if that led to another dot.
    """

    soldier: Soldier
    moved_ap: int = 0
    moved: bool = False
    stepped: bool = False
    has_laid: bool = False
    halted: bool = False
    is_over: bool = False
    loose: str = ""


@dataclass(frozen=True)
class Declared:
    """An explosive that waits for the end of the turn, in a tunnel or above ground. Rule: IN.HOUSE.1."""

    soldier: Soldier
    weapon: Weapon
    spot: Spot
    number: int
    tunnel: str | None


@dataclass
class Bench:
    """All that a referee keeps in mind over a battle."""

    log: Log
    brief: Brief
    ground: Ground
    soldiers: dict[str, Soldier]
    guns: dict[str, Gun] = field(default_factory=dict)
    turn: int = 0
    side: str = ""
    act: Act | None = None
    declared: list[Declared] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    scored: Counter[str] = field(default_factory=Counter)
    dead: Counter[tuple[str, int]] = field(default_factory=Counter)
    bereaved: set[tuple[str, int]] = field(default_factory=set)

    def under_way(self, act: Act) -> bool:
        """Return whether a trooper may fire on the move. Rules: IN.MVF.1, IN.GAP.55."""
        on_its_way = act.stepped if self.rules.movement_fire.needs_step else act.moved
        return on_its_way and self.rules.options.movement_fire

    @property
    def rules(self) -> Rules:
        """Return the rules the battle is fought by."""
        return self.brief.rules

    def check(self, row: Row, rule: str, sentence: str, *, holds: bool) -> None:
        """Write down a breach unless something holds."""
        self.log.check(row, rule, sentence, holds=holds)

    def soldier(self, row: Row, key: str = "actor", rule: str = "IN.HOUSE.1") -> Soldier:
        """Return the trooper that a row names, who has to be on the map.

        Raises:
            OutOfPlace: there is none.
        """
        found = self.soldiers.get(row.get(key, ""))
        if found is None or not found.is_up:
            raise self.log.stray(rule, f"{row.get(key)} is not on the map")
        return found

    def of(self, side: str) -> Iterator[Soldier]:
        """Yield the troopers of a side that are on the map."""
        return (each for each in self.soldiers.values() if each.side == side and each.is_up)

    def on_map(self) -> Iterator[Soldier]:
        """Yield all troopers on the map."""
        return (each for side in SIDES for each in self.of(side))

    def gun_of(self, soldier: Soldier) -> Gun | None:
        """Return the crewed weapon that a trooper controls, set up or carried."""
        return next((each for each in self.guns.values() if each.by == soldier.name), None)

    def dice(self, reason: str, rule: str, count: int, sides: int = 6, **values: Any) -> int:
        """Read dice that have to be thrown now, and return their total."""
        return sum(self.die(reason, rule, sides, **values) for _ in range(count))

    def die(self, reason: str, rule: str, sides: int = 6, **values: Any) -> int:
        """Read a die that has to be thrown now, and return what it shows."""
        row = self.log.take("die", rule, reason=reason, sides=sides, **values)
        self.check(row, rule, f"a die shows {row['value']}", holds=1 <= row["value"] <= sides)
        shown: int = row["value"]
        return shown

    def is_on_map(self, spot: Spot) -> bool:
        """Return whether there is such a dot."""
        return spot in self.ground.terrain

    def wiped_out(self) -> str | None:
        """Return a side that has nobody left on the map, if there is one."""
        return next((side for side in SIDES if not any(self.of(side))), None)

    def end_if_wiped_out(self) -> None:
        """End the battle where a side is gone. Rule: IN.HOUSE.9.

        Raises:
            Over: it is.
        """
        if self.wiped_out():
            raise Over


def bench(header: Mapping[str, Any], rows: list[Row], pack: Pack) -> Bench:
    """Return the bench before the first row."""
    read = brief(header, pack)
    soldiers = {name: enlisted(person, read.rules) for name, person in read.people.items()}
    return Bench(Log(rows), read, surveyed(read), soldiers)


def spot_of(row: Row) -> Spot:
    """Return the dot of a row."""
    return row["column"], row["row"]


__all__ = ["Act", "Bench", "Declared", "OutOfPlace", "Over", "Row", "bench", "spot_of"]

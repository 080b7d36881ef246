"""All that a referee keeps in mind: the soldiers, the turn, the soldier that acts, and what has to follow."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.referees.battlesuit.documents import Brief, Row
from tests.referees.battlesuit.lattice import Field, Spot, far
from tests.referees.battlesuit.pieces import Soldier
from tests.referees.battlesuit.sight import Eye, sees
from tests.referees.breach import Breach

OTHER = {"red": "blue", "blue": "red"}


@dataclass
class Due:
    """A row that has to come, with some of its values, and the rule that calls for it; a doubtful one may stay away."""

    event: str
    rule: str
    values: dict[str, Any]
    doubtful: bool = False

    @property
    def victim(self) -> str | None:
        """Return whom the row is about: who is hit, else who acts."""
        hit = self.event in ("attack", "blast_attack", "struck")
        return self.values.get("target" if hit else "actor")

    def names(self, row: Row) -> bool:
        """Return whether a row is this one, about the same soldiers."""
        named = all(row.get(key) == self.values[key] for key in ("actor", "target", "side") if key in self.values)
        return row["event"] == self.event and named


@dataclass
class Act:
    """One soldier's activation. `left` are its movement points; `shots` are those of the stationary kind too."""

    soldier: Soldier
    left: int
    level: int
    airborne: bool
    state: str = "good order"
    moved: bool = False
    bounced: bool = False
    landed: bool = False
    rapid: bool = False
    wild: bool = False
    panics_as: str = ""
    stealthy: bool = False
    owes_mp: int = 0
    shots: int = 0
    tired: bool = False
    over: bool = False
    painted: Soldier | None = None
    first: tuple[Spot, int] | None = None
    free: int = 0
    flees_to: set[str] = field(default_factory=set)
    queries: int = 0
    came_from: Spot | None = None
    windows: int = 0
    may_have_fired: bool = False
    has_paid_shot: bool = False
    committed: bool = False


@dataclass
class Bench:
    """The state of a battle as the rows so far have told it."""

    brief: Brief
    breaches: list[Breach] = field(default_factory=list)
    dues: list[Due] = field(default_factory=list)
    dice: list[Row] = field(default_factory=list)
    parts: Counter[str] = field(default_factory=Counter)
    cover: str | None = None
    turn: int = 0
    holder: str | None = None
    next_side: str | None = None
    act: Act | None = None
    override: str | None = None
    after_override: Counter[str] = field(default_factory=Counter)
    group: list[str] = field(default_factory=list)
    pool: Counter[str] = field(default_factory=Counter)
    bonus: int = 0
    mines: dict[Spot, tuple[str, str]] = field(default_factory=dict)
    fallen: set[Spot] = field(default_factory=set)
    scores: Counter[str] = field(default_factory=Counter)
    scored: dict[int, int] = field(default_factory=dict)
    held: Counter[tuple[int, str]] = field(default_factory=Counter)
    set_up: list[str] = field(default_factory=list)
    placeless: set[str] = field(default_factory=set)
    laid: Counter[tuple[str, str]] = field(default_factory=Counter)
    leader_gone: dict[str, int] = field(default_factory=dict)
    assists_from: dict[str, int] = field(default_factory=dict)
    rebuilt: set[str] = field(default_factory=set)
    is_over: bool = False
    turn_is_over: bool = True
    last_shot: tuple[Soldier, Soldier] | None = None
    resting: set[str] = field(default_factory=set)

    @property
    def ground(self) -> Field:
        """Return the map."""
        return self.brief.ground

    def breach(self, row: Row, rule: str, sentence: str) -> None:
        """Say that a row breaks a rule."""
        self.breaches.append(Breach(row["n"], rule, sentence))

    def check(self, row: Row, rule: str, sentence: str, *, holds: bool) -> None:
        """Say that a row breaks a rule unless something holds."""
        if not holds:
            self.breach(row, rule, sentence)

    def same(self, row: Row, rule: str, key: str, want: Any) -> None:
        """Check one value of a row."""
        self.check(row, rule, f"{key} is {row.get(key)!r}, not {want!r}", holds=row.get(key) == want)

    def owe(self, event: str, rule: str, *, doubtful: bool = False, **values: Any) -> None:
        """Let a row have to come."""
        self.dues.append(Due(event, rule, values, doubtful))

    def pay(self, row: Row, rule: str) -> bool:
        """Strike off what a row pays, and check its values; a row that nothing calls for is a breach."""
        due = next((each for each in self.dues if each.names(row)), None)
        if due is None:
            self.breach(row, rule, f"nothing calls for this {row['event']}")
            return False
        self.dues.remove(due)
        for key, want in due.values.items():
            self.same(row, due.rule, key, want)
        return True

    def settle(self, row: Row) -> None:
        """Say what is still owed before something new begins."""
        for due in self.dues:
            if not due.doubtful:
                told = " ".join(f"{key}={value}" for key, value in due.values.items())
                self.breach(row, due.rule, f"{due.event} {told} did not come")
        self.dues.clear()

    def drop(self, soldier: Soldier) -> None:
        """Forget what was owed about a soldier that is gone."""
        self.dues = [each for each in self.dues if each.event == "lost" or each.victim != soldier.name]

    def die(self, row: Row, reason: str, rule: str, value: int | None) -> int:
        """Take the die that was thrown for something, and check that it is the one the row tells of."""
        found = next((each for each in self.dice if each["reason"] == reason), None)
        if found is None:
            self.breach(row, rule, f"no die was thrown for {reason}")
            return value or 0
        self.dice.remove(found)
        if value is not None:
            self.check(row, rule, f"the die shows {found['value']}, not {value}", holds=found["value"] == value)
        return int(found["value"])

    def soldier(self, row: Row, key: str = "actor") -> Soldier:
        """Return the soldier of a row."""
        return self.brief.roster[row[key]]

    def of(self, side: str) -> Iterator[Soldier]:
        """Yield the soldiers of a side."""
        return (each for each in self.brief.roster.values() if each.side == side)

    def on_map(self) -> Iterator[Soldier]:
        """Yield the soldiers on the map."""
        return (each for each in self.brief.roster.values() if each.place == "on")

    def is_airborne(self, soldier: Soldier) -> bool:
        """Return whether a soldier is in the air. Rules: BS.LOS.30, BS.MLB.2."""
        return soldier.place == "on" and not soldier.inside and soldier.level > self.ground.level[soldier.spot]

    def sees(self, one: Soldier, other: Soldier) -> bool:
        """Return whether two soldiers see each other."""
        return sees(self.ground, Eye(one.spot, one.level), Eye(other.spot, other.level))

    def jammed(self, soldier: Soldier) -> bool:
        """Return whether an enemy jams a soldier. Rules: BS.ECM.1, BS.GAP.81."""
        reach = self.brief.rules.drone.ecm_range
        return any(
            "jams" in each.abilities and each.is_fit and far(each.spot, soldier.spot) <= reach
            for each in self.of(OTHER[soldier.side])
        )

    def waiting(self, side: str) -> list[Soldier]:
        """Return who of a side may still be activated this turn."""
        return [
            each
            for each in self.of(side)
            if not each.complete
            and not each.is_down
            and (each.place == "on" or (each.place == "off" and each.comes <= self.turn))
        ]


Handler = Callable[[Bench, Row], None]

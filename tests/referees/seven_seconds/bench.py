"""The referee's bench: the table, the turn, what is owed, the dice on the table, and the breaches found."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.referees.breach import Breach
from tests.referees.seven_seconds.documents import Brief
from tests.referees.seven_seconds.dues import Dues, Row
from tests.referees.seven_seconds.ground import Disc, Ground, ground, grounds
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, Point, Table, distance_in
from tests.referees.seven_seconds.sight import View, views

RULE_OF_DICE = "7S.GEN.8"


@dataclass
class Turn:
    """A player's turn: how many activations it allows, and how many there were."""

    side: str
    allowance: int
    activations: int = 0
    passed: bool = False


@dataclass
class Acting:
    """A unit or blip in its activation: the actions it has left, and whether its suit worked for the next one."""

    left: int
    begun: bool = False
    suit_works: bool = False
    must_wake: bool = False
    jammed: bool = False


@dataclass
class Placing:
    """Units of a revealed blip, still to be put down, and what follows once they stand."""

    blip: Piece
    count: int
    ready: bool
    then: Callable[[list[Piece]], None]
    placed: list[Piece] = field(default_factory=list)


@dataclass
class Flight:
    """A missile in the air: firer, target, who has rolled, and whether it was shot down."""

    firer: Piece
    target: Piece
    rolled: list[str] = field(default_factory=list)
    down: bool = False
    result: bool = False


@dataclass
class Pool:
    """A sensor pool: what is left of it, whom it was spent on, and the blips that it turns over."""

    actor: Piece
    left: int
    charged: set[str] = field(default_factory=set)
    spot: Row | None = None


@dataclass
class Bench:
    """All that a referee keeps in mind over a battle."""

    brief: Brief
    game: dict[str, str]
    table: Table
    terrain: list[Ground]
    patches: list[Ground | None] = field(default_factory=list)
    dues: Dues = field(default_factory=Dues)
    dice: list[Row] = field(default_factory=list)
    checks: list[Callable[[Row], None]] = field(default_factory=list)
    breaches: list[Breach] = field(default_factory=list)
    edges: dict[str, str] = field(default_factory=dict)
    holder: str = ""
    round: int = 0
    turn: Turn | None = None
    last_side: str = ""
    passes: int = 0
    acting: dict[str, Acting] = field(default_factory=dict)
    placing: Placing | None = None
    flight: Flight | None = None
    pool: Pool | None = None
    explosion: Row | None = None
    diving: str = ""
    bent: tuple[str, Point] | None = None
    contact: bool = False
    withdrawing: list[str] = field(default_factory=list)
    pursued: int = 0
    control: str = ""

    def breach(self, row: Row, rule: str, sentence: str) -> None:
        """Write down that a row breaks a rule."""
        self.breaches.append(Breach(row["n"], rule, sentence))

    def check(self, row: Row, rule: str, sentence: str, *, holds: bool) -> None:
        """Write down a breach unless something holds."""
        if not holds:
            self.breach(row, rule, sentence)

    def least(self, row: Row, readings: Iterable[list[tuple[str, str]]]) -> None:
        """Write down the breaches of the reading that has the fewest."""
        for rule, sentence in min(readings, key=len):
            self.breach(row, rule, sentence)

    def settle(self, row: Row) -> None:
        """Call in everything owed before something new begins."""
        self.placing = None
        checks, self.checks = self.checks, []
        for check in checks:
            check(row)
        for due in self.dues.owed:
            self.check(row, due.rule, f"missing before this row: {due}", holds=due.doubtful)
        self.dues.owed = []
        for die in self.dice:
            self.breach(die, _rule_of(die), f"a die for {die['reason']} that nothing calls for")
        self.dice = []

    def take_dice(self, row: Row, reason: str, count: int, rule: str) -> list[int]:
        """Return the dice thrown for a reason, taken off the table; another number of dice is a breach."""
        thrown = [die for die in self.dice if die["reason"] == reason]
        self.dice = [die for die in self.dice if die["reason"] != reason]
        self.check(row, rule, f"{len(thrown)} dice for {reason}, not {count}", holds=len(thrown) == count)
        return [die["value"] for die in thrown]

    def piece(self, row: Row, key: str) -> Piece | None:
        """Return the piece on the table that a row names; naming none is a breach."""
        found = self.table.pieces.get(row.get(key, ""))
        if found is None:
            self.breach(row, _rule_of(row), f"{row.get(key)} is not on the table")
        return found

    def remove(self, name: str) -> Piece | None:
        """Take a piece off the table."""
        return self.table.pieces.pop(name, None)

    def views(self, actor: Piece, target: Piece) -> list[View]:
        """Return the ground as one piece sees another on it, one reading or two."""
        return views(self.ground(), actor, target)

    def ground(self) -> list[Ground]:
        """Return all terrain there is now: the map's, smoke, craters, and active jamming fields."""
        made = [patch for patch in self.patches if patch is not None]
        return [*self.terrain, *made, *(self.field_of(piece) for piece in self.jammers())]

    def jammers(self) -> list[Piece]:
        """Return the haywire drones whose field is on."""
        return [piece for piece in self.table.pieces.values() if piece.jamming]

    def field_of(self, piece: Piece) -> Ground:
        """Return the jamming field about a drone. Rules: 7S.JAM.3, 7S.GAP.78."""
        reach = self.brief.rules.jammer.radius_in + piece.radius_in
        return ground(piece.name, "haywire_field", Disc(piece.at, reach), self.brief.rules)

    def field_over(self, piece: Piece) -> bool:
        """Return whether a piece is in the jamming field of another drone. Rule: 7S.GAP.78."""
        reach = self.brief.rules.jammer.radius_in + NEAR_IN
        return any(
            distance_in(each.at, piece.at) - each.radius_in - piece.radius_in <= reach
            for each in self.jammers()
            if each is not piece
        )


def bench(header: Row, brief: Brief) -> Bench:
    """Return the bench before the first row."""
    game = {"type": header["game_type"], "attacker": header["attacker"]}
    return Bench(brief, game, Table(dict(brief.units)), grounds(brief.field, brief.rules))


def _rule_of(row: Row) -> str:
    rules = row.get("rules") or [RULE_OF_DICE]
    return str(rules[0])

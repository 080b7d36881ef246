"""What a custom player sees of pieces. Lengths are inches, x to the east and y to the north."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weapon:
    """A weapon that a unit carries: `type` is "ranged", "grenade" or "close".

    `in_hand` is the gun or grenade that can be shot, `ready` whether that may be done in this turn: a weapon that was
    drawn is ready in the next one. `number` tells weapons apart and says nothing more.
    """

    number: int
    name: str
    type: str
    hands: int
    power: int
    difficulty: int
    ammo: int
    range_in: float
    blast_in: float
    in_hand: bool
    ready: bool
    jammed: bool

    def __str__(self) -> str:
        """Return its name."""
        return self.name


@dataclass(frozen=True)
class Piece:
    """A piece on the table: a unit of a Mob, or a control unit.

    `side` is the seat of its Mob or "control", `kind` "unit" or the type of a control unit ("cu", "rip_saw"); a unit
    that has gone Red is a "cu". `looks` is the direction it faces, east and north, of length 1. `ready` says whether it
    is still to be activated in this turn. Control units have flat numbers instead of `shooting` and `combat`.
    `number` tells pieces apart and says nothing more.
    """

    number: int
    name: str
    side: str
    mine: bool
    kind: str
    x_in: float
    y_in: float
    looks: tuple[float, float]
    dazed: bool
    ready: bool
    holding: bool
    has_keychip: bool
    grit: int
    toughness: int
    shooting: int
    combat: int
    move_in: float
    run_in: float
    charge_in: float
    weapons: tuple[Weapon, ...] = ()

    @property
    def is_control(self) -> bool:
        """Whether it is a control unit, or a unit that has gone Red."""
        return self.kind != "unit"

    @property
    def in_hand(self) -> Weapon | None:
        """The gun or grenade in its hand, or None."""
        return next((weapon for weapon in self.weapons if weapon.in_hand), None)

    def __str__(self) -> str:
        """Return its name and where it stands: `Rust Saints Gunner at (3.0, 4.5)`."""
        return f"{self.name} at ({self.x_in:.1f}, {self.y_in:.1f})"


@dataclass(frozen=True)
class KeyChip:
    """The KeyChip, where it is now: on the Prime CU, on the ground, or carried by `piece`."""

    x_in: float
    y_in: float
    piece: Piece | None

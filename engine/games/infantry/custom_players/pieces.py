"""What a custom player sees of troopers and weapons. A dot is a column from the west and a row from the south."""

from dataclasses import dataclass, field

Dot = tuple[int, int]


@dataclass(frozen=True)
class Weapon:
    """A weapon in a section of a trooper's card; `rounds` are None where it never runs dry."""

    number: int
    card: str
    section: str
    type: str
    rounds: int | None
    in_hand: bool

    def __str__(self) -> str:
        """Return the id of its card."""
        return self.card


@dataclass(frozen=True)
class Trooper:
    """A trooper of either side, with all that is marked on its card; `at` is None where it is not on the map.

    `arc_deg` is the bearing of its arc, None without one, and `gun` the number of the crewed weapon that it controls.
    Who `must_step_on` stands where too many do, and can do nothing else (IN.GAP.39).
    """

    number: int
    name: str
    card: str
    squad: str
    mine: bool
    state: str
    at: Dot | None
    in_tunnel: bool
    prone: bool
    caught: bool
    shaken: bool
    ready: bool
    must_step_on: bool
    ap: int
    moved_ap: int
    crossed: int
    armor: int
    experience: str
    leads: bool
    sneak_suit: bool
    value: int
    arc_deg: int | None
    arc_wide: bool
    gun: int | None
    weapons: tuple[Weapon, ...] = field(repr=False)

    @property
    def in_hand(self) -> Weapon | None:
        """The weapon in hand."""
        return next((weapon for weapon in self.weapons if weapon.in_hand), None)

    def __str__(self) -> str:
        """Return the name."""
        return self.name


@dataclass(frozen=True)
class Gun:
    """A crewed weapon, by the number of who brought it; `holder` is who controls it, None for nobody."""

    number: int
    card: str
    at: Dot
    stands: bool
    arc_deg: int
    holder: int | None

    def __str__(self) -> str:
        """Return the id of its card."""
        return self.card

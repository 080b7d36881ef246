"""What a custom player sees of pieces. Lengths are inches, x to the east and y to the north."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """A piece on the table: a blip, or a unit that has been revealed.

    `kind` is "blip" or the unit's type ("tactical", "recce_drone"); nobody knows what an enemy blip holds, `holds`
    says it of one's own. `sensors` and `blast_radius_in` are known of one's own units and 0 else.
    `number` tells pieces apart and says nothing more.
    """

    number: int
    mine: bool
    kind: str
    x_in: float
    y_in: float
    counters: int
    ready: bool
    damaged: bool
    stunned: bool
    jamming: bool
    sensors: int = 0
    blast_radius_in: int = 0
    holds: tuple[str, ...] = ()

    @property
    def is_blip(self) -> bool:
        """Whether it is a blip counter."""
        return self.kind == "blip"

    @property
    def is_drone(self) -> bool:
        """Whether it is a drone."""
        return self.kind.endswith("drone")

    @property
    def is_trooper(self) -> bool:
        """Whether it is a trooper."""
        return not self.is_blip and not self.is_drone

    def __str__(self) -> str:
        """Return whose it is, what, and where: `enemy scout at (3.0, 4.5)`."""
        owner = "own" if self.mine else "enemy"
        return f"{owner} {self.kind.replace('_', ' ')} at ({self.x_in:.1f}, {self.y_in:.1f})"


@dataclass(frozen=True)
class Objective:
    """An objective on the table; `control` is "mine", "enemy" or "contested"."""

    number: int
    name: str
    x_in: float
    y_in: float
    counters: int
    control: str

    def __str__(self) -> str:
        """Return its name."""
        return self.name


@dataclass(frozen=True)
class Waiting:
    """A unit of one's own in the holding area; `blip` is the number of the blip that stands for its square."""

    kind: str
    blip: int
    damaged: bool


@dataclass(frozen=True)
class Wish:
    """A condition of one's own mission and what it gives: `condition` in the words of the mission card.

    `objective` and `state` are "" where the condition is not about an objective.
    """

    condition: str
    objective: str
    state: str
    victory_points: int


@dataclass(frozen=True)
class Line:
    """What lies between a piece and another: edge-to-edge range, cover ("clear", "light", "heavy"), sight and arc."""

    range_in: float
    blocked: bool
    cover: str
    in_arc: bool


@dataclass(frozen=True)
class Activate:
    """The answer to which piece acts next, and whether a blip is turned over first."""

    piece: Piece
    reveal: bool = False

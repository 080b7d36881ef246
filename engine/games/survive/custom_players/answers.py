"""What a custom player answers with. Lengths are inches from the south-west corner."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.battles.events import word
from engine.games.survive.custom_players.pieces import Piece
from engine.games.survive.kernel import codes

Action = Literal["move", "run", "charge", "hold", "shuffle", "team_move", "team_charge", "mob_run", "blink"]
ACTION_CODES: Final = {word(action): int(action) for action in codes.Action}
TEAMS: Final = ("team_move", "team_charge")
GROUPS: Final = ("mob_run", "blink")


@dataclass(frozen=True)
class Activate:
    """Who acts in a phase, and what they do. Rules: SV.SEQ.3, SV.MOV.1 to SV.MOV.13.

    `others` are the second unit of a Double Team, the others of a Mob Run, or those that Blink with the unit.
    A Dazed unit can do nothing but "shuffle", one that holds nothing but "hold".
    """

    action: Action
    unit: Piece
    others: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        """Return what is done by whom."""
        return f"{self.action} of {', '.join(map(str, (self.unit, *self.others)))}"


@dataclass(frozen=True)
class Place:
    """A point to go to, and the point to look at from there; None: straight ahead."""

    x_in: float
    y_in: float
    looks_at: tuple[float, float] | None = None

    def __str__(self) -> str:
        """Return where it is."""
        return f"({self.x_in:.1f}, {self.y_in:.1f})"


@dataclass(frozen=True)
class Shot:
    """A shot with the weapon in hand, and the estimate of the distance, from base to base. Rule: SV.SHT.1.

    The estimate is logged and decides nothing (SV.GAP.24); None stands for the true distance.
    """

    target: Piece
    estimate_in: float | None = None

    def __str__(self) -> str:
        """Return at whom."""
        return str(self.target)

"""What a custom player answers with. Bearings are degrees from north, clockwise, in steps of 15."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.battles.events import word
from engine.games.infantry.custom_players.pieces import Dot, Gun, Trooper, Weapon
from engine.games.infantry.kernel import codes

Action = Literal[
    "end",
    "step",
    "drop_prone",
    "stand_up",
    "change_weapon",
    "drop_weapon",
    "aimed_fire",
    "fire_on_the_move",
    "strike",
    "arc",
    "wide_arc",
    "explosive",
    "explosive_on_the_move",
    "into_tunnel",
    "out_of_tunnel",
    "set_up",
    "break_down",
    "swing",
    "take_over",
    "pick_up",
    "free_fire",
]
ACTION_CODES: Final[Mapping[str, int]] = {word(action): action for action in codes.Action}


@dataclass(frozen=True)
class Act:
    """What a trooper does, and what belongs to it; the rest is not looked at. Rules: IN.GAP.14, IN.HOUSE.1.

    Fire and blows have a `target`, and so has what is done with a crewed weapon of others; steps and explosives go to a
    dot, changes and explosives name a `weapon` of the trooper's card, arcs and crewed weapons a bearing.
    """

    action: Action
    target: Trooper | Gun | None = None
    at: Dot | None = None
    weapon: Weapon | None = None
    bearing_deg: int | None = None

    def __str__(self) -> str:
        """Return what is done, to whom, where."""
        bearing = "" if self.bearing_deg is None else f"{self.bearing_deg}°"
        parts = (self.action, self.weapon, self.target, self.at and f"{self.at[0]}/{self.at[1]}", bearing)
        return " ".join(str(part) for part in parts if part)


@dataclass(frozen=True)
class Place:
    """A dot where a trooper is set down, and the bearing of its crewed weapon, if that stands. Rule: IN.HOUSE.10."""

    at: Dot
    bearing_deg: int = 0

    def __str__(self) -> str:
        """Return the dot."""
        return f"{self.at[0]}/{self.at[1]}"

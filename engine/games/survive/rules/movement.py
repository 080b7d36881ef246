"""How far units go, by what they carry, and control units by their kind. Distances are inches."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.control import ControlLine
from schemas.models.survive.weapon import Weapon


@dataclass(frozen=True)
class MoveRates:
    """The weight a unit carries, and how far it goes when it holds, moves, runs, charges and follows on."""

    weight: int
    hold_in: float
    move_in: float
    run_in: float
    charge_in: float
    follow_on_in: int


def weight_of(weapons: Iterable[Weapon]) -> int:
    """Return the weight of weapons together. Rule: SV.MOV.1."""
    return sum(weapon.weight for weapon in weapons)


def move_rates(weight: int, stamina: int, rules: Rules) -> MoveRates:
    """Return how far a unit goes; below 0 where it cannot carry so much. Rules: SV.MOV.1 to SV.MOV.7, SV.RES.5."""
    move = rules.movement.base_in - weight
    run = move + stamina * rules.movement.stamina_in
    follow_on = ceil(move * rules.movement.follow_on_share)
    return MoveRates(weight, 0.0, move, run, run + rules.movement.charge_in, follow_on)


@dataclass(frozen=True)
class ControlRates:
    """How far a control unit moves and charges, None if it never charges, and whether it has a gun."""

    move_in: float
    charge_in: float | None
    shoots: bool


def control_rates(line: ControlLine, rules: Rules, *, disabled: bool = False) -> ControlRates:
    """Return how far a control unit goes. Rules: SV.CTL.4 to SV.CTL.8, SV.DAZ.2, SV.GAP.45."""
    shoots = line.ranged_to_hit is not None
    if not disabled:
        return ControlRates(line.move_in, line.charge_in, shoots)
    active = rules.control.disabled == "limited"
    return ControlRates(min(line.move_in, rules.movement.dazed_in) if active else 0.0, None, shoots and active)

"""Rules of SURVIVE that cases ask about by themselves, in words and inches, as functions of the kernel answer them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import GRID_MOST, ContactSide
from engine.games.survive.kernel.numbers import movement, places, shots
from engine.games.survive.kernel.numbers.movement import blink_x_mil, blink_y_mil, is_mob_run, team_refused
from engine.games.survive.kernel.numbers.shots import computed_effect, met_toughness, printed_effect
from engine.games.survive.rules.movement import CORNER_CODES
from engine.games.survive.rules.numbers import (
    FULL_TURN,
    SIGN_CODES,
    Point,
    inches,
    mils,
    numbers_of,
    places_of,
    unit_vector,
)
from engine.games.survive.rules.shots import (
    ACTION_CODES,
    ACTIONS,
    EFFECTS,
    TYPE_CODES,
    Action,
    Effect,
    Refusal,
    modifier_of,
    refusals,
)
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Corner


def follow_on_action(*, in_contact: bool) -> Action:
    """Return the action that a follow-on counts as. Rule: SV.RES.6."""
    return ACTIONS[movement.follow_on_counts_as(in_contact)]


def shuffle_in(wanted_in: float, rules: Rules) -> float:
    """Return how far a Dazed unit goes that wants to go so far. Rule: SV.DAZ.2."""
    return inches(movement.shuffles_mil(numbers_of(rules), mils(wanted_in)))


class TeamRefusal(StrEnum):
    """Why units may not act together."""

    RANGE = "double_team_range"
    KIND = "double_team_kind"
    COHERENCY = "coherency"


REFUSALS = {codes.TOO_FAR_APART: TeamRefusal.RANGE, codes.OTHER_KIND: TeamRefusal.KIND}


def double_team_refusals(apart_in: float, actions: tuple[Action, Action], rules: Rules) -> tuple[TeamRefusal, ...]:
    """Return what is against a Double Team of two units so far apart. Rules: SV.MOV.9, SV.GAP.28."""
    one, other = (ACTION_CODES[action] for action in actions)
    found = team_refused(numbers_of(rules), mils(apart_in), one, other)
    return tuple(refusal for bit, refusal in REFUSALS.items() if found & bit)


def mob_run_refusals(centres: Sequence[Point], rules: Rules) -> tuple[TeamRefusal, ...]:
    """Return what is against a Mob Run with units at these places. Rules: SV.MOV.12, SV.GAP.38."""
    return () if is_mob_run(numbers_of(rules), places_of(centres)) else (TeamRefusal.COHERENCY,)


def blink_spot(rolls: tuple[int, int], corner: Corner, width_in: float, depth_in: float, rules: Rules) -> Point:
    """Return where a Blink leads, by a die along the long edge and one along the short. Rules: SV.MOV.14, SV.GAP.18."""
    numbers, code = numbers_of(rules), CORNER_CODES[corner]
    x_mil = blink_x_mil(numbers, code, rolls[0], mils(width_in))
    return inches(x_mil), inches(blink_y_mil(numbers, code, rolls[1], mils(depth_in)))


HALF_TURN = 180.0


Side = Literal["front", "rear"]


def way_mil(at: Point, target: Point) -> tuple[int, int]:
    """Return how far a target lies east and north, in mils."""
    return mils(target[0]) - mils(at[0]), mils(target[1]) - mils(at[1])


def in_arc(at: Point, facing_deg: float, target: Point, arc_deg: float) -> bool:
    """Return whether a target lies in an arc of a whole width, limits included. Rules: SV.SHT.3, SV.GAP.23."""
    sine, cosine = unit_vector(arc_deg / 2)
    return places.is_in_arc(*unit_vector(facing_deg), *way_mil(at, target), cosine, sine)


def heading_deg(facing_deg: float, roll: int, rules: Rules) -> float:
    """Return the facing of a control unit after its heading roll. Rule: SV.CAP.4."""
    turn = HALF_TURN if places.turns_about(numbers_of(rules), roll) else 0.0
    return (facing_deg + turn) % FULL_TURN


def contact_side(target: Point, facing_deg: float, charger: Point, rules: Rules) -> Side:
    """Return the side of the target that a charger has reached. Rules: SV.RCH.1, SV.GAP.49."""
    side = places.contact_side(numbers_of(rules), *unit_vector(facing_deg), *way_mil(target, charger))
    return "rear" if side == ContactSide.REAR else "front"


def red_targets(at: Point, facing_deg: float, centres: Sequence[Point], rules: Rules) -> tuple[int, ...]:
    """Return the places of those a unit that goes Red fires at, the nearest first: one, or all it can reach.

    Reach counts from base to base. Rules: SV.RED.3, SV.GAP.43.
    """
    around = places_of(centres)
    found = places.red_picks(numbers_of(rules), around, mils(at[0]), mils(at[1]), *unit_vector(facing_deg))
    return tuple(around.chosen[:found])


@dataclass(frozen=True)
class Shots:
    """What is against some shots, the modifier of the action, and the range in inches; None for close combat."""

    refusals: tuple[Refusal, ...]
    modifier: int
    range_in: int | None


def shots_of(action: Action, weapon: Weapon, wanted: int, rules: Rules) -> Shots:
    """Return the verdict on some shots with a weapon. Rules: SV.MOV.2 to SV.MOV.8, SV.DAZ.3, SV.GAP.18, SV.GAP.44."""
    return Shots(
        refusals(action, weapon, wanted, rules), modifier_of(action, weapon, rules), reach(action, weapon, rules)
    )


def reach(action: Action, weapon: Weapon, rules: Rules) -> int | None:
    """Return the range in inches; None for close combat. Rules: SV.DAZ.3, SV.GAP.30."""
    if weapon.range_in is None:
        return None
    mil, action_code, type_code = weapon.range_in * codes.MILS_PER_INCH, ACTION_CODES[action], TYPE_CODES[weapon.type]
    return shots.shot_range_mil(numbers_of(rules), action_code, type_code, mil) // codes.MILS_PER_INCH


def effective_toughness(toughness: int, rules: Rules, *, dazed: bool) -> int:
    """Return the Toughness that Power is held against. Rules: SV.DAZ.1, SV.GAP.37."""
    return met_toughness(numbers_of(rules), toughness, dazed)


def disagreements(rules: Rules) -> Iterator[tuple[int, int, Effect, Effect]]:
    """Yield Power, Toughness, printed and computed effect of each cell where the two differ. Rule: SV.GAP.1."""
    numbers = numbers_of(rules)
    for power in range(GRID_MOST, 0, -1):
        for toughness in range(GRID_MOST, 0, -1):
            shown, worked = printed_effect(numbers, power, toughness), computed_effect(numbers, power, toughness)
            if shown != worked:
                yield power, toughness, EFFECTS[shown], EFFECTS[worked]


SIGNS = {sign: EFFECTS[code] for sign, code in SIGN_CODES.items()}
"""The signs of the printed grid. Rule: SV.EFF.4."""

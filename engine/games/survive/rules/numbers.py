"""What the kernel's record does not say itself of its parameters: directions, faces, the grid, control units.

Directions in degrees are unit vectors of whole millionths, by integers alone: every machine has the same.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import PPM, Effect, Zone
from engine.games.survive.kernel.rules_record import Numbers, Places
from engine.kernel.packing import coded, face_set, once_a_document, pack_rules
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

FULL_TURN = 360.0
QUARTER = 90_000_000
"""A quarter of a turn in millionths of a degree."""
ONE = 10**24
PI = 3_141592653589793238462643
"""Pi in parts of `ONE`."""
TERMS = 30
"""Terms of a series, which is exact to the last part long before."""


def direction_deg(roll: int, rules: Rules) -> float:
    """Return the direction that a die shows. Rules: SV.GAP.20, SV.HOUSE.3."""
    return (roll - 1) * rules.direction.step_deg % FULL_TURN


def unit_vector(degrees: float) -> tuple[int, int]:
    """Return a direction, clockwise from north, as how far it goes east and north, in millionths."""
    quarters, rest = divmod(round(degrees * PPM), QUARTER)
    angle = rest * PI // (2 * QUARTER)
    sine, cosine = _whole(_series(angle, angle, 1)), _whole(_series(ONE, angle, 0))
    return ((sine, cosine), (cosine, -sine), (-sine, -cosine), (-cosine, sine))[quarters % 4]


def _series(first: int, angle: int, order: int) -> int:
    """Return the sum of the terms after `first`, each the one before times -angle**2 and over the next two orders."""
    term = total = first
    for step in range(order, order + 2 * TERMS, 2):
        term = -term * angle * angle // (ONE * ONE * (step + 1) * (step + 2))
        total += term
    return total


def _whole(parts: int) -> int:
    return (parts * PPM + ONE // 2) // ONE


Point = tuple[float, float]

CONTROL_CODES: Final = coded(ControlType, codes.ControlType)
SIGN_CODES = {"-": Effect.NONE, "D": Effect.DAZED, "X": Effect.DEAD}
"""The signs of the printed grid. Rule: SV.EFF.4."""


def mils(inches: float) -> int:
    """Return inches as whole thousandths."""
    return round(inches * codes.MILS_PER_INCH)


def inches(mil: int) -> float:
    """Return thousandths as inches."""
    return mil / codes.MILS_PER_INCH


def places_of(points: Sequence[Point]) -> Places:
    """Return points as places, in plain form: of any number."""
    places = Places()
    places.count = len(points)
    places.x_mil, places.y_mil = [mils(x) for x, _ in points], [mils(y) for _, y in points]
    places.chosen = [0] * len(points)
    return places


@once_a_document
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    pack_rules(rules, numbers)
    _directions(rules, numbers)
    _faces(rules, numbers)
    _control(rules, numbers)
    signs = "".join(row[::-1] for row in reversed(rules.effect.grid))
    numbers.grid[:] = [SIGN_CODES[sign] for sign in signs]
    # Without a tolerance two distances are the same if they are so to the mil, the finest there is.
    numbers.pulse_step_mil = max(1, mils(rules.pulse.tolerance_in))


def _directions(rules: Rules, numbers: Numbers) -> None:
    for roll in range(1, rules.dice.sides + 1):
        numbers.direction_x[roll], numbers.direction_y[roll] = unit_vector(direction_deg(roll, rules))
    numbers.front_sine, numbers.front_cosine = unit_vector(rules.arc.front_deg / 2)
    numbers.rear_sine, numbers.rear_cosine = unit_vector(rules.arc.rear_deg / 2)
    numbers.red_sine, numbers.red_cosine = unit_vector(rules.red.arc_deg / 2)


def _faces(rules: Rules, numbers: Numbers) -> None:
    """Lay down sets of faces, without those that the die does not have."""
    there = (1 << rules.dice.sides + 1) - 1
    numbers.about_faces = face_set(rules.direction.about_on) & there
    numbers.red_faces[Zone.ICZ] = face_set(rules.red.inner_on) & there
    numbers.red_faces[Zone.OCZ] = face_set(rules.red.outer_on) & there
    numbers.red_faces[Zone.OUTSIDE] = face_set(rules.red.outside_on) & there


def _control(rules: Rules, numbers: Numbers) -> None:
    for kind, code in CONTROL_CODES.items():
        line = rules.control.line(kind)
        numbers.control_move_mil[code] = mils(line.move_in)
        numbers.control_charge_mil[code] = codes.NEVER if line.charge_in is None else mils(line.charge_in)
        numbers.control_ranged[code] = codes.NEVER if line.ranged_to_hit is None else line.ranged_to_hit
        numbers.control_close[code] = line.close_to_hit
        numbers.control_ranged_power[code] = line.ranged_power or 0
        numbers.control_range_mil[code] = mils(line.ranged_range_in or 0)
        numbers.control_close_power[code] = line.close_power
        numbers.control_grit[code] = line.grit
        numbers.control_toughness[code] = line.toughness

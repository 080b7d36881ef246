"""The Control Activation Pulse: which control unit lies nearest to it."""

from collections.abc import Sequence

from engine.games.survive.kernel.numbers.pulse import pulse_picks
from engine.games.survive.kernel.rules_record import Board
from engine.games.survive.rules.numbers import Point, mils, numbers_of, places_of
from schemas.models.survive.rules import Rules


def nearest_to_pulse(spire: Point, roll: int, points: Sequence[Point], rules: Rules) -> tuple[int, ...]:
    """Return the places of the points a pulse may activate: one, or several that have to roll off; none without any.

    `roll` is the die that shows the direction. Rules: SV.CAP.1 to SV.CAP.3, SV.GAP.21.
    """
    board, places = Board(), places_of(points)
    board.spire_x_mil, board.spire_y_mil = mils(spire[0]), mils(spire[1])
    found = pulse_picks(numbers_of(rules), board, places, roll)
    return tuple(places.chosen[:found])

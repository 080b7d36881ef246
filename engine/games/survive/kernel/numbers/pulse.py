"""The Control Activation Pulse: which control unit lies nearest to it."""

from engine.games.survive.kernel.codes import PPM
from engine.games.survive.kernel.numbers.distances import distance_squared, whole_root
from engine.games.survive.kernel.rules_record import Board, Numbers, Places


def pulse_steps(numbers: Numbers, roll: int, east: int, north: int) -> int:
    """Return how far a point lies from the pulse, in steps of the tolerance, rounded half up.

    The point stands so far east and north of the spire. Rules: SV.CAP.1, SV.GAP.21.
    """
    way_x: int = numbers.direction_x[roll]
    way_y: int = numbers.direction_y[roll]
    step: int = numbers.pulse_step_mil
    if east * way_x + north * way_y < 0 and not numbers.pulse_both_ways:
        return (whole_root(4 * distance_squared(0, 0, east, north)) + step) // (2 * step)
    return (2 * abs(east * way_y - north * way_x) + step * PPM) // (2 * step * PPM)


def pulse_picks(numbers: Numbers, board: Board, places: Places, roll: int) -> int:
    """Choose the points that a pulse may activate; return how many: one, or several that have to roll off.

    Of those equally near to the pulse the one closest to the spire has it. Rules: SV.CAP.2, SV.CAP.3, SV.GAP.21.
    """
    found: int = 0
    least_steps: int = 0
    least_far: int = 0
    for place in range(places.count):
        east: int = places.x_mil[place] - board.spire_x_mil
        north: int = places.y_mil[place] - board.spire_y_mil
        steps: int = pulse_steps(numbers, roll, east, north)
        far: int = distance_squared(0, 0, east, north)
        if found == 0 or steps < least_steps or (steps == least_steps and far < least_far):
            found = 0
            least_steps = steps
            least_far = far
        if steps == least_steps and far == least_far:
            places.chosen[found] = place
            found += 1
    return found

"""Range bands, arcs, and what a line of sight allows."""

from math import floor

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, Point
from tests.referees.seven_seconds.sight import Sight

# A line that grazes a corner may be rounded to either side of it.
GRAZED_IN = 0.02
DOUBT = 0.06


def band(bench: Bench, range_in: float, width_in: float) -> int:
    """Return the range band; an exact limit lies in the farther one. Rules: 7S.RNG.2, 7S.RNG.3, 7S.GAP.8."""
    return floor((range_in + bench.brief.rules.range.epsilon_in) / width_in) + 1


def in_arc(bench: Bench, actor: Piece, point: Point) -> bool | None:
    """Return whether a point lies in a trooper's arc, None if its facing is not known. Rules: 7S.RIF.4, 7S.GAP.43."""
    if not actor.trooper:
        return True
    if actor.facing is None:
        return None
    assert bench.brief.rules.arc.trooper_deg == 180
    ahead = (point[0] - actor.x_in) * actor.facing[0] + (point[1] - actor.y_in) * actor.facing[1]
    return None if abs(ahead) <= NEAR_IN else ahead > 0


def cut(bench: Bench, sight: Sight, blocked: str, deep: str) -> list[tuple[str, str]]:
    """Return why a line of sight is cut, nothing if it is not. Rules: 7S.COV.4, 7S.GAP.46, 7S.GAP.49."""
    rules = bench.brief.rules
    if sight.shows < rules.los.min_visible_fraction - DOUBT:
        return [(blocked, f"{sight.shows:.0%} of the target can be seen")]
    if sight.heavy_in > rules.cover.heavy_limit_in + NEAR_IN:
        return [(deep, f"{sight.heavy_in:.3f} in of heavy cover lie before the target")]
    return []


def unseen(row: Row, sight: Sight) -> list[tuple[str, str]]:
    """Return what a row of a line of sight has otherwise than the ground, each with its rule."""
    found = []
    if abs(row["range_in"] - sight.range_in) > NEAR_IN:
        found.append(("7S.GEN.4", f"the range is {sight.range_in:.3f} in"))
    if row["target_cover"] != sight.cover:
        found.append(("7S.GEN.5", f"the target stands in {sight.cover} cover"))
    if row["light_between"] != sight.light:
        found.append(("7S.COV.8", f"{sight.light} pieces of light cover lie between"))
    if row["heavy_between"] != sight.heavy:
        found.append(("7S.COV.8", f"{sight.heavy} pieces of heavy cover lie between"))
    if abs(row["heavy_in"] - sight.heavy_in) > GRAZED_IN + sight.doubt_in:
        found.append(("7S.GAP.46", f"{sight.heavy_in:.3f} in of heavy cover lie between"))
    return found

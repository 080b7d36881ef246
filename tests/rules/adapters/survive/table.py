"""The table: zones, patrols, directions, arcs."""

from engine.survive import facing
from engine.survive.zones import Rings, may_patrol
from schemas.models.survive.words import ControlType
from tests.rules.adapters.survive.bench import Answer, Given, rules_of


def rings(given: Given) -> Rings:
    """Return the rings that a case describes."""
    return Rings(point(given["spire"]), given["icz"], given["ocz"])


def point(pair: tuple[float, float]) -> facing.Point:
    """Return a point of a case."""
    x, y = pair
    return x, y


def zone_of(given: Given) -> Answer:
    """Answer the zone of a point."""
    return {"zone": rings(given).zone_of(point(given["pos"])).value}


def patrol_ok(given: Given) -> Answer:
    """Answer whether a control unit may stand on a point."""
    return {"ok": may_patrol(ControlType(given["kind"]), rings(given), point(given["pos"]), rules_of(given))}


def in_arc(given: Given) -> Answer:
    """Answer whether a target lies in an arc, and its bearing to a tenth of a degree."""
    at, target = point(given["pos"]), point(given["target"])
    seen = facing.in_arc(at, given["facing"], target, given["arc"])
    return {"in_arc": seen, "bearing": round(facing.bearing_deg(at, target), 1) % facing.FULL_TURN}


def direction(given: Given) -> Answer:
    """Answer the direction that a die shows."""
    return {"degrees": facing.direction_deg(given["roll"], rules_of(given))}


def heading(given: Given) -> Answer:
    """Answer the facing of a control unit after its heading roll."""
    return {"facing": facing.heading_deg(given["facing"], given["roll"], rules_of(given))}


def contact_side(given: Given) -> Answer:
    """Answer the side that a charger has reached."""
    target, charger = point(given["target_pos"]), point(given["charger_pos"])
    return {"side": facing.contact_side(target, given["target_facing"], charger, rules_of(given))}

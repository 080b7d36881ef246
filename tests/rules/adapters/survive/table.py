"""The table: zones, patrols, directions, arcs."""

from engine.games.survive.rules.numbers import FULL_TURN, Point, direction_deg
from engine.games.survive.rules.places import Rings, bearing_deg, may_patrol, nearest_to_pulse
from engine.games.survive.rules.shots import Action
from schemas.models.survive.words import ControlType, Corner
from tests.rules.adapters.survive import asked
from tests.rules.adapters.survive.bench import Answer, Given, rules_of

CORNERS = {
    "SW": Corner.SOUTH_WEST,
    "NW": Corner.NORTH_WEST,
    "NE": Corner.NORTH_EAST,
    "SE": Corner.SOUTH_EAST,
}
STANDING = {"active", "dazed"}


def rings(given: Given) -> Rings:
    """Return the rings that a case describes."""
    return Rings(point(given["spire"]), given["icz"], given["ocz"])


def point(pair: tuple[float, float]) -> Point:
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
    seen = asked.in_arc(at, given["facing"], target, given["arc"])
    return {"in_arc": seen, "bearing": round(bearing_deg(at, target), 1) % FULL_TURN}


def direction(given: Given) -> Answer:
    """Answer the direction that a die shows."""
    return {"degrees": direction_deg(given["roll"], rules_of(given))}


def heading(given: Given) -> Answer:
    """Answer the facing of a control unit after its heading roll."""
    return {"facing": asked.heading_deg(given["facing"], given["roll"], rules_of(given))}


def contact_side(given: Given) -> Answer:
    """Answer the side that a charger has reached."""
    target, charger = point(given["target_pos"]), point(given["charger_pos"])
    return {"side": asked.contact_side(target, given["target_facing"], charger, rules_of(given))}


def cap(given: Given) -> Answer:
    """Answer which control unit a pulse activates; None if several have to roll off."""
    rules, units = rules_of(given), given["units"]
    found = nearest_to_pulse(point(given["spire"]), given["pulse_roll"], [point(unit["pos"]) for unit in units], rules)
    return {"activated": units[found[0]]["id"] if len(found) == 1 else None}


def blink(given: Given) -> Answer:
    """Answer where a Blink leads, to three decimals."""
    width, depth = given["table"]
    first, second = given["rolls"]
    x, y = asked.blink_spot((first, second), CORNERS[given["corner"]], width, depth, rules_of(given))
    return {"pos": [round(x, 3), round(y, 3)]}


def double_team(given: Given) -> Answer:
    """Answer whether two units may act as a Double Team."""
    one, other = map(Action, given["kinds"])
    refused = {
        refusal.value for refusal in asked.double_team_refusals(given["distance"], (one, other), rules_of(given))
    }
    return {"legal": not refused, "errors": refused}


def mob_run(given: Given) -> Answer:
    """Answer whether units keep together in a Mob Run."""
    refused = {refusal.value for refusal in asked.mob_run_refusals([*map(point, given["positions"])], rules_of(given))}
    return {"legal": not refused, "errors": refused}


def red_stand(given: Given) -> Answer:
    """Answer where a unit that goes Red looks, and whom it shoots at."""
    rules = rules_of(given)
    way = direction_deg(given["facing_roll"], rules)
    standing = [target for target in given["targets"] if target["state"] in STANDING]
    found = asked.red_targets(point(given["pos"]), way, [point(target["pos"]) for target in standing], rules)
    return {"facing": way, "shot_at": standing[found[0]]["id"] if found else None}

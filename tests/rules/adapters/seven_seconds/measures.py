"""Ranges, bands, scale and counters."""

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.drones import touched_by
from engine.games.seven_seconds.kernel.actions.rifle import rifle_band
from engine.games.seven_seconds.kernel.actions.sensors import target_cost
from engine.games.seven_seconds.kernel.board.pieces import is_within, range_mil
from engine.games.seven_seconds.kernel.board.sight import look
from engine.games.seven_seconds.kernel.codes import Action, Kind
from exporters.games.seven_seconds.pieces.counters import DENOMINATIONS
from schemas.models.seven_seconds.rules import Rules
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, DRONES, Answer, Bench, Given, Point, rules_of

HERE: Point = (2.0, 18.0)


def bare_band(given: Given, unit: str, range_in: float, activity: str) -> int:
    """Return the range band of an activity on a bare table."""
    bench = Bench(given)
    piece = bench.unit(ATTACKER, unit, HERE)
    target = bench.unit(DEFENDER, "basic_drone", bench.at_range(HERE, range_in))
    if activity == "target":
        return target_cost(bench.game, piece, target)
    look(bench.game, piece, target)
    return rifle_band(bench.game, piece)


def range_bands(given: Given) -> Answer:
    """Answer the band of each range."""
    return {"bands": [bare_band(given, given["unit"], inches, given["activity"]) for inches in given["ranges_in"]]}


def half_scale(given: Given) -> Answer:
    """Answer the distances for figures of a size."""
    chosen = {"scale.figure_mm": given["figure_mm"], "scale.half": given["option_selected"]}
    bench = Bench({**given, "params": given.get("params", {}) | chosen})
    numbers = bench.game.numbers
    return {
        "move_in": numbers.move_mil[Kind.TACTICAL] / 1000,
        "jump_in": numbers.jump_mil[Kind.SCOUT] / 1000,
        "band_in": numbers.rifle_band_mil[Kind.ENGINEER] / 1000,
        "double_band_in": numbers.rifle_band_mil[Kind.TACTICAL] / 1000,
        "passive_in": numbers.passive_mil / 1000,
    }


def ground_scale(given: Given) -> Answer:
    """Answer the metres of table inches."""
    return {"metres": [metres(inches, rules_of(given)) for inches in given["inches"]]}


def edge_range(given: Given) -> Answer:
    """Answer ranges between bases, and the band of one of them."""
    bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
    a = bench.unit(ATTACKER, "engineer", given["a"])
    others = {name: bench.unit(DEFENDER, "engineer", given[name]) for name in ("b", "c") if name in given}
    answer: Answer = {f"a_to_{name}_in": range_mil(bench.game, a, piece) / 1000 for name, piece in others.items()}
    if len(others) == 2:
        answer["b_to_c_in"] = range_mil(bench.game, others["b"], others["c"]) / 1000
    for name, piece in others.items():
        look(bench.game, a, piece)
        answer[f"band_a_to_{name}_engineer"] = rifle_band(bench.game, a)
    return answer


def edge_range_to_objective(given: Given) -> Answer:
    """Answer ranges to the discs of objectives."""
    answer: Answer = {"range_in": [], "in_contact": [], "within_6in": []}
    for centre in given["objectives"]:
        diameter = {"objective.diameter_in": given["objective_diameter_in"]} if "objective_diameter_in" in given else {}
        changed = {**given, "params": given.get("params", {}) | diameter}
        bench = Bench(changed, base_radius_in=given.get("base_radius_in", 0))
        drone = bench.unit(ATTACKER, "kamikaze_drone", given["unit"])
        place = bench.objective(0, centre)
        away = range_mil(bench.game, drone, place)
        answer["range_in"].append(away / 1000)
        answer["in_contact"].append(touched_by(bench.game, drone) == place)
        answer["within_6in"].append(is_within(bench.game, away, bench.game.numbers.secure_mil))
    return answer


def visibility(given: Given) -> Answer:
    """Answer whether models of which a share shows can be targeted."""
    return {"targetable": [is_seen(share, rules_of(given)) for share in given["visible_fractions"]]}


def pieces_of_counters(given: Given) -> Answer:
    """Answer the fewest counter pieces of some totals."""
    found = [counter_pieces(total) for total in given["counters"]]
    return {"pieces": [{"five": pieces[5], "one": pieces[1]} for pieces in found]}


def unit_profiles(given: Given) -> Answer:
    """Answer the fixed abilities of unit types."""
    bench = Bench(given)
    numbers = bench.game.numbers
    weapons = ("gauss", "plasma", "machine_gun")
    answer: Answer = {}
    for kind in given["units"]:
        piece = bench.unit(ATTACKER, kind, HERE)
        code = bench.game.forces.kind[piece]

        def may(action: int, code: int = code) -> bool:
            return bool(numbers.may[action * codes.TYPES + code])

        bench.face(piece, 180)
        look(bench.game, piece, bench.unit(DEFENDER, "tactical", (20.0, 18.0)))
        answer[kind] = {
            "rifle": weapons[numbers.weapon[code]],
            "rifle_band_in": numbers.rifle_band_mil[code] / 1000,
            "target_band_in": numbers.target_band_mil[code] / 1000,
            "missiles": may(Action.FIRE_MISSILE),
            "flamer": may(Action.FIRE_FLAMER),
            "jump": may(Action.JUMP),
            "target": may(Action.TARGET),
            "command": may(Action.COMMAND),
            "repair": may(Action.REPAIR),
            "explode": may(Action.KAMIKAZE),
            "jam": may(Action.TOGGLE_JAMMER),
            "facing": not bench.game.sight.in_arc and kind not in DRONES,
            "actions": numbers.actions[code],
        }
    return answer


def metres(inches: float, rules: Rules) -> float:
    """Return the metres of ground that some inches of table stand for. Rule: 7S.GEN.3."""
    return inches * rules.scale.metres_per_inch


def counter_pieces(counters: int) -> dict[int, int]:
    """Return the fewest target counter pieces of each denomination that make up a number. Rule: 7S.CTR.2."""
    pieces = {}
    for value in DENOMINATIONS:
        pieces[value], counters = divmod(counters, value)
    return pieces


def is_seen(visible_share: float, rules: Rules) -> bool:
    """Return whether a model can be seen of which this share shows, at tables that look. Rules: 7S.GEN.7, 7S.COV.4."""
    return visible_share >= rules.los.min_visible_fraction

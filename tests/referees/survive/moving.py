"""Going: every way that is walked, who charges whom, the fights that follow, and the KeyChip on the way."""

from math import ceil

from shapely import LineString
from shapely import Point as Spot

from tests.referees.reading import NEAR_IN, Row
from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import SLACK_IN, Figure, Point, distance, towards
from tests.referees.survive.harm import profile


class Won(Exception):
    """A Mob has brought the KeyChip to the spire: the level is over."""


def allowance(bench: Bench, figure: Figure, action: str) -> float:
    """Return the inches of an action. Rules: SV.MOV.1, SV.MOV.3, SV.MOV.5, SV.DAZ.2, SV.RES.5."""
    rules = bench.rules.movement
    if figure.dazed or action == "shuffle":
        return rules.dazed_in
    if figure.card is None:
        return profile(bench, figure).charge_in or 0.0
    move = rules.base_in - figure.card.weight
    if action == "follow on":
        return float(ceil(move * rules.follow_on_share - 1e-9))
    run = move + figure.card.unit.stamina * rules.stamina_in
    return {"move": move, "run": run, "charge": run + rules.charge_in}.get(action, 0.0)


def walk(bench: Bench, figure: Figure, action: str, left: float) -> float:
    """Read a straight way of a player's unit, and return what is left of its inches. Rules: SV.GAP.39, SV.HOUSE.7."""
    row = bench.log.take("move", "SV.GAP.39", actor=figure.name, action=action, turned_about=False)
    end = (row["x_in"], row["y_in"])
    far = distance(figure.at, end)
    check = bench.log.check
    check(row, "SV.GAP.39", f"the way is {far:.3f} inches", holds=abs(far - row["length_in"]) <= NEAR_IN)
    rule = {"move": "SV.MOV.1", "run": "SV.MOV.3", "charge": "SV.MOV.5"}.get(action, "SV.DAZ.2")
    check(row, rule, f"{far:.3f} inches are more than {left:.3f}", holds=far <= left + NEAR_IN)
    settle(bench, figure, end, row)
    return left - far


def settle(bench: Bench, figure: Figure, end: Point, row: Row) -> None:
    """Judge a straight way and where it ends, and put the figure there. Rules: SV.HOUSE.7, SV.GAP.25."""
    check, start = bench.log.check, figure.at
    if distance(start, end) > NEAR_IN:
        check(row, "SV.HOUSE.7", "something blocks the way", holds=not bench.ground.crosses(start, end))
        check(row, "SV.HOUSE.7", "there is no room to stand", holds=bench.ground.stands(end))
        base = bench.rules.base.diameter_in - SLACK_IN - NEAR_IN
        others = [each.name for each in bench.figures.values() if each is not figure and distance(each.at, end) < base]
        check(row, "SV.GAP.39", f"{figure.name} stands on {others}", holds=not others)
    figure.came_from, figure.at = start, end
    if bench.carrier and bench.figures.get(bench.carrier) is figure and figure.controlled:
        bench.keychip = end


def keychip(bench: Bench) -> None:
    """Read who takes the KeyChip up, and who brings it to the spire. Rules: SV.GAP.33, SV.VIC.1.

    Raises:
        Won: the level is won by that.
    """
    if bench.log.sees("keychip_taken"):
        row = bench.log.take("keychip_taken", "SV.GAP.33")
        figure = bench.figure(row)
        holds = bench.keychip is not None and not bench.carrier and not figure.controlled
        bench.log.check(row, "SV.GAP.33", "the KeyChip does not lie free for it", holds=holds)
        at = bench.keychip or figure.at
        near = passed(figure, at) <= bench.rules.base.diameter_in + SLACK_IN
        bench.log.check(row, "SV.GAP.33", f"{figure.name} does not touch the KeyChip", holds=near)
        bench.carrier, bench.keychip = figure.name, None
    if bench.log.sees("levels_up"):
        row = bench.log.take("levels_up", "SV.VIC.1")
        figure = bench.figure(row)
        bench.log.check(row, "SV.VIC.1", f"{figure.name} has no KeyChip", holds=bench.carrier == figure.name)
        holds = at_spire(bench, figure, SLACK_IN) and not figure.controlled
        bench.log.check(row, "SV.VIC.1", f"{figure.name} does not touch the spire", holds=holds)
        if bench.log.sees("facing", actor=figure.name):
            bench.log.take("facing", "SV.GAP.39")
        raise Won(figure.side)


def at_spire(bench: Bench, figure: Figure, within: float) -> bool:
    """Return whether a figure touches the foot of the spire. Rule: SV.GAP.33."""
    touching = (bench.rules.base.diameter_in + bench.rules.base.spire_in) / 2
    return passed(figure, bench.brief.zone.spire_in) <= touching + within


def passed(figure: Figure, at: Point) -> float:
    """Return how near a figure came to a place on its last straight way. Rule: SV.GAP.33."""
    return float(LineString([figure.came_from or figure.at, figure.at]).distance(Spot(at)))


def charge(bench: Bench, charger: Figure, left: float, *, set_down: bool = False) -> Figure | None:
    """Read a charge and its way; return the target if it was reached. Rules: SV.MOV.5, SV.GAP.39.

    The second of two that mob may be set down in the rear, wherever it can make contact. Rule: SV.MOB.1.
    """
    row = bench.log.take("charge", "SV.MOV.5", actor=charger.name)
    target = bench.figure(row, "target")
    end = (row["x_in"], row["y_in"])
    far = distance(charger.at, end)
    if set_down:
        left = max(left, far) if bench.reach(charger, target) <= left + NEAR_IN else left
    check = bench.log.check
    check(row, "SV.MOV.5", f"{target.name} is no enemy", holds=target.side != charger.side)
    check(row, "SV.MOV.5", f"{far:.3f} inches are more than {left:.3f}", holds=far <= left + NEAR_IN)
    check(row, "SV.DAZ.2", f"{charger.name} is Dazed", holds=not charger.dazed)
    aside, reached = towards(charger.at, end), row["reached"]
    if not reached:
        way = towards(charger.at, target.at)
        off = abs(way[0] * aside[1] - way[1] * aside[0]) if far > 0.05 else 0.0
        check(row, "SV.GAP.39", "the charge is not straight at its target", holds=off <= 0.01 + 0.01 / max(far, 0.1))
    row = bench.log.take("move", "SV.MOV.5", actor=charger.name, action="charge", x_in=end[0], y_in=end[1])
    settle(bench, charger, end, row)
    if not reached:
        charger.facing = aside if far > NEAR_IN else towards(charger.at, target.at)
        return None
    charger.facing = towards(charger.at, target.at)
    check(row, "SV.FCH.1", f"{target.name} is not in contact", holds=bench.touch(charger, target))
    return target

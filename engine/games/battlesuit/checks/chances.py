"""What a scenario gives to one side before anybody has moved: points out of reach, a head start, too weak an attack.

Rules: BS.DYO.2, BS.DYO.3, BS.VIC.1, BS.VIC.3.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.scenarios import layout_under
from engine.games.battlesuit.legality.scenarios import attack_pools, forces_of
from engine.games.battlesuit.maps.layouts import Layout, points_from_edge
from engine.games.battlesuit.maps.panels import Point, distance
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Occupation, Scenario
from schemas.models.battlesuit.setup import Deployment, Entry, Force
from schemas.models.battlesuit.words import Side, UnitClass
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Approach:
    """How the soldiers of a side come to points of the map: where they begin, and their fastest one's points a turn."""

    layout: Layout
    placings: tuple[Entry | Deployment, ...]
    points_a_turn: int

    def first_turn(self, point: Point) -> int:
        """Return the first turn after which somebody may stand on a point, over ground that costs nothing more."""
        return min(self._from(placing, point) for placing in self.placings)

    def _from(self, placing: Entry | Deployment, point: Point) -> int:
        if isinstance(placing, Entry):
            steps = 1 + min(points_from_edge(self.layout, point, edge) for edge in placing.edges)
            return placing.turn - 1 + ceil(Fraction(steps, self.points_a_turn))
        return max(1, ceil(Fraction(self._outside(placing, point), self.points_a_turn)))

    def _outside(self, area: Deployment, point: Point) -> int:
        """Return how many points lie between an area and a point, 0 within it; all the map lies in an area of none."""
        ways = []
        if area.edge is not None and area.depth_points is not None:
            ways.append(points_from_edge(self.layout, point, area.edge) - area.depth_points)
        centres = (self.layout.point(name) for name in area.around)
        ways += [distance(point, centre) - area.radius_points for centre in centres if centre is not None]
        return max(0, min(ways, default=0))


def approaches(scenario: Scenario, pack: Pack, rules: Rules) -> Mapping[Side, Approach]:
    """Return how each side comes to points; a side whose force, cards or map are not there is left out."""
    layout = layout_under(scenario, pack)
    if layout is None:
        return {}
    found = {}
    for side, force in forces_of(scenario, pack).items():
        fastest = _fastest(force, pack)
        placings = tuple(placing for _, owner, placing in scenario.setup.placings() if owner is side)
        if fastest and placings:
            found[side] = Approach(layout, placings, fastest + rules.bounce.boost_mp)
    return found


def _fastest(force: Force, pack: Pack) -> int:
    """Return the movement points of the fastest of a force that may hold a point; 0 for none. Rule: BS.GAP.132."""
    named = {("soldier_card", each.card) for squad in force.squads for each in squad.soldiers}
    named |= {("unit_card", each.card) for squad in force.squads for each in squad.units}
    return max((_moves(loaded.model) for kind, card in named if (loaded := pack.find(kind, card))), default=0)


def _moves(card: Document) -> int:
    if isinstance(card, SoldierCard):
        return card.move[0]
    return card.move if isinstance(card, UnitCard) and card.unit_class is UnitClass.UNARMOURED else 0


@dataclass(frozen=True)
class Held:
    """A point that a side scores for holding, how, and where the scenario says so."""

    at: Location
    name: str
    point: Point
    condition: Occupation


def _held(scenario: Scenario, layout: Layout) -> Iterator[Held]:
    for number, condition in enumerate(scenario.victory):
        if isinstance(condition, Occupation):
            for at, name in enumerate(condition.at):
                if (point := layout.point(name)) is not None:
                    yield Held(("victory", number, "at", at), name, point, condition)


@check("point-out-of-reach", "BS.VIC.3", severity=Severity.WARNING)
def out_of_reach(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A point that a side scores for and cannot come to.

    From where its soldiers begin, even the fastest of them, which boosts in every turn and meets neither terrain nor
    anybody, stands there only after the battle is over.
    """
    for side, approach in approaches(scenario, pack, rules).items():
        for held in _held(scenario, approach.layout):
            first = approach.first_turn(held.point)
            if held.condition.side is side and first > scenario.turns:
                yield mistake(
                    held.at,
                    f"{side.value} cannot be at {held.name} before turn {first}, and the battle lasts "
                    f"{counted(scenario.turns, 'turn')}",
                    "name a point that is nearer, let its soldiers begin nearer, or let the battle last longer",
                )


@check("head-start", "BS.DYO.2", severity=Severity.WARNING)
def head_start(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A meeting engagement that one side can win by where it begins.

    Both sides score in every turn for holding the same points, and one of them is so much nearer that it collects
    points for more than a turn of them all before the other can be there.
    """
    ways = approaches(scenario, pack, rules)
    if scenario.type != "meeting_engagement" or len(ways) < len(Side):
        return
    shared = _shared(scenario, ways[Side.RED].layout)
    ahead = {side: sum(_ahead(held, ways, scenario.turns) for held in shared[side]) for side in Side}
    first = max(Side, key=lambda side: ahead[side])
    lead = ahead[first] - ahead[first.enemy]
    if lead > max(sum(held.condition.vp_each for held in shared[side]) for side in Side):
        yield mistake(
            shared[first][0].at[:2],
            f"{first.value} begins nearer to what both score for, and can collect {counted(lead, 'victory point')} "
            f"before {first.enemy.value} can be there",
            "name points that lie as far from both sides, or make it a holding action or custom",
        )


def _shared(scenario: Scenario, layout: Layout) -> Mapping[Side, Sequence[Held]]:
    """Return, by side, the points that both sides score for in every turn."""
    held = [each for each in _held(scenario, layout) if each.condition.when == "per_turn"]
    of = {side: {each.point for each in held if each.condition.side is side} for side in Side}
    both = of[Side.RED] & of[Side.BLUE]
    return {side: [each for each in held if each.condition.side is side and each.point in both] for side in Side}


def _ahead(held: Held, ways: Mapping[Side, Approach], turns: int) -> int:
    """Return what a side can score at a point before the other side can be there."""
    side = held.condition.side
    own, others = (min(turns + 1, ways[one].first_turn(held.point)) for one in (side, side.enemy))
    return held.condition.vp_each * max(0, others - own)


@check("weak-attacker", "BS.DYO.3", severity=Severity.WARNING)
def weak_attacker(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """An attacker that is no stronger than the defender.

    A custom scenario may break any rule; still, who has to come and take something needs more than who waits for it. A
    holding action gives the attacker `force.ratio_min` times the defender's build points or more.
    """
    pools = attack_pools(scenario, forces_of(scenario, pack))
    if scenario.type != "custom" or scenario.attacker is None or pools is None:
        return
    least = rules.force.ratios()[0] * pools.defender
    if pools.attacker < least:
        yield mistake(
            ("forces", scenario.attacker.value),
            f"{scenario.attacker.value} attacks with {pools.attacker} build points against {pools.defender}, and an "
            f"attacker of a holding action has at least {ceil(least)}",
            f"give it {ceil(least)} or more, or name no attacker",
        )

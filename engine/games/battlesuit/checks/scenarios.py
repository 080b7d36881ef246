"""What a scenario must be to be played: forces, map, mines, edges and turns.

Rules: BS.GEN.5, BS.DYO.2, BS.DYO.3, BS.DYO.22, BS.DYO.23, BS.MIN.4, BS.HID.3, BS.SCN.5, BS.EDG.1,
BS.GAP.137, BS.PCS.28.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import ceil, floor

from engine.checking.check import check, mistake
from engine.games.battlesuit.legality.scenarios import (
    attack_pools,
    dummies_needed,
    fewest_panels,
    forces_of,
    is_fair_ratio,
    map_of,
)
from engine.games.battlesuit.maps.battlefield import layout_in
from engine.games.battlesuit.maps.layouts import Layout
from schemas.diagnostics.diagnostics import Finding, Fix, Location, Severity
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Demolition, Denial, Exit, Fate, Occupation, Scenario
from schemas.models.battlesuit.setup import Deployment, Entry
from schemas.models.battlesuit.special_rules import LawfulExit, Minefield, TallBuilding, Target
from schemas.models.battlesuit.words import Edge, Side
from schemas.packs.packs import Pack


@check("force-against-itself", "BS.GEN.5")
def against_itself(scenario: Scenario, _pack: Pack, _rules: Rules) -> Iterator[Finding]:
    """A force against itself.

    Each piece stands for exactly one person, so a scenario names two forces.
    """
    if scenario.forces.red == scenario.forces.blue:
        message = f"red and blue both have the force {scenario.forces.red!r}, and each piece is one person"
        hint = "name another force, or a copy of it with an id of its own"
        yield mistake(("forces", "blue"), message, hint)


@check("unequal-pools", "BS.DYO.2")
def unequal_pools(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A meeting engagement with unequal pools.

    Both forces of a meeting engagement have the same `budget`. Other battles are a `holding_action`, or `custom`, which
    may break any rule.
    """
    forces = forces_of(scenario, pack)
    if scenario.type != "meeting_engagement" or len(forces) < len(Side):
        return
    red, blue = forces[Side.RED].budget, forces[Side.BLUE].budget
    if red != blue:
        yield mistake(
            ("forces",),
            f"red has {red} build points and blue {blue}; in a meeting engagement they have the same",
            f"give both {max(red, blue)}, or make it a holding_action or custom",
        )


@check("unfair-ratio", "BS.DYO.3")
def unfair_ratio(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A holding action with too strong or too weak an attacker.

    The attacker's `budget` is one quarter to one half larger than the defender's: `force.ratio_min` and
    `force.ratio_max` of the rules.
    """
    pools = attack_pools(scenario, forces_of(scenario, pack))
    if scenario.type != "holding_action" or scenario.attacker is None or pools is None:
        return
    attacker, defender = pools
    least, most = rules.force.ratios()
    if least <= most and not is_fair_ratio(defender, attacker, rules.force):
        fewest, greatest = ceil(least * defender), floor(most * defender)
        nearest = fewest if attacker < least * defender else greatest
        yield mistake(
            ("forces", scenario.attacker.value),
            f"the attacker has {attacker} build points against {defender}; {_share(least)} to {_share(most)} as many "
            "are asked for",
            f"make the attacker's budget {nearest}"
            if fewest <= greatest
            else "give the defender more, or make it custom",
        )


def _share(share: Fraction) -> str:
    return f"{float(share):g} times"


@check("too-few-panels", "BS.DYO.22")
def too_few_panels(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A map too small for the scenario.

    A standard scenario has at least four panels, a large one six, a `custom` one any number.
    Rules: BS.DYO.22, BS.DYO.23.
    """
    battle_map = map_of(scenario, pack)
    if scenario.size == "custom" or battle_map is None:
        return
    panels, fewest = sum(map(len, battle_map.layout)), fewest_panels(scenario.size, rules.force)
    if panels < fewest:
        yield mistake(
            ("map",),
            f"the map has {counted(panels, 'panel')}; a {scenario.size} scenario has {fewest} or more",
            f"add {counted(fewest - panels, 'panel')} to the map, or make the size custom",
            rule="BS.DYO.23" if scenario.size == "large" else "BS.DYO.22",
        )


@check("wrong-number-of-squads", "BS.DYO.23")
def too_few_squads(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A side of a large scenario without its two squads.

    In a large scenario each side has double points and `force.large_squads` squads.
    """
    if scenario.size != "large":
        return
    for side, force in forces_of(scenario, pack).items():
        squads, asked = len(force.squads), rules.force.large_squads
        if squads != asked:
            yield mistake(
                ("forces", side.value),
                f"a side of a large scenario has {asked} squads, and {side.value} has {squads}",
                f"divide the force into {asked} squads, or make the size custom",
            )


@check("wrong-number-of-dummies", "BS.GAP.91")
def wrong_dummies(scenario: Scenario, rules: Rules) -> Iterator[Finding]:
    """Too many or too few dummy mines.

    For each explosive or nuclear mine there are `blast.mine_dummies_per_live` dummies.
    Rules: BS.MIN.4, BS.GAP.91.
    """
    for i, mines in enumerate(scenario.special_rules):
        if isinstance(mines, Minefield):
            wanted = dummies_needed(mines.explosive, mines.nuclear, rules.blast)
            if mines.dummies != wanted:
                live = mines.explosive + mines.nuclear
                yield mistake(
                    ("special_rules", i, "dummies"),
                    f"{counted(mines.dummies, 'dummy', 'dummies')} for {counted(live, 'mine')}; there are {wanted}",
                    f"make it {wanted}",
                    fix=(Fix(("special_rules", i, "dummies"), wanted),),
                )


@check("point-off-map", "BS.MAP.7")
def off_map(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A point that is not on the scenario's map.

    Set-up, special rules and victory conditions name points of the panels that the map has.
    """
    layout = layout_under(scenario, pack)
    if layout is None:
        return
    letters = ", ".join(sorted(panel.letter for panel, _ in layout.placed()))
    for at, name in named_points(scenario):
        if layout.point(name) is None:
            message = f"{name} is on no panel of map {scenario.map!r}"
            yield mistake(at, message, f"name a point of panel {letters}")


def named_points(scenario: Scenario) -> Iterator[tuple[Location, str]]:
    """Yield the points that a scenario names, with where it does."""
    for at, _, placing in scenario.setup.placings():
        if isinstance(placing, Deployment):
            yield from ((("setup", *at, "around", i), name) for i, name in enumerate(placing.around))
    for i, rule in enumerate(scenario.special_rules):
        if isinstance(rule, TallBuilding):
            yield ("special_rules", i, "at"), rule.at
        if isinstance(rule, Minefield):
            yield from ((("special_rules", i, "around", j), name) for j, name in enumerate(rule.around))
    for i, condition in enumerate(scenario.victory):
        if isinstance(condition, Occupation | Denial | Demolition):
            yield from ((("victory", i, "at", j), name) for j, name in enumerate(condition.at))


def layout_under(scenario: Scenario, pack: Pack) -> Layout | None:
    """Return how the panels of a scenario's map lie; None if the map or one of them is not there."""
    battle_map = map_of(scenario, pack)
    return layout_in(battle_map, pack) if battle_map else None


@check("unlawful-exit", "BS.GAP.137")
def unlawful_exit(scenario: Scenario) -> Iterator[Finding]:
    """Points for an exit that nothing allows.

    Soldiers leave the map only where a special rule `lawful_exit` lets them. A scenario that scores for exits over an
    edge, or for a target brought off, has one for that side.
    Rules: BS.VIC.1, BS.GAP.137.
    """
    lawful = {(rule.side, rule.edge) for rule in scenario.special_rules if isinstance(rule, LawfulExit)}
    for i, condition in enumerate(scenario.victory):
        for j, edge in enumerate(condition.edges if isinstance(condition, Exit) else ()):
            if (condition.side, edge) not in lawful:
                yield _unlawful(("victory", i, "edges", j), condition.side, edge)
    owners = {rule.name: rule.side for rule in scenario.special_rules if isinstance(rule, Target)}
    for i, condition in enumerate(scenario.victory):
        if isinstance(condition, Fate) and condition.fate == "brought_off" and condition.target in owners:
            side = owners[condition.target]
            if side not in {one for one, _ in lawful}:
                yield _unlawful(("victory", i, "fate"), side, None)


def _unlawful(at: Location, side: Side, edge: Edge | None) -> Finding:
    where = f"the {edge.value} edge" if edge else "any edge"
    named = edge.value if edge else "south"
    return mistake(
        at,
        f"nothing lets soldiers of {side.value} leave over {where}",
        f"add `- {{type: lawful_exit, side: {side.value}, edge: {named}}}` to special_rules",
    )


@check("shared-edge", "BS.SCN.5", severity=Severity.WARNING)
def shared_edge(scenario: Scenario) -> Iterator[Finding]:
    """One edge for both sides.

    An edge that is friendly to both sides helps neither, and where both enter over the same edge they meet before the
    battle begins.
    """
    for what, edges in (("is friendly to", _friendly(scenario)), ("is where soldiers enter of", _entered(scenario))):
        for (side, edge), at in edges.items():
            if side is Side.BLUE and (Side.RED, edge) in edges:
                yield mistake(at, f"the {edge.value} edge {what} both sides", "give one of them another edge")


def _friendly(scenario: Scenario) -> Mapping[tuple[Side, Edge], Location]:
    return {
        (side, edge): ("setup", side.value, "friendly_edges", i)
        for side in Side
        for i, edge in enumerate(getattr(scenario.setup, side.value).friendly_edges)
    }


def _entered(scenario: Scenario) -> Mapping[tuple[Side, Edge], Location]:
    return {
        (side, edge): ("setup", *at, "edges", i)
        for at, side, placing in scenario.setup.placings()
        if isinstance(placing, Entry)
        for i, edge in enumerate(placing.edges)
    }


@check("turns-beyond-track", "BS.GAP.102", severity=Severity.WARNING)
def beyond_track(scenario: Scenario, rules: Rules) -> Iterator[Finding]:
    """More turns than the turn track has boxes.

    The marker goes along `turn.turn_track_boxes` boxes of the printed track; a longer battle runs off its end.
    Rules: BS.PCS.28, BS.GAP.102.
    """
    boxes = rules.turn.turn_track_boxes
    if scenario.turns > boxes:
        yield mistake(
            ("turns",),
            f"the battle lasts {scenario.turns} turns, and the turn track has {boxes} boxes",
            f"make it {boxes} or less, or `turn.turn_track_boxes` of the rules more",
        )

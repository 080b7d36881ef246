"""The edges of a scenario and its turns: who may come and go where, and how long.

Rules: BS.SCN.5, BS.EDG.1, BS.GAP.137, BS.PCS.28.
"""

from collections.abc import Iterator, Mapping

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Exit, Fate, Scenario
from schemas.models.battlesuit.setup import Entry
from schemas.models.battlesuit.special_rules import LawfulExit, Target
from schemas.models.battlesuit.words import Edge, Side


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

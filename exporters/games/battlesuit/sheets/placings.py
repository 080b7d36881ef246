"""How the sides of a scenario begin, in words. Rules: BS.SCN.5, BS.SCN.8, BS.REI.1, BS.GAP.134."""

from collections.abc import Iterator

from exporters.games.battlesuit.sheets.context import Context, Row
from exporters.games.battlesuit.words import scenario as words
from exporters.games.battlesuit.words.scenario import edges_of, listed
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit.area import Area
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Entry, Reinforcement
from schemas.models.battlesuit.words import Side


def setup_rows(scenario: Scenario, side: Side, context: Context) -> Iterator[Row]:
    """Yield how a side begins, who of it begins otherwise, and which edges are friendly to it."""
    placing = getattr(scenario.setup, side.value)
    yield words.ORDER, _order(scenario, side, context)
    yield (words.ENTERS, _entry(placing)) if isinstance(placing, Entry) else (words.DEPLOYS, _deployment(placing))
    for found in scenario.setup.detachments:
        if found.side is side:
            entering = isinstance(found, Reinforcement)
            where = _entry(found) if isinstance(found, Entry) else _deployment(found)
            who = context.numbers(found.soldiers, found.units)
            yield (
                words.LATER if entering else words.APART,
                words.DETACHMENT.format(who=who, where=f"{where[0].lower()}{where[1:]}"),
            )
    edges = placing.friendly_edges
    yield words.FRIENDLY, words.FRIENDLY_EDGES.format(edges=edges_of(edges)) if edges else words.FRIENDLY_NONE


def area_words(area: Area) -> str:
    """Return where an area lies, such as `within 12 points of the south edge and within 2 points of A-H-11`."""
    parts = []
    if area.edge is not None and area.depth_points is not None:
        depth = counted(area.depth_points, "point")
        parts.append(words.STRIP.format(depth=depth, edge=words.EDGES[area.edge]))
    if area.around:
        near = words.NEAR.format(points=counted(area.radius_points, "point")) if area.radius_points else words.AT
        parts.append(near.format(at=listed(area.around, "or")))
    return listed(tuple(parts), "or")


def _order(scenario: Scenario, side: Side, context: Context) -> str:
    first = scenario.setup.first
    if first is None and scenario.attacker and context.rules.setup.deployment_order == "defender_first":
        return words.SECOND if scenario.attacker is side else words.FIRST
    if first is None:
        return words.BY_LOT
    return words.FIRST if first is side else words.SECOND


def _entry(placing: Entry) -> str:
    panels = words.ON_PANELS.format(panels=listed(placing.panels)) if placing.panels else ""
    return words.ENTRY.format(edges=edges_of(placing.edges, "or"), panels=panels, turn=placing.turn)


def _deployment(placing: Deployment) -> str:
    area = area_words(placing)
    airborne = words.AIRBORNE if placing.airborne else words.GROUNDED
    hidden = words.HIDDEN if placing.hidden else ""
    return words.DEPLOYMENT.format(area=f"{area[0].upper()}{area[1:]}", airborne=airborne, hidden=hidden)

"""How the sides of a scenario begin, in words. Rules: BS.SCN.5, BS.SCN.8, BS.REI.1, BS.GAP.134."""

from collections.abc import Iterator

from exporters.games.battlesuit.sheets.context import Context, Row
from exporters.games.battlesuit.words import scenario as words
from exporters.games.battlesuit.words.scenario import all_edges, all_of, one_edge, one_of, points
from schemas.catalogues.saying import said
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Area, Deployment, Entry, Reinforcement, SideDeployment, SideEntry
from schemas.models.battlesuit.words import Side


def setup_rows(scenario: Scenario, side: Side, context: Context) -> Iterator[Row]:
    """Yield how a side begins, who of it begins otherwise, and which edges are friendly to it."""
    placing, language = getattr(scenario.setup, side.value), context.language
    begins = words.ENTERS if isinstance(placing, Entry) else words.DEPLOYS
    yield said(words.ORDER, language), said(_order(scenario, side, context), language)
    yield said(begins, language), _capital(_where(placing, language))
    for found in scenario.setup.detachments:
        if found.side is side:
            term = words.LATER if isinstance(found, Reinforcement) else words.APART
            who = context.numbers(found.soldiers, found.units)
            where = _where(found, language)
            yield said(term, language), said(words.DETACHMENT, language, who=who, where=where)
    yield said(words.FRIENDLY, language), _friendly(placing, language)


def _friendly(placing: SideEntry | SideDeployment, language: str) -> str:
    edges = placing.friendly_edges
    if not edges:
        return said(words.FRIENDLY_NONE, language)
    return said(words.FRIENDLY_EDGES, language, edges=all_edges(edges, language))


def _capital(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}"


def area_words(area: Area, language: str) -> str:
    """Return where an area lies, such as `within 12 points of the south edge or within 2 points of A-H-11`."""
    parts = []
    if area.edge is not None and area.depth_points is not None:
        depth, edge = points(area.depth_points, language), said(words.EDGES[area.edge], language)
        parts.append(said(words.STRIP, language, depth=depth, edge=edge))
    if area.around:
        at, radius = one_of(area.around, language), area.radius_points
        near = said(words.NEAR, language, points=points(radius, language), at=at) if radius else None
        parts.append(near or said(words.AT, language, at=at))
    return one_of(tuple(parts), language)


def _order(scenario: Scenario, side: Side, context: Context) -> str:
    first = scenario.setup.first
    if first is None and scenario.attacker and context.rules.setup.deployment_order == "defender_first":
        return words.SECOND if scenario.attacker is side else words.FIRST
    if first is None:
        return words.BY_LOT
    return words.FIRST if first is side else words.SECOND


def _where(placing: Entry | Deployment, language: str) -> str:
    """Return where and when somebody begins: a sentence that begins small."""
    return _entry(placing, language) if isinstance(placing, Entry) else _deployment(placing, language)


def _entry(placing: Entry, language: str) -> str:
    edges = one_edge(placing.edges, language)
    if not placing.panels:
        return said(words.ENTRY, language, edges=edges, turn=placing.turn)
    return said(words.ENTRY_ON, language, edges=edges, panels=all_of(placing.panels, language), turn=placing.turn)


def _deployment(placing: Deployment, language: str) -> str:
    sentence = words.DEPLOYMENT[placing.airborne, placing.hidden]
    return said(sentence, language, area=area_words(placing, language))

"""What squads may do from which Edge on: what maneuvers spend or ask for, and when the other side concedes."""

from collections.abc import Mapping

from exporters.games.maneuvers.words.pieces import CONCEDE
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import EdgeNeeded, Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency
from schemas.packs.packs import Pack


def maneuvers_of(pack: Pack | None) -> tuple[Maneuver, ...]:
    """Return the maneuvers of a pack by id."""
    documents = pack.of_kind("maneuver") if pack else ()
    return tuple(document.model for document in documents if isinstance(document.model, Maneuver))


def edge_needed(maneuver: Maneuver, rules: Rules) -> int:
    """Return the least Edge that a maneuver may be chosen with, 0 if it takes none. Rules: MN.ASL.1, MN.GAP.3."""
    asked = (each.least for each in maneuver.requires if isinstance(each, EdgeNeeded))
    return max((maneuver.cost(Currency.EDGE) if rules.total.edge_needed else 0, *asked))


def thresholds(rules: Rules, pack: Pack | None, language: str) -> Mapping[int, tuple[str, ...]]:
    """Return by Edge what it is enough for: names of maneuvers, and that the other squad concedes (MN.GAP.22)."""
    found: dict[int, tuple[str, ...]] = {}
    for maneuver in maneuvers_of(pack):
        needed = edge_needed(maneuver, rules)
        if needed > 0:
            found[needed] = (*found.get(needed, ()), maneuver.name)
    concede = rules.end.concede_edge
    if concede is not None:
        found[concede] = (*found.get(concede, ()), said(CONCEDE, language))
    return found

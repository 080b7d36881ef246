"""The checks of 7 Seconds, as one table."""

from collections.abc import Callable, Iterator

from engine.check import Check, Run
from engine.seven_seconds import card_checks, map_checks, pack_checks, rules_checks
from engine.seven_seconds.legality import faction_findings
from schemas.base import Document
from schemas.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs import Loaded, Pack


def _alone[D: Document](model: type[D], check: Callable[[D], Iterator[Finding]]) -> Run:
    """Return a check that looks at the document only."""

    def run(loaded: Loaded, _: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model):
            yield from check(loaded.model)

    return run

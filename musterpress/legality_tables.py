"""The legality of a shipped pack's forces as a table, for the demo: one row a system."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.seven_seconds.legality import faction_findings, point_buy
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules as SevenSecondsRules
from schemas.models.seven_seconds.words import Rating
from schemas.packs import Pack
from schemas.systems import System


@dataclass(frozen=True)
class LegalityTable:
    """The question it answers, its columns, and its rows for a pack of the system."""

    question: str
    columns: tuple[str, ...]
    rows: Callable[[Pack], Iterator[tuple[str, ...]]]


def factions(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each faction: the points each rating spends of its budget, and the verdict."""
    for loaded in pack.of_kind("faction"):
        if isinstance(loaded.model, Faction) and isinstance(pack.rules, SevenSecondsRules):
            points = (f"{rating.spent} of {rating.budget}" for rating in point_buy(loaded.model, pack.rules))
            verdict = "no" if faction_findings(loaded.model, pack.rules) else "yes"
            yield (loaded.model.name, *points, verdict)


LEGALITY_TABLES: dict[System, LegalityTable] = {
    System.SEVEN_SECONDS: LegalityTable(
        "Are its factions legal?", ("faction", *(rating.value for rating in Rating), "legal"), factions
    ),
}

"""The factions of a pack with what their ratings spend, and whether they are legal."""

from collections.abc import Iterator

from engine.checking.legality import LegalityTable
from engine.games.seven_seconds.legality.factions import faction_findings, point_buy
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating
from schemas.packs.packs import Pack


def factions(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each faction: the points each rating spends of its budget, and the verdict."""
    for loaded in pack.of_kind("faction"):
        if isinstance(loaded.model, Faction) and isinstance(pack.rules, Rules):
            points = (f"{rating.spent} of {rating.budget}" for rating in point_buy(loaded.model, pack.rules))
            verdict = "no" if faction_findings(loaded.model, pack.rules) else "yes"
            yield (loaded.model.name, *points, verdict)


FACTIONS = LegalityTable(
    "Are its factions legal?", ("faction", *(rating.value for rating in Rating), "legal"), factions
)

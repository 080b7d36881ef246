"""The legality of a shipped pack's forces as a table, for the demo: one row a system."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.checking.checks import document_findings
from engine.games.battlesuit.checks.forces import entries
from engine.games.seven_seconds.legality.factions import faction_findings, point_buy
from engine.games.survive.forces import arsenal_of
from engine.games.survive.rules.movement import move_rates, weight_of
from engine.games.survive.rules.to_hit import card_numbers
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.force import Force
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules as SevenSecondsRules
from schemas.models.seven_seconds.words import Rating
from schemas.models.survive.force import Unit
from schemas.models.survive.rules import Rules as SurviveRules
from schemas.packs.packs import Pack
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


def units(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each unit: what it carries, how far it goes, its to-hit numbers, and the verdict."""
    for loaded in pack.of_kind("unit"):
        if isinstance(loaded.model, Unit) and isinstance(pack.rules, SurviveRules):
            arsenal = arsenal_of(pack, loaded.model.weapons)
            rates = move_rates(weight_of(arsenal.values()), loaded.model.stamina, pack.rules)
            distances = (f"{inches:g}" for inches in (rates.move_in, rates.run_in, rates.charge_in))
            numbers = card_numbers(loaded.model, arsenal, arsenal, pack.rules)
            shown = ", ".join(f"{name} {number}" for name, number in numbers.items())
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            yield (loaded.model.name, str(rates.weight), *distances, shown, verdict)


def forces(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each force: its squads and soldiers in armour, the build points it spends, and the verdict."""
    for loaded in pack.of_kind("force"):
        if isinstance(loaded.model, Force):
            force, lines = loaded.model, [*entries(loaded.model, pack)]
            armoured = sum(line.count for line in lines if isinstance(line.card, SoldierCard))
            spent = sum(line.count * line.card.build_value for line in lines)
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            yield (force.title, str(len(force.squads)), str(armoured), f"{spent} of {force.budget}", verdict)


LEGALITY_TABLES: dict[System, LegalityTable] = {
    System.SEVEN_SECONDS: LegalityTable(
        "Are its factions legal?", ("faction", *(rating.value for rating in Rating), "legal"), factions
    ),
    System.BATTLESUIT: LegalityTable(
        "Are its forces legal?", ("force", "squads", "in armour", "points", "legal"), forces
    ),
    System.SURVIVE: LegalityTable(
        "Are its units legal?", ("unit", "weight", "Mv", "Rn", "Ch", "hits on", "legal"), units
    ),
}

"""The units of a pack with what they carry and hit on, and whether they are legal."""

from collections.abc import Iterator

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.survive.forces import arsenal_of
from engine.games.survive.rules.movement import move_rates, weight_of
from engine.games.survive.rules.to_hit import card_numbers
from schemas.models.survive.force import Unit
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack


def units(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each unit: what it carries, how far it goes, its to-hit numbers, and the verdict."""
    for loaded in pack.of_kind("unit"):
        if isinstance(loaded.model, Unit) and isinstance(pack.rules, Rules):
            arsenal = arsenal_of(pack, loaded.model.weapons)
            rates = move_rates(weight_of(arsenal.values()), loaded.model.stamina, pack.rules)
            distances = (f"{inches:g}" for inches in (rates.move_in, rates.run_in, rates.charge_in))
            numbers = card_numbers(loaded.model, arsenal, arsenal, pack.rules)
            shown = ", ".join(f"{name} {number}" for name, number in numbers.items())
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            yield (loaded.model.name, str(rates.weight), *distances, shown, verdict)


UNITS = LegalityTable("Are its units legal?", ("unit", "weight", "Mv", "Rn", "Ch", "hits on", "legal"), units)

"""What units carry, and whether they are legal."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.survive.rules.movement import move_rates, weight_of
from engine.games.survive.rules.shots import card_numbers
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Load:
    """What a unit carries: the weapons there are, in its order, and the names nobody defined."""

    weapons: tuple[Weapon, ...]
    unknown: tuple[str, ...]


def load_of(names: Iterable[str], arsenal: Mapping[str, Weapon]) -> Load:
    """Return the weapons of some names."""
    listed = tuple(names)
    known = tuple(arsenal[name] for name in listed if name in arsenal)
    return Load(known, tuple(name for name in listed if name not in arsenal))


def arsenal_of(pack: Pack, names: Iterable[str]) -> dict[str, Weapon]:
    """Return the weapons that some references of a pack name, by those references."""
    found = {name: pack.named("weapon", name, Weapon) for name in names}
    return {name: weapon for name, weapon in found.items() if weapon is not None}


def units_of(pack: Pack) -> tuple[Unit, ...]:
    """Return the units of a pack by id."""
    return tuple(loaded.model for loaded in pack.of_kind("unit") if isinstance(loaded.model, Unit))


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

"""What units carry, how far they go with it, and whether they are legal; how far control units go, by their kind.

Distances are inches. The turns of a game stand here too.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers import movement as kernel
from engine.games.survive.rules.numbers import CONTROL_CODES, inches, mils, numbers_of
from engine.games.survive.rules.shots import card_numbers
from engine.kernel.packing import coded
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.place import Level
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Corner
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class MoveRates:
    """The weight a unit carries, and how far it goes when it holds, moves, runs, charges and follows on."""

    weight: int
    hold_in: float
    move_in: float
    run_in: float
    charge_in: float
    follow_on_in: int


def weight_of(weapons: Iterable[Weapon]) -> int:
    """Return the weight of weapons together. Rule: SV.MOV.1."""
    return sum(weapon.weight for weapon in weapons)


def move_rates(weight: int, stamina: int, rules: Rules) -> MoveRates:
    """Return how far a unit goes; below 0 where it cannot carry so much. Rules: SV.MOV.1 to SV.MOV.7, SV.RES.5."""
    numbers = numbers_of(rules)
    move_in = inches(kernel.moves_mil(numbers, weight))
    return MoveRates(
        weight=weight,
        hold_in=0.0,
        move_in=move_in,
        run_in=inches(kernel.runs_mil(numbers, weight, stamina)),
        charge_in=inches(kernel.charges_mil(numbers, weight, stamina)),
        follow_on_in=follow_on_in(move_in, rules),
    )


def follow_on_in(move_in: float, rules: Rules) -> int:
    """Return how far the winner of a fight follows on, by its Move. Rule: SV.RES.5."""
    return kernel.follows_on_mil(numbers_of(rules), mils(move_in)) // codes.MILS_PER_INCH


@dataclass(frozen=True)
class ControlRates:
    """How far a control unit moves and charges, None if it never charges, and whether it has a gun."""

    move_in: float
    charge_in: float | None
    shoots: bool


def control_rates(type: ControlType, rules: Rules, *, disabled: bool = False) -> ControlRates:
    """Return how far a control unit goes. Rules: SV.CTL.4 to SV.CTL.8, SV.DAZ.2, SV.GAP.45."""
    numbers, code = numbers_of(rules), CONTROL_CODES[type]
    charge_mil = kernel.control_charges_mil(numbers, code, disabled)
    return ControlRates(
        move_in=inches(kernel.control_moves_mil(numbers, code, disabled)),
        charge_in=None if charge_mil == codes.NEVER else inches(charge_mil),
        shoots=bool(kernel.control_shoots(numbers, code, disabled)),
    )


CORNER_CODES: Final = coded(Corner, codes.Corner)


def turns_for(players: int, rules: Rules) -> int:
    """Return how many turns a game of so many players has. Rule: SV.GAM.1."""
    return kernel.turns_for(numbers_of(rules), players)


def turns_of(level: Level, rules: Rules) -> int:
    """Return the turns of a level: its own, or as many as its players ask for. Rule: SV.GAM.1."""
    return level.turns or turns_for(level.players, rules)


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

"""Mobs and levels in numbers: what units carry, how far they go, what they hit on; what a board has to hold.

Rules: SV.FCH.5, SV.GAP.35, SV.GAP.47, SV.MOV.1 to SV.MOV.7, SV.SHT.5.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from engine.games.survive.rules.movement import (
    MoveRates,
    arsenal_of,
    load_of,
    move_rates,
    turns_for,
    units_of,
    weight_of,
)
from engine.games.survive.rules.shots import card_numbers
from exporters.games.survive.cards.unit import Line, lines_of
from exporters.games.survive.wording import SHORT_CONTROL_TYPES
from schemas.diagnostics.wording import counted
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType
from schemas.packs.packs import Pack
from studio.core.entries import Entry

Arsenal = Mapping[str, Weapon]


@dataclass(frozen=True)
class UnitSum:
    """A unit in numbers: what its weapons weigh of what it may carry, and how far it goes.

    `lines` holds the to-hit numbers of each weapon by its place in the list, `fists` those of its bare hands, None
    when it carries something for close combat.
    """

    rates: MoveRates
    most_weight: int
    base_in: float
    lines: Mapping[int, Line]
    fists: Line | None

    @property
    def weight(self) -> int:
        """What its weapons weigh together."""
        return self.rates.weight


def rules_of(pack: Pack) -> Rules:
    """Return the rules of a pack of SURVIVE."""
    return cast("Rules", pack.rules)


def unit_sum(unit: Unit, arsenal: Arsenal, rules: Rules) -> UnitSum:
    """Return a unit in numbers; weapons that nobody knows weigh nothing and have no line."""
    rates = move_rates(weight_of(load_of(unit.weapons, arsenal).weapons), unit.stamina, rules)
    known = [place for place, name in enumerate(unit.weapons) if name in arsenal]
    found = lines_of(unit, dict(arsenal), rules)
    fists = found[len(known)] if len(found) > len(known) else None
    lines = dict(zip(known, found, strict=False))
    return UnitSum(rates, rules.limits.total_weight, rules.movement.base_in, lines, fists)


def sum_of(pack: Pack | None, reference: str) -> UnitSum | None:
    """Return the unit that a reference names in numbers; None when it is not there or not sound."""
    loaded = pack.find("unit", reference) if pack is not None else None
    if pack is None or loaded is None or not isinstance(loaded.model, Unit):
        return None
    return unit_sum(loaded.model, arsenal_of(pack, loaded.model.weapons), rules_of(pack))


def unit_names(pack: Pack | None) -> dict[str, str]:
    """Return the units of a pack by id, each with its name, in the order of their names."""
    found = sorted(units_of(pack), key=lambda unit: (unit.name, unit.id)) if pack is not None else ()
    return {unit.id: unit.name for unit in found}


def weapon_names(pack: Pack | None, unit: Unit | None) -> dict[str, str]:
    """Return the weapons of a pack by id, each with its name, what it weighs, and what this unit would hit on."""
    if pack is None:
        return {}
    weapons = [one.model for one in pack.of_kind("weapon") if isinstance(one.model, Weapon)]
    arsenal = {weapon.id: weapon for weapon in sorted(weapons, key=lambda weapon: (weapon.name, weapon.id))}
    numbers = card_numbers(unit, arsenal, arsenal, rules_of(pack)) if unit is not None else {}
    return {name: _told(weapon, numbers.get(name)) for name, weapon in arsenal.items()}


def model_of(entry: Entry) -> Unit | None:
    """Return the unit of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Unit) else None


def _told(weapon: Weapon, number: int | None) -> str:
    parts = (weapon.name, str(weapon.weight), *([str(number)] if number is not None else []))
    return " \N{MIDDLE DOT} ".join(parts)


def level_facts(pack: Pack | None, entry: Entry) -> Iterator[str]:
    """Yield what the rules make of the number of players, as sentences; nothing while it is none."""
    players = entry.value(("players",))
    if pack is None or not isinstance(players, int) or isinstance(players, bool) or players < 1:
        return
    rules = rules_of(pack)
    asked = rules.control_count.for_players(players)
    units = ", ".join(f"{asked.of(kind)} {SHORT_CONTROL_TYPES[kind]}" for kind in ControlType if asked.of(kind))
    yield f"{counted(players, 'player')}: {counted(turns_for(players, rules), 'turn')} unless it says otherwise"
    yield f"Its board holds {units} at least"
    board = pack.named("control_zone", str(entry.value(("control_zone",), "")), ControlZone)
    if board is not None:
        yield f"{board.title} has {counted(len(board.corners), 'starting corner')}"


def titles(pack: Pack | None, kind: str) -> dict[str, str]:
    """Return the documents of a kind by id, each with what people call it, in the order of their titles."""
    found = pack.of_kind(kind) if pack is not None else ()
    names = {one.id: str(getattr(one.model, "title", None) or getattr(one.model, "name", one.id)) for one in found}
    return dict(sorted(names.items(), key=lambda item: (item[1], item[0])))

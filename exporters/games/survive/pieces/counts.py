"""How many there are of everything that lies on the table: as many as the rules let come into play."""

from collections.abc import Iterable

from engine.games.survive.forces import arsenal_of, units_of
from engine.games.survive.rules.movement import turns_for
from schemas.models.survive.force import Mob, Unit
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, WeaponType
from schemas.packs.packs import Pack


def player_units(rules: Rules) -> int:
    """Return the units of a level with the most players. Rules: SV.GAP.8, SV.GAP.41."""
    return rules.mob.size * rules.game.players_most


def control_units(rules: Rules) -> int:
    """Return the control units of a level with the most players. Rule: SV.GAP.3."""
    counts = rules.control_count.for_players(rules.game.players_most)
    return sum(counts.of(kind) for kind in ControlType)


def most_turns(rules: Rules) -> int:
    """Return the turns of a level with the most players. Rule: SV.GAM.1."""
    return turns_for(rules.game.players_most, rules)


def units_named(pack: Pack, mob: Mob) -> tuple[Unit, ...]:
    """Return the units of a Mob that the pack knows, one for each time it is named."""
    found = (pack.find("unit", name) for name in mob.units)
    return tuple(document.model for document in found if document and isinstance(document.model, Unit))


def mobs_of(pack: Pack) -> tuple[Mob, ...]:
    """Return the Mobs of a pack by id."""
    return tuple(document.model for document in pack.of_kind("mob") if isinstance(document.model, Mob))


def jam_chips(pack: Pack) -> int:
    """Return the guns and grenades that the units of all Mobs carry; those of all units if there is no Mob."""
    return sum(_guns(pack, unit.weapons) for unit in _carriers(pack))


def slung_chips(pack: Pack) -> int:
    """Return the guns and grenades that may be slung, or drawn instead: those of units with two or more of them.

    Rule: SV.AMM.3.
    """
    carried = (_guns(pack, unit.weapons) for unit in _carriers(pack))
    return sum(guns for guns in carried if guns > 1)


def _carriers(pack: Pack) -> list[Unit]:
    """Return the units of all Mobs, one for each time they are named; all units if there is no Mob."""
    return [unit for mob in mobs_of(pack) for unit in units_named(pack, mob)] or [*units_of(pack)]


def _guns(pack: Pack, names: Iterable[str]) -> int:
    listed = tuple(names)
    arsenal = arsenal_of(pack, listed)
    return sum(arsenal[name].type is not WeaponType.CLOSE for name in listed if name in arsenal)

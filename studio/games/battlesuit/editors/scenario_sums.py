"""What both sides of a scenario have to spend, and how that compares.

Rules: BS.SCN.4, BS.DYO.2, BS.DYO.3, BS.DYO.23.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from engine.games.battlesuit.checks.forces import cost_of, entries
from engine.games.battlesuit.checks.scenarios import forces_of
from engine.games.battlesuit.checks.sizes import usual_pool
from engine.games.battlesuit.legality.scenarios import is_fair_ratio, pool_ratio
from schemas.models.battlesuit.force import Force
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.words import Side
from schemas.packs.packs import Pack
from studio.core.entries import Entry

CUSTOM = "custom"


@dataclass(frozen=True)
class SidePool:
    """One side: its force, what that costs of its budget, and what such a side usually has, None where any will do."""

    title: str
    points: int
    budget: int
    squads: int
    usual: int | None


@dataclass(frozen=True)
class Ratio:
    """The attacker's pool over the defender's, and between which shares it is fair."""

    share: Fraction
    least: Fraction
    most: Fraction
    fair: bool


@dataclass(frozen=True)
class Pools:
    """The sides whose forces are there, and in a holding action of both how they compare."""

    sides: Mapping[Side, SidePool]
    ratio: Ratio | None


def pools(pack: Pack | None, entry: Entry) -> Pools | None:
    """Return what both sides have; None while the scenario cannot be read."""
    if pack is None or entry.loaded is None:
        return None
    scenario, rules = cast("Scenario", entry.loaded.model), cast("Rules", pack.rules)
    forces = forces_of(scenario, pack)
    sides = {side: _pool(scenario, side, force, pack) for side, force in forces.items()}
    return Pools(sides, _ratio(scenario, forces, rules))


def _pool(scenario: Scenario, side: Side, force: Force, pack: Pack) -> SidePool:
    usual = None if CUSTOM in {scenario.type, scenario.size} else usual_pool(scenario, side, cast("Rules", pack.rules))
    return SidePool(force.title, cost_of(entries(force, pack)), force.budget, len(force.squads), usual)


def _ratio(scenario: Scenario, forces: Mapping[Side, Force], rules: Rules) -> Ratio | None:
    if scenario.type != "holding_action" or scenario.attacker is None or len(forces) < len(Side):
        return None
    [defending] = [side for side in Side if side is not scenario.attacker]
    attacker, defender = forces[scenario.attacker].budget, forces[defending].budget
    if not defender:
        return None
    least, most = rules.force.ratios()
    return Ratio(pool_ratio(defender, attacker), least, most, is_fair_ratio(defender, attacker, rules.force))

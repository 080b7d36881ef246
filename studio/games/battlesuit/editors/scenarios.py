"""Scenarios and their forces: what each costs and may spend, and the parts of a scenario.

Rules: BS.DYO.1 to BS.DYO.21, BS.DYO.23, BS.PCS.1, BS.SCN.4, BS.SCN.6.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from typing import Any, cast

from engine.games.battlesuit.checks.squads import usual_pool
from engine.games.battlesuit.legality.forces import Entry as Line
from engine.games.battlesuit.legality.forces import Tally, cost_of, entries, tallies
from engine.games.battlesuit.legality.scenarios import attack_pools, forces_of, is_fair_ratio, pool_ratio
from exporters.games.battlesuit.sheets.force import in_squad, lettered
from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Side
from schemas.packs.packs import Pack
from studio.core.entries import Entry, putting
from studio.views.forms import CHOOSER

CUSTOM = "custom"
RULES: Location = ("special_rules",)
OPTION = "optional_rule"
BATTLES: Mapping[str, tuple[str, str | None]] = {
    "Meeting engagement": ("meeting_engagement", None),
    "Holding action: Red attacks": ("holding_action", "red"),
    "Holding action: Blue attacks": ("holding_action", "blue"),
    "Custom battle": ("custom", None),
    "Custom battle: Red attacks": ("custom", "red"),
    "Custom battle: Blue attacks": ("custom", "blue"),
}
"""What a battle can be, by name: its type, and who attacks. Rules: BS.DYO.2, BS.DYO.3, BS.DYO.24."""


@dataclass(frozen=True)
class LineSum:
    """A line of a squad: the letters of its soldiers, such as `B-G`, "" without; and its build points."""

    letters: str
    points: int


@dataclass(frozen=True)
class ForceSums:
    """A force in numbers: its build points and its budget, those of each line and squad, and the use of each limit."""

    points: int
    budget: int
    lines: Mapping[Location, LineSum]
    squads: tuple[int, ...]
    tallies: tuple[Tally, ...]

    @property
    def left(self) -> int:
        """Build points that may still be spent; below 0 when there are too few."""
        return self.budget - self.points


def force_sums(pack: Pack | None, entry: Entry) -> ForceSums | None:
    """Return a force in numbers; None while it cannot be counted."""
    if pack is None or entry.loaded is None:
        return None
    force, rules = cast("Force", entry.loaded.model), cast("Rules", pack.rules)
    lines = tuple(entries(force, pack))
    return ForceSums(
        cost_of(lines),
        force.budget,
        dict(_lines(lines)),
        tuple(cost_of(in_squad(lines, number)) for number in range(len(force.squads))),
        tuple(tallies(force, pack, rules)),
    )


def card_names(pack: Pack | None, kind: str) -> dict[str, str]:
    """Return the cards of a kind by id, each with its title and its build points, in the order of their titles."""
    cards = [cast("SoldierCard | UnitCard", one.model) for one in pack.of_kind(kind)] if pack is not None else []
    ordered = sorted(cards, key=lambda card: (card.title, card.id))
    return {card.id: f"{card.title} \N{MIDDLE DOT} {card.build_value}" for card in ordered}


def _lines(lines: Sequence[Line]) -> Iterator[tuple[Location, LineSum]]:
    letters = (letter for letter, _ in lettered(lines))
    for line in lines:
        armoured = isinstance(line.card, SoldierCard)
        borne = [*islice(letters, line.count)] if armoured else []
        yield line.at, LineSum(_span(borne), cost_of((line,)))


def _span(letters: list[str]) -> str:
    """Return letters that follow one another as the first and the last of them."""
    return "\N{EN DASH}".join(dict.fromkeys([letters[0], letters[-1]])) if letters else ""


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
    pools = attack_pools(scenario, forces)
    if scenario.type != "holding_action" or pools is None or not pools.defender:
        return None
    attacker, defender = pools
    least, most = rules.force.ratios()
    return Ratio(pool_ratio(defender, attacker), least, most, is_fair_ratio(defender, attacker, rules.force))


def battle_of(data: Mapping[str, Any]) -> str:
    """Return the name of what a battle is; "" when its type and its attacker do not go together."""
    stands = data.get("type"), data.get("attacker")
    return next((name for name, battle in BATTLES.items() if battle == stands), "")


def battle_edits(data: Mapping[str, Any], name: str) -> tuple[Edit, ...]:
    """Return the edits after which a battle is what is so named."""
    type_, attacker = BATTLES[name]
    return (*putting(data, ("type",), type_), *putting(data, ("attacker",), attacker))


def options_in_play(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the optional rules that a scenario lists, in its order."""
    return tuple(str(one.get("rule")) for one in _rules(data) if _is_option(one))


def other_rules(data: Mapping[str, Any]) -> tuple[Location, ...]:
    """Return where the special rules stand that are no optional rules."""
    return tuple((*RULES, number) for number, one in enumerate(_rules(data)) if not _is_option(one))


def option_edits(data: Mapping[str, Any], wanted: Sequence[str]) -> tuple[Edit, ...]:
    """Return the edits after which just these optional rules are in play; new ones follow the last that was."""
    rules = _rules(data)
    gone = [n for n, one in enumerate(rules) if _is_option(one) and str(one.get("rule")) not in wanted]
    kept = [n for n, one in enumerate(rules) if _is_option(one) and n not in gone]
    place = kept[-1] + 1 - sum(n < kept[-1] for n in gone) if kept else 0
    new = [name for name in wanted if name not in options_in_play(data)]
    added = (Insert((*RULES, place + n), {CHOOSER: OPTION, "rule": name}) for n, name in enumerate(new))
    return (*(Delete((*RULES, number)) for number in reversed(gone)), *added)


def detachment_begun(data: Mapping[str, Any], pack: Pack | None, how: str) -> dict[str, Any]:
    """Return a detachment to begin with: a soldier of Red, who enters over Red's edge or deploys along it."""
    red = data.get("setup", {}).get("red", {}) if isinstance(data.get("setup"), Mapping) else {}
    friendly = red.get("friendly_edges") if isinstance(red, Mapping) else None
    edge = friendly[0] if isinstance(friendly, list) and friendly else "north"
    where = {"edges": [edge], "turn": 2} if how == "enters" else {"edge": edge, "depth_points": 6}
    return {"how": how, "side": "red", **where, **_somebody(data, pack)}


def _somebody(data: Mapping[str, Any], pack: Pack | None) -> dict[str, Any]:
    """Return the last soldier or unit on the roster of Red; a front line soldier where there is no roster."""
    forces = data.get("forces")
    found = pack.find("force", str(forces.get("red"))) if pack and isinstance(forces, Mapping) else None
    squads = found.model.squads if found and isinstance(found.model, Force) else ()
    lines = [("soldiers", line.card) for squad in squads for line in squad.soldiers]
    lines = lines or [("units", line.card) for squad in squads for line in squad.units]
    group, card = lines[-1] if lines else ("soldiers", "front_line")
    return {group: [{"card": card}]}


def _rules(data: Mapping[str, Any]) -> list[Any]:
    rules = data.get(str(RULES[0]))
    return rules if isinstance(rules, list) else []


def _is_option(one: Any) -> bool:
    return isinstance(one, Mapping) and one.get(CHOOSER) == OPTION

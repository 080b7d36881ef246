"""What a battle is fought with: its scenario, cards and numbers, as the header names them and the pack has them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Area, Deployment, Entry, Force
from schemas.models.battlesuit.words import Edge
from schemas.packs.packs import Pack
from tests.referees.battlesuit.lattice import Field, field_of
from tests.referees.battlesuit.pieces import Soldier

Row = Mapping[str, Any]
SIDES = ("red", "blue")
MEETING_OPTIONS = frozenset(("drones", "stealth"))
MEETING_EDGES = {"red": "north", "blue": "south"}


@dataclass
class Brief:
    """All that is known before the first row; without a scenario it is the meeting of BS.GAP.98."""

    rules: Rules
    scenario: Scenario | None
    ground: Field
    roster: dict[str, Soldier]
    turns: int
    options: frozenset[str]
    special: list[Any] = field(default_factory=list)

    def told(self, kind: str, side: str | None = None) -> list[Any]:
        """Return the special rules of a kind, of one side if one is named."""
        found = [each for each in self.special if each.type == kind]
        return [each for each in found if side is None or each.side.value == side]

    @property
    def glow(self) -> int:
        """Return how dangerous the slag is. Rule: BS.GAP.17."""
        said = self.told("glow")
        return said[0].rating if said else self.rules.terrain.slag_glow.default_glow

    @property
    def wades(self) -> bool:
        """Return whether water may be entered on the ground. Rule: BS.GAP.18."""
        said = self.told("water")
        return said[0].passable if said else self.rules.terrain.water_passable

    def effects(self, terrain: str) -> Any:
        """Return a terrain's row of the chart. Rule: BS.GAP.2."""
        return getattr(self.rules.terrain.terrain_effects, terrain)

    def is_marine(self, soldier: Soldier) -> bool:
        """Return whether a soldier is a marine. Rule: BS.MRN.1."""
        said = self.told("marines", soldier.side) if "marines" in self.options else []
        return any(soldier.card.id in each.cards for each in said)

    def may_hide(self, soldier: Soldier) -> bool:
        """Return whether a soldier is able to go into stealth. Rule: BS.GAP.74."""
        said = [each.cards for each in self.told("stealth_types", soldier.side)]
        return "stealth" in self.options and any(
            soldier.card.id in cards for cards in [self.rules.stealth.stealth_types, *said]
        )

    def detects(self, side: str) -> bool:
        """Return whether a side's attacks are stronger. Rule: BS.DET.1."""
        return "improved_detection" in self.options and bool(self.told("improved_detection", side))

    def exits(self, side: str) -> set[str]:
        """Return the edges over which a side may leave. Rules: BS.EDG.1, BS.GAP.137."""
        return {each.edge.value for each in self.told("lawful_exit", side)}

    def ways_in(self, soldier: Soldier) -> tuple[set[str], tuple[str, ...]]:
        """Return the edges over which a soldier enters, and the panels if only some have them."""
        if self.scenario is None:
            return {MEETING_EDGES[soldier.side]}, ()
        if isinstance(soldier.begins, Entry):
            return {each.value for each in soldier.begins.edges}, soldier.begins.panels
        return set(), ()

    def mine_areas(self, side: str) -> list[Area]:
        """Return where a side may lay mines: in the area of a minefield, else where it sets up. Rule: BS.GAP.135."""
        said = self.told("mines", side)
        set_up = [each.begins for each in self.roster.values() if each.side == side]
        own = [each for each in set_up if isinstance(each, Deployment)] if any(not each.named for each in said) else []
        return [*(each for each in said if each.named), *own]

    @property
    def first(self) -> str | None:
        """Return who sets up first, None if dice decide. Rule: BS.GAP.134."""
        if self.scenario is None:
            return None
        if self.scenario.setup.first is not None:
            return self.scenario.setup.first.value
        attacker = self.scenario.attacker
        by_dice = attacker is None or self.rules.setup.deployment_order == "initiative_loser_first"
        return None if by_dice else next(side for side in SIDES if side != attacker)

    def flees_to(self, side: str) -> set[str]:
        """Return the edges that a side runs for: its friendly ones, any if it has none. Rules: BS.SCN.5, BS.PAN.13."""
        if self.scenario is None:
            return {MEETING_EDGES[side]}
        return {each.value for each in getattr(self.scenario.setup, side).friendly_edges or Edge}


def brief(header: Row, pack: Pack) -> Brief:
    """Return what a battle is fought with."""
    rules = pack.rules
    assert isinstance(rules, Rules)
    scenario = pack.named("scenario", header["scenario"], Scenario) if header["order"]["scenario"] else None
    model = pack.named("battle_map", header["map"], BattleMap)
    assert model is not None
    special = [*scenario.special_rules] if scenario else []
    options = frozenset(each.rule.value for each in special if each.type == "optional_rule")
    effects = {name: each.enter_mp for name, each in _chart(rules)}
    made = Brief(
        rules,
        scenario,
        field_of(model, pack, effects),
        dict(_roster(header, pack)),
        scenario.turns if scenario else rules.victory.victory.turns,
        options if scenario else MEETING_OPTIONS,
        special,
    )
    _raise_terrain(made)
    _send_ahead(made)
    return made


def _chart(rules: Rules) -> Iterator[tuple[str, Any]]:
    for name in type(rules.terrain.terrain_effects).model_fields:
        each = getattr(rules.terrain.terrain_effects, name)
        if hasattr(each, "enter_mp"):
            yield name, each


def _raise_terrain(made: Brief) -> None:
    for name, each in _chart(made.rules):
        made.ground.heights[name] = each.height if each.blocks_los else 0
    for said in made.told("terrain_height"):
        made.ground.heights[said.terrain.value] = said.levels
    if "multi_level_buildings" in made.options:
        for said in made.told("tall_building"):
            made.ground.tall[made.ground.names[said.at]] = said.storeys * made.rules.special.storey_levels


def _roster(header: Row, pack: Pack) -> Iterator[tuple[str, Soldier]]:
    for side in SIDES:
        force = pack.named("force", header[side]["force"], Force)
        assert force is not None
        for name, (card, squad) in zip(header[side]["soldiers"], _members(force), strict=False):
            model = pack.named("soldier_card", card, SoldierCard) or pack.named("unit_card", card, UnitCard)
            assert model is not None
            yield name, Soldier(name, side, model, squad)


def _members(force: Force) -> Iterator[tuple[str, int]]:
    """Yield card and squad of every soldier in the order of the roster: by squads, the armoured before the units."""
    for number, squad in enumerate(force.squads):
        lines = [
            *((each.card, each.count) for each in squad.soldiers),
            *((each.card, each.count) for each in squad.units),
        ]
        for card, count in lines:
            yield from [(card.split(":")[-1], number)] * count


def is_of_these(header: Row, made: Brief) -> bool:
    """Return whether a header names the map, forces and soldiers of the documents. Rules: BS.SCN.3, BS.SCN.4."""
    if made.scenario is not None and header["map"] != made.scenario.map:
        return False
    ordered = {each["seat"]: each["force"] for each in header["order"]["participants"]}
    for side in SIDES:
        wanted = ordered[side] or (getattr(made.scenario.forces, side) if made.scenario else header[side]["force"])
        cards = [each.card.id for each in made.roster.values() if each.side == side]
        if header[side]["force"] != wanted or header[side]["cards"] != cards:
            return False
    return True


def _send_ahead(made: Brief) -> None:
    """Say how each soldier begins: a detachment is the last ones of their types on the roster."""
    if made.scenario is None:
        return
    for soldier in made.roster.values():
        soldier.begins = getattr(made.scenario.setup, soldier.side)
    taken: set[str] = set()
    for detached in made.scenario.setup.detachments:
        counts = [(each.card, each.count) for each in detached.soldiers]
        for card, count in [*counts, *((each.card, each.count) for each in detached.units)]:
            own = [each for each in made.roster.values() if each.side == detached.side.value]
            alike = [each for each in own if each.card.id == card and each.name not in taken]
            for soldier in alike[len(alike) - count :]:
                taken.add(soldier.name)
                soldier.begins = detached

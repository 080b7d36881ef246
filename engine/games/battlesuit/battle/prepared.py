"""What all set-ups of one pack have in common, worked out once: rules, cards, maps, plans, soldiers."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from threading import RLock
from typing import Any, cast

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError
from engine.battles.styles import Weights, styles_of
from engine.games.battlesuit.battle.goals import pack_goals
from engine.games.battlesuit.battle.plans import pack_beginnings, pack_mine_areas, pack_plan, pack_specials
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Rank
from engine.games.battlesuit.kernel.numbers.attack_record import Cards
from engine.games.battlesuit.kernel.rules_record import Numbers, Special
from engine.games.battlesuit.kernel.setup_records import Forces, Land, Plan, Ruling
from engine.games.battlesuit.legality.forces import entries
from engine.games.battlesuit.maps.battlefield import chart_of, field_of, panels_of
from engine.games.battlesuit.maps.charts import Charted, charted, lay_land, raised, storeys_of
from engine.games.battlesuit.maps.sight import fill_ruling, sight_ground
from engine.games.battlesuit.names import FORM, MEETING_FORM, Fighter, Ready, Stage
from engine.games.battlesuit.rules.numbers import Card, can, pack_cards, pack_numbers, pack_special
from engine.kernel.records import Template
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.player import Player
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.special_rules import TerrainHeight, Water
from schemas.models.battlesuit.words import Ability
from schemas.packs.packs import Pack

CARD_KINDS = ("soldier_card", "unit_card")
MOST_CARDS = 48


class PreparedPack:
    """A pack made ready for any number of set-ups; safe to share between threads."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = cast("Rules", pack.rules)
        self._made: dict[tuple[str, str, str, str], Ready] = {}
        self._stages: dict[tuple[str, str], Stage] = {}
        self._making = RLock()

    @property
    def forces(self) -> tuple[str, ...]:
        """The ids of the forces, sorted."""
        return tuple(document.id for document in self.pack.of_kind("force"))

    @property
    def maps(self) -> tuple[str, ...]:
        """The ids of the battle maps, sorted."""
        return tuple(document.id for document in self.pack.of_kind("battle_map"))

    @cached_property
    def styles(self) -> Mapping[str, Weights]:
        """The weights of the players of the pack, by their ids."""
        return styles_of(self.pack, Player)

    @cached_property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """The forces of red and blue by scenario."""
        documents = self.pack.of_kind("scenario")
        models = [cast("Scenario", document.model) for document in documents]
        return {model.id: (model.forces.red, model.forces.blue) for model in models}

    def form(self, scenario: str | None) -> BattleForm:
        """Return the form of a scenario, whose sides are roles, or of a meeting, whose sides swap.

        Raises:
            OrderError: there is no such scenario.
        """
        if scenario is None:
            return MEETING_FORM
        self.scenario(scenario)
        return FORM

    def scenario(self, name: str) -> Scenario:
        """Return a scenario of the pack.

        Raises:
            OrderError: there is none of that name.
        """
        return cast("Scenario", self._named("scenario", name, Scenario))

    @cached_property
    def cards(self) -> tuple[tuple[Card, ...], Template]:
        """The cards of the pack in their order, and as the kernel's columns.

        Raises:
            OrderError: there are more than a battle takes.
        """
        chosen = tuple(cast("Card", document.model) for kind in CARD_KINDS for document in self.pack.of_kind(kind))
        if len(chosen) > MOST_CARDS:
            raise OrderError(f"the pack has {len(chosen)} cards; a battle takes {MOST_CARDS}")
        cards = Cards()
        pack_cards(chosen, cards)
        return chosen, Template(cards)

    @cached_property
    def card_numbers(self) -> Mapping[str, int]:
        """The numbers of the cards by their ids."""
        return {card.id: number for number, card in enumerate(self.cards[0])}

    @cached_property
    def ruling(self) -> Template:
        """The rules of sight as the kernel's numbers."""
        ruling = Ruling()
        fill_ruling(ruling, self.rules.los)
        return Template(ruling)

    def ready(self, scenario: Scenario, red: str, blue: str) -> Ready:
        """Return a scenario made ready for two forces.

        Raises:
            OrderError: it names what the pack does not have.
        """
        with self._making:
            key = (scenario.id, scenario.map, red, blue)
            if key not in self._made:
                self._made[key] = self._ready(self._stage(scenario), red, blue)
            return self._made[key]

    def _ready(self, stage: Stage, red: str, blue: str) -> Ready:
        forces = self._named("force", red, Force), self._named("force", blue, Force)
        fighters = fighters_of(forces[0], self.pack), fighters_of(forces[1], self.pack)
        soldiers = Forces()
        for side in range(codes.SIDES):
            pack_fighters(fighters[side], side, self.card_numbers, soldiers)
        pack_beginnings(stage.scenario, fighters, soldiers)
        pack_specials(stage.scenario, stage.rules, fighters, soldiers)
        return Ready(stage, forces, fighters, Template(soldiers))

    def _stage(self, scenario: Scenario) -> Stage:
        key = (scenario.id, scenario.map)
        if key not in self._stages:
            self._stages[key] = self._staged(scenario)
        return self._stages[key]

    def _staged(self, scenario: Scenario) -> Stage:
        rules = _ruled(scenario, self.rules)
        battle_map = self._named("battle_map", scenario.map, BattleMap)
        chart = self._chart(battle_map, scenario, rules)
        plan, land, numbers, special = Plan(), Land(), Numbers(), Special()
        pack_numbers(rules, numbers)
        pack_special(rules, special)
        plan.glow = rules.terrain.slag_glow.default_glow
        lay_land(chart, battle_map, land)
        for point, storeys in storeys_of(scenario, chart.field).items():
            land.storeys[chart.numbers[point]] = storeys
        pack_plan(scenario, rules.setup, chart, plan, land)
        pack_goals(scenario, chart, self.card_numbers, plan)
        pack_mine_areas(scenario, chart, land)
        templates = (Template(each) for each in (numbers, special, plan, land))
        return Stage(scenario, rules, chart, *templates)

    def _chart(self, battle_map: BattleMap, scenario: Scenario, rules: Rules) -> Charted:
        panels = panels_of(battle_map, self.pack)
        if panels is None:
            raise OrderError(f"a panel of the map {battle_map.id!r} is not there")
        effects = chart_of(rules.terrain)
        field = field_of(battle_map, panels, effects)
        sight = sight_ground(field, effects, rules.los)
        return charted(field, raised(sight, field, storeys_of(scenario, field), rules.special.storey_levels))

    def _named(self, kind: str, name: str, model: type[Any]) -> Any:
        found = self.pack.find(kind, name)
        if found is None or not isinstance(found.model, model):
            known = ", ".join(document.id for document in self.pack.of_kind(kind))
            raise OrderError(f"no {kind} {name!r} in {self.pack.manifest.id}; there are: {known}")
        return found.model


def _ruled(scenario: Scenario, rules: Rules) -> Rules:
    """Return the rules as a scenario changes them. Rules: BS.TER.9, BS.ELE.2, BS.SCN.6."""
    effects = rules.terrain.terrain_effects
    rows = {
        rule.terrain.value: getattr(effects, rule.terrain.value).model_copy(update={"height": rule.levels})
        for rule in scenario.special_rules
        if isinstance(rule, TerrainHeight)
    }
    changed: dict[str, Any] = {"terrain_effects": effects.model_copy(update=rows)}
    for rule in scenario.special_rules:
        if isinstance(rule, Water):
            changed["water_passable"] = rule.passable
    return rules.model_copy(update={"terrain": rules.terrain.model_copy(update=changed)})


def fighters_of(force: Force, pack: Pack) -> tuple[Fighter, ...]:
    """Return the soldiers of a force in its order.

    Raises:
        OrderError: they are none, or more than a side may have, or stand in too many squads.
    """
    found = (*_fighters(force, pack),)
    if not 0 < len(found) <= codes.SIDE_SOLDIERS:
        raise OrderError(f"{force.id} fields {len(found)} soldiers; a battle takes 1 to {codes.SIDE_SOLDIERS} a side")
    return found


def _fighters(force: Force, pack: Pack) -> Iterator[Fighter]:
    letters = 0
    counted: dict[str, int] = {}
    for line in entries(force, pack):
        for _ in range(line.count):
            counted[line.card.id] = counted.get(line.card.id, 0) + 1
            armoured = isinstance(line.card, SoldierCard)
            yield Fighter(line.card, int(line.at[1]), letters if armoured else -1, counted[line.card.id])
            letters += armoured


def pack_fighters(fighters: tuple[Fighter, ...], side: int, numbers: Mapping[str, int], forces: Forces) -> None:
    """Write the soldiers of a side; `numbers` are those of the cards by their ids."""
    first = side * codes.SIDE_SOLDIERS
    forces.count[side] = len(fighters)
    forces.squads[side] = 1 + max(fighter.squad for fighter in fighters)
    for soldier, fighter in enumerate(fighters, first):
        forces.card[soldier] = numbers[fighter.card.id]
        forces.letter[soldier] = fighter.letter
        forces.squad[soldier] = fighter.squad
        if isinstance(fighter.card, SoldierCard) and can(fighter.card, Ability.LEADS):
            led = any(forces.leader[other] and forces.squad[other] == fighter.squad for other in range(first, soldier))
            forces.leader[soldier] = Rank.ASSISTANT if led else Rank.SQUAD_LEADER

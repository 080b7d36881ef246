"""Clauses of a scenario: what it is played in, who is placed where, what holds of it.

How the sides of a scenario begin, in words. Rules: BS.SCN.5, BS.SCN.8, BS.REI.1, BS.GAP.134.
The special rules of a scenario in words. Rule: BS.SCN.6.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from exporters.games.battlesuit.look import rules_of
from exporters.games.battlesuit.wording import scenario as words
from exporters.games.battlesuit.wording.scenario import all_edges, all_of, levels, map_points, one_edge, one_of, turns
from exporters.games.battlesuit.wording.terms import TERRAINS
from exporters.layout.settings import Setting, document_of
from exporters.text.numbers import signed
from schemas.catalogues.saying import counted, said
from schemas.models.battlesuit import special_rules as rule
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import (
    Area,
    Deployment,
    Entry,
    Reinforcement,
    SideDeployment,
    SideEntry,
    Soldiers,
    Units,
)
from schemas.models.battlesuit.words import Side

Row = tuple[str, str]


@dataclass(frozen=True)
class Context:
    """What clauses are worded with: the rules, and the titles of cards."""

    setting: Setting

    @property
    def rules(self) -> Rules:
        """The rules of the pack."""
        return rules_of(self.setting)

    @property
    def language(self) -> str:
        """The language that they are worded in."""
        return self.setting.language

    def cards(self, names: tuple[str, ...]) -> str:
        """Return the titles of types of soldiers as a list; those the pack does not know by their ids."""
        return all_of(tuple(self.soldier(name) for name in names), self.language)

    def soldier(self, name: str) -> str:
        """Return the title of a type of armoured soldier."""
        card = document_of(self.setting, "soldier_card", name, SoldierCard)
        return card.title if card else name

    def unit(self, name: str) -> str:
        """Return the title of a type of unit."""
        card = document_of(self.setting, "unit_card", name, UnitCard)
        return card.title if card else name

    def types(self, soldiers: tuple[str, ...], units: tuple[str, ...]) -> tuple[str, ...]:
        """Return the titles of types of soldiers and units."""
        return (*map(self.soldier, soldiers), *map(self.unit, units))

    def numbers(self, soldiers: tuple[Soldiers, ...], units: tuple[Units, ...]) -> str:
        """Return how many of each type there are, as a list."""
        titled = (
            *(f"{one.count} {self.soldier(one.card)}" for one in soldiers),
            *(f"{one.count} {self.unit(one.card)}" for one in units),
        )
        return all_of(titled, self.language)


def setup_rows(scenario: Scenario, side: Side, context: Context) -> Iterator[Row]:
    """Yield how a side begins, who of it begins otherwise, and which edges are friendly to it."""
    placing, language = getattr(scenario.setup, side.value), context.language
    begins = words.ENTERS if isinstance(placing, Entry) else words.DEPLOYS
    yield said(words.ORDER, language), said(_order(scenario, side, context), language)
    yield said(begins, language), _capital(_where(placing, language))
    for found in scenario.setup.detachments:
        if found.side is side:
            term = words.LATER if isinstance(found, Reinforcement) else words.APART
            who = context.numbers(found.soldiers, found.units)
            where = _where(found, language)
            yield said(term, language), said(words.DETACHMENT, language, who=who, where=where)
    yield said(words.FRIENDLY, language), _friendly(placing, language)


def _friendly(placing: SideEntry | SideDeployment, language: str) -> str:
    edges = placing.friendly_edges
    if not edges:
        return said(words.FRIENDLY_NONE, language)
    return said(words.FRIENDLY_EDGES, language, edges=all_edges(edges, language))


def _capital(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}"


def area_words(area: Area, language: str) -> str:
    """Return where an area lies, such as `within 12 points of the south edge or within 2 points of A-H-11`."""
    parts = []
    if area.edge is not None and area.depth_points is not None:
        depth, edge = map_points(area.depth_points, language), said(words.EDGES[area.edge], language)
        parts.append(said(words.STRIP, language, depth=depth, edge=edge))
    if area.around:
        at, radius = one_of(area.around, language), area.radius_points
        near = said(words.NEAR, language, points=map_points(radius, language), at=at) if radius else None
        parts.append(near or said(words.AT, language, at=at))
    return one_of(tuple(parts), language)


def _order(scenario: Scenario, side: Side, context: Context) -> str:
    first = scenario.setup.first
    if first is None and scenario.attacker and context.rules.setup.deployment_order == "defender_first":
        return words.SECOND if scenario.attacker is side else words.FIRST
    if first is None:
        return words.BY_LOT
    return words.FIRST if first is side else words.SECOND


def _where(placing: Entry | Deployment, language: str) -> str:
    """Return where and when somebody begins: a sentence that begins small."""
    return _entry(placing, language) if isinstance(placing, Entry) else _deployment(placing, language)


def _entry(placing: Entry, language: str) -> str:
    edges = one_edge(placing.edges, language)
    if not placing.panels:
        return said(words.ENTRY, language, edges=edges, turn=placing.turn)
    return said(words.ENTRY_ON, language, edges=edges, panels=all_of(placing.panels, language), turn=placing.turn)


def _deployment(placing: Deployment, language: str) -> str:
    sentence = words.DEPLOYMENT[placing.airborne, placing.hidden]
    return said(sentence, language, area=area_words(placing, language))


def special_rows(scenario: Scenario, context: Context) -> Iterator[Row]:
    """Yield the special rules; optional rules in play together, before all others. Rule: BS.SCN.6."""
    options = tuple(found for found in scenario.special_rules if isinstance(found, rule.OptionInPlay))
    if options:
        rules = (said(words.OPTIONAL_RULES[option.rule], context.language) for option in options)
        names = all_of(tuple(rules), context.language)
        yield said(words.OPTIONS, context.language), f"{names[0].upper()}{names[1:]}."
    for special in scenario.special_rules:
        if not isinstance(special, rule.OptionInPlay):
            yield SPECIAL_RULES[type(special)](special, context)
    if not scenario.special_rules:
        yield _filled(words.NO_SPECIAL_RULES, context)


def _filled(clause: Row, context: Context, **facts: Any) -> Row:
    term, text = clause
    return said(term, context.language, **facts), said(text, context.language, **facts)


def _of_side(clause: Row, side: Side, context: Context, **facts: Any) -> Row:
    return _filled(clause, context, side=said(words.SIDES[side], context.language), **facts)


def _water(special: rule.Water, context: Context) -> Row:
    points = context.rules.terrain.terrain_effects.water.enter_mp
    if not special.passable:
        return _filled(words.NO_WADING, context)
    return _filled(words.WATER, context) if points is None else _filled(words.WADING, context, points=points)


def _glow(special: rule.Glow, context: Context) -> Row:
    die = context.rules.terrain.slag_glow.die
    if not special.rating:
        return _filled(words.NO_GLOW, context)
    return _filled(words.GLOW, context, rating=special.rating, die=die)


def _height(special: rule.TerrainHeight, context: Context) -> Row:
    terrain = said(TERRAINS[special.terrain], context.language)
    return _filled(words.HEIGHT, context, terrain=terrain, levels=levels(special.levels, context.language))


def _tall(special: rule.TallBuilding, context: Context) -> Row:
    each = levels(context.rules.special.storey_levels, context.language)
    storeys = counted(special.storeys, "{number} storey", "{number} storeys", context.language)
    return _filled(words.TALL, context, at=special.at, storeys=storeys, levels=each)


def _detection(special: rule.Detection, context: Context) -> Row:
    amount = signed(context.rules.modifiers.improved_detection)
    return _of_side(words.DETECTION, special.side, context, amount=amount)


def _marines(special: rule.Marines, context: Context) -> Row:
    return _of_side(words.MARINES, special.side, context, cards=context.cards(special.cards))


def _stealth(special: rule.StealthTypes, context: Context) -> Row:
    return _of_side(words.STEALTH, special.side, context, cards=context.cards(special.cards))


def _mines(special: rule.Minefield, context: Context) -> Row:
    mines = all_of(tuple(_kinds_of_mines(special, context.language)), context.language)
    if not special.named:
        return _of_side(words.MINES, special.side, context, mines=mines)
    area = area_words(special, context.language)
    return _of_side(words.MINES_THERE, special.side, context, mines=mines, area=area)


def _kinds_of_mines(special: rule.Minefield, language: str) -> Iterator[str]:
    """Yield how many mines there are of each kind."""
    if special.explosive:
        yield counted(special.explosive, "{number} explosive", "{number} explosive", language)
    if special.nuclear:
        yield counted(special.nuclear, "{number} nuclear", "{number} nuclear", language)
    if special.dummies:
        yield counted(special.dummies, "{number} dummies", "{number} dummies", language)
    if not (special.explosive or special.nuclear or special.dummies):
        yield said(words.NO_MINES, language)


def _assistant(special: rule.Assistant, context: Context) -> Row:
    delay = turns(context.rules.leader.replacement_delay, context.language)
    return _of_side(words.ASSISTANT, special.side, context, turns=delay)


def _target(special: rule.SoldierTarget | rule.UnitTarget, context: Context) -> Row:
    kind = context.soldier(special.soldier) if isinstance(special, rule.SoldierTarget) else context.unit(special.unit)
    name = f"{special.name[0].upper()}{special.name[1:]}"
    return _of_side(words.TARGET, special.side, context, name=name, kind=kind)


def _squads(special: rule.MoreSquads, context: Context) -> Row:
    squads = counted(special.most, "{number} squad", "{number} squads", context.language)
    return _of_side(words.SQUADS, special.side, context, squads=squads)


def _note(special: rule.Note, context: Context) -> Row:
    return _filled(words.NOTE, context, text=special.text)


def _leaving(special: rule.LawfulExit, context: Context) -> Row:
    edge = said(words.EDGES[special.edge], context.language)
    return _of_side(words.LEAVING, special.side, context, edge=edge)


SPECIAL_RULES: Final[dict[type, Callable[[Any, Context], Row]]] = {
    rule.Water: _water,
    rule.Glow: _glow,
    rule.TerrainHeight: _height,
    rule.TallBuilding: _tall,
    rule.Detection: _detection,
    rule.Marines: _marines,
    rule.StealthTypes: _stealth,
    rule.Minefield: _mines,
    rule.Assistant: _assistant,
    rule.LawfulExit: _leaving,
    rule.SoldierTarget: _target,
    rule.UnitTarget: _target,
    rule.MoreSquads: _squads,
    rule.Note: _note,
}
"""How each special rule is worded, but for optional rules, which are told together."""

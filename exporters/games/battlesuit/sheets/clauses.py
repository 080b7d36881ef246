"""The special rules of a scenario in words. Rule: BS.SCN.6."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from exporters.games.battlesuit.sheets.context import Context, Row
from exporters.games.battlesuit.sheets.placings import area_words
from exporters.games.battlesuit.words import scenario as words
from exporters.games.battlesuit.words.charts import TERRAINS
from exporters.games.battlesuit.words.scenario import all_of, levels, turns
from exporters.text.numbers import signed
from schemas.catalogues.saying import counted, said
from schemas.models.battlesuit import special_rules as rule
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.words import Side


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

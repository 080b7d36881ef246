"""The special rules of a scenario in words. Rule: BS.SCN.6."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from exporters.games.battlesuit.sheets.context import Context, Row
from exporters.games.battlesuit.sheets.placings import area_words
from exporters.games.battlesuit.words import scenario as words
from exporters.games.battlesuit.words.charts import TERRAINS
from exporters.games.battlesuit.words.scenario import listed
from exporters.text.numbers import signed
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit import special_rules as rule
from schemas.models.battlesuit.scenario import Scenario


def special_rows(scenario: Scenario, context: Context) -> Iterator[Row]:
    """Yield the special rules; optional rules in play together, before all others. Rule: BS.SCN.6."""
    options = tuple(found for found in scenario.special_rules if isinstance(found, rule.OptionInPlay))
    if options:
        names = listed(tuple(words.OPTIONAL_RULES[option.rule] for option in options))
        yield words.OPTIONS, f"{names[0].upper()}{names[1:]}."
    for special in scenario.special_rules:
        if not isinstance(special, rule.OptionInPlay):
            yield SPECIAL_RULES[type(special)](special, context)
    if not scenario.special_rules:
        yield words.NO_SPECIAL_RULES


def _filled(clause: Row, **facts: object) -> Row:
    term, text = clause
    return term.format(**facts), text.format(**facts)


def _water(special: rule.Water, context: Context) -> Row:
    points = context.rules.terrain.terrain_effects.water.enter_mp
    if not special.passable:
        return words.NO_WADING
    return _filled(words.WATER, cost="" if points is None else words.WATER_COST.format(points=points))


def _glow(special: rule.Glow, context: Context) -> Row:
    die = context.rules.terrain.slag_glow.die
    return _filled(words.GLOW, rating=special.rating, die=die) if special.rating else words.NO_GLOW


def _height(special: rule.TerrainHeight, _: Context) -> Row:
    return _filled(words.HEIGHT, terrain=TERRAINS[special.terrain], levels=counted(special.levels, "level"))


def _tall(special: rule.TallBuilding, context: Context) -> Row:
    levels = counted(context.rules.special.storey_levels, "level")
    return _filled(words.TALL, at=special.at, storeys=counted(special.storeys, "storey"), levels=levels)


def _detection(special: rule.Detection, context: Context) -> Row:
    amount = signed(context.rules.modifiers.improved_detection)
    return _filled(words.DETECTION, side=words.SIDES[special.side], amount=amount)


def _marines(special: rule.Marines, context: Context) -> Row:
    return _filled(words.MARINES, side=words.SIDES[special.side], cards=context.cards(special.cards))


def _stealth(special: rule.StealthTypes, context: Context) -> Row:
    return _filled(words.STEALTH, side=words.SIDES[special.side], cards=context.cards(special.cards))


def _mines(special: rule.Minefield, _: Context) -> Row:
    kinds = (
        (words.EXPLOSIVE, special.explosive),
        (words.NUCLEAR, special.nuclear),
        (words.DUMMIES, special.dummies),
    )
    mines = listed(tuple(text.format(count=count) for text, count in kinds if count) or ("none",))
    where = words.MINES_THERE.format(area=area_words(special)) if special.named else ""
    return _filled(words.MINES, side=words.SIDES[special.side], mines=mines, where=where)


def _assistant(special: rule.Assistant, context: Context) -> Row:
    turns = context.rules.leader.replacement_delay
    return _filled(words.ASSISTANT, side=words.SIDES[special.side], turns=counted(turns, "turn"))


def _target(special: rule.SoldierTarget | rule.UnitTarget, context: Context) -> Row:
    kind = context.soldier(special.soldier) if isinstance(special, rule.SoldierTarget) else context.unit(special.unit)
    return _filled(
        words.TARGET, name=f"{special.name[0].upper()}{special.name[1:]}", side=words.SIDES[special.side], kind=kind
    )


def _squads(special: rule.MoreSquads, _: Context) -> Row:
    return _filled(words.SQUADS, side=words.SIDES[special.side], squads=counted(special.most, "squad"))


def _note(special: rule.Note, _: Context) -> Row:
    return _filled(words.NOTE, text=special.text)


def _leaving(special: rule.LawfulExit, _: Context) -> Row:
    return _filled(words.LEAVING, side=words.SIDES[special.side], edge=words.EDGES[special.edge])


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

"""What a scenario says, in words: set-up of a side, special rules, what is scored for. Rules: BS.SCN.5 to BS.SCN.7."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from exporters.components.rulings import document_of
from exporters.games.battlesuit.rulings import rules_of
from exporters.games.battlesuit.words import scenario as words
from exporters.games.battlesuit.words.charts import TERRAINS
from exporters.games.battlesuit.words.scenario import listed
from exporters.layout.settings import Setting
from exporters.text.numbers import signed
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit import special_rules as rule
from schemas.models.battlesuit import victory as win
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Deployment, Entry, Scenario
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

    def cards(self, names: tuple[str, ...]) -> str:
        """Return the titles of types of soldiers as a list; those the pack does not know by their ids."""
        found = (document_of(self.setting, "soldier_card", name, SoldierCard) for name in names)
        return listed(tuple(card.title if card else name for card, name in zip(found, names, strict=True)))


def setup_rows(scenario: Scenario, side: Side) -> Iterator[Row]:
    """Yield how a side begins, and which edges are friendly to it. Rules: BS.SCN.5, BS.SCN.8."""
    placing = getattr(scenario.setup, side.value)
    yield words.ORDER, words.FIRST if scenario.setup.first is side else words.SECOND
    yield from _PLACINGS[type(placing)](placing)
    edges = tuple(words.EDGES[edge] for edge in placing.friendly_edges)
    noun = "edge" if len(edges) == 1 else "edges"
    yield words.FRIENDLY, words.FRIENDLY_EDGES.format(edges=f"{listed(edges)} {noun}") if edges else words.FRIENDLY_NONE


def _entry(placing: Entry) -> Iterator[Row]:
    yield words.ENTERS, words.ENTRY.format(edge=words.EDGES[placing.edge], turn=placing.turn)


def _deployment(placing: Deployment) -> Iterator[Row]:
    depth = counted(placing.depth_points, "point")
    airborne = words.AIRBORNE if placing.airborne else words.GROUNDED
    yield words.DEPLOYS, words.DEPLOYMENT.format(depth=depth, edge=words.EDGES[placing.edge], airborne=airborne)
    if placing.around:
        yield words.ALSO, f"{listed(placing.around)}."


_PLACINGS: Final[dict[type, Callable[[Any], Iterator[Row]]]] = {Entry: _entry, Deployment: _deployment}


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


def _water(_: rule.WaterPassable, context: Context) -> Row:
    points = context.rules.terrain.terrain_effects.water.enter_mp
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
    return _filled(words.MINES, side=words.SIDES[special.side], mines=mines)


def _assistant(special: rule.Assistant, context: Context) -> Row:
    turns = context.rules.leader.replacement_delay
    return _filled(words.ASSISTANT, side=words.SIDES[special.side], card=context.cards((special.card,)), turns=turns)


def _leaving(special: rule.LawfulExit, _: Context) -> Row:
    return _filled(words.LEAVING, side=words.SIDES[special.side], edge=words.EDGES[special.edge])


SPECIAL_RULES: Final[dict[type, Callable[[Any, Context], Row]]] = {
    rule.WaterPassable: _water,
    rule.Glow: _glow,
    rule.TerrainHeight: _height,
    rule.TallBuilding: _tall,
    rule.Detection: _detection,
    rule.Marines: _marines,
    rule.StealthTypes: _stealth,
    rule.Minefield: _mines,
    rule.Assistant: _assistant,
    rule.LawfulExit: _leaving,
}
"""How each special rule is worded, but for optional rules, which are told together."""


def victory_rows(scenario: Scenario) -> Iterator[Row]:
    """Yield what each side scores for, side by side in their order, and who wins. Rules: BS.SCN.7, BS.VIC.1."""
    for side in Side:
        for condition in scenario.victory:
            if condition.side is side:
                yield words.SIDES[side], CONDITIONS[type(condition)](condition)
    yield words.MOST


def _destruction(condition: win.Destruction) -> str:
    return words.DESTRUCTION.format(worth=words.WORTH[condition.mode], down=words.DOWN[condition.down])


def _occupation(condition: win.Occupation) -> str:
    points, when = counted(condition.vp_each, "point"), words.WHEN[condition.when]
    return words.OCCUPATION.format(points=points, at=listed(condition.at), when=when)


def _exit(condition: win.Exit) -> str:
    worth = words.EXIT_WORTH[condition.mode].format(points=counted(condition.vp_each, "point"))
    return words.EXIT.format(worth=worth, edge=words.EDGES[condition.edge])


def _denial(condition: win.Denial) -> str:
    return words.DENIAL.format(points=counted(condition.vp, "point"), at=listed(condition.at, "or"))


CONDITIONS: Final[dict[type, Callable[[Any], str]]] = {
    win.Destruction: _destruction,
    win.Occupation: _occupation,
    win.Exit: _exit,
    win.Denial: _denial,
}
"""How each victory condition is worded."""

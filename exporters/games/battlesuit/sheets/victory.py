"""What each side of a scenario scores for, in words, and who wins. Rules: BS.SCN.7, BS.VIC.1, BS.GAP.138."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from exporters.games.battlesuit.sheets.clauses import Context, Row
from exporters.games.battlesuit.wording import scenario as words
from exporters.games.battlesuit.wording.scenario import all_of, one_edge, one_of, points, turns
from schemas.catalogues.saying import said
from schemas.models.battlesuit import scenario as win
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.words import Side

Typed = win.Destruction | win.Exit | win.Survival


def victory_rows(scenario: Scenario, context: Context) -> Iterator[Row]:
    """Yield what each side scores for, who wins and how clearly, and what ends the battle early."""
    for side in Side:
        for condition in scenario.victory:
            if condition.side is side:
                yield said(words.SIDES[side], context.language), CONDITIONS[type(condition)](condition, context)
    yield _levels(scenario, context.language) if scenario.levels else _most(context.language)
    for ending in scenario.ends_early:
        yield said(words.EARLY, context.language), ENDINGS[type(ending)](ending, context.language)


def _most(language: str) -> Row:
    term, text = words.MOST
    return said(term, language), said(text, language)


def _levels(scenario: Scenario, language: str) -> Row:
    sentences = (
        said(words.LEVELS_DRAW, language, lead=scenario.levels[0].lead_vp),
        *(said(words.LEVEL[level.level], language, lead=level.lead_vp) for level in scenario.levels),
    )
    return said(words.LEVELS, language), " ".join(sentences)


def _worth(condition: Typed, language: str) -> str:
    return said(words.WORTH[condition.mode], language, points=points(condition.vp_each, language))


def _types(condition: Typed, context: Context, all_of_them: str) -> str:
    types = context.types(condition.soldiers, condition.units)
    return one_of(types, context.language) if types else said(all_of_them, context.language)


def _destruction(condition: win.Destruction, context: Context) -> str:
    who, down = _types(condition, context, words.ENEMY), said(words.DOWN[condition.down], context.language)
    return said(words.DESTRUCTION, context.language, worth=_worth(condition, context.language), who=who, down=down)


def _occupation(condition: win.Occupation, context: Context) -> str:
    each, at = points(condition.vp_each, context.language), all_of(condition.at, context.language)
    in_a_row = turns(condition.turns_in_a_row, context.language)
    when = said(words.WHEN[condition.when], context.language, turns=in_a_row)
    return said(words.OCCUPATION, context.language, points=each, at=at, when=when)


def _exit(condition: win.Exit, context: Context) -> str:
    who, edges = _types(condition, context, words.OWN), one_edge(condition.edges, context.language)
    return said(words.EXIT, context.language, worth=_worth(condition, context.language), who=who, edges=edges)


def _denial(condition: win.Denial, context: Context) -> str:
    worth, at = points(condition.vp, context.language), one_of(condition.at, context.language)
    return said(words.DENIAL, context.language, points=worth, at=at)


def _demolition(condition: win.Demolition, context: Context) -> str:
    each, at = points(condition.vp_each, context.language), all_of(condition.at, context.language)
    return said(words.DEMOLITION, context.language, points=each, at=at)


def _fate(condition: win.Fate, context: Context) -> str:
    worth = points(condition.vp, context.language)
    return said(words.FATES[condition.fate], context.language, points=worth, target=condition.target)


def _survival(condition: win.Survival, context: Context) -> str:
    who = _types(condition, context, words.OWN)
    return said(words.SURVIVAL, context.language, worth=_worth(condition, context.language), who=who)


CONDITIONS: Final[dict[type, Callable[[Any, Context], str]]] = {
    win.Destruction: _destruction,
    win.Occupation: _occupation,
    win.Exit: _exit,
    win.Denial: _denial,
    win.Demolition: _demolition,
    win.Fate: _fate,
    win.Survival: _survival,
}
"""How each victory condition is worded."""


def _losses(ending: win.Losses, language: str) -> str:
    return said(words.LOSSES, language, side=said(words.SIDES[ending.side], language), percent=ending.percent)


def _lead(ending: win.Lead, language: str) -> str:
    lead = points(ending.vp, language)
    return said(words.LEAD, language, side=said(words.SIDES[ending.side], language), points=lead)


def _settled(ending: win.Settled, language: str) -> str:
    return said(words.SETTLED, language, target=ending.target)


ENDINGS: Final[dict[type, Callable[[Any, str], str]]] = {win.Losses: _losses, win.Lead: _lead, win.Settled: _settled}
"""How each early end is worded."""

"""What each side of a scenario scores for, in words, and who wins. Rules: BS.SCN.7, BS.VIC.1, BS.GAP.138."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from exporters.games.battlesuit.sheets.context import Context, Row
from exporters.games.battlesuit.words import scenario as words
from exporters.games.battlesuit.words.scenario import edges_of, listed
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit import victory as win
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.words import Side

Typed = win.Destruction | win.Exit | win.Survival


def victory_rows(scenario: Scenario, context: Context) -> Iterator[Row]:
    """Yield what each side scores for, who wins and how clearly, and what ends the battle early."""
    for side in Side:
        for condition in scenario.victory:
            if condition.side is side:
                yield words.SIDES[side], CONDITIONS[type(condition)](condition, context)
    yield from _levels(scenario) if scenario.levels else (words.MOST,)
    for ending in scenario.ends_early:
        yield words.EARLY, ENDINGS[type(ending)](ending)


def _levels(scenario: Scenario) -> Iterator[Row]:
    least = words.LEVELS_DRAW.format(lead=scenario.levels[0].lead_vp)
    said = (words.LEVEL.format(level=level.level.value, lead=level.lead_vp) for level in scenario.levels)
    yield words.LEVELS, f"{least} {' '.join(said)}"


def _worth(condition: Typed) -> str:
    return words.WORTH[condition.mode].format(points=counted(condition.vp_each, "point"))


def _types(condition: Typed, context: Context, all_of_them: str) -> str:
    types = context.types(condition.soldiers, condition.units)
    return listed(types, "or") if types else all_of_them


def _destruction(condition: win.Destruction, context: Context) -> str:
    who = _types(condition, context, words.ENEMY)
    return words.DESTRUCTION.format(worth=_worth(condition), who=who, down=words.DOWN[condition.down])


def _occupation(condition: win.Occupation, _: Context) -> str:
    points = counted(condition.vp_each, "point")
    when = words.WHEN[condition.when].format(turns=counted(condition.turns_in_a_row, "turn"))
    return words.OCCUPATION.format(points=points, at=listed(condition.at), when=when)


def _exit(condition: win.Exit, context: Context) -> str:
    who = _types(condition, context, words.OWN)
    return words.EXIT.format(worth=_worth(condition), who=who, edges=edges_of(condition.edges, "or"))


def _denial(condition: win.Denial, _: Context) -> str:
    return words.DENIAL.format(points=counted(condition.vp, "point"), at=listed(condition.at, "or"))


def _demolition(condition: win.Demolition, _: Context) -> str:
    return words.DEMOLITION.format(points=counted(condition.vp_each, "point"), at=listed(condition.at))


def _fate(condition: win.Fate, _: Context) -> str:
    return words.FATES[condition.fate].format(points=counted(condition.vp, "point"), target=condition.target)


def _survival(condition: win.Survival, context: Context) -> str:
    return words.SURVIVAL.format(worth=_worth(condition), who=_types(condition, context, words.OWN))


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


def _losses(ending: win.Losses) -> str:
    return words.LOSSES.format(side=words.SIDES[ending.side], percent=ending.percent)


def _lead(ending: win.Lead) -> str:
    return words.LEAD.format(side=words.SIDES[ending.side], points=counted(ending.vp, "point"))


def _settled(ending: win.Settled) -> str:
    return words.SETTLED.format(target=ending.target)


ENDINGS: Final[dict[type, Callable[[Any], str]]] = {win.Losses: _losses, win.Lead: _lead, win.Settled: _settled}
"""How each early end is worded."""

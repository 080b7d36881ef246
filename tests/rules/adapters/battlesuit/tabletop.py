"""Figures and play without a map, points of victory, scales: what is looked up."""

from fractions import Fraction
from typing import Any, Literal

from engine.games.battlesuit.kernel.codes import Part, Place
from engine.games.battlesuit.kernel.course.scoring import destruction_points
from engine.games.battlesuit.kernel.event_codes import Worth
from engine.games.battlesuit.kernel.numbers.attack import set_manner_parts
from schemas.models.battlesuit.rules.measures import ScaleRules
from tests.rules.adapters.battlesuit.bench import POINTS, flat_game, stand
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of

MODES = {"build_value": Worth.BUILD_VALUE, "one_per_kill": Worth.EACH}


def score(given: Given) -> Answer:
    """Answer what enemies out of action are worth."""
    game = flat_game(rules_of(given), given)
    game.plan.mode[0], game.plan.worth[0] = MODES[given["mode"]], 1
    killer = stand(game, 0, "front_line", len(POINTS) - 1)
    for dot, name in enumerate(given["destroyed"]):
        lost = stand(game, 1, name, dot)
        game.soldiers.place[lost], game.soldiers.lost_to[lost] = Place.LOST, killer
    return {"points": destruction_points(game, 0, 1)}


def figure_level(given: Given) -> Answer:
    """Answer the level of a figure on its stand."""
    return {"level": level_shown(given["stand"], given["die"])}


def scale(given: Given) -> Answer:
    """Answer what points, levels and turns stand for."""
    scales = rules_of(given).scale
    return {
        "metres": metres_across(given.get("points", 0), scales),
        "height_metres": metres_high(given.get("levels", 0), scales),
        "seconds": seconds_long(given.get("turns", 0), scales),
    }


def inches_of(written: Any) -> Fraction:
    """Return inches, written as a number or as a fraction."""
    return Fraction(str(written))


def mapless_range(given: Given) -> Answer:
    """Answer a range on a table, and what it costs an attack."""
    rules = rules_of(given)
    game, points = flat_game(rules, given), points_of(inches_of(given["inches"]), rules.scale)
    game.cards.attenuation_points[0] = given.get("attenuation", 10)
    game.attack.attacker, game.attack.range_points = 0, points
    set_manner_parts(game.numbers, game.cards, game.attack)
    return {"range": points, "attenuation_mod": game.attack.parts[Part.ATTENUATION]}


def mapless_mine(given: Given) -> Answer:
    """Answer whether a mine on a table goes off."""
    return {"triggered": sets_off_mine(inches_of(given["inches"]), rules_of(given).scale)}


HIGH_STAND_LEVELS = 6
"""Levels that a high flight stand is worth more than a low one. Rule: BS.FIG.6."""


def level_shown(stand: Literal["low", "high"], die: int) -> int:
    """Return the level of a figure, by its stand and the d6 beside it. Rule: BS.FIG.6."""
    return die + (HIGH_STAND_LEVELS if stand == "high" else 0)


def metres_across(points: int, scale: ScaleRules) -> int:
    """Return the metres that so many map points stand for. Rule: BS.GEN.6."""
    return points * scale.metres_per_point


def metres_high(levels: int, scale: ScaleRules) -> int:
    """Return the metres of height that so many levels stand for. Rule: BS.GEN.7."""
    return levels * scale.metres_per_level


def seconds_long(turns: int, scale: ScaleRules) -> int:
    """Return the seconds that so many turns stand for. Rule: BS.GEN.8."""
    return turns * scale.seconds_per_turn


def points_of(inches: Fraction, scale: ScaleRules) -> int:
    """Return the map points that inches of a table count for; what is no whole one is dropped. Rule: BS.MPL.2."""
    return int(inches // scale.mapless_inches_per_point)


def sets_off_mine(inches: Fraction, scale: ScaleRules) -> bool:
    """Return whether a soldier so far from a mine on a table sets it off. Rule: BS.MPL.7."""
    return inches <= scale.mapless_mine_inches

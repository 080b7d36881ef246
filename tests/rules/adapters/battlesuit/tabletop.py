"""Figures and play without a map, points of victory, scales: what is looked up."""

from fractions import Fraction
from typing import Any

from engine.games.battlesuit.kernel.codes import Part, Place
from engine.games.battlesuit.kernel.course.scoring import destruction_points
from engine.games.battlesuit.kernel.event_codes import Worth
from engine.games.battlesuit.kernel.numbers.attack import set_manner_parts
from engine.games.battlesuit.rules.miniatures import (
    level_shown,
    metres_across,
    metres_high,
    points_of,
    seconds_long,
    sets_off_mine,
)
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

"""Stealth, drones, bombs and mines: what battles call, asked one by one."""

from fractions import Fraction
from math import prod

from engine.games.battlesuit.kernel.actions.explosions import (
    arm,
    centre_after,
    destroy_all,
    falls_up_to,
    offer_before_attack,
)
from engine.games.battlesuit.kernel.actions.harm import eliminate
from engine.games.battlesuit.kernel.actions.secrets import is_revealed, points_unseen, usable_from
from engine.games.battlesuit.kernel.board.soldiers import movement_of
from engine.games.battlesuit.kernel.codes import STEALTH_SIDES, STRUCTURE_SIDES, Place, Terrain
from engine.games.battlesuit.kernel.legal.special import may_detonate, may_fly_over, may_post_sentry
from engine.games.battlesuit.legality.scenarios import dummies_needed
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from tests.rules.adapters.battlesuit.bench import MIDDLE, answer, east_of, flat_game, lay_terrain, stand
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of

FACES = range(1, STEALTH_SIDES + 1)


def stealth_hidden_odds(given: Given) -> Answer:
    """Answer how likely a soldier is still hidden after so many checks."""
    boxes = range(1, given["checks"] + 1)
    return {"p_hidden": str(prod(Fraction(sum(not is_revealed(die, box) for die in FACES), 6) for box in boxes))}


def stealth_check(given: Given) -> Answer:
    """Answer what a stealth die does."""
    if is_revealed(given["die"], given["box"]):
        return {"revealed": True, "marker_turn": usable_from(given["turn"], given["box"])}
    return {"revealed": False, "box": given["box"] + 1}


def stealth_reveal(given: Given) -> Answer:
    """Answer with what movement a soldier comes out of stealth."""
    game = flat_game(rules_of(given), given)
    soldier = stand(game, 0, given["type"], MIDDLE)
    game.soldiers.hits[soldier] = given.get("damage", 0)
    move = movement_of(game, soldier)
    return {
        "move_value": move,
        "mp": points_unseen(move, given["box"]),
        "marker_turn": usable_from(given["turn"], given["box"]),
    }


def mine_setup(given: Given) -> Answer:
    """Answer whether there are as many dummies as there have to be."""
    needed = dummies_needed(given.get("explosive", 0), given.get("nuclear", 0), rules_of(given).blast)
    return {"valid": given.get("dummies", 0) == needed, "required_dummies": needed}


def drone_move(given: Given) -> Answer:
    """Answer the movement of a drone, with or without a commander."""
    game = flat_game(rules_of(given), given)
    drone = stand(game, 0, given["type"], MIDDLE)
    if given.get("commander_available"):
        stand(game, 0, "commander", east_of(1))
    return {"move": movement_of(game, drone)}


def drone_over(given: Given) -> Answer:
    """Answer whether a drone may be over a point."""
    game = flat_game(rules_of(given), given)
    lay_terrain(game, MIDDLE, given["terrain"])
    game.board.base[MIDDLE] = given.get("ground", 0)
    return {"legal": may_fly_over(game, MIDDLE, given["level"])}


def sentry_setup(given: Given) -> Answer:
    """Answer whether a sentry may stand in a terrain."""
    game = flat_game(rules_of(given), given)
    lay_terrain(game, MIDDLE, given["terrain"])
    return {"legal": may_post_sentry(game, MIDDLE)}


def bomb_structure_odds(given: Given) -> Answer:
    """Answer how likely structures next to a bomb fall."""
    game = flat_game(rules_of(given), given)
    names = ("building", "bridge", "bunker")
    near = given.get("distance", 1) == 1
    odds = {name: str(near * Fraction(falls_up_to(game, TERRAIN_CODES[name]), STRUCTURE_SIDES)) for name in names}
    return {**odds, "rubble_marker": True}


def bomb_centre(given: Given) -> Answer:
    """Answer what a bomb leaves of its very point."""
    game = flat_game(rules_of(given), given)
    out = []
    for name in given.get("soldiers", ()):
        soldier = stand(game, 0, "front_line", MIDDLE)
        destroy_all(game, MIDDLE, soldier)
        out += [name] if game.soldiers.place[soldier] == Place.LOST else []
    becomes = centre_after(TERRAIN_CODES[given["terrain"]], game.special.bomb_always_slag)
    return {"eliminated": sorted(out), "tile": "slag" if becomes == Terrain.SLAG else None}


def bomb_lost(given: Given) -> Answer:
    """Answer whether a bomb goes off whose owner is offered it before an attack on the drone."""
    game = flat_game(rules_of(given), given)
    drone = stand(game, 0, "bomb_drone", MIDDLE)
    enemy = stand(game, 1, "front_line", east_of(11))
    arm(game)
    answer(game, 0 if given.get("declined") else 1)
    if given.get("offered") and offer_before_attack(game, drone):
        return {"detonates": True}
    if given.get("drone_destroyed"):
        eliminate(game, drone, enemy)
    return {"detonates": given.get("drone_destroyed", False) and may_detonate(game, drone)}

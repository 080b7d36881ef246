"""What the enemy's fire would do to a trooper on a dot: over the lines from the enemies to it, not the other way round.

The trooper is put on the dot for as long as it takes to ask the rules, and then back.
"""

from engine.games.infantry.kernel.codes import NOBODY
from engine.games.infantry.kernel.firing.arcs import may_react
from engine.games.infantry.kernel.firing.attacks import active_weapon, gun_refused, shot_refused
from engine.games.infantry.kernel.firing.guns import gun_may_react, gun_shot_faults, stands
from engine.games.infantry.kernel.players.heuristic.worth import harm_with
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_enemy


def danger_at(game: Game, person: int, column: int, row: int, stays: bool) -> int:
    """Return the harm to who steps onto a dot, in 36ths of a point: of arcs, and of aimed fire where it stays."""
    from_column: int = game.battle.column[person]
    from_row: int = game.battle.row[person]
    game.battle.column[person] = column
    game.battle.row[person] = row
    found: int = 0
    for enemy in range(game.forces.people):
        if is_enemy(game, person, enemy):
            found += reaction_harm(game, enemy, person)
            if stays:
                found += aimed_harm(game, enemy, person)
    game.battle.column[person] = from_column
    game.battle.row[person] = from_row
    return found


def reaction_harm(game: Game, enemy: int, person: int) -> int:
    """Return the harm of an enemy's arcs to a trooper who comes to be where it is. Rule: IN.HOUSE.4."""
    found: int = 0
    if game.battle.gun[enemy] != NOBODY and gun_may_react(game, enemy, person):
        found += harm_with(game, enemy, person, game.forces.gun[game.battle.gun[enemy]], 0)
    if game.battle.arc[enemy] and may_react(game, enemy, person):
        found += harm_with(game, enemy, person, active_weapon(game, enemy), game.battle.arc_wide[enemy])
    return found


def aimed_harm(game: Game, enemy: int, person: int) -> int:
    """Return the harm of an enemy's aimed attack, or free one, on a trooper in its own turn. Rule: IN.HOUSE.4."""
    if stands(game, enemy):
        if gun_shot_faults(game, enemy, person) == 0:
            return harm_with(game, enemy, person, game.forces.gun[game.battle.gun[enemy]], 0)
        return 0
    if gun_refused(game, enemy) == 0 and shot_refused(game, enemy, person) == 0:
        return harm_with(game, enemy, person, active_weapon(game, enemy), 0)
    return 0

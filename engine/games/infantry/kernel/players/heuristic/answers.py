"""The heuristic player's answers: the first of what is worth doing, from fire to going on and lying in wait."""

from engine.games.infantry.kernel.acting.choices import clear_choice
from engine.games.infantry.kernel.codes import NOBODY, Weight
from engine.games.infantry.kernel.firing.guns import stands
from engine.games.infantry.kernel.moving.steps import carries_gun
from engine.games.infantry.kernel.numbers.codes import Mode, WeaponKind
from engine.games.infantry.kernel.players.heuristic.aims import (
    FAR,
    foe_of,
    number_against,
    patience_of,
    way_to,
    weight,
)
from engine.games.infantry.kernel.players.heuristic.blasts import try_blast, try_smoke
from engine.games.infantry.kernel.players.heuristic.crews import try_gun, try_lonely_gun, try_to_serve
from engine.games.infantry.kernel.players.heuristic.shots import (
    ap_to_fire,
    try_arc,
    try_arm,
    try_fire,
    try_strike,
)
from engine.games.infantry.kernel.players.heuristic.steps import (
    must_move,
    try_step,
    try_to_rise,
    try_way_off,
)
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import distance_of, is_ready

"""The highest target number of a shot that is better than none."""


def heuristic_trooper(game: Game, side: int) -> None:
    """Let those act first who control crewed weapons, and then those who are nearest to an enemy."""
    least: int = 3 * FAR
    for person in range(game.forces.people):
        if is_ready(game, side, person):
            key: int = -1 if game.battle.gun[person] != NOBODY else way_to_foe(game, person)
            if key < least:
                least = key
                game.choice.target = person


def way_to_foe(game: Game, person: int) -> int:
    """Return about how far it is for a trooper to the enemy whom it reaches first."""
    return way_to(game, person, foe_of(game, person), game.battle.column[person], game.battle.row[person])


def heuristic_action(game: Game, person: int) -> None:
    """Choose the first of these that can be done: get away, fire, go on, smoke, fire at any odds, lie in wait, end."""
    foe: int = foe_of(game, person)
    if must_move(game, person) and try_way_off(game, person, foe):
        return
    if try_gun(game, person) or try_lonely_gun(game, person) or try_blast(game, person):
        return
    if try_fire(game, person, patience_of(game, person)):
        return
    if try_strike(game, person) or try_arm(game, person):
        return
    if not stands(game, person) and goes_on(game, person, foe):
        return
    if try_fire(game, person, weight(game, person, Weight.LAST_NUMBER)) or try_arc(game, person, foe):
        return
    clear_choice(game)


def goes_on(game: Game, person: int, foe: int) -> bool:
    """Choose to go where a trooper is needed: to a gunner, or on to an enemy, behind smoke if it has to be."""
    if try_to_serve(game, person):
        return True
    spare: int = ap_to_keep(game, person, foe)
    if try_to_rise(game, person, foe, spare) or try_step(game, person, foe, spare):
        return True
    return try_smoke(game, person, foe)


def ap_to_keep(game: Game, person: int, foe: int) -> int:
    """Return the AP that a trooper keeps when it goes on: for its weapon, where an enemy may come near in its turn."""
    if distance_of(game, person, foe) > weight(game, person, Weight.NEAR_TURNS) * game.numbers.movement_cap:
        return 0
    return game.numbers.set_up_ap if carries_gun(game, person) else ap_to_fire(game, person)


def heuristic_reaction(game: Game, person: int, target: int, weapon: int) -> bool:
    """Fire, but with a single-shot weapon only where that is worth the arc."""
    if game.arsenal.type[weapon] == WeaponKind.CREWED or game.arsenal.mode[weapon] != Mode.SINGLE:
        return True
    number: int = number_against(game, person, target, game.battle.arc_wide[person])
    return number <= weight(game, person, Weight.REACTION_NUMBER)


def heuristic_cover(game: Game, person: int) -> bool:
    """Drop prone: that hides from all who fire later, and standing up costs less than a hit."""
    return not stands(game, person) or game.battle.ap[person] > 0

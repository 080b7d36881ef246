"""What enemies and structures are worth to the heuristic player. Rules: BS.PNT.1, BS.PNT.6."""

from engine.games.battlesuit.kernel.board.places import ground_of, next_point, occupant_of, points_apart, sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_active, side_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, FAR, NOBODY, UNKNOWN, Action, Terrain, UnitClass, Weight
from engine.games.battlesuit.kernel.event_codes import Goal
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.targets import is_armed, may_attack, may_demolish, may_paint, torn_down
from engine.games.battlesuit.kernel.numbers.attack import attack_of, shield_of
from engine.games.battlesuit.kernel.players.heuristic.weights import least_strength, weight
from engine.games.battlesuit.kernel.records import Game


def nearest_enemy(game: Game, side: int, dot: int) -> int:
    """Return the enemy on the map that is nearest to a point, or NOBODY."""
    nearest: int = NOBODY
    least: int = FAR
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy]:
            apart: int = points_apart(game, dot, game.view.dot[enemy])
            if apart < least:
                least = apart
                nearest = enemy
    return nearest


def best_target(game: Game, side: int, soldier: int) -> int:
    """Return the enemy that is best to hit by what is known of it, or NOBODY if none is worth a shot."""
    best: int = NOBODY
    most: int = -FAR
    least: int = least_strength(game)
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy] and may_attack(game, soldier, enemy):
            ease: int = ease_of(game, soldier, enemy)
            prize: int = weight(game, Weight.STRENGTH) * ease + spill_of(game, side, soldier, game.view.dot[enemy])
            if ease >= least and prize > most:
                most = prize
                best = enemy
    return best


def spill_of(game: Game, side: int, soldier: int, dot: int) -> int:
    """Return what a shot at a point is worth for those next to it: enemies, less friends. Rule: BS.SPL.1."""
    total: int = 0
    for way in range(DIRECTIONS):
        there: int = next_point(game, dot, way)
        other: int = occupant_of(game, there) if there != NOBODY else NOBODY
        if other != NOBODY and other != soldier and game.view.seen[other]:
            total += -weight(game, Weight.FRIEND_HIT) if side_of(other) == side else 1
    return total


def ease_of(game: Game, soldier: int, enemy: int) -> int:
    """Return about how strong an attack on an enemy would be; an unknown shield is taken to be as is usual."""
    ease: int = ease_from(game, soldier, enemy, game.soldiers.level[soldier])
    return ease if sees(game, soldier, enemy) else ease + game.numbers.indirect


def ease_from(game: Game, soldier: int, enemy: int, level: int) -> int:
    """Return about how strong an attack on an enemy in sight would be from a level above one's point."""
    dot: int = game.view.dot[enemy]
    steps: int = points_apart(game, game.soldiers.dot[soldier], dot)
    ease: int = -steps // game.cards.attenuation_points[game.forces.card[soldier]]
    ease += attack_of(game.cards, game.forces.card[soldier], game.soldiers.hits[soldier])
    ease -= shield_known(game, enemy)
    ease += game.numbers.cover_mod[cover_known(game, enemy)]
    if game.view.painted[enemy]:
        ease += game.numbers.painted
    if game.view.level[enemy] < level:
        ease += game.numbers.defender_below
    return ease


def cover_known(game: Game, enemy: int) -> int:
    """Return the terrain that covers an enemy; none in the air unless so ruled. Rules: BS.MOD.21, BS.GAP.24."""
    dot: int = game.view.dot[enemy]
    aloft: bool = game.view.level[enemy] > ground_of(game, dot) and game.land.storeys[dot] == 0
    return Terrain.CLEAR if aloft and not game.numbers.airborne_cover else game.land.terrain[dot]


def shield_known(game: Game, enemy: int) -> int:
    """Return the shield of an enemy if its card has been proved, else what is usual; only armour has one."""
    card: int = game.view.card[enemy]
    if card == UNKNOWN:
        return weight(game, Weight.USUAL_SHIELD) if game.view.unit_class[enemy] == UnitClass.ARMOURED else 0
    return shield_of(game.numbers, game.cards, card, game.view.hits[enemy])


def crowd(game: Game, side: int, soldier: int, dot: int) -> int:
    """Return how many friends stand next to a point, whom a shot at it spills over to. Rule: BS.SPL.1."""
    found: int = 0
    for way in range(DIRECTIONS):
        there: int = next_point(game, dot, way)
        other: int = occupant_of(game, there) if there != NOBODY else NOBODY
        found += 1 if other != NOBODY and other != soldier and side_of(other) == side else 0
    return found


def friends_helped(game: Game, side: int, soldier: int, enemy: int) -> int:
    """Return how many friends see an enemy and may still fire in this turn."""
    found: int = 0
    for friend in range(first_of(side), end_of(game, side)):
        if friend != soldier and game.soldiers.complete[friend] == 0 and is_active(game, friend):
            found += 1 if is_armed(game, friend) and sees(game, friend, enemy) else 0
    return found


def best_mark(game: Game, side: int, soldier: int) -> int:
    """Return the enemy whose paint helps most friends, or NOBODY."""
    best: int = NOBODY
    most: int = 0
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy] and game.view.painted[enemy] == 0 and may_paint(game, soldier, enemy):
            helped: int = friends_helped(game, side, soldier, enemy)
            if helped > most:
                most = helped
                best = enemy
    return best


def should_paint(game: Game, side: int, soldier: int) -> bool:
    """Return whether painting is the best thing to do: for the unarmed as soon as it helps anybody."""
    if game.soldiers.moved[soldier] > 0 or not may_do(game, soldier, Action.PAINT, 0):
        return False
    mark: int = best_mark(game, side, soldier)
    if mark == NOBODY:
        return False
    needed: int = weight(game, Weight.FRIENDS_PAINTED)
    return not is_armed(game, soldier) or friends_helped(game, side, soldier, mark) >= needed


def worth_tearing_down(game: Game, side: int, soldier: int) -> int:
    """Return which point next to an engineer a player would have torn down, as its amount; NOBODY for none."""
    for amount in range(DIRECTIONS + 1):
        if may_demolish(game, soldier, amount):
            dot: int = torn_down(game, soldier, amount)
            if pays_for_ruin(game, side, dot) or buries_enemy(game, side, dot):
                return amount
    return NOBODY


def pays_for_ruin(game: Game, side: int, dot: int) -> bool:
    """Return whether a side scores for a structure that is gone."""
    for row in range(game.plan.conditions):
        if game.plan.kind[row] == Goal.DEMOLITION and game.plan.scorer[row] == side:
            first: int = game.plan.first_goal[row]
            for goal in range(first, first + game.plan.goals[row]):
                if game.plan.goal[goal] == dot:
                    return True
    return False


def buries_enemy(game: Game, side: int, dot: int) -> bool:
    """Return whether an enemy whom the side sees stands on a point."""
    other: int = occupant_of(game, dot)
    return other != NOBODY and side_of(other) != side and game.view.seen[other] == 1

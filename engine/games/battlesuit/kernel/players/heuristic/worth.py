"""What enemies and structures are worth to the heuristic player. Rules: BS.PNT.1, BS.PNT.6."""

from engine.games.battlesuit.kernel.board.places import ground_of, next_point, occupant_of, points_apart, sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability, is_active, side_of
from engine.games.battlesuit.kernel.codes import (
    DIRECTIONS,
    FAR,
    NOBODY,
    TO_ELIMINATE,
    UNKNOWN,
    Ability,
    Action,
    Result,
    Terrain,
    UnitClass,
    Weight,
)
from engine.games.battlesuit.kernel.event_codes import Fate, Goal, Shaken, Worth
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.targets import is_armed, may_attack, may_demolish, may_paint, torn_down
from engine.games.battlesuit.kernel.numbers.attack import attack_of, shield_of
from engine.games.battlesuit.kernel.numbers.results import boxes_of, result_of
from engine.games.battlesuit.kernel.players.heuristic.weights import least_strength, weight
from engine.games.battlesuit.kernel.records import Game

OTHERS_SHARE = 5
"""How many times less than a suit anybody else is taken to be worth whose card is not known."""


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
        if game.view.seen[enemy] and may_be_hit(game, soldier, enemy, least) and may_attack(game, soldier, enemy):
            ease: int = ease_of(game, soldier, enemy)
            prize: int = weight(game, Weight.STRENGTH) * ease + spill_of(game, side, soldier, game.view.dot[enemy])
            prize += gain_of(game, side, enemy, ease)
            if ease >= least and prize > most and may_tell(game, ease + game.numbers.rapid):
                most = prize
                best = enemy
    return best


def may_be_hit(game: Game, soldier: int, enemy: int, least: int) -> bool:
    """Return whether an attack on an enemy could be so strong, whoever sees it; this is found sooner than who does."""
    ease: int = ease_from(game, soldier, enemy, game.soldiers.level[soldier])
    return ease + max(0, game.numbers.indirect) >= least


def may_tell(game: Game, strength: int) -> bool:
    """Return whether a shot of a strength may do anything to anybody. Rule: BS.FIR.10."""
    if weight(game, Weight.DETAIL) == 0:
        return True
    worst: int = Result.NE
    for die in range(1, game.numbers.combat_die + 1):
        worst = max(worst, result_of(game.numbers, strength, die))
    return worst != Result.NE


def gain_of(game: Game, side: int, enemy: int, strength: int) -> int:
    """Return what a shot at an enemy may cost it, weighed: its worth times the boxes that are crossed off on average.

    Who has no boxes loses all of them at the first.
    """
    counts: int = weight(game, Weight.VALUE)
    if counts == 0:
        return 0
    boxes: int = 0
    for die in range(1, game.numbers.combat_die + 1):
        crossed: int = boxes_of(game.numbers, result_of(game.numbers, strength, die))
        boxes += TO_ELIMINATE if crossed > 0 and game.view.unit_class[enemy] != UnitClass.ARMOURED else crossed
    return counts * value_of(game, side, enemy) * boxes // game.numbers.combat_die


def value_of(game: Game, side: int, enemy: int) -> int:
    """Return what an enemy is worth to a side: what it fights with, and what the side scores for it."""
    card: int = game.view.card[enemy]
    suit: bool = game.view.unit_class[enemy] == UnitClass.ARMOURED
    usual: int = weight(game, Weight.USUAL_VALUE) // (1 if suit else OTHERS_SHARE)
    build: int = usual if card == UNKNOWN else game.cards.build_value[card]
    found: int = build
    for row in range(game.plan.conditions):
        if game.plan.scorer[row] == side:
            if game.plan.kind[row] == Goal.DESTRUCTION and may_count(game, row, card):
                found += game.plan.worth[row] if game.plan.mode[row] == Worth.EACH else build
            elif is_quarry(game, row, enemy):
                found += weight(game, Weight.TARGET)
    return found


def may_count(game: Game, row: int, card: int) -> bool:
    """Return whether a condition counts a card, or may where the card is not known."""
    return game.plan.cards[row] == 0 or card == UNKNOWN or (game.plan.cards[row] >> card) % 2 == 1


def is_quarry(game: Game, row: int, soldier: int) -> bool:
    """Return whether a condition asks for the loss of a soldier. Rule: BS.SCN.7."""
    about: bool = game.plan.kind[row] == Goal.FATE and game.plan.mode[row] == Fate.LOST
    return about and (game.forces.escorted[soldier] >> game.plan.about[row]) % 2 == 1


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
    ease: int = finer_points(game, soldier, enemy, steps, level)
    ease += attack_of(game.cards, game.forces.card[soldier], game.soldiers.hits[soldier])
    ease -= shield_known(game, enemy)
    ease += game.numbers.cover_mod[cover_known(game, enemy)]
    if game.view.painted[enemy]:
        ease += game.numbers.painted
    if game.view.level[enemy] < level:
        ease += game.numbers.defender_below
    return ease


def finer_points(game: Game, soldier: int, enemy: int, steps: int, level: int) -> int:
    """Return what the range adds to a strength, and if the player looks so closely what else is open to see.

    Rules: BS.MOD.4, BS.MOD.14, BS.MOD.17, BS.JKN.1, BS.SNP.5, BS.DET.1, BS.SHK.6, BS.BNC.21.
    """
    card: int = game.forces.card[soldier]
    if weight(game, Weight.DETAIL) == 0:
        return -steps // game.cards.attenuation_points[card]
    found: int = game.numbers.attenuation_per_step * (steps // game.cards.attenuation_points[card])
    if steps == 1:
        found += game.numbers.adjacent
    if steps <= game.numbers.jack_knife_range and has_ability(game, soldier, Ability.DOUBLES_ADJACENT):
        extra: int = game.numbers.jack_knife_factor - 1
        found += attack_of(game.cards, card, game.soldiers.hits[soldier]) * extra
    if steps <= game.numbers.sniper_close_points and has_ability(game, soldier, Ability.SNIPES):
        found += game.numbers.sniper_close
    if game.view.level[enemy] > level:
        found += game.numbers.defender_higher_ground
    if game.soldiers.boosted[soldier] > 0:
        found += game.numbers.boost_attack_mod
    if game.soldiers.recovering[soldier] == Shaken.STILL_SHAKEN:
        found += game.numbers.shaken_attack_mod
    return found + game.numbers.improved_detection * game.plan.detection[side_of(soldier)]


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

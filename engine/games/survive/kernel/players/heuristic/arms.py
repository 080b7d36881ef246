"""What the heuristic player does with weapons: at whom it shoots, what it draws, and with what it strikes."""

from engine.games.survive.kernel.board.choices import is_jammed, may_draw, shot_faults
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import is_enemy
from engine.games.survive.kernel.board.sight import reach_of_shot
from engine.games.survive.kernel.chance import pick
from engine.games.survive.kernel.codes import NOBODY, SLOTS, Action, Draw
from engine.games.survive.kernel.numbers.shots import number_to_hit
from engine.games.survive.kernel.players.heuristic.goals import weight
from engine.games.survive.kernel.players.heuristic.worth import (
    best_blade,
    effect_worth,
    fight_chance,
    may_hit,
    ready_slot,
    shot_worth,
)
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight


def heuristic_shot(game: Game, piece: int) -> None:
    """Shoot at whom it is worth most, if it seems to be in range."""
    choose_best(game, piece, game.choice.action, 0)


def heuristic_hold_shot(game: Game, piece: int) -> None:
    """Shoot at the first target that is worth it."""
    choose_best(game, piece, Action.HOLD, weight(game, piece, Weight.HOLD_FIRE))


def choose_best(game: Game, piece: int, action: int, least: int) -> None:
    """Set the target of most worth above a least one, and the estimate. Rule: SV.GAP.24."""
    slot: int = ready_slot(game, piece)
    best: int = least
    for target in range(game.forces.pieces):
        if may_hit(game, piece, target, slot, action) and shot_faults(game, piece, target, slot, action) == 0:
            worth: int = shot_worth(game, piece, target, slot, action)
            if worth > best:
                best = worth
                game.choice.target = target
                game.choice.slot = slot
    if game.choice.target != NOBODY:
        game.choice.estimate_mil = estimate(game, piece, game.choice.target)
        if game.choice.estimate_mil > reach_of_shot(game, slot, action):
            game.choice.target = NOBODY


def estimate(game: Game, piece: int, target: int) -> int:
    """Return what a player takes a distance for: the true one, off by as much as the rules say. Rule: SV.GAP.24."""
    error: int = game.numbers.estimate_error_mil
    if error == 0:
        return apart_mil(game, piece, target)
    return max(0, apart_mil(game, piece, target) - error + pick(game, piece, Draw.ESTIMATE, 2 * error + 1))


def heuristic_draw(game: Game, piece: int) -> None:
    """Draw the gun of most Power that works, where the one in hand is jammed; else what hurts by far more."""
    held: int = game.battle.in_hand[piece]
    if held < 0:
        return
    if is_jammed(game, held):
        draw_most(game, piece)
    else:
        least: int = arm_worth(game, piece, held) + weight(game, piece, Weight.DRAW)
        draw_better(game, piece, least)


def draw_most(game: Game, piece: int) -> None:
    """Choose the weapon of most Power."""
    best: int = 0
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if may_draw(game, piece, slot) and not is_jammed(game, slot) and game.forces.power[slot] > best:
            best = game.forces.power[slot]
            game.choice.slot = slot


def draw_better(game: Game, piece: int, least: int) -> None:
    """Choose the weapon that hurts most, if it is worth more than some."""
    best: int = least
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if may_draw(game, piece, slot) and not is_jammed(game, slot) and arm_worth(game, piece, slot) > best:
            best = arm_worth(game, piece, slot)
            game.choice.slot = slot


def arm_worth(game: Game, piece: int, slot: int) -> int:
    """Return what a hit with a weapon is worth on the average of all enemies, by its number."""
    total: int = 0
    enemies: int = 0
    for other in range(game.forces.pieces):
        if is_enemy(game, piece, other):
            enemies += 1
            total += effect_worth(game, piece, other, game.forces.power[slot])
    skill: int = game.forces.shooting[piece]
    number: int = number_to_hit(game.numbers, skill, game.forces.difficulty[slot], 0)
    return total * number // (max(1, enemies) * game.numbers.die_sides)


def heuristic_blade(game: Game, piece: int, foe: int) -> None:
    """Strike with what takes effect soonest."""
    game.choice.slot = best_blade(game, piece, foe)


def heuristic_reply(game: Game, piece: int, one: int, other: int) -> None:
    """Strike at whom of the two it is easier to beat."""
    easier: bool = fight_chance(game, piece, other, False) > fight_chance(game, piece, one, False)
    game.choice.target = other if easier else one


def is_long_gun(game: Game, slot: int) -> bool:
    """Return whether a weapon takes two hands and reaches far."""
    far: int = weight(game, slot // SLOTS, Weight.LONG_GUN_MIL)
    return game.forces.hands[slot] > 1 and game.forces.range_mil[slot] >= far

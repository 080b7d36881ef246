"""What the heuristic player shoots and strikes with, and at whom."""

from engine.games.survive.kernel.board.aim import reach_of_shot
from engine.games.survive.kernel.board.choices import is_jammed, may_draw, shot_faults
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.chance import pick
from engine.games.survive.kernel.codes import (
    MILS_PER_INCH,
    NOBODY,
    SLOTS,
    Action,
    Draw,
)
from engine.games.survive.kernel.players.heuristic.worth import (
    best_blade,
    fight_chance,
    may_hit,
    ready_slot,
    shot_worth,
)
from engine.games.survive.kernel.records import Game

HOLD_FIRE = 120
"""A shot of a unit that holds is kept for later if it is worth less."""


def heuristic_shot(game: Game, piece: int) -> None:
    """Shoot at whom it is worth most, if it seems to be in range."""
    choose_best(game, piece, game.choice.action, 0)


def heuristic_hold_shot(game: Game, piece: int) -> None:
    """Shoot at the first target that is worth it."""
    choose_best(game, piece, Action.HOLD, HOLD_FIRE)


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
    """Draw the gun of most Power that works, where the one in hand is jammed."""
    held: int = game.battle.in_hand[piece]
    if held >= 0 and is_jammed(game, held):
        best: int = 0
        for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
            if may_draw(game, piece, slot) and not is_jammed(game, slot) and game.forces.power[slot] > best:
                best = game.forces.power[slot]
                game.choice.slot = slot


def heuristic_blade(game: Game, piece: int, foe: int) -> None:
    """Strike with what takes effect soonest."""
    game.choice.slot = best_blade(game, piece, foe)


def heuristic_reply(game: Game, piece: int, one: int, other: int) -> None:
    """Strike at whom of the two it is easier to beat."""
    easier: bool = fight_chance(game, piece, other, False) > fight_chance(game, piece, one, False)
    game.choice.target = other if easier else one


def is_long_gun(game: Game, slot: int) -> bool:
    """Return whether a weapon takes two hands and reaches farther than a foot."""
    return game.forces.hands[slot] > 1 and game.forces.range_mil[slot] >= 12 * MILS_PER_INCH

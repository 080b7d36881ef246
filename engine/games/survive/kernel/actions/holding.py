"""Units that hold: they shoot before or after anything that others do. Rules: SV.MOV.7, SV.MOV.8, SV.GAP.26."""

from engine.games.survive.kernel.actions.shooting import refuse_shot, shoot
from engine.games.survive.kernel.board.aim import reach_of_shot
from engine.games.survive.kernel.board.choices import clear_choice, is_jammed, shoots_on, shot_faults
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import is_enemy
from engine.games.survive.kernel.board.sight import is_seen
from engine.games.survive.kernel.codes import Action
from engine.games.survive.kernel.players.asking import choose_hold_shot
from engine.games.survive.kernel.records import Game


def offer_holds(game: Game) -> None:
    """Let units that hold shoot after an action, in the order of play; their shots call forth no others."""
    if game.numbers.hold_interrupts == 1:
        for place in range(game.forces.mobs):
            side: int = game.battle.play_order[place]
            for piece in range(game.forces.pieces):
                if game.battle.mob[piece] == side and game.battle.holding[piece]:
                    hold_shot(game, side, piece)


def hold_shot(game: Game, side: int, piece: int) -> None:
    """Ask once for a shot of a unit that holds, if there is anybody it could shoot at."""
    if game.battle.over == 0 and game.battle.shots_left[piece] > 0 and has_target(game, piece):
        clear_choice(game)
        game.choice.action = Action.HOLD
        choose_hold_shot(game, side, piece)
        target: int = game.choice.target
        slot: int = game.choice.slot
        same: bool = game.battle.hold_slot[piece] < 0 or game.battle.hold_slot[piece] == slot
        if same and shot_faults(game, piece, target, slot, Action.HOLD) == 0:
            game.battle.hold_slot[piece] = slot
            shoot(game, piece, target, slot, Action.HOLD)
        else:
            refuse_shot(game, piece)


def has_target(game: Game, piece: int) -> bool:
    """Return whether anybody is in range and sight of a unit that holds, whichever way it faces."""
    slot: int = game.battle.in_hand[piece]
    if slot < 0 or (is_jammed(game, slot) and not shoots_on(game, Action.HOLD)):
        return False
    reach: int = reach_of_shot(game, slot, Action.HOLD)
    for target in range(game.forces.pieces):
        if is_enemy(game, piece, target) and apart_mil(game, piece, target) <= reach and is_seen(game, piece, target):
            return True
    return False


def hold_in_own_phase(game: Game, piece: int) -> None:
    """Let a unit that holds have the shots it has left, in a phase of its own. Rule: SV.GAP.26."""
    while game.battle.holding[piece] and game.battle.shots_left[piece] > 0:
        before: int = game.battle.shots_left[piece]
        hold_shot(game, game.battle.mob[piece], piece)
        if game.battle.shots_left[piece] == before:
            return

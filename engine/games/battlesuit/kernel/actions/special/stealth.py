"""Going into stealth, staying in it, and coming out. Rules: BS.STL.1 to BS.STL.7, BS.GAP.75, BS.GAP.77."""

from engine.games.battlesuit.kernel.board.soldiers import movement_of, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, STEALTH_SIDES, Draw, Event
from engine.games.battlesuit.kernel.players.asking import drops_stealth
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game


def is_revealed(die: int, box: int) -> bool:
    """Return whether a roll reveals a soldier whose marker stands in a box. Rule: BS.STL.2."""
    return die <= box


def points_unseen(move: int, box: int) -> int:
    """Return the movement points of a soldier that comes out: half its movement, rounded up, times the box.

    Rules: BS.STL.3, BS.GAP.75.
    """
    return (move + 1) // 2 * box


def usable_from(turn: int, box: int) -> int:
    """Return the turn from which one who left a box may use stealth again. Rule: BS.STL.6."""
    return turn + box


def go_stealthy(game: Game, soldier: int) -> None:
    """Let a soldier go into stealth; its marker stands in box 1. Rules: BS.STL.1, BS.GAP.77."""
    game.soldiers.box[soldier] = 1
    note(game, Event.STEALTH, soldier, NOBODY, 1, 0, 0)


def comes_out(game: Game, soldier: int) -> bool:
    """Return whether a soldier in stealth moves openly now: it gives stealth up, or is revealed by a die.

    Rules: BS.STL.2, BS.STL.7.
    """
    prepare(game, side_of(soldier))
    if drops_stealth(game, side_of(soldier), soldier):
        come_out(game, soldier)
        return True
    box: int = game.soldiers.box[soldier]
    die: int = throw(game, side_of(soldier), soldier, Draw.STEALTH, STEALTH_SIDES, 0)
    if is_revealed(die, box):
        come_out(game, soldier)
        return True
    game.soldiers.box[soldier] = box + 1
    note(game, Event.STEALTH, soldier, NOBODY, box + 1, die, 0)
    return False


def come_out(game: Game, soldier: int) -> None:
    """Turn a soldier face up where it was left, with the movement of its box. Rules: BS.STL.3, BS.STL.6."""
    box: int = game.soldiers.box[soldier]
    game.soldiers.left[soldier] = points_unseen(movement_of(game, soldier), box)
    game.soldiers.unseen[soldier] = box
    game.soldiers.stealth_from[soldier] = usable_from(game.battle.turn, box)
    game.soldiers.box[soldier] = 0
    note(
        game,
        Event.OUT_OF_STEALTH,
        soldier,
        NOBODY,
        box,
        game.soldiers.left[soldier],
        game.soldiers.stealth_from[soldier],
    )

"""What happens to a soldier that has entered a point: the ground first, then whoever waits for it.

Rules: BS.TER.8, BS.RXN.1, BS.GAP.17.
"""

from engine.games.battlesuit.kernel.actions.fire.detonation import offer_after_step
from engine.games.battlesuit.kernel.actions.fire.loss import wound
from engine.games.battlesuit.kernel.actions.fire.reaction import face_reactions
from engine.games.battlesuit.kernel.actions.special.hiding import look_for_hidden
from engine.games.battlesuit.kernel.actions.special.mines import enter_mines
from engine.games.battlesuit.kernel.board.holding import take_point
from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.soldiers import is_on_map, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, Draw, Event, Terrain
from engine.games.battlesuit.kernel.records import Game


def arrive(game: Game, soldier: int) -> None:
    """Let what is on a point work on a soldier that has entered it."""
    if game.land.terrain[game.soldiers.dot[soldier]] == Terrain.SLAG and not is_airborne(game, soldier):
        walk_on_slag(game, soldier)
    take_point(game, soldier)
    look_for_hidden(game, soldier)
    enter_mines(game, soldier)
    offer_after_step(game)
    if is_on_map(game, soldier):
        face_reactions(game, soldier)


def is_burnt(die: int, glow: int) -> bool:
    """Return whether a roll means damage on slag of a glow; a glow of 0 is harmless. Rule: BS.GAP.17."""
    return die <= glow


def walk_on_slag(game: Game, soldier: int) -> None:
    """Throw for the damage of glowing ground. Rules: BS.TER.8, BS.GAP.17."""
    if game.plan.glow == 0:
        return
    die: int = throw(game, side_of(soldier), soldier, Draw.GLOWING_SLAG, game.numbers.slag_die, 0)
    burnt: bool = is_burnt(die, game.plan.glow)
    note(game, Event.GLOW, soldier, NOBODY, 1 if burnt else 0, die, game.plan.glow)
    if burnt:
        wound(game, soldier, 1, NOBODY)

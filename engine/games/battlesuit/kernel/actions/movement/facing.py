"""Where soldiers face, and turning before fire, an optional rule. Rules: BS.FAC.1 to BS.FAC.3, BS.GAP.92."""

from engine.games.battlesuit.kernel.board.options import has_option
from engine.games.battlesuit.kernel.board.soldiers import note, side_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Event, Option
from engine.games.battlesuit.kernel.numbers.facing import is_in_arc, turns_to
from engine.games.battlesuit.kernel.players.asking import choose_facing
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def let_face(game: Game, soldier: int) -> None:
    """Let a player choose where a soldier faces that has been put on the map. Rule: BS.FAC.1."""
    if not has_option(game, Option.FACING):
        return
    prepare(game, side_of(soldier))
    choose_facing(game, side_of(soldier), soldier)
    if 0 <= game.choice.way < DIRECTIONS:
        game.soldiers.faces[soldier] = game.choice.way
    else:
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
    note(game, Event.FACING, soldier, NOBODY, game.soldiers.faces[soldier], 0, 0)


def turns_for(game: Game, soldier: int, target: int) -> int:
    """Return by how many points a soldier has to turn to attack a target, 0 without the rule. Rule: BS.FAC.2."""
    if not has_option(game, Option.FACING):
        return 0
    x: int = game.board.x[game.soldiers.dot[target]] - game.board.x[game.soldiers.dot[soldier]]
    y: int = game.board.y[game.soldiers.dot[target]] - game.board.y[game.soldiers.dot[soldier]]
    return turns_to(game.numbers, x, y, game.soldiers.faces[soldier])


def turn_to(game: Game, soldier: int, target: int) -> int:
    """Turn a soldier until a target lies in its front arc; return the points turned, 0 without the rule.

    Rules: BS.FAC.2, BS.FAC.3.
    """
    turns: int = turns_for(game, soldier, target)
    if turns > 0:
        x: int = game.board.x[game.soldiers.dot[target]] - game.board.x[game.soldiers.dot[soldier]]
        y: int = game.board.y[game.soldiers.dot[target]] - game.board.y[game.soldiers.dot[soldier]]
        faces: int = game.soldiers.faces[soldier]
        clockwise: bool = is_in_arc(game.numbers, x, y, faces + turns)
        turned: int = turns if clockwise else DIRECTIONS - turns
        game.soldiers.faces[soldier] = (faces + turned) % DIRECTIONS
        note(game, Event.FACING, soldier, target, game.soldiers.faces[soldier], turns, 0)
    return turns

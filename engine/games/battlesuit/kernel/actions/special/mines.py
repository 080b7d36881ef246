"""Mine markers: laying them, and what happens to who enters one. Rules: BS.MIN.1 to BS.MIN.7, BS.GAP.90, BS.GAP.135."""

from engine.games.battlesuit.kernel.actions.fire.blasts import go_off
from engine.games.battlesuit.kernel.actions.special.engineer import clears_point
from engine.games.battlesuit.kernel.board.places import is_airborne, points_apart
from engine.games.battlesuit.kernel.board.soldiers import is_on_map, note, note_side
from engine.games.battlesuit.kernel.codes import NOBODY, Detonation, Event, Marker, MarkerState
from engine.games.battlesuit.kernel.legal.special import may_lay
from engine.games.battlesuit.kernel.players.asking import choose_mine_point
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def lay_mines(game: Game, side: int) -> None:
    """Let a side lay its mine markers. Rules: BS.MIN.4, BS.GAP.135."""
    for mine in range(game.forces.mines):
        if game.forces.mine_side[mine] == side:
            lay_mine(game, side, mine)


def lay_mine(game: Game, side: int, mine: int) -> None:
    """Let a player lay a marker; an illegal point is the first legal one. Rule: BS.GAP.135."""
    prepare(game, side)
    choose_mine_point(game, side, mine)
    dot: int = game.choice.dot
    if not may_lay(game, mine, dot):
        dot = first_point(game, mine)
    if dot != game.choice.dot:
        refuse_answer(game.answers, game.forces.policy[side])
    if dot == NOBODY:
        note_side(game, Event.NO_MINE, side, mine, 0, 0)
        return
    game.soldiers.mine_state[mine] = MarkerState.LAID
    game.soldiers.mine_dot[mine] = dot
    game.land.mine[dot] = mine + 1
    note_side(game, Event.MINE_LAID, side, dot, game.forces.mine_kind[mine], mine)


def first_point(game: Game, mine: int) -> int:
    """Return the first point where a marker may be laid, or NOBODY."""
    for dot in range(game.board.dots):
        if may_lay(game, mine, dot):
            return dot
    return NOBODY


def enter_mines(game: Game, soldier: int) -> None:
    """Reveal the markers that a soldier has set off. Rules: BS.MIN.1, BS.GAP.90."""
    for mine in range(game.forces.mines):
        if (
            game.soldiers.mine_state[mine] == MarkerState.LAID
            and is_on_map(game, soldier)
            and is_set_off(game, soldier, mine)
        ):
            set_off(game, soldier, mine)


def is_set_off(game: Game, soldier: int, mine: int) -> bool:
    """Return whether a soldier is near enough to set a marker off. Rule: BS.GAP.90."""
    apart: int = points_apart(game, game.soldiers.dot[soldier], game.soldiers.mine_dot[mine])
    return apart <= game.special.mine_trigger_radius


def set_off(game: Game, soldier: int, mine: int) -> None:
    """Reveal a marker; a walker stops on it, one in the air if it is harmed, and an engineer may clear it.

    Rules: BS.MIN.2 to BS.MIN.7, BS.ENG.5.
    """
    kind: int = game.forces.mine_kind[mine]
    dot: int = game.soldiers.mine_dot[mine]
    hits: int = game.soldiers.hits[soldier]
    morale: int = game.soldiers.morale[soldier]
    game.soldiers.mine_state[mine] = MarkerState.REVEALED
    game.land.mine[dot] = 0
    cleared: bool = game.soldiers.dot[soldier] == dot and clears_point(game, soldier)
    note(game, Event.MINE, soldier, NOBODY, dot, kind, 1 if cleared else 0)
    if cleared:
        return
    walks: bool = not is_airborne(game, soldier)
    if kind != Marker.DUMMY:
        go_off(game, Detonation.BOMB if kind == Marker.NUCLEAR else Detonation.EXPLOSIVE_MINE, dot, soldier)
    harmed: bool = game.soldiers.hits[soldier] != hits or game.soldiers.morale[soldier] != morale
    if walks or harmed:
        game.soldiers.halted[soldier] = 1

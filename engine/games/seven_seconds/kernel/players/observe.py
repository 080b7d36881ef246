"""What a player can see.

A policy reads `game.view` and asks the questions of `footing`, `rifle` and `sensors` about pieces
that are on the table; it never reads the forces or the battle itself.
"""

from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip, side_of
from engine.games.seven_seconds.kernel.codes import (
    BLIPS,
    FIRST_OBJECTIVE,
    NOBODY,
    OBJECTIVES,
    PIECES,
    SIDE_PIECES,
    UNKNOWN,
    WEIGHTS,
    Status,
)
from engine.games.seven_seconds.kernel.records import Game


def observe(game: Game, side: int) -> None:
    """Fill `game.view` with what a side sees. Rules: 7S.CARD.3, 7S.HOLD.3."""
    game.view.side = side
    game.view.round = game.battle.round
    game.view.own_edge = game.battle.edge[side]
    game.view.enemy_edge = game.battle.edge[1 - side]
    game.view.enemy_trooper_countermeasures = game.battle.trooper_countermeasures_shown[1 - side]
    game.view.enemy_drone_countermeasures = game.battle.drone_countermeasures_shown[1 - side]
    for square in range(BLIPS):
        game.view.own_units_in_square[square] = 0
    list_present(game, side)
    for piece in range(PIECES):
        observe_piece(game, side, piece)
    for index in range(OBJECTIVES):
        game.view.objective_control[index] = game.battle.objective_control[index]
        game.view.objective_destroyed[index] = game.battle.objective_destroyed[index]
    for row in range(6):
        game.view.condition[row] = game.forces.condition[side * 6 + row]
        game.view.objective[row] = game.forces.objective[side * 6 + row]
        game.view.state[row] = game.forces.state[side * 6 + row]
        game.view.vp[row] = game.forces.vp[side * 6 + row]


def list_present(game: Game, side: int) -> None:
    """List the units and blips on the table, and note where the enemy's stand in the list."""
    found: int = 0
    enemy: int = first_blip(1 - side)
    for piece in range(FIRST_OBJECTIVE):
        if piece == enemy:
            game.view.enemies_from = found
        if game.battle.status[piece] == Status.ON_TABLE:
            game.view.present[found] = piece
            found += 1
        if piece == enemy + SIDE_PIECES - 1:
            game.view.enemies_to = found
    game.view.present_to = found


def observe_piece(game: Game, side: int, piece: int) -> None:
    """Fill in one piece, if there is anything to be seen of it or there was."""
    if game.battle.status[piece] == Status.ON_TABLE:
        game.view.hidden[piece] = 0
        see(game, piece, side_of(piece) == side)
    elif game.battle.status[piece] == Status.HOLDING and side_of(piece) == side:
        game.view.hidden[piece] = 0
        hide(game, piece)
        count_waiting(game, side, piece)
    elif game.view.hidden[piece] == 0:
        game.view.hidden[piece] = 1
        hide(game, piece)


def see(game: Game, piece: int, own: bool) -> None:
    """Fill in a piece on the table: its type only if it is one's own, or no blip."""
    game.view.seen[piece] = 1
    game.view.kind[piece] = game.forces.kind[piece] if own or not is_blip(game, piece) else UNKNOWN
    game.view.square[piece] = NOBODY
    game.view.x_mil[piece] = game.battle.x_mil[piece]
    game.view.y_mil[piece] = game.battle.y_mil[piece]
    game.view.counters[piece] = game.battle.counters[piece]
    game.view.active[piece] = game.battle.active[piece]
    game.view.damaged[piece] = game.battle.damaged[piece]
    game.view.sensors[piece] = game.forces.sensors[piece] if own else 0
    game.view.blast_radius[piece] = game.forces.blast_radius[piece] if own else 0
    game.view.jamming[piece] = game.battle.jamming[piece]
    game.view.stunned[piece] = game.battle.stunned[piece]


def hide(game: Game, piece: int) -> None:
    """Show nothing of a piece."""
    game.view.seen[piece] = 0
    game.view.kind[piece] = UNKNOWN
    game.view.square[piece] = NOBODY
    game.view.x_mil[piece] = 0
    game.view.y_mil[piece] = 0
    game.view.counters[piece] = 0
    game.view.active[piece] = 0
    game.view.damaged[piece] = 0
    game.view.sensors[piece] = 0
    game.view.blast_radius[piece] = 0
    game.view.jamming[piece] = 0
    game.view.stunned[piece] = 0


def count_waiting(game: Game, side: int, piece: int) -> None:
    """Show one's own unit in the holding area."""
    game.view.kind[piece] = game.forces.kind[piece]
    game.view.square[piece] = game.forces.square[piece]
    game.view.damaged[piece] = game.battle.damaged[piece]
    game.view.sensors[piece] = game.forces.sensors[piece]
    game.view.blast_radius[piece] = game.forces.blast_radius[piece]
    if game.forces.square[piece] >= 0 and piece - first_blip(side) >= BLIPS:
        game.view.own_units_in_square[game.forces.square[piece]] += 1


def weight(game: Game, which: int) -> int:
    """Return what something is worth to whoever sees the table."""
    return game.style.weights[game.view.side * WEIGHTS + which]

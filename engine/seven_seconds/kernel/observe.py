"""What a player can see.

A policy reads `game.view` and asks the questions of `footing`, `rifle` and `sensors` about pieces
that are on the table; it never reads the forces or the battle itself.
"""

from engine.seven_seconds.kernel.codes import BLIPS, HOLDING, NOBODY, OBJECTIVES, ON_TABLE, PIECES, UNKNOWN
from engine.seven_seconds.kernel.pieces import first_blip, is_blip, side_of
from engine.seven_seconds.kernel.records import Game


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


def observe_piece(game: Game, side: int, piece: int) -> None:
    """Fill in one piece: its type only if it is one's own, or revealed and not a blip."""
    own: bool = side_of(piece) == side
    seen: bool = game.battle.status[piece] == ON_TABLE
    waiting: bool = own and game.battle.status[piece] == HOLDING
    game.view.seen[piece] = 1 if seen else 0
    game.view.kind[piece] = (
        game.forces.kind[piece] if waiting or (seen and (own or not is_blip(game, piece))) else UNKNOWN
    )
    game.view.square[piece] = game.forces.square[piece] if waiting else NOBODY
    game.view.x_mil[piece] = game.battle.x_mil[piece] if seen else 0
    game.view.y_mil[piece] = game.battle.y_mil[piece] if seen else 0
    game.view.counters[piece] = game.battle.counters[piece] if seen else 0
    game.view.active[piece] = game.battle.active[piece] if seen else 0
    game.view.damaged[piece] = game.battle.damaged[piece] if seen or waiting else 0
    game.view.sensors[piece] = game.forces.sensors[piece] if own else 0
    game.view.blast_radius[piece] = game.forces.blast_radius[piece] if own else 0
    game.view.jamming[piece] = game.battle.jamming[piece] if seen else 0
    game.view.stunned[piece] = game.battle.stunned[piece] if seen else 0
    if waiting and game.forces.square[piece] >= 0 and piece - first_blip(side) >= BLIPS:
        game.view.own_units_in_square[game.forces.square[piece]] += 1

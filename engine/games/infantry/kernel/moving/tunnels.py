"""Going into tunnels and out of them, where one can. Rules: IN.TUN.1, IN.TUN.6."""

from engine.games.infantry.kernel.codes import (
    NOBODY,
    NOWHERE,
    ArcEnd,
    Event,
    Fault,
)
from engine.games.infantry.kernel.moving.steps import carries_gun, moving_refused, pay_movement
from engine.games.infantry.kernel.numbers.codes import Step
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, leave_gun
from engine.games.infantry.kernel.standing.ground import dot_of, tunnel_at
from engine.games.infantry.kernel.standing.people import count_there, note


def tunnel_refused(game: Game, person: int, goes_under: bool) -> int:
    """Return what is against going into a tunnel, or out of it, as bits. Rule: IN.TUN.1."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    is_under: bool = game.battle.tunnel[person] != NOWHERE
    if not game.rulings.tunnels or is_under == goes_under or not game.ground.mouth[dot_of(game, column, row)]:
        return Fault.NO_TUNNEL
    if game.battle.caught[person]:
        return Fault.CAUGHT
    there: int = tunnel_at(game, column, row) if goes_under else NOWHERE
    side: int = game.forces.side[person]
    if count_there(game, 1 - side, column, row, there) > 0:
        return Fault.IN_THE_WAY
    if count_there(game, side, column, row, there) >= game.rulings.per_dot:
        return Fault.IN_THE_WAY
    return moving_refused(game, person, game.numbers.step_ap[Step.TUNNEL_MOUTH])


def change_ground(game: Game, person: int, goes_under: bool) -> None:
    """Let a trooper go into a tunnel, or come out of it; its arc is gone. Rules: IN.TUN.1, IN.HOUSE.4."""
    cost: int = game.numbers.step_ap[Step.TUNNEL_MOUTH]
    pay_movement(game, person, cost)
    end_arc(game, person, ArcEnd.MOVED)
    if not carries_gun(game, person):
        leave_gun(game, person)
    under: int = tunnel_at(game, game.battle.column[person], game.battle.row[person])
    game.battle.tunnel[person] = under if goes_under else NOWHERE
    note(game, Event.TUNNEL, person, NOBODY, 1 if goes_under else 0, cost, game.battle.ap[person])

"""Getting out of the fight. Rules: MN.ESC.3, MN.ESC.4, MN.GAP.8."""

from engine.games.maneuvers.kernel.codes import (
    Cause,
    Change,
    Event,
    Part,
    State,
)
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.totals import after_escape, can_pay_points, escapes
from engine.games.maneuvers.kernel.players.asking import wants_to_leave
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import end_all
from engine.games.maneuvers.kernel.standing.people import is_in_fight, note, own_total
from engine.games.maneuvers.kernel.standing.states import clear_state
from engine.games.maneuvers.kernel.standing.totals import set_total


def leave(game: Game, person: int) -> None:
    """Take somebody out of the fight; what lasts until their next action ends with that. Rule: MN.ESC.3."""
    if is_in_fight(game, person):
        game.line.gone[person] = 1
        game.battle.left[game.forces.squad[person]] += 1
        note(game, Event.LEFT, person, NOBODY, 0, 0, 0)
        end_all(game, person, Cause.LEAVING)


def may_leave(game: Game, person: int) -> bool:
    """Return whether somebody who is ready to leave can be paid out. Rules: MN.ESC.3, MN.ESC.4."""
    return game.battle.escaping[person] == 1 and can_pay_points(
        game.numbers, own_total(game, person), game.numbers.escape_points
    )


def makes_escape_good(game: Game, person: int) -> bool:
    """Ask whether somebody who is ready to leave does so; return whether it is paid for. Rules: MN.ESC.3, MN.ESC.4."""
    if game.battle.escaping[person] == 0:
        return False
    able: bool = may_leave(game, person)
    spends: bool = able and wants_to_leave(game, game.forces.squad[person], person)
    own: int = own_total(game, person)
    made: bool = escapes(game.numbers, own, spends)
    note(game, Event.ESCAPE, person, NOBODY, 1 if made else 0, 1 if able else 0, 0)
    if made:
        left: int = after_escape(game.numbers, own, spends)
        points: int = game.numbers.escape_points
        set_total(game, game.forces.squad[person], left, person, Change.PAYS_FOR_ESCAPE, points, Part.NONE)
    clear_state(game, person, State.ESCAPING, Cause.TIME)
    return made

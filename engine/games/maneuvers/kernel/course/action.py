"""One character's action. Rules: MN.COR.1, MN.ESC.3, MN.AID.3, MN.GAP.8, MN.GAP.30, MN.HOUSE.3."""

from engine.games.maneuvers.kernel.actions.leaving import leave, makes_escape_good
from engine.games.maneuvers.kernel.actions.maneuver import make_maneuvers
from engine.games.maneuvers.kernel.codes import Cause, Event, State
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import begin_ending, end_lasting, end_observing, use_next
from engine.games.maneuvers.kernel.standing.people import note
from engine.games.maneuvers.kernel.standing.states import clear_state


def take_action(game: Game, person: int) -> None:
    """Let somebody act, or miss the action."""
    game.battle.acting = person
    if game.battle.missing[person] == 1:
        miss_action(game, person)
    else:
        begin_action(game, person)
        act(game, person)
        end_action(game, person)


def miss_action(game: Game, person: int) -> None:
    """Let somebody miss an action, which may end what lasts until it. Rules: MN.AID.3, MN.GAP.27, MN.GAP.30."""
    game.battle.missing[person] = 0
    note(game, Event.MISSED_ACTION, person, NOBODY, 0, 0, 0)
    use_next(game, person, Cause.MISSED_ACTION)
    if game.numbers.lost_action_counts:
        begin_ending(game, person)
        end_lasting(game, person, Cause.MISSED_ACTION)
        end_observing(game, person)
        clear_state(game, person, State.ESCAPING, Cause.MISSED_ACTION)


def begin_action(game: Game, person: int) -> None:
    """Begin an action: what lasts until it ends now, or after it. Rule: MN.GAP.30."""
    note(game, Event.ACTION, person, NOBODY, 0, 0, 0)
    game.battle.actions[game.forces.squad[person]] += 1
    begin_ending(game, person)
    if not game.numbers.lasting_ends_after:
        end_lasting(game, person, Cause.TIME)


def act(game: Game, person: int) -> None:
    """Let somebody who is ready to leave do so, or make a maneuver. Rules: MN.ESC.3, MN.GAP.8.

    Where an escape does not take the action, the maneuver comes before the leaving.
    """
    leaves: bool = makes_escape_good(game, person)
    if not leaves or not game.numbers.escape_takes_action:
        make_maneuvers(game, person)
    if leaves:
        leave(game, person)


def end_action(game: Game, person: int) -> None:
    """End an action, and with it what was to last until then. Rules: MN.GAP.13, MN.GAP.30."""
    if game.numbers.lasting_ends_after:
        end_lasting(game, person, Cause.TIME)
    end_observing(game, person)

"""Who holds the points that a scenario counts. Rules: BS.GAP.132, BS.VIC.3, BS.PCS.27."""

from engine.games.battlesuit.kernel.board.places import is_airborne, occupant_of
from engine.games.battlesuit.kernel.board.soldiers import has_ability, is_active, is_drone_soldier, note_side, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, Ability, Morale
from engine.games.battlesuit.kernel.event_codes import Event
from engine.games.battlesuit.kernel.records import Game


def can_hold(game: Game, soldier: int) -> bool:
    """Return whether a soldier holds the point it is on: an active one on the ground, of the drones a sentry alone.

    A sentry that is shocked or shut down does not. Rule: BS.GAP.132.
    """
    if not is_active(game, soldier) or is_airborne(game, soldier) or has_ability(game, soldier, Ability.FLIES):
        return False
    answers: bool = game.soldiers.morale[soldier] == Morale.STEADY and game.soldiers.shut_down[soldier] == 0
    return answers or not is_drone_soldier(game, soldier)


def take_point(game: Game, soldier: int) -> None:
    """Write down that a side has been the last to hold the point of a soldier, if it holds it."""
    if can_hold(game, soldier):
        game.land.holder[game.soldiers.dot[soldier]] = side_of(soldier) + 1


def holder_of(game: Game, dot: int) -> int:
    """Return who holds a point: whose soldier stands there, or as ruled who was the last; else NOBODY.

    Rule: BS.GAP.132.
    """
    soldier: int = occupant_of(game, dot)
    if soldier != NOBODY and can_hold(game, soldier):
        return side_of(soldier)
    return game.land.holder[dot] - 1 if game.numbers.last_to_hold else NOBODY


def goal_count(game: Game) -> int:
    """Return how many points the conditions of victory name, one that is named twice counted twice."""
    last: int = game.plan.conditions - 1
    return game.plan.first_goal[last] + game.plan.goals[last] if last >= 0 else 0


def settle_holders(game: Game) -> None:
    """See who holds each point that counts, and for how many turns one after the other. Rules: BS.VIC.3, BS.GAP.132."""
    for goal in range(goal_count(game)):
        dot: int = game.plan.goal[goal]
        soldier: int = occupant_of(game, dot)
        if soldier != NOBODY:
            take_point(game, soldier)
        settle_holder(game, goal, holder_of(game, dot))


def settle_holder(game: Game, goal: int, holder: int) -> None:
    """Count one turn more for who held a point before, else begin anew."""
    if holder == game.battle.held_by[goal] - 1:
        game.battle.held_turns[goal] += 0 if holder == NOBODY else 1
        return
    game.battle.held_by[goal] = holder + 1
    game.battle.held_turns[goal] = 0 if holder == NOBODY else 1
    if is_first_of_its_point(game, goal):
        note_side(game, Event.HELD, holder, game.plan.goal[goal], 0, 0)


def is_first_of_its_point(game: Game, goal: int) -> bool:
    """Return whether no condition before names the same point."""
    found: bool = True
    for earlier in range(goal):
        if game.plan.goal[earlier] == game.plan.goal[goal]:
            found = False
    return found

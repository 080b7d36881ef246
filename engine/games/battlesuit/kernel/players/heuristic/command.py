"""The heuristic player in command: helps its shaken soldiers, mends the damaged, looks at cards it does not know."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability
from engine.games.battlesuit.kernel.codes import NOBODY, UNKNOWN, Ability, Action, Morale, Weight
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.command import count_waiting, may_join
from engine.games.battlesuit.kernel.legal.support import may_mend, may_query, may_rally, may_revive
from engine.games.battlesuit.kernel.legal.ways import first_refuge
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import best_target
from engine.games.battlesuit.kernel.records import Game


def heuristic_support(game: Game, side: int, soldier: int) -> bool:
    """Help up who is down, or take command of many that wait; return whether one of both was chosen."""
    if may_do(game, soldier, Action.ENGINEER_REPAIR, 0):
        game.choice.action = Action.ENGINEER_REPAIR
        return True
    if not may_do(game, soldier, Action.COMMAND, 0) or best_target(game, side, soldier) != NOBODY:
        return False
    shaken: int = count_waiting(game, side, Morale.SHOCKED) + count_waiting(game, side, Morale.PANICKED)
    if shaken == 0 and count_ready(game, side) < weight(game, Weight.POOL) and may_do(game, soldier, Action.MOVE, 0):
        return False
    game.choice.action = Action.COMMAND
    return True


def count_ready(game: Game, side: int) -> int:
    """Return how many in good order wait; of a player that looks ahead those that have a target."""
    if weight(game, Weight.FORESIGHT) == 0:
        return count_waiting(game, side, Morale.STEADY)
    found: int = 0
    for friend in range(first_of(side), end_of(game, side)):
        fit: bool = game.view.seen[friend] == 1 and game.soldiers.morale[friend] == Morale.STEADY
        if fit and game.soldiers.complete[friend] == 0 and best_target(game, side, friend) != NOBODY:
            found += 1
    return found


def heuristic_morale_points(game: Game, most: int) -> None:
    """Spend on a roll what it is worth."""
    game.choice.amount = min(most, weight(game, Weight.ROLL_POINTS))


def heuristic_group(game: Game, side: int) -> None:
    """Choose somebody that has a target and can act."""
    for soldier in range(first_of(side), end_of(game, side)):
        fit: bool = game.view.seen[soldier] == 1 and game.soldiers.morale[soldier] == Morale.STEADY
        if fit and may_join(game, side, soldier) and best_target(game, side, soldier) != NOBODY:
            game.choice.soldier = soldier
            return


def heuristic_crusader(game: Game, side: int, soldier: int) -> None:
    """Let a crusader help those who panic; the shaken try by themselves."""
    if game.soldiers.morale[soldier] != Morale.PANICKED:
        return
    for crusader in range(first_of(side), end_of(game, side)):
        if may_rally(game, crusader, soldier):
            game.choice.target = crusader
            return


def heuristic_engineer(game: Game, side: int, soldier: int) -> None:
    """Have the badly damaged repaired, unless they have a target."""
    if best_target(game, side, soldier) != NOBODY:
        return
    for helper in range(first_of(side), end_of(game, side)):
        if has_ability(game, helper, Ability.REPAIRS) and may_mend(game, helper, soldier):
            game.choice.target = helper
            game.choice.amount = by_die(game, helper, soldier)
            return


def heuristic_patient(game: Game, side: int, soldier: int) -> None:
    """Help up the first that is down."""
    for patient in range(first_of(side), end_of(game, side)):
        if may_revive(game, soldier, patient):
            game.choice.target = patient
            game.choice.amount = by_die(game, soldier, patient)
            return


def by_die(game: Game, helper: int, patient: int) -> int:
    """Return 1 if an engineer had better roll: it is whole, and there is much to repair."""
    enough: int = weight(game, Weight.DIE_DAMAGE)
    return 1 if game.soldiers.hits[helper] <= enough and game.soldiers.hits[patient] > enough else 0


def heuristic_query(game: Game, side: int, soldier: int) -> None:
    """Inspect the card of the likeliest target that is not known, else of anybody unknown."""
    likeliest: int = best_target(game, side, soldier)
    for target in range(first_of(1 - side), end_of(game, 1 - side)):
        wanted: bool = game.choice.target == NOBODY or target == likeliest
        if wanted and game.view.card[target] == UNKNOWN and may_query(game, soldier, target):
            game.choice.target = target


def heuristic_reorganisation(game: Game, side: int) -> bool:
    """Reorganise while somebody is shaken."""
    return count_waiting(game, side, Morale.SHOCKED) + count_waiting(game, side, Morale.PANICKED) > 0


def heuristic_cover(game: Game, soldier: int) -> None:
    """Choose the first of equals."""
    game.choice.dot = first_refuge(game, soldier)

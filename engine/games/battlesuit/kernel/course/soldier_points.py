"""Victory points for what became of soldiers. Rules: BS.VIC.1, BS.VIC.2, BS.SCN.7, BS.GAP.99, BS.GAP.133."""

from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    is_down,
    is_lost,
    is_on_map,
    is_soldier,
    side_of,
)
from engine.games.battlesuit.kernel.codes import NOBODY, SOLDIERS, Ability, Place
from engine.games.battlesuit.kernel.event_codes import Fate, Worth
from engine.games.battlesuit.kernel.records import Game


def counts_for(game: Game, row: int, soldier: int) -> bool:
    """Return whether a condition counts soldiers of that type; one that names no types counts all."""
    cards: int = game.plan.cards[row]
    return cards == 0 or (cards >> game.forces.card[soldier]) % 2 == 1


def worth_of(game: Game, row: int, soldier: int) -> int:
    """Return what a soldier is worth under a condition. Rule: BS.VIC.2."""
    if not counts_for(game, row, soldier):
        return 0
    if game.plan.mode[row] == Worth.EACH:
        return game.plan.worth[row]
    return game.cards.build_value[game.forces.card[soldier]]


def is_loss(game: Game, soldier: int) -> bool:
    """Return whether an eliminated soldier counts for the enemy; a drone that has set itself off never does.

    Rule: BS.GAP.133.
    """
    by: int = game.soldiers.lost_to[soldier]
    if not is_lost(game, soldier) or (by == soldier and has_ability(game, soldier, Ability.DETONATES)):
        return False
    return game.numbers.self_inflicted_losses == 1 or (is_soldier(game, by) and side_of(by) != side_of(soldier))


def destruction_points(game: Game, row: int, enemy: int) -> int:
    """Return what enemies out of action are worth; halves are rounded down. Rules: BS.VIC.2, BS.GAP.99."""
    total: int = 0
    for soldier in range(first_of(enemy), end_of(game, enemy)):
        worth: int = worth_of(game, row, soldier)
        if is_loss(game, soldier):
            total += worth
        elif is_on_map(game, soldier) and is_down(game, soldier):
            total += worth * game.plan.needed[row] // 2
    return total


def exit_points(game: Game, row: int, side: int) -> int:
    """Return what soldiers are worth that left over the edges of a condition. Rule: BS.VIC.1."""
    total: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        edge: int = game.soldiers.exit_edge[soldier]
        if game.soldiers.place[soldier] == Place.EXITED and edge != NOBODY and (game.plan.edges[row] >> edge) % 2 == 1:
            total += worth_of(game, row, soldier)
    return total


def survival_points(game: Game, row: int, side: int) -> int:
    """Return what soldiers of a side are worth that are on the map and not down. Rule: BS.VIC.1."""
    total: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if is_active(game, soldier):
            total += worth_of(game, row, soldier)
    return total


def target_soldier(game: Game, number: int) -> int:
    """Return the soldier that the battle is about under the number of its special rule, or NOBODY. Rule: BS.SCN.6."""
    for soldier in range(SOLDIERS):
        if (game.forces.escorted[soldier] >> number) % 2 == 1:
            return soldier
    return NOBODY


def is_brought_off(game: Game, soldier: int) -> bool:
    """Return whether a soldier has left the map lawfully."""
    return game.soldiers.place[soldier] == Place.EXITED


def is_out_of_action(game: Game, soldier: int) -> bool:
    """Return whether a soldier is eliminated, or down on the map."""
    return is_lost(game, soldier) or (is_on_map(game, soldier) and is_down(game, soldier))


def fate_points(game: Game, row: int) -> int:
    """Return what a condition about a target is worth now. Rule: BS.SCN.7."""
    soldier: int = target_soldier(game, game.plan.about[row])
    if soldier == NOBODY:
        return 0
    so: bool = not is_out_of_action(game, soldier)
    if game.plan.mode[row] == Fate.BROUGHT_OFF:
        so = is_brought_off(game, soldier)
    elif game.plan.mode[row] == Fate.LOST:
        so = is_out_of_action(game, soldier)
    return game.plan.worth[row] if so else 0

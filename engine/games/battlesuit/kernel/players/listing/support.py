"""What command points buy, who helps whom, where the frightened run. Cells that a helper does not need are 0."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, Ability
from engine.games.battlesuit.kernel.event_codes import Repairs
from engine.games.battlesuit.kernel.legal.refuge import is_refuge
from engine.games.battlesuit.kernel.legal.support import may_rally, may_repair_other, may_revive
from engine.games.battlesuit.kernel.legal.units import may_join
from engine.games.battlesuit.kernel.players.listing.places import list_pair
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import add_single, list_cell, proposes


def list_morale_points(game: Game, most: int) -> None:
    """List how many points a morale roll may have. Rule: BS.COM.9."""
    for points in range(most + 1):
        list_cell(game.choices, points)


def list_members(game: Game, side: int) -> None:
    """List nobody more, and who may join a group. Rules: BS.COM.11, BS.COM.13."""
    list_cell(game.choices, NOBODY)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_join(game, side, soldier):
            list_cell(game.choices, soldier)


def list_crusaders(game: Game, soldier: int) -> None:
    """List no crusader, and those that may help a soldier. Rule: BS.CRU.1."""
    list_cell(game.choices, NOBODY)
    side: int = side_of(soldier)
    for crusader in range(first_of(side), end_of(game, side)):
        if may_rally(game, crusader, soldier):
            list_cell(game.choices, crusader)


def list_repairs(game: Game, soldier: int, as_helper: int) -> None:
    """List nobody, and the repairs that a soldier may have, or may give as a helper, surely or by a die.

    Rules: BS.ENG.1, BS.ENG.2, BS.DWN.2.
    """
    list_pair(game, NOBODY, Repairs.BY_ITSELF)
    side: int = side_of(soldier)
    for other in range(first_of(side), end_of(game, side)):
        if as_helper and may_revive(game, soldier, other):
            list_manners(game, soldier, other)
        elif not as_helper and may_repair_other(game, other, soldier):
            list_manners(game, other, other)


def list_manners(game: Game, helper: int, named: int) -> None:
    """List who is named with each manner of a repair; only engineers throw a die. Rule: BS.ENG.2."""
    list_pair(game, named, Repairs.BY_ITSELF)
    if has_ability(game, helper, Ability.REPAIRS):
        list_pair(game, named, Repairs.BY_DIE)


def list_covers(game: Game, soldier: int) -> None:
    """List the best covers within reach of a frightened soldier. Rule: BS.PAN.7."""
    for dot in range(game.board.dots):
        if game.land.reach[dot] > 0 and proposes(game.choices) and is_refuge(game, soldier, dot):
            add_single(game.choices, dot)

"""Whom a soldier may attack, paint, inspect, and who may react; nobody first."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, side_of
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.legal.reactions import may_react
from engine.games.battlesuit.kernel.legal.support import may_query
from engine.games.battlesuit.kernel.legal.targets import may_be_named
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import list_cell


def list_targets(game: Game, soldier: int) -> None:
    """List whom a soldier may attack, or paint if that is what it does. Rules: BS.FIR.8, BS.PNT.2, BS.STC.1."""
    list_cell(game.choices, NOBODY)
    enemy: int = 1 - side_of(soldier)
    for target in range(first_of(enemy), end_of(game, enemy)):
        if may_be_named(game, soldier, target):
            list_cell(game.choices, target)


def list_queries(game: Game, soldier: int) -> None:
    """List whose card a soldier may inspect. Rule: BS.CARD.15."""
    list_cell(game.choices, NOBODY)
    enemy: int = 1 - side_of(soldier)
    for target in range(first_of(enemy), end_of(game, enemy)):
        if may_query(game, soldier, target):
            list_cell(game.choices, target)


def list_reactors(game: Game, side: int, mover: int) -> None:
    """List who may react to a soldier. Rules: BS.RXN.1, BS.GAP.104."""
    list_cell(game.choices, NOBODY)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            list_cell(game.choices, soldier)

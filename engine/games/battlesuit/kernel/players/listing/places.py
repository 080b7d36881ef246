"""The points and levels where a soldier may begin or come on to the map, and where a mine may be laid.

All are listed: a point with level 0 is its ground, each level in the air over it follows.
"""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.legal.places import (
    first_place,
    may_deploy,
    may_deploy_at,
    may_enter,
    may_enter_at,
)
from engine.games.battlesuit.kernel.legal.special import first_point, may_lay
from engine.games.battlesuit.kernel.numbers.flight import highest
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import add_cell, add_single, begin_choice, list_cell, passes_over, proposes


def list_pair(game: Game, first: int, second: int) -> None:
    """List a choice of two cells that is legal, such as a helper and what it does."""
    if proposes(game.choices):
        add_pair(game, first, second)


def add_pair(game: Game, first: int, second: int) -> None:
    """Add a choice of two cells that was proposed, such as a point and a level."""
    if begin_choice(game.choices, 2):
        add_cell(game.choices, first)
        add_cell(game.choices, second)


def list_beginnings(game: Game, soldier: int) -> None:
    """List where a soldier may begin; no point where it cannot. Rules: BS.SCN.5, BS.SCN.8, BS.GAP.134."""
    for dot in range(game.board.dots):
        levels: int = max(0, highest(game.numbers, ground_of(game, dot)))
        if passes_over(game.choices, 1 + levels):
            continue
        if proposes(game.choices) and may_deploy(game, soldier, dot):
            add_pair(game, dot, 0)
        for level in range(1, levels + 1):
            if proposes(game.choices) and may_deploy_at(game, soldier, dot, level):
                add_pair(game, dot, level)
    if game.choices.drawn == 0 and game.choices.listed == 0 and first_place(game, soldier) == NOBODY:
        list_pair(game, NOBODY, 0)


def list_entries(game: Game, soldier: int) -> None:
    """List where a soldier may come on to the map. Rules: BS.EDG.1, BS.SCN.8, BS.GAP.139."""
    for dot in range(game.board.dots):
        levels: int = max(0, highest(game.numbers, ground_of(game, dot)))
        if passes_over(game.choices, 1 + levels):
            continue
        if proposes(game.choices) and may_enter(game, soldier, dot):
            add_pair(game, dot, 0)
        for level in range(1, levels + 1):
            if proposes(game.choices) and may_enter_at(game, soldier, dot, level):
                add_pair(game, dot, level)


def list_mine_points(game: Game, mine: int) -> None:
    """List where a marker may be laid; no point where there is none. Rules: BS.MIN.4, BS.GAP.135."""
    for dot in range(game.board.dots):
        if proposes(game.choices) and may_lay(game, mine, dot):
            add_single(game.choices, dot)
    if game.choices.drawn == 0 and first_point(game, mine) == NOBODY:
        list_cell(game.choices, NOBODY)

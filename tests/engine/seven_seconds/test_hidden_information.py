"""Hidden information is hidden: what a player decides cannot depend on what it cannot see."""

import copy
from itertools import pairwise
from typing import Any

import pytest

from engine.orders import BattleOrder
from engine.seven_seconds.barracks import Barracks
from engine.seven_seconds.kernel import codes
from engine.seven_seconds.kernel.choices import clear_choice
from engine.seven_seconds.kernel.observe import observe
from engine.seven_seconds.kernel.players import choose_action, choose_extra_blip, choose_piece
from engine.seven_seconds.kernel.records import Choice, Game
from engine.seven_seconds.kernel.setup import set_up
from engine.seven_seconds.kernel.turn import refresh, take_turn
from engine.seven_seconds.muster import muster
from schemas.packs import Pack


def _in_play(pack: Pack, seed: int) -> Game:
    game = Game()
    muster(Barracks(pack), BattleOrder(seed=seed), game)
    set_up(game)
    game.battle.round = 1
    refresh(game)
    for turn in range(6):
        take_turn(game, turn % 2)
    return game


def _swap_secrets(game: Game, side: int) -> None:
    """Give the hidden units of a side each other's types, stats and squares, and the side another mission."""
    first = side * codes.SIDE_PIECES + codes.BLIPS
    hidden = [unit for unit in range(first, first + codes.UNITS) if game.battle.status[unit] == codes.HOLDING]
    for column in (game.forces.kind, game.forces.sensors, game.forces.armour, game.forces.square):
        for unit, other in pairwise(hidden):
            column[unit], column[other] = column[other], column[unit]
    if hidden:
        free = set(range(codes.BLIPS)) - {game.forces.square[unit] for unit in hidden}
        game.forces.square[hidden[0]] = min(free)
    for row in range(side * 6, side * 6 + 6):
        game.forces.vp[row] = -game.forces.vp[row]


def _decisions(game: Game, side: int) -> list[Any]:
    decided: list[Any] = []
    for ask in (choose_piece, choose_extra_blip):
        clear_choice(game)
        game.choice.piece = codes.NOBODY
        observe(game, side)
        ask(game, side)
        decided.append((game.choice.piece, game.choice.reveal))
    piece = decided[0][0]
    if piece != codes.NOBODY:
        clear_choice(game)
        observe(game, side)
        choose_action(game, side, piece)
        decided.append([getattr(game.choice, name) for name in Choice.columns])
    return decided


@pytest.mark.parametrize("policy", [0, 1])
@pytest.mark.parametrize("seed", range(8))
def test_swapping_the_enemys_secrets_changes_no_decision(seven_seconds: Pack, seed: int, policy: int) -> None:
    """With the enemy's hidden units and mission exchanged, a player decides the very same."""
    game = _in_play(seven_seconds, seed)
    for side in range(2):
        game.forces.policy[side] = policy
        changed = copy.deepcopy(game)
        _swap_secrets(changed, 1 - side)

        assert _decisions(copy.deepcopy(game), side) == _decisions(changed, side)

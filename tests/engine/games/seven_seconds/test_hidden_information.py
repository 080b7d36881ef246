"""Hidden information is hidden: what a player decides cannot depend on what it cannot see."""

import copy
from typing import Any

import pytest

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import clear_choice
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.codes import Action, Status
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.kernel.questions import QUESTIONS, choose_action, choose_extra_blip, choose_piece
from engine.games.seven_seconds.kernel.records import Choice, Game
from schemas.packs.packs import Pack
from tests.engine.games.recording import listing
from tests.engine.games.seven_seconds.secrets import in_play, swap_secrets


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
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(2, 8))])
def test_swapping_the_enemys_secrets_changes_no_decision(seven_seconds: Pack, seed: int, policy: int) -> None:
    """With the enemy's hidden units and mission exchanged, a player decides the very same."""
    game = in_play(seven_seconds, seed)
    for side in range(2):
        game.forces.policy[side] = policy
        changed = copy.deepcopy(game)
        swap_secrets(changed, 1 - side)

        assert _decisions(copy.deepcopy(game), side) == _decisions(changed, side)


def _lists(game: Game, side: int) -> list[Any]:
    """Return what is listed for a side: whom it may choose, and for each of its pieces what it may do and find."""
    first = side * codes.SIDE_PIECES
    own = [piece for piece in range(first, first + codes.SIDE_PIECES) if game.battle.status[piece] == Status.ON_TABLE]
    questions: list[tuple[str, tuple[int, ...]]] = [
        (question, ()) for question in ("choose_piece", "choose_extra_blip", "choose_reveal")
    ]
    questions += [("choose_action", (piece,)) for piece in own]
    questions += [("share_points", (piece, 12)) for piece in own if may_act(game, piece, Action.TARGET)]
    found = []
    for question, about in questions:
        QUESTIONS.call(f"put_{question}", game, side, *about)
        found.append(listing(QUESTIONS, game))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_swapping_the_enemys_secrets_changes_no_list_of_choices(seven_seconds: Pack, seed: int) -> None:
    """With the enemy's hidden units and mission exchanged, the very same is listed: a list gives nothing away."""
    game = in_play(seven_seconds, seed)
    for side in range(2):
        changed = copy.deepcopy(game)
        swap_secrets(changed, 1 - side)

        assert _lists(game, side) == _lists(changed, side)

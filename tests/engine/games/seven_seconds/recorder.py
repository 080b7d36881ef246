"""How answers of players of 7 Seconds are listed: without what the question does not need."""

from collections.abc import Sequence
from typing import Any

from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.board.pieces import is_blip
from engine.games.seven_seconds.kernel.codes import Action
from schemas.packs.packs import Pack
from tests.engine.games.recording import Answer, Cells
from tests.engine.games.recording import recorded as recorded_in

PLACES = (Action.MOVE, Action.JUMP, Action.FIRE_FLAMER, Action.KAMIKAZE)
TARGETS = (Action.FIRE_RIFLE, Action.FIRE_MISSILE, Action.COMMAND, Action.REPAIR)


def tidied(question: str, game: Any, cells: Cells) -> Cells:
    """Return an answer as it is listed."""
    if question == "choose_piece":
        piece, reveal = cells
        return piece, reveal if piece != codes.NOBODY and is_blip(game, piece) else 0
    if question == "choose_action":
        return action_cells(game, game.answers.piece)
    return share_cells(game) if question == "share_points" else cells


def action_cells(game: Any, piece: int) -> Cells:
    """Return the action of `game.choice` with what it needs and nothing else."""
    chosen, action = game.choice, game.choice.action
    target = chosen.target if action in TARGETS else codes.NO_ACTION
    place = (chosen.x_mil, chosen.y_mil) if action in PLACES else (0, 0)
    jump = chosen.jump if action == Action.KAMIKAZE else 0
    switches = action in (Action.MOVE, Action.JUMP) and game.numbers.free_toggle == 1
    toggle = chosen.toggle if switches and may_act(game, piece, Action.TOGGLE_JAMMER) else 0
    on_foot = action == Action.MOVE or (action == Action.KAMIKAZE and not jump)
    bend = (chosen.bend_x_mil, chosen.bend_y_mil) if on_foot else (0, 0)
    return action, target, *place, jump, toggle, chosen.dice if action == Action.TARGET else 0, *bend


def share_cells(game: Any) -> Cells:
    """Return the shares of `game.choice` that are above 0."""
    chosen = game.choice
    rows = [*enumerate(zip(chosen.points, chosen.points_again, strict=True))]
    shares = [(target, *points) for target, points in rows if any(points)]
    grounds = zip(chosen.spot_points, chosen.spot_x_mil, chosen.spot_y_mil, strict=True)
    spots = [ground for ground in grounds if ground[0]]
    return len(shares), *(cell for share in shares for cell in share), len(spots), *(c for spot in spots for c in spot)


def recorded(pack: Pack, seed: int, players: Sequence[Any], list_every: int = 0) -> tuple[Answer, ...]:
    """Return what two players answer in a battle, question by question."""
    order = BattleOrder(participants(players=("custom", "custom")), seed=seed)
    return tuple(recorded_in(pack, order, players, list_every, tidied)[1])

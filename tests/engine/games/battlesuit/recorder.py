"""How answers of players of Battlesuit are listed: with 0 for what does not matter."""

from typing import Any

from engine.battles.orders import BattleOrder, Participant
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Ability, Action, Step
from schemas.packs.packs import Pack
from tests.engine.games.recording import Answer, Cells
from tests.engine.games.recording import recorded as recorded_in

NEED_A_WAY = {Step.WALK, Step.LEAVE, Step.BOUNCE, Step.FLY, Step.CHANGE_LEVEL, Step.CLIMB}
NEED_AN_AMOUNT = {Action.FIRE, Action.PAINT, Action.DEMOLISH}


def tidied(question: str, game: Any, cells: Cells) -> Cells:
    """Return an answer as it is listed."""
    if question == "choose_step" and cells[0] not in NEED_A_WAY:
        return cells[0], 0
    if question == "choose_action" and cells[0] not in NEED_AN_AMOUNT:
        return cells[0], 0
    if question in {"choose_engineer", "choose_patient"}:
        helper = cells[0] if question == "choose_engineer" else game.answers.piece
        throws = cells[0] != codes.NOBODY and (game.cards.abilities[game.forces.card[helper]] >> Ability.REPAIRS) % 2
        return cells if throws else (cells[0], 0)
    return cells


def recorded(pack: Pack, scenario: str, seed: int, player: str, every: int) -> tuple[Answer, ...]:
    """Return what two players of a kind answer in a battle, question by question."""
    seats = tuple(Participant(seat, None, "custom") for seat in ("red", "blue"))
    order = BattleOrder(seats, scenario, None, seed)
    return tuple(recorded_in(pack, order, (player, player), every, tidied)[1])

"""How answers of players of maneuvers are listed, and fights of any pack."""

from typing import Any

from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import ManeuversSetup, set_up_battle
from engine.games.maneuvers.kernel.course import play
from tests.engine.games.recording import Answer, Cells, game_of


def tidied(question: str, _: Any, cells: Cells) -> Cells:
    """Return an answer as it is listed: where an extra maneuver is declined nothing else is said."""
    return (-1, -1, -1, -1) if question == "choose_extra" and cells[0] < 0 else cells


def recorded(prepared: PreparedPack, order: BattleOrder, player: str) -> tuple[ManeuversSetup, list[Answer]]:
    """Return the fight that two players of the kernel fight, and what they have answered."""
    said: list[Answer] = []
    game = game_of(prepared.pack, said, (player, player), 1, tidied)
    forces = [order.at(seat).force for seat in ("a", "b")]
    seats = tuple(Participant(seat, force, "custom") for seat, force in zip(("a", "b"), forces, strict=True))
    setup = set_up_battle(prepared, BattleOrder(seats, order.scenario, None, order.seed), game)
    play(setup.game)
    return setup, said

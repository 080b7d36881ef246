"""How answers of infantry's players are listed: what an action does not need is nothing."""

from typing import Any

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Action

Cells = tuple[int, ...]
CELLS = ("action", "slot", "target", "bearing", "column", "row")
AT_DOT = ("column", "row")
NEEDS: dict[int, tuple[str, ...]] = {
    Action.STEP: AT_DOT,
    Action.CHANGE_WEAPON: ("slot",),
    Action.AIMED_FIRE: ("target",),
    Action.ARC: ("bearing",),
    Action.WIDE_ARC: ("bearing",),
    Action.STRIKE: ("target",),
    Action.SET_UP: ("bearing",),
    Action.SWING: ("bearing",),
    Action.TAKE_OVER: ("target",),
    Action.PICK_UP: ("target",),
    Action.FREE_FIRE: ("target",),
    Action.EXPLOSIVE: ("slot", *AT_DOT),
    Action.EXPLOSIVE_ON_THE_MOVE: ("slot", *AT_DOT),
    Action.FIRE_ON_THE_MOVE: ("target",),
    Action.DROP_WEAPON: ("slot",),
}
"""What belongs to each action, by the words of the rules; to the others nothing does."""


def tidied(question: str, game: Any, cells: Cells) -> Cells:
    """Return an answer as it is listed."""
    if question == "choose_action":
        needs = ("action", *NEEDS.get(cells[0], ()))
        return tuple(value if name in needs else codes.NOBODY for name, value in zip(CELLS, cells, strict=True))
    if question == "choose_place" and not (
        game.forces.gun[game.answers.piece] >= 0 and game.forces.set_up[game.answers.side]
    ):
        return (*cells[:2], 0)
    return cells

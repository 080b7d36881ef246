"""How answers of infantry's players are listed: what an action does not need is nothing."""

from typing import Any

from engine.games.infantry.kernel import codes

Cells = tuple[int, ...]
CELLS = ("action", "slot", "target", "bearing", "column", "row")
AT_DOT = ("column", "row")
NEEDS = {
    codes.STEP: AT_DOT,
    codes.CHANGE: ("slot",),
    codes.AIM: ("target",),
    codes.ARC: ("bearing",),
    codes.WIDE_ARC: ("bearing",),
    codes.STRIKE: ("target",),
    codes.SET_UP: ("bearing",),
    codes.SWING: ("bearing",),
    codes.TAKE_OVER: ("target",),
    codes.PICK_UP: ("target",),
    codes.FREE_FIRE: ("target",),
    codes.LAUNCH: ("slot", *AT_DOT),
    codes.LAUNCH_MOVING: ("slot", *AT_DOT),
    codes.FIRE_MOVING: ("target",),
    codes.LAY_DOWN: ("slot",),
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

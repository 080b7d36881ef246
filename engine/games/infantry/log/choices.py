"""The sentence of each answer that a question to a player may have."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.infantry.battle.names import Cast
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.players.answered import REACTION_ROOM
from engine.games.infantry.log.words import compass_word
from engine.kernel.answers import Answers

Cells = tuple[int, ...]
Tell = Callable[[Any, Cells, Cast], str]
ENGLISH = ""
"""The language of all questions."""


def choice_sentence(setup: Any, cells: Cells) -> str:
    """Return what an answer to the question that waits means; `cells` as the kernel's answered player reads them."""
    return f"{TELLS[setup.game.answers.question](setup.game, cells, setup.names)}."


def _place(game: Any, cells: Cells, names: Cast) -> str:
    return f"{names.person(_who(game))} is set down at {cells[0]}/{cells[1]}"


def _trooper(_: Any, cells: Cells, names: Cast) -> str:
    return f"{names.person(cells[0])} acts" if cells[0] >= 0 else "Nobody else acts this turn"


def _action(game: Any, cells: Cells, names: Cast) -> str:
    return f"{names.person(_who(game))} {ACTIONS.get(cells[0], _unknown)(game, cells, names)}"


def _reaction(game: Any, cells: Cells, names: Cast) -> str:
    target, weapon = divmod(game.answers.amount, REACTION_ROOM)
    verb = f"fires the {names.weapon(weapon)} at" if cells[0] else f"holds the {names.weapon(weapon)}'s fire on"
    return f"{names.person(_who(game))} {verb} {names.person(target)}"


def _who(game: Any) -> int:
    answers: Answers = game.answers
    return answers.piece


def _step(_: Any, cells: Cells, __: Cast) -> str:
    return f"goes to {cells[4]}/{cells[5]}"


def _change(game: Any, cells: Cells, names: Cast) -> str:
    return f"takes the {names.weapon(game.forces.weapon[_who(game) * codes.SLOTS + cells[1]])} in hand"


def _lay_down(game: Any, cells: Cells, names: Cast) -> str:
    weapon = game.battle.weapon[_who(game) * codes.SLOTS + cells[1]]
    return f"drops the {names.weapon(weapon) if weapon >= 0 else 'crewed weapon'}"


def _cover(game: Any, cells: Cells, names: Cast) -> str:
    return f"{names.person(_who(game))} {'drops prone' if cells[0] else 'stays up'}"


def _aim(_: Any, cells: Cells, names: Cast) -> str:
    return f"fires at {names.person(cells[2])}"


def _strike(_: Any, cells: Cells, names: Cast) -> str:
    return f"strikes at {names.person(cells[2])}"


def _arc(_: Any, cells: Cells, __: Cast) -> str:
    degrees = cells[3] * codes.BEARING_DEG
    width = "a wide arc" if cells[0] == codes.WIDE_ARC else "an arc"
    return f"lays {width} to the {compass_word(degrees, ENGLISH)} ({degrees}°)"


def _gun(words: str) -> Tell:
    """Return what tells of handling one's own crewed weapon in a direction."""
    return lambda _, cells, __: f"{words} to the {compass_word(cells[3] * codes.BEARING_DEG, ENGLISH)}"


def _other_gun(words: str) -> Tell:
    """Return what tells of taking a crewed weapon that lies or stands there."""
    return lambda game, cells, names: f"{words} the {names.weapon(game.forces.gun[cells[2]])}"


def _launch(game: Any, cells: Cells, names: Cast) -> str:
    weapon = names.weapon(game.battle.weapon[_who(game) * codes.SLOTS + cells[1]])
    moving = " on the move" if cells[0] == codes.LAUNCH_MOVING else ""
    return f"aims the {weapon} at {cells[4]}/{cells[5]}{moving}"


def _unknown(_: Any, __: Cells, ___: Cast) -> str:
    return "does something unheard of"


ACTIONS: Mapping[int, Tell] = {
    codes.END: lambda _, __, ___: "ends its turn",
    codes.STEP: _step,
    codes.DROP: lambda _, __, ___: "drops prone",
    codes.STAND: lambda _, __, ___: "stands up",
    codes.CHANGE: _change,
    codes.AIM: _aim,
    codes.ARC: _arc,
    codes.WIDE_ARC: _arc,
    codes.STRIKE: _strike,
    codes.SET_UP: _gun("sets the crewed weapon up, its arc"),
    codes.BREAK_DOWN: lambda _, __, ___: "breaks the crewed weapon down",
    codes.SWING: _gun("swings the crewed weapon"),
    codes.TAKE_OVER: _other_gun("takes over"),
    codes.LAY_DOWN: _lay_down,
    codes.LAUNCH: _launch,
    codes.FIRE_MOVING: lambda _, cells, names: f"fires on the move at {names.person(cells[2])}",
    codes.GO_UNDER: lambda _, __, ___: "goes into the tunnel",
    codes.COME_UP: lambda _, __, ___: "comes out of the tunnel",
    codes.LAUNCH_MOVING: _launch,
    codes.PICK_UP: _other_gun("picks up"),
    codes.FREE_FIRE: lambda _, cells, names: f"fires the crewed weapon at {names.person(cells[2])}",
}
TELLS: Mapping[int, Tell] = {
    codes.ASK_PLACE: _place,
    codes.ASK_TROOPER: _trooper,
    codes.ASK_ACTION: _action,
    codes.ASK_REACTION: _reaction,
    codes.ASK_COVER: _cover,
}

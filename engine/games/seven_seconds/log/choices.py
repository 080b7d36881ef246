"""The sentence of each answer that a question to a player may have."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.seven_seconds.battle.names import SIDES, Cast
from engine.games.seven_seconds.kernel import codes
from engine.kernel.answers import Answers

Cells = tuple[int, ...]
Tell = Callable[[Answers, Cells, Cast], str]


def choice_sentence(setup: Any, cells: Cells) -> str:
    """Return what an answer to the question that waits means; `cells` as the kernel's answered player reads them."""
    answers = setup.game.answers
    said = TELLS[answers.question](answers, cells, setup.names)
    return f"{said[:1].upper()}{said[1:]}."


def _piece(answers: Answers, cells: Cells, names: Cast) -> str:
    side, (piece, reveal_first) = SIDES[answers.side], cells
    if piece == codes.NOBODY:
        return f"{side} passes"
    return f"{side} {'turns over and activates' if reveal_first else 'activates'} {names.piece(piece)}"


def _extra_blip(answers: Answers, cells: Cells, names: Cast) -> str:
    moved = "no further blip" if cells[0] == codes.NOBODY else f"{names.piece(cells[0])} as well"
    return f"{SIDES[answers.side]} moves {moved}"


def _reveal(answers: Answers, cells: Cells, names: Cast) -> str:
    return f"{SIDES[answers.side]} turns over {'no blip' if cells[0] == codes.NOBODY else names.piece(cells[0])}"


def _action(answers: Answers, cells: Cells, names: Cast) -> str:
    action, target, x_mil, y_mil, jump, toggle, dice = cells
    values = {
        "at": _place(x_mil, y_mil),
        "target": names.piece(target) if target >= 0 else "",
        "way": "jumps" if jump else "goes",
        "dice": "1 die" if dice == 1 else f"{dice} dice",
        "and": ", and switches its jammer" if toggle else "",
    }
    return f"{names.piece(answers.piece)} {DEEDS[action].format(**values)}"


def _shares(answers: Answers, cells: Cells, names: Cast) -> str:
    count = cells[0]
    shares = [cells[at : at + 3] for at in range(1, 1 + 3 * count, 3)]
    spots = [cells[at : at + 3] for at in range(2 + 3 * count, len(cells), 3)]
    parts = [f"{points + again} on {names.piece(target)}" for target, points, again in shares]
    parts += [f"{points} on the ground at {_place(x_mil, y_mil)}" for points, x_mil, y_mil in spots]
    return f"{names.piece(answers.piece)} spends {', '.join(parts) or 'none'} of {answers.amount} sensor points"


def _either(no: str, yes: str) -> Tell:
    def tell(answers: Answers, cells: Cells, names: Cast) -> str:
        blip = names.piece(answers.piece) if answers.piece >= 0 else ""
        return (yes if cells[0] else no).format(side=SIDES[answers.side], enemy=SIDES[1 - answers.side], blip=blip)

    return tell


def _place(x_mil: int, y_mil: int) -> str:
    return f"({x_mil / 1000:g}, {y_mil / 1000:g})"


DEEDS: Mapping[int, str] = {
    codes.NO_ACTION: "does nothing",
    codes.MOVE: "moves to {at}{and}",
    codes.JUMP: "jumps to {at}{and}",
    codes.TARGET: "searches with {dice}",
    codes.FIRE_RIFLE: "fires at {target}",
    codes.FIRE_MISSILE: "fires a missile at {target}",
    codes.FIRE_FLAMER: "fires its flamer at {at}",
    codes.COMMAND: "commands {target}",
    codes.REPAIR: "repairs the suit of {target}",
    codes.SCRAMBLE: "scrambles",
    codes.KAMIKAZE: "{way} to {at} and explodes",
    codes.TOGGLE_JAMMER: "switches its jammer",
}

TELLS: Mapping[int, Tell] = {
    codes.ASK_PIECE: _piece,
    codes.ASK_ACTION: _action,
    codes.ASK_SHARES: _shares,
    codes.ASK_EXTRA_BLIP: _extra_blip,
    codes.ASK_REVEAL: _reveal,
    codes.ASK_WITHDRAWAL: _either("{side} stays", "{side} announces a withdrawal"),
    codes.ASK_PURSUIT: _either("{side} lets {enemy} go", "{side} pursues {enemy}"),
    codes.ASK_INTERCEPTION: _either("{side} leaves {blip} as it is", "{side} turns over {blip} to intercept"),
}

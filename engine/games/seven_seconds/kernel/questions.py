"""The questions of a battle, as rows: who is asked what, the cells of an answer, what lists and says legal ones.

A new question is a row here, what lists its answers, and the heuristic player's answer.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, by, cited, either
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Action
from engine.games.seven_seconds.wording import PARTS, piece, word
from engine.kernel.questions import Questions, question
from schemas.catalogues.saying import said

Cells = tuple[int, ...]
PIECE: Final = Cell[Any](
    lambda number, setup: setup.names.piece(number) if number >= 0 else "",
    str,
    say=lambda name, language: piece(name, language) if name else "",
)
DEEDS: Final = by(
    "action",
    {
        codes.NO_ACTION: "{Actor} does nothing.",
        Action.MOVE: either(
            "round",
            either(
                "toggle",
                "{Actor} moves round by {bend} to {at}, and switches its jammer.",
                "{Actor} moves round by {bend} to {at}.",
            ),
            either("toggle", "{Actor} moves to {at}, and switches its jammer.", "{Actor} moves to {at}."),
        ),
        Action.JUMP: either("toggle", "{Actor} jumps to {at}, and switches its jammer.", "{Actor} jumps to {at}."),
        Action.TARGET: by(
            "one_die", {True: "{Actor} searches with 1 die.", False: "{Actor} searches with {dice} dice."}
        ),
        Action.FIRE_RIFLE: "{Actor} fires at {target}.",
        Action.FIRE_MISSILE: "{Actor} fires a missile at {target}.",
        Action.FIRE_FLAMER: "{Actor} fires its flamer at {at}.",
        Action.COMMAND: "{Actor} commands {target}.",
        Action.REPAIR: "{Actor} repairs the suit of {target}.",
        Action.SCRAMBLE: "{Actor} scrambles.",
        Action.KAMIKAZE: either(
            "jump",
            "{Actor} jumps to {at} and explodes.",
            either("round", "{Actor} goes round by {bend} to {at} and explodes.", "{Actor} goes to {at} and explodes."),
        ),
        Action.TOGGLE_JAMMER: "{Actor} switches its jammer.",
    },
)
CITED: Final = cited(
    "action",
    {
        codes.NO_ACTION: "7S.ACT.2",
        Action.MOVE: "7S.MOVE.1",
        Action.JUMP: "7S.JUMP.1",
        Action.TARGET: "7S.TGT.2",
        Action.FIRE_RIFLE: "7S.RIF.5",
        Action.FIRE_MISSILE: "7S.MIS.4",
        Action.FIRE_FLAMER: "7S.FLAM.1",
        Action.COMMAND: "7S.CMD.2",
        Action.REPAIR: "7S.REP.1",
        Action.SCRAMBLE: "7S.SCR.1",
        Action.KAMIKAZE: "7S.KAM.1",
        Action.TOGGLE_JAMMER: "7S.JAM.1",
    },
)


def _place(x_mil: int, y_mil: int) -> str:
    return f"({x_mil / 1000:g}, {y_mil / 1000:g})"


def _parts_of_a_pool(cells: Cells, setup: Any) -> tuple[tuple[int, str, str], ...]:
    """Return what gets points of a sensor pool: the points, the name of a piece or "", and the place of a spot."""
    count = cells[0]
    shares = [cells[at : at + 3] for at in range(1, 1 + 3 * count, 3)]
    spots = [cells[at : at + 3] for at in range(2 + 3 * count, len(cells), 3)]
    pieces = [(points + again, setup.names.piece(target), "") for target, points, again in shares]
    return (*pieces, *((points, "", _place(x_mil, y_mil)) for points, x_mil, y_mil in spots))


def _shares(parts: tuple[tuple[int, str, str], ...], language: str) -> str:
    return ", ".join(
        said(ON_PIECE, language, points=points, target=piece(name, language))
        if name
        else said(ON_GROUND, language, points=points, at=at)
        for points, name, at in parts
    )


ON_PIECE: Final = "{points} on {target}"
ON_GROUND: Final = "{points} on the ground at {at}"


def _enemy(_: Cells, setup: Any) -> str:
    return SEATS[1 - setup.game.answers.side]


QUESTIONS: Final = Questions(
    "engine.games.seven_seconds.kernel",
    (
        question(
            "choose_piece",
            "Set `choice.piece` and `choice.reveal`; no piece is a pass.",
            "side",
            "Whom does {side} activate?",
            either(
                "piece",
                either("reveal", "{Side} turns over and activates {piece}.", "{Side} activates {piece}."),
                "{Side} passes.",
            ),
            cites="7S.ACT.1 7S.SEQ.7",
            heuristic="heuristic.answers.heuristic_piece(game, side)",
            lists="listing.list_pieces(game, game.answers.side)",
            piece=PIECE,
            reveal=NUMBER,
        ),
        question(
            "choose_action",
            "Set `choice.action` and what it needs; no action is standing still.",
            "side piece",
            "What does {actor} do?",
            DEEDS,
            of="piece",
            cites=CITED,
            heuristic="heuristic.answers.heuristic_action(game, side, piece)",
            lists="listing.list_actions(game, game.answers.piece)",
            action=NUMBER,
            target=PIECE,
            x_mil=NUMBER,
            y_mil=NUMBER,
            jump=NUMBER,
            toggle=NUMBER,
            dice=NUMBER,
            bend_x_mil=NUMBER,
            bend_y_mil=NUMBER,
            further={
                "at": lambda cells, _: _place(*cells[2:4]),
                "one_die": lambda cells, _: cells[6] == 1,
                "bend": lambda cells, _: _place(*cells[7:9]),
                "round": lambda cells, _: any(cells[7:9]),
            },
        ),
        question(
            "share_points",
            "Set `choice.points`: how many points of a sensor pool go to which piece.",
            "side piece pool",
            "How does {actor} share out {amount} sensor points?",
            either(
                "shares",
                "{Actor} spends {shares} of {amount} sensor points.",
                "{Actor} spends none of {amount} sensor points.",
            ),
            of="piece",
            amount_of="pool",
            cites="7S.TGT.5",
            heuristic="heuristic.scans.heuristic_points(game, side, piece, pool)",
            lists="listing.list_shares(game, game.answers.piece, game.answers.amount)",
            reads="listing.read_shares(game)",
            further={"shares": _parts_of_a_pool},
        ),
        question(
            "wants_to_withdraw",
            "Return whether a player announces a withdrawal at the end of a round.",
            "side",
            "Does {side} announce a withdrawal?",
            either("yes", "{Side} announces a withdrawal.", "{Side} stays."),
            cites="7S.END.3",
            heuristic="heuristic.tricks.heuristic_withdrawal(game, side)",
            seldom=15,
        ),
        question(
            "wants_to_pursue",
            "Return whether a player pursues an enemy that withdraws.",
            "side",
            "Does {side} pursue {enemy}?",
            either("yes", "{Side} pursues {enemy}.", "{Side} lets {enemy} go."),
            cites="7S.END.4",
            heuristic="heuristic.tricks.heuristic_pursuit(game)",
            further={"enemy": _enemy},
        ),
        question(
            "choose_extra_blip",
            "Set `choice.piece` to a blip to move as well, or to none.",
            "side",
            "Which blip does {side} move as well?",
            either("piece", "{Side} moves {piece} as well.", "{Side} moves no further blip."),
            cites="7S.ACT.4",
            heuristic="heuristic.answers.heuristic_extra_blip(game, side)",
            lists="listing.list_extra_blips(game, game.answers.side)",
            piece=PIECE,
        ),
        question(
            "choose_reveal",
            "Set `choice.piece` to a blip to turn over now, or to none.",
            "side",
            "Which blip does {side} turn over now?",
            either("piece", "{Side} turns over {piece}.", "{Side} turns over no blip."),
            cites="7S.BLIP.1",
            heuristic="",
            lists="listing.list_reveals(game, game.answers.side)",
            seldom=64,
            piece=PIECE,
        ),
        question(
            "wants_interception",
            "Return whether a side reveals a blip near a flight path.",
            "side blip",
            "Does {side} turn over {actor} to intercept?",
            either("yes", "{Side} turns over {actor} to intercept.", "{Side} leaves {actor} as it is."),
            of="blip",
            cites="7S.CM.1 7S.GAP.30",
            heuristic="heuristic.answers.heuristic_interception(game, blip)",
        ),
    ),
    PIECE,
    {**PARTS, "enemy": word, "shares": _shares},
)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)

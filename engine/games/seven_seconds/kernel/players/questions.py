"""The questions a battle puts to players.

`dispatch.py`, `intercept_choice.py` and `listing/choices.py` are written from them.
After a change: `python -m engine.games.seven_seconds.kernel.players.questions` writes them anew.
"""

from collections.abc import Mapping

from engine.kernel.build.questions import Question, dispatch_source, listing_source
from engine.paths import HOME

KERNEL = "engine.games.seven_seconds.kernel"


def _ask(
    name: str, arguments: str, says: str, *, returns: str = "None", asks: str = "", lists: str = "", **answers: str
) -> Question:
    named = {player.upper(): answers[player] for player in ("random", "custom", "answered", "heuristic")}
    return Question(name, tuple(arguments.split()), returns, says, named, asks, lists)


TURN_QUESTIONS = (
    _ask(
        "choose_piece",
        "side",
        "Set `choice.piece` and `choice.reveal`; no piece is a pass.",
        random="random_player.random_piece(game, side)",
        custom="outside.custom_piece(game, side)",
        answered="answered.answered_piece(game, side)",
        heuristic="heuristic.answers.heuristic_piece(game, side)",
        asks="ASK_PIECE",
        lists="listing.pieces.list_pieces(game, game.answers.side)",
    ),
    _ask(
        "choose_action",
        "side piece",
        "Set `choice.action` and what it needs; no action is standing still.",
        random="random_player.random_action(game, piece)",
        custom="outside.custom_action(game, side, piece)",
        answered="answered.answered_action(game, side, piece)",
        heuristic="heuristic.answers.heuristic_action(game, side, piece)",
        asks="ASK_ACTION",
        lists="listing.actions.list_actions(game, game.answers.piece)",
    ),
    _ask(
        "share_points",
        "side piece pool",
        "Set `choice.points`: how many points of a sensor pool go to which piece.",
        random="random_player.random_points(game, side, piece, pool)",
        custom="outside.custom_points(game, side, piece, pool)",
        answered="answered.answered_points(game, side, piece, pool)",
        heuristic="heuristic.answers.heuristic_points(game, side, piece, pool)",
        asks="ASK_SHARES",
        lists="listing.shares.list_shares(game, game.answers.piece, game.answers.amount)",
    ),
    _ask(
        "wants_to_withdraw",
        "side",
        "Return whether a player announces a withdrawal at the end of a round.",
        returns="bool",
        random="random_player.random_withdrawal(game, side)",
        custom="outside.custom_withdrawal(game, side)",
        answered="answered.answered_withdrawal(game, side)",
        heuristic="heuristic.retreat.heuristic_withdrawal(game, side)",
        asks="ASK_WITHDRAWAL",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    _ask(
        "wants_to_pursue",
        "side",
        "Return whether a player pursues an enemy that withdraws.",
        returns="bool",
        random="random_player.random_pursuit(game, side)",
        custom="outside.custom_pursuit(game, side)",
        answered="answered.answered_pursuit(game, side)",
        heuristic="heuristic.retreat.heuristic_pursuit(game)",
        asks="ASK_PURSUIT",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    _ask(
        "choose_extra_blip",
        "side",
        "Set `choice.piece` to a blip to move as well, or to none.",
        random="random_player.random_extra_blip(game, side)",
        custom="outside.custom_extra_blip(game, side)",
        answered="answered.answered_extra_blip(game, side)",
        heuristic="heuristic.answers.heuristic_extra_blip(game, side)",
        asks="ASK_EXTRA_BLIP",
        lists="listing.pieces.list_extra_blips(game, game.answers.side)",
    ),
    _ask(
        "may_want_reveal",
        "side",
        "Return whether to ask a player for blips to turn over between activations: the heuristic one has none.",
        returns="bool",
        random="True",
        custom="True",
        answered="True",
        heuristic="False",
    ),
    _ask(
        "choose_reveal",
        "side",
        "Set `choice.piece` to a blip to turn over now, or to none.",
        random="random_player.random_reveal(game, side)",
        custom="outside.custom_reveal(game, side)",
        answered="answered.answered_reveal(game, side)",
        heuristic="",
        asks="ASK_REVEAL",
        lists="listing.pieces.list_reveals(game, game.answers.side)",
    ),
)

FLIGHT_QUESTIONS = (
    _ask(
        "wants_interception",
        "side blip",
        "Return whether a side reveals a blip near a flight path.",
        returns="bool",
        random="interception.random_interception(game, side)",
        custom="outside.custom_interception(game, side, blip)",
        answered="answered.answered_interception(game, side, blip)",
        heuristic="interception.heuristic_interception(game, blip)",
        asks="ASK_INTERCEPTION",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
)

WRITTEN: Mapping[str, str] = {
    "dispatch.py": dispatch_source(KERNEL, "The players by number: who decides for a side.", TURN_QUESTIONS),
    "intercept_choice.py": dispatch_source(
        KERNEL, "Whether a player turns blips over to shoot a missile down.", FLIGHT_QUESTIONS
    ),
    "listing/choices.py": listing_source(
        KERNEL, "The legal answers of each question, listed.", TURN_QUESTIONS + FLIGHT_QUESTIONS
    ),
}
"""Name of a module in this folder to its text. Flights ask apart: the players of turns build upon missiles."""


def write() -> None:
    """Write the modules."""
    for name, text in WRITTEN.items():
        (HOME / "engine/games/seven_seconds/kernel/players" / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

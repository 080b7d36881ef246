"""The questions a level puts to players; `dispatch.py` and `listing/choices.py` are written from them.

After a change: `python -m engine.games.survive.kernel.players.questions` writes them anew.
"""

from collections.abc import Mapping

from engine.kernel.build.questions import Question, dispatch_source, listing_source
from engine.paths import HOME

KERNEL = "engine.games.survive.kernel"


def _ask(
    name: str, arguments: str, says: str, *, random: str, heuristic: str, asks: str, lists: str, returns: str = "None"
) -> Question:
    """Return a question; its players are given as the arguments that they need, the heuristic one behind its module."""
    about = name.partition("_")[2]
    module, _, needed = heuristic.partition(" ")
    answers = {
        "RANDOM": f"random_player.random_{about}({_given(random)})",
        "CUSTOM": f"outside.custom_{about}({_given(arguments)})",
        "ANSWERED": f"answered.answered_{about}({_given(arguments)})",
        "HEURISTIC": f"{module}.heuristic_{about}({_given(needed)})",
    }
    return Question(name, tuple(arguments.split()), returns, says, answers, asks, lists)


def _given(arguments: str) -> str:
    return ", ".join(["game", *arguments.split()])


QUESTIONS = (
    _ask(
        "choose_spot",
        "side piece",
        "Set `choice.x_mil`, `y_mil` and the facing of a unit that is set up.",
        random="side piece",
        heuristic="posting side piece",
        asks="ASK_SPOT",
        lists="listing.places.list_spots(game, game.answers.side, game.answers.piece)",
    ),
    _ask(
        "wants_hold",
        "side piece",
        "Return whether a unit holds in this turn.",
        random="piece",
        heuristic="posting side piece",
        returns="bool",
        asks="ASK_HOLD",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    _ask(
        "choose_units",
        "side",
        "Set `choice.action`, `piece`, and `partner` or `joins` of a group.",
        random="side",
        heuristic="plans side",
        asks="ASK_UNITS",
        lists="listing.units.list_units(game, game.answers.side)",
    ),
    _ask(
        "choose_leg",
        "side piece left_mil",
        "Set `choice.x_mil`, `y_mil` and the facing of a unit on its way; its own place is the end of it.",
        random="piece left_mil",
        heuristic="paths piece left_mil",
        asks="ASK_LEG",
        lists="listing.places.list_legs(game, game.answers.piece, game.answers.amount)",
    ),
    _ask(
        "choose_charge",
        "side piece",
        "Set `choice.target` to whom a unit charges.",
        random="piece",
        heuristic="plans piece",
        asks="ASK_CHARGE",
        lists="listing.arms.list_charges(game, game.answers.piece)",
    ),
    _ask(
        "choose_shot",
        "side piece",
        "Set `choice.target`, `slot` and `estimate_mil` of a shot, or no target.",
        random="piece",
        heuristic="arms piece",
        asks="ASK_SHOT",
        lists="listing.arms.list_shots(game, game.answers.piece, game.answers.amount)",
    ),
    _ask(
        "choose_hold_shot",
        "side piece",
        "As `choose_shot`, of a unit that holds and turns to its target.",
        random="piece",
        heuristic="arms piece",
        asks="ASK_HOLD_SHOT",
        lists="listing.arms.list_shots(game, game.answers.piece, game.answers.amount)",
    ),
    _ask(
        "choose_draw",
        "side piece",
        "Set `choice.slot` to a weapon that is drawn instead, or to none.",
        random="piece",
        heuristic="arms piece",
        asks="ASK_DRAW",
        lists="listing.arms.list_draws(game, game.answers.piece)",
    ),
    _ask(
        "choose_blade",
        "side piece foe",
        "Set `choice.slot` to what a unit strikes with, or to its fists.",
        random="piece",
        heuristic="arms piece foe",
        asks="ASK_BLADE",
        lists="listing.arms.list_blades(game, game.answers.piece)",
    ),
    _ask(
        "choose_reply",
        "side piece one other",
        "Set `choice.target` to one of the two who mob a unit.",
        random="piece one other",
        heuristic="arms piece one other",
        asks="ASK_REPLY",
        lists="listing.arms.list_replies(game)",
    ),
    _ask(
        "choose_follow_on",
        "side piece left_mil loser",
        "Set `choice.target` to whom a winner charges, or `x_mil` and `y_mil` to where it moves.",
        random="piece left_mil loser",
        heuristic="paths piece left_mil loser",
        asks="ASK_FOLLOW_ON",
        lists="listing.places.list_follow_ons(game, game.answers.piece, game.answers.amount)",
    ),
    _ask(
        "choose_facing",
        "side piece",
        "Set the facing of a unit that has Blinked.",
        random="piece",
        heuristic="posting piece",
        asks="ASK_FACING",
        lists="listing.places.list_facings(game, game.answers.piece)",
    ),
)

WRITTEN: Mapping[str, str] = {
    "dispatch.py": dispatch_source(KERNEL, "The players by number: who decides for a side.", QUESTIONS),
    "listing/choices.py": listing_source(KERNEL, "The legal answers of each question, listed.", QUESTIONS),
}
"""Name of a module in this folder to its text."""


def write() -> None:
    """Write the modules."""
    for name, text in WRITTEN.items():
        (HOME / "engine/games/survive/kernel/players" / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

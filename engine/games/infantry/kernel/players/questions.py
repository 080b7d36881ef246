"""The questions a battle puts to players; `dispatch.py` and `listing/choices.py` are written from them.

After a change: `python -m engine.games.infantry.kernel.players.questions` writes them anew.
"""

from collections.abc import Mapping

from engine.kernel.build.questions import Question, dispatch_source, listing_source
from engine.paths import HOME

KERNEL = "engine.games.infantry.kernel"


def _ask(
    name: str, arguments: str, says: str, *, random: str, heuristic: str, asks: str, lists: str, returns: str = "None"
) -> Question:
    """Return a question; its answers bear the name of its number, its players get the arguments that they need."""
    about = asks.removeprefix("ASK_").lower()
    answers = {
        "RANDOM": f"random_player.random_{about}({_given(random)})",
        "CUSTOM": f"outside.custom_{about}({_given(arguments)})",
        "ANSWERED": f"answered.answered_{about}({_given(arguments)})",
        "HEURISTIC": f"heuristic.answers.heuristic_{about}({_given(heuristic)})",
    }
    return Question(name, tuple(arguments.split()), returns, says, answers, asks, lists)


def _given(arguments: str) -> str:
    return ", ".join(["game", *arguments.split()])


QUESTIONS = (
    _ask(
        "choose_place",
        "side person",
        "Set `choice.column` and `row` to where a trooper is set down, and `bearing` for a crewed weapon that stands.",
        random="side person",
        heuristic="side person",
        asks="ASK_PLACE",
        lists="listing.people.list_places(game, game.answers.side)",
    ),
    _ask(
        "choose_trooper",
        "side",
        "Set `choice.target` to the trooper who acts next, or to nobody to end the movement phase.",
        random="side",
        heuristic="side",
        asks="ASK_TROOPER",
        lists="listing.people.list_troopers(game, game.answers.side)",
    ),
    _ask(
        "choose_action",
        "side person",
        "Set `choice.action` and what belongs to it.",
        random="person",
        heuristic="person",
        asks="ASK_ACTION",
        lists="listing.actions.list_actions(game, game.answers.piece)",
    ),
    _ask(
        "wants_to_fire",
        "side person target weapon",
        "Return whether somebody fires a weapon at an enemy who has entered its arc.",
        random="person",
        heuristic="person target weapon",
        returns="bool",
        asks="ASK_REACTION",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    _ask(
        "wants_cover",
        "side person",
        "Return whether somebody who was shot at on the move drops prone.",
        random="person",
        heuristic="person",
        returns="bool",
        asks="ASK_COVER",
        lists="kernel.list_no_and_yes(game.choices)",
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
        (HOME / "engine/games/infantry/kernel/players" / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

"""The questions a fight puts to players; `dispatch.py` and `listing/choices.py` are written from them.

After a change: `python -m engine.games.maneuvers.kernel.players.questions` writes them anew.
"""

from collections.abc import Mapping

from engine.kernel.build.questions import Question, dispatch_source, listing_source
from engine.paths import HOME

KERNEL = "engine.games.maneuvers.kernel"


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
        "choose_maneuver",
        "side person",
        "Set `choice.maneuver`, `rating`, `target` and `ally` of an action.",
        random="person",
        heuristic="person",
        asks="ASK_MANEUVER",
        lists="listing.maneuvers.list_maneuvers(game, game.answers.piece)",
    ),
    _ask(
        "choose_opposition",
        "side actor",
        "Set `choice.opponent` and `rating` against the maneuver that goes on.",
        random="side actor",
        heuristic="actor",
        asks="ASK_OPPOSITION",
        lists="listing.people.list_opposition(game, game.answers.piece)",
    ),
    _ask(
        "choose_extra",
        "side person",
        "As `choose_maneuver`, of `battle.maneuver`, which is extra, or of none.",
        random="person",
        heuristic="person",
        asks="ASK_EXTRA",
        lists="listing.maneuvers.list_extra(game, game.answers.piece)",
    ),
    _ask(
        "choose_noticed",
        "side person",
        "Set `choice.target` to a hidden enemy, who is noticed.",
        random="person",
        heuristic="person",
        asks="ASK_NOTICED",
        lists="listing.people.list_noticed(game, game.answers.piece)",
    ),
    _ask(
        "wants_to_leave",
        "side person",
        "Return whether somebody who is ready to leave pays for it, and leaves.",
        random="person",
        heuristic="person",
        returns="bool",
        asks="ASK_ESCAPE",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    _ask(
        "wants_to_pay",
        "side person points",
        "Return whether so much is paid to stay in a state.",
        random="person",
        heuristic="person",
        returns="bool",
        asks="ASK_PAYMENT",
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
        (HOME / "engine/games/maneuvers/kernel/players" / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

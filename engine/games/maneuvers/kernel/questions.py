"""The questions of a fight, as rows: who is asked what, the cells of an answer, what lists and says legal ones.

A new question is a row here, what lists its answers, and the heuristic player's answer.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.battles.events import Cell, either, words
from engine.games.maneuvers.terms import RATING_WORDS, rating
from engine.kernel.questions import Questions, question

PERSON: Final = Cell[Any](lambda number, setup: setup.names.person(number) if number >= 0 else "", str)
MANEUVER: Final = Cell[Any](lambda number, setup: setup.names.maneuver(number) if number >= 0 else "", str)
RATING: Final = words(RATING_WORDS, lambda word, language: rating(word, language) if word else "", other="")
"""The rating of a maneuver, "" where none is made."""

MADE: Final = either(
    "target",
    either(
        "ally",
        "{actor} goes for {maneuver} against {target}, naming {ally}, on {rating}.",
        "{actor} goes for {maneuver} against {target}, on {rating}.",
    ),
    either(
        "ally",
        "{actor} goes for {maneuver}, naming {ally}, on {rating}.",
        "{actor} goes for {maneuver}, on {rating}.",
    ),
)


def _asked_about(_: tuple[int, ...], setup: Any) -> str:
    """Return the maneuver that the question is about."""
    return str(setup.names.maneuver(setup.game.answers.amount))


QUESTIONS: Final = Questions(
    "engine.games.maneuvers.kernel",
    (
        question(
            "choose_maneuver",
            "Set `choice.maneuver`, `rating`, `target` and `ally` of an action.",
            "side person",
            MADE,
            of="person",
            heuristic="heuristic.answers.heuristic_maneuver(game, person)",
            lists="listing.list_maneuvers(game, game.answers.piece)",
            maneuver=MANEUVER,
            rating=RATING,
            target=PERSON,
            ally=PERSON,
        ),
        question(
            "choose_opposition",
            "Set `choice.opponent` and `rating` against the maneuver that goes on.",
            "side actor",
            "{opponent} opposes {actor}'s {maneuver}, on {rating}.",
            of="actor",
            amount_of="game.battle.maneuver",
            heuristic="heuristic.answers.heuristic_opposition(game, actor)",
            lists="listing.list_opposition(game, game.answers.piece)",
            opponent=PERSON,
            rating=RATING,
            further={"maneuver": _asked_about},
        ),
        question(
            "choose_extra",
            "As `choose_maneuver`, of `battle.maneuver`, which is extra, or of none.",
            "side person",
            either("maneuver", MADE, "{actor} lets it be with {granted}."),
            of="person",
            amount_of="game.battle.maneuver",
            heuristic="heuristic.answers.heuristic_extra(game, person)",
            lists="listing.list_extra(game, game.answers.piece)",
            maneuver=MANEUVER,
            rating=RATING,
            target=PERSON,
            ally=PERSON,
            further={"granted": _asked_about},
        ),
        question(
            "choose_noticed",
            "Set `choice.target` to a hidden enemy, who is noticed.",
            "side person",
            "{actor} notices {target}.",
            of="person",
            heuristic="heuristic.answers.heuristic_noticed(game, person)",
            lists="listing.list_noticed(game, game.answers.piece)",
            target=PERSON,
        ),
        question(
            "wants_to_leave",
            "Return whether somebody who is ready to leave pays for it, and leaves.",
            "side person",
            either("yes", "{actor} leaves the fight for {amount} points.", "{actor} stays in the fight."),
            of="person",
            amount_of="game.numbers.escape_points",
            heuristic="heuristic.answers.heuristic_escape(game, person)",
        ),
        question(
            "wants_to_pay",
            "Return whether so much is paid to stay in a state.",
            "side person points",
            either("yes", "{actor} pays {amount}.", "{actor} pays nothing."),
            of="person",
            amount_of="points",
            heuristic="heuristic.answers.heuristic_payment(game, person)",
        ),
    ),
    PERSON,
)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)

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
            "Which maneuver does {actor} make?",
            MADE,
            of="person",
            cites="MN.COR.1",
            heuristic="heuristic.answers.heuristic_maneuver(game, person)",
            lists="listing.list_maneuvers(game, game.answers.piece)",
            alike="maneuver",
            maneuver=MANEUVER,
            rating=RATING,
            target=PERSON,
            ally=PERSON,
        ),
        question(
            "choose_opposition",
            "Set `choice.opponent` and `rating` against the maneuver that goes on.",
            "side actor",
            "Who opposes {actor}'s {maneuver}?",
            "{opponent} opposes {actor}'s {maneuver}, on {rating}.",
            of="actor",
            amount_of="game.battle.maneuver",
            cites="MN.COR.3",
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
            "Does {actor} make {granted} as well?",
            either("maneuver", MADE, "{actor} lets it be with {granted}."),
            of="person",
            amount_of="game.battle.maneuver",
            cites="MN.AID.4 MN.GAP.17",
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
            "Whom does {actor} notice?",
            "{actor} notices {target}.",
            of="person",
            cites="MN.OBS.4",
            heuristic="heuristic.answers.heuristic_noticed(game, person)",
            lists="listing.list_noticed(game, game.answers.piece)",
            target=PERSON,
        ),
        question(
            "wants_to_leave",
            "Return whether somebody who is ready to leave pays for it, and leaves.",
            "side person",
            "Does {actor} leave the fight for {amount} points?",
            either("yes", "{actor} leaves the fight for {amount} points.", "{actor} stays in the fight."),
            of="person",
            amount_of="game.numbers.escape_points",
            cites="MN.ESC.3",
            heuristic="heuristic.answers.heuristic_escape(game, person)",
        ),
        question(
            "wants_to_pay",
            "Return whether so much is paid to stay in a state.",
            "side person points",
            "Does {actor} pay {amount} points to stay as it is?",
            either("yes", "{actor} pays {amount}.", "{actor} pays nothing."),
            of="person",
            amount_of="points",
            cites="MN.SNP.5",
            heuristic="heuristic.answers.heuristic_payment(game, person)",
        ),
    ),
    PERSON,
)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)

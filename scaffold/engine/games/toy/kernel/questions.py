"""The questions of a fight, as rows."""

from collections.abc import Callable
from typing import Any, Final

from engine.battles.events import Cell, either
from engine.kernel.questions import Questions, question

WANTS_TO_GROWL: Final = question(
    "wants_to_growl",
    "Return whether the creature of a side growls; else it bites.",
    "side",
    "Does {actor} growl?",
    either("yes", "{actor} growls.", "{actor} bites."),
    of="side",
    heuristic="heuristic.heuristic_growl(game, side)",
)
QUESTIONS: Final = Questions(
    "engine.games.toy.kernel", (WANTS_TO_GROWL,), Cell[Any](lambda side, setup: setup.names.names[side], str)
)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)

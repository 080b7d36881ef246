"""How long work says how far it has come."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.experiments.trials import Progress

Watch = Callable[[float, str], None]
"""Hears the share of the work that is done, from 0 to 1, and a sentence; what it raises breaks the work off."""


def unwatched(_share: float, _words: str) -> None:
    """Hear nothing."""


def battles_heard(progress: Watch) -> "Callable[[Progress], None]":
    """Return what hears how many battles were fought, and tells it on."""

    def hear(now: "Progress") -> None:
        progress(now.battles / now.planned, f"{now.battles:,} of at most {now.planned:,} battles")

    return hear

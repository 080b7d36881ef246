"""What was missed in a battle, told."""

from collections.abc import Sequence
from typing import Final

from engine.experiments.reviews import SURE, Missed
from musterpress.terminal import say
from schemas.catalogues.saying import said

MOST: Final = 5
"""So many answers are told, those that cost most."""


def say_missed(found: Sequence[Missed], language: str) -> None:
    """Print the answers that cost most, and what would have been better; that nothing was missed if nothing was."""
    if not found:
        say(said("No answer cost more than chance explains.", language))
    for each in found[:MOST]:
        say(said("Answer {number}: {asks}", language, number=each.before + 1, asks=each.asks))
        say(said("  given, {worth}: {answer}", language, worth=_percent(each.worth), answer=each.given.sentence))
        worth, answer = _percent(each.better_worth), each.better.sentence
        better = said("  better, {worth}: {answer}", language, worth=worth, answer=answer)
        say(f"{better} ({', '.join(each.styles)}; +{100 * each.lost:.0f} ± {100 * SURE * each.error:.0f})")


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"

"""A battle reviewed, told: the chances after each turn, and the answers that cost most."""

from collections.abc import Sequence
from typing import Final

from engine.battles.forms import BattleForm
from engine.experiments.courses import Course, turning_point
from engine.experiments.reviews import SURE, Missed
from musterpress.terminal import say, say_table
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


def say_chances(course: Course, form: BattleForm) -> None:
    """Print the chance of each seat before a battle and after each turn, and in which turn it turned."""
    seats = [*course.outcome.seats]
    others = sorted({who for ended in course.ways for who in ended if who and who not in seats})
    names = [*seats, *others, "nobody"]
    rows = [_chances(course, at, names) for at in range(len(course.ways))]
    say_table((f"after {form.turns}", *(f"{name} wins, %" for name in names)), rows)
    turn = turning_point(course)
    if turn is None:
        return
    before, after = (f"{100 * chance:.0f} %" for chance in (turn.before, turn.after))
    where = f"{form.turns.removesuffix('s')} {turn.number}"
    say(f"It turned in {where}: before it {turn.seat} would have won {before} of the time, and {after} after it.")


def _chances(course: Course, at: int, names: Sequence[str]) -> tuple[str, ...]:
    ended = course.ways[at]
    total = sum(ended.values())
    return (str(at), *(f"{100 * ended.get('' if name == 'nobody' else name, 0) / total:.0f}" for name in names))

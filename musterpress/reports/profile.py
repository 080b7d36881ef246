"""Profiles as rows for spreadsheets and programs, and as a person reads them."""

from collections.abc import Sequence

from engine.battles.forms import BattleForm
from engine.experiments.courses import Course, turning_point
from engine.experiments.measures.words import bracketed, percent
from engine.experiments.profiles import Figure, Profile, TurnRow
from musterpress.terminal import say, say_table


def say_profile(found: Profile) -> None:
    """Print what kind of game it is, its figures, and how it goes from turn to turn."""
    if not found.figures:
        say("No battle was fought.")
        return
    form = found.trials[0].form
    say(f"Battles are {found.kind.value}.")
    say()
    say_table(("", "", "battles"), [(figure.says, _value(figure), f"{figure.battles:,}") for figure in found.figures])
    say()
    say_table(
        (f"after {form.turns}", "go on, %", "open, %", "whoever is ahead wins, %"), [_told(row) for row in found.turns]
    )


def _told(row: TurnRow) -> tuple[str, ...]:
    return str(row.turn), percent(row.going_on), percent(row.open), percent(row.ahead_wins)


def _value(figure: Figure) -> str:
    return percent(figure.value) if figure.is_share else bracketed(figure.value)


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

"""Profiles: what kind of game battles make, by what might have become of them from the end of each turn."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from threading import Event
from typing import Final, TypeVar

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder
from engine.execution.executors import each_in_order
from engine.execution.simulation import Simulation
from engine.experiments.courses import Course, course_of, led_to_win, openness
from engine.experiments.statistics import LEVEL, SPREAD, Interval, around, wilson
from engine.experiments.trials import Progress, Trial

V = TypeVar("V")

EARLY: Final = 0.5
"""A battle is decided early if its first turn settles more than this share of what was open."""
LATE: Final = 0.5
"""It is decided late if more than this share of what was open is so before its last turn."""


class Kind(StrEnum):
    """When battles are decided."""

    EARLY = "decided in the first turn"
    LATE = "decided in the last turn"
    ON_THE_WAY = "decided on the way"
    NEVER_OPEN = "decided before it begins"


@dataclass(frozen=True)
class TurnRow:
    """What is known after a turn, 0 for the beginning.

    `going_on` is the share of battles that last longer; `open` how likely two battles that go on from there end for
    others, those that are over with 0; `ahead_wins` how often, of those that go on, whoever is ahead there wins.
    """

    turn: int
    battles: int
    going_on: Interval
    open: Interval
    ahead_wins: Interval


@dataclass(frozen=True)
class Figure:
    """One number of a profile: what it says in words, from how many battles; most are shares, from 0 to 1."""

    name: str
    says: str
    value: Interval
    battles: int
    is_share: bool = True


@dataclass(frozen=True)
class Profile:
    """What kind of game some battles make."""

    trials: tuple[Trial, ...]
    tries: int
    figures: tuple[Figure, ...]
    turns: tuple[TurnRow, ...]
    battles: int
    left_out: int
    cancelled: bool

    @property
    def kind(self) -> Kind:
        """Return when battles are decided, by what the first turn leaves open and what is open before the last one."""
        figures = {figure.name: figure.value.estimate for figure in self.figures}
        begins = figures["open_at_first"]
        if begins == 0:
            return Kind.NEVER_OPEN
        if figures["open_after_one"] < (1 - EARLY) * begins:
            return Kind.EARLY
        return Kind.LATE if figures["open_before_last"] > LATE * begins else Kind.ON_THE_WAY


def profile(
    simulation: Simulation,
    trials: Sequence[Trial],
    tries: int,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Profile:
    """Fight the battles of some trials in turn, one a seed, and return their profile; once `stop` is set, up to then.

    Raises:
        OrderError: the pack has not what a trial names.
    """
    battles = trials[0].battles
    orders = islice(orders_of(trials), battles)
    found: list[Course] = []
    fought = each_in_order(
        lambda order: course_of(simulation, order, tries), orders, trials[0].threads, stop or Event()
    )
    for course in fought:
        found.append(course)
        progress(Progress(len(found), battles))
    sound = [course for course in found if not course.outcome.fault]
    return Profile(
        tuple(trials),
        tries,
        tuple(_figures(trials[0].form, sound)) if sound else (),
        tuple(_turns(sound)),
        len(sound),
        len(found) - len(sound),
        cancelled=len(found) < battles,
    )


def orders_of(trials: Sequence[Trial]) -> Iterator[BattleOrder]:
    """Yield battles on seeds of their own without end: trials, pairings, maps and seats take turns."""
    number = 0
    while True:
        for trial in trials:
            pairing = trial.pairings[number % len(trial.pairings)]
            turn = number // len(trial.pairings) % trial.block
            yield next(islice(trial.orders(pairing, number, number + 1), turn, None))
        number += 1


def mean_of(values: Sequence[float], level: float = LEVEL) -> Interval:
    """Return the mean of values that stand for themselves, with its interval; of one value it may be anything."""
    if len(values) < SPREAD:
        return Interval(values[0] if values else 0.0, float("-inf"), float("inf"))
    return around(fmean(values), stdev(values) / sqrt(len(values)), len(values) - 1, level)


def open_of(values: Sequence[float]) -> Interval:
    """Return the mean of chances, with its interval within 0 and 1."""
    mean = mean_of(values)
    return Interval(mean.estimate, max(0.0, mean.low), min(1.0, mean.high))


def share_of(held: Sequence[float]) -> Interval:
    """Return how often something held, with its interval."""
    return wilson(sum(held), len(held), LEVEL, max(1, len(held) - 1))


def _turns(courses: Sequence[Course]) -> Iterator[TurnRow]:
    """Yield a row for the beginning and each turn after which at least a tenth of the battles go on."""
    for turn in range(max((len(course.ways) for course in courses), default=0)):
        lasting = [course for course in courses if len(course.ways) > turn]
        if len(lasting) * 10 < len(courses):
            return
        opens = [openness(course.ways[turn]) if len(course.ways) > turn else 0.0 for course in courses]
        yield TurnRow(
            turn,
            len(courses),
            share_of([float(len(course.ways) > turn) for course in courses]),
            open_of(opens),
            share_of([led_to_win(course, turn) for course in lasting]),
        )


def _figures(form: BattleForm, courses: Sequence[Course]) -> Iterator[Figure]:
    def figure(name: str, says: str, value: Interval, battles: int = len(courses), *, is_share: bool = True) -> Figure:
        return Figure(name, says, value, battles, is_share)

    outcomes = [course.outcome for course in courses]
    lasted = mean_of([outcome.result.turns for outcome in outcomes])
    yield figure("turns", f"{form.turns} a battle", lasted, is_share=False)
    yield figure("drawn", "battles that nobody wins, %", share_of([float(not course.winner) for course in courses]))
    if form.neutral is not None:
        won = [float(course.winner == form.neutral) for course in courses]
        yield figure("neutral_won", f"battles that {form.neutral} wins, %", share_of(won))
    for seat in dict.fromkeys(seat for outcome in outcomes for seat in outcome.seats):
        won = [float(course.winner == seat) for course in courses if seat in course.outcome.seats]
        yield figure(f"{seat}_won", f"battles that {seat} wins, %", share_of(won), len(won))
    yield from _of_first(form, courses)
    begins = [openness(course.ways[0]) for course in courses]
    yield figure("open_at_first", "pairs of battles from one beginning that end for others, %", open_of(begins))
    after = [openness(course.ways[1]) if len(course.ways) > 1 else 0.0 for course in courses]
    yield figure("open_after_one", f"the same after the first of the {form.turns}, %", open_of(after))
    last = [openness(course.ways[-1]) for course in courses]
    yield figure("open_before_last", f"the same before the last of the {form.turns}, %", open_of(last))
    half = [led_to_win(course, len(course.ways) // 2) for course in courses]
    yield figure("ahead_half_way", "battles won by whoever is ahead half way, %", share_of(half))
    yield from _of_counts(form, courses)


def _of_first(form: BattleForm, courses: Sequence[Course]) -> Iterator[Figure]:
    """Yield how often a seat won that the battle names: who went first, who attacked."""
    for fact in form.facts:
        named = [str(course.outcome.facts[fact.name]) for course in courses] if fact.kind == "word" else []
        if all(seat in course.outcome.seats for seat, course in zip(named, courses, strict=False)) and named:
            won = [float(course.winner == seat) for course, seat in zip(courses, named, strict=True)]
            says = f"battles that the {fact.name.replace('_', ' ')} side wins, %"
            yield Figure(f"{fact.name}_won", says, share_of(won), len(won))


def _of_counts(form: BattleForm, courses: Sequence[Course]) -> Iterator[Figure]:
    """Yield how often winners had less of something than each other seat, those that were level counting half."""
    outcomes = [course.outcome for course in courses]
    decided = [each for each in outcomes if each.result.winner in each.seats and len(each.seats) > 1]
    for fact in form.facts:
        if fact.kind != "count_by_seat" or not decided:
            continue
        less = [_had_less(each.facts[fact.name], each.seats.index(str(each.result.winner))) for each in decided]
        says = f"winners with fewer {fact.name.replace('_', ' ')} than anybody else, %"
        yield Figure(f"winner_fewer_{fact.name}", says, share_of(less), len(less))


def _had_less(counts: Sequence[int], seat: int) -> float:
    others = min(count for each, count in enumerate(counts) if each != seat)
    return 0.5 if counts[seat] == others else float(counts[seat] < others)

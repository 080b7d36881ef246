"""What measured figures rest on, in sentences, and figures as people read them."""

from collections.abc import Iterator, Mapping, Sequence
from math import isinf
from types import MappingProxyType
from typing import Any, Final

from engine.experiments.balance import Balance, Comparison
from engine.experiments.measures.places import Swept
from engine.experiments.pools import DEPENDENCE, MARGIN, PooledStanding, Spread, Verdict
from engine.experiments.profiles import Profile
from engine.experiments.statistics import Interval
from engine.experiments.sweeps import Sweep, SweptRow
from engine.experiments.trials import Table, Trial, mirrored, played


def percent(rate: Interval, times: int = 1) -> str:
    """Return a rate, so many `times`, with its bounds in percent: `54.5 (50.9 to 58.1)`."""
    return bracketed(rate, 100 * times)


def bracketed(value: Interval, times: int = 1) -> str:
    """Return a value, so many `times`, with its bounds: `5.8 (5.3 to 6.2)`, or `5.8 (may be anything)` without any."""
    if isinf(value.low) and isinf(value.high):
        return f"{times * value.estimate:.1f} (may be anything)"
    estimate, low, high = (times * each for each in (value.estimate, value.low, value.high))
    return f"{estimate:.1f} ({low:.1f} to {high:.1f})"


def rests_on(found: Balance[Any] | Comparison, mode: str) -> Iterator[str]:
    """Yield what the figures of a balance rest on, and whether it was broken off."""
    trial = found.trial
    yield f"Mode {mode}; {seeds(trial, trial.last_seed)}."
    yield f"{who_plays(trial)}: the figures measure that as well as the rules."
    if len(trial.looks) > 1:
        looks = ", ".join(f"{look.battles:,}" for look in trial.looks)
        yield f"In brackets 95 % intervals; they hold for all looks together ({looks} battles), whenever one stops."
    else:
        yield "In brackets 95 % intervals."
    yield from left_out(found.left_out)
    if found.cancelled:
        yield broken_off(found.battles)


def seeds(trial: Trial, last: int) -> str:
    """Return what is fought how: `seeds 1 to 4 at most, each with the sides swapped, on hills, plains`."""
    scenario = f"scenario {trial.scenario}, " if trial.scenario is not None else ""
    where = f", on {', '.join(trial.maps)}" if trial.maps else ""
    return f"{scenario}seeds {trial.seed} to {last} at most, each {mirrored(trial.form)}{where}"


def left_out(battles: int) -> Iterator[str]:
    """Yield that battles are left out, if some are."""
    if battles:
        yield f"Not counted: {battles:,} battles that were longer than their log, or go in pairs with such battles."


def broken_off(battles: int) -> str:
    """Return that no more than so many battles had been fought."""
    return f"Broken off: {battles:,} battles had been fought and are counted."


def who_plays(trial: Trial) -> str:
    """Return who plays whom, as the beginning of a sentence: `The heuristic player plays both sides`."""
    words = played(trial)
    return words[:1].upper() + words[1:]


def scenarios_of(trials: Sequence[Trial]) -> list[str]:
    """Return the scenarios of some trials."""
    return [each.scenario for each in trials if each.scenario is not None]


def fought_where(trials: Sequence[Trial], battles: int, mode: str) -> str:
    """Return in a sentence how battles of some trials were fought: mode, seeds, scenarios and maps."""
    names, trial = scenarios_of(trials), trials[0]
    where = f", scenarios {', '.join(names)} in turn" if len(names) > 1 else f", scenario {names[0]}" if names else ""
    on_maps = f", on {', '.join(trial.maps)} in turn" if trial.maps else ""
    return f"Mode {mode}; {battles:,} battles from seed {trial.seed} on{where}{on_maps}."


def profile_notes(found: Profile, mode: str) -> Iterator[str]:
    """Yield what the figures of a profile rest on."""
    trial = found.trials[0]
    yield fought_where(found.trials, found.battles, mode)
    yield f"{who_plays(trial)}: the figures measure that as well as the rules."
    yield (
        f"From the beginning and the end of each of the {trial.form.turns} {found.tries} battles went on with other "
        "dice. Open is how likely two of them end for others; ahead is who wins most of them."
    )
    yield "In brackets 95 % intervals."
    yield from left_out(found.left_out)
    if found.cancelled:
        yield broken_off(found.battles)


def verdict(row: PooledStanding, names: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return a verdict in words: `even`, `favours ants`, `favours the others`, `depends on who plays`.

    Sides are called by their `names`, by their ids where they have none.
    """
    favoured = {
        Verdict.MORE: row.side,
        Verdict.LESS: row.others[0] if len(row.others) == 1 else "the others",
    }.get(row.verdict)
    return row.verdict.value if favoured is None else f"favours {names.get(favoured, favoured)}"


def dependence(row: PooledStanding, spread: Spread, who: str) -> str:
    """Return on what a row depends, which is about `who`."""
    one, other = (f"{percent(row.tables[table])} with {meeting(table)}" for table in (spread.one, spread.other))
    return f"{who}: {one}, {other}; {percent(spread.difference)} points apart."


def meeting(table: Table) -> str:
    """Return who meets at a table: `bold on all sides`, `bold and careful`."""
    one, other = table
    return f"{one} on all sides" if one == other else f"{one} and {other}"


def pooled_note() -> str:
    """Return what the verdicts over styles mean."""
    return (
        f"Even is what lies within {100 * MARGIN:g} points of the fair share by its interval. It depends on who plays "
        f"where some styles favour one side and some another, or two tables lie over {100 * DEPENDENCE:g} points "
        "apart; these intervals are so wide that all of a row hold together."
    )


RISES: Final[Mapping[tuple[bool, bool], str]] = {
    (True, False): "rises",
    (False, True): "falls",
    (False, False): "no slope shown",
}
"""What a slope does whose interval is above 0, or below it."""

FLAT: Final = "flat: no battle went otherwise"
BY_STYLE: Final = "rises or falls with who plays"


def trend(row: SweptRow) -> str:
    """Return what the wins of a row do as the number rises; "" where there is no number."""
    if not any(row.otherwise):
        return FLAT
    if row.slope is None:
        return ""
    if any(each.low > 0 for each in row.tables.values()) and any(each.high < 0 for each in row.tables.values()):
        return BY_STYLE
    return RISES[row.slope.low > 0, row.slope.high < 0]


def sweep_notes(found: Sweep, swept: Swept) -> Iterator[str]:
    """Yield what is compared in a sweep, and that nothing reads the number where no battle went otherwise."""
    base = found.variants[found.base].label
    yield f"All values are fought with the same dice; what differs, and went otherwise, does so from {base}."
    if swept.counts:
        yield f"Whole numbers in a row stand at {swept.place}: a value is how many, from the first one on."
    if len(found.variants) > 1 and not found.is_read:
        yield f"No battle went otherwise: nothing that these battles play reads {swept.place}."
    if any(row.slope for row in found.rows):
        what = "the share of wins" if found.trial.styles else "wins"
        yield f"One more brings what a straight line through all values says of {what}; look whether they lie on one."
    if swept.refused:
        yield f"The pack can have {len(swept.fought)} of {len(swept.values)} values; the others were not fought."

"""Weights as a person or a program reads them: what each thing that units carry is worth, and to which force."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.experiments.measures.rows import DIGITS, Row, bounds, measured
from engine.experiments.measures.words import left_out, percent, who_plays
from engine.experiments.statistics import Interval
from engine.experiments.trials import mirrored
from engine.experiments.tuning.price_figures import INTERVALS
from engine.experiments.tuning.weighing import TOGETHER, Weighed, Worth
from musterpress.terminal import say, say_table

HARDLY_EVER, NEARLY_ALWAYS = 0.01, 0.9
"""What is used at a smaller share of decisions is never right, at a larger one always: no choice at all."""


def say_weights(found: Weighed) -> None:
    """Print what each thing is worth to any force, then to each force what it carries."""
    tunable = found.order.tunable
    cost = tunable.part().cost
    used = ("could be used", "used %") if tunable.part().uses else ()
    figures = ("battles", "wins %", "worth, points of win rate", f"worth a point of {cost}", *used, "")
    carried = tunable.part().carry[1]
    say_table((tunable.thing, cost, carried, *figures), [_cells(row, used) for row in found.rows])
    say()
    names = (tunable.of, tunable.thing, cost, carried, *figures)
    say_table(names, [(str(row.force), *_cells(row, used)) for row in found.of_forces])


def _cells(row: Worth, used: tuple[str, ...]) -> tuple[str, ...]:
    marks = ["not distinguishable from nothing"] if row.worth.low <= 0 <= row.worth.high else []
    won, a_point = ("-" if each is None else percent(each) for each in (row.won, row.a_point))
    first = (row.thing, str(row.cost), f"{row.many:.2f}", f"{row.battles:,}")
    if not used or row.thing == TOGETHER:
        return (*first, won, percent(row.worth), a_point, *("" for _ in used), "".join(marks))
    share = "-" if row.use is None else f"{row.use:.1%}"
    return (*first, won, percent(row.worth), a_point, f"{row.uses[0]:,}", share, "; ".join((*_judged(row), *marks)))


def _judged(row: Worth) -> Iterator[str]:
    """Yield what is wrong with a thing that is no choice: it is never used, or always."""
    if row.use is None:
        yield "never open"
    elif row.use < HARDLY_EVER:
        yield "never right"
    elif row.use > NEARLY_ALWAYS:
        yield "always right"


def weight_notes(found: Weighed, mode: str) -> Iterator[str]:
    """Yield what the figures rest on."""
    trial, words = found.order.trial, found.order.tunable
    scenario = f"scenario {trial.scenario}; " if trial.scenario is not None else ""
    where = f", on {', '.join(trial.maps)}" if trial.maps else ""
    seeds = f"from seed {trial.seed} on, each {mirrored(trial.form)}{where}"
    yield f"Mode {mode}; {scenario}{found.battles:,} battles {seeds}."
    carry, _ = words.part().carry
    yield (
        f"All who meet have the units of one {words.of} of the pack, and {carry} {words.things} by lot. Wins are those "
        f"of forces that {carry} one; worth is what one more brings beside all others, its "
        f"{words.part().cost} included, by least squares."
    )
    yield (
        f"What no seat wins is shared by all. In the rows of a {words.of} all had its own units; the last is all that "
        f"they {carry} as it stands."
    )
    if words.part().uses:
        yield (
            f"Used is a share of the actions at which a {words.thing} was open. Below {HARDLY_EVER:.0%} it is never "
            f"right, above {NEARLY_ALWAYS:.0%} always: either way it is no choice."
        )
    yield f"{who_plays(trial)}: the figures measure that as well as the rules."
    yield INTERVALS
    yield from left_out(found.left_out)
    if found.cancelled:
        yield f"Stopped by hand: {found.battles:,} battles had been fought and are counted."


def weight_rows(found: Weighed) -> list[Row]:
    """Return a row for each thing, those of any force first, for which the force is empty."""
    tunable = found.order.tunable
    return [
        {tunable.of: row.force or "", tunable.thing: row.thing, tunable.part().cost: row.cost}
        | {"carried": round(row.many, DIGITS), "battles": row.battles}
        | _bounds("won", row.won)
        | bounds("worth", row.worth)
        | _bounds("worth_a_point", row.a_point)
        | (_uses(row) if tunable.part().uses else {})
        for row in (*found.rows, *found.of_forces)
    ]


def _uses(row: Worth) -> Row:
    """Return how often a thing could be used and was, and what is to be said of that."""
    share = None if row.use is None else round(row.use, DIGITS)
    said = "" if row.thing == TOGETHER else "".join(_judged(row))
    return {"could_be_used": row.uses[0], "used": row.uses[1], "used_share": share, "judged": said}


def _bounds(name: str, interval: Interval | None) -> Row:
    """Return an estimate and its bounds, empty where there is none."""
    return dict.fromkeys((name, f"{name}_low", f"{name}_high")) if interval is None else bounds(name, interval)


def weight_facts(about: Mapping[str, Any], found: Weighed) -> Row:
    """Return what was measured, and how."""
    return {**about, **measured(found.order.trial, found.battles, found.left_out, cancelled=found.cancelled)}

"""Tunings as flat rows for spreadsheets and programs, and as a person reads them."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.battles.forms import BattleForm
from engine.experiments.measures.rows import DIGITS, Row, bounds, measured
from engine.experiments.measures.words import left_out, percent, seeds, who_plays
from engine.experiments.statistics import Interval, widest
from engine.experiments.trials import Trial
from engine.experiments.tuning.points import PointTuning
from engine.experiments.tuning.steps import StepRanking, StepWorth
from engine.experiments.tuning.tunable import Scoring
from engine.experiments.tuning.verdict import CardTuning, Verdict, skews
from engine.systems import Tunable
from musterpress.reports.balance import reached
from musterpress.terminal import say, say_table


def card_rows(found: PointTuning) -> list[Row]:
    """Return a row for each card: its points, present and proposed, and its figures under both."""
    return [_card_row(row, found.order.tunable) for row in found.rows]


def _card_row(row: CardTuning, words: Tunable[Scoring]) -> Row:
    figures = row.figures
    return (
        {
            words.of: row.card.family,
            words.thing: row.card.id,
            "battles": figures.battles,
            "level": round(figures.level, DIGITS),
            "verdict": row.verdict.value,
            "tried": row.tried,
            "points_now": " ".join(map(str, row.card.points)),
            "points_proposed": " ".join(map(str, row.proposed)),
        }
        | bounds("share_now", figures.before)
        | bounds("share_proposed", figures.after)
        | bounds("difference", figures.difference)
        | bounds("won_now", figures.won_before)
        | bounds("won_proposed", figures.won_after)
    )


def step_rows(found: StepRanking) -> list[Row]:
    """Return a row for each step, the dearest point first."""
    columns = found.order.tunable.part().columns
    return [
        dict(zip(columns, row.step.at, strict=True))
        | {"step": row.step.change, "battles": row.battles, "level": round(row.level, DIGITS)}
        | bounds("won", row.won)
        | bounds("worth", row.worth)
        | {"distinguishable": row.is_distinguishable}
        for row in found.rows
    ]


def card_facts(about: Mapping[str, Any], found: PointTuning) -> Row:
    """Return what was proposed, and on what executor."""
    of = found.order.tunable.of
    families = [
        {of: skew.family, "skew_now": round(skew.before, DIGITS), "skew_proposed": round(skew.after, DIGITS)}
        for skew in skews(found.rows)
    ]
    how = measured(found.order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    fought = {
        "borne_out": found.is_borne_out,
        "came_closer": [row.card.id for row in found.came_closer],
        "went_off": [row.card.id for row in found.went_off],
        "harmed": [row.card.id for row in found.harmed],
        "taken_back": [*found.taken_back],
        "tries": found.tries,
    }
    if found.unevenness is not None:
        whole = found.unevenness
        fought |= bounds("squares_now", whole.before) | bounds("squares_proposed", whole.after)
        fought |= bounds("squares_gained", whole.gained)
    return {**about, **how, "rounds": found.order.rounds, **fought, f"{of}s": families}


def step_facts(about: Mapping[str, Any], found: StepRanking) -> Row:
    """Return what was measured, and how."""
    order = found.order
    whose = {order.tunable.of: order.force, "opponents": list(found.opponents)}
    how = measured(order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, **whose, **how, **bounds("won", found.won)}


INTERVALS = "In brackets 95 % intervals, each for itself: of twenty, one may miss."

PARTS = {2: "half", 3: "a third of", 4: "a quarter of", 5: "a fifth of", 6: "a sixth of"}
"""A seat's part of what no seat has won, by the number of seats."""


def say_points(found: PointTuning) -> None:
    """Print how the cards fare, what is proposed, and how far their families are from even."""
    words = found.order.tunable
    columns = (words.of, words.thing, "battles", "wins % now", "wins % proposed", "difference, points", "verdict")
    say_table(columns, [_card(row) for row in found.rows])
    changes = [change for row in found.rows for change in _changes(row)]
    say()
    if changes:
        say_table((words.thing, "scores for", "now", "proposed", "verdict"), changes)
    else:
        say(f"No points need to change: the battles tell no {words.thing} that could be fixed from an even one.")
    say()
    for skew in skews(found.rows):
        after = f", {100 * skew.after:.1f} with what is proposed" if changes and _tried(found) else ""
        now = f"{skew.family}: {words.things} are typically {100 * skew.before:.1f} points off even"
        say(f"{now}, chance taken off{after}.")


def _tried(found: PointTuning) -> bool:
    return any(row.tried for row in found.rows)


def _card(row: CardTuning) -> tuple[str, ...]:
    figures = row.figures
    after = (percent(figures.after), percent(figures.difference)) if row.tried else ("-", "-")
    return (row.card.family, row.card.id, f"{figures.battles:,}", percent(figures.before), *after, row.verdict.value)


def _changes(row: CardTuning) -> Iterator[tuple[str, ...]]:
    for words, now, proposed in zip(row.card.words, row.card.points, row.proposed, strict=True):
        if now != proposed:
            yield row.card.id, words, str(now), str(proposed), row.verdict.value


def point_notes(found: PointTuning, mode: str) -> Iterator[str]:
    """Yield what the figures rest on, and what became of the proposal."""
    order = found.order
    last = order.round(order.rounds + max(0, found.tries - 1))
    yield _fought(order.trial, mode, found.battles, last.last_seed)
    yield f"Proposed by scoring battles anew, in {order.rounds} rounds at most; tried in new battles on other seeds."
    yield f"{who_plays(order.trial)}, and plays for the points on its card."
    yield f"{_draws(order.trial.form)}. {INTERVALS}"
    if _tried(found) and found.proposal:
        yield from _borne_out(found)
    if refuted := found.with_verdict(Verdict.NOT_BORNE_OUT):
        names = ", ".join(row.card.id for row in refuted)
        yield f"Not borne out: the last round does not show {names} nearer to even than now. More battles may."
    if found.off_even:
        yield f"Off even under the proposed points all together: {', '.join(row.card.id for row in found.off_even)}."
    yield from left_out(found.left_out)
    if found.cancelled:
        yield f"Stopped by hand: {found.battles:,} battles had been fought and are counted."
    elif order.trial.until is not None:
        shares = (each for row in found.rows if row.card.own for each in (row.figures.before, row.figures.after))
        yield reached(widest(shares), order.trial.until)


def _borne_out(found: PointTuning) -> Iterator[str]:
    """Yield what was fought together, and what came of it."""
    things = found.order.tunable.things
    if found.taken_back:
        less = ", ".join(found.taken_back)
        yield f"As a try harmed some, changes were halved or dropped, and all was fought again: {less}."
    yield (
        f"The last round fought the changes of {len(found.proposal)} {things} all together, "
        "which is what --write writes, and the present points, with the same dice."
    )
    word = "bears" if found.is_borne_out else "does not bear"
    off = ", ".join(row.card.id for row in found.went_off) or "none"
    yield f"It {word} the proposal out: beyond chance {len(found.came_closer)} came closer to even; farther off: {off}."
    if found.unevenness is not None:
        gained, before = _squares(found.unevenness.gained), _square(found.unevenness.before.estimate)
        yield f"Squared distances from even, in points, summed over all {things}, fall by {gained} of {before}."
    if found.harmed:
        harmed = ", ".join(row.card.id for row in found.harmed)
        yield f"Harmed, as they went two points or more farther off: {harmed}."


def _squares(sum_of_squares: Interval) -> str:
    estimate, low, high = (_square(each) for each in (sum_of_squares.estimate, sum_of_squares.low, sum_of_squares.high))
    return f"{estimate} ({low} to {high})"


def _square(shares: float) -> str:
    """Return the square of a share in squares of points, of which a hundred are the whole."""
    return f"{100 * 100 * shares:,.0f}"


def say_ranking(found: StepRanking) -> None:
    """Print what a point is worth by stat and rating."""
    wins = f"{found.order.force} wins {percent(found.won)} % as it is, against {', '.join(found.opponents)} in turn."
    say(wins)
    say()
    columns = ("step", "battles", "wins %", "worth of the point, points of win rate", "")
    say_table((*found.order.tunable.part().columns, *columns), [_step(row) for row in found.rows])


def _step(row: StepWorth) -> tuple[str, ...]:
    step = row.step
    mark = "" if row.is_distinguishable else "not distinguishable from nothing"
    return (
        *(*step.at, f"{step.change:+d}", f"{row.battles:,}"),
        *(percent(row.won), percent(row.worth), mark),
    )


def ranking_notes(found: StepRanking, mode: str) -> Iterator[str]:
    """Yield what the figures rest on."""
    trial, part = found.order.trial, found.order.tunable.part()
    yield _fought(trial, mode, found.battles, trial.last_seed)
    yield (
        f"A step is one point more (+1) or less (-1) {part.explained}; its worth is the win rate that the point "
        "brings, or that giving it back costs."
    )
    yield f"{who_plays(trial)}: the figures measure it as well as the rules."
    yield INTERVALS
    yield from left_out(found.left_out)
    if found.cancelled:
        yield f"Stopped by hand: {found.battles:,} battles had been fought and are counted."
    elif trial.until is not None:
        yield reached(widest(row.worth for row in found.rows), trial.until)


def _fought(trial: Trial, mode: str, battles: int, last: int) -> str:
    return f"Mode {mode}; {battles:,} battles, {seeds(trial, last)}."


def _draws(form: BattleForm) -> str:
    """Return what a battle that no seat wins counts as."""
    neutral = f" or a win of {form.neutral}" if form.neutral is not None else ""
    return f"A draw{neutral} counts as {PARTS[len(form.seats)]} a win"

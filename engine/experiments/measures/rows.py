"""What was measured as flat rows and facts: for spreadsheets, programs and records, whoever measures it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from engine.battles.forms import BattleForm
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, SCENARIO, Balance, Comparison
from engine.experiments.measures.places import Swept
from engine.experiments.measures.reasons import seen_in
from engine.experiments.measures.words import scenarios_of, trend
from engine.experiments.pools import PooledStanding
from engine.experiments.profiles import Profile
from engine.experiments.statistics import LEVEL, Interval
from engine.experiments.sweeps import Sweep, SweptRow
from engine.experiments.tallies import Standing
from engine.experiments.trials import ORDINALS, Trial

DIGITS = 6


Row = dict[str, Any]


def bounds(name: str, interval: Interval) -> Row:
    """Return an estimate and its bounds as three columns."""
    return {
        name: round(interval.estimate, DIGITS),
        f"{name}_low": round(interval.low, DIGITS),
        f"{name}_high": round(interval.high, DIGITS),
    }


def named(names: Sequence[str], name: Sequence[str]) -> Row:
    """Return the columns that name a row."""
    return dict(zip(names, name, strict=True))


def columns(by: str, form: BattleForm) -> tuple[str, ...]:
    """Return the columns that name a row: the kind of card; or the forces, after the seat if it is kept.

    By scenario it is the scenario, and who meets whom there.
    """
    if by == SCENARIO:
        return (SCENARIO, form.force)
    if by != PAIRING:
        return (by,)
    forces = ORDINALS[: len(form.seats)]
    return ("seat", *forces) if form.mirroring == "kept" else forces


def measured(trial: Trial, battles: int, left_out: int, *, cancelled: bool) -> dict[str, Any]:
    """Return how something was measured: on which maps and seeds, by whom, how exactly, and in how many battles.

    `left_out` battles were fought as well and are not counted. A scenario is named where one was asked for.
    """
    scenario = {"scenario": trial.scenario} if trial.scenario is not None else {}
    return {
        **scenario,
        "maps": list(trial.maps),
        "seed": trial.seed,
        "players": list(trial.styles or trial.played_by),
        "until": trial.until,
        "level": LEVEL,
        "battles": battles,
        "left_out": left_out,
        "cancelled": cancelled,
    }


def balance_facts(about: Mapping[str, Any], found: Balance[Any] | Comparison) -> Row:
    """Return what was measured, and how."""
    return {**about, **measured(found.trial, found.battles, found.left_out, cancelled=found.cancelled)}


def balance_rows(found: Balance[Standing]) -> list[Row]:
    """Return a row for each standing: names, battles, rates with their bounds, averages."""
    return [
        named(columns(found.by, found.trial.form), standing.name) | _standing(standing) for standing in found.standings
    ]


def _standing(standing: Standing) -> Row:
    rates = {"won": standing.won, "drawn": standing.drawn, "lost": standing.lost}
    row: Row = {"battles": standing.battles, "level": round(standing.level, DIGITS)}
    for name, rate in rates.items():
        row |= bounds(name, rate)
    averages = {name: round(value, DIGITS) for name, value in standing.averages.items()}
    return row | {"score": round(standing.score, DIGITS)} | averages


def comparison_rows(found: Comparison) -> list[Row]:
    """Return a row for each change: win rates under both packs, their difference, and the variance left."""
    return [
        named(columns(PAIRING, found.trial.form), change.name)
        | {"battles": change.new.battles, "level": round(change.new.level, DIGITS)}
        | bounds("new_won", change.new.won)
        | bounds("old_won", change.old.won)
        | bounds("difference", change.difference)
        | {"variance_share": round(change.variance_share, DIGITS)}
        for change in found.changes
    ]


def pooled_rows(found: Balance[PooledStanding]) -> list[Row]:
    """Return a row for each two styles that meet in each standing: shares with their bounds, and the verdict."""
    names = columns(found.by, found.trial.form)
    return [
        named(names, row.name)
        | {"battles": row.battles, "level": round(row.level, DIGITS), "even": round(row.even, DIGITS)}
        | bounds("share", row.share)
        | {"style": style, "other_style": other}
        | bounds("share_there", share)
        | {"deviation": round(row.spread.deviation if row.spread else 0.0, DIGITS), "verdict": row.verdict.value}
        for row in found.standings
        for (style, other), share in row.tables.items()
    ]


def pooled_facts(about: Mapping[str, Any], found: Balance[PooledStanding], simulation: Simulation) -> Row:
    """Return what was measured over styles, and how; by scenario with what is seen there without a battle."""
    scenarios = dict.fromkeys(row.name[0] for row in found.standings) if found.by == SCENARIO else ()
    seen = {scenario: seen_in(simulation, scenario) for scenario in scenarios}
    return balance_facts(about, found) | ({"seen": seen} if seen else {})


def rows_of(found: Balance[Standing | PooledStanding]) -> list[Row]:
    """Return the rows of a balance, of styles or without."""
    if found.trial.styles:
        return pooled_rows(cast("Balance[PooledStanding]", found))
    return balance_rows(cast("Balance[Standing]", found))


def profile_rows(found: Profile) -> list[Row]:
    """Return a row for each figure and for each of three things known after each turn; `turn` is None for the whole."""
    whole = [_row(figure.name, None, figure.battles, figure.value) for figure in found.figures]
    by_turn = [
        _row(name, row.turn, row.battles, value)
        for row in found.turns
        for name, value in (("going_on", row.going_on), ("open", row.open), ("ahead_wins", row.ahead_wins))
    ]
    return [*whole, *by_turn]


def _row(name: str, turn: int | None, battles: int, value: Interval) -> Row:
    return {"figure": name, "turn": turn, "battles": battles} | bounds("value", value)


def profile_facts(about: Row, found: Profile) -> Row:
    """Return what was measured, and how."""
    trial = found.trials[0]
    facts = measured(trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {
        **about,
        **facts,
        "scenarios": scenarios_of(found.trials),
        "tries": found.tries,
        "kind": found.kind.value if found.figures else None,
    }


def sweep_rows(found: Sweep, swept: Swept) -> list[Row]:
    """Return the rows of the balance at each value, with what moves; one row, with the reason, for a value refused."""
    fought = {number: [*_rows_at(found, at)] for at, number in enumerate(swept.fought)}
    empty = dict.fromkeys(next((row for rows in fought.values() for row in rows), {}))
    return [
        {"value": value, "refused": swept.refused.get(number, ""), **row}
        for number, value in enumerate(swept.values)
        for row in fought.get(number, [empty])
    ]


def _rows_at(found: Sweep, at: int) -> Iterator[Row]:
    """Yield the rows at a value."""
    names = columns(PAIRING, found.trial.form)
    by_name = {tuple(named(names, row.name).values()): row for row in found.rows}
    for flat in rows_of(found.balances[at]):
        row = by_name[tuple(flat[name] for name in names)]
        moved = row.moved[at]
        more = {"otherwise": round(row.otherwise[at], DIGITS)} | bounds("difference", moved.won)
        more |= bounds("drawn_difference", moved.drawn) | _bounds("turns_difference", moved.turns)
        yield flat | more | _slopes(row, flat, styles=bool(found.trial.styles))


def _slopes(row: SweptRow, flat: Row, *, styles: bool) -> Row:
    """Return the slope of a row with what it does, and that of the styles that meet there."""
    there = _bounds("slope_there", row.tables.get((flat["style"], flat["other_style"]))) if styles else {}
    return _bounds("slope", row.slope) | there | {"trend": trend(row)}


def _bounds(name: str, interval: Interval | None) -> Row:
    return bounds(name, interval) if interval else dict.fromkeys((name, f"{name}_low", f"{name}_high"))


def sweep_facts(about: Row, found: Sweep, swept: Swept) -> Row:
    """Return what was swept and measured, and how."""
    facts = measured(found.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, "place": swept.place, "stands": swept.stands, "values": [*swept.values], **facts}

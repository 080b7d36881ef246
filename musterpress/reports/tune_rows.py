"""Tunings as flat rows, one a mission or step, for spreadsheets and programs."""

from collections.abc import Mapping
from typing import Any

from engine.experiments.tuning.missions import MissionTuning
from engine.experiments.tuning.stats import StatRanking
from engine.experiments.tuning.verdict import CardTuning, skews
from musterpress.reports.balance_rows import DIGITS, bounds
from musterpress.reports.figures import Row, measured


def mission_rows(found: MissionTuning) -> list[Row]:
    """Return a row for each mission: its points, present and proposed, and its figures under both."""
    return [_mission_row(row) for row in found.rows]


def _mission_row(row: CardTuning) -> Row:
    figures = row.figures
    return (
        {
            "deck": row.card.deck,
            "mission": row.card.id,
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


def step_rows(found: StatRanking) -> list[Row]:
    """Return a row for each step, the dearest point first."""
    return [
        {
            "stat": row.step.stat,
            "rating": row.step.rating,
            "step": row.step.change,
            "battles": row.battles,
            "level": round(row.level, DIGITS),
        }
        | bounds("won", row.won)
        | bounds("worth", row.worth)
        | {"distinguishable": row.is_distinguishable}
        for row in found.rows
    ]


def mission_facts(about: Mapping[str, Any], found: MissionTuning) -> Row:
    """Return what was proposed, and on what executor."""
    decks = [
        {"deck": skew.deck, "skew_now": round(skew.before, DIGITS), "skew_proposed": round(skew.after, DIGITS)}
        for skew in skews(found.rows)
    ]
    how = measured(found.order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    fought = {
        "borne_out": found.is_borne_out,
        "came_closer": [row.card.id for row in found.came_closer],
        "went_off": [row.card.id for row in found.went_off],
    }
    return {**about, **how, "rounds": found.order.rounds, **fought, "decks": decks}


def step_facts(about: Mapping[str, Any], found: StatRanking) -> Row:
    """Return what was measured, and how."""
    whose = {"faction": found.faction, "opponents": list(found.opponents)}
    how = measured(found.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, **whose, **how, **bounds("won", found.won)}

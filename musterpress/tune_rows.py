"""Tunings as flat rows, one a mission or step, for spreadsheets and programs."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.statistics import LEVEL
from engine.trials import Trial
from engine.tuning.missions import MissionTuning
from engine.tuning.stats import StatRanking
from engine.tuning.verdict import CardTuning, skews
from musterpress.balance_rows import DIGITS, Row, bounds


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


def missions_json(about: Mapping[str, Any], found: MissionTuning) -> str:
    """Return what was proposed, on what grounds, and the rows, as one JSON object."""
    decks = [
        {"deck": skew.deck, "skew_now": round(skew.before, DIGITS), "skew_proposed": round(skew.after, DIGITS)}
        for skew in skews(found.rows)
    ]
    measured = _measured(found.order.trial, found) | {"rounds": found.order.rounds, "decks": decks}
    return _json({**about, **measured, "rows": mission_rows(found)})


def steps_json(about: Mapping[str, Any], found: StatRanking) -> str:
    """Return what was measured, how, and the rows, as one JSON object."""
    measured = {"faction": found.faction, "opponents": list(found.opponents)} | _measured(found.trial, found)
    return _json({**about, **measured, **bounds("won", found.won), "rows": step_rows(found)})


def _measured(trial: Trial, found: MissionTuning | StatRanking) -> Row:
    return {
        "maps": list(trial.maps),
        "seed": trial.seed,
        "players": list(trial.players),
        "until": trial.until,
        "level": LEVEL,
        "battles": found.battles,
        "cancelled": found.cancelled,
    }


def _json(whole: Mapping[str, Any] | Sequence[Any]) -> str:
    return json.dumps(whole, indent=2, ensure_ascii=False)

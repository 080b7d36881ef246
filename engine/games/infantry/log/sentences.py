"""Log rows as sentences of a report; a row that only holds a die or a measure has none."""

from collections.abc import Mapping
from typing import Any

from engine.battles.logs import LogRow
from engine.battles.telling import Sentence
from engine.games.infantry.log.bursts import BURSTS
from engine.games.infantry.log.moves import MOVES
from engine.games.infantry.log.shots import SHOTS
from engine.games.infantry.log.words import dot
from schemas.catalogues.saying import counted, said


def _morale(row: LogRow, language: str) -> str:
    parts = {"actor": row["actor"], "roll": row["roll"], "number": row["number"]}
    if row["passed"] and row["shaken"]:
        return said("{actor} rolls {roll} for morale, with {number} to reach: no worse than shaken.", language, **parts)
    if row["passed"] and row["was_shaken"]:
        return said("{actor} rolls {roll} for morale, with {number} to reach: calm again.", language, **parts)
    if row["passed"]:
        return said("{actor} rolls {roll} for morale, with {number} to reach: steady.", language, **parts)
    if row["was_shaken"]:
        return said("{actor} rolls {roll} for morale, with {number} to reach: still shaken.", language, **parts)
    return said("{actor} rolls {roll} for morale, with {number} to reach: shaken.", language, **parts)


def _flees(row: LogRow, language: str) -> str:
    if row["cover"]:
        return said("{actor} makes for the cover at {dot}.", language, actor=row["actor"], dot=dot(row))
    return said("{actor} makes for the edge of the map at {dot}.", language, actor=row["actor"], dot=dot(row))


def _routed(row: LogRow, language: str) -> str:
    return said("{actor} has had enough, and is gone.", language, actor=row["actor"])


def _standing(row: LogRow, language: str) -> str:
    return said(
        "The turn ends: {a} has {left_a} left and {b} {left_b}; they have lost {lost_a} and {lost_b} PV.",
        language,
        left_a=row["left_a"],
        left_b=row["left_b"],
        **_losses(row),
    )


def _losses(row: LogRow) -> dict[str, Any]:
    """Return the names of both sides, and the PV that each has lost."""
    a, b = row["squads"]
    return {"a": a, "b": b, "lost_a": row["lost_a"], "lost_b": row["lost_b"]}


def _result(row: LogRow, language: str) -> str:
    if row["winner"] is None:
        return _drawn(row, language)
    winner = row["squads"][0 if row["winner"] == "a" else 1]
    if row["ending"] == "wiped_out":
        return counted(
            row["turns"],
            "After {number} turn {winner} has won: the enemy is gone.",
            "After {number} turns {winner} has won: the enemy is gone.",
            language,
            winner=winner,
        )
    return counted(
        row["turns"],
        "After {number} turn {winner} has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        "After {number} turns {winner} has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        language,
        winner=winner,
        **_losses(row),
    )


def _drawn(row: LogRow, language: str) -> str:
    return counted(
        row["turns"],
        "After {number} turn nobody has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        "After {number} turns nobody has won: {a} has lost {lost_a} PV, {b} {lost_b}.",
        language,
        **_losses(row),
    )


SENTENCES: Mapping[str, Sentence] = {
    **MOVES,
    **SHOTS,
    **BURSTS,
    "morale": _morale,
    "flees": _flees,
    "routed": _routed,
    "standing": _standing,
    "result": _result,
}

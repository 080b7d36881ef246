"""The line of each row of a campaign, from its named values."""

from collections.abc import Callable
from typing import Any

Named = dict[str, Any]


def _opening(row: Named) -> str:
    goal = f"{row['points_to_win']} points or {row['streak_to_win']} battles won in a row"
    return f"{row['red']} (red) against {row['blue']} (blue): a {row['length']} campaign to {goal}, seed {row['seed']}."


def _battle(row: Named) -> str:
    points = f"{row['victory_points']['red']} to {row['victory_points']['blue']} victory points"
    outcome = f"{row['winner']} wins a {row['level']} victory" if row["winner"] else "a draw"
    standing = "; ".join(_standing(side, row["standing"][side]) for side in ("red", "blue"))
    bought = "".join(_bought(side, purchases) for side, purchases in row["purchases"].items() if purchases)
    return f"{row['number']}. {row['map']}: {outcome}, {points}. Now {standing}.{bought}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _standing(side: str, standing: Named) -> str:
    return f"{side} {_count(standing['points'], 'point')}, streak {standing['streak']}, tech {standing['tech']}"


def _bought(side: str, purchases: list[Named]) -> str:
    raised = ", ".join(f"{each['rating']} {each['stat']} ({each['cost']})".replace("_", " ") for each in purchases)
    return f" {side.capitalize()} raises {raised}."


def _end(row: Named) -> str:
    points = f"{_count(row['standing']['red']['points'], 'point')} to {row['standing']['blue']['points']}"
    if not row["over"]:
        return f"Not decided after {_count(row['battles'], 'battle')}: {points}."
    if row["winner"] is None:
        return f"The campaign is a draw: {points}."
    return f"{row['winner'].capitalize()} wins the campaign by {row['reason'].replace('_', ' ')}: {points}."


SENTENCES: dict[str, Callable[[Named], str]] = {"campaign": _opening, "battle": _battle, "end": _end}


def sentence(row: Named) -> str:
    """Return a row of a campaign as one line."""
    return SENTENCES[row["event"]](row)

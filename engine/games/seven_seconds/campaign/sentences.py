"""The line of each row of a campaign, from its named values."""

from collections.abc import Callable
from typing import Any, Final

from schemas.catalogues.saying import counted, said

Named = dict[str, Any]

SIDES: Final = {"red": "red", "blue": "blue"}
OPENINGS: Final = {
    "short": "{red} (red) against {blue} (blue): a short campaign to {points} points or {streak} battles won in a row, "
    "seed {seed}.",
    "medium": "{red} (red) against {blue} (blue): a medium campaign to {points} points or {streak} battles won in a "
    "row, seed {seed}.",
    "long": "{red} (red) against {blue} (blue): a long campaign to {points} points or {streak} battles won in a row, "
    "seed {seed}.",
}
DRAW: Final = "{number}. {map}: a draw, {red} to {blue} victory points."
VICTORIES: Final = {
    "marginal": "{number}. {map}: {winner} wins a marginal victory, {red} to {blue} victory points.",
    "normal": "{number}. {map}: {winner} wins a normal victory, {red} to {blue} victory points.",
    "decisive": "{number}. {map}: {winner} wins a decisive victory, {red} to {blue} victory points.",
}
STANDING: Final = (
    "{side} {number} point, streak {streak}, tech {tech}",
    "{side} {number} points, streak {streak}, tech {tech}",
)
RAISES: Final = {"red": "Red raises {raised}.", "blue": "Blue raises {raised}."}
RATINGS: Final = {"reserve": "reserve", "veteran": "veteran", "spec_ops": "spec ops"}
STATS: Final = {
    "sensors": "sensors",
    "stealth": "stealth",
    "armour": "armour",
    "countermeasures": "countermeasures",
    "nuclear": "nuclear",
    "robotics": "robotics",
}
WINS: Final = {
    ("red", "winning_streak"): "Red wins the campaign by winning streak: {points}.",
    ("blue", "winning_streak"): "Blue wins the campaign by winning streak: {points}.",
    ("red", "campaign_points"): "Red wins the campaign by campaign points: {points}.",
    ("blue", "campaign_points"): "Blue wins the campaign by campaign points: {points}.",
}


def _opening(row: Named, language: str) -> str:
    return said(
        OPENINGS[row["length"]],
        language,
        red=row["red"],
        blue=row["blue"],
        points=row["points_to_win"],
        streak=row["streak_to_win"],
        seed=row["seed"],
    )


def _battle(row: Named, language: str) -> str:
    winner = row["winner"]
    outcome = said(
        VICTORIES[row["level"]] if winner else DRAW,
        language,
        number=row["number"],
        map=row["map"],
        winner=said(SIDES[winner], language) if winner else "",
        red=row["victory_points"]["red"],
        blue=row["victory_points"]["blue"],
    )
    red, blue = (_standing(side, row["standing"][side], language) for side in SIDES)
    now = said("Now {red}; {blue}.", language, red=red, blue=blue)
    bought = (_bought(side, purchases, language) for side, purchases in row["purchases"].items() if purchases)
    return " ".join((outcome, now, *bought))


def _standing(side: str, standing: Named, language: str) -> str:
    values = {"side": said(SIDES[side], language), "streak": standing["streak"], "tech": standing["tech"]}
    return counted(standing["points"], *STANDING, language, **values)


def _bought(side: str, purchases: list[Named], language: str) -> str:
    raised = (
        said(
            "{rating} {stat} ({cost})",
            language,
            rating=said(RATINGS[each["rating"]], language),
            stat=said(STATS[each["stat"]], language),
            cost=each["cost"],
        )
        for each in purchases
    )
    return said(RAISES[side], language, raised=", ".join(raised))


def _end(row: Named, language: str) -> str:
    standing = row["standing"]
    ours, theirs = standing["red"]["points"], standing["blue"]["points"]
    points = counted(ours, "{number} point to {blue}", "{number} points to {blue}", language, blue=theirs)
    if not row["over"]:
        return counted(
            row["battles"],
            "Not decided after {number} battle: {points}.",
            "Not decided after {number} battles: {points}.",
            language,
            points=points,
        )
    if row["winner"] is None:
        return said("The campaign is a draw: {points}.", language, points=points)
    return said(WINS[row["winner"], row["reason"]], language, points=points)


SENTENCES: dict[str, Callable[[Named, str], str]] = {"campaign": _opening, "battle": _battle, "end": _end}


def sentence(row: Named, language: str) -> str:
    """Return a row of a campaign as one line in a language."""
    return SENTENCES[row["event"]](row, language)

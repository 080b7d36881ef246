"""Lines of a campaign of 7 Seconds in other languages."""

from itertools import product
from re import search
from typing import Any

import pytest

from engine.games.seven_seconds.campaign.sentences import SIDES, sentence
from engine.games.seven_seconds.campaign.standing import CAMPAIGN_POINTS, LENGTHS, WINNING_STREAK
from schemas.catalogues.saying import PSEUDO
from schemas.models.seven_seconds.words import Rating, Stat

STANDING = {side: {"points": points, "streak": 2, "tech": 3} for side, points in zip(SIDES, (1, 4), strict=True)}
BOUGHT = [{"rating": rating.value, "stat": stat.value, "cost": 2} for rating, stat in product(Rating, Stat)]
FOUGHT: dict[str, Any] = {
    "event": "battle",
    "number": 1,
    "map": "X",
    "victory_points": {"red": 9, "blue": 4},
    "standing": STANDING,
    "purchases": dict.fromkeys(SIDES, BOUGHT),
}
ROWS: list[dict[str, Any]] = [
    *(
        {
            "event": "campaign",
            "red": "P",
            "blue": "Z",
            "length": each,
            "points_to_win": 9,
            "streak_to_win": 3,
            "seed": 1,
        }
        for each in LENGTHS
    ),
    {**FOUGHT, "winner": None, "level": "draw"},
    *({**FOUGHT, "winner": side, "level": level} for side, level in product(SIDES, ("marginal", "normal", "decisive"))),
    *({"event": "end", "standing": STANDING, "over": False, "battles": battles} for battles in (1, 2)),
    {"event": "end", "standing": STANDING, "over": True, "winner": None},
    *(
        {"event": "end", "standing": STANDING, "over": True, "winner": side, "reason": reason}
        for side, reason in product(SIDES, (WINNING_STREAK, CAMPAIGN_POINTS))
    ),
]


@pytest.mark.parametrize("row", ROWS)
def test_every_line_of_a_campaign_is_said_in_the_language(row: dict[str, Any]) -> None:
    """Lengths, victories, ratings, stats and reasons: no plain vowel is left in the language that nobody speaks."""
    assert not search(r"[aeiouAEIOU{}]", sentence(row, PSEUDO))

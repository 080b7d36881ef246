"""Sentences of SURVIVE in other languages: nothing of ours in a log or a campaign stays English."""

from collections.abc import Iterator, Mapping
from itertools import product
from re import search
from typing import Any

import pytest

from engine.battles.events import Event
from engine.games.survive.campaign import sentence
from engine.games.survive.log import words
from engine.games.survive.log.events import EVENTS, LOG
from engine.games.survive.names import CONTROL_SIDE, CORNERS, OWN_GUN, Cast
from schemas.catalogues.saying import PSEUDO

SIDES = (*(corner.value for corner in CORNERS), CONTROL_SIDE, None)
ENDINGS = tuple(word for word, _ in words.END_CAUSES.values())
VALUES: dict[str, tuple[Any, ...]] = {
    "action": tuple(action.name.lower() for action in words.ACTIONS),
    "how": tuple(word for word, _ in words.FIGHT_ENDS.values()),
    "ending": ENDINGS,
    "effect": ("none", "dazed", "dead", "blink_out"),
    "result": words.SHOT_RESULTS,
    "weapon": (OWN_GUN, "GLT 9"),
    "picked": ("CHK 1", None),
    "front": ("TRK 3",),
    "length_in": (0.0, 3.25),
    "turned_about": (False, True),
    "hit": (False, True),
}
"""What values of rows may be, by their names, in words without vowels where they come from a pack."""


def rows_of(event: Event[Cast]) -> Iterator[dict[str, Any]]:
    """Yield rows of an event with all values that are told apart, with and without somebody it happens to."""
    names = [value[0] for value in event.values if value is not None]
    reached: tuple[Any, ...] = ("front", "rear") if event.name == "contact" else (False, True)
    options = [reached if name == "reached" else VALUES.get(name, (0, 4)) for name in names]
    for values, side, target in product(product(*options), SIDES, ({"target": "WLL 2"}, {})):
        who = {"actor": "RNR 1", "side": side, "winner": side}
        if target or event.name in {"activate", "follow_on"}:
            yield {**who, **target, **dict(zip(names, values, strict=True))}


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_sentence_of_a_log_is_said_in_the_language(event: Event[Cast]) -> None:
    """In the language that nobody speaks no plain vowel is left beside what the row has from the pack."""
    tell = LOG.sentences.get(event.name)
    if tell is None:
        assert event.name in {"die", "deployed", "control_unit", "phase", "facing", "heading", "recovery"}
        return

    told = {tell(row, PSEUDO) for row in rows_of(event)}

    assert told - {""}
    assert not [each for each in told if search(r"[aeiouAEIOU{}]", each)]


RECORD = {"GLS DGS": {"levels": 2, "won": 1, "levels_up": 1, "soulchips": 3}}


@pytest.mark.parametrize(
    "row",
    [
        {"event": "campaign", "battles": 1, "levels": ["X", "Y"], "seed": 3},
        {"event": "campaign", "battles": 2, "levels": ["X", "Y"], "seed": 3},
        *(
            {"event": "battle", "number": 1, "level": "X", "mob": mob, "winner": side, "ending": end, "record": RECORD}
            for end, (mob, side) in product(
                ENDINGS,
                [(None, None), (None, CONTROL_SIDE), *(("GLS DGS", corner.value) for corner in CORNERS)],
            )
        ),
        {"event": "end", "battles": 1, "record": RECORD},
        {"event": "end", "battles": 2, "record": RECORD},
    ],
)
def test_every_line_of_a_campaign_is_said_in_the_language(row: Mapping[str, Any]) -> None:
    """Opening, level and end: ids of Mobs and levels stay, all else is translated."""
    assert not search(r"[aeiouAEIOU{}]", sentence(dict(row), PSEUDO))

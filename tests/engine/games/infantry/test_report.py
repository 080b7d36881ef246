"""The report of a battle of infantry: which rows are told, and in which words."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.battles.events import Event, word
from engine.battles.telling import report
from engine.games.infantry.kernel.codes import ArcEnd, Ending, GunDeed, Harm, Land, NoEffect, Objective, Way
from engine.games.infantry.kernel.numbers.codes import Band
from engine.games.infantry.log.events import EVENTS, LOG
from engine.games.infantry.log.words import OF_BOTH
from engine.games.infantry.names import Cast
from schemas.catalogues.saying import PSEUDO

STEP = {"event": "step", "actor": "Scout", "column": 4, "row": 7, "cost": 1, "terrain": "standard"}


def test_every_row_but_bare_numbers_has_a_sentence() -> None:
    """A die and the modifiers of a number tell nothing that the rows after them do not."""
    assert {event.name for event in EVENTS} - set(LOG.sentences) == {"die", "modifiers"}
    assert set(LOG.sentences) <= {event.name for event in EVENTS}


def test_steps_on_end_are_told_at_once() -> None:
    """Four dots for four AP are one sentence; the steps of somebody else are another."""
    steps = [STEP, {**STEP, "row": 8}, {**STEP, "actor": "Diver"}, {**STEP, "row": 9, "cost": 3}, {**STEP, "row": 10}]
    told = [(row, LOG.sentences["step"](row, "")) for row in steps]

    assert [*report("infantry", told)] == [
        "Scout goes 2 dots to 4/8 for 2 AP.",
        "Diver goes to 4/7 for 1 AP.",
        "Scout goes 2 dots to 4/10 for 4 AP.",
    ]


def test_what_cuts_into_steps_is_told_between_them() -> None:
    """A shot into an arc stands where it was fired, and who gets their AP is not said."""
    shot = {"event": "roll", "actor": "Diver", "target": "Scout", "roll": 4, "hit": False}
    rows: list[dict[str, Any]] = [{"event": "activated", "actor": "Scout", "ap": 8}, STEP, shot, {**STEP, "row": 8}]
    told = [(row, LOG.sentences[row["event"]](row, "")) for row in rows]

    assert [*report("infantry", told)] == [
        "Scout goes to 4/7 for 1 AP.",
        "The dice come to 4: a miss.",
        "Scout goes to 4/8 for 1 AP.",
    ]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"event": "roll", "actor": "Rocketeer", "roll": 10, "hit": True}, "Rocketeer's dice come to 10: a hit."),
        (
            {"event": "step", "actor": "Scout", "column": 4, "row": 7, "cost": 4, "terrain": "deep_water"},
            "Scout goes to 4/7, deep water, for 4 AP.",
        ),
        ({"event": "posture", "actor": "Scout", "prone": False, "cost": 2}, "Scout stands up for 2 AP."),
        (
            {"event": "scatters", "actor": "Sapper", "column": 3, "row": 9, "dots": 1, "direction": 8},
            "It goes 1 dot northwest, to 3/9.",
        ),
        (
            {"event": "declared", "actor": "Sapper", "weapon": "Hand Grenade", "column": 1, "row": 2}
            | {"number": 7, "rounds": None},
            "Sapper aims the Hand Grenade at 1/2: 7 or more to hit.",
        ),
        (
            {"event": "damage", "actor": "Scout", "points": 1, "harm": "lethal", "crossed": 0, "armor_hits": 1},
            "Scout takes 1 point of lethal damage, 1 on the armour: no cell crossed out.",
        ),
        (
            {"event": "structure", "column": 5, "row": 6, "points": 8, "total": 16, "breached": True},
            "What stands at 5/6 takes 8, 16 in all and is breached.",
        ),
        (
            {"event": "morale", "actor": "Scout", "roll": 5, "number": 9, "passed": False, "was_shaken": True},
            "Scout rolls 5 for morale, with 9 to reach: still shaken.",
        ),
        (
            {"event": "result", "squads": ("Third Section", "Ridge Watch"), "turns": 1, "winner": None}
            | {"ending": "points", "lost_a": 10, "lost_b": 20},
            "After 1 turn nobody has won: Third Section has lost 10 PV, Ridge Watch 20.",
        ),
    ],
    ids=lambda given: given["event"] if isinstance(given, dict) else "",
)
def test_a_row_is_told_in_words(row: dict[str, Any], sentence: str) -> None:
    """With who does it, where, and for how much."""
    assert LOG.sentences[row["event"]](row, "") == sentence


NUMBERS: dict[str, Any] = {
    **dict.fromkeys(("column", "row", "cost", "ap", "number", "roll", "points", "total", "until", "value"), 3),
    **dict.fromkeys(("troopers", "turns", "budget", "total_b", "left_a", "left_b", "lost_a", "lost_b"), 3),
    "bearing_deg": 45,
}
KINDS: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("prone", "wide", "hit", "caught", "under", "breached", "cover", "each_turn"), (True, False)),
    **dict.fromkeys(("passed", "shaken", "was_shaken"), (True, False)),
    **dict.fromkeys(("distance", "dots", "radius"), (1, 3)),
    **dict.fromkeys(("crossed", "armor_hits", "total_a"), (0, 1, 3)),
    "type": tuple(map(word, Objective)),
    "troopers": (1, 3),
    "terrain": tuple(map(word, Land)),
    "band": tuple(map(word, Band)),
    "harm": tuple(map(word, Harm)),
    "way": tuple(map(word, Way)),
    "deed": tuple(map(word, GunDeed)),
    "cause": tuple(map(word, ArcEnd)),
    "why": tuple(map(word, NoEffect)),
    "ending": tuple(map(word, Ending)),
    "weapon": ("SMG", "fists"),
    "carries": ("LMG", None),
    "rounds": (2, None),
    "direction": tuple(range(1, 9)),
}
"""What the values of rows can be that sentences are made from; names of packs are without vowels."""


def rows_of(event: Event[Cast]) -> Iterator[dict[str, Any]]:
    """Yield a row of a kind for all that its sentence may differ by, with and without a target."""
    both = event.further.get("squads") is OF_BOTH["squads"]
    sides: dict[str, Any] = {"squads": ("Brr", "Grr") if both else "Brr", "name": "Hll"}
    about = [{"target": "Zlt"}, {}] if event.name == "roll" else [{"target": "Zlt"}]
    winners = [{"winner": seat} for seat in ("a", "b", None)] if "winner" in event.further else [{}]
    names = [value[0] for value in event.values if value is not None]
    for chosen in product(*(KINDS.get(name, (NUMBERS.get(name, 3),)) for name in names), about, winners):
        row = {"event": event.name, "actor": "Rcrt", **sides, **dict(zip(names, chosen, strict=False))}
        if row.get("weapon") != "fists" or row.get("way") == "by_hand":
            yield {**row, **chosen[-2], **chosen[-1]}


@pytest.mark.parametrize("event", [each for each in EVENTS if each.name in LOG.sentences], ids=lambda each: each.name)
def test_every_sentence_is_said_in_the_language_of_its_reader(event: Event[Cast]) -> None:
    """In the language that nobody speaks no vowel is left without its accent; the arcs that just lapse are not told."""
    for row in rows_of(event):
        sentence = LOG.sentences[event.name](row, PSEUDO)
        assert sentence or row.get("cause") in {"lapsed", "moved", "shaken", "fell"}
        assert not set("aeiouAEIOU") & set(sentence), sentence


def test_steps_on_end_are_told_in_the_language_of_the_reader() -> None:
    """Their common sentence is made by the report, and not by a row."""
    steps = [{**STEP, "actor": "Sct", "row": row} for row in (7, 8)]

    assert [*report("infantry", [(row, "step") for row in steps], PSEUDO)] == ["Sct góòéès 2 dóòts tóò 4/8 fóòr 2 ÁÀP."]

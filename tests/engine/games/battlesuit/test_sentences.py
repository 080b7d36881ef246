"""The sentences of a log of Battlesuit: whole in every language, and every case that they are told in."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from re import compile as compiled
from typing import Any

import pytest

from engine.battles.events import Cause, word
from engine.battles.telling import report
from engine.games.battlesuit.log.action_events import (
    DIRECTIONS,
    HARM_WORDS,
    MANNERS,
    MORALE_RULES,
    PANIC_RULES,
)
from engine.games.battlesuit.log.cells import TERRAINS
from engine.games.battlesuit.log.command_events import FLIGHTS, PURPOSES, RAGES, STAGES, WAYS
from engine.games.battlesuit.log.events import CONDITIONS, LOG, PLACES, STATES
from engine.games.battlesuit.log.hidden_events import EXPLOSIONS, MARKERS
from schemas.catalogues.saying import PSEUDO
from schemas.models.battlesuit.words import Edge, VictoryLevel

VOWELS = compiled("[aeiouAEIOU]")
NUMBERS = (0, 1, 2)
EITHER = (False, True)
ROW: Mapping[str, Any] = {
    "actor": "red thmpr G",
    "target": "blue drn 2",
    "side": "red",
    "at": "B-C-12",
    "level": 3,
    "result": "S1",
    "turn": 2,
    "of": 10,
    "red": 4,
    "blue": 7,
    "die": 5,
    "strength": 6,
    "points": 2,
    "left": 3,
    "box": 1,
    "edge": "north",
    "way": "NE",
    "pool": 4,
    "unpaid": 1,
}
"""What any row may have; names of the pack have no vowels here."""


def told(causes: Mapping[Any, str | Cause]) -> tuple[str, ...]:
    """The words that causes have in a log."""
    return tuple(word(member) if isinstance(rules, str) else rules[0] for member, rules in causes.items())


CASES: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "first": {"first": ("red", "blue")},
    "deploy": {"hidden": EITHER, "level": NUMBERS},
    "activate": {"state": STATES, "place": PLACES},
    "stand": {"place": PLACES},
    "exit": {"edge": tuple(edge.value for edge in Edge)},
    "extra_step": {"way": WAYS},
    "reaction": {"in_sight": EITHER},
    "attack": {"manner": told(MANNERS), "range_points": NUMBERS},
    "struck": {"harm": tuple(harm for harm in HARM_WORDS if harm), "hits": NUMBERS},
    "morale": {"result": told(MORALE_RULES)},
    "panic": {"result": told(PANIC_RULES)},
    "landing": {"forced": EITHER, "paid": NUMBERS},
    "crash": {"harmed": EITHER},
    "repair": {"works": EITHER},
    "glow": {"burnt": EITHER},
    "demolition": {"terrain": TERRAINS},
    "facing": {"faces": DIRECTIONS, "turned": NUMBERS},
    "storey": {"storey": NUMBERS},
    "wave": {"soldiers": NUMBERS},
    "score": {"for": told(CONDITIONS)},
    "result": {"red": (6, 7, 8), "level": (None, "draw", *(level.value for level in VictoryLevel))},
    "pool": {"points": NUMBERS},
    "spent": {"points": NUMBERS, "on": told(PURPOSES)},
    "group": {"passes": EITHER},
    "rally": {"becomes": ("good order", "shaken")},
    "mend": {"restored": (-1, *NUMBERS)},
    "suit": {"holds": EITHER},
    "no_shot": {"prevented": EITHER},
    "berserk": {"does": told(RAGES), "way": WAYS},
    "flight": {"to": told(FLIGHTS)},
    "reorganised": {"stage": told(STAGES)},
    "stealth": {"die": NUMBERS},
    "shut_down": {"markers": (1, 2)},
    "mine": {"kind": told(MARKERS), "cleared": EITHER},
    "mine_laid": {"kind": told(MARKERS)},
    "blast": {"kind": told(EXPLOSIONS)},
    "blast_attack": {"kind": told(EXPLOSIONS)},
    "shattered": {"was": TERRAINS, "becomes": TERRAINS},
}
"""The values that sentences differ by; those of other events do not."""


def rows(event: str) -> Iterator[dict[str, Any]]:
    """Yield a row for each case of an event."""
    cases = CASES.get(event, {})
    for values in product(*cases.values()):
        yield {**ROW, "event": event, **dict(zip(cases, values, strict=True))}


@pytest.mark.parametrize("event", sorted(LOG.sentences))
def test_every_sentence_is_said_in_any_language(event: str) -> None:
    """In each case of its event: nothing of it is left as it stands in the source but values of the row."""
    for row in rows(event):
        spoken, english = LOG.sentences[event](row, PSEUDO), LOG.sentences[event](row, "")

        assert not VOWELS.search(spoken), spoken
        assert bool(spoken) == bool(english)
        assert "{" not in english


def test_nobody_holds_a_point_in_any_language() -> None:
    """A point that is lost without being taken."""
    row = {name: value for name, value in ROW.items() if name != "side"}

    assert LOG.sentences["held"](row, "") == "Nobody holds B-C-12 now."
    assert not VOWELS.search(LOG.sentences["held"](row, PSEUDO))


@pytest.mark.parametrize(
    ("event", "values", "sentence"),
    [
        ("attack", {"manner": "direct", "range_points": 1}, "fires at blue drn 2 from 1 point away: strength 6"),
        ("attack", {"manner": "rapid", "range_points": 2}, "from 2 points away (rapid fire): strength 6, rolled 5."),
        ("struck", {"harm": "shaken", "hits": 1, "result": "S1"}, "is shaken and has 1 box crossed off (S1)."),
        ("struck", {"harm": "damaged", "hits": 2, "result": "2"}, "is damaged and has 2 boxes crossed off (2)."),
        ("landing", {"forced": True, "paid": 0}, "Red thmpr G is forced down at B-C-12."),
        ("landing", {"forced": False, "paid": 1}, "Red thmpr G lands at B-C-12, for 1 movement point."),
        ("result", {"red": 8, "level": "minor"}, "Red wins a minor victory, 8 to 7."),
        ("result", {"red": 7, "level": "draw"}, "A draw, 7 to 7."),
    ],
)
def test_numbers_of_things_read_as_they_should(event: str, values: dict[str, Any], sentence: str) -> None:
    """One thing or several, and what is left out where there is none."""
    assert sentence in LOG.sentences[event]({**ROW, "event": event, **values}, "")


def test_a_report_is_said_in_any_language() -> None:
    """A move and a flight of several points are one sentence each, in the language of the sentences."""
    steps = [{**ROW, "event": "step", "at": at} for at in ("B-C-12", "B-D-12", "B-F-12")]
    flights = [{**ROW, "event": "fly", "at": at} for at in ("B-C-12", "B-D-12")]
    alone = [{**ROW, "event": "step", "actor": "blue drn 2"}]
    rows = [*steps, *flights, *alone]
    said = [*report("battlesuit", [(row, LOG.sentences[row["event"]](row, PSEUDO)) for row in rows], PSEUDO)]

    assert len(said) == 3
    assert "B-C-12 áànd B-D-12" in said[0]
    assert not any(VOWELS.search(sentence) for sentence in said)

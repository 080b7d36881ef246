"""Edits by chance over the shipped packs and hostile texts: said as meant or refused, and nothing else touched."""

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from schemas.edits.edits import Delete, Insert, Move, PatchError, Set, applied, same
from schemas.edits.patch import Refused, edited, rewritten
from schemas.reading.text import read_text
from tests.samples import at_length
from tests.schemas.edits.patch_fuzz import (
    SAMPLES,
    Trial,
    comments,
    lines,
    meant,
    places,
    touched,
    trial,
    trial_of,
    value,
)

PACKS = tuple(path.read_bytes() for path in sorted(Path("content").rglob("*.yaml")))
SMALL = tuple(data for data in PACKS if len(data) < 20_000)
PLAIN_REASONS = re.compile(
    r"invisible character|no number that can be used|shared with another place|comments stand|a comment above it"
    r"|beside .* already|no place for|nothing would be left"
)
RUN = 6
"""Edits in a row of one file, each of what the one before left."""


def starting_files(chance: random.Random, edits: int) -> list[bytes]:
    """Return the files to begin with: one in three is hostile, one in fifty any shipped file, the rest small ones."""
    runs = range(edits // RUN)
    return [chance.choice(SAMPLES if n % 3 == 0 else PACKS if n % 50 == 1 else SMALL) for n in runs]


def judge(given: Trial, after: bytes | Refused) -> None:
    """Fail unless the edit was refused for a good reason, or says what was meant and leaves the rest alone."""
    if isinstance(after, Refused):
        assert PLAIN_REASONS.search(after.message), (given.edit, after.message)
        return
    found = [document.data for document in read_text(after).documents]
    assert same(found, meant(given)), given.edit
    assert after.startswith(b"\xef\xbb\xbf") == given.data.startswith(b"\xef\xbb\xbf")
    if after != given.data:
        judge_lines(given, after)
        judge_comments(given, after)


def judge_lines(given: Trial, after: bytes) -> None:
    """Fail if a line above or below what the edit is about is not the same."""
    first, last = touched(given)
    before, now = lines(given.data), lines(after)
    below = len(before) - last
    assert now[:first] == before[:first], given.edit
    assert below <= 0 or now[-below:] == before[last:], given.edit
    lost, gained = Counter(before) - Counter(now), Counter(now) - Counter(before)
    if isinstance(given.edit, Insert):
        assert lost.total() <= 1, given.edit
    elif isinstance(given.edit, Delete):
        assert gained.total() <= 1, given.edit
    elif isinstance(given.edit, Move):
        assert lost.total() <= 2 + (last - first) * ("[" in given.data.decode() or "{" in given.data.decode())


def judge_comments(given: Trial, after: bytes) -> None:
    """Fail if a comment is gone that does not stand in the lines of what was set or taken out."""
    found = [item for one in read_text(given.data).documents for item in places(one.data)]
    words = [at if isinstance(value, list | dict) else (at, value) for at, value in found]
    if any("#" in repr(each) for each in words) or "#" in repr(given.edit):
        return
    gone = comments(given.data) - comments(after)
    if isinstance(given.edit, Set | Delete):
        item = touched(Trial(given.data, given.number, Set(given.edit.at, 0)))
        gone -= comments("\n".join(lines(given.data)[slice(*item)]).encode())
    assert not gone, (given.edit, gone)


def fuzz(seed: int, edits: int) -> Counter[str]:
    """Try edits; return how many were made and refused."""
    chance = random.Random(seed)
    outcome: Counter[str] = Counter()
    for start in starting_files(chance, edits):
        data = start
        for _ in range(RUN):
            given = trial(chance, data)
            after = edited(data, given.number, [given.edit])
            judge(given, after)
            outcome[type(after).__name__] += 1
            if isinstance(after, bytes):
                data = after
    return outcome


def test_edits_by_chance_say_what_was_meant_and_touch_nothing_else() -> None:
    """Of 504 edits with hostile values none is silently wrong, and most are made."""
    outcome = fuzz(seed=1, edits=504)

    assert outcome.total() == 504
    assert outcome["bytes"] > 400


@at_length("seeds", range(2, 4), range(2, 12))
def test_many_edits_by_chance(seeds: range) -> None:
    """The same for 2,100 edits a seed, 21,000 at length."""
    for seed in seeds:
        outcome = fuzz(seed, edits=2100)

        assert outcome.total() == 2100
        assert outcome["bytes"] > 1600


def test_values_set_at_once_are_written_as_in_turn() -> None:
    """Of 200 strokes that set up to twelve values, each gives the bytes that its edits give one after the other."""
    chance, made = random.Random(9), 0
    for _ in range(200):
        data = chance.choice((*SMALL, *SAMPLES))
        number = chance.randrange(len(read_text(data).documents))
        found = [place for place, _value in places(read_text(data).documents[number].data) if place]
        stroke = [Set(at, value(chance)) for at in chance.sample(found, min(len(found), chance.randrange(2, 13)))]
        in_turn: bytes | Refused = data
        for edit in stroke:
            in_turn = edited(in_turn, number, [edit]) if isinstance(in_turn, bytes) else in_turn

        assert edited(data, number, stroke) == in_turn
        made += isinstance(in_turn, bytes)
    assert made > 50


@pytest.mark.parametrize("data", [pytest.param(data, id=str(n)) for n, data in enumerate((*SMALL, *SAMPLES))])
def test_what_is_set_to_what_it_is_stays_to_the_byte(data: bytes) -> None:
    """Saving a form without a change in it changes nothing."""
    for number, document in enumerate(read_text(data).documents):
        edits = [Set((name,), value) for name, value in document.data.items()]

        assert edited(data, number, edits) == data


@pytest.mark.parametrize("text", ["yes", "NO", "12:30", "017", "1e3", "0o17", "1_000", "2024-01-01", "=", "<<", "~"])
def test_old_readers_of_yaml_read_the_same_text(text: str) -> None:
    """What YAML 1.1 would take for a number, a date or a truth value is written in quotes, key or value."""
    after = edited(b"kind: a\nid: b\nlist: [x]\n", 0, [Set(("id",), text), Set(("list", 0), text), Insert((text,), 1)])

    assert isinstance(after, bytes)
    assert yaml.safe_load(after) == {"kind": "a", "id": text, "list": [text], text: 1}


def test_documents_by_chance_are_turned_into_one_another() -> None:
    """Of 120 documents changed in up to four places each is rewritten to say just that, by the places that differ."""
    chance = random.Random(5)
    made = 0
    for _ in range(120):
        data = chance.choice((*SMALL, SAMPLES[0], SAMPLES[1], SAMPLES[6]))
        wanted = read_text(data).documents[0].data
        for _ in range(chance.randrange(1, 5)):
            wanted = changed_by_chance(chance, wanted)
        after = rewritten(data, 0, (), wanted)

        assert isinstance(after, bytes) or PLAIN_REASONS.search(after.message), after
        if isinstance(after, bytes):
            made += 1
            assert sorted_text(read_text(after).documents[0].data) == sorted_text(wanted)
    assert made > 80


def sorted_text(data: Any) -> str:
    """Return data as text that tells 1 from 1.0 and true, but not in which order keys stand."""
    return json.dumps(data, sort_keys=True)


def changed_by_chance(chance: random.Random, data: dict[str, Any]) -> dict[str, Any]:
    """Return data after an edit that can be written down, or as it is."""
    given = trial_of(chance, data)
    try:
        return dict(applied(data, given))
    except PatchError:
        return data

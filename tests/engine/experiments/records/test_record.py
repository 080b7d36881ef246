"""A record as a value and as a file: the same text for the same record, and nothing believed of a file from outside."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.experiments.records.orders import RecordError, arguments_of, order_from
from engine.experiments.records.record import MOST_BYTES, Record, changed, read_record, record_text, refuse_name

ROW = {"first": "lantern", "second": "nightjar", "battles": 40, "won": 0.1 + 0.2, "won_low": 0.0, "won_high": 1.0}
SAID: dict[str, Any] = {
    "format": 1,
    "number": 3,
    "name": "before",
    "note": "the old rifle",
    "pinned": True,
    "engine": "0.1.0",
    "kernel": "abc",
    "system": "maneuvers",
    "pack": "mine",
    "version": "1.0.0",
    "digest": "0123456789abcdef",
    "order": {"measure": "balance", "forces": {"a": "lantern"}, "battles": 40, "styles": []},
    "figures": {"pack": "mine", "seed": 1, "rows": [ROW]},
    "notes": ["Mode plain."],
}


def data(**parts: Any) -> bytes:
    return json.dumps({**SAID, **parts}).encode()


def test_a_record_is_what_its_file_says() -> None:
    """Text to value to text again: every digit and the order of the columns stay."""
    record = read_record(data())

    assert (record.number, record.name, record.pinned) == (3, "before", True)
    assert record.facts == {"pack": "mine", "seed": 1}
    assert [*record.rows[0].items()] == [*ROW.items()]
    assert arguments_of(record.order)["forces"] == {"a": "lantern"}
    text = record_text(record)
    assert record_text(read_record(text.encode())) == text
    assert "0.30000000000000004" in text


OUTSIDE: dict[str, tuple[bytes, str]] = {
    "no JSON": (b"{", "no JSON object"),
    "no text": (b"\xff\xfe", "no JSON object"),
    "a list": (b"[]", "no JSON object"),
    "deep": (b"[" * 100_000, "no JSON object"),
    "twice": (b'{"format": 1, "format": 1}', "no JSON object"),
    "not a number": (data().replace(b"0.30000000000000004", b"NaN"), "no JSON object"),
    "endless": (data().replace(b"0.30000000000000004", b"1e999"), "no JSON object"),
    "long": (b" " * (MOST_BYTES + 1), "longer than"),
    "another format": (data(format=2), "another format"),
    "a part too many": (data(clock="now"), "`clock`"),
    "a number as text": (data(number="3"), "`number`"),
    "a negative number": (data(number=-1), "`number`"),
    "another digest": (data(digest="../../etc/passwd"), "`digest`"),
    "another game": (data(system="chess"), "`system`"),
    "no rows": (data(figures={"pack": "mine"}), "`figures`: figures hold rows"),
    "rows of lists": (data(figures={"rows": [[]]}), "`figures`: figures hold rows"),
    "a long note": (data(note="x" * 2001), "`note`"),
    "another measurement": (data(order={"measure": "guess"}), "`order`"),
    "an argument too many": (data(order={"measure": "balance", "threads": 3}), "`order.balance.threads`"),
    "a seed out of bounds": (data(order={"measure": "balance", "seed": 2**62}), "`order.balance.seed`"),
    "battles as text": (data(order={"measure": "profile", "battles": "60"}), "`order.profile.battles`"),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_a_file_that_is_no_record_is_refused_with_the_place(name: str) -> None:
    """Whoever wrote it: a mistake in it is told, and nothing else is raised."""
    text, reason = OUTSIDE[name]

    with pytest.raises(RecordError, match=reason):
        read_record(text)


@pytest.mark.parametrize("name", ["12", "now", " x", "a\nb", "x" * 81])
def test_a_name_cannot_be_taken_for_something_else(name: str) -> None:
    """Neither for a number nor for the pack as it is."""
    judges: tuple[Callable[[], object], ...] = (
        lambda: refuse_name(name),
        lambda: changed(read_record(data()), name=name),
        lambda: read_record(data(name=name)),
    )
    for judge in judges:
        with pytest.raises(RecordError, match="name"):
            judge()


def test_what_a_measurement_does_not_take_is_refused() -> None:
    """With the name of the argument."""
    with pytest.raises(RecordError, match=r"order\.profile\.by"):
        order_from("profile", {"by": "scenario"})
    assert isinstance(read_record(data()), Record)

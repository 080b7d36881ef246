"""Records in a line and in a short table: worked out by hand, and nothing that a file may hold breaks them."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.experiments.records.comparisons import figures_differ, moved
from engine.experiments.records.headlines import headline, ordered_words, short_table
from engine.experiments.records.orders import RecordError
from engine.experiments.records.record import Record, read_record, with_figures
from musterpress.api.tables import Table
from tests.engine.experiments.records.test_record import data

ORDERS: dict[str, dict[str, Any]] = {
    "battle": {},
    "battles": {},
    "balance": {},
    "profile": {},
    "offers": {},
    "rulings": {},
    "sweep": {"place": "rules.dice.action", "values": "6,8"},
    "tune": {"things": "stats"},
}


def record(measure: str, rows: list[dict[str, Any]], **facts: Any) -> Record:
    order = {"measure": measure, **ORDERS[measure]}
    return read_record(data(order=order, figures={**facts, "rows": rows}))


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (record("battle", [{"winner": "a", "turns": 8}]), "a won after 8 turns"),
        (record("battle", [{"winner": None, "turns": 8}]), "nobody won after 8 turns"),
        (record("battles", [{"winner": "b"}, {"winner": "a"}, {"winner": "b"}]), "a won 1, b won 2"),
        (record("profile", [], kind="decided on the way"), "battles are decided on the way"),
        (record("offers", [{"verdict": "never"}, {"verdict": ""}]), "1 of 2 answers are never chosen"),
        (
            record("balance", [{"first": "x", "battles": 4, "won": 0.5, "won_low": 0.25, "won_high": 0.75}]),
            "x: won 50.0 % (25.0 to 75.0)",
        ),
        (record("balance", [{"first": n, "battles": 4, "won": 0.5} for n in "abcde"]), "and 2 rows more"),
        (record("tune", []), ""),
        (record("tune", [{"purchase": "rifle", "point_value": 56, "worth": 0.104}]), "rifle: worth 10.4 %"),
    ],
)
def test_figures_are_told_in_a_line(found: Record, line: str) -> None:
    """Of each measurement what tells most."""
    assert headline(found).endswith(line)


def test_an_order_is_told_by_what_is_not_left_as_it_is() -> None:
    """The measurement, then the arguments."""
    asked = {"measure": "balance", "forces": {"a": "lantern"}, "styles": ["bold", "first"], "battles": 8}

    assert (
        ordered_words(read_record(data(order=asked)).order) == "balance forces a lantern battles 8 styles bold, first"
    )


def test_a_table_has_the_column_that_a_later_row_needs() -> None:
    """Of a profile the turn, which the figures of the whole do not have."""
    rows: list[dict[str, Any]] = [
        {"figure": "turns", "turn": None, "battles": 4, "value": 5.25},
        {"figure": "open", "turn": 1, "battles": 4, "value": 0.5},
    ]

    assert short_table(record("profile", rows)) == (
        ("figure", "turn", "battles", "value"),
        [("turns", "", "4", "5.2"), ("open", "1", "4", "0.5")],
    )


NAMES = st.sampled_from(
    ["battles", "won", "won_low", "won_high", "value", "verdict", "winner", "turns", "seed", "first"]
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.just(10**400)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=4,
)


@given(st.sampled_from(sorted(ORDERS)), st.lists(st.dictionaries(NAMES, VALUES), max_size=4), VALUES)
def test_whatever_a_file_holds_is_told(measure: str, rows: list[dict[str, Any]], kind: object) -> None:
    """A record from outside may hold anything in its figures: lines and tables come of it, and no exception."""
    found = record(measure, rows, kind=kind)

    assert isinstance(headline(found), str)
    names, cells = short_table(found)
    assert all(len(names) == len(row) for row in cells)
    assert figures_differ(found, found) == ()
    assert moved(found.rows, found.rows)[0] == []


def test_a_figure_that_may_be_anything_is_not_kept() -> None:
    """JSON has no number for it."""
    with pytest.raises(RecordError, match="may be anything"):
        with_figures(read_record(data()), Table(({"value": float("inf")},)))
    assert json.loads(data())["figures"]["rows"]

"""Rows of a table of events: a row of numbers becomes names, rules and a sentence."""

from enum import IntEnum
from typing import Any

import pytest

from engine.battles.events import FLAG, NUMBER, Cell, Counted, Events, Further, Number, by, causes, either, event, words
from schemas.catalogues.saying import PSEUDO

NAMES = {"sides": ("red", "blue"), "pieces": ("Ash", "Birch")}


class Way(IntEnum):
    """Numbers that stand for words."""

    ON_FOOT = 4
    BY_AIR = 9


class Happens(IntEnum):
    """What the rows below say."""

    RESTS = 1
    GOES = 2
    SHOOTS = 3
    COUNTS = 4
    ENDS = 5
    SEES = 6


WAYS = {Way.ON_FOOT: "T.2", Way.BY_AIR: "T.1 T.9"}
TABLE = Events[Any](
    (
        event(Happens.RESTS, "night", ""),
        event(
            Happens.GOES,
            "day",
            "T.5 T.1",
            "{actor} goes {length_in}.",
            way=causes(WAYS),
            _spare=NUMBER,
            length_in=NUMBER,
        ),
        event(
            Happens.SHOOTS,
            "day",
            "T.3",
            either("hit", by("how", {"well": "{target} falls.", "badly": ""})),
            hit=FLAG,
            how=words(("badly", "well")),
        ),
        event(Happens.COUNTS, "end", "T.4", Counted("left", "{number} is left.", "{number} are left."), left=NUMBER),
        event(
            Happens.ENDS,
            "end",
            "T.6",
            lambda row, _: f"Over, {row['first']}!",
            {"first": Further(lambda row, names: names["pieces"][row[5] + row[6]], str)},
            _a=NUMBER,
            _b=NUMBER,
        ),
    ),
    clock="hour",
    side=lambda code, names: names["sides"][code],
    piece=lambda code, names: names["pieces"][code],
    parts={"actor": lambda name, _: name.upper()},
    phase=lambda kind, row: "dawn" if row[1] == 0 else kind.phase,
)


def test_a_row_is_named_in_the_order_of_its_cells() -> None:
    """Nobody is not named, a cell that is not told is passed over, and rules are those of the row and of its values."""
    named = TABLE.event((2, 7, 1, 0, -1, 9, 55, 3), NAMES)

    assert [*named] == ["hour", "phase", "event", "side", "actor", "way", "length_in", "rules"]
    assert [*named.values()] == [7, "day", "goes", "blue", "Ash", "by_air", 3, ["T.1", "T.5", "T.9"]]


def test_a_phase_may_hang_on_the_row() -> None:
    """Its event alone need not tell it."""
    assert TABLE.event((1, 0, -1, -1, -1), NAMES) == {"hour": 0, "phase": "dawn", "event": "rests", "rules": []}
    assert TABLE.event((1, 2, -1, -1, -1), NAMES)["phase"] == "night"


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ((1, 1, 0, 0, 1), ""),
        ((2, 1, 0, 1, -1, 4, 0, 6), "BIRCH goes 6."),
        ((3, 1, 0, 0, 1, 1, 1), "Birch falls."),
        ((3, 1, 0, 0, 1, 1, 0), ""),
        ((3, 1, 0, 0, 1, 0, 1), ""),
        ((4, 1, 0, -1, -1, 1), "1 is left."),
        ((4, 1, 0, -1, -1, 3), "3 are left."),
        ((5, 1, 0, -1, -1, 1, 0), "Over, Birch!"),
    ],
)
def test_a_row_is_said_as_its_values_have_it(row: tuple[int, ...], sentence: str) -> None:
    """A sentence, one of several, one in two forms, or what a function says."""
    assert TABLE.told(row, NAMES, "") == (TABLE.event(row, NAMES), sentence)


def test_a_row_is_said_in_a_language() -> None:
    """Its words are, and its values are as they were."""
    assert TABLE.told((4, 1, 0, -1, -1, 3), NAMES, PSEUDO)[1] not in {"", "3 are left."}


def test_only_rows_that_are_said_have_a_sentence() -> None:
    """Of the others nothing is said."""
    assert [*TABLE.sentences] == ["goes", "shoots", "counts", "ends"]


def test_a_row_that_lacks_what_its_sentence_names_is_no_sentence() -> None:
    """Strangers' logs may lack it."""
    with pytest.raises(KeyError, match="length_in"):
        TABLE.sentences["goes"]({"event": "goes", "actor": "Ash"}, "")


def test_a_cell_may_be_said_otherwise_than_it_is_told() -> None:
    """The log has the value, a sentence what its cell makes of it."""
    told = Events[Any](
        (event(Happens.SEES, "day", "", "{far} inches.", far=Cell(lambda value, _: value / 2, Number, say=_whole)),),
        clock="turn",
        side=TABLE.side,
        piece=TABLE.piece,
    )

    assert told.event((6, 1, -1, -1, -1, 7), NAMES)["far"] == 3.5
    assert told.told((6, 1, -1, -1, -1, 7), NAMES, "")[1] == "3 inches."


def _whole(value: float, _: str) -> str:
    return str(int(value))

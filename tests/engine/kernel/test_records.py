"""Packed records: every thread gets the same types, and an empty record is one of zeros but for what is kept."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Annotated, Any

import pytest

from engine.kernel.records import Column, Record, Template, clear, packed, packed_type, share, shared_record

THREADS = 8


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hasty_threads")
def test_threads_that_begin_together_share_the_types() -> None:
    """Whoever comes first makes a record's type, also that of a record it points to; the others take it."""
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(40):
            whole = record_with_a_part()
            begin = Barrier(THREADS)
            records = [*pool.map(lambda _, begin=begin, whole=whole: packed_together(begin, whole), range(THREADS))]

            assert {type(record.whole) for record in records} == {packed_type(whole)}


def record_with_a_part() -> type[Record]:
    """Return a class of records that nobody has packed yet."""

    class Part(Record):
        number: Annotated[int, Column("i4")]

    class Whole(Record):
        pass

    Whole.columns = {"part": Part}
    return Whole


def packed_together(begin: Barrier, record: type[Record]) -> Any:
    begin.wait()
    return packed(record)


class Rows(Record):
    """A record of which what lies beyond `length` does not count."""

    length: Annotated[int, Column("i8")]
    cells: Annotated[list[int], Column("i4", 3, kept="length")]


class Map(Record):
    """A record that is prepared once and pointed at by many."""

    shared = True
    points: Annotated[list[int], Column("i8", 2)]


class Forces(Record):
    """A record that lies between its own kind of columns."""

    share: Annotated[float, Column("f8")]
    people: Annotated[list[int], Column("i8", 2)]


class Whole(Record):
    """A record of records."""

    rows: Rows
    laid: Map
    forces: Forces


def test_cleared_is_all_but_what_is_kept_and_what_is_shared() -> None:
    """The log's cells beyond its length and a map that other battles point at stay as they are."""
    game, laid = packed(Whole), shared_record(Map)
    share(game, "laid", laid)
    game.rows.length, game.rows.cells[:] = 2, [5, 6, 7]
    game.forces.share, game.forces.people[:] = 0.5, [8, 9]
    laid.points[:] = [3, 4]

    clear(game)

    assert (game.rows.length, game.rows.cells[:]) == (0, [5, 6, 7])
    assert (game.forces.share, game.forces.people[:], laid.points[:]) == (0.0, [0, 0], [3, 4])
    game.forces.people[1] = 1
    clear(game.forces)
    assert game.forces.people[:] == [0, 0]


def test_a_filled_record_is_laid_over_others_in_both_forms() -> None:
    """Every column takes its value, and a change of one copy changes no other."""
    filled = Forces()
    filled.share, filled.people[1] = 0.25, 3
    template = Template(filled)

    for target, other in ((packed(Whole).forces, packed(Whole).forces), (Forces(), Forces())):
        target.people[0] = 7
        template.lay_over(target)
        assert (target.share, target.people[:]) == (0.25, [0, 3])
        target.people[0] = 9
        template.lay_over(other)
        assert other.people[:] == [0, 3]

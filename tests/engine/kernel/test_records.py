"""Packed records: every thread gets the same types."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Annotated, Any

import pytest

from engine.kernel.records import Column, Record, packed, packed_type

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

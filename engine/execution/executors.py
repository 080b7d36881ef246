"""Where batches are fought: on threads of this machine, or wherever else chunks of orders can be sent."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from threading import Event
from typing import Protocol, TypeVar

from engine.battles.orders import BattleOrder, Outcome
from schemas.packs.packs import Pack

V = TypeVar("V")


def usable_cores() -> int:
    """Return how many processors the process may use: those it is bound to, where the machine can say, else all."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


Chunk = tuple[BattleOrder, ...]
Outcomes = tuple[Outcome, ...]


class Fighter(Protocol):
    """A pack ready to be fought over, in the mode "plain" or "compiled"."""

    @property
    def pack(self) -> Pack:
        """Return what is fought by."""

    @property
    def mode(self) -> str:
        """Return how the kernel runs."""

    def outcomes(self, orders: Iterable[BattleOrder], stopped: Callable[[], bool]) -> Outcomes:
        """Fight battles one after another on this thread; once `stopped`, return those that were fought."""


class Executor(Protocol):
    """A place that fights orders; wherever it is, the outcomes are the same."""

    def fight(
        self, fighter: Fighter, orders: Iterable[BattleOrder], threads: int, stop: Event
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes of `orders` in their order, some battles at a time.

        `threads` is how many to use of this machine, if it is this one. Once `stop` is set, chunks that were
        fought to their end are still yielded, then it ends. Whoever breaks off the loop waits for no battle
        that has not begun.

        Raises:
            OrderError: an order names what the pack does not have, or the place cannot fight it.
        """


def chunked(orders: Iterable[BattleOrder], size: int) -> Iterator[Chunk]:
    """Yield orders `size` at a time, taken no sooner than they are asked for; the last chunk may be smaller."""
    remaining = iter(orders)
    while ordered := tuple(islice(remaining, size)):
        yield ordered


class LocalThreads:
    """This machine: a compiled battle runs without the interpreter's lock, so threads share one pack."""

    def __init__(self, chunk: int = 32) -> None:
        self.chunk = chunk

    def fight(
        self, fighter: Fighter, orders: Iterable[BattleOrder], threads: int, stop: Event
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes of `orders`, as `Executor` says."""
        broken_off = Event()

        def stopped() -> bool:
            return broken_off.is_set() or stop.is_set()

        chunks = chunked(orders, self.chunk)
        pool = ThreadPoolExecutor(threads, thread_name_prefix="battles")
        waiting: deque[tuple[int, Future[Outcomes]]] = deque()
        try:
            while True:
                for ordered in islice(chunks, 2 * threads - len(waiting)):
                    waiting.append((len(ordered), pool.submit(fighter.outcomes, ordered, stopped)))
                if not waiting:
                    return
                count, future = waiting.popleft()
                done = future.result()
                if len(done) < count:
                    return
                yield done
        finally:
            broken_off.set()
            pool.shutdown(cancel_futures=True)


LOCAL = LocalThreads()


def each_in_order(
    work: Callable[[BattleOrder], V], orders: Iterable[BattleOrder], threads: int, stop: Event
) -> Iterator[V]:
    """Yield what is made of battles, in their order, on so many threads, until it is stopped or interrupted."""

    def done(order: BattleOrder) -> tuple[V] | None:
        return None if stop.is_set() else (work(order),)

    with ThreadPoolExecutor(threads, thread_name_prefix="battles") as pool:
        try:
            for found in pool.map(done, orders):
                if found is None:
                    return
                yield found[0]
        except KeyboardInterrupt:
            stop.set()

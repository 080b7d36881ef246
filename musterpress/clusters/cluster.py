"""A Dask cluster as executor: chunks of orders go to its workers, and their outcomes come back in order.

Dask keeps the orders of a batch until its outcomes are here, so what a lost worker had is fought by another.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError, wait
from contextlib import contextmanager
from itertools import islice
from pkgutil import resolve_name
from threading import Event
from time import monotonic
from typing import Any

from engine.battles.orders import BattleOrder, OrderError
from engine.execution.executors import Fighter, Outcomes, chunked
from engine.execution.serialization import outcomes_of, serialized_orders, serialized_pack, stamp
from musterpress.clusters.batches import fight_batch

CHUNK = 512
"""Battles of a batch: about half a second of a worker, of which Dask takes some milliseconds."""
CONNECT_S = 5
PATIENCE_S = 30.0
POLL_S = 0.2
NOT_INSTALLED = "--cluster needs Dask, which is not installed here: pip install 'musterpress[cluster]'"
NOT_THERE = "the scheduler and all workers of the cluster need the same Musterpress as here, with its extra `cluster`"


class Cluster:
    """An executor on the workers of a Dask scheduler; `loss` says what was lost on the way, "" if nothing was."""

    def __init__(self, client: Any, chunk: int = CHUNK, patience_s: float = PATIENCE_S) -> None:
        """Take a connected `distributed.Client`; `patience_s` is how long to wait while there is no worker."""
        self.chunk = chunk
        self.patience_s = patience_s
        self.loss = ""
        self._client = client

    def fight(
        self,
        fighter: Fighter,
        orders: Iterable[BattleOrder],
        threads: int,  # noqa: ARG002 - of this machine, which only waits
        stop: Event,
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes of `orders`, as `Executor` says; it ends early with a `loss`.

        Raises:
            OrderError: an order names what the pack does not have, or a worker would fight it in another way.
        """
        system, mode = fighter.pack.manifest.system, fighter.mode
        sent = (stamp(system, mode), system, mode, serialized_pack(fighter))
        chunks, waiting = chunked(orders, self.chunk), deque[Any]()
        try:
            while not self.loss:
                room = 0 if stop.is_set() else 2 * max(1, self.threads()) - len(waiting)
                for ordered in islice(chunks, max(0, room)):
                    waiting.append(self._client.submit(fight_batch, *sent, serialized_orders(ordered), pure=False))
                answer = self._answer(waiting.popleft(), stop) if waiting else None
                if answer is None:
                    return
                outcomes, refusal = answer
                if refusal:
                    raise OrderError(refusal)
                yield outcomes_of(outcomes)
        finally:
            for future in waiting:
                future.release()

    def threads(self) -> int:
        """Return how many battles the cluster can fight at a time."""
        try:
            return sum(self._client.nthreads().values())
        except OSError:
            return 0

    def _answer(self, future: Any, stop: Event) -> tuple[bytes, str] | None:
        """Wait for a batch and return what `fight_batch` did; None if it is stopped before, or there is a loss."""
        from distributed import KilledWorker  # noqa: PLC0415 - as in `connected`

        try:
            return self._awaited(future, stop)
        except (CancelledError, OSError):
            self.loss = "the connection to the scheduler of the cluster was lost"
        except KilledWorker:
            self.loss = "the workers that were sent one of the batches died of it one after another"
        except (ImportError, AttributeError, RuntimeError) as error:
            raise OrderError(f"{NOT_THERE} ({error.__cause__ or error})") from error
        return None

    def _awaited(self, future: Any, stop: Event) -> tuple[bytes, str] | None:
        # Not `future.result(POLL_S)`, which breaks off a fetch half done; all later ones of the client then fail.
        fetching = self._client.gather(future, asynchronous=True)
        answer = asyncio.run_coroutine_threadsafe(fetching, self._client.loop.asyncio_loop)
        deserted_since = None
        while not wait([answer], POLL_S).done:
            deserted_since = None if self.threads() else deserted_since or monotonic()
            if deserted_since and monotonic() - deserted_since > self.patience_s:
                self.loss = f"the cluster has had no workers for {self.patience_s:g} seconds"
            if self.loss or (stop.is_set() and not future.done()):
                answer.cancel()
                return None
        fetched: tuple[bytes, str] = answer.result()
        return fetched


@contextmanager
def connected(address: str, connect_s: float = CONNECT_S) -> Iterator[Cluster]:
    """Give the cluster of the Dask scheduler at `address`; nothing of ours is left on it afterwards.

    Raises:
        OrderError: Dask is not installed, or no scheduler with a worker answers there within seconds.
    """
    # Imported here: Dask takes half a second, and need not be installed.
    try:
        from distributed import Client  # noqa: PLC0415
    except ImportError as error:
        raise OrderError(NOT_INSTALLED) from error
    # What Dask would log of lost workers and schedulers is said by us, once.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        asyncio.run(_knock(address, connect_s))
        client = Client(address, timeout=connect_s, set_as_default=False)
    except Exception as error:
        raise OrderError(f"no Dask scheduler answers at {address!r}: {_why(error)}") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=connect_s)
        except TimeoutError as error:
            raise OrderError(f"the cluster has no workers; start some with: dask worker {address}") from error
        _demand_musterpress(client)
        yield Cluster(client)


def _demand_musterpress(client: Any) -> None:
    """Ask every worker by what Python brings along: one that was sent a batch without knowing the word would die."""
    answers = client.run(resolve_name, f"{fight_batch.__module__}:{fight_batch.__name__}", on_error="return")
    for worker in sorted(answers):
        if isinstance(answers[worker], Exception):
            raise OrderError(f"{NOT_THERE} (the worker {worker} says: {answers[worker]})")


def _why(error: Exception) -> str:
    said = str(error) if isinstance(error, OSError | ValueError | TypeError) else ""
    return said or "what listens there does not speak as one does"


async def _knock(address: str, connect_s: float) -> None:
    """Return if what listens at the address speaks as Dask does; a client would wait forever for one that is silent."""
    from distributed.comm.core import connect  # noqa: PLC0415 - as in `connected`
    from distributed.security import Security  # noqa: PLC0415

    async with asyncio.timeout(2 * connect_s):
        comm = await connect(address, timeout=connect_s, **Security().get_connection_args("client"))
        await comm.close()

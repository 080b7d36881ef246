"""What a worker process runs: tasks come in by standard input, what they tell and find goes out by standard output.

It ends when its input does, so that no worker outlives the studio.
"""

import os
import pickle
import signal
import sys
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Event, Thread
from typing import IO, Any

from engine.battles.orders import OrderError

KINDNESS = 4
"""How far workers step back: an author who types goes before battles, on a machine with few processors too."""


def work(orders: IO[bytes], answers: IO[bytes]) -> None:
    """Do tasks one after another, hearing stops meanwhile, until there are no more orders; then stop them all."""
    waiting: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    stops: defaultdict[int, Event] = defaultdict(Event)
    Thread(target=_labour, args=(waiting, answers, stops), daemon=True).start()
    while (order := _next(orders)) is not None:
        said, number, *work = order
        if said == "stop":
            stops[number].set()
        else:
            waiting.put((number, *work))
    for stop in tuple(stops.values()):
        stop.set()


def _labour(waiting: SimpleQueue[tuple[int, bytes]], answers: IO[bytes], stops: defaultdict[int, Event]) -> None:
    with suppress(BrokenPipeError):  # the studio has gone, and nobody hears
        while True:
            number, work = waiting.get()
            _do(work, partial(_tell, answers, number), stops[number])
            del stops[number]


def _do(work: bytes, tell: Callable[[str, Any], None], stop: Event) -> None:
    try:
        task, arguments = pickle.loads(work)  # noqa: S301 - from the studio that started us
        tell("result", task(*arguments, partial(tell, "told"), stop))
    except OrderError as error:
        tell("failure", f"{str(error)[:1].upper()}{str(error)[1:]}.")
    except Exception as error:  # noqa: BLE001 - whatever fails is told to whoever waits
        tell("failure", f"Musterpress itself failed here, not your pack: {type(error).__name__}: {error}")


def _tell(answers: IO[bytes], number: int, said: str, value: Any) -> None:
    answers.write(pickle.dumps((number, said, value)))
    answers.flush()


def _next(orders: IO[bytes]) -> tuple[Any, ...] | None:
    """Return the next order; None when nobody can give any more."""
    try:
        order: tuple[Any, ...] = pickle.load(orders)  # noqa: S301 - from the studio that started us
    except (EOFError, OSError):
        return None
    return order


def main() -> None:
    """Work for the process that started this one; what tasks print goes to standard error.

    Ctrl-C is the studio's: it reaches all processes of a terminal.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # where it is not, the system itself favours the window in front
        os.nice(KINDNESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()

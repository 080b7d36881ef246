"""Ctrl-C during long work: the first one asks it to end and keep what is done, the second ends the program."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any


@contextmanager
def stop_on_interrupt() -> Iterator[Event]:
    """Give an event that the first Ctrl-C sets."""
    stop = Event()
    before = signal.getsignal(signal.SIGINT)

    def ask(*_: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)

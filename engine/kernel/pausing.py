"""Where a battle stands still: it is left by an exception in plain Python and by a long jump in C, or goes on there.

It goes on where whoever plays it has changed its records meanwhile (`goes_on_with`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import local
from typing import Any

_THREAD = local()


@contextmanager
def goes_on_with(step: Callable[[], bool]) -> Iterator[None]:
    """Have battles of this thread ask `step` wherever they would be left in plain mode; True: they go on there."""
    before: Any = getattr(_THREAD, "step", None)
    _THREAD.step = step
    try:
        yield
    finally:
        _THREAD.step = before


class Waiting(Exception):  # no error: the battle stands still and may be gone on with
    """A question has no answer yet; the records say which."""


def leave_battle() -> None:
    """Leave the battle in the midst of whatever asked, its records as they are, unless it goes on with a step.

    Raises:
        Waiting: it is left.
    """
    step = getattr(_THREAD, "step", None)
    if step is None or not step():
        raise Waiting

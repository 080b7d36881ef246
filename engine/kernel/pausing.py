"""The way out of a battle that waits for an answer: an exception in plain Python, a long jump in C."""


class Waiting(Exception):  # no error: the battle stands still and may be gone on with
    """A question has no answer yet; the records say which."""


def leave_battle() -> None:
    """Leave the battle in the midst of whatever asked, its records as they are.

    Raises:
        Waiting: always.
    """
    raise Waiting

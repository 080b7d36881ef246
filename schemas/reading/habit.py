"""What a habit of authors is: another line tried in place of one of a text that the parser refused.

Each habit looks at one line, and tries another one in its place. Whether it is what went wrong is seen by reading on:
with the right line the parser gets further.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

Words = tuple[str, str, str]
"""A code, a message and a hint."""

Change = tuple[int, str, Words]
"""The column of a slip, counted from 0, the line as it was meant, and what is said of it."""

Habit = Callable[[list[str], int], Iterator[Change]]
"""Yields what a line, given by its number among all lines, could have been meant to be."""


@dataclass(frozen=True)
class Try:
    """Another line in place of line `number`, which counts from 0, and what is said if it is the right one."""

    number: int
    column: int
    line: str
    words: Words


KEY = r"[ \t]*(?:- +)*[A-Za-z_][\w-]*"
"""How a line begins with a key, in a list or not."""


def tries(habits: tuple[Habit, ...], lines: list[str], numbers: list[int]) -> Iterator[Try]:
    """Yield every line that could have been meant by one of those with these `numbers`, the surest first."""
    for habit in habits:
        for number in numbers:
            for column, line, words in habit(lines, number):
                yield Try(number, column, line, words)


def line_above(lines: list[str], number: int) -> str:
    """Return the last line above one in which something stands, "" if there is none."""
    return next((line for line in reversed(lines[:number]) if line.strip()), "")


def line_below(lines: list[str], number: int) -> str:
    """Return the first line below one in which something stands, "" if there is none."""
    return next((line for line in lines[number + 1 :] if line.strip()), "")


def indent_of(line: str) -> int:
    """Return how many blanks a line begins with."""
    return len(line) - len(line.lstrip())

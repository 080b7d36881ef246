"""What a kernel may not do while it runs, and what is raised where it does: the same in both modes.

In plain mode the functions here stand where the source has an operation; in C those of `build/head.py` do.
"""

from typing import NoReturn

LEAST, MOST = -(2**63), 2**63 - 1
SHIFT_MOST = 63

FAULTS: tuple[tuple[str, type[Exception], str], ...] = (
    ("INDEX", IndexError, "{0} is no cell of a column that has {1}"),
    ("WIDTH", OverflowError, "{0} is too wide for a column of {1} bits"),
    ("WHOLE", OverflowError, "a whole number goes beyond 64 bits"),
    ("ZERO", ZeroDivisionError, "division by zero"),
    ("SHIFT", ValueError, "negative shift count"),
    ("INFINITY", OverflowError, "cannot convert float infinity to integer"),
    ("NAN", ValueError, "cannot convert float NaN to integer"),
    ("ROOT", ValueError, "math domain error"),
    ("DEPTH", RecursionError, "functions call each other without end"),
)
"""Names, exceptions and sentences, in the order by which C knows them; {0} and {1} are a value and a bound."""

_SENTENCES = {name: sentence for name, _, sentence in FAULTS}


def no_cell(index: int, last: int) -> NoReturn:
    """Raise that a column has no cell of a number; `last` is that of its last one."""
    raise IndexError(_SENTENCES["INDEX"].format(index, last + 1))


def too_wide(value: int, most: int) -> NoReturn:
    """Raise that a value does not fit its column, of which `most` is the greatest."""
    raise OverflowError(_SENTENCES["WIDTH"].format(value, most.bit_length() + 1))


def of_64_bits(value: int) -> int:
    """Return a whole number that has 64 bits.

    Raises:
        OverflowError: it goes beyond them.
    """
    if LEAST <= value <= MOST:
        return value
    raise OverflowError(_SENTENCES["WHOLE"])


def shifted_left(value: int, by: int) -> int:
    """Return a whole number with its bits shifted to the left.

    Raises:
        ValueError: it is shifted by less than nothing.
        OverflowError: it then goes beyond 64 bits.
    """
    return of_64_bits(value << min(by, SHIFT_MOST + 1))

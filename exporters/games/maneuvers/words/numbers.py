"""Numbers as tables have them."""

from exporters.text.numbers import signed


def plain(number: int) -> str:
    """Return a number with a minus sign below zero, and without a sign above."""
    return signed(number).lstrip("+")

"""Rows of words in a language."""

from collections.abc import Iterable

from exporters.text.numbers import Facts, filled


def told(words: Iterable[str], language: str, facts: Facts | None = None) -> tuple[str, ...]:
    """Return the texts of a row in a language, with facts in the place of their names."""
    return filled((tuple(words),), facts or {}, language)[0]

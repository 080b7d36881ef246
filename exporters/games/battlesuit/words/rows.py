"""Rows of words, said with the facts that they name."""

from collections.abc import Iterable

from exporters.text.numbers import Facts, Rows
from schemas.catalogues.saying import said


def told(words: Iterable[str], language: str, facts: Facts | None = None) -> tuple[str, ...]:
    """Return texts in a language, with facts in the place of their names."""
    return tuple(said(text, language, **(facts or {})).strip() for text in words)


def told_rows(rows: Rows, language: str, facts: Facts | None = None) -> Rows:
    """Return rows in a language, with facts in the place of their names."""
    return tuple(told(row, language, facts) for row in rows)

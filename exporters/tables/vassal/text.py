"""Texts of VASSAL: sequences of fields that may hold sequences, as its `SequenceEncoder` writes them."""

from collections.abc import Iterable, Sequence
from functools import reduce

ESCAPE = "\\"
QUOTE = "'"


def sequence(fields: Iterable[str | int | bool], delimiter: str) -> str:
    """Return the fields in one text; the delimiter is escaped within them.

    A field is quoted if it ends in a backslash, which would escape the delimiter after it, or stands in quotes itself.
    """
    return delimiter.join(_field(_word(field), delimiter) for field in fields)


def _word(field: str | int | bool) -> str:  # noqa: FBT001 - a value like the others
    return str(field).lower() if isinstance(field, bool) else str(field)


def _field(word: str, delimiter: str) -> str:
    escaped = word.replace(delimiter, ESCAPE + delimiter)
    quoted = word.endswith(ESCAPE) or (word.startswith(QUOTE) and word.endswith(QUOTE) and word != "")
    return f"{QUOTE}{escaped}{QUOTE}" if quoted else escaped


def nested(parts: Sequence[str]) -> str:
    """Return parts one within the other, the first outermost: each but the last is followed by the rest.

    The last may hold no tab: VASSAL would take what follows it for a part.
    """
    *outer, inner = parts
    return reduce(lambda rest, part: sequence((part, rest), "\t"), reversed(outer), inner)


def add_piece(types: Sequence[str], states: Sequence[str]) -> str:
    """Return the command that makes a piece of some traits, the outermost first."""
    return "+/" + sequence(("null", nested(types), nested(states)), "/")


def key(letter: str) -> str:
    """Return a key pressed together with Ctrl; letters are capitals."""
    return f"{ord(letter)},130"

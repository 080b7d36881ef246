"""Names in braces: what a text of the quick reference leaves to the rules, and the parameters that names lead to."""

from collections.abc import Iterator, Mapping
from enum import Enum
from re import compile as compiled
from typing import Final, NamedTuple

from pydantic import BaseModel

from schemas.base import Document

NAME: Final = compiled(r"\{([a-z][a-z0-9_.]*)(?::([a-z]*))?\}")
"""A name, and the form it is written in."""

WHOLE_NAME: Final = r"\{[a-z][a-z0-9_.]*(?::[a-z]*)?\}"
"""A name with its form and its braces."""


class Named(NamedTuple):
    """A name in braces: a parameter by its dotted name, or a phrase or fact without dots; and its form, "" if none."""

    name: str
    form: str = ""

    @property
    def is_parameter(self) -> bool:
        """Whether it is the dotted name of a parameter."""
        return "." in self.name


def names_in(text: str) -> Iterator[Named]:
    """Yield the names that a text has in braces, in their order."""
    return (Named(found[1], found[2] or "") for found in NAME.finditer(text))


def parameter_at(rules: BaseModel, name: str) -> object:
    """Return the value of a parameter by its dotted name; entries of lists are numbered from 1.

    Raises:
        LookupError: the rules have none of that name.
    """
    value: object = rules
    for step in name.split("."):
        value = dict(_steps(value))[step]
    return value


def parameter_names(value: object, above: str = "") -> Iterator[str]:
    """Yield the dotted names of all parameters of some rules, those of groups among them."""
    for step, below in _steps(value):
        name = f"{above}.{step}" if above else step
        if above:
            yield name
        yield from parameter_names(below, name)


def _steps(value: object) -> Iterator[tuple[str, object]]:
    """Yield what lies in a value by the next step of its name; what a rules document says of itself is none."""
    if isinstance(value, BaseModel):
        told = Document.model_fields if isinstance(value, Document) else ()
        yield from ((name, below) for name, below in value if name not in told)
    elif isinstance(value, Mapping):
        yield from ((str(written(key)), below) for key, below in value.items())
    elif isinstance(value, tuple):
        yield from ((str(number), below) for number, below in enumerate(value, start=1))


def written(value: object) -> object:
    """Return a value as it is written in a document."""
    if isinstance(value, Enum):
        return value.value
    return [written(one) for one in value] if isinstance(value, tuple | list | frozenset) else value


def holds(value: object, wanted: object) -> bool:
    """Whether a parameter has a value; a list also has each of its entries."""
    there = written(value)
    return there == wanted or (isinstance(there, list) and wanted in there)

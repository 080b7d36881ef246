"""Tables of odds: what can be asked, which inputs it takes, and the rows that answer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from engine.odds.distribution import Odds
from engine.odds.parameters import ALL, Parameter, Value
from schemas.base import Document
from schemas.packs.packs import Pack

MOST_ROWS = 5000
Given = Mapping[str, Any]
ReadPack = Callable[[], Pack]


@dataclass(frozen=True)
class Answer:
    """Chances that sum to 1, and figures that belong beside them, such as the dice that are rolled."""

    odds: Odds
    figures: Mapping[str, Fraction] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """A line of a table: the inputs as the user writes them, then figures and chances by name."""

    given: Mapping[str, str]
    figures: Mapping[str, Fraction]
    chances: Mapping[str, Fraction]


@dataclass(frozen=True)
class OddsTable:
    """A row of the table of tables.

    `answer` takes the values by the names of their parameters, and the system's rules document;
    `rules` are the ids of the rules it follows, `example` the options of an example. `across` is the parameter whose
    values stand side by side where the table is drawn, each over the first of the chances.
    """

    name: str
    title: str
    rules: str
    parameters: tuple[Parameter, ...]
    answer: Callable[[Given, Any], Answer]
    example: str = ""
    across: str = ""

    def rows(self, rules: Document, texts: Mapping[str, str], read: ReadPack | None = None) -> Iterator[Row]:
        """Yield a row for each combination of the values in `texts`; what is not there has its default.

        Documents that a text names are those of the pack that `read` returns, which is read for them alone.

        Raises:
            ValueError: A text names no value of its parameter, or there are more than MOST_ROWS rows.
        """
        values = [_values(each, texts.get(each.name, each.default), read) for each in self.parameters]
        if prod(map(len, values)) > MOST_ROWS:
            raise ValueError(f"these values make {prod(map(len, values))} rows, and {MOST_ROWS} is the most")
        return (self._row(rules, combination) for combination in product(*values))

    def _row(self, rules: Document, combination: tuple[Value, ...]) -> Row:
        named = {parameter.name: value for parameter, value in zip(self.parameters, combination, strict=True)}
        answer = self.answer({name: value.meaning for name, value in named.items()}, rules)
        return Row({name: value.text for name, value in named.items()}, answer.figures, answer.odds.chances())


@dataclass(frozen=True)
class SystemOdds:
    """The odds of a system: its rules as ruled, its tables, and the pack whose documents they are asked about.

    `shipped` reads that pack; None where no table asks about documents.
    """

    rules: Document
    tables: tuple[OddsTable, ...]
    shipped: ReadPack | None = None


def _values(parameter: Parameter, text: str, read: ReadPack | None) -> tuple[Value, ...]:
    """Return the values of a text; where they are documents, those of the pack."""
    values = parameter.values(text)
    if not parameter.kind:
        return values
    there = {} if read is None else {loaded.id: loaded.model for loaded in read().of_kind(parameter.kind)}
    return tuple(found for value in values for found in _documents(value.text, parameter, there))


def _documents(name: str, parameter: Parameter, there: Mapping[str, Document]) -> Iterator[Value]:
    known = {each: model for each, model in there.items() if parameter.suits(model)}
    if name in there and name not in known:
        raise ValueError(f"{name!r} cannot be asked about here (use {', '.join(known) or 'another table'})")
    if not known or name not in {*known, ALL}:
        near = get_close_matches(name, known, n=1)
        advice = f"did you mean {near[0]!r}?" if near else f"it has {', '.join(known) or 'none'}"
        raise ValueError(f"{name!r} is no {parameter.kind} of the pack ({advice})")
    return (Value(each, known[each]) for each in (known if name == ALL else (name,)))

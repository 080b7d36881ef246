"""Tables of odds: what can be asked, which inputs it takes, and the rows that answer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from engine.odds.distribution import Odds
from engine.odds.parameters import Parameter, Value
from schemas.base import Document

MOST_ROWS = 5000
Given = Mapping[str, Any]


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
    `rules` are the ids of the rules it follows, `example` the options of an example.
    """

    name: str
    title: str
    rules: str
    parameters: tuple[Parameter, ...]
    answer: Callable[[Given, Any], Answer]
    example: str = ""

    def rows(self, rules: Document, texts: Mapping[str, str]) -> Iterator[Row]:
        """Yield a row for each combination of the values in `texts`; what is not there has its default.

        Raises:
            ValueError: A text names no value of its parameter, or there are more than MOST_ROWS rows.
        """
        values = [parameter.values(texts.get(parameter.name, parameter.default)) for parameter in self.parameters]
        if prod(map(len, values)) > MOST_ROWS:
            raise ValueError(f"these values make {prod(map(len, values))} rows, and {MOST_ROWS} is the most")
        return (self._row(rules, combination) for combination in product(*values))

    def _row(self, rules: Document, combination: tuple[Value, ...]) -> Row:
        named = {parameter.name: value for parameter, value in zip(self.parameters, combination, strict=True)}
        answer = self.answer({name: value.meaning for name, value in named.items()}, rules)
        return Row({name: value.text for name, value in named.items()}, answer.figures, answer.odds.chances())


@dataclass(frozen=True)
class SystemOdds:
    """The odds of a system: its rules as ruled, and its tables."""

    rules: Document
    tables: tuple[OddsTable, ...]

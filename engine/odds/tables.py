"""Tables of odds, whatever the system: parameters with their ranges, and functions of them."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from engine.odds.dice import Odds
from schemas.base import Document
from schemas.packs.packs import Pack

SPAN = re.compile(r"(\d{1,6})\.\.(\d{1,6})")
NUMBER = re.compile(r"\d{1,6}")
DECIMAL = re.compile(r"\d{1,6}(\.\d{1,6})?")
ALL = "all"


@dataclass(frozen=True)
class Value:
    """A value as it is written, and what it means to the rules."""

    text: str
    meaning: object


@dataclass(frozen=True)
class Parameter:
    """An input of a table: what it is, what it may be, and what it is if the user says nothing.

    `read` yields the values of one part of a list and raises ValueError if there are none. `kind` is that of the
    documents whose ids it takes: what they mean is looked up in a pack. `suits` says which of them can be asked about.
    """

    name: str
    meaning: str
    accepts: str
    default: str
    read: Callable[[str], Iterator[Value]]
    kind: str = ""
    suits: Callable[[Any], bool] = lambda _: True

    def values(self, text: str) -> tuple[Value, ...]:
        """Return the values of a text such as `1..6` or `light,heavy`, in its order.

        Raises:
            ValueError: A part of it is no value of this parameter; the message says which.
        """
        return tuple(value for part in text.split(",") for value in self.read(part.strip()))


def whole_number(name: str, meaning: str, default: str, *, least: int = 0, most: int = 40) -> Parameter:
    """Return a parameter that takes whole numbers and spans of them."""

    def read(part: str) -> Iterator[Value]:
        span = SPAN.fullmatch(part)
        if not span and not NUMBER.fullmatch(part):
            raise ValueError(f"{part!r} is neither a whole number nor a span such as 1..6")
        first, last = (int(end) for end in span.groups()) if span else (int(part), int(part))
        if not least <= first <= last <= most:
            raise ValueError(f"{part!r} is not within {least} to {most}, rising")
        return (Value(str(number), number) for number in range(first, last + 1))

    return Parameter(name, meaning, f"{least} to {most}", default, read)


def inches(name: str, meaning: str, default: str, *, most: int = 200) -> Parameter:
    """Return a parameter that takes inches, with decimals, and spans of whole inches."""
    whole = whole_number(name, meaning, default, most=most)

    def read(part: str) -> Iterator[Value]:
        if SPAN.fullmatch(part):
            return whole.read(part)
        if not DECIMAL.fullmatch(part) or float(part) > most:
            raise ValueError(f"{part!r} is not a number of inches within 0 to {most}")
        return iter([Value(f"{float(part):g}", float(part))])

    return Parameter(name, meaning, f"0 to {most}, in inches", default, read)


def word(name: str, meaning: str, default: str, words: Mapping[str, object]) -> Parameter:
    """Return a parameter that takes words, each with its meaning."""
    known = ", ".join(words)

    def read(part: str) -> Iterator[Value]:
        if part not in words:
            near = get_close_matches(part, words, n=1)
            advice = f"did you mean {near[0]!r}?" if near else f"use {known}"
            raise ValueError(f"{part!r} is not known ({advice})")
        return iter([Value(part, words[part])])

    return Parameter(name, meaning, known, default, read)


def listed(name: str, meaning: str, default: str, accepts: str, entry: Callable[[str], object]) -> Parameter:
    """Return a parameter whose values are lists joined by `+`, or `none`; `entry` reads one, or raises ValueError."""

    def read(part: str) -> Iterator[Value]:
        entries = [] if part == "none" else part.split("+")
        return iter([Value(part, tuple(entry(text) for text in entries))])

    return Parameter(name, meaning, accepts, default, read)


def documents(name: str, meaning: str, kind: str, suits: Callable[[Any], bool] = lambda _: True) -> Parameter:
    """Return a parameter that takes the ids of a pack's documents of a kind that suit it, or all of those."""

    def read(part: str) -> Iterator[Value]:
        if not part:
            raise ValueError(f"'' is no {kind}")
        return iter([Value(part, part)])

    return Parameter(name, meaning, f"ids of the pack, or {ALL}", ALL, read, kind, suits)


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

    def refuse_unknown(self, texts: Mapping[str, str]) -> None:
        """Refuse texts of which one is for no parameter.

        Raises:
            ValueError: the message says which there are.
        """
        there = [each.name for each in self.parameters]
        if unknown := [name for name in texts if name not in there]:
            raise ValueError(f"the table {self.name} has no input {unknown[0]!r}; there are: {', '.join(there)}")

    def asked_otherwise(self, texts: Mapping[str, str]) -> dict[str, str]:
        """Return the texts of parameters that are not what they are if the user says nothing."""
        usual = {each.name: each.default for each in self.parameters}
        return {name: text for name, text in texts.items() if text != usual.get(name)}

    def _row(self, rules: Document, combination: tuple[Value, ...]) -> Row:
        named = {parameter.name: value for parameter, value in zip(self.parameters, combination, strict=True)}
        answer = self.answer({name: value.meaning for name, value in named.items()}, rules)
        return Row({name: value.text for name, value in named.items()}, answer.figures, answer.odds.chances())


def rules_of(pack: Pack) -> str:
    """Return what the rules of a pack are called beside chances."""
    return f"rules of {pack.manifest.id}"


@dataclass(frozen=True)
class SystemOdds:
    """The odds of a system: its rules as ruled, its tables, and the pack whose documents they are asked about.

    `shipped` reads that pack; None where no table asks about documents.
    """

    rules: Document
    tables: tuple[OddsTable, ...]
    shipped: ReadPack | None = None

    def table_of(self, name: str) -> OddsTable:
        """Return a table by its name.

        Raises:
            ValueError: there is none of that name.
        """
        known = {table.name: table for table in self.tables}
        if name not in known:
            raise ValueError(f"no table {name!r}; there are: {', '.join(known)}")
        return known[name]


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

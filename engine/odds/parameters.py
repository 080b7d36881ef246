"""Inputs of tables: how a user writes one value, several (`1,3`), or a span of whole numbers (`1..6`)."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

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

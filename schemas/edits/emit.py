"""Values as the text of a YAML file: the style of what stood there first, then the safest there is.

What is written means the same to readers of YAML 1.1 and 1.2.
"""

import json
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from schemas.reading.nodes import plain_value

WIDEST = 100
"""Characters of a list or mapping that is written in one line."""

INDENT = 2
RESOLVER: Any = yaml.resolver.Resolver()
TEXT_TAG = "tag:yaml.org,2002:str"
NO_START = frozenset("-?:,[]{}#&*!|>'\"%@`=<~.")
NO_PLAIN = re.compile(r": |:$| #|^\s|\s$|\t")
NO_FLOW_PLAIN = re.compile(r"[,\[\]{}]|:")
NO_FOLD = re.compile(r"^\s|\s$|[ \t]\n|\n[ \t]|\t|^\n|  ")


@dataclass(frozen=True)
class Style:
    """How a value was written, to write the next one alike.

    `mark` is its first character if that is a quote, bracket, `|` or `>`, "-" for a list or mapping in lines, else "".
    Lines below begin at `column`; folded lines end before `stop`.
    """

    mark: str = ""
    column: int = 0
    stop: int = WIDEST + 10


@dataclass(frozen=True)
class Written:
    """A value as text: what stands behind its key or dash, and the lines below, indented, without line ends."""

    head: str
    below: tuple[str, ...] = ()


def key_text(name: str, mark: str = "") -> str:
    """Return a key as text, in quotes where it needs them or had them (`mark`)."""
    return _text(name, mark, in_flow=True)


def forms(value: Any, style: Style, *, in_flow: bool) -> Iterator[Written]:
    """Yield ways to write a value, the best first."""
    if not in_flow and isinstance(value, str):
        yield from _text_in_lines(value, style)
        yield Written(_text(value, style.mark, in_flow=False))
    if not in_flow and isinstance(value, list | dict) and value and not _in_one_line(value, style.mark):
        yield Written("", tuple(_lines(value, style.column)))
    yield Written(one_line(value, style.mark))
    yield Written(one_line(value, '"'))


def one_line(value: Any, mark: str = "") -> str:
    """Return a value in one line, as it may stand between brackets too."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_text(name, mark)}: {one_line(item, mark)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(one_line(item, mark) for item in value) + "]"
    if isinstance(value, str):
        return _text(value, mark, in_flow=True)
    return _number(value)


def _number(value: float | None) -> str:
    """Return a number, true, false or null as text."""
    if isinstance(value, float):
        mantissa, letter, exponent = repr(value).partition("e")
        return f"{mantissa}{'' if '.' in mantissa or not letter else '.0'}{letter}{exponent}"
    return json.dumps(value)


def _text(text: str, mark: str, *, in_flow: bool) -> str:
    if mark == '"' or not text.isprintable():
        return _double_quoted(text)
    if mark == "'" or not _may_be_plain(text, in_flow=in_flow):
        return "'" + text.replace("'", "''") + "'"
    return text


def _may_be_plain(text: str, *, in_flow: bool) -> bool:
    """Whether a text without quotes is read as that text, by old readers too."""
    if not text or text[0] in NO_START or NO_PLAIN.search(text) or (in_flow and NO_FLOW_PLAIN.search(text)):
        return False
    return plain_value(text) == text and RESOLVER.resolve(yaml.ScalarNode, text, (True, False)) == TEXT_TAG


def _double_quoted(text: str) -> str:
    quoted = json.dumps(text, ensure_ascii=False)
    return "".join(one if one.isprintable() else _escape(one) for one in quoted)


def _escape(character: str) -> str:
    number = ord(character)
    return f"\\u{number:04X}" if number < 0x10000 else f"\\U{number:08X}"


def _text_in_lines(text: str, style: Style) -> Iterator[Written]:
    """Yield a text in lines below a `>` or `|`, if it stood in lines before or has several, and can."""
    body, margin = text.removesuffix("\n"), " " * style.column
    lines = body.split("\n")
    if not body or body.endswith("\n") or lines[0][:1] in {"", " "} or not all(map(str.isprintable, lines)):
        return
    chomp = "" if text.endswith("\n") else "-"
    if style.mark == ">" and not NO_FOLD.search(body):
        yield Written(f">{chomp}", tuple(f"{margin}{line}".rstrip(" ") for line in _folded(lines, style)))
    if style.mark == "|" or len(lines) > 1:
        yield Written(f"|{chomp}", tuple(f"{margin}{line}" if line else "" for line in lines))


def _folded(lines: list[str], style: Style) -> Iterator[str]:
    """Yield lines that are read as `lines`: a single line end counts as a space, an empty line as a line end."""
    for number, line in enumerate(lines):
        if number:
            yield ""
        width = max(1, style.stop - style.column)
        yield from textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False)


def _in_one_line(value: Any, mark: str) -> bool:
    """Whether a list or mapping is written between brackets: it was, or it is short and holds no mappings."""
    if mark:
        return mark != "-"
    items = value if isinstance(value, list) else list(value.values())
    if any(isinstance(item, dict) or (isinstance(item, str) and "\n" in item) for item in items):
        return False
    return len(one_line(value)) <= WIDEST


def _lines(value: Any, column: int) -> Iterator[str]:
    """Yield a list or mapping line by line, an item or a key in each."""
    margin = " " * column
    pairs = value.items() if isinstance(value, dict) else ((None, item) for item in value)
    for name, item in pairs:
        lead = "-" if name is None else f"{key_text(name)}:"
        yield from below(f"{margin}{lead}", next(forms(item, Style("", column + INDENT), in_flow=False)))


def below(lead: str, written: Written) -> Iterator[str]:
    """Yield the lines of a value behind its key or dash; a block begins in the line of its dash."""
    if not written.head and lead.endswith("-"):
        yield f"{lead} {written.below[0].lstrip(' ')}"
        yield from written.below[1:]
    else:
        yield f"{lead} {written.head}" if written.head else lead
        yield from written.below

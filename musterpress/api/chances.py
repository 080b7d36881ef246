"""Exact chances as tables, for programs."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from engine.experiments.measures.flat_rows import odds_found
from engine.odds.tables import SystemOdds
from engine.systems import SYSTEMS
from musterpress.api.packs import Pack
from musterpress.api.tables import Row, Table
from schemas.systems import SYSTEM_NAMES

NUMBER: Final = re.compile(r"\d+(\.\d+)?")
Input = str | float | range | list[str] | list[int] | list[float]
"""A value of an input, a span of whole numbers (`range(1, 7)`, or "1..6"), or a list of values."""


def odds_tables(system: str) -> Table:
    """Return the tables of odds of a game, a row each: `name`, `title`, its `inputs`, and the `rules` it follows.

    Raises:
        ValueError: there is no such game, or its chances cannot be computed.
    """
    rows = (
        {
            "name": table.name,
            "title": table.title,
            "inputs": ", ".join(f"{each.name} ({each.accepts}; else {each.default})" for each in table.parameters),
            "rules": table.rules,
        }
        for table in _odds_of(system).tables
    )
    return Table(tuple(rows))


def odds(of: Pack | str, table: str, /, *, exact: bool = False, **inputs: Input) -> Table:
    """Return a table of exact chances, a row for each combination of the inputs, in their order.

    `of` is a pack, whose rules are in force, or the name of a game as ruled. A row has the inputs, then figures such as
    the dice that are rolled, then the chances, which sum to 1: as floats, or as fractions if `exact`. Inputs that are
    not named have their defaults; `odds_tables` lists them, and so does the page on tables of odds in the reference.

    Source: `facts["rules"]` are the ids of the rules that the table follows.

    Raises:
        ValueError: there is no such table, no such input, or an input does not take a value.
    """
    system = of if isinstance(of, str) else of.system
    answered = _odds_of(system)
    asked = answered.table_of(table)
    texts = {name: _text(value) for name, value in inputs.items()}
    asked.refuse_unknown(texts)
    if isinstance(of, str):
        rows = asked.rows(answered.rules, texts, answered.shipped)
    else:
        rows = asked.rows(of.read.rules, texts, lambda: of.read)
    shown = (
        {name: _value(text) for name, text in row.given.items()} | _numbers({**row.figures, **row.chances}, exact=exact)
        for row in rows
    )
    return Table(tuple(shown), {"system": system, "table": table, "title": asked.title, "rules": asked.rules.split()})


def kept_odds(pack: Pack, table: str, inputs: Mapping[str, str]) -> Table:
    """Return a table of chances by the rules of a pack, as `musterpress odds --keep` has it.

    Raises:
        OrderError: there is no such table or input, or an input does not take a value.
    """
    facts, rows = odds_found(pack.read, table, inputs)
    return Table(tuple(rows), facts)


def _odds_of(system: str) -> SystemOdds:
    if system not in SYSTEM_NAMES:
        raise ValueError(f"no game {system!r}; there are: {', '.join(SYSTEM_NAMES)}")
    record = SYSTEMS[system]
    if record.odds is None:
        raise ValueError(f"chances of {record.title} cannot be computed yet")
    return record.odds()


def _text(value: Input) -> str:
    if isinstance(value, range) and value.step == 1 and len(value):
        return f"{value[0]}..{value[-1]}"
    return ",".join(map(str, value)) if isinstance(value, range | list) else str(value)


def _value(text: str) -> str | float:
    if not NUMBER.fullmatch(text):
        return text
    return float(text) if "." in text else int(text)


def _numbers(values: Mapping[str, Fraction], *, exact: bool) -> Row:
    return {name: value if exact else float(value) for name, value in values.items()}

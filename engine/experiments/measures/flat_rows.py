"""Rows of battles and of exact chances, and any rows as CSV and as JSON.

Of one battle there is a digest of all that happened in it; chances stand as fractions and as decimals.
"""

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from engine.battles.battle import Battle
from engine.battles.forms import BattleForm, Fact
from engine.battles.orders import OrderError, Outcome
from engine.battles.played import battles_of
from engine.experiments.measures.rows import Row
from engine.odds.tables import OddsTable, rules_of
from engine.odds.tables import Row as OddsRow
from engine.systems import SYSTEMS, title_of
from schemas.packs.packs import Pack
from schemas.packs.report import inert_cell

NUMBER: Final = frozenset({"fraction", "decimal"})
DECIMAL: Final = "_decimal"
"""The end of the name of a column with decimals, beside that with fractions."""


def battle_row(fought: Battle) -> Row:
    """Return how a battle ended as a row, as that of many is."""
    played = battles_of(fought.pack.manifest.system)
    form = played.form_for(played.prepared(fought.pack), fought.order.scenario)
    return outcome_row(fought.setup.outcome(fought.order), form)


def battle_facts(pack: str, mode: str, log: Iterable[Mapping[str, Any]]) -> Row:
    """Return of which pack a battle is, by which kernels, and as `log` a digest of the rows of its log."""
    digest = hashlib.blake2b(digest_size=16)
    for row in log:
        digest.update(json.dumps({**row, "mode": ""}, ensure_ascii=False).encode())
    return {"pack": pack, "mode": mode, "log": digest.hexdigest()}


def outcome_row(outcome: Outcome, form: BattleForm) -> Row:
    """Return what is kept of a battle as a flat row."""
    result, order = outcome.result, outcome.order
    row: Row = {"seed": order.seed, "scenario": order.scenario, "map": outcome.map, "winner": result.winner}
    row |= {"ending": result.ending, "level": result.level, "turns": result.turns}
    row |= {"log_rows": outcome.rows, "fault": outcome.fault}
    for seat, force in outcome.forces.items():
        row |= {f"force_{seat}": force, f"score_{seat}": result.scores.get(seat)}
    for fact in form.facts:
        row |= _fact(fact, outcome.facts[fact.name], outcome.seats)
    return row


def _fact(fact: Fact, value: Any, seats: Iterable[str]) -> Row:
    """Return a fact as columns: one, or one for each seat; what is counted of several things is a list."""
    if fact.kind in {"word", "count"}:
        return {fact.name: value}
    if fact.kind == "uses":
        return {f"{fact.name}_{name}": [*counts] for name, counts in value.items()}
    plain = ([*each] if isinstance(each, tuple) else each for each in value)
    return {f"{fact.name}_{seat}": each for seat, each in zip(seats, plain, strict=False)}


def odds_found(pack: Pack, table: str, inputs: Mapping[str, str]) -> tuple[Row, list[Row]]:
    """Return a table of exact chances by the rules of a pack, as facts and rows: those of `musterpress odds --keep`.

    Raises:
        OrderError: there is no such table or input, or an input does not take a value.
    """
    system = pack.manifest.system
    odds = SYSTEMS[system].odds if system in SYSTEMS else None
    if odds is None:
        raise OrderError(f"chances of {title_of(system)} cannot be computed yet")
    try:
        asked = odds().table_of(table)
        asked.refuse_unknown(inputs)
        rows = odds_rows(asked.rows(pack.rules, inputs, lambda: pack))
    except ValueError as error:
        raise OrderError(str(error)) from error
    return odds_facts(system, asked, rules_of(pack)), rows


def odds_rows(rows: Iterable[OddsRow]) -> list[Row]:
    """Return a row for each combination of inputs: what was given, figures and chances, as fractions and decimals."""
    return [
        {"given": dict(row.given), "figures": _numbers(row.figures), "chances": _numbers(row.chances)} for row in rows
    ]


def _numbers(named: Mapping[str, Fraction]) -> dict[str, dict[str, str | float]]:
    return {name: {"fraction": str(value), "decimal": float(value)} for name, value in named.items()}


def odds_facts(system: str, table: OddsTable, rules: str) -> Row:
    """Return what was asked: the table, and under whose `rules`."""
    named = {"system": system, "table": table.name, "title": table.title}
    return {**named, "rules": rules, "rule_ids": table.rules.split()}


def flat(row: Mapping[str, Any]) -> Row:
    """Return a row without rows in it: of a number its fraction, then the decimal in a column of its own."""
    cells: Row = {}
    for name, value in row.items():
        if not isinstance(value, dict):
            cells[name] = value
        elif value.keys() == NUMBER:
            cells |= {name: value["fraction"], f"{name}{DECIMAL}": value["decimal"]}
        else:
            cells |= flat(value)
    return cells


def csv_text(rows: Sequence[Mapping[str, Any]]) -> str:
    """Return rows as CSV with a line of column names; "" without rows. What a row does not have is empty there."""
    if not rows:
        return ""
    cells = [*map(flat, rows)]
    text = io.StringIO()
    writer = csv.DictWriter(text, dict.fromkeys(name for row in cells for name in row), lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: inert_cell(value) for name, value in row.items()} for row in cells)
    return text.getvalue().rstrip("\n")


def json_text(facts: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> str:
    """Return facts and rows as a JSON object."""
    return json.dumps({**facts, "rows": [*rows]}, indent=2, ensure_ascii=False)

"""`musterpress explain`: what a diagnostic code or a rule id stands for."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from enum import Enum
from typing import Annotated, Final

import typer
from pydantic import BaseModel

from engine.checking.checks import every_check
from engine.paths import CONTENT, shipped_ids
from exporters.preflight.codes import CODES
from musterpress.arguments.options import LanguageOption
from musterpress.terminal import say
from schemas.catalogues.saying import said
from schemas.diagnostics.codes import FORMER
from schemas.diagnostics.diagnostics import Severity
from schemas.models.rulebook import Rule, Rulebook, Ruling
from schemas.packs.packs import Pack, read_packs

SEVERITIES: Final = {Severity.ERROR: "error", Severity.WARNING: "warning"}


def explain(
    name: Annotated[str, typer.Argument(metavar="CODE-OR-RULE-ID", help="As in a diagnostic or a battle's log.")],
    language: LanguageOption = "",
) -> None:
    """Explain a diagnostic code or a rule id."""
    lines = tuple(explanation(name, language))
    if not lines:
        raise typer.BadParameter(f"{name!r} is neither a diagnostic code nor a rule id{_advice(name)}")
    for line in lines:
        say(line)


def explanation(name: str, language: str = "") -> Iterator[str]:
    """Yield the lines that explain `name`; none if nothing is called so. Former names of codes lead to the new.

    What a code is called is said in a language; the rest is in English, as messages and hints are.
    """
    if name in FORMER:
        yield said("{former} is called {name} now.", language, former=name, name=FORMER[name])
        yield ""
        name = FORMER[name]
    if name in CODES:
        code = CODES[name]
        yield f"{code.code} ({said(SEVERITIES[code.severity], language)}): {said(code.title, language)}"
        yield ""
        yield from code.explanation.splitlines()
        yield from _rules_of_check(name)
        return
    for pack in _shipped_packs():
        for entry in _entries(pack):
            if entry.id == name.upper():
                yield from _rule_lines(entry) if isinstance(entry, Rule) else _ruling_lines(entry, pack)
                yield from _checks_of_rule(entry.id)


def told_to_players(names: Iterable[str]) -> tuple[str, ...]:
    """Return rules and rulings as players are told them, a line each: `7S.ACT.1: To activate a unit ...`."""
    told = {entry.id: entry for pack in _shipped_packs() for entry in _entries(pack)}
    entries = [told[name] for name in dict.fromkeys(names) if name in told]
    return tuple(f"{entry.id}: {_said_to_players(entry)}" for entry in entries)


def _said_to_players(entry: Rule | Ruling) -> str:
    return entry.text or (entry.ruling if isinstance(entry, Ruling) else "")


def _rule_lines(rule: Rule) -> Iterator[str]:
    yield f"{rule.id} ({rule.section})"
    yield ""
    yield rule.text
    if rule.note is not None:
        yield f"Note: {rule.note}"


def _ruling_lines(ruling: Ruling, pack: Pack) -> Iterator[str]:
    yield f"{ruling.id} (ruling)"
    yield ""
    if ruling.text is not None:
        yield ruling.text
    yield f"Question: {ruling.question}"
    yield f"Ruling: {ruling.ruling}"
    for name in ruling.parameters:
        yield f"Parameter: {name} = {parameter_value(pack.rules, name)}"


def _rules_of_check(code: str) -> Iterator[str]:
    rules = sorted({check.rule for check in every_check() if check.code == code and check.rule})
    if rules:
        yield f"Look up: musterpress explain {' '.join(rules).split()[0]}"


def _checks_of_rule(rule_id: str) -> Iterator[str]:
    codes = sorted({check.code for check in every_check() if rule_id in check.rule.split()})
    if codes:
        yield f"Checked by: {', '.join(codes)}"


def _shipped_packs() -> tuple[Pack, ...]:
    return read_packs(tuple(CONTENT / pack_id for pack_id in shipped_ids())).packs


def _entries(pack: Pack) -> Iterator[Rule | Ruling]:
    for loaded in pack.documents:
        if isinstance(loaded.model, Rulebook):
            yield from loaded.model.rules
            yield from loaded.model.rulings


def _advice(name: str) -> str:
    known = [*CODES, *(entry.id for pack in _shipped_packs() for entry in _entries(pack))]
    near = get_close_matches(name, known, n=1) or get_close_matches(name.upper(), known, n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def parameter_value(rules: BaseModel, name: str) -> str:
    """Return the value of the parameter called `name` in words; "" if the rules have none of that name."""
    value: object = rules
    for step in name.split("."):
        value = value.get(step) if isinstance(value, dict) else getattr(value, step, None)
    return in_words(value)


def in_words(value: object) -> str:
    """Return a value as YAML authors write it; a group of values in one line."""
    match value:
        case None:
            words = ""
        case bool():
            words = "true" if value else "false"
        case Enum():
            words = str(value.value)
        case float():
            words = f"{value:g}"
        case BaseModel():
            words = in_words(dict(value))
        case dict():
            words = "{" + ", ".join(f"{in_words(key)}: {in_words(entry)}" for key, entry in value.items()) + "}"
        case tuple() | list():
            words = "[" + ", ".join(in_words(entry) for entry in value) + "]"
        case _:
            words = str(value)
    return words

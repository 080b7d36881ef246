"""The page of a system: each rule and ruling, where it lives, and which cases and tests touch it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docs.rule_places import Places, document, places_of
from docs.simplified import SIMPLIFIED
from engine.systems import SYSTEMS
from schemas.systems import SYSTEM_NAMES, SystemName

CASE_NUMBER = re.compile(r"\d+$")
WORDS_ONLY = "words only"
NOT_YET = "not yet played"
NO_RULEBOOK: Mapping[str, Any] = {"rules": (), "rulings": ()}


@dataclass(frozen=True)
class System:
    """Where a system keeps its rulebook, content and worked cases; `fought` once it has battles, all rules played."""

    name: str
    title: str
    content: Path
    cases: Path
    fought: bool

    @classmethod
    def of(cls, name: SystemName) -> "System":
        """Return the places of a system, which all have its name."""
        row = SYSTEMS[name]
        content, cases = Path("content", name), Path("tests/rules/cases", f"{name}.yaml")
        return cls(name, row.title, content, cases, fought=row.battles is not None)

    def rulebook(self) -> Mapping[str, Any]:
        """Return the rulebook as a document; one without rules as long as there is none."""
        path = self.content / "rulebook.yaml"
        book: Mapping[str, Any] = document(path) if path.is_file() else NO_RULEBOOK
        return book

    def places(self) -> Mapping[str, Places]:
        """Return where each rule lives."""
        return places_of(self.rulebook(), self.content, self.cases)


RULED = tuple(System.of(name) for name in SYSTEM_NAMES)
"""The systems with a page, in the order of `SYSTEM_NAMES`."""


def unclaimed(system: System) -> list[str]:
    """Return the rules that play and live nowhere, and the rulings with a parameter that do.

    The rules of a system without battles wait for them; its rulings have their parameters.
    """
    book, places = system.rulebook(), system.places()
    rules = [rule["id"] for rule in book["rules"] if rule.get("plays", True) and system.fought]
    rulings = [ruling["id"] for ruling in book["rulings"] if ruling.get("parameters")]
    return [rule for rule in (*rules, *rulings) if rule not in places or not places[rule].files]


def unknown(system: System) -> list[str]:
    """Return the ids that code, content or worked cases cite and the rulebook does not know."""
    book = system.rulebook()
    known = {row["id"] for row in (*book["rules"], *book["rulings"])}
    prefixes = tuple({rule["id"].split(".")[0] + "." for rule in book["rules"]})
    cited = (rule for rule, found in system.places().items() if found.files or found.cases)
    return sorted(rule for rule in cited if rule.startswith(prefixes) and rule not in known)


def rules_page(system: System) -> str:
    """Return the page: a table of the rules of each area, then one of the rulings, then what is simplified."""
    return "\n".join(_lines(system))


def _lines(system: System) -> Iterator[str]:
    book, places = system.rulebook(), system.places()
    words = sum(not rule.get("plays", True) for rule in book["rules"])
    yield f"{len(book['rules'])} rules, {words} of them {WORDS_ONLY}, and {len(book['rulings'])} rulings."
    yield "A file is named when it cites the rule, a case when the rule stands at its head."
    if book["rules"]:
        yield f"`musterpress explain {book['rules'][0]['id']}` prints a rule; each rule and ruling can be asked for so."
    yield from _licence(system)
    if not system.cases.is_file():
        yield "There are no worked cases yet."
    yield from _rules(system, book, places)
    yield from _rulings(book, places)
    yield from _simplified(system)


def _licence(system: System) -> Iterator[str]:
    """Yield under which licence the rulebook is given, and what that wants said; one sentence a line."""
    path = system.content / "pack.yaml"
    if not path.is_file():
        return
    manifest = document(path)
    yield ""
    yield f"The rulebook is part of the pack `{system.name}`, offered under {manifest['licence']}."
    yield from re.split(r"(?<=[.!?]) (?=[A-Z])", manifest.get("notice", "").strip())


def _rules(system: System, book: Mapping[str, Any], places: Mapping[str, Places]) -> Iterator[str]:
    area = ""
    for rule in book["rules"]:
        named = rule["id"].split(".")[1]
        if named != area:
            area = named
            yield from (
                "",
                f"## {area}",
                "",
                "| rule | section | lives in | worked cases | tests |",
                "|---|---|---|---|---|",
            )
        where = (_files(places.get(rule["id"])) or _waiting(system)) if rule.get("plays", True) else WORDS_ONLY
        yield _row(rule["id"], rule["section"], where, places.get(rule["id"]))


def _rulings(book: Mapping[str, Any], places: Mapping[str, Places]) -> Iterator[str]:
    yield from (
        "",
        "## Rulings",
        "",
        "| ruling | parameters | lives in | worked cases | tests |",
        "|---|---|---|---|---|",
    )
    for ruling in book["rulings"]:
        found = places.get(ruling["id"])
        named = ", ".join(f"`{name}`" for name in ruling.get("parameters", ())) or WORDS_ONLY
        yield _row(ruling["id"], named, _files(found), found)


def _simplified(system: System) -> Iterator[str]:
    if system.name in SIMPLIFIED:
        yield from ("", "## What the engine settles for the players, or rounds off", "")
        yield from (f"- {sentence}" for sentence in SIMPLIFIED[system.name])


def _row(rule: str, subject: str, where: str, found: Places | None) -> str:
    cases = " ".join(_numbers(found.cases)) if found else ""
    tests = _short(found.tests) if found else ""
    return f"| {rule} | {subject} | {where} | {cases} | {tests} |"


def _waiting(system: System) -> str:
    return "" if system.fought else NOT_YET


def _files(found: Places | None) -> str:
    return _short(found.files) if found else ""


def _short(files: set[str]) -> str:
    return ", ".join(f"`{name.removesuffix('.py')}`" for name in sorted(files))


def _numbers(cases: set[str]) -> list[str]:
    numbers = (match.group() for match in map(CASE_NUMBER.search, cases) if match)
    return sorted(numbers, key=int)

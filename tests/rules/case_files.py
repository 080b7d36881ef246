"""Files of worked cases: `cases`, each with an id, the rules it is about, what is given and what has to come out."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

KEPT = tuple(sorted(Path("tests/rules/cases").glob("*.yaml")))
BOOKS = {"7S": "seven_seconds", "BS": "battlesuit", "SV": "survive", "MN": "maneuvers", "IN": "infantry"}
"""The system of a rulebook, by the beginning of its rule ids; for files that do not name their system."""
REMARKS = {"battlesuit": {"note", "check"}}
"""Keys that explain an answer and are no part of it, by system."""


@dataclass(frozen=True)
class Case:
    """A question put to the engine of a system, and its exact answer."""

    id: str
    system: str
    rules: tuple[str, ...]
    given: Mapping[str, Any]
    expect: Mapping[str, Any]

    @property
    def question(self) -> str:
        """What is asked, in the word of its rulebook."""
        return str(self.given.get("op", self.given.get("kind")))


@cache
def read_cases(path: Path) -> tuple[Case, ...]:
    """Return the cases of a file in their order."""
    document = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    rows = document["cases"] if isinstance(document, dict) else document
    named = document.get("system") if isinstance(document, dict) else None
    return tuple(_case(row, named or BOOKS[row["id"].split(".")[0]]) for row in rows)


def _case(row: Mapping[str, Any], system: str) -> Case:
    remarks = REMARKS.get(system, set())
    expect = {key: value for key, value in row["expect"].items() if key not in remarks}
    return Case(row["id"], system, tuple(row.get("rules", ())), row["given"], expect)

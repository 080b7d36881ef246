"""Where each rule of a rulebook lives: read off docstrings, parameters and tables of the code, and off the tests."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

LAYERS = ("schemas", "engine", "exporters")
RULE_ID = r"(?:[A-Z0-9]{2,6}\.[A-Z]+\.)"
MENTION = re.compile(rf"({RULE_ID})(\d+)(?:\s+to\s+(?:{RULE_ID})?(\d+))?")


@dataclass
class Places:
    """Where a rule lives and what touches it: files, parameters, worked cases, files of tests; each sorted."""

    files: set[str] = field(default_factory=set)
    parameters: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)


def mentions(text: str) -> Iterator[str]:
    """Yield the rule ids of a text; `7S.MOVE.1 to 7S.MOVE.9` are nine, `7S.GAP.52 to 54` three."""
    for area, first, last in MENTION.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{area}{number}"


def places_of(rulebook: Mapping[str, Any], content: Path, cases: Path) -> Mapping[str, Places]:
    """Return the places of every rule id that anything mentions: code, comments of content, tests, worked cases.

    The file of worked cases need not be there yet.
    """
    found: defaultdict[str, Places] = defaultdict(Places)
    for path in modules(LAYERS):
        for rule in cited(path):
            found[rule].files.add(path.as_posix())
    for path in sorted(content.glob("*/*.yaml")):
        for rule in remarked(path):
            found[rule].files.add(path.as_posix())
    for path in modules(("tests",)):
        for rule in cited(path):
            found[rule].tests.add(path.as_posix())
    for case in document(cases)["cases"] if cases.is_file() else ():
        for rule in case["rules"]:
            found[rule].cases.add(case["id"])
    for ruling in rulebook["rulings"]:
        found[ruling["id"]].parameters.update(ruling.get("parameters", ()))
    return found


def remarked(path: Path) -> set[str]:
    """Return the rule ids in the comments of a document."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {rule for line in lines if line.startswith("# ") for rule in mentions(line)}


def modules(folders: Sequence[str]) -> Iterator[Path]:
    """Yield the modules of some folders, but no generated ones."""
    for folder in folders:
        yield from (path for path in sorted(Path(folder).rglob("*.py")) if "_compiled" not in path.parts)


@cache
def cited(path: Path) -> set[str]:
    """Return the rule ids in the texts of a module: docstrings, parameters, rows of tables."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {rule for text in texts for rule in mentions(text)}


@cache
def document(path: Path) -> Any:
    """Return a YAML document; it is read once, by the parser in C, since those of cases are long."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)

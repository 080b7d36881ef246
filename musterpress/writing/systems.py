"""A new game: the small one of `scaffold/`, written under another name into every layer of a checkout."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer

from engine.paths import HOME
from schemas.base import ID_PATTERN
from schemas.systems import SYSTEM_NAMES, SystemName

MODEL: Final = "toy"
"""What the game in `scaffold/` is called, in the names of its files as well."""

NAME_CHARACTERS: Final = range(3, 21)
RULE_CHARACTERS: Final = 6
"""So many characters at the most stand before the first dot of a rule's id."""

NAMES: Final = re.compile(r"(?s)(\nSYSTEM_NAMES.*?)\n\)")


def new_system(name: SystemName, home: Path = HOME) -> tuple[Path, ...]:
    """Write the small game into the checkout at `home` as one of this name, and return its files.

    The table of systems is the only file that is changed.

    Raises:
        typer.BadParameter: this is no checkout, the name is none, or there is something of that name already.
    """
    scaffold = home / "scaffold"
    if not scaffold.is_dir():
        raise typer.BadParameter("a system is written into a checkout of Musterpress, and this is an installed one")
    if not re.match(ID_PATTERN, name) or len(name) not in NAME_CHARACTERS:
        raise typer.BadParameter(f"{name!r} is no name of a system: 3 to 20 of a-z, 0-9 and _, a letter first")
    if name in SYSTEM_NAMES or _rules_of(name) in _known_rules(home):
        raise typer.BadParameter(f"{name!r} is too like a system that is there: {', '.join(SYSTEM_NAMES)}")
    files = {home / _named(str(file.relative_to(scaffold)), name): file for file in sorted(scaffold.rglob("*.*"))}
    if there := [file for file in files if file.exists()]:
        raise typer.BadParameter(f"{str(there[0])!r} is there already; nothing was overwritten")
    for file, source in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_named(source.read_text("utf-8"), name), "utf-8", newline="\n")
    table = home / "schemas" / "systems.py"
    table.write_text(NAMES.sub(rf'\1\n    "{name}",\n)', table.read_text("utf-8")), "utf-8", newline="\n")
    return tuple(files)


def _named(text: str, name: SystemName) -> str:
    """Return a text of the small game for another name: in codes of checks, code, ids of rules, classes and print."""
    title = name.replace("_", " ").title()
    text = text.replace(f"{MODEL}-", f"{name.replace('_', '-')}-").replace(MODEL, name)
    text = text.replace(MODEL.upper(), _rules_of(name))
    return re.sub(rf"{MODEL.title()}(?=[A-Z])", title.replace(" ", ""), text).replace(MODEL.title(), title)


def _rules_of(name: SystemName) -> str:
    """Return what the ids of a system's rules begin with."""
    return name.replace("_", "").upper()[:RULE_CHARACTERS]


def _known_rules(home: Path) -> Iterator[str]:
    """Yield what the ids of rules begin with in the shipped rulebooks."""
    for rulebook in sorted(home.glob("content/*/rulebook.yaml")):
        yield from re.findall(r"(?m)^ +- id: ([A-Z0-9]+)\.", rulebook.read_text("utf-8"))

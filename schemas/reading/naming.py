"""What kind of document some data says it is."""

import re
from collections.abc import Mapping
from typing import Any

from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.suggest import closest, did_you_mean, listed
from schemas.diagnostics.wording import shown
from schemas.kinds import MANIFEST, Kind
from schemas.systems import System

NAME_LINES = re.compile(r"^(kind|id|system|extends|version): *['\"]?([a-z0-9_.]+)", re.MULTILINE)
"""Lines that say what a document is, readable even where the rest of a file is not YAML."""


FIRST_KIND = re.compile(rb"\A(?:#[^\n]*\n|---\n|\s)*kind: *([a-z_]+) *\n")
NEXT_DOCUMENT = re.compile(rb"^(?:---|\.\.\.)", re.MULTILINE)


def only_kind(data: bytes) -> str:
    """Return the kind that a file of one document names in its first line, "" for any other file."""
    found = FIRST_KIND.match(data)
    return "" if found is None or NEXT_DOCUMENT.search(data, found.end()) else found[1].decode()


def names_in(broken: str) -> dict[str, str]:
    """Return what the lines of a text that is not YAML say about the document, by key; the first line wins."""
    return dict(reversed(NAME_LINES.findall(broken)))


def ids_in(broken: str) -> set[str]:
    """Return the ids of the documents in a text that is not YAML."""
    return {value for key, value in NAME_LINES.findall(broken) if key == "id"}


def kind_of(data: Mapping[str, Any], system: System, kinds: tuple[Kind, ...]) -> tuple[Kind | None, Finding | None]:
    """Return the kind of `data` among those of its `system`, or what is wrong with the kind it names."""
    known = {kind.name: kind for kind in kinds if kind.system in {None, system}}
    choices = sorted(known.keys() - {MANIFEST.name})
    if "kind" not in data:
        return None, _no_kind(data, choices)
    name = data["kind"]
    if isinstance(name, str) and name in choices:
        return known[name], None
    if name == MANIFEST.name:
        message = "a pack has one manifest, `pack.yaml` in its own folder; this is a second one"
        return None, Finding("duplicate-manifest", ("kind",), message, f"kinds of document here: {listed(choices)}")
    if others := [kind.system for kind in kinds if kind.name == name and kind.system is not None]:
        message = f"`{name}` is a kind of document of {_titles(others)}, not of this pack's system"
        return None, Finding("kind-of-other-system", ("kind",), message, f"kinds here: {listed(choices)}")
    message = f"there is no kind of document called {shown(name)}"
    return None, Finding("unknown-kind", ("kind",), message, did_you_mean(str(name), choices))


def _no_kind(data: Mapping[str, Any], choices: list[str]) -> Finding:
    """Return the finding of a document without `kind`, at the misspelt key when there is one."""
    meant = closest("kind", data) or next((name for name, value in data.items() if value in choices), None)
    if meant is not None and isinstance(data[meant], str):
        message = f"`{meant}` is not a key of a document"
        return Finding("unknown-key", (meant,), message, "did you mean `kind`, which is required?", at_key=True)
    hint = f"begin the document with `kind:` and one of {listed(choices)}"
    return Finding("missing-key", ("kind",), "the document has no `kind`", hint, at_key=True)


def _titles(systems: list[System]) -> str:
    return listed(sorted({system.value for system in systems}))

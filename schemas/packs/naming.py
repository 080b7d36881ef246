"""What kind of document some data says it is."""

import re
from collections.abc import Mapping
from typing import Any

from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.diagnostics.wording import did_you_mean, listed, shown
from schemas.kinds import MANIFEST, Kind
from schemas.systems import SystemName

NAME_LINES = re.compile(r"^(kind|id|system|extends|version): *['\"]?([a-z0-9_.]+)", re.MULTILINE)
"""Lines that say what a document is, readable even where the rest of a file is not YAML."""


FIRST_KIND = re.compile(rb"\A(?:#[^\n]*\n|---\n|\s)*kind: *([a-z_]+) *\n")
NEXT_DOCUMENT = re.compile(rb"^(?:---|\.\.\.)", re.MULTILINE)


def only_kind(data: bytes) -> str:
    """Return the kind that every document of a file names in its first line, "" for any other file."""
    found = FIRST_KIND.match(data)
    if found is None:
        return ""
    others = (FIRST_KIND.match(part) for part in NEXT_DOCUMENT.split(data[found.end() :])[1:])
    return found[1].decode() if all(other is not None and other[1] == found[1] for other in others) else ""


def names_in(broken: str) -> dict[str, str]:
    """Return what the lines of a text that is not YAML say about the document, by key; the first line wins."""
    return dict(reversed(NAME_LINES.findall(broken)))


def ids_in(broken: str) -> set[str]:
    """Return the ids of the documents in a text that is not YAML."""
    return {value for key, value in NAME_LINES.findall(broken) if key == "id"}


def kind_of(
    data: Mapping[str, Any], system: SystemName, kinds: tuple[Kind, ...], folder: str = ""
) -> tuple[Kind | None, Finding | None]:
    """Return the kind of `data` among those of its `system`, or what is wrong with the kind it names.

    `folder` is the name of the folder that its file lies in.
    """
    known = {kind.name: kind for kind in kinds if kind.system in {None, system}}
    choices = sorted(known.keys() - {MANIFEST.name})
    if data.get("kind") is None:
        return None, _no_kind(data, {name: known[name] for name in choices}, folder)
    name = data["kind"]
    if isinstance(name, str) and name in choices:
        return known[name], None
    if name == MANIFEST.name:
        message = "a pack has one manifest, `pack.yaml` in its own folder; this is a second one"
        return None, Finding("duplicate-manifest", ("kind",), message, f"kinds of document here: {listed(choices)}")
    if others := [kind.system for kind in kinds if kind.name == name and kind.system is not None]:
        message = f"`{name}` is a kind of document of {listed(sorted(set(others)))}, not of this pack's system"
        return None, Finding("kind-of-other-system", ("kind",), message, f"kinds here: {listed(choices)}")
    message = f"there is no kind of document called {shown(name)}"
    return None, Finding("unknown-kind", ("kind",), message, did_you_mean(str(name), choices))


def _no_kind(data: Mapping[str, Any], choices: Mapping[str, Kind], folder: str) -> Finding:
    """Return the finding of a document without `kind`: at the misspelt key, else with its likely kind."""
    misspelt = next((name for name, value in data.items() if isinstance(value, str) and value in choices), None)
    likely = _likely_kind(data, choices, folder)
    if misspelt is not None and (likely is None or misspelt not in likely.model.model_fields):
        message, hint = f"`{misspelt}` is not a key of a document", "did you mean `kind`, which is required?"
        fix = (Fix((misspelt,), "kind", as_key=True),)
        return Finding("unknown-key", (misspelt,), message, hint, at_key=True, fix=fix)
    as_key = next((name for name, value in data.items() if name in choices and isinstance(value, dict)), None)
    if as_key is not None and (likely is None or as_key not in likely.model.model_fields):
        message = f"`{as_key}` is a kind of document, and stands here as a key"
        hint = f"write `kind: {as_key}`, and move the keys below it one level to the left"
        return Finding("unknown-key", (as_key,), message, hint, at_key=True)
    message = "the document has no `kind`"
    if likely is None:
        hint = f"begin the document with `kind:` and one of {listed(choices)}"
        return Finding("missing-key", ("kind",), message, hint, at_key=True)
    hint = f"begin the document with `kind: {likely.name}`"
    return Finding("missing-key", ("kind",), message, hint, at_key=True, fix=(Fix(("kind",), likely.name),))


def _likely_kind(data: Mapping[str, Any], choices: Mapping[str, Kind], folder: str) -> Kind | None:
    """Return the kind whose keys a document has, and whose folder it lies in; None if two are as likely."""
    likely = sorted(choices.values(), key=lambda kind: _likeness(data, kind, folder), reverse=True)
    first, second = (_likeness(data, kind, folder) for kind in likely[:2])
    return likely[0] if first > max(second, 0) else None


def _likeness(data: Mapping[str, Any], kind: Kind, folder: str) -> float:
    """Return how much a document looks like one of `kind`, by its keys and its folder."""
    fields = kind.model.model_fields
    named = [name for name in data if name in fields and name not in Document.model_fields]
    lacking = [name for name, field in fields.items() if field.is_required() and name not in {*data, "kind", "id"}]
    strange = [name for name in data if name not in fields]
    return len(named) - len(strange) - 0.5 * len(lacking) + 2 * (bool(kind.folder) and kind.folder == folder)

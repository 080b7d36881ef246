"""Names that have to name something: the fields a schema marks with `x-reference`."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from schemas.base import REFERENCE_PATTERN
from schemas.diagnostics import Finding, Location
from schemas.drafts import PackDraft
from schemas.generate import schema_of
from schemas.kinds import Kind
from schemas.shapes import child_value
from schemas.suggest import did_you_mean
from schemas.wording import label

RULES_KEYS: dict[str, tuple[Location, ...]] = {
    "terrain_type": (("terrain", "types"), ("terrain", "aliases")),
}
"""What a name may be when it names no document: a key of one of these mappings of the rules document."""

ANY = "*"
"""Stands in a path for each entry of a list or mapping."""

Path = tuple[str, ...]


@cache
def reference_paths(kind: Kind) -> tuple[tuple[Path, str], ...]:
    """Return where documents of `kind` hold names, and what each names."""
    schema = schema_of(kind)
    return tuple(sorted(set(_paths(schema, schema, (), ()))))


def _paths(root: dict[str, Any], schema: Any, path: Path, trail: tuple[str, ...]) -> Iterator[tuple[Path, str]]:
    """Walk a schema; `trail` holds the `$defs` on the way, so that one that holds itself ends."""
    if not isinstance(schema, dict):
        return
    if "x-reference" in schema:
        yield path, schema["x-reference"]
    reference = schema.get("$ref")
    if reference is not None and reference not in trail:
        target = root["$defs"][reference.rpartition("/")[2]]
        yield from _paths(root, target, path, (*trail, reference))
    for name, entry in schema.get("properties", {}).items():
        yield from _paths(root, entry, (*path, name), trail)
    for part in (schema.get("items"), schema.get("additionalProperties"), *schema.get("prefixItems", ())):
        yield from _paths(root, part, (*path, ANY), trail)
    for part in (schema.get("then"), schema.get("else"), *schema.get("allOf", ()), *schema.get("anyOf", ())):
        yield from _paths(root, part, path, trail)


def values_at(data: Any, path: Path, at: Location = ()) -> Iterator[tuple[Location, Any]]:
    """Yield each value of `data` that `path` leads to, with its location."""
    if not path:
        yield at, data
    elif path[0] != ANY:
        if isinstance(data, dict) and path[0] in data:
            yield from values_at(data[path[0]], path[1:], (*at, path[0]))
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from values_at(value, path[1:], (*at, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from values_at(value, path[1:], (*at, number))


def check_references(draft: PackDraft) -> None:
    """Note every name in the documents of a linked pack that names nothing."""
    for document in draft.documents:
        if document.kind is None:
            continue
        for path, kind in reference_paths(document.kind):
            for at, name in values_at(document.data, path):
                if isinstance(name, str) and re.search(REFERENCE_PATTERN, name):
                    document.findings += _check(draft, kind, at, name)


def _check(draft: PackDraft, kind: str, at: Location, name: str) -> list[Finding]:
    pack_id, _colon, plain = name.rpartition(":")
    home = draft if not pack_id else reach(draft, pack_id)
    if home is None:
        return [] if draft.incomplete else [_out_of_reach(draft, at, name, pack_id)]
    known, sure = names_of(home, kind)
    if plain in known or not sure or plain in vague_names(home):
        return []
    message = f"{label(at)} names the {kind.replace('_', ' ')} `{name}`, and there is none"
    return [Finding("unknown-reference", at, message, did_you_mean(plain, known))]


def _out_of_reach(draft: PackDraft, at: Location, name: str, pack_id: str) -> Finding:
    message = f"`{name}` points into the pack `{pack_id}`, which this pack neither extends nor requires"
    hint = did_you_mean(pack_id, {pack.id for pack in (*chain(draft), *draft.required.values())})
    return Finding("pack-out-of-reach", at, message, hint)


def chain(draft: PackDraft) -> Iterator[PackDraft]:
    """Yield a pack and those it extends, one after the other."""
    lower: PackDraft | None = draft
    while lower is not None:
        yield lower
        lower = lower.base


def reach(draft: PackDraft, pack_id: str) -> PackDraft | None:
    """Return the pack that `pack_id:` means in the documents of `draft`, or None."""
    packs = [*chain(draft), *draft.required.values()]
    return next((pack for pack in packs if pack.id == pack_id), None)


def names_of(draft: PackDraft, kind: str) -> tuple[set[str], bool]:
    """Return the names of `kind` in a pack and those it extends, and whether these are surely all."""
    packs = list(chain(draft))
    if kind in RULES_KEYS:
        tables = [_table(draft.rules_data, location) for location in RULES_KEYS[kind]]
        whole = not any(pack.incomplete or not pack.rules_data for pack in packs)
        return {name for table in tables for name in table}, whole
    found = {one.id for pack in packs for one in pack.documents if one.kind is not None and one.kind.name == kind}
    return found, not any(pack.incomplete for pack in packs)


def vague_names(draft: PackDraft) -> set[str]:
    """Return the names of documents that are there but cannot be read, in a pack and those it extends."""
    return {name for pack in chain(draft) for name in pack.vague}


def _table(rules: Mapping[str, Any], location: Location) -> Mapping[str, Any]:
    value: Any = rules
    for step in location:
        value = child_value(value, step)
    return value if isinstance(value, dict) else {}

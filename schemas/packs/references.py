"""Names that have to name something: the fields a model marks with `x-reference`."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, reduce
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.base import REFERENCE_PATTERN
from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.diagnostics.plenty import MOST_MISTAKES
from schemas.diagnostics.suggest import closest, did_you_mean
from schemas.diagnostics.wording import label
from schemas.packs.drafts import DocumentDraft, PackDraft, chain
from schemas.validation.shapes import child_value

RULES_KEYS: dict[str, tuple[Location, ...]] = {
    "terrain_type": (("terrain", "types"), ("terrain", "aliases")),
    "terrain_kind": (("terrain", "kinds"),),
}
"""What a name may be when it names no document: a key of one of these mappings of the rules document."""

NAMES_NOTHING, OUT_OF_REACH = UNKNOWN = ("unknown-reference", "pack-out-of-reach")
"""The codes of a name that names nothing: none of its pack, or none in another one that can be reached."""

ANY = "*"
"""Stands in a path for each entry of a list or mapping."""

Path = tuple[str, ...]


@cache
def reference_paths(model: type[BaseModel]) -> tuple[tuple[Path, str], ...]:
    """Return where documents of `model` hold names, and what each names."""
    return tuple(sorted(set(_in_model(model, (), ()))))


def _in_model(model: type[BaseModel], path: Path, trail: tuple[type, ...]) -> Iterator[tuple[Path, str]]:
    """Walk the fields of a model; `trail` holds the models on the way, so that one that holds itself ends."""
    if model not in trail:
        for name, field in model.model_fields.items():
            yield from _marked(field, (*path, name))
            yield from _in_type(field.annotation, (*path, name), (*trail, model))


def _in_type(annotation: Any, path: Path, trail: tuple[type, ...]) -> Iterator[tuple[Path, str]]:
    origin, parts = get_origin(annotation), get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield from _in_model(annotation, path, trail)
    elif origin is Annotated:
        for note in parts[1:]:
            yield from _marked(note, path)
        yield from _in_type(parts[0], path, trail)
    elif origin is not Literal:
        below = (*path, ANY) if origin in {dict, list, tuple} else path
        for part in parts[1:] if origin is dict else parts:
            yield from _in_type(part, below, trail)


def _marked(note: Any, path: Path) -> Iterator[tuple[Path, str]]:
    extra = note.json_schema_extra if isinstance(note, FieldInfo) else None
    if isinstance(extra, dict) and "x-reference" in extra:
        yield path, str(extra["x-reference"])


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


class _Known:
    """The names that documents of one pack may use, each set of them made once; the first that fail get a hint."""

    def __init__(self) -> None:
        self.of = cache(names_of)
        self.vague = cache(vague_names)
        self.failed = 0

    def hints(self, names: set[str]) -> set[str]:
        """Return the names that one which is not there is compared with: none after many that are not."""
        self.failed += 1
        return names if self.failed <= MOST_MISTAKES else set()


def check_references(draft: PackDraft) -> None:
    """Note every name in the documents of a linked pack that names nothing."""
    known = _Known()
    for document in draft.documents:
        if document.kind is None:
            continue
        for path, kind in reference_paths(document.kind.model):
            for at, name in values_at(document.data, path):
                if isinstance(name, str) and re.search(REFERENCE_PATTERN, name):
                    document.findings += _check(draft, kind, at, name, known)


def unknown_names(document: DocumentDraft) -> Iterator[tuple[str, Location]]:
    """Yield the names in a document that were noted to name nothing, and their places."""
    for finding in document.findings:
        if finding.code in UNKNOWN:
            yield str(reduce(child_value, finding.at, document.data)), finding.at


def _check(draft: PackDraft, kind: str, at: Location, name: str, names: _Known) -> list[Finding]:
    pack_id, _colon, plain = name.rpartition(":")
    home = draft if not pack_id else reach(draft, pack_id)
    if home is None:
        return [] if draft.incomplete else [_out_of_reach(draft, at, name, pack_id)]
    known, sure = names.of(home, kind)
    if plain in known or not sure or plain in names.vague(home):
        return []
    known = names.hints(known)
    message = f"{label(at)} names the {kind.replace('_', ' ')} `{name}`, and there is none"
    meant = closest(plain, known)
    fix = (Fix(at, name.removesuffix(plain) + meant),) if meant else ()
    hint = did_you_mean(plain, known) or f"add a {kind} document, or extend a pack that has one"
    return [Finding(NAMES_NOTHING, at, message, hint, fix=fix)]


def _out_of_reach(draft: PackDraft, at: Location, name: str, pack_id: str) -> Finding:
    message = f"`{name}` points into the pack `{pack_id}`, which this pack neither extends nor requires"
    hint = did_you_mean(pack_id, {pack.id for pack in (*chain(draft), *draft.required.values())})
    return Finding(OUT_OF_REACH, at, message, hint)


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

"""Who names a document, and another id for it wherever it is named."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from schemas.edits.edits import Edit, Rename, Set
from schemas.edits.patch import Refused, edited
from schemas.kinds import MANIFEST
from schemas.packs.references import Naming
from schemas.searching.writings import Writing


class Use(NamedTuple):
    """A place that names a document, and the document that it is in."""

    writing: Writing
    naming: Naming


def uses_of(writings: Sequence[Writing], kind: str, name: str) -> tuple[Use, ...]:
    """Return every place in the documents of a pack that names one of them, by file and place."""
    return tuple(_uses(writings, kind, name))


def renamed(
    files: Mapping[str, bytes], writings: Sequence[Writing], target: Writing, name: str
) -> Mapping[str, bytes] | Refused:
    """Return what files say once a document has another id, everywhere it is named; or why they cannot."""
    edits: dict[tuple[str, int], list[Edit]] = {(target.file, target.number): [Set(("id",), name)]}
    for one, naming in _uses(writings, target.kind_name, target.id):
        new = naming.name[: -len(target.id)] + name
        edit = Rename(naming.at, new) if naming.at_key else Set(naming.at, new)
        edits.setdefault((one.file, one.number), []).append(edit)
    changed: dict[str, bytes] = {}
    for (file, number), each in edits.items():
        made = edited(changed.get(file, files[file]), number, each)
        if isinstance(made, Refused):
            return made
        changed[file] = made
    return changed


def _uses(writings: Sequence[Writing], kind: str, name: str) -> Iterator[Use]:
    pack = next((one.id for one in writings if one.kind is MANIFEST), "")
    names = {name, f"{pack}:{name}"}
    for one in writings:
        yield from (Use(one, each) for each in one.namings if each.kind == kind and each.name in names)

"""Names that have to name something: the fields a model marks with `x-reference`."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, reduce
from typing import Any, NamedTuple

from pydantic import BaseModel

from schemas.base import ID_PATTERN, REFERENCE_PATTERN
from schemas.diagnostics.diagnostics import MOST_MISTAKES, Finding, Fix, Location
from schemas.diagnostics.wording import MOST_NAMED, closest, did_you_mean, label
from schemas.packs.drafts import DocumentDraft, Memory, PackDraft, chain
from schemas.packs.paths import KEYS, reference_paths, values_at
from schemas.systems import SCHEMAS
from schemas.validation.forms import as_name
from schemas.validation.shapes import child_value

RULES_KEYS: Mapping[str, tuple[Location, ...]] = {
    name: tables for record in SCHEMAS.values() for name, tables in record.rules_keys.items()
}
"""What a name may be when it names no document: a key of one of these mappings of the rules document."""

NOTHING = frozenset({"none", "nothing", "nil", "no", "empty"})
"""Words that authors write where they name nothing."""

NAMES_NOTHING, OUT_OF_REACH = UNKNOWN = ("unknown-reference", "pack-out-of-reach")
"""The codes of a name that names nothing: none of its pack, or none in another one that can be reached."""


class _Known:
    """The names that documents of one pack may use, each set of them made once; the first that fail get a hint."""

    def __init__(self) -> None:
        self.of = cache(names_of)
        self.titled = cache(titles_of)
        self.vague = cache(vague_names)
        self.failed = 0

    def hints(self, names: set[str]) -> set[str]:
        """Return the names that one which is not there is compared with: none after many that are not."""
        self.failed += 1
        return names if self.failed <= MOST_MISTAKES else set()


class Naming(NamedTuple):
    """A place where a document names another one of `kind`: with its value, or with its key."""

    kind: str
    at: Location
    name: str
    at_key: bool

    @property
    def told(self) -> str:
        """The field that names it, as people say it."""
        return label(self.at[:-1] if self.at_key else self.at)


def namings(model: type[BaseModel], data: Any) -> tuple[Naming, ...]:
    """Return every place in `data`, a document of `model`, that names another one, whatever form the name has."""
    return tuple(
        Naming(kind, at, name, path[-1] == KEYS)
        for path, kind in reference_paths(model)
        for at, name in values_at(data, path)
        if isinstance(name, str)
    )


def check_references(draft: PackDraft, memory: Memory) -> None:
    """Note every name in the documents of a linked pack that names nothing."""
    known = _Known()
    for document in draft.documents:
        if document.kind is not None:
            for naming in memory.once(namings, document.kind.model, document.data):
                if re.search(REFERENCE_PATTERN, naming.name):
                    document.findings += _check(draft, naming, known)
                else:
                    document.findings = [_by_id(draft, naming, one, known) for one in document.findings]


JOINTS = frozenset({"and", "or", "x"})
"""Words between names."""

COUNT = re.compile(r"\bx?(\d{1,2})x?\b")


def unknown_names(document: DocumentDraft) -> Iterator[tuple[str, Location]]:
    """Yield the names in a document that were noted to name nothing, and their places."""
    for finding in document.findings:
        if finding.code in UNKNOWN:
            name = finding.at[-1] if finding.at_key else reduce(child_value, finding.at, document.data)
            yield str(name), finding.at


def _check(draft: PackDraft, naming: Naming, names: _Known) -> list[Finding]:
    pack_id, _colon, plain = naming.name.rpartition(":")
    home = draft if not pack_id else reach(draft, pack_id)
    if home is None:
        return [] if draft.incomplete else [_out_of_reach(draft, naming, pack_id)]
    known, sure = names.of(home, naming.kind)
    if plain in known or not sure or plain in names.vague(home):
        return []
    message = f"{naming.told} names the {_words(naming.kind)} `{naming.name}`, and there is none"
    hints = names.hints(known)
    if elsewhere := _elsewhere(draft, naming, plain) if hints else "":
        return [Finding(NAMES_NOTHING, naming.at, message, elsewhere, at_key=naming.at_key)]
    meant = None if plain in NOTHING else _meant(naming, names.titled(home, naming.kind) if hints else {}, hints)
    fix = (Fix(naming.at, naming.name.removesuffix(plain) + meant, naming.at_key),) if meant else ()
    hint = f"did you mean `{meant}`?" if meant else did_you_mean(plain, hints)
    if plain in NOTHING and not naming.at_key and isinstance(naming.at[-1], str):
        hint = f"delete `{naming.at[-1]}` if nothing is meant" + (f"; {hint}" if hint else "")
    hint = hint or f"add a {naming.kind} document, or extend a pack that has one"
    return [Finding(NAMES_NOTHING, naming.at, message, hint, at_key=naming.at_key, fix=fix)]


def _by_id(draft: PackDraft, naming: Naming, finding: Finding, names: _Known) -> Finding:
    """Return a finding; one that says that a name has not the form of an id proposes one that there is."""
    is_form = finding.code in {"wrong-form", "wrong-key-form"} and finding.at_key == naming.at_key
    if finding.at != naming.at or not is_form:
        return finding
    known, titles = names.of(draft, naming.kind)[0], names.titled(draft, naming.kind)
    several = _several(naming.name, known)
    if " - " in naming.name and known.issuperset(several):
        message = f"{naming.told} has swallowed the entry below it, whose dash stands too far to the right"
        return replace(finding, message=message, hint="line up the dashes of all entries, with spaces", fix=())
    if several[1:] and known.issuperset(several):
        message = f"{naming.told} has {len(several)} names in one, `{naming.name}`"
        if COUNT.search(naming.name):
            message = f"{naming.told} has a number, `{naming.name}`, and each is named once for itself"
        elif "," not in naming.name:
            message = f"{message}: a comma is missing between them"
        hint = f"give each an entry of its own: write {', '.join(several)}"
        return replace(finding, message=message, hint=hint, fix=())
    meant = _meant(naming, titles, known)
    fix = (Fix(naming.at, meant, naming.at_key),) if meant else ()
    message = finding.message
    if meant is not None and titles.get(as_name(naming.name)) == meant and re.search("[A-Z ]", naming.name):
        kind = _words(naming.kind)
        message = f"{naming.told} names the {kind} `{meant}` by its title, `{naming.name}`, and not by its id"
    return replace(finding, message=message, hint=did_you_mean(meant or naming.name, known), fix=fix)


def _several(name: str, known: set[str]) -> list[str]:
    """Return the names that were meant by one with joints or a number in it: `x and y` are two, `2 x` is x twice."""
    parts = [part for part in re.split(r"[^a-z0-9_]+", name) if part and (part not in JOINTS or part in known)]
    counts = [int(found[1]) for part in parts if part not in known and (found := COUNT.fullmatch(part))]
    names = [part for part in parts if part in known or not COUNT.fullmatch(part)]
    return names * counts[0] if len(counts) == len(names) == 1 and counts[0] <= MOST_NAMED else parts


def _meant(naming: Naming, titles: Mapping[str, str], known: set[str]) -> str | None:
    """Return the id that was meant by a name: a title, an id in other letters, the name of a file, or a misspelt id."""
    plain = naming.name.rpartition(":")[2]
    of_file = as_name(plain.rpartition("/")[2].removesuffix(".yaml").removesuffix(".yml"))
    for name in (as_name(plain), of_file):
        if name in known:
            return name
        if name in titles:
            return titles[name]
    return closest(of_file, known) or closest(plain, known)


def _elsewhere(draft: PackDraft, naming: Naming, plain: str) -> str:
    """Return a hint for a name that is there, but in a pack that is only required, or of another kind."""
    if plain == naming.name:
        for pack in draft.required.values():
            if plain in names_of(pack, naming.kind)[0]:
                return f"did you mean `{pack.id}:{plain}`, of the pack that is required?"
    others = [one for pack in chain(draft) for one in pack.documents if one.id == plain and one.kind is not None]
    kinds = [one.kind.name for one in others if one.kind is not None and one.kind.name != naming.kind]
    return (
        f"`{plain}` is the name of a document of kind `{kinds[0]}`, and here one of kind `{naming.kind}` is asked"
        if kinds
        else ""
    )


def _words(kind: str) -> str:
    return kind.replace("_", " ")


def _out_of_reach(draft: PackDraft, naming: Naming, pack_id: str) -> Finding:
    message = f"`{naming.name}` points into the pack `{pack_id}`, which this pack neither extends nor requires"
    near = {pack.id for pack in (*chain(draft), *draft.required.values())}
    meant = f"did you mean `{closest(pack_id, near)}`? " if closest(pack_id, near) else ""
    plain = naming.name.rpartition(":")[2]
    own = f", or name `{plain}` of this pack" if plain in names_of(draft, naming.kind)[0] else ""
    hint = f"{meant}{'Else write' if meant else 'write'} `requires: [{{id: {pack_id}}}]` in pack.yaml{own}"
    return Finding(OUT_OF_REACH, naming.at, message, hint, at_key=naming.at_key)


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
    of_kind = [one for pack in packs for one in pack.documents if one.kind is not None and one.kind.name == kind]
    found = {one.id for one in of_kind if re.search(ID_PATTERN, one.id)}
    return found, not any(pack.incomplete for pack in packs)


def titles_of(draft: PackDraft, kind: str) -> Mapping[str, str]:
    """Return the ids of the documents of `kind` in a pack and those it extends by what their titles and names make."""
    documents = [one for pack in reversed(list(chain(draft))) for one in pack.documents]
    of_kind = [one for one in documents if one.kind is not None and one.kind.name == kind and one.id]
    titles = ((one.data.get(key), one.id) for one in of_kind for key in ("title", "name"))
    return {as_name(title): name for title, name in titles if isinstance(title, str)}


def vague_names(draft: PackDraft) -> set[str]:
    """Return the names of documents that are there but cannot be read, in a pack and those it extends."""
    return {name for pack in chain(draft) for name in pack.vague}


def _table(rules: Mapping[str, Any], location: Location) -> Mapping[str, Any]:
    value: Any = rules
    for step in location:
        value = child_value(value, step)
    return value if isinstance(value, dict) else {}

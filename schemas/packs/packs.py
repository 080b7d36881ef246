"""`read_packs`: folders of YAML in, typed packs and everything that is wrong with them out."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from schemas.base import Document
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Location, Severity
from schemas.kinds import RULES
from schemas.models.pack import Manifest
from schemas.packs.drafts import DocumentDraft, Memory, PackDraft, located
from schemas.packs.folders import wanted_packs
from schemas.packs.gather import Gatherer, refuse_twin_documents, refuse_twin_packs
from schemas.packs.links import Library, link
from schemas.packs.references import check_references, unknown_names, vague_names
from schemas.packs.rules import own_rules, settle_rules, tell_limits
from schemas.reading.nodes import Places

NO_RULES = Document(kind=RULES, id="no_rules")
"""What a pack of a game is played by whose rules nobody has written down."""

D = TypeVar("D", bound=Document)
V = TypeVar("V")


@dataclass(frozen=True, repr=False)
class Loaded:
    """One document without errors: its model, its data as written, and where each value stands.

    Of a document that can be checked only, `unknown` has the places of the names that name nothing.
    """

    kind: str
    id: str
    model: Document
    data: Mapping[str, Any]
    path: Path
    places: Places
    pack_id: str
    unknown: tuple[tuple[str, Location], ...] = ()

    def diagnostic(self, finding: Finding) -> Diagnostic:
        """Return `finding` with its place in the file."""
        return located(finding, self.path, self.places)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id} of {self.pack_id}>"


@dataclass(frozen=True, repr=False)
class Pack:
    """A pack with those of its documents that are without errors.

    `rules` is what the battle is played by: the pack's own rules document over its base pack's over the defaults.
    `faulty_kinds` are those of which it has a document with an error. `checked_only` are documents that are right in
    themselves, but not in the pack: they name something that is not there, or there is another one of their name.
    They are neither played nor printed. `passed_over` are the kinds of which it has documents, own or inherited, that
    were left unread because whoever opened the pack does not need them: `of_kind` does not find those. `vague` are
    names of documents that are there but cannot be read.
    """

    manifest: Manifest
    folder: Path
    documents: tuple[Loaded, ...]
    base: "Pack | None"
    required: "tuple[Pack, ...]"
    rules: Document
    faulty_kinds: frozenset[str] = frozenset()
    checked_only: tuple[Loaded, ...] = ()
    passed_over: frozenset[str] = frozenset()
    vague: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return f"<Pack {self.manifest.id} {self.manifest.version}: {len(self.documents)} documents>"

    def of_kind(self, kind: str) -> tuple[Loaded, ...]:
        """Return the documents of `kind`, own and inherited, by id; an own one replaces an inherited one."""
        return tuple(self._by_kind.get(kind, {}).values())

    def lacks(self, kind: str) -> bool:
        """Return whether there is no document of `kind`, own or inherited, not even a faulty or an unread one."""
        inherited = self.base is not None and not self.base.lacks(kind)
        return not inherited and kind not in self.faulty_kinds | self.passed_over and not self.of_kind(kind)

    def find(self, kind: str, reference: str) -> Loaded | None:
        """Return the document that `id` or `pack:id` names, or None."""
        pack_id, _colon, name = reference.rpartition(":")
        home = self._reach(pack_id) if pack_id else self
        if home is None:
            return None
        return home._by_kind.get(kind, {}).get(name)  # noqa: SLF001

    def named(self, kind: str, reference: str, model: type[D]) -> D | None:
        """Return the model of the document that `id` or `pack:id` names, None if there is none of that type."""
        found = self.find(kind, reference)
        return found.model if found is not None and isinstance(found.model, model) else None

    def once(self, make: Callable[["Pack"], V]) -> V:
        """Return what `make` makes of the pack, which it does once: nothing of a pack changes."""
        if make not in self._made:
            self._made[make] = make(self)
        made: V = self._made[make]
        return made

    @cached_property
    def _made(self) -> dict[Any, Any]:
        return {}

    @cached_property
    def _by_kind(self) -> Mapping[str, Mapping[str, Loaded]]:
        """The documents by kind and, within each, by id in order."""
        found = {kind: dict(each) for kind, each in self.base._by_kind.items()} if self.base else {}  # noqa: SLF001
        for document in self.documents:
            found.setdefault(document.kind, {})[document.id] = document
        return {kind: {name: each[name] for name in sorted(each)} for kind, each in found.items()}

    def _reach(self, pack_id: str) -> "Pack | None":
        base = () if self.base is None else (self.base,)
        within = next((pack for pack in (self, *self.required) if pack.manifest.id == pack_id), None)
        return within or next((found for pack in base if (found := pack._reach(pack_id))), None)  # noqa: SLF001


class Reading(NamedTuple):
    """What was read: the packs that can be used, all that is wrong, and the number of documents looked at."""

    packs: tuple[Pack, ...]
    diagnostics: tuple[Diagnostic, ...]
    documents: int


def read_packs(paths: Sequence[Path], shelf: Sequence[Path] = (), gatherer: Gatherer | None = None) -> Reading:
    """Read the packs at `paths` and say everything that is wrong with them; never raises for an author's mistake.

    Each path is a pack folder, a folder of packs, or one YAML file inside a pack (then only that file is
    reported). Packs they extend or require are looked for beside them and in the folders of `shelf`.
    """
    gatherer = gatherer or Gatherer()
    wanted = wanted_packs(paths, gatherer.files)
    library = Library(gatherer, shelf)
    library.asked = [gatherer.pack(folder) for folder in wanted.folders]
    drafts = link(library)
    for draft in drafts:
        _complete(draft, gatherer)
    for draft in drafts:
        _report_faulty_bases(draft, library.asked)
    refuse_twin_packs(library.asked)
    packs = _packs(drafts, gatherer.memory)
    asked = [packs[id(draft)] for draft in library.asked if id(draft) in packs]
    found = {diagnostic for draft in library.asked for diagnostic in wanted.reported(draft)}
    count = sum(wanted.count(draft) for draft in library.asked)
    return Reading(tuple(asked), tuple(sorted({*wanted.diagnostics, *found})), count)


def _complete(draft: PackDraft, gatherer: Gatherer) -> None:
    """Look at a linked pack as a whole; those it builds on are complete already."""
    rules = next((kind for kind in gatherer.kinds if kind.name == RULES and kind.system == draft.system), None)
    if rules is not None:
        settle_rules(draft, rules, gatherer.memory)
    elif draft.system is not None:
        draft.rules = NO_RULES
    tell_limits(draft)
    refuse_twin_documents(draft)
    check_references(draft, gatherer.memory)


def _report_faulty_bases(draft: PackDraft, asked: Iterable[PackDraft]) -> None:
    """Note which packs that were not asked for, but are built on, have errors themselves."""
    requires = draft.manifest.data.get("requires", ()) if draft.required and draft.manifest else ()
    needed = [(("requires", n, "id"), draft.required.get(entry["id"])) for n, entry in enumerate(requires)]
    for at, pack in [(("extends",), draft.base), *needed]:
        if pack is not None and pack not in asked and (errors := _errors(pack)):
            message = (
                f"the pack `{pack.id}` has {errors} mistakes of its own"
                if errors > 1
                else f"the pack `{pack.id}` has a mistake of its own"
            )
            draft.note(at, "faulty-pack", message, f"see `musterpress check {pack.folder.as_posix()}`")


def _errors(draft: PackDraft) -> int:
    return sum(found.severity is Severity.ERROR for found in draft.all_diagnostics())


def _packs(drafts: Iterable[PackDraft], memory: Memory) -> dict[int, Pack]:
    """Return the packs that can be used by the identity of their drafts, which come the lowest first."""
    made: dict[int, Pack] = {}
    for draft in drafts:
        lower = [*([draft.base] if draft.base is not None else []), *draft.required.values()]
        if not draft.incomplete and all(id(pack) in made for pack in lower):
            pack = _pack(draft, made, memory)
            if pack is not None:
                made[id(draft)] = pack
    return made


def _pack(draft: PackDraft, made: Mapping[int, Pack], memory: Memory) -> Pack | None:
    manifest = draft.manifest.model if draft.manifest is not None and draft.manifest.is_sound else None
    own = own_rules(draft)
    if not isinstance(manifest, Manifest) or draft.rules is None or (own is not None and own.flawed):
        return None
    base = None if draft.base is None else made[id(draft.base)]
    faulty = [document for document in draft.documents if not document.is_sound]
    passed_by = {id(document) for document in faulty}
    return Pack(
        manifest=manifest,
        folder=draft.folder,
        documents=tuple(_loaded(one, draft.id, memory) for one in draft.documents if id(one) not in passed_by),
        base=base,
        required=tuple(made[id(pack)] for pack in draft.required.values()),
        rules=draft.rules,
        faulty_kinds=frozenset(document.kind.name for document in faulty if document.kind),
        checked_only=tuple(_loaded(document, draft.id, memory) for document in faulty if document.is_whole),
        passed_over=frozenset(draft.passed_over) | (base.passed_over if base else frozenset()),
        vague=frozenset(vague_names(draft)),
    )


def _loaded(document: DocumentDraft, pack_id: str, memory: Memory) -> Loaded:
    """Return a whole document; the same object as last time while nothing of it has changed."""
    assert document.kind is not None
    assert document.model is not None
    unknown = tuple(unknown_names(document)) if document.findings else ()
    key = (_loaded, id(document.model), id(document.places), document.path, pack_id, unknown)
    kept: Loaded | None = memory.recalled(key)
    return kept or memory.keep(
        key,
        Loaded(
            document.kind.name,
            document.id,
            document.model,
            document.data,
            document.path,
            document.places,
            pack_id,
            unknown,
        ),
    )

"""Reads the files of a pack folder into a draft, the manifest first, because it names the system; and finds twins."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import FIX_THOSE_LISTED, MORE_MISTAKES, MOST_MISTAKES, Finding, Fix, Flaw
from schemas.diagnostics.wording import counted
from schemas.kinds import KINDS, MANIFEST, RULES, Kind
from schemas.packs.drafts import DocumentDraft, FileDraft, Memory, PackDraft
from schemas.packs.files import Disk, Files
from schemas.packs.folders import MANIFEST_NAME, is_pack, no_manifest, pack_files, unreadable
from schemas.packs.naming import ids_in, kind_of, names_in, only_kind
from schemas.reading.text import Text, TextDocument
from schemas.systems import PACK_SYSTEMS, SystemName
from schemas.validation.forms import as_name
from schemas.validation.judge import Verdict

NO_VERDICT = Verdict(None, ())
NO_TEXT = Text((), ())
COUNTED = FileDraft(1, (), frozenset(), ())
"""What is in a file that is passed over."""


@dataclass(frozen=True)
class Gatherer:
    """Reads packs from `files`, knows the `kinds` there are, and what it read before.

    A file that holds one document of a kind in `passed_over` is counted, but not looked into; the pack says so.
    """

    files: Files = field(default_factory=Disk)
    memory: Memory = field(default_factory=Memory)
    kinds: tuple[Kind, ...] = KINDS
    passed_over: frozenset[str] = frozenset()

    def pack(self, folder: Path) -> PackDraft:
        """Return the draft of the pack in `folder`, with everything that is wrong inside its files."""
        draft = PackDraft(folder)
        manifest = folder / MANIFEST_NAME
        files = dict(pack_files(folder, self.files))
        if not is_pack(folder, self.files):
            missing = no_manifest(folder, self.files)
            draft.diagnostics.append(missing)
            files.pop(Path(missing.path), None)  # a manifest of another name is told once, as such
        elif files.get(manifest) is None:
            self._manifest(draft)
        read: list[Path] = []
        for path, flaw in files.items():
            if flaw is not None:
                draft.diagnostics.append(flaw.diagnostic(path.as_posix()))
                draft.vague.add(path.name.partition(".")[0])
            elif path != manifest:
                read.append(path)
        for file in self._files(draft, read):
            draft.diagnostics += file.diagnostics
            draft.count += file.counted
            draft.vague |= file.vague
            draft.documents += file.documents()
        return draft

    def manifest_names(self, folder: Path) -> dict[str, str]:
        """Return what the manifest in `folder` says of itself (`id`, `version` ...), as far as it can be read."""
        text, _digest, _flaws = self.text(folder / MANIFEST_NAME)
        return _names(text)

    def _manifest(self, draft: PackDraft) -> None:
        path = draft.folder / MANIFEST_NAME
        text, digest, flaws = self.text(path)
        draft.diagnostics += [flaw.diagnostic(path.as_posix()) for flaw in flaws]
        draft.names = _names(text)
        draft.count += max(1, len(text.documents))
        for document in text.documents[:1]:
            verdict = self.memory.verdict(MANIFEST, digest, 0, document.data)
            draft.manifest = _document_draft(path, document, MANIFEST, verdict)
        self._find_system(draft)
        source = _Source(path, digest, draft.system, self.kinds, self.memory)
        for number, document in enumerate(text.documents[1:], start=1):
            draft.documents.append(source.judged(document, number))
            draft.vague |= source.vague(draft.documents[-1])

    def _find_system(self, draft: PackDraft) -> None:
        name = draft.names.get("system", "")
        if name in PACK_SYSTEMS:
            draft.system = name

    def _files(self, draft: PackDraft, paths: Iterable[Path]) -> Iterator[FileDraft]:
        """Yield what is in files of a pack; the same as last time of those that hold the very bytes.

        Of a file that is passed over the draft says its kind.
        """
        key = (_file, draft.folder, draft.system, self.kinds)
        last: Mapping[int, tuple[Path, bytes, FileDraft]] = self.memory.recalled(key) or {}
        now: dict[int, tuple[Path, bytes, FileDraft]] = {}
        self.memory.keep(key, now)
        for path in paths:
            try:
                data = self.files.read(path)
            except OSError as error:
                flaw = unreadable("file", error).diagnostic(path.as_posix())
                yield FileDraft(1, (flaw,), frozenset((path.stem,)), ())
                continue
            if self.passed_over and (kind := only_kind(data)) in self.passed_over:
                draft.passed_over.add(kind)
                yield COUNTED
                continue
            known = last.get(id(path))  # the path is kept, so that no other has its id
            if known is None or known[1] is not data:
                known = path, data, _file(data, path, draft.system, self.kinds, self.memory)
            now[id(path)] = known
            yield known[2]

    def text(self, path: Path) -> tuple[Text, bytes, tuple[Flaw, ...]]:
        """Return the text of a file, the hash of its bytes, and what is wrong with it."""
        try:
            data = self.files.read(path)
        except OSError as error:
            return NO_TEXT, b"", (unreadable("file", error),)
        text, digest = self.memory.read(path, data)
        return text, digest, text.flaws


class _Source(NamedTuple):
    """A file as it is judged: where it lies, the hash of its bytes, and by whose kinds of documents."""

    path: Path
    digest: bytes
    system: SystemName | None
    kinds: tuple[Kind, ...]
    memory: Memory

    def judged(self, document: TextDocument, number: int) -> DocumentDraft:
        """Return document `number` of the file, judged by itself."""
        if self.system is None:
            return _document_draft(self.path, document, None, NO_VERDICT)
        kind, finding = kind_of(document.data, self.system, self.kinds, self.path.parent.name)
        verdict = NO_VERDICT if finding is None else Verdict(None, (_of_another(finding) if number else finding,))
        if kind is not None and kind.name != RULES:  # rules are judged together with those they change
            verdict = self.memory.verdict(kind, self.digest, number, document.data)
        return _document_draft(self.path, document, kind, verdict)

    def vague(self, made: DocumentDraft) -> set[str]:
        """Return by what names a document may be meant that is of no kind, or has no id as ids are."""
        if self.system is None or (made.kind is not None and re.search(ID_PATTERN, made.id)):
            return set()
        return {self.path.stem, made.id, as_name(made.id)}


def _file(data: bytes, path: Path, system: SystemName | None, kinds: tuple[Kind, ...], memory: Memory) -> FileDraft:
    """Return what is in a file with these bytes, each document judged by itself."""
    text, digest = memory.read(path, data)
    source = _Source(path, digest, system, kinds, memory)
    diagnostics = [flaw.diagnostic(path.as_posix()) for flaw in text.flaws]
    vague = {path.stem, *ids_in(text.broken)} if text.broken or not text.documents else set[str]()
    documents: list[DocumentDraft] = []
    found = 0
    for number, document in enumerate(text.documents):
        if found >= MOST_MISTAKES:
            diagnostics.append(_unlisted(len(text.documents) - number).diagnostic(path.as_posix()))
            vague |= {str(one.data.get("id", "")) for one in text.documents[number:]}
            break
        documents.append(source.judged(document, number))
        vague |= source.vague(documents[-1])
        found += len(documents[-1].findings)
    return FileDraft(max(1, len(text.documents)), tuple(diagnostics), frozenset(vague), tuple(documents))


def _document_draft(path: Path, document: TextDocument, kind: Kind | None, verdict: Verdict) -> DocumentDraft:
    findings = [_named_by_file(one, path) for one in verdict.findings]
    return DocumentDraft(path, document.data, document.places, kind, verdict.model, findings, flawed=document.flawed)


def _named_by_file(finding: Finding, path: Path) -> Finding:
    """Return a finding; one that says the document has no id proposes that of its file."""
    name = as_name(path.parent.name if path.name == MANIFEST_NAME else path.stem)
    if (finding.code, finding.at) != ("missing-key", ("id",)) or not name:
        return finding
    return replace(finding, hint=f"write `id: {name}`, as the file is called", fix=(Fix(("id",), name),))


def _of_another(finding: Finding) -> Finding:
    """Return a finding on a document that is not the first of its file; one without `kind` is none, probably."""
    if (finding.code, finding.at) != ("missing-key", ("kind",)):
        return finding
    message = "`---` above begins another document, and it has no `kind`"
    return replace(finding, message=message, hint="delete the `---` if all of the file is one document", fix=())


def _unlisted(count: int) -> Flaw:
    """Return the flaw of a file with so many mistakes that its last documents are not looked at."""
    message = f"{counted(count, 'more document')} of this file {'is' if count == 1 else 'are'} not looked at"
    return Flaw(MORE_MISTAKES, 0, 0, f"there are {MOST_MISTAKES} mistakes; {message}", FIX_THOSE_LISTED)


def _names(text: Text) -> dict[str, str]:
    if not text.documents:
        return names_in(text.broken)
    data: Mapping[str, Any] = text.documents[0].data
    return {name: value for name, value in data.items() if isinstance(value, str)}


AT_ID = ("id",)


def refuse_twin_documents(draft: PackDraft) -> None:
    """Note at each document of a kind and id that the pack has twice where the other one is.

    A second rules document is refused whatever its id, and another id would not help.
    """
    names = [(one.kind.name, one.id) if one.kind is not None else (RULES, "") for one in draft.documents]
    for (kind, name), count in Counter(names).items():
        if count > 1 and kind != RULES and name:
            twins = [one for one, its in zip(draft.documents, names, strict=True) if its == (kind, name)]
            _accuse(twins, "duplicate-id", f"the {kind.replace('_', ' ')} `{name}`", "give one of them another id")


def refuse_twin_packs(drafts: Iterable[PackDraft]) -> None:
    """Note at each of two packs with one id where the other one is."""
    known: dict[str, list[DocumentDraft]] = {}
    for draft in drafts:
        if draft.id and draft.manifest is not None:
            known.setdefault(draft.id, []).append(draft.manifest)
    for name, twins in known.items():
        if twins[1:]:
            _accuse(twins, "duplicate-pack", f"the pack `{name}`", "give one of them another id")


def _accuse(twins: list[DocumentDraft], code: str, name: str, hint: str) -> None:
    for twin in twins:
        others = ", ".join(_place(other) for other in twins if other is not twin)
        twin.findings.append(Finding(code, AT_ID, f"{name} is there more than once: also in {others}", hint))


def _place(document: DocumentDraft) -> str:
    line, _column = document.places.at(AT_ID)
    return f"{document.path.as_posix()}:{line}"

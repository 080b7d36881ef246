"""Reads the files of a pack folder into a draft: the manifest first, because it names the system."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.flaws import Flaw
from schemas.diagnostics.plenty import HINT, MORE, MOST_MISTAKES
from schemas.diagnostics.wording import counted
from schemas.kinds import KINDS, MANIFEST, RULES, Kind
from schemas.packs.drafts import DocumentDraft, Memory, PackDraft
from schemas.packs.files import Disk, Files
from schemas.packs.folders import MANIFEST_NAME, is_pack, no_manifest, pack_files, unreadable
from schemas.reading.naming import ids_in, kind_of, names_in, only_kind
from schemas.reading.text import Text, TextDocument
from schemas.systems import System
from schemas.validation.judge import Verdict

NO_VERDICT = Verdict(None, ())
NO_TEXT = Text((), ())


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
        files = dict(pack_files(folder, self.files))
        if not is_pack(folder, self.files):
            draft.diagnostics.append(no_manifest(folder, self.files))
        elif files.get(folder / MANIFEST_NAME) is None:
            self._manifest(draft)
        for path, flaw in files.items():
            if flaw is not None:
                draft.diagnostics.append(flaw.diagnostic(path.as_posix()))
                draft.vague.add(path.stem)
            elif path != folder / MANIFEST_NAME:
                self._documents(draft, path)
        return draft

    def manifest_names(self, folder: Path) -> dict[str, str]:
        """Return what the manifest in `folder` says of itself (`id`, `version` ...), as far as it can be read."""
        text, _digest, _flaws = self._text(folder / MANIFEST_NAME)
        return _names(text)

    def _manifest(self, draft: PackDraft) -> None:
        path = draft.folder / MANIFEST_NAME
        text, digest, flaws = self._text(path)
        draft.diagnostics += [flaw.diagnostic(path.as_posix()) for flaw in flaws]
        draft.names = _names(text)
        draft.count += max(1, len(text.documents))
        for document in text.documents[:1]:
            verdict = self.memory.verdict(MANIFEST, digest, 0, document.data)
            draft.manifest = _document_draft(path, document, MANIFEST, verdict)
        self._find_system(draft)
        for number, document in enumerate(text.documents[1:], start=1):
            draft.documents.append(self._judged(draft, path, document, digest, number))

    def _find_system(self, draft: PackDraft) -> None:
        name = draft.names.get("system", "")
        if name in list(System):
            draft.system = System(name)

    def _documents(self, draft: PackDraft, path: Path) -> None:
        if passed_over := self._passed_over(path):
            draft.passed_over.add(passed_over)
            draft.count += 1
            return
        text, digest, flaws = self._text(path)
        draft.diagnostics += [flaw.diagnostic(path.as_posix()) for flaw in flaws]
        draft.count += max(1, len(text.documents))
        if text.broken or not text.documents:
            draft.vague |= {path.stem, *ids_in(text.broken)}
        found = 0
        for number, document in enumerate(text.documents):
            if found >= MOST_MISTAKES:
                draft.diagnostics.append(_unlisted(len(text.documents) - number).diagnostic(path.as_posix()))
                draft.vague |= {_id(document) for document in text.documents[number:]}
                break
            draft.documents.append(self._judged(draft, path, document, digest, number))
            found += len(draft.documents[-1].findings)

    def _passed_over(self, path: Path) -> str:
        """Return the kind that a file is passed over for, "" if it is to be read."""
        try:
            kind = only_kind(self.files.read(path)) if self.passed_over else ""
        except OSError:
            return ""  # the reader says why
        return kind if kind in self.passed_over else ""

    def _judged(
        self, draft: PackDraft, path: Path, document: TextDocument, digest: bytes, number: int
    ) -> DocumentDraft:
        if draft.system is None:
            return _document_draft(path, document, None, NO_VERDICT)
        kind, finding = kind_of(document.data, draft.system, self.kinds)
        verdict = NO_VERDICT if finding is None else Verdict(None, (finding,))
        if kind is not None and kind.name != RULES:  # rules are judged together with those they change
            verdict = self.memory.verdict(kind, digest, number, document.data)
        made = _document_draft(path, document, kind, verdict)
        if kind is None or not made.id:
            draft.vague |= {path.stem, made.id}
        return made

    def _text(self, path: Path) -> tuple[Text, bytes, tuple[Flaw, ...]]:
        """Return the text of a file, the hash of its bytes, and what is wrong with it."""
        try:
            data = self.files.read(path)
        except OSError as error:
            return NO_TEXT, b"", (unreadable("file", error),)
        digest = hashlib.blake2b(data).digest()
        text = self.memory.text(digest, data)
        return text, digest, text.flaws


def _document_draft(path: Path, document: TextDocument, kind: Kind | None, verdict: Verdict) -> DocumentDraft:
    findings: list[Finding] = list(verdict.findings)
    return DocumentDraft(path, document.data, document.places, kind, verdict.model, findings, flawed=document.flawed)


def _unlisted(count: int) -> Flaw:
    """Return the flaw of a file with so many mistakes that its last documents are not looked at."""
    message = f"{counted(count, 'more document')} of this file {'is' if count == 1 else 'are'} not looked at"
    return Flaw(MORE, 0, 0, f"there are {MOST_MISTAKES} mistakes; {message}", HINT)


def _id(document: TextDocument) -> str:
    return str(document.data.get("id", ""))


def _names(text: Text) -> dict[str, str]:
    if not text.documents:
        return names_in(text.broken)
    data: Mapping[str, Any] = text.documents[0].data
    return {name: value for name, value in data.items() if isinstance(value, str)}

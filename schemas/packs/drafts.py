"""Packs as they are read: documents with their verdicts, before references and other packs are looked at."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schemas.base import Document
from schemas.diagnostics.codes import CODES
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Location, Severity
from schemas.kinds import Kind
from schemas.reading.positions import Places
from schemas.reading.text import Text, read_text
from schemas.systems import System
from schemas.validation.judge import Verdict, judge


class Memory:
    """What was read before, by content: an unchanged file costs nothing the second time."""

    def __init__(self) -> None:
        self._texts: dict[bytes, Text] = {}
        self._verdicts: dict[tuple[str, bytes, int], Verdict] = {}
        self._asked: set[bytes] = set()

    def forget_others(self) -> None:
        """Forget what nobody asked for since the last call, so that a long session stays small."""
        self._texts = {digest: text for digest, text in self._texts.items() if digest in self._asked}
        self._verdicts = {key: verdict for key, verdict in self._verdicts.items() if key[1] in self._asked}
        self._asked.clear()

    def text(self, digest: bytes, data: bytes) -> Text:
        """Return the documents of `data`, whose hash is `digest`."""
        self._asked.add(digest)
        if digest not in self._texts:
            self._texts[digest] = read_text(data)
        return self._texts[digest]

    def verdict(self, kind: Kind, digest: bytes, number: int, data: Mapping[str, Any]) -> Verdict:
        """Return the verdict on document `number` of the file whose hash is `digest`."""
        key = (kind.schema_path, digest, number)
        if key not in self._verdicts:
            self._verdicts[key] = judge(kind, data)
        return self._verdicts[key]


@dataclass(eq=False)
class DocumentDraft:
    """A document whose text could be read. `kind` and `model` are None when it does not say what it is, or lies.

    `flawed` says that the text of its file has flaws, so that it may mean something else than it says.
    """

    path: Path
    data: Mapping[str, Any]
    places: Places
    kind: Kind | None
    model: Document | None
    findings: list[Finding]
    flawed: bool = False

    @property
    def is_sound(self) -> bool:
        """Whether the document can be used."""
        return self.is_whole and all(one.severity is not Severity.ERROR for one in self.findings)

    @property
    def is_whole(self) -> bool:
        """Whether the document is right in itself, though perhaps not in its pack."""
        return self.model is not None and not self.flawed

    @property
    def id(self) -> str:
        """Its id, "" when it has none that is a text."""
        found = self.data.get("id")
        return found if isinstance(found, str) else ""

    def diagnostic(self, finding: Finding) -> Diagnostic:
        """Return `finding` with its place in the file."""
        return located(finding, self.path, self.places)


@dataclass(eq=False)
class PackDraft:
    """A pack folder as read, filled in step by step.

    `vague` holds names of documents that are there but cannot be read; `incomplete` says that a pack it builds on
    could not be found, so that nothing can be said about references into it. `passed_over` are the kinds of documents
    that are there, but were not looked into.
    """

    folder: Path
    manifest: DocumentDraft | None = None
    system: System | None = None
    documents: list[DocumentDraft] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    vague: set[str] = field(default_factory=set)
    passed_over: set[str] = field(default_factory=set)
    names: dict[str, str] = field(default_factory=dict)
    count: int = 0
    base: "PackDraft | None" = None
    required: "dict[str, PackDraft]" = field(default_factory=dict)
    incomplete: bool = False
    rules: Document | None = None
    rules_data: Mapping[str, Any] = field(default_factory=dict)
    rules_findings: tuple[Finding, ...] = ()

    @property
    def id(self) -> str:
        """Its id, "" when it has none."""
        return self.names.get("id", "")

    def note(self, at: Location, code: str, message: str, hint: str = "") -> None:
        """Add a finding at a place of the manifest, as grave as the code says."""
        if self.manifest is not None:
            self.manifest.findings.append(Finding(code, at, message, hint, severity=CODES[code].severity))

    def all_diagnostics(self) -> list[Diagnostic]:
        """Return what is wrong with the pack and its documents, sorted by place.

        What a value means is not looked at where its text could not be read.
        """
        drafts = [*self.documents, *([self.manifest] if self.manifest else [])]
        found = [draft.diagnostic(finding) for draft in drafts for finding in draft.findings]
        unreadable = {_place(diagnostic) for diagnostic in self.diagnostics if diagnostic.line}
        return sorted({*self.diagnostics, *(one for one in found if _place(one) not in unreadable)})


def chain(draft: PackDraft) -> Iterator[PackDraft]:
    """Yield a pack and those it extends, one after the other."""
    lower: PackDraft | None = draft
    while lower is not None:
        yield lower
        lower = lower.base


def _place(diagnostic: Diagnostic) -> tuple[str, int, int]:
    return diagnostic.path, diagnostic.line, diagnostic.column


def located(finding: Finding, path: Path, places: Places) -> Diagnostic:
    """Return `finding` as a diagnostic of the document at `path` whose values stand at `places`."""
    line, column = places.at(finding.at, key=finding.at_key)
    return Diagnostic(
        path.as_posix(),
        line,
        column,
        finding.code,
        finding.severity,
        finding.message,
        finding.hint,
        finding.rule,
        finding.at,
        finding.fix,
    )

"""Packs as they are read: documents with their verdicts, before references and other packs are looked at."""

import hashlib
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from schemas.base import Document
from schemas.diagnostics.codes import CODES
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Location, Severity
from schemas.kinds import Kind
from schemas.reading.compose import NO_VALUE
from schemas.reading.nodes import Places
from schemas.reading.text import Text, read_text
from schemas.systems import SystemName
from schemas.validation.judge import Verdict, judge

V = TypeVar("V")


LEAST_KEPT: Final = 1_000
"""What is kept in any case."""

FILES_SHARED: Final = 512
"""Files whose texts and verdicts all memories of a process share: packs open twice, and those below many packs."""


@dataclass(frozen=True)
class _Written:
    """A document of a file, the same as another if their files hold the same bytes."""

    digest: bytes
    number: int
    data: Mapping[str, Any] = field(compare=False)


_shared_text = lru_cache(maxsize=FILES_SHARED)(read_text)


@lru_cache(maxsize=FILES_SHARED)
def _shared_verdict(kind: Kind, written: _Written) -> Verdict:
    return judge(kind, written.data)


@dataclass(slots=True)
class _Kept:
    """What is kept, and the round in which it was asked for last."""

    value: Any
    asked: int


class Memory:
    """What was read and judged before: an unchanged file costs nothing the second time."""

    def __init__(self, least_kept: int = LEAST_KEPT) -> None:
        self._kept: dict[Hashable, _Kept] = {}
        self._read: dict[Path, tuple[bytes, Text, bytes]] = {}
        self._round = 0
        self._least = self._most = least_kept

    def __len__(self) -> int:
        """Return how many things are kept."""
        return len(self._kept)

    def forget_others(self) -> None:
        """Begin another round; what nobody asked for in the last one is forgotten, though not before it is plenty.

        A long session stays small, and a round costs nothing for what it does not ask for.
        """
        if len(self._kept) > self._most:
            self._kept = {key: one for key, one in self._kept.items() if one.asked == self._round}
            self._most = max(self._least, 2 * len(self._kept))
        self._round += 1

    def recalled(self, key: Hashable) -> Any:
        """Return what was kept under `key`, None if nothing was."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        kept.asked = self._round
        return kept.value

    def keep(self, key: Hashable, value: V) -> V:
        """Keep a value under `key`, and return it."""
        self._kept[key] = _Kept(value, self._round)
        return value

    def once(self, make: Callable[..., V], *parts: Any) -> V:
        """Return what `make` makes of `parts`, which it does once for these very objects, as none of them changes."""
        key = (make, *map(id, parts))
        kept: tuple[tuple[Any, ...], V] | None = self.recalled(key)
        return (kept or self.keep(key, (parts, make(*parts))))[1]  # the parts are kept, so that no other has their id

    def read(self, path: Path, data: bytes) -> tuple[Text, bytes]:
        """Return the documents of `data`, which a file holds, and its hash: those of last time for the very bytes."""
        known = self._read.get(path)
        if known is None or known[0] is not data:
            digest = hashlib.blake2b(data).digest()
            text: Text | None = self.recalled(digest)
            known = self._read[path] = data, text or self.keep(digest, _shared_text(data)), digest
        return known[1:]

    def verdict(self, kind: Kind, digest: bytes, number: int, data: Mapping[str, Any]) -> Verdict:
        """Return the verdict on document `number` of the file whose hash is `digest`."""
        key = (kind.schema_path, digest, number)
        kept: Verdict | None = self.recalled(key)
        return kept or self.keep(key, _shared_verdict(kind, _Written(digest, number, data)))


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
        return self.is_whole and not (self.findings and any(one.severity is Severity.ERROR for one in self.findings))

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


class FileDraft(NamedTuple):
    """What is in a file, whatever else is in its pack: how many documents it counts for, and what is wrong with it.

    `vague` holds names of documents that are there but cannot be read.
    """

    counted: int
    diagnostics: tuple[Diagnostic, ...]
    vague: frozenset[str]
    judged: tuple[DocumentDraft, ...]

    def documents(self) -> list[DocumentDraft]:
        """Return its documents, each judged by itself, to be filled in further."""
        return [
            DocumentDraft(one.path, one.data, one.places, one.kind, one.model, [*one.findings], one.flawed)
            for one in self.judged
        ]


@dataclass(eq=False)
class PackDraft:
    """A pack folder as read, filled in step by step.

    `vague` holds names of documents that are there but cannot be read; `incomplete` says that a pack it builds on
    could not be found, so that nothing can be said about references into it. `passed_over` are the kinds of documents
    that are there, but were not looked into.
    """

    folder: Path
    manifest: DocumentDraft | None = None
    system: SystemName | None = None
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

        What a value means is not looked at where its text could not be read. That nothing stands behind a colon is
        said where the field has nothing to say of it.
        """
        drafts = [*self.documents, *([self.manifest] if self.manifest else [])]
        found = [draft.diagnostic(finding) for draft in drafts for finding in draft.findings]
        told = {_place(diagnostic) for diagnostic in found}
        flaws = [one for one in self.diagnostics if one.code != NO_VALUE or _place(one) not in told]
        unreadable = {_place(flaw) for flaw in flaws if flaw.line}
        return sorted({*flaws, *(one for one in found if _place(one) not in unreadable)})


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

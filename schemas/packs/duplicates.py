"""Two of a name where there can be one: documents of a pack, and packs."""

from collections import Counter
from collections.abc import Iterable

from schemas.diagnostics.diagnostics import Finding
from schemas.kinds import RULES
from schemas.packs.drafts import DocumentDraft, PackDraft

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

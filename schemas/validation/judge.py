"""The verdict on the data of one document: its model, or everything that is wrong with it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError

from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding
from schemas.kinds import Kind


class Verdict(NamedTuple):
    """The model of a document, None when `findings` say what is wrong with it."""

    model: Document | None
    findings: tuple[Finding, ...]


def judge(kind: Kind, data: Mapping[str, Any], written: Mapping[str, Any] | None = None) -> Verdict:
    """Return the verdict on `data` as a document of `kind`.

    `written` is what its author wrote of it, all unless it is given: a misspelt key may mean one that comes from below.

    The model refuses all that the schema refuses, and more; so the schema is asked only for the words of a refusal.
    """
    try:
        return Verdict(kind.model.model_validate(data), ())
    except ValidationError as error:
        # Imported here: reading sound packs needs neither schemas nor what checks against them.
        from schemas.validation.findings import findings_in  # noqa: PLC0415

        return Verdict(None, findings_in(kind, data, error, data if written is None else written))

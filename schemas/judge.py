"""The verdict on the data of one document: its model, or everything that is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schemas.base import Document
from schemas.diagnostics import Finding
from schemas.generate import schema_of
from schemas.kinds import Kind
from schemas.messages import findings_of
from schemas.model_check import KEYWORDS, build_model, finding_of, unseen
from schemas.schema_check import checker_of
from schemas.shapes import child_value


@dataclass(frozen=True)
class Verdict:
    """The model of a document, None when `findings` say what is wrong with it."""

    model: Document | None
    findings: tuple[Finding, ...]


def judge(kind: Kind, data: Mapping[str, Any]) -> Verdict:
    """Return the verdict on `data` as a document of `kind`: the schema first, then what only the model sees."""
    breaches = checker_of(kind)(data)
    findings = findings_of(schema_of(kind), data, breaches)
    model, faults = build_model(kind, data)
    for location, fault, message in list(unseen(faults, breaches, findings)):
        if fault in KEYWORDS:
            findings += findings_of(schema_of(kind), data, {(location, KEYWORDS[fault])})
        else:
            value: Any = data
            for step in location:
                value = child_value(value, step)
            findings.append(finding_of(location, value, message))
    return Verdict(None if findings else model, tuple(findings))

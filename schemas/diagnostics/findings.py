"""What is wrong with the data of a document that its model refuses."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.messages import findings_of
from schemas.diagnostics.plenty import HINT, MORE, MOST_MISTAKES, more_mistakes
from schemas.kinds import Kind
from schemas.validation.generate import schema_of
from schemas.validation.model_check import KEYWORDS, finding_of, model_breaches, unseen
from schemas.validation.schema_check import checker_of
from schemas.validation.shapes import child_value


def findings_in(
    kind: Kind, data: Mapping[str, Any], error: ValidationError, written: Mapping[str, Any]
) -> tuple[Finding, ...]:
    """Return what is wrong with `data`, refused with `error`: first in the words of the schema, then of the model.

    `written` is the part of `data` that its author wrote.
    Of very many mistakes the first are put in words, and the others counted as the model counts them.
    """
    breaches = checker_of(kind)(data)
    findings = findings_of(schema_of(kind), data, breaches, written)
    for location, broken, message in list(unseen(model_breaches(data, error), breaches, findings)):
        if len(findings) >= MOST_MISTAKES:
            break
        if broken in KEYWORDS:
            findings += findings_of(schema_of(kind), data, {(location, KEYWORDS[broken])}, written)
        else:
            value: Any = data
            for step in location:
                value = child_value(value, step)
            findings.append(finding_of(location, value, message))
    if len(findings) >= MOST_MISTAKES and (rest := error.error_count() - len(findings)) > 0:
        findings.append(Finding(MORE, (), more_mistakes(rest), HINT))
    return tuple(findings)

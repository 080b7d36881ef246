"""Which changed parameters battles do not play yet: said, never silently ignored."""

from collections.abc import Iterator
from typing import Any

from pydantic.fields import FieldInfo

from engine.check import Check
from engine.seven_seconds.unplayed import UNPLAYED
from schemas.diagnostics import Finding, Severity
from schemas.models.seven_seconds.rules import Rules
from schemas.packs import Loaded, Pack


def _parameter(group: str, field: str) -> FieldInfo:
    model: Any = Rules.model_fields[group].annotation
    parameter: FieldInfo = model.model_fields[field]
    return parameter


def not_played_yet(loaded: Loaded, _: Pack) -> Iterator[Finding]:
    """Every parameter that a rules document changes is played."""
    for dotted in UNPLAYED:
        group, field = dotted.split(".")
        written = loaded.data.get(group)
        if not isinstance(written, dict) or field not in written:
            continue
        ruled = _parameter(group, field).get_default(call_default_factory=True)
        if getattr(getattr(loaded.model, group), field) != ruled:
            yield Finding(
                "not-played-yet",
                (group, field),
                f"`{dotted}` is checked and printed, but battles do not play it yet",
                "leave it as ruled if you rely on test battles",
                _rule_of(group, field),
                Severity.WARNING,
            )


def _rule_of(group: str, field: str) -> str:
    extra = _parameter(group, field).json_schema_extra
    rules = extra["x-rules"] if isinstance(extra, dict) else None
    return str(rules[0]) if isinstance(rules, list) else ""


PLAYED_CHECKS = (
    Check(
        code="not-played-yet",
        kind="rules",
        rule="7S.GAP.111",
        title="Battles do not play this parameter yet",
        explanation=(
            "The engine plays a growing part of the rules. A parameter beyond it changes what is printed, but no "
            "battle: test battles go on as if it had been left as ruled."
        ),
        run=not_played_yet,
        severity=Severity.WARNING,
    ),
)

"""Check of data against a JSON Schema: which keyword is broken where.

`jsonschema-rs` does it some seventy times faster; `jsonschema` does it where that has no wheel, and is the oracle.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from schemas.validation.generate import schema_of

try:
    import jsonschema_rs as fast
except ImportError:
    fast = None  # type: ignore[assignment]

Breach = tuple[Location, str]
"""Where a value breaks its schema, and the keyword it breaks."""

Checker = Callable[[Any], frozenset[Breach]]


@cache
def checker_of(kind: Kind) -> Checker:
    """Return the quickest checker there is for documents of `kind`."""
    return oracle_checker(schema_of(kind)) if fast is None else fast_checker(schema_of(kind))


def fast_checker(schema: dict[str, Any]) -> Checker:
    """Return a checker that is compiled code."""
    validator = fast.validator_for(schema)
    return lambda data: frozenset(
        (tuple(error.instance_path), _keyword(error.evaluation_path)) for error in validator.iter_errors(data)
    )


def oracle_checker(schema: dict[str, Any]) -> Checker:
    """Return a checker in plain Python."""
    import jsonschema  # noqa: PLC0415 - slow to load, and seldom asked

    validator = jsonschema.Draft202012Validator(schema)
    return lambda data: frozenset(
        (tuple(error.absolute_path), _keyword(list(error.absolute_schema_path)))
        for error in validator.iter_errors(data)
    )


def _keyword(schema_path: Any) -> str:
    return "propertyNames" if "propertyNames" in schema_path else str(schema_path[-1])

"""Values against the limits of the rules document, with the nearest value that is allowed."""

from collections.abc import Iterator

from engine.checking.check import mistake
from schemas.diagnostics.diagnostics import Finding
from schemas.models.survive.rules.measures import Span


def outside(name: str, value: int, span: Span) -> Iterator[Finding]:
    """Yield the finding on a value outside its limits, at the field `name`; limits that are crossed hold nothing."""
    if span.least <= span.most and not span.least <= value <= span.most:
        message = f"{name} is {value}; it goes from {span.least} to {span.most}"
        change = f"lower it to {span.most}" if value > span.most else f"raise it to {span.least}"
        yield mistake((name,), message, change)

"""What a diagnostic code stands for."""

from dataclasses import dataclass
from textwrap import indent

from schemas.diagnostics.diagnostics import Severity


@dataclass(frozen=True)
class Code:
    """A row of `CODES`: the name of a mistake, a title, and an explanation with an example of it and of its fix."""

    code: str
    title: str
    explanation: str
    severity: Severity


def error(code: str, title: str, why: str, bad: str = "", good: str = "") -> Code:
    """Return the row of an error. `bad` and `good` are YAML: the mistake, and how it is fixed."""
    examples = [f"{word}:\n{indent(text, '    ')}" for word, text in (("Not so", bad), ("But so", good)) if text]
    return Code(code, title, "\n".join([why, *examples]), Severity.ERROR)

"""How the verdict on packs is printed: the mistakes with their places, then one line that sums up."""

from collections import Counter

from engine.checking.checks import Checked
from musterpress.terminal.console import say, say_diagnostics
from schemas.diagnostics.diagnostics import MORE_MISTAKES, Severity


def print_verdict(checked: Checked) -> None:
    """Print every diagnostic and the sum."""
    say_diagnostics(checked.diagnostics)
    say(summary(checked), style="bold red" if has_errors(checked) else "bold green")


def has_errors(checked: Checked) -> bool:
    """Whether something stands in the way of play and export."""
    return any(found.severity is Severity.ERROR for found in checked.diagnostics)


def summary(checked: Checked) -> str:
    """Return the sum in a sentence: `Passed: 61 documents of 2 packs, no mistakes.`."""
    extent = _count(checked.documents, "document")
    if checked.packs:  # none where none can be used
        extent += f" of {_count(len(checked.packs), 'pack')}"
    return f"{'Failed' if has_errors(checked) else 'Passed'}: {extent}, {mistakes(checked)}."


def mistakes(checked: Checked) -> str:
    """Return how many mistakes there are: `1 error and 2 warnings`, or `no mistakes`."""
    found = Counter(diagnostic.severity for diagnostic in checked.diagnostics)
    more = [" and more"] if any(one.code == MORE_MISTAKES for one in checked.diagnostics) else []
    counted = " and ".join(_count(found[severity], severity.value) for severity in Severity if found[severity])
    return "".join([counted, *more]) or "no mistakes"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"

"""What is said in a line: the title of a battle, and the verdict on packs below their mistakes."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from engine.checking.checks import Checked
from musterpress.terminal import say, say_diagnostics
from schemas.catalogues.saying import said
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


MODES: Final = {"plain": "plain", "compiled": "compiled"}


def title(header: Mapping[str, Any], language: str = "") -> str:
    """Return who fights whom and where, the seed and the mode in a language, from a log's header."""
    seats = [each["seat"] for each in header["order"]["participants"]]
    names = (f"{header[seat]['force']} ({said(seat, language)})" for seat in seats)
    sides = f" {said('against', language)} ".join(names)
    parts = {"sides": sides, "seed": header["seed"], "mode": said(MODES.get(header["mode"], header["mode"]), language)}
    if header.get("map"):
        return said("{sides} on {map}, seed {seed}, {mode}", language, map=header["map"], **parts)
    return said("{sides}, seed {seed}, {mode}", language, **parts)

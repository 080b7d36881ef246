"""What one check is: a mistake with a code, the rule behind it, and the function that finds it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Loaded, Pack

Run = Callable[[Loaded, Pack], Iterator[Finding]]


@dataclass(frozen=True)
class Check:
    """A row of `CHECKS`: what it looks for in the documents of one kind, and what it says about it.

    The findings of `run` carry the row's `code`, and its `rule` unless one stat or rating has a rule of its own. They
    are as grave as the row says, whatever they say themselves. Only where it `varies`, because the rules of the pack
    have a say in it, each finding says how grave it is, and the row what is usual.
    """

    code: str
    kind: str
    rule: str
    title: str
    explanation: str
    run: Run
    severity: Severity = Severity.ERROR
    varies: bool = False

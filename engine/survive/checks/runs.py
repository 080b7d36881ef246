"""How a check's function is called: with the document, the rules, and the pack where it needs it."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from engine.check import Run
from schemas.base import Document
from schemas.diagnostics import Finding
from schemas.models.survive.rules import Rules
from schemas.packs import Loaded, Pack

D = TypeVar("D", bound=Document)


def ruled(model: type[D], check: Callable[[D, Rules], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the document and the rules of its pack."""

    def run(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model) and isinstance(pack.rules, Rules):
            yield from check(loaded.model, pack.rules)

    return run


def in_pack(model: type[D], check: Callable[[D, Pack, Rules], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks up other documents too."""

    def run(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model) and isinstance(pack.rules, Rules):
            yield from check(loaded.model, pack, pack.rules)

    return run


def of_rules(check: Callable[[Rules], Iterator[Finding]]) -> Run:
    """Return the run of a check of the rules themselves."""

    def run(loaded: Loaded, _: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, Rules):
            yield from check(loaded.model)

    return run

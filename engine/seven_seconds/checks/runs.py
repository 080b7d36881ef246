"""How a check's function is called: with the document alone, with the rules of its pack, or with the whole pack."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from engine.check import Run
from schemas.base import Document
from schemas.diagnostics import Finding
from schemas.models.seven_seconds.rules import Rules
from schemas.packs import Loaded, Pack

D = TypeVar("D", bound=Document)


def alone(model: type[D], check: Callable[[D], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the document only."""

    def run(loaded: Loaded, _: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model):
            yield from check(loaded.model)

    return run


def ruled(model: type[D], check: Callable[[D, Rules], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the document and the rules of its pack."""

    def run(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model) and isinstance(pack.rules, Rules):
            yield from check(loaded.model, pack.rules)

    return run


def whole_pack(check: Callable[[Pack], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the pack as a whole."""

    def run(_: Loaded, pack: Pack) -> Iterator[Finding]:
        return check(pack)

    return run

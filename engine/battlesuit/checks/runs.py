"""How a check's function is called: with the document and its pack, whose rules are those of Battlesuit."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from engine.check import Run
from schemas.base import Document
from schemas.diagnostics import Finding
from schemas.models.battlesuit.rules import Rules
from schemas.packs import Loaded, Pack

D = TypeVar("D", bound=Document)


def ruled(model: type[D], check: Callable[[D, Pack, Rules], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the document, its pack and the rules."""

    def run(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model) and isinstance(pack.rules, Rules):
            yield from check(loaded.model, pack, pack.rules)

    return run

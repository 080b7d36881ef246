"""How a check's function is called: with the document alone, with its rules and its pack, or with the whole pack."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.checking.check import Run
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding
from schemas.packs.packs import Loaded, Pack

D = TypeVar("D", bound=Document)
R = TypeVar("R", bound=Document)


def alone(model: type[D], check: Callable[[D], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the document only."""

    def run(loaded: Loaded, _: Pack) -> Iterator[Finding]:
        if isinstance(loaded.model, model):
            yield from check(loaded.model)

    return run


def whole_pack(check: Callable[[Pack], Iterator[Finding]]) -> Run:
    """Return the run of a check that looks at the pack as a whole."""

    def run(_: Loaded, pack: Pack) -> Iterator[Finding]:
        return check(pack)

    return run


@dataclass(frozen=True)
class RunsUnder(Generic[R]):
    """The runs of checks that look at the rules of a system too; a pack of another system has nothing wrong by them."""

    rules: type[R]

    def ruled(self, model: type[D], check: Callable[[D, R], Iterator[Finding]]) -> Run:
        """Return the run of a check that looks at the document and the rules of its pack."""
        return self.in_pack(model, lambda document, _, rules: check(document, rules))

    def in_pack(self, model: type[D], check: Callable[[D, Pack, R], Iterator[Finding]]) -> Run:
        """Return the run of a check that looks at the document, its pack and the rules."""

        def run(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
            if isinstance(loaded.model, model) and isinstance(pack.rules, self.rules):
                yield from check(loaded.model, pack, pack.rules)

        return run

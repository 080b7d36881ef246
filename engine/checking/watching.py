"""What a check asked of a pack, so that what it found stands until one of the answers is another."""

from collections.abc import Callable, Mapping
from typing import Any, ParamSpec, TypeVar

from schemas.base import Document
from schemas.packs.packs import Loaded, Pack

D = TypeVar("D", bound=Document)
P = ParamSpec("P")
V = TypeVar("V")
Question = tuple[str, tuple[Any, ...]]
"""A member of `Pack`, and what it was called with; without a call, nothing."""


class WatchedPack:
    """Answers as a pack does, and notes each question with its answer, in their order.

    It looks like a `Pack` to checks; what of it is not a question of theirs is noted as what it holds.
    """

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self.answers: dict[Question, Any] = {}

    def of_kind(self, kind: str) -> tuple[Loaded, ...]:
        """Return the documents of a kind."""
        return self._noted(self._pack.of_kind, kind)

    def lacks(self, kind: str) -> bool:
        """Return whether there is no document of a kind."""
        return self._noted(self._pack.lacks, kind)

    def find(self, kind: str, reference: str) -> Loaded | None:
        """Return the document that a reference names, or None."""
        return self._noted(self._pack.find, kind, reference)

    def named(self, kind: str, reference: str, model: type[D]) -> D | None:
        """Return the model of the document that a reference names, None if there is none of that type."""
        return self._noted(self._pack.named, kind, reference, model)

    def once(self, make: Callable[[Pack], V]) -> V:
        """Return what `make` makes of the pack."""
        return self._noted(self._pack.once, make)

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self._pack, name)
        self.answers[name, ()] = answer
        return answer

    def _noted(self, ask: Callable[P, V], *asked: P.args, **named: P.kwargs) -> V:
        answer = ask(*asked, **named)
        self.answers[ask.__name__, asked] = answer
        return answer


class Answers:
    """Whether a pack still answers as another one did, asked again and again."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._same: dict[tuple[Question, int], bool] = {}

    def same(self, answers: Mapping[Question, Any]) -> bool:
        """Whether the pack gives the very answers, each compared once."""
        return all(self._is(question, answer) for question, answer in answers.items())

    def _is(self, question: Question, answer: Any) -> bool:
        key = (question, id(answer))
        if key not in self._same:
            name, asked = question
            now = getattr(self._pack, name)
            self._same[key] = (now(*asked) if asked else now) == answer
        return self._same[key]

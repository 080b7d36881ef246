"""Packs that note what checks ask of them: what is not there, and what was answered, which stands until it changes."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ParamSpec, TypeVar, cast

from schemas.base import Document
from schemas.diagnostics.diagnostics import Location
from schemas.packs.drafts import Memory
from schemas.packs.packs import Loaded, Pack
from schemas.packs.references import RULES_KEYS


@dataclass(frozen=True)
class NotingPack(Pack):
    """A pack like another one; `missed` gathers what was looked up and is not there."""

    missed: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, pack: Pack) -> "NotingPack":
        """Return a pack like `pack` in which nothing was looked up yet."""
        missed: set[str] = set()
        rules: Any = pack.rules
        for location in (one for tables in RULES_KEYS.values() for one in tables):
            rules = _noting(rules, location, missed)
        same = {each.name: getattr(pack, each.name) for each in fields(pack)}
        return cls(**{**same, "rules": rules}, missed=missed)

    def find(self, kind: str, reference: str) -> Loaded | None:
        """Return the document that `id` or `pack:id` names, or None."""
        found = super().find(kind, reference)
        if found is None:
            self.missed.add(reference)
        return found


class _Table(dict[str, Any]):
    """A table of the rules that notes in `missed` which keys were asked for and are not there."""

    def __init__(self, entries: Mapping[str, Any], missed: set[str]) -> None:
        super().__init__(entries)
        self._missed = missed

    def __contains__(self, key: object) -> bool:
        there = super().__contains__(key)
        if not there:
            self._missed.add(str(key))
        return there

    def __missing__(self, key: str) -> Any:
        self._missed.add(key)
        raise KeyError(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key not in self:
            return default
        return super().get(key)


def _noting(value: Any, location: Location, missed: set[str]) -> Any:
    """Return rules, or a part of them, with the table at `location` noting what is missed; as they are without it."""
    if not location:
        return _Table(value, missed)
    name = str(location[0])
    if not hasattr(value, name):
        return value
    return value.model_copy(update={name: _noting(getattr(value, name), location[1:], missed)})


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
        self.pack = pack
        self._same: dict[tuple[Question, int], bool] = {}

    def same(self, answers: Mapping[Question, Any]) -> bool:
        """Whether the pack gives the very answers, each compared once."""
        return all(self._is(question, answer) for question, answer in answers.items())

    def _is(self, question: Question, answer: Any) -> bool:
        key = (question, id(answer))
        if key not in self._same:
            name, asked = question
            now = getattr(self.pack, name)
            self._same[key] = (now(*asked) if asked else now) == answer
        return self._same[key]


def remembered(memory: Memory, key: Hashable, answers: Answers, look: Callable[[Pack], V]) -> V:
    """Return what a look at a pack finds; that of last time if all that it asked for is as it was."""
    kept: tuple[V, Mapping[Question, Any]] | None = memory.recalled(key)
    if kept is not None and answers.same(kept[1]):
        return kept[0]
    watched = WatchedPack(answers.pack)
    found = look(cast("Pack", watched))
    memory.keep(key, (found, watched.answers))
    return found

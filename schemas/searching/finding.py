"""What a query names in a pack: documents, rules, who names them, texts, and whatever else is offered."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import Any

from pydantic import BaseModel

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import PROSE, RULES
from schemas.packs.rules import Parameter, in_force, parameters_of
from schemas.searching.queries import BEGINS, EXACT, Query
from schemas.searching.writings import BREAKS, CALLED, Leaf, Role, Writing, fold

BEFORE, SHOWN = 32, 120
"""Signs of a text that are shown before what was found, and in all."""

Span = tuple[int, int]


class Sort(StrEnum):
    """What a hit is, in the order in which equally close ones come."""

    DOCUMENT = "document"
    RULE = "rule"
    OFFER = "offer"
    USE = "use"
    TEXT = "text"


@dataclass(frozen=True)
class Offer:
    """Something that is not of the pack: a page, or what a program can do; `meaning` is looked through as well."""

    key: str
    title: str
    meaning: str = ""


@dataclass(frozen=True)
class Searched:
    """What is looked through: documents, what the pack is played by and the model of that, and offers."""

    writings: Sequence[Writing]
    rules: BaseModel | None = None
    rules_model: type[BaseModel] | None = None
    offers: Sequence[Offer] = ()


@dataclass(frozen=True)
class Hit:
    """One thing that a query names.

    It stands `at` a place of document `number` of a `file`, whose line and column count from 1; of what stands in no
    file of the pack, a parameter at its default or an offer, the file is "" and the line 0. `kind`, `id` and `title`
    are its document's, `excerpt` is what it says there, and `marks` are the spans of it that were looked for.
    """

    sort: Sort
    closeness: int
    title: str
    kind: str = ""
    id: str = ""
    file: str = ""
    number: int = 0
    at: Location = ()
    line: int = 0
    column: int = 0
    excerpt: str = ""
    marks: tuple[Span, ...] = ()


@dataclass(frozen=True)
class Group:
    """The hits of a sort, the closest first, as many as were asked for, and how many there are."""

    sort: Sort
    hits: tuple[Hit, ...]
    total: int


@dataclass(frozen=True)
class _Found:
    """A hit before it is known to be shown: what it is sorted by, and what makes it."""

    rank: tuple[Any, ...]
    sort: Sort
    writing: Writing | None
    made_of: Any


def find_in(query: str, searched: Searched, limit: int = 20) -> tuple[Group, ...]:
    """Return what a query names, the sort with the closest hit first, of each sort `limit` hits at most.

    All words of the query must stand in one text, whatever their capitals and accents. What names a document is found
    where the query is its id or title as a whole.
    """
    asked = Query(query)
    if not asked.words:
        return ()
    documents = tuple(_documents(asked, searched.writings))
    exact = {(one.made_of.kind_name, one.made_of.id) for one in documents if one.rank[0] == EXACT}
    found = (
        documents,
        tuple(chain(_parameters(asked, searched), _rules(asked, searched.writings))),
        tuple(_offers(asked, searched.offers)),
        tuple(_uses(asked, searched.writings, exact)),
        tuple(_texts(asked, searched.writings)),
    )
    groups = [_group(asked, searched, each, limit) for each in found if each]
    return tuple(sorted(groups, key=_order))


def _order(group: Group) -> tuple[int, int]:
    """Return what groups are sorted by; a text that is the query itself is no closer than what begins so."""
    near = group.hits[0].closeness
    return (max(near, BEGINS) if group.sort is Sort.TEXT else near), [*Sort].index(group.sort)


def _group(query: Query, searched: Searched, found: Sequence[_Found], limit: int) -> Group:
    first = sorted(found, key=lambda one: one.rank)[: max(limit, 1)]
    return Group(first[0].sort, tuple(_hit(query, searched, one) for one in first), len(found))


def _documents(query: Query, writings: Iterable[Writing]) -> Iterator[_Found]:
    for one in writings:
        near = query.nearest(*one.called)
        if near is not None:
            title = one.called[1]
            yield _Found((near, len(title), title, one.file, one.number), Sort.DOCUMENT, one, one)


def _parameters(query: Query, searched: Searched) -> Iterator[_Found]:
    own = next((one for one in searched.writings if one.kind_name == RULES), None)
    for number, one in enumerate(parameters_of(searched.rules_model) if searched.rules_model is not None else ()):
        near = query.nearest(fold(one.key), fold(one.key.replace(".", " ")), *map(fold, one.rules))
        if near is None and query.is_in(fold(f"{one.key} {one.meaning} {' '.join(one.rules)}")):
            near = len(Role) + 1
        if near is not None:
            yield _Found((near, 1, number), Sort.RULE, own, one)


def _rules(query: Query, writings: Iterable[Writing]) -> Iterator[_Found]:
    """Yield the parts of books that have an id of their own: rules and rulings, by it."""
    for one in writings:
        for leaf in one.leaves if one.kind_name in PROSE else ():
            near = query.closeness(leaf.folded) if leaf.at[2:] == ("id",) else None
            if near is not None:
                yield _Found((near, 0, one.file, one.number, leaf.at), Sort.RULE, one, leaf)


def _offers(query: Query, offers: Iterable[Offer]) -> Iterator[_Found]:
    for number, one in enumerate(offers):
        near = query.nearest(fold(one.title), fold(one.meaning))
        if near is not None:
            yield _Found((near, number), Sort.OFFER, None, one)


def _uses(query: Query, writings: Iterable[Writing], exact: set[tuple[str, str]]) -> Iterator[_Found]:
    """Yield the places that name a document whose id or title was asked for, or whatever is called so."""
    for one in writings:
        for number, naming in enumerate(one.namings):
            plain = naming.name.rpartition(":")[2]
            if (naming.kind, plain) in exact or fold(plain) == query.phrase:
                leaf = Leaf(naming.at, naming.name, naming.at_key, fold(naming.name), Role.NAME)
                yield _Found((EXACT, fold(one.title), one.file, one.number, number), Sort.USE, one, leaf)


def _texts(query: Query, writings: Iterable[Writing]) -> Iterator[_Found]:
    for one in writings:
        if not query.is_in(one.folded):
            continue
        for number, leaf in enumerate(one.leaves):
            near = query.closeness(leaf.folded)
            if near is not None and not _told_before(query, one, leaf):
                yield _Found((near, leaf.role, one.file, one.number, number), Sort.TEXT, one, leaf)


def _told_before(query: Query, one: Writing, leaf: Leaf) -> bool:
    """Whether a text is what a document or a rule is called, or names one that was asked for."""
    is_rule = one.kind_name in PROSE and leaf.at[2:] == ("id",)
    is_use = leaf.role is Role.NAME and leaf.folded.rpartition(":")[2] == query.phrase
    return leaf.at in CALLED or is_rule or is_use


def _hit(query: Query, searched: Searched, found: _Found) -> Hit:
    near, made_of, one = found.rank[0], found.made_of, found.writing
    if isinstance(made_of, Offer):
        return Hit(found.sort, near, made_of.title, id=made_of.key, excerpt=made_of.meaning)
    if isinstance(made_of, Parameter):
        return _of_parameter(query, searched, near, made_of, one)
    assert one is not None
    if isinstance(made_of, Leaf):
        return _of_leaf(query, found.sort, near, one, made_of)
    line, column = one.places.at(("id",))
    return Hit(found.sort, near, one.title, one.kind_name, one.id, one.file, one.number, (), line, column)


def _of_parameter(query: Query, searched: Searched, near: int, one: Parameter, own: Writing | None) -> Hit:
    value = f"{_written(in_force(searched.rules, one.at))} · " if searched.rules is not None else ""
    words = f"{value}{one.meaning}"
    if own is None or own.places.span(one.at) is None:
        return Hit(Sort.RULE, near, one.key, RULES, own.id if own else "", at=one.at, **_excerpt(query, words))
    line, column = own.places.at(one.at, key=True)
    of = RULES, own.id, own.file, own.number
    return Hit(Sort.RULE, near, one.key, *of, one.at, line, column, **_excerpt(query, words))


def _of_leaf(query: Query, sort: Sort, near: int, one: Writing, leaf: Leaf) -> Hit:
    start, end = next(iter(query.spans(leaf.folded)), (0, 0))
    title, text, at = one.title, leaf, leaf.at
    if sort is Sort.RULE:
        title, at = leaf.text, leaf.at[:-1]
        text = next((each for each in one.leaves if each.at[:-1] == at and each.role is Role.WORDS), leaf)
    line, column = one.place(leaf, start, end)
    of = one.kind_name, one.id, one.file, one.number
    return Hit(sort, near, title, *of, at, line, column, **_excerpt(query, text.text))


def _excerpt(query: Query, text: str) -> dict[str, Any]:
    """Return the part of a text around what is looked for, in one line, and where that stands in it."""
    line = text.strip().translate(BREAKS)
    first = next(iter(query.spans(fold(line))), (0, 0))[0]
    start = max(0, first - BEFORE) if len(line) > SHOWN else 0
    shown = ("…" if start else "") + line[start : start + SHOWN] + ("…" if start + SHOWN < len(line) else "")
    return {"excerpt": shown, "marks": query.spans(fold(shown))}


def _written(value: Any) -> str:
    """Return the value of a parameter in a few words."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | list):
        return ", ".join(map(_written, value))
    return f"{len(value)} entries" if isinstance(value, dict) else str(getattr(value, "value", value))

"""The law of a book: rules, rulings and tables, and what a pack changes of them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import chain, groupby
from typing import Any, Final, NamedTuple

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from exporters.book.blocks import Area, Listing, Numbered
from exporters.text.columns import Grid, Section, Terms
from schemas.base import Document
from schemas.catalogues.saying import said
from schemas.markup import RULE_ID, Block, Heading, Paragraph, Span, Table, spans_of
from schemas.models.rulebook import Rule, Rulebook, Ruling
from schemas.packs.packs import Pack
from schemas.packs.rules import defaults

CHANGED: Final = "In this pack {name} is {value}, not {before}."
INSTEAD: Final = "{value}, not {before}."

OPTIONAL: Final = "{title} (optional)"

SEE: Final = "See"


@dataclass(frozen=True)
class Change:
    """A parameter by its dotted name: its value here and in the game, what it means, and the rules it belongs to."""

    name: str
    value: str
    before: str
    meaning: str
    rules: tuple[str, ...]


def changes_of(rules: Document) -> tuple[Change, ...]:
    """Return what a rules document changes of its game, in the order of the schema."""
    here, before = rules.model_dump(mode="json"), defaults(type(rules))
    return tuple(_changes(type(rules), here, before, ""))


def _changes(model: type[BaseModel], here: Mapping[str, Any], before: Mapping[str, Any], path: str) -> Iterator[Change]:
    for name, field in model.model_fields.items():
        if name not in before or here.get(name) == before[name]:
            continue
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            yield from _changes(inner, here[name], before[name], f"{path}{name}.")
        elif ids := _rules(field):
            yield Change(f"{path}{name}", _said(here.get(name)), _said(before[name]), field.description or "", ids)


def _rules(field: FieldInfo) -> tuple[str, ...]:
    extra = field.json_schema_extra
    found = extra.get("x-rules", []) if isinstance(extra, dict) else []
    return tuple(map(str, found)) if isinstance(found, list) else ()


def _said(value: Any) -> str:
    """Return a value in words; a table is only called one."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "nothing"
    if isinstance(value, list):
        return ", ".join(map(_said, value)) if all(isinstance(one, (str, int, float)) for one in value) else "a table"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_said(one)}" for name, one in value.items())
    return str(value).replace("_", " ") if isinstance(value, str) else f"{value:g}" if value < 10**6 else str(value)


class Passage(NamedTuple):
    """What players are told: a rule, or what follows from a ruling, by its id."""

    id: str
    text: str


@dataclass(frozen=True)
class Law:
    """The rules and rulings of a pack, its own after those it is built on; areas have titles, in the book's order."""

    areas: Mapping[str, str]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    optional: frozenset[str] = frozenset()

    def by_area(self) -> Iterator[tuple[str, tuple[Passage, ...]]]:
        """Yield the areas with what players are told in each: those with titles first, others by their first rules.

        What follows from a ruling stands behind its rule, or at the end of the last area.
        """
        order = {area: at for at, area in enumerate(dict.fromkeys((*self.areas, *(area_of(r.id) for r in self.rules))))}
        ordered = sorted(self.rules, key=lambda rule: order[area_of(rule.id)])
        behind = self._behind(ordered[-1].id if ordered else "")
        for area, rules in groupby(ordered, key=lambda rule: area_of(rule.id)):
            told = ((Passage(rule.id, rule.text), *behind.get(rule.id, ())) for rule in rules)
            yield area, tuple(chain.from_iterable(told))

    def _behind(self, last: str) -> dict[str, list[Passage]]:
        """Return what follows from rulings by the rule that it stands behind, the last one if none is named."""
        found: dict[str, list[Passage]] = {}
        for ruling in self.rulings:
            if ruling.text is not None:
                found.setdefault(ruling.after or last, []).append(Passage(ruling.id, ruling.text))
        return found

    def told(self) -> frozenset[str]:
        """Return the ids of all that players are told."""
        return frozenset(passage.id for _, passages in self.by_area() for passage in passages)

    def titles(self) -> Mapping[str, str]:
        """Return what each that players are told stands under, by its id."""
        return {told.id: self.title_of(area) for area, passages in self.by_area() for told in passages}

    def basic(self) -> "Law":
        """Return the same without its optional areas."""
        return replace(self, rules=tuple(rule for rule in self.rules if area_of(rule.id) not in self.optional))

    def title_of(self, area: str) -> str:
        """Return what an area is called."""
        return self.areas.get(area, area.capitalize())


def area_of(rule_id: str) -> str:
    """Return the middle part of a rule's id."""
    return rule_id.split(".")[1]


def law_of(pack: Pack) -> Law:
    """Return the rules and rulings of all rulebooks of a pack; of two with one id the last one counts."""
    books = [one.model for one in pack.of_kind("rulebook") if isinstance(one.model, Rulebook)]
    rules = {rule.id: rule for book in books for rule in book.rules}
    rulings = {ruling.id: ruling for book in books for ruling in book.rulings}
    areas = {area: title for book in books for area, title in book.areas.items()}
    optional = frozenset(area for book in books for area in book.optional)
    return Law(areas, tuple(rules.values()), tuple(rulings.values()), optional)


def rules_told(law: Law, changes: Sequence[Change], language: str) -> Listing:
    """Return the rules by area, each with what this pack changes of it."""
    by_rule = _by_rule(changes)
    entries: list[Area | Numbered] = []
    for area, passages in law.by_area():
        title = law.title_of(area)
        shown = said(OPTIONAL, language, title=title) if area in law.optional else title
        entries.append(Area(title, shown, f"area/{area}"))
        for told in passages:
            changed = tuple(_changed(change, language) for change in by_rule.get(told.id, ()))
            entries.append(Numbered(told.id, spans_of(told.text), told.id, changed))
    return _listing(law, entries)


def notes_told(law: Law) -> Listing:
    """Return what is for editors: notes on rules, then of each ruling what was asked and how it is decided."""
    entries = [Numbered(rule.id, spans_of(rule.note)) for rule in law.rules if rule.note is not None]
    for ruling in law.rulings:
        asked = (replace(one, role="emphasis") if one.role == "plain" else one for one in spans_of(ruling.question))
        entries.append(Numbered(ruling.id, (*asked, Span(" "), *spans_of(ruling.ruling))))
    return _listing(law, entries)


def _listing(law: Law, entries: Sequence[Area | Numbered]) -> Listing:
    ids = (*(rule.id for rule in law.rules), *(ruling.id for ruling in law.rulings))
    [(book, _)] = Counter(one.partition(".")[0] for one in ids).most_common(1) or [("", 0)]
    return Listing(tuple(entries), f"{book}.", ids)


def _changed(change: Change, language: str) -> str:
    return said(CHANGED, language, name=change.name, value=change.value, before=change.before)


def changes_told(changes: Sequence[Change], titles: Mapping[str, str], language: str) -> Iterator[Paragraph]:
    """Yield all that a pack changes: each parameter, its meaning, and those of its rules that have `titles`."""
    for change in changes:
        ids = [Span(rule, "rule") for rule in change.rules if rule in titles]
        parted = [part for one in ids for part in (Span(" "), one)]
        instead = said(INSTEAD, language, value=change.value, before=change.before)
        yield Paragraph((Span(change.name, "strong"), Span(f": {instead} {change.meaning}"), *parted))


def _by_rule(changes: Sequence[Change]) -> dict[str, list[Change]]:
    found: dict[str, list[Change]] = {}
    for change in changes:
        for rule in change.rules:
            found.setdefault(rule, []).append(change)
    return found


def sections_told(sections: Iterable[Section], law: Law, language: str = "") -> tuple[tuple[Block, ...], ...]:
    """Return the sections of a reference; one that stands on two sheets of it comes once, at the first place."""
    told = law.told()
    return tuple(dict.fromkeys(tuple(blocks_of(section, told, language)) for section in sections))


def blocks_of(section: Section, told: AbstractSet[str], language: str = "") -> Iterator[Block]:
    """Yield a section of a reference as a heading, tables, paragraphs that begin with their terms, and its rules.

    Only rules that are `told` in the book are named.
    """
    yield Heading((Span(section.title),), 1)
    for part in section.parts:
        yield from _grid(part) if isinstance(part, Grid) else _terms(part)
    if rules := [rule for rule in RULE_ID.findall(section.rules) if rule in told]:
        yield Paragraph((Span(f"{said(SEE, language)} ", "emphasis"), *spans_of(", ".join(rules))))


def _grid(grid: Grid) -> Iterator[Block]:
    yield Table(tuple(map(spans_of, grid.head)), tuple(tuple(map(spans_of, row)) for row in grid.rows))


def _terms(terms: Terms) -> Iterator[Block]:
    for term, text in terms.rows:
        yield Paragraph((Span(f"{term} ", "strong"), *spans_of(text)))

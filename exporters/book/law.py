"""The law of a book: rules, rulings and tables, and what a pack changes of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import chain, groupby
from typing import Any, Final, NamedTuple

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from exporters.book.flow import Slug
from exporters.book.lines import width_of
from exporters.book.setting import BAR_MM, PAD_MM, Page, heading, moved, opened_at, paragraph
from exporters.drawing.display_list import Group, Rect
from exporters.drawing.shapes import shift
from exporters.text.columns import Grid, Section, Terms
from schemas.base import Document
from schemas.catalogues.saying import said
from schemas.markup import RULE_ID, Block, Heading, Paragraph, Span, Spans, Table, spans_of
from schemas.models.rulebook import Rule, Rulebook, Ruling
from schemas.packs.packs import Pack
from schemas.packs.rules import defaults

CHANGED: Final = "In this pack {name} is {value}, not {before}."
INSTEAD: Final = "{value}, not {before}."

OPTIONAL: Final = "{title} (optional)"

RULE_GAP_EM: Final = 0.2
NUMBER_GAP_MM: Final = 1.2

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


def rule_slugs(law: Law, page: Page, changes: Sequence[Change]) -> Iterator[Slug]:
    """Yield the rules by area, each with its number, and below it what this pack changes of it."""
    by_rule, numbered = _by_rule(changes), _Margin.of(law, page)
    for area, passages in law.by_area():
        title = law.title_of(area)
        shown = said(OPTIONAL, page.language, title=title) if area in law.optional else title
        set_title = heading(spans_of(shown), page, page.look.high, gap_em=0.8, anchor=f"area/{area}")
        yield from opened_at(set_title, title, 2)
        for told in passages:
            slugs = numbered.beside(told.id, spans_of(told.text), page, anchor=told.id)
            yield from _marked(slugs, by_rule.get(told.id, ()), page)


def note_slugs(law: Law, page: Page) -> Iterator[Slug]:
    """Yield what is for editors: notes on rules, then of each ruling what was asked and how it is decided."""
    numbered = _Margin.of(law, page)
    for rule in law.rules:
        if rule.note is not None:
            yield from numbered.beside(rule.id, spans_of(rule.note), page)
    for ruling in law.rulings:
        asked = (replace(one, role="emphasis") if one.role == "plain" else one for one in spans_of(ruling.question))
        yield from numbered.beside(ruling.id, (*asked, Span(" "), *spans_of(ruling.ruling)), page)


class _Margin(NamedTuple):
    """The numbers of rules beside their texts: ids without the `book` that nearly all begin with, and their width."""

    book: str
    width_mm: float

    @classmethod
    def of(cls, law: Law, page: Page) -> "_Margin":
        """Return a margin in which every number of a law fits on a line."""
        ids = [*(rule.id for rule in law.rules), *(ruling.id for ruling in law.rulings)]
        [(book, _)] = Counter(one.partition(".")[0] for one in ids).most_common(1) or [("", 0)]
        made = cls(f"{book}.", 0.0)
        widths = (width_of(made.number(one), page.look.number, page.language) for one in ids)
        return made._replace(width_mm=max(widths, default=0.0) + NUMBER_GAP_MM)

    def number(self, rule_id: str) -> Spans:
        return (Span(rule_id.removeprefix(self.book), "strong"),)

    def beside(self, rule_id: str, spans: Spans, page: Page, *, anchor: str = "") -> Iterator[Slug]:
        """Yield a text with the number of its rule beside its first line."""
        [number] = page.lines(self.number(rule_id), page.look.number, self.width_mm)
        text = paragraph(spans, page.narrower(self.width_mm), page.look.body, gap_em=RULE_GAP_EM, anchor=anchor)
        for at, slug in enumerate(text):
            yield moved(slug, self.width_mm, () if at else number.items)


def _marked(slugs: Iterator[Slug], changes: Sequence[Change], page: Page) -> Iterator[Slug]:
    """Yield a rule, and what a pack changes of it, which is not parted from its end."""
    lines = [*slugs]
    yield from lines[:-1]
    yield from (replace(line, keeps_next=bool(changes)) for line in lines[-1:])
    yield from change_slugs(changes, page)


def change_slugs(changes: Sequence[Change], page: Page) -> Iterator[Slug]:
    """Yield what a pack changes, with a bar beside it."""
    for change in changes:
        changed = said(CHANGED, page.language, name=change.name, value=change.value, before=change.before)
        inner = page.narrower(PAD_MM + BAR_MM)
        for slug in paragraph((Span(changed, "strong"),), inner, page.look.small, gap_em=RULE_GAP_EM):
            bar = Rect(0, 0, BAR_MM, slug.height_mm, fill=page.look.accent)
            yield replace(moved(slug, PAD_MM + BAR_MM, (bar,)), keeps_next=slug.keeps_next)


def changed_slugs(changes: Sequence[Change], page: Page) -> Iterator[Slug]:
    """Yield all that a pack changes: each parameter, its meaning, and the rules that it belongs to."""
    for change in changes:
        ids = [Span(rule, "rule") for rule in change.rules if rule in page.titles]
        parted = [part for one in ids for part in (Span(" "), one)]
        instead = said(INSTEAD, page.language, value=change.value, before=change.before)
        told = Span(f": {instead} {change.meaning}")
        yield from paragraph((Span(change.name, "strong"), told, *parted), page, page.look.body)


def _by_rule(changes: Sequence[Change]) -> dict[str, list[Change]]:
    found: dict[str, list[Change]] = {}
    for change in changes:
        for rule in change.rules:
            found.setdefault(rule, []).append(change)
    return found


def linked(slug: Slug, width_mm: float, anchor: str) -> Slug:
    """Return a slug that leads to an anchor from anywhere on it."""
    inside = Rect(0, 0, width_mm, slug.height_mm)
    return replace(slug, items=(Group(slug.items, shift(0.0, 0.0), inside, link=anchor),))


def bands_of(
    sections: Iterable[Section], law: Law, is_narrow: Callable[[Table], bool], language: str = ""
) -> Iterator[tuple[bool, tuple[Block, ...]]]:
    """Yield the sections of a reference, those that follow each other and are all narrow, or all wide, together.

    One is narrow if all of its tables are. One that stands on two sheets of a reference comes once, at the first place.
    """
    told = law.told()
    made = dict.fromkeys(tuple(blocks_of(section, told, language)) for section in sections)
    for narrow, same in groupby(made, key=lambda blocks: all(is_narrow(b) for b in blocks if isinstance(b, Table))):
        yield narrow, tuple(block for blocks in same for block in blocks)


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

"""The quick reference: pages of packs, with the numbers and the phrases of the rules in force."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from re import Match
from re import compile as compiled
from typing import Final

from engine.paths import CONTENT
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import Grid, Section, Terms
from exporters.text.numbers import NOTHING, Rows, faces, inches, signed
from schemas.catalogues.saying import said
from schemas.kinds import KINDS, MANIFEST
from schemas.markup import NAME, holds, parameter_at
from schemas.models import quick_reference as written
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName
from schemas.translations.speaking import in_language

KIND: Final = "quick_reference"
GAPS: Final = compiled(r" {2,}")
MOST_WITHIN: Final = 8
"""So deep may phrases stand within phrases."""

MOST_SHIPPED: Final = 16
"""So many shipped packs are kept, each in one language."""


def _plain(number: float, _: str) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"


def _percent(share: float, _: str) -> str:
    return f"{100 * share:g} %"


FORMS: Final[Mapping[str, Callable[..., str]]] = {
    "": _plain,
    "signed": lambda number, _: signed(number),
    "in": inches,
    "percent": _percent,
    "faces": faces,
}
"""How a parameter is written: as a number, with its sign, in inches, as a share of a hundred, as faces of a die."""


@dataclass(frozen=True)
class ReferencePage:
    """A page as it is printed under some rules: its title, the note at its foot, and its sections by name."""

    title: str
    note: str
    sections: Mapping[str, Section]

    def bare(self) -> "ReferencePage":
        """Return the same without the rules that its sections follow."""
        return replace(self, sections={name: section.bare() for name, section in self.sections.items()})


NamedPage = tuple[str, ReferencePage]
"""A page and its name."""


def written_page(pack: Pack | None, name: str, language: str = "") -> written.QuickReference | None:
    """Return a page as a pack and those it extends have written it, section by section; None if none of them has.

    A pack that extends none has the pages as they are shipped, as it has the rules as they are ruled; these are said
    in a language.
    """
    if pack is None:
        return None
    below = page_below(pack, name, language)
    found = next((one.model for one in pack.documents if one.kind == KIND and one.id == name), None)
    if not isinstance(found, written.QuickReference) or below is None:
        return found if isinstance(found, written.QuickReference) else below
    kept = {known: section for known, section in below.sections.items() if known not in found.left_out}
    return found.model_copy(
        update={
            "note": found.note or below.note,
            "sections": kept | found.sections,
            "phrases": below.phrases | found.phrases,
        }
    )


def page_below(pack: Pack, name: str, language: str = "") -> written.QuickReference | None:
    """Return a page as it is below a pack: in the one that it extends, or as shipped."""
    return written_page(pack.base or _lowest(pack, language), name, language)


def _lowest(pack: Pack, language: str) -> Pack | None:
    """Return the pack whose pages a pack of the same system begins with, None for that pack itself."""
    system = pack.manifest.system
    return None if pack.manifest.id == system else _shipped(system, language)


@lru_cache(maxsize=MOST_SHIPPED)
def _shipped(system: SystemName, language: str) -> Pack | None:
    """Return the shipped pack of a system with its pages and nothing else, None where there is none."""
    passed_over = frozenset(kind.name for kind in KINDS) - {MANIFEST.name, KIND}
    folder = CONTENT / system
    packs = read_packs([folder], gatherer=Gatherer(passed_over=passed_over)).packs if folder.is_dir() else ()
    return in_language(packs[0], language) if packs else None


def page_of(setting: Setting, name: str) -> ReferencePage | None:
    """Return a page of the quick reference of a pack; None if neither it nor what it extends has one of that name."""
    language = setting.language
    page = written_page(in_language(setting.pack, language), name, language) if setting.pack else None
    if page is None:
        return None
    teller = _Teller(setting, page.phrases, parts_of(setting))
    told = {known: teller.section(each) for known, each in page.sections.items() if teller.is_so(each)}
    shown = {known: section for known, section in told.items() if section.parts}
    return ReferencePage(page.title, teller.told(page.note), shown)


def pages_in(setting: Setting, names: Sequence[str], elsewhere: Collection[str] = ()) -> Iterator[NamedPage]:
    """Yield the pages of some names in their order, then those that authors have added, by name.

    Pages that are printed `elsewhere` are left out.
    """
    added = {one.id for one in setting.pack.of_kind(KIND)} if setting.pack else set()
    for name in (*names, *sorted(added.difference(names, elsewhere))):
        found = page_of(setting, name)
        if found:
            yield name, found


def bare_fronts(pages: Iterable[NamedPage]) -> Iterator[NamedPage]:
    """Yield pages as they are printed on both sides of sheets: fronts name no rules, their backs do."""
    for number, (name, found) in enumerate(pages, start=1):
        yield name, found if number % 2 == 0 else found.bare()


def sections_of(setting: Setting, name: str) -> tuple[Section, ...]:
    """Return the sections of a page in their order; none if the pack has no such page."""
    page = page_of(setting, name)
    return tuple(page.sections.values()) if page else ()


def parts_of(setting: Setting) -> ReferenceParts:
    """Return what the pages of a pack may name."""
    return setting.reference() if setting.reference else ReferenceParts({})


@dataclass(frozen=True)
class _Teller:
    """Says the texts of a page under the rules of a setting."""

    setting: Setting
    phrases: Mapping[str, Sequence[written.Saying]]
    parts: ReferenceParts

    def is_so(self, conditional: written.Conditional) -> bool:
        """Whether what is printed under conditions is printed."""
        return all(self._has(name, value) for name, value in conditional.when.items())

    def _has(self, name: str, value: object) -> bool:
        try:
            return holds(parameter_at(self.setting.rules, name), value)
        except LookupError:
            return False  # what is wrong with the page is said where it is checked

    def section(self, section: written.ReferenceSection) -> Section:
        """Return a section with the parts that have something in them."""
        parts = (self._terms(part) if isinstance(part, written.Terms) else self._grid(part) for part in section.parts)
        rules = "  ".join(self._span(rule) for rule in section.rules)
        icon = self.parts.icons.get(section.icon) if section.icon else None
        printed = tuple(part for part in parts if part.rows)
        return Section(self.told(section.title), printed, icon, rules=rules)

    def _span(self, rules: str) -> str:
        first, _, last = rules.partition(" to ")
        return said("{first} to {last}", self.setting.language, first=first, last=last) if last else first

    def _terms(self, terms: written.Terms) -> Terms:
        rows = ((self.told(row.term), self.told(row.text)) for row in terms.rows if self.is_so(row))
        made = ((term, ", ".join(others)) for term, *others in self._made(terms))
        return Terms((*made, *rows), terms.share)

    def _grid(self, table: written.Table) -> Grid:
        own = (tuple(self.told(cell) for cell in row.cells) for row in table.rows if self.is_so(row))
        rows = (*self._made(table), *own)
        head = tuple(self.told(cell) for cell in table.head)
        further = max(0, max((len(row) for row in rows), default=0) - len(head))
        shares = (*table.shares, *[(1 - sum(table.shares)) / further] * further) if further else table.shares
        heads = (*head, *(str(number) for number in range(1, further + 1)))
        even = tuple((*row, *[""] * (len(heads) - len(row))) for row in rows)
        return Grid(heads, even, shares, tuple(column - 1 for column in table.left), table.gap_mm)

    def _made(self, part: written.Terms | written.Table) -> Rows:
        make = self.parts.tables.get(part.made or "")
        rows = make(self.setting) if make else ()
        return tuple(tuple(self._filled(cell, 0) for cell in row) for row in rows)

    def told(self, text: str) -> str:
        """Return a text with what its names stand for; names of nothing stay as they are written."""
        return GAPS.sub(" ", self._filled(text, 0)).strip()

    def _filled(self, text: str, within: int) -> str:
        return NAME.sub(lambda name: self._named(name, within), text)

    def _named(self, found: Match[str], within: int) -> str:
        name, form = found[1], found[2] or ""
        if "." in name:
            return self._parameter(name, form) or found[0]
        if name in self.phrases and within < MOST_WITHIN:
            way = next((one.text for one in self.phrases[name] if self.is_so(one)), "")
            return self._filled(way, within + 1)
        return self.parts.facts[name](self.setting) if name in self.parts.facts else found[0]

    def _parameter(self, name: str, form: str) -> str:
        """Return a parameter in a form, "" if there is none of that name or it cannot be written so."""
        try:
            value = parameter_at(self.setting.rules, name)
            return NOTHING if value is None else FORMS[form](value, self.setting.language)
        except (LookupError, TypeError, ValueError):
            return ""

"""The quick reference: pages of packs, with the numbers and the phrases of the rules in force."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from re import Match
from re import compile as compiled
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.layout.settings import Setting
from exporters.systems import paper_of
from exporters.text.columns import Grid, Section, Terms
from exporters.text.numbers import NOTHING, Rows, faces, inches, signed
from schemas.catalogues.saying import said
from schemas.markup.names import NAME, holds, parameter_at
from schemas.models import quick_reference as written
from schemas.packs.packs import Pack
from schemas.translations.speaking import in_language

KIND: Final = "quick_reference"
GAPS: Final = compiled(r" {2,}")
MOST_WITHIN: Final = 8
"""So deep may phrases stand within phrases."""


@dataclass(frozen=True)
class ReferenceParts:
    """What pages of a system may name: icons, rows that are made of rules and pack, and facts that are reckoned."""

    icons: Mapping[str, Symbol]
    tables: Mapping[str, Callable[[Setting], Rows]] = field(default_factory=dict)
    facts: Mapping[str, Callable[[Setting], str]] = field(default_factory=dict)


def _plain(number: float, _: str) -> str:
    return f"{number:g}"


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


def written_page(pack: Pack | None, name: str) -> written.QuickReference | None:
    """Return a page as a pack and those it extends have written it, section by section; None if none of them has."""
    if pack is None:
        return None
    below = written_page(pack.base, name)
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


def page_of(setting: Setting, name: str) -> ReferencePage | None:
    """Return a page of the quick reference of a pack; None if neither it nor what it extends has one of that name."""
    page = written_page(in_language(setting.pack, setting.language), name) if setting.pack else None
    if page is None:
        return None
    teller = _Teller(setting, page.phrases, parts_of(setting.pack))
    told = {known: teller.section(each) for known, each in page.sections.items() if teller.is_so(each)}
    shown = {known: section for known, section in told.items() if section.parts}
    return ReferencePage(page.title, teller.told(page.note), shown)


def sections_of(setting: Setting, name: str) -> tuple[Section, ...]:
    """Return the sections of a page in their order; none if the pack has no such page."""
    page = page_of(setting, name)
    return tuple(page.sections.values()) if page else ()


def parts_of(pack: Pack | None) -> ReferenceParts:
    """Return what the pages of a pack may name."""
    found = paper_of(pack.manifest.system).reference if pack else None
    return found() if found else ReferenceParts({})


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
        return Section(self.told(section.title), rules, tuple(part for part in parts if part.rows), icon)

    def _span(self, rules: str) -> str:
        first, _, last = rules.partition(" to ")
        return said("{first} to {last}", self.setting.language, first=first, last=last) if last else first

    def _terms(self, terms: written.Terms) -> Terms:
        return Terms(
            tuple((self.told(row.term), self.told(row.text)) for row in terms.rows if self.is_so(row)), terms.share
        )

    def _grid(self, table: written.Table) -> Grid:
        make = self.parts.tables.get(table.made or "")
        made = make(self.setting) if make else ()
        rows = (tuple(self.told(cell) for cell in row.cells) for row in table.rows if self.is_so(row))
        left = tuple(column - 1 for column in table.left)
        head = tuple(self.told(cell) for cell in table.head)
        return Grid(head, (*made, *rows), table.shares, left, table.gap_mm)

    def told(self, text: str, within: int = 0) -> str:
        """Return a text with what its names stand for; names of nothing stay as they are written."""
        return GAPS.sub(" ", NAME.sub(lambda name: self._named(name, within), text)).strip()

    def _named(self, found: Match[str], within: int) -> str:
        name, form = found[1], found[2] or ""
        if "." in name:
            return self._parameter(name, form) or found[0]
        if name in self.phrases and within < MOST_WITHIN:
            way = next((one.text for one in self.phrases[name] if self.is_so(one)), "")
            return self.told(way, within + 1)
        return self.parts.facts[name](self.setting) if name in self.parts.facts else found[0]

    def _parameter(self, name: str, form: str) -> str:
        """Return a parameter in a form, "" if there is none of that name or it cannot be written so."""
        try:
            value = parameter_at(self.setting.rules, name)
            return NOTHING if value is None else FORMS[form](value, self.setting.language)
        except (LookupError, TypeError, ValueError):
            return ""

"""Whose work is printed: the faces and pictures that are shipped, and the packs that a print is made of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.faces.fonts import font_credits
from schemas.catalogues.saying import counted, said
from schemas.models.pack import Manifest
from schemas.packs.packs import Pack

LICENCES: Final = ("MIT", "OFL-1.1", "CC0-1.0", "CC-BY-4.0")
"""Licences that let anyone print and sell what holds the work. Sources under others are not shipped."""

KEPT: Final = ("{number} documents taken as they are", "{number} documents taken as they are")
NAMED: Final = "replaced: {names}"
REPLACED: Final = ("{number} replaced", "{number} replaced")
RULES: Final = "rules changed"
LAYOUT: Final = "layout changed"
LINE: Final = "{title} {version} by {authors}, {licence}"
BY: Final = "By {authors}."
LICENCE: Final = "Licence: {licence}."
"""Behind a licence its page stands in parentheses."""

LICENCE_PAGES: Final = {
    f"CC-{name}-{version}": f"https://creativecommons.org/licenses/{name.lower()}/{version}/"
    for name in ("BY", "BY-SA", "BY-NC", "BY-NC-SA", "BY-ND", "BY-NC-ND")
    for version in ("2.0", "2.5", "3.0", "4.0")
} | {"CC0-1.0": "https://creativecommons.org/publicdomain/zero/1.0/"}
"""Where a licence can be read, which Creative Commons asks to be said, by its SPDX name."""

CREDITS_NAME: Final = "credits.txt"
TEXT: Final = "text/plain"
"""The file that goes with what is printed of a pack that builds on others, and its media type."""

SHORT: Final = 5
"""So many names of documents are told; of more only the number."""


@dataclass(frozen=True)
class Credit:
    """A source: its title, its files as a pattern below exporters/, who made them, and the licence (SPDX).

    `notice` is the text of the licence in the repository, which wheels carry too.
    """

    title: str
    files: str
    makers: tuple[str, ...]
    licence: str
    notice: str


CREDITS: Final = (
    Credit(
        "Fira Sans",
        "fonts/*.ttf",
        (
            "The Mozilla Foundation and Telefonica S.A.",
            "with type design by Carrois Corporate and Edenspiekermann AG",
        ),
        "OFL-1.1",
        "exporters/fonts/OFL.txt",
    ),
    Credit(
        "Icons, figures, flags and patterns",
        "games/*/icons.yaml",
        ("drawn for this project by the Musterpress contributors",),
        "MIT",
        "LICENSE",
    ),
)


@dataclass(frozen=True)
class Use:
    """How many documents of a pack are printed as they are, which are replaced, and whether rules or layout are."""

    kept: int
    replaced: tuple[str, ...]
    rules: bool
    layout: bool

    def sentence(self, language: str) -> str:
        """Return it as a sentence."""
        told = self.words_in(language)
        return f"{told[0].upper()}{told[1:]}."

    def words_in(self, language: str) -> str:
        """Return it in words."""
        parts = [counted(self.kept, *KEPT, language)]
        if 0 < len(self.replaced) <= SHORT:
            parts.append(said(NAMED, language, names=", ".join(self.replaced)))
        elif self.replaced:
            parts.append(counted(len(self.replaced), *REPLACED, language))
        parts += [said(RULES, language)] if self.rules else []
        parts += [said(LAYOUT, language)] if self.layout else []
        return "; ".join(parts)


@dataclass(frozen=True)
class PackCredit:
    """A pack that is printed: its manifest, and what became of it in the pack that builds on it (None for that one).

    `line` and `use` are English.
    """

    manifest: Manifest
    taken: Use | None = None

    @property
    def line(self) -> str:
        """Title, version, authors and licence in a line."""
        return self.line_in("")

    @property
    def use(self) -> str:
        """What became of it, "" for the one that is printed."""
        return self.taken.words_in("") if self.taken else ""

    def line_in(self, language: str) -> str:
        """Return title, version, authors and licence in a line."""
        about, authors = self.manifest, ", ".join(self.manifest.authors)
        return said(LINE, language, title=about.title, version=about.version, authors=authors, licence=about.licence)

    @property
    def short(self) -> str:
        """Title, authors and licence, as short as they can be said."""
        return f"{self.manifest.title}: {', '.join(self.manifest.authors)}, {self.manifest.licence}"

    @property
    def licence_page(self) -> str:
        """Where the licence can be read, "" if that is not known."""
        return LICENCE_PAGES.get(self.manifest.licence, "")


def credits_of(pack: Pack) -> tuple[PackCredit, ...]:
    """Return the credit of a pack, then of those it builds on, the nearest first; each once."""
    found: dict[str, PackCredit] = {pack.manifest.id: PackCredit(pack.manifest)}
    for one in _below(pack):
        found.setdefault(one.manifest.id, PackCredit(one.manifest, _use(one, pack)))
    return tuple(replace(one, manifest=_with_fonts(one.manifest)) for one in found.values())


def _with_fonts(manifest: Manifest) -> Manifest:
    """Return a manifest whose notice names the fonts of the pack as well, their makers and their licences."""
    lines = (manifest.notice, *font_credits(manifest))
    return manifest.model_copy(update={"notice": " ".join(line for line in lines if line)})


def _below(pack: Pack) -> Iterator[Pack]:
    """Yield the packs that a pack extends or requires, and theirs."""
    for one in (*((pack.base,) if pack.base else ()), *pack.required):
        yield one
        yield from _below(one)


def _use(one: Pack, pack: Pack) -> Use:
    """Return what of a pack is printed as it is, what is replaced, and whether its rules are changed."""
    kept = [document for document in one.documents if pack.find(document.kind, document.id) is document]
    replaced = tuple(document.id for document in one.documents if document not in kept)
    layout = any(document.kind == "layout" for document in pack.documents)
    return Use(len(kept), replaced, rules=pack.rules != one.rules, layout=layout)


def credit_note(credits: Sequence[PackCredit]) -> str:
    """Return what stands on every sheet of a pack that builds on others, "" if it builds on none."""
    return "; ".join(credit.short for credit in credits[1:])


def credits_text(credits: Sequence[PackCredit], language: str = "") -> str:
    """Return the credits as a text of their own, a paragraph a pack."""
    return "\n\n".join("\n".join(_paragraph(credit, language)) for credit in credits) + "\n"


def _paragraph(credit: PackCredit, language: str) -> Iterator[str]:
    yield credit.line_in(language)
    if credit.licence_page:
        yield credit.licence_page
    if credit.taken:
        yield credit.taken.sentence(language)
    if credit.manifest.notice:
        yield credit.manifest.notice

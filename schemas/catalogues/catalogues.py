"""Catalogues of a language, read when it is first asked for."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from re import compile as compiled
from typing import Final

from schemas.catalogues.pseudo import PSEUDO, pseudo

SHIPPED: Final[Traversable] = files("schemas.catalogues")
ENDING: Final = ".po"
PLURAL_RULE: Final = compiled(r"plural\s*=\s*([^;]+)")
ONE_OR_MORE: Final = "n != 1"
"""The plural rule of a catalogue that states none: as in English."""


@dataclass(frozen=True)
class Catalogue:
    """The words of a language by context and English, its plural forms by context and English singular.

    What is counted can be said too, in the first of its forms.

    `form_of` tells which of the forms a number takes; `otherwise` makes the words that are not in it from English.
    """

    words: Mapping[tuple[str, str], str]
    plurals: Mapping[tuple[str, str], tuple[str, ...]]
    form_of: Callable[[int], int]
    otherwise: Callable[[str], str] = str

    def text(self, words: str, context: str = "") -> str:
        """Return words in the language."""
        return self.words.get((context, words)) or self.otherwise(words)

    def form(self, number: int, one: str, many: str, context: str = "") -> str:
        """Return the words about so many things, one of two English forms if the language has no others."""
        forms = self.plurals.get((context, one))
        return forms[self.form_of(number)] if forms else self.otherwise(one if number == 1 else many)


def languages() -> tuple[str, ...]:
    """Return the languages there are catalogues of, sorted; English, which needs none, is not among them."""
    return tuple(sorted(folder.name for folder in SHIPPED.iterdir() if folder.is_dir() and _files(folder)))


@lru_cache(maxsize=16)
def catalogue_of(language: str) -> Catalogue | None:
    """Return the catalogue of a language, that of `de` for `de-AT` if it has none of its own; None without one."""
    if PSEUDO in from_special_to_general(language):
        return Catalogue({}, {}, int, pseudo)
    for tag in from_special_to_general(language):
        if tag in languages():
            return _read(_files(SHIPPED / tag))
    return None


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(ENDING)), key=lambda file: file.name)


def from_special_to_general(language: str) -> Iterator[str]:
    """Yield the tags that speak for a language: `de-AT`, then `de`; none for ""."""
    parts = language.split("-") if language else []
    for count in range(len(parts), 0, -1):
        yield "-".join(parts[:count])


def _read(found: list[Traversable]) -> Catalogue:
    """Return the catalogue in some files; what is not translated, fuzzy or obsolete is left out."""
    from gettext import c2py  # noqa: PLC0415 - English has no catalogue, and most commands speak it

    import polib  # noqa: PLC0415 - the same

    words: dict[tuple[str, str], str] = {}
    plurals: dict[tuple[str, str], tuple[str, ...]] = {}
    rule = ONE_OR_MORE
    for file in found:
        catalogue = polib.pofile(file.read_text("utf-8"))
        if stated := PLURAL_RULE.search(catalogue.metadata.get("Plural-Forms", "")):
            rule = stated.group(1).strip()
        for entry in catalogue.translated_entries():
            key = (entry.msgctxt or "", entry.msgid)
            if entry.msgid_plural:
                plurals[key] = tuple(entry.msgstr_plural[at] for at in sorted(entry.msgstr_plural))
                words[key] = entry.msgstr_plural[0]
            else:
                words[key] = entry.msgstr
    return Catalogue(words, plurals, c2py(rule))

"""Our own words said in a language, out of its gettext catalogues; in English where they have none."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from re import compile as compiled
from typing import Final, NamedTuple, Self

from schemas import catalogues

PSEUDO: Final = "qps-ploc"
"""The tag that is kept for such languages."""

KEPT: Final = compiled(r"\{[^}]*\}|\]\([^)]*\)|:[a-z_]+:|`[^`]*`|\b[A-Z0-9]{2}(?:\.[A-Z0-9]+)+\b|[aeiouAEIOU]")
"""Places of parts, names of figures, icons, code and ids of rules stay as they are; vowels do not."""

VOWELS: Final = dict(zip("aeiouAEIOU", ("áà", "éè", "íì", "óò", "úù", "ÁÀ", "ÉÈ", "ÍÌ", "ÓÒ", "ÚÙ"), strict=True))


LARGE_NOUNS: Final = "de"
"""The language that writes its nouns with capitals."""


def pseudo(words: str) -> str:
    """Return words in the language that nobody speaks."""
    return KEPT.sub(lambda found: VOWELS.get(found[0], found[0]), words)


SHIPPED: Final = Path(*catalogues.__path__)
ENDING: Final = ".po"
PLURAL_RULE: Final = compiled(r"plural\s*=\s*([^;]+)")
ONE_OR_MORE: Final = "n != 1"
"""The plural rule of a catalogue that states none: as in English."""


class Catalogue(NamedTuple):
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


def _files(folder: Path) -> list[Path]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(ENDING)), key=lambda file: file.name)


def from_special_to_general(language: str) -> Iterator[str]:
    """Yield the tags that speak for a language: `de-AT`, then `de`; none for ""."""
    parts = language.split("-") if language else []
    for count in range(len(parts), 0, -1):
        yield "-".join(parts[:count])


def _read(found: list[Path]) -> Catalogue:
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


def said(words: str, language: str, *, context: str = "", **parts: object) -> str:
    """Return our own words in a language, in English where its catalogue has none.

    `parts` come into the places that the words name in braces; `context` tells apart what is one word in English.

    Raises:
        KeyError: the words name a part that is not given.
    """
    catalogue = catalogue_of(language)
    text = catalogue.text(words, context) if catalogue else words
    return text.format(**parts) if parts else text


def counted(number: int, one: str, many: str, language: str, *, context: str = "", **parts: object) -> str:
    """Return words about a number of things in the form that the language has for it.

    `one` and `many` are the English forms, in which `{number}` stands for the number, and other names for `parts`;
    `context` tells apart what is one word in English.

    Raises:
        KeyError: the words name a part that is not given.
    """
    catalogue = catalogue_of(language)
    text = catalogue.form(number, one, many, context) if catalogue else (one if number == 1 else many)
    return text.format(number=number, **parts)


class Decimal(float):
    """A number that is written with the mark of a language."""

    def __new__(cls, value: float, language: str) -> Self:
        """Return a number that says itself in a language."""
        made = super().__new__(cls, value)
        made.mark = said(".", language, context="decimal mark")
        return made

    mark: str

    def __format__(self, spec: str) -> str:
        """Return it in letters, with its mark where English has a point."""
        return float(self).__format__(spec).replace(".", self.mark)


def has_large_nouns(language: str) -> bool:
    """Return whether a language writes nouns with a capital within a sentence too."""
    return LARGE_NOUNS in from_special_to_general(language)


def capital(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]

"""Codes of catalogues: what can be wrong with the translations of a pack."""

from typing import Final

from schemas.diagnostics.codes import Code
from schemas.diagnostics.diagnostics import Severity

NO_CATALOGUE: Final = Code(
    "not-a-catalogue",
    "A file of translations that cannot be read",
    "Translations are gettext catalogues (PO): msgctxt with the place of a text, msgid with the text, msgstr with its "
    "translation, each in double quotes. `musterpress translate` writes such a file; Poedit, Weblate and text editors "
    "change it. A double quote within a text has a backslash before it.",
    Severity.ERROR,
)
NO_TAG: Final = Code(
    "no-language-tag",
    "A file of translations whose name is no language",
    "The catalogue of a language is called by its tag (BCP 47), such as de.po or pt-BR.po. Under another name, or that "
    "of the language the pack is written in, it is never read.",
    Severity.ERROR,
)
NO_PLACE: Final = Code(
    "translation-of-nothing",
    "A translation of a text that is not there",
    "The pack has no text at this place any more, or not this one yet. `musterpress translate` brings the catalogue up "
    "to date: what is gone is kept below, and what has moved is found.",
    Severity.WARNING,
)
STALE: Final = Code(
    "stale-translation",
    "A translation of a text that has changed",
    "The text says something else now than when it was translated, so that its translation is not used. `musterpress "
    "translate` marks it as fuzzy, with what it said before, for the translator to look at.",
    Severity.WARNING,
)
LOST_SIGN: Final = Code(
    "translation-lost-sign",
    "A translation without a sign of its text, or with another one",
    "Icons, ids of rules, names of figures, code, and what begins a heading or a list are the same in every language: "
    "without them the page lacks something, and others lead nowhere. Such a translation is not used.",
    Severity.ERROR,
)
TRANSLATION_CODES: Final = (NO_CATALOGUE, NO_TAG, NO_PLACE, STALE, LOST_SIGN)

"""Words at the edge: what is drawn or told, said in a language."""

from schemas.catalogues.catalogues import catalogue_of


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

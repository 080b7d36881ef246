"""One word for one thing: the terms in the head of a catalogue, and translations that call them otherwise."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from re import IGNORECASE, Pattern, escape
from re import compile as compiled
from typing import Final

LINE: Final = compiled(r"#\s(.*?)\s=(?:\s(.*)|)$")
"""A term and the words for it, as a line of the comment that a catalogue begins with."""

MOST_TERMS: Final = 500
"""Each of them is looked for in each text."""

SIGN: Final = compiled(r":[a-z_]+:|`[^`\n]+`|\]\([^)]*\)|\{[^{}]*\}")
"""Icons, code, names of figures and what stands in braces: no words."""


@dataclass(frozen=True)
class Term:
    """A term of the pack's language, the words or stems that translate it, and the line of the catalogue saying so."""

    words: str
    allowed: tuple[str, ...]
    line: int

    def strays(self, text: str, translation: str) -> bool:
        """Return whether a text has the term and its translation none of the words for it.

        A term in small letters is found in capitals too. The words for it are found within others.
        """
        if not self.words or not _found(self.words).search(SIGN.sub(" ", text)):
            return False
        said = " ".join(translation.casefold().split())
        return not any(word.casefold() in said for word in self.allowed)


def terms_of(lines: list[str]) -> tuple[Term, ...]:
    """Return the terms in the head of a catalogue, as it is written; those that nothing translates too."""
    return tuple(_terms(lines))[:MOST_TERMS]


def _terms(lines: list[str]) -> Iterator[Term]:
    for number, line in enumerate(lines, 1):
        if not line.startswith("#"):
            return
        if found := LINE.match(line):
            allowed = tuple(word.strip() for word in (found[2] or "").split(",") if word.strip())
            yield Term(" ".join(found[1].split()), allowed, number)


@lru_cache(maxsize=MOST_TERMS)
def _found(words: str) -> Pattern[str]:
    """Return what finds a term, also in the plural and over the end of a line."""
    pattern = r"\s+".join(map(escape, words.split()))
    return compiled(rf"(?<!\w){pattern}(?:e?s)?(?!\w)", IGNORECASE if words == words.lower() else 0)

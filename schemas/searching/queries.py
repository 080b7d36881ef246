"""A query, and how close a text comes to it."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from schemas.searching.writings import fold

EXACT: Final = 0
"""How close a text is that is the query itself; others are further off, up to `SCATTERED`."""

BEGINS, PHRASE, WORDS, SCATTERED = 1, 2, 3, 4
MOST_SIGNS: Final = 200
"""Signs of a query that count."""


@dataclass(frozen=True)
class Query:
    """What is looked for: every one of its words, in one text."""

    text: str

    @cached_property
    def phrase(self) -> str:
        """All of it as it is compared."""
        return " ".join(self.words)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Its words as they are compared."""
        return tuple(fold(self.text[:MOST_SIGNS]).split())

    @cached_property
    def beginnings(self) -> tuple[re.Pattern[str], ...]:
        """What finds each word where a word begins."""
        return tuple(map(_beginning, self.words))

    @cached_property
    def _phrase_begins(self) -> re.Pattern[str]:
        return _beginning(self.phrase)

    def is_in(self, folded: str) -> bool:
        """Whether all of its words are in a text, somewhere."""
        return all(word in folded for word in self.words)

    def closeness(self, folded: str) -> int | None:
        """Return how close a text comes to it, the less the closer; None where it lacks a word."""
        if not self.is_in(folded):
            return None
        if folded == self.phrase:
            return EXACT
        if self.phrase in folded:
            if folded.startswith(self.phrase):
                return BEGINS
            if self._phrase_begins.search(folded):
                return PHRASE
        return WORDS if all(one.search(folded) for one in self.beginnings) else SCATTERED

    def nearest(self, *folded: str) -> int | None:
        """Return how close the closest of some texts comes; of words that only all together have, `SCATTERED`."""
        found = [near for one in folded if (near := self.closeness(one)) is not None]
        return min(found) if found else SCATTERED if self.is_in("\n".join(folded)) else None

    def spans(self, folded: str) -> tuple[tuple[int, int], ...]:
        """Return where it stands in a text: as it is, else word by word; in order, none within another."""
        sought = (self.phrase,) if self.phrase in folded else self.words
        found = sorted({hit.span() for word in sought for hit in re.finditer(re.escape(word), folded)})
        apart: list[tuple[int, int]] = []
        for start, end in found:
            if not apart or start >= apart[-1][1]:
                apart.append((start, end))
        return tuple(apart)


def _beginning(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}")

"""References of a book: the words and pages that ids of rules in a text become."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from schemas.catalogues.saying import said
from schemas.markup import Span, Spans

Pages = Mapping[str, int]
"""The page of each anchor, from 1; what is not there yet is set as a page of two digits."""

UNKNOWN: Final = 88
"""Stands for a page that is not known yet: most have two digits."""

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
ON_PAGE: Final = "{title}, p. {page}"
LEFT_OUT: Final = "{title}, in the full rules"

JOINT: Final = re.compile(r",?\s?(?:\w+\s)?")
"""What may stand between two references of one run: "7S.MOVE.1, 7S.MOVE.2", "7S.MOVE.1 to 7S.MOVE.3"."""


@dataclass(frozen=True)
class Places:
    """Where the rules stand: the page of each, and the title that it stands under in the full rules.

    Without titles rules are named by their ids, as designers name them.
    """

    pages: Pages = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
    language: str = ""

    def words_of(self, rule: str) -> str:
        """Return what leads players to a rule: its title and its page; its id if it stands under no title."""
        title, page = self.titles.get(rule), self.pages.get(rule)
        if title is None:
            return f"{rule}{NO_BREAK}({page or UNKNOWN})" if page or not self.pages else rule
        if page is None and self.pages:
            return said(LEFT_OUT, self.language, title=title)
        found, _, number = said(ON_PAGE, self.language, title=title, page=page or UNKNOWN).rpartition(" ")
        return f"{found}{NO_BREAK}{number}"

    def led(self, spans: Spans) -> Spans:
        """Return spans with words for the ids in them; of references in a row, one for each title."""
        return tuple(self._led(spans))

    def _led(self, spans: Spans) -> Iterator[Span]:
        named: set[str] = set()
        joint: Span | None = None
        for at, span in enumerate(spans):
            if span.role != "rule":
                joint = span if named and _joins(spans, at) else None
                named = named if joint else set()
                yield from () if joint else (span,)
                continue
            if (title := self.titles.get(span.text, span.text)) not in named:
                yield from (self._between(joint),) if joint else ()
                yield replace(span, text=self.words_of(span.text), to=self._anchor(span.text))
            named.add(title)

    def _anchor(self, rule: str) -> str:
        return rule if rule in self.pages or not self.pages else ""

    def _between(self, joint: Span) -> Span:
        """Return what parts two references; a title and its page have a comma between them already."""
        return replace(joint, text="; ") if self.titles and joint.text.strip(", \n") == "" else joint


def _joins(spans: Spans, at: int) -> bool:
    """Return whether a span stands between two references of a run."""
    return at + 1 < len(spans) and spans[at + 1].role == "rule" and JOINT.fullmatch(spans[at].text) is not None

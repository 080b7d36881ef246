"""References: ids of rules in a text, each followed by the page that it stands on."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from schemas.markup.markdown import Span, Spans

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

Pages = Mapping[str, int]
"""The page of each anchor, from 1; what is not there yet is set as a page of two digits."""

UNKNOWN: Final = 88
"""Stands for a page that is not known yet: most have two digits."""


def with_pages(spans: Spans, pages: Pages) -> Spans:
    """Return spans with a page behind each rule that they refer to; a rule that is on no page is only named."""
    return tuple(_with_page(span, pages) for span in spans)


def _with_page(span: Span, pages: Pages) -> Span:
    if span.role != "rule" or (pages and span.text not in pages):
        return span
    return replace(span, text=f"{span.text}{NO_BREAK}({pages.get(span.text, UNKNOWN)})")

"""Words of a pack on a page, where they may look like anything and do nothing, and those of a limit."""

import re
from collections.abc import Iterable
from typing import Final

import streamlit as st

from schemas.markup import Aside, Block, Heading, Paragraph, Points, Span, Spans, Table

SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$^=@&])")
COLON = re.compile(r":(?!\s)")
MARKS: Final = {"strong": "**", "emphasis": "*"}
"""Around words of a role."""

JOINER = "\N{WORD JOINER}"
"""Keeps a colon from beginning the name of an icon, an emoji or a colour; one before a space begins none."""


def plain(text: str) -> str:
    """Return text that Streamlit's Markdown shows as it stands, on one line."""
    one_line = " ".join(text.split())
    return COLON.sub(f":{JOINER}", SPECIAL.sub(r"\\\1", one_line))


def said(text: str) -> str:
    """Return a sentence of a diagnostic in inert Markdown: what it names between backticks is set as code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return plain(text)
    named = [f"`{' '.join(part.split())}`" if part.strip() else "" for part in parts[1::2]]
    around = [_kept_spaces(part) for part in parts[::2]]
    return around[0] + "".join(name + after for name, after in zip(named, around[1:], strict=True))


def _kept_spaces(text: str) -> str:
    before, after = (" " if text[:1].isspace() else ""), (" " if text[-1:].isspace() and text.strip() else "")
    return f"{before}{plain(text)}{after}"


def prose(blocks: Iterable[Block]) -> str:
    """Return the text of a chapter in inert Markdown; its figures are left out, and so is where words lead."""
    return "\n\n".join(part for block in blocks if (part := _block(block)))


def _block(block: Block) -> str:
    match block:
        case Heading(spans):
            return f"#### {_spans(spans)}"
        case Paragraph(spans):
            return _spans(spans)
        case Points(items, numbered, first):
            marks = (f"{first + at}." if numbered else "-" for at in range(len(items)))
            return "\n".join(f"{mark} {_spans(item)}" for mark, item in zip(marks, items, strict=True))
        case Aside(blocks):
            return "\n".join(f"> {line}" for line in prose(blocks).splitlines())
        case Table(head, rows):
            cells = [[_spans(cell) for cell in line] for line in (head, *rows)]
            return "\n".join(f"| {' | '.join(line)} |" for line in (cells[0], ["---"] * len(head), *cells[1:]))
    return ""


def _spans(spans: Spans) -> str:
    """Return words as they are set: strong, emphasised, or neither; rules are called by their ids."""
    return "".join(_span(span) for span in spans)


def _span(span: Span) -> str:
    mark = MARKS.get(span.role, "")
    words = plain(span.text)
    before, after = (" " * part.isspace() for part in (span.text[:1], span.text[-1:]))
    return f"{before}{mark}{words}{mark}{after}" if words else " "


def budget_bar(spent: int, budget: int, unit: str) -> None:
    """Draw what is spent of a budget."""
    share = min(spent / budget, 1.0) if budget else float(spent > 0)
    st.progress(share, text=f"{budget_words(spent, budget)} {unit}")


def budget_words(spent: int, budget: int) -> str:
    """Return what is left of a budget, in words and a colour."""
    if spent > budget:
        return f":red[:material/error: **{spent} of {budget}**, {spent - budget} too many]"
    left = budget - spent
    return f"**{spent} of {budget}**, {left} left" if left else f":green[**{spent} of {budget}** ✓]"


def limit_words(name: str, count: int, most: int) -> str:
    """Return how many there are of how many there may be, in one line."""
    said = f"{plain(name[:1].upper() + name[1:])} **{count}** of {most}"
    return f":red[:material/error: {said}]" if count > most else said

"""Items of lists and mappings taken out of a text, or put elsewhere in it with their comments."""

import re
from itertools import pairwise

from schemas.edits.edits import PatchError
from schemas.reading.nodes import Node
from schemas.reading.source import Source

Splice = tuple[int, int, str]
"""From index to index, and what stands there instead."""

COMMA = re.compile(r"(?:\s|#[^\n\r\x85\u2028\u2029]*(?=[\n\r\x85\u2028\u2029]))*,")

INDENTED = re.compile(r"^ +(?=#)", re.MULTILINE)
"""What stands before a comment on a line of its own."""


def without(source: Source, parent: Node, number: int) -> Splice:
    """Return the change that takes out item `number` of several, or of one between brackets; comments above it stay.

    Raises:
        PatchError: an item is not written where it stands.
    """
    items = source.siblings(parent)
    if source.is_flow(parent):
        return _from_brackets(source, parent, number)
    end = source.end(items[number][1])
    start, stop = source.begins(parent, number), source.line_stop(end)
    if not source.leads_line(start):
        following = source.begins(parent, 1)
        return start, end if source.text[end:following].strip() else following, ""
    return *source.whole_lines(start, stop), ""


def _from_brackets(source: Source, parent: Node, number: int) -> Splice:
    items = source.siblings(parent)
    starts = [(value if key is None else key).start.index for key, value in items]
    start, end = starts[number], source.end(items[number][1])
    comma = COMMA.match(source.text, end, parent.end.index)
    last = number + 1 == len(starts)
    if not last and "#" not in source.text[end : starts[number + 1]]:
        return start, starts[number + 1], ""
    if last and number and comma is None:
        before = source.end(items[number - 1][1])
        return (start, end, "") if "#" in source.text[before:start] else (before, end, "")
    return start, comma.end() if comma else end, ""


def moved(source: Source, parent: Node, number: int, to: int, *, level: bool = False) -> list[Splice]:
    """Return the changes that put item `number` at place `to`.

    With `level`, comments above items are indented as those are: deeper ones would be read as text behind a `|`.

    Raises:
        PatchError: an item is not written where it stands, or comments stand in the way.
    """
    order = list(range(len(source.siblings(parent))))
    order.insert(to, order.pop(number))
    if number == to:
        return []
    if source.is_flow(parent):
        return _between_brackets(source, parent, order)
    return [_in_lines(source, parent, order, level=level)]


def _between_brackets(source: Source, parent: Node, order: list[int]) -> list[Splice]:
    items = source.siblings(parent)
    spans = [((value if key is None else key).start.index, source.end(value)) for key, value in items]
    if "#" in "".join(source.text[end:start] for (_, end), (start, _) in pairwise(spans)):
        raise PatchError("comments stand between the values; move them in the text")
    return [(*spans[place], source.text[slice(*spans[number])]) for place, number in enumerate(order)]


def _in_lines(source: Source, parent: Node, order: list[int], *, level: bool) -> Splice:
    """Return one change: all items in their new order, each with the comments above it and behind it."""
    items, margin = source.siblings(parent), " " * parent.start.column
    begins = [source.begins(parent, number) for number in range(len(items))]
    stops = [source.line_stop(source.end(value)) for _key, value in items]
    ends = [source.next_line(stop) for stop in stops]
    leads = [margin, *(source.text[end:start] for end, start in zip(ends, begins[1:], strict=False))]
    leads = [INDENTED.sub(margin, lead) for lead in leads] if level else leads
    parts = [leads[number] + source.text[begins[number] : stops[number]] for number in order]
    start = source.line_start(begins[0])
    if not source.leads_line(begins[0]):
        if leads[order[0]].strip():
            raise PatchError("a comment above it has no place at the top; move it in the text")
        parts[0], start = parts[0].lstrip(), begins[0]
    return start, stops[-1], source.line_end.join(parts)

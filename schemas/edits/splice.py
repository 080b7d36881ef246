"""Edits of a document as changes to the characters of its text: only what an edit is about is written anew.

A comment behind a value stays in its line, and comments above one stay where they are.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import itemgetter

from schemas.edits.edits import Delete, Edit, Insert, Move, PatchError, Rename, Reword, Set
from schemas.edits.emit import INDENT, Style, Written, below, forms, key_text
from schemas.edits.source import Child, Source, children, written_at
from schemas.reading.nodes import Node, Scalar

Splice = tuple[int, int, str]
"""From index to index, and what stands there instead."""

COMMA = re.compile(r"(?:\s|#[^\n\r\x85\u2028\u2029]*(?=[\n\r\x85\u2028\u2029]))*,")

INDENTED = re.compile(r"^ +(?=#)", re.MULTILINE)
"""What stands before a comment on a line of its own."""


def spliced(text: str, splices: Iterable[Splice]) -> str:
    """Return a text with changes that do not overlap; of two at one place the first comes first."""
    for start, end, new in reversed(sorted(splices, key=itemgetter(0))):  # noqa: C413 - ties too
        text = text[:start] + new + text[end:]
    return text


def attempts(source: Source, edit: Edit, number: int) -> Iterator[list[Splice]]:
    """Yield ways to write an edit into the text, the best first; `number` is its place among its neighbours.

    Raises:
        PatchError: the place is not written where it stands.
    """
    parent, in_flow = source.find(edit.at[:-1])
    match edit:
        case Set():
            yield from _set(source, edit, parent, in_flow=in_flow)
        case Reword():
            yield from _reworded(source, edit, parent, in_flow=in_flow)
        case Insert():
            yield from _insert(source, edit, number)
        case Rename():
            yield from _renamed(source, source.siblings(parent)[number], edit.name)
        case Delete() if len(children(parent)) == 1 and not source.is_flow(parent):
            yield from _emptied(source, edit)
        case Delete():
            yield [without(source, parent, number)]
        case Move():
            yield moved(source, parent, number, edit.to)
            yield moved(source, parent, number, edit.to, level=True)


def _set(source: Source, edit: Set, parent: Node, *, in_flow: bool, anew: bool = False) -> Iterator[list[Splice]]:
    node, _in_flow = source.find(edit.at)
    key = next((key for key, value in children(parent) if value is node), None)
    style = _style(source, parent, (key, node))
    for written in forms(edit.value, Style("", style.column) if anew else style, in_flow=in_flow):
        yield _replaced(source, (key, node), written)


def _reworded(source: Source, edit: Reword, parent: Node, *, in_flow: bool) -> Iterator[list[Splice]]:
    """Yield the words put where the others are written, so that lines keep their ends; then the text written anew."""
    node, _in_flow = source.find(edit.at)
    if not isinstance(node, Scalar):
        return
    written = source.text[node.start.index : node.end.index]
    found = [(written_at(written, node.text, *span), span) for span in edit.spans]
    splices = [
        (node.start.index + at, node.start.index + at + end - start, edit.words)
        for at, (start, end) in found
        if at is not None
    ]
    if len(splices) == len(found):
        yield splices
    yield from _set(source, Set(edit.at, edit.said(node.text)), parent, in_flow=in_flow)


def _style(source: Source, parent: Node, child: Child) -> Style:
    """Return in which style a value is written, and where lines below it begin or would begin."""
    key, node = child
    column = parent.start.column + INDENT
    if not isinstance(node, Scalar):
        below_key = key is None or node.start.line > key.start.line
        mark = source.style(node) if source.is_flow(node) else "-"
        return Style(mark, node.start.column if below_key else column)
    mark = "" if node.plain else source.style(node)
    if mark in {"|", ">"} and (lines := source.text_lines(node)):
        starts = [(start, end - source.line_start(start)) for start, end in lines]
        return Style(mark, starts[0][0] - source.line_start(starts[0][0]), max(stop for _start, stop in starts))
    return Style(mark, node.start.column if key is None and node.start.index < node.end.index else column)


def _replaced(source: Source, child: Child, written: Written) -> list[Splice]:
    """Return the changes that put other words where a value stands."""
    key, node = child
    start, end = node.start.index, source.end(node)
    if key is not None and source.style(node) and not isinstance(node, Scalar) and node.start.line > key.start.line:
        return _instead_of_block(source, source.behind_colon(key), node, written)
    if isinstance(node, Scalar) and source.style(node) in {"|", ">"}:
        lines = [(source.line_stop(start), end, _joined(source, written.below))]
        return [(start, source.header_end(node), written.head), *(lines if end > source.line_stop(start) else [])]
    head, rest = written.head, written.below
    if key is None and not head:
        head, rest = rest[0].lstrip(" "), rest[1:]
    if key is not None and not head and source.line_stop(source.behind_colon(key)) >= start:
        start = source.behind_colon(key)
    gap = " " if head and start == end else ""
    return [(start, end, gap + head), (source.line_stop(end), source.line_stop(end), _joined(source, rest))]


def _instead_of_block(source: Source, colon: int, node: Node, written: Written) -> list[Splice]:
    """Return the changes that replace a block below a key; comments between them stay."""
    start, end = source.line_start(node.start.index), source.end(node)
    if written.below:
        head = f" {written.head}" if written.head else ""
        return [(colon, colon, head), (start, end, _joined(source, written.below).removeprefix(source.line_end))]
    return [(colon, colon, f" {written.head}"), (*source.whole_lines(start, end), "")]


def _joined(source: Source, lines: Sequence[str]) -> str:
    return "".join(f"{source.line_end}{line}" for line in lines)


def _renamed(source: Source, child: Child, name: str) -> Iterator[list[Splice]]:
    key = child[0]
    assert key is not None
    for mark in (source.style(key), '"'):
        yield [(key.start.index, key.end.index, key_text(name, mark))]


def _emptied(source: Source, edit: Delete) -> Iterator[list[Splice]]:
    """Yield ways to leave an empty list or mapping where the only item is taken out of a block."""
    if len(edit.at) == 1:
        raise PatchError("nothing would be left of the document")
    source.find(edit.at)
    grandparent, in_flow = source.find(edit.at[:-2])
    empty: list[object] | dict[str, object] = {} if isinstance(edit.at[-1], str) else []
    yield from _set(source, Set(edit.at[:-1], empty), grandparent, in_flow=in_flow)


def _insert(source: Source, edit: Insert, number: int) -> Iterator[list[Splice]]:
    parent, in_flow = source.find(edit.at[:-1])
    if not source.siblings(parent) and edit.at[:-1] and "#" not in source.text[parent.start.index : parent.end.index]:
        value = {edit.at[-1]: edit.value} if isinstance(edit.at[-1], str) else [edit.value]
        grandparent, in_flow = source.find(edit.at[:-2])
        yield from _set(source, Set(edit.at[:-1], value), grandparent, in_flow=in_flow, anew=True)
    elif in_flow:
        for written in forms(edit.value, Style(), in_flow=True):
            name = f"{key_text(edit.at[-1])}: " if isinstance(edit.at[-1], str) else ""
            yield _between_brackets(source, parent, number, f"{name}{written.head}")
    else:
        lead = f"{key_text(edit.at[-1])}:" if isinstance(edit.at[-1], str) else "-"
        for written in forms(edit.value, Style("", parent.start.column + INDENT), in_flow=False):
            yield [_among_lines(source, parent, number, list(below(lead, written)))]


def _among_lines(source: Source, parent: Node, number: int, lines: list[str]) -> Splice:
    margin = " " * parent.start.column
    if number == 0:
        start = source.begins(parent, 0)
        return start, start, "".join(f"{line}{source.line_end}" for line in lines) + margin
    stop = source.line_stop(source.end(children(parent)[number - 1][1]))
    return stop, stop, _joined(source, [margin + lines[0], *lines[1:]])


def _between_brackets(source: Source, parent: Node, number: int, new: str) -> list[Splice]:
    starts = [(value if key is None else key).start for key, value in children(parent)]
    if not starts:
        return [(parent.start.index + 1, parent.start.index + 1, new)]
    in_lines = len(starts) > 1 and starts[-1].line > starts[-2].line
    apart = source.line_end + " " * starts[-1].column if in_lines else " "
    if number < len(starts):
        return [(starts[number].index, starts[number].index, f"{new},{apart}")]
    end = source.end(children(parent)[-1][1])
    stop = source.line_stop(end)
    if in_lines and stop < parent.end.index and source.text[end:stop].lstrip()[:1] in {"", "#"}:
        return [(end, end, ","), (stop, stop, f"{apart}{new}")]
    return [(end, end, f", {new}")]


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
        return _moved_between_brackets(source, parent, order)
    return [_in_lines(source, parent, order, level=level)]


def _moved_between_brackets(source: Source, parent: Node, order: list[int]) -> list[Splice]:
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

"""Changes to the text of a document at the marks of its nodes."""

from typing import Any

import yaml

from tests.faults.sites import Site

Node = Any


def end_of(text: str, node: Node) -> int:
    """Return the index behind the last character of `node`."""
    if isinstance(node, yaml.ScalarNode) or node.flow_style or not node.value:
        return len(text[: node.end_mark.index].rstrip()) if _is_block_text(node) else int(node.end_mark.index)
    last = node.value[-1]
    return end_of(text, last[1] if isinstance(last, tuple) else last)


def _is_block_text(node: Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.style in {"|", ">"}


def replaced(site: Site, node: Node, new: str) -> str:
    """Return the text with `node` written as `new` in the line it begins in, or the line of its key."""
    begin, end = node.start_mark.index, end_of(site.text, node)
    if node is site.value and node.start_mark.line > site.key.start_mark.line:
        begin = site.text.index(":", site.key.end_mark.index) + 1
        new = f" {new}"
    return site.text[:begin] + new + site.text[end:]


def in_flow(site: Site) -> bool:
    """Whether the site stands in a mapping between brackets."""
    return bool(site.mapping.flow_style)


def without_pair(site: Site) -> str:
    """Return the text without the key and value of the site."""
    begin, end = site.key.start_mark.index, end_of(site.text, site.value)
    pairs = site.mapping.value
    place = next(number for number, (key, _value) in enumerate(pairs) if key is site.key)
    if in_flow(site):
        if place + 1 < len(pairs):
            end = pairs[place + 1][0].start_mark.index
        elif place > 0:
            begin = end_of(site.text, pairs[place - 1][1])
        return site.text[:begin] + site.text[end:]
    if place + 1 < len(pairs):
        return site.text[:begin] + site.text[pairs[place + 1][0].start_mark.index :]
    return site.text[: site.text.rindex("\n", 0, begin) + 1] + site.text[end:].removeprefix("\n")


def with_line_below(site: Site, line: str) -> str:
    """Return the text with another entry after that of the site, in the same mapping."""
    end = end_of(site.text, site.value)
    if in_flow(site):
        return f"{site.text[:end]}, {line}{site.text[end:]}"
    rest = site.text.find("\n", end)
    end = len(site.text) if rest < 0 else rest
    return f"{site.text[:end]}\n{' ' * site.key.start_mark.column}{line}{site.text[end:]}"


def line_of(text: str, index: int) -> int:
    """Return the line, from 1, that the character at `index` stands in."""
    return text.count("\n", 0, index) + 1


def column_zero(site: Site) -> int:
    """Return the index at which the line of the site's key begins."""
    return int(site.key.start_mark.index - site.key.start_mark.column)

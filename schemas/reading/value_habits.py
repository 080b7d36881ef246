"""Habits about what stands behind a key or a dash: texts that mean something else without quotes, dashes for lists."""

import re
from collections.abc import Iterator

from schemas.reading.habit import KEY, Change, indent_of, line_below

VALUE = re.compile(rf"({KEY}|[ \t]*(?:- +)*[A-Za-z_][\w ]*): +(\S.*?) *$")
ITEM = re.compile(r"([ \t]*(?:- +)+)(\S.*?) *$")
BEGINS = {
    "[": "a text that begins with `[` is read as a list",
    "{": "a text that begins with `{` is read as a mapping",
    "|": "behind `|` the line ends, and the text stands in the lines below",
    ">": "behind `>` the line ends, and the text stands in the lines below",
    "-": "a text that begins with a dash is read as a list",
    "?": "a text that begins with a question mark is read as a key",
    '"': "text stands behind the closing quote",
    "'": "text stands behind the closing quote",
    "*": "a text that begins with a star `*` is read as an alias",
    "&": "a text that begins with `&` is read as a mark for aliases",
    "!": "a text that begins with `!` is read as a tag",
}

TWO_KEYS = re.compile(r"[\w.-]+(?:,? +[a-z_]+: *[\w.-]+)+")
"""A value with another key and its value behind it."""

NESTED = re.compile(r"[a-z_]+: +\S+")
"""A key with its value where a value belongs."""

MOST_SHOWN = 60


def quoted_value(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a text that means something else without quotes: by how it begins, or by a colon in it."""
    for found in filter(None, (VALUE.match(lines[number]), ITEM.match(lines[number]))):
        value, before = found[2], lines[number][: found.start(2)]
        if re.match(r"-+(?:\s|$)", value) or (value[0] in "[{\"'" and not _goes_on(value)):
            continue
        message = BEGINS.get(value[0], f"a text cannot begin with `{value[0]}`")
        if value[0] not in BEGINS and re.search(r":(\s|$)", value):
            message = "a text with a colon and a space in it looks like another key"
        if TWO_KEYS.fullmatch(value):
            message, hint = (
                "two keys stand in one line",
                f"write {{key: value, key: value}}, or a line for each: `{value}`",
            )
            yield found.start(2), f"{before}'{value}'", ("missing-comma", message, hint)
            continue
        hint = "put the whole text in quotes" + (f": '{value}'" if "'" not in value and len(value) < MOST_SHOWN else "")
        if not re.search(r"\w", value):
            hint += "; a number is written in digits"
        doubled = value.replace("'", "''")
        yield found.start(2), f"{before}'{doubled}'", ("text-needs-quotes", message, hint)


def nested_key(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a key that follows another in the same line, whose neighbours stand in the lines below."""
    found, below = VALUE.match(lines[number]), line_below(lines, number)
    if found and NESTED.fullmatch(found[2]) and indent_of(below) > indent_of(lines[number]):
        key = found[2].partition(":")[0]
        message = f"`{key}` is a key of what stands below, and cannot follow in the same line"
        hint = f"write `{key}:` in a line of its own, in the column of the lines below"
        yield found.start(2), f"{found[1]}:", ("missing-comma", message, hint)


def _goes_on(value: str) -> bool:
    """Whether a value that begins with a bracket or a quote goes on behind the one that closes it."""
    depth, quote = 0, ""
    for at, sign in enumerate(value):
        if quote or sign in "\"'":
            quote = "" if sign == quote else quote or sign
        else:
            depth += (sign in "[{") - (sign in "]}")
        if not quote and depth <= 0:
            ends = {"", "#"} if value[0] in "\"'" else {"", ",", "]", "}", "#"}
            return value[at + 1 :].lstrip()[:1] not in ends
    return False


def lone_dash(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a dash that stands for nothing behind a key."""
    if found := re.match(rf"({KEY}): +(-+)[ \t]*(?:#.*)?$", lines[number]):
        key = found[1].strip(" \t-")
        message = f"a dash begins an entry of a list; behind `{key}` it stands for no value"
        hint = f"write the value, a number perhaps, or delete `{key}` if there is none; a dash as text needs quotes"
        yield found.start(2), f"{found[1]}: null", ("bad-indent", message, hint)


def dash_behind_key(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a list, or a text with a dash before it, that begins in the line of its key."""
    if found := re.match(rf"({KEY}): +- +(\S.*?)[ \t]*$", lines[number]):
        key, value = found[1].strip(" \t-"), found[2]
        below = line_below(lines, number)
        message = f"behind `{key}` stands a dash, and a list cannot begin in the line of its key"
        hint = f"write `{key}: {value[:MOST_SHOWN]}` without the dash, or begin the list in the line below `{key}:`"
        column = len(found[1]) - len(key)
        if value[0] in "[{" or (below.lstrip().startswith("- ") and indent_of(below) >= column):
            hint = f"begin the list in the line below `{key}:`, each entry with a dash, in one column"
        for mended in (f"{found[1]}:", f"{found[1]}: {value}"):
            yield column, mended, ("bad-indent", message, hint)

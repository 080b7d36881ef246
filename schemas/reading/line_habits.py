"""Other lines in place of one of a text that the parser refused, as far as the line alone tells what was meant."""

import re
from collections.abc import Iterator

from schemas.reading.characters import first_look_alike, plain_text, told_look_alike, wanted_sign
from schemas.reading.habit import KEY, Change, Habit, line_below
from schemas.reading.value_habits import MOST_SHOWN, dash_behind_key, lone_dash, nested_key, quoted_value

CLOSING = {"[": "]", "{": "}"}


def _minus(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if found := re.search(r"(?<=[:,\[]) *(-) +(\d[\d.]*)(?= *(?:[,\]}#]|$))", line):
        message = "a blank stands between the minus and its number"
        mended = f"{line[: found.start(1)]}-{line[found.start(2) :]}"
        yield (
            found.start(1),
            mended,
            ("missing-comma", message, f"write -{found[2]}, or {found[2]} if it is not below 0"),
        )


def _fence(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if found := re.match(r"[ \t]*(```|~~~)", line):
        message = f"`{found[1]}` is a fence of Markdown, and no part of the document"
        yield found.start(1), "", ("pasted-text", message, "delete the line")


def _look_alike(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if sign := first_look_alike(line):
        message = f"here stands {told_look_alike(sign)}, which only looks like what YAML knows"
        mended = re.sub(r"(?<=[\uff1a\uff0c\u3001\uff1b])(?=\S)", " ", line)
        yield line.index(sign), plain_text(mended), ("look-alike", message, f"write {wanted_sign(sign)}")


def _glued_dash(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(r"([ \t]*)-([^\s-].*)", lines[number]):
        message = "there is no space behind the dash of this entry"
        yield (
            len(found[1]),
            f"{found[1]}- {found[2]}",
            ("missing-space", message, "write a space behind the dash: `- `"),
        )


def _bullet(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(r"([ \t]*)([*\u2022\u00b7\u25e6\u25aa\u2013\u2014+]|--+|\d+[.)])[ \t]+(\S.*)", lines[number]):
        message = f"an entry of a list begins with a dash, and not with `{found[2]}`"
        yield len(found[1]), f"{found[1]}- {found[3]}", ("pasted-text", message, "write `- ` in its place")


def _other_comment(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(r"([ \t]*)(//|/\*|;|<!--)", lines[number]):
        message = f"`{found[2].strip()}` begins no comment in YAML"
        yield len(found[1]), "", ("pasted-text", message, "begin a comment with `#`")


def _hash_in_flow(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if found := re.search(r"[:,\[{] *(#[^\s,\]}]*)", line):
        message = f"behind `#` begins a comment, so that `{found[1]}` and the rest of the line are not read"
        mended = re.sub(r"([:,\[{] *)(#[^\s,\]}:]*)", r'\1"\2"', line)
        yield found.start(1), mended, ("text-needs-quotes", message, f'put it in quotes: "{found[1]}"')


def _no_value(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if found := re.search(r",\s*,|[\[{]\s*,", line):
        message = "beside this comma there is no value"
        mended = re.sub(r"([\[{])\s*,+", r"\1", re.sub(r",(\s*,)+", ",", line))
        yield (
            found.end() - 1,
            mended,
            ("missing-value", message, "write the value that is missing, or delete the comma"),
        )


def _semicolon(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if ";" in line and re.search(r"[\[{]", line):
        message = "a semicolon `;` stands where a comma belongs"
        yield line.index(";"), line.replace(";", ","), ("missing-comma", message, "separate the values by commas: `,`")


def _glued_colon(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(rf"({KEY}):([^\s:/].*)", lines[number]):
        key = found[1].strip(" \t-")
        message = f"there is no space behind the colon of `{key}`"
        hint = f"put a colon and a space after the key: `{key}: {found[2]}`"
        yield len(found[1]) - len(key), f"{found[1]}: {found[2]}", ("missing-colon", message, hint)


def _equals(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(rf"({KEY}) *(:?=>?) *(.*)", lines[number]):
        message = f"behind a key stands a colon, and not `{found[2]}`"
        mended = f"{found[1]}: {found[3]}"
        yield found.start(2), mended, ("missing-colon", message, f"write `{mended.strip()}`")


def _apostrophe(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a quote between letters inside single quotes: there it ends the text."""
    line = lines[number]
    if found := re.search(r"(?<=[\s,\[{:])'[^']*?(?:\w'(?=\w)|\s'(?=\w)|\w'(?= \w))", line):
        mended = re.sub(r"(?<=\w)'(?=\w)|(?<=[^:,\[{] )'(?=\w)|(?<=\w)'(?= \w)", "''", line)
        message = "this apostrophe ends the text, which began with a single quote"
        hint = "write the apostrophe twice (''), or put the text in double quotes"
        yield found.end() - 1, mended, ("text-needs-quotes", message, hint)


def _mended_pair(line: str, opens: int, closes: int) -> Change:
    """Return a line whose two brackets fit: around keys and values curly ones, else square ones."""
    of_keys = re.match(r"\s*[\w-]+:\s", line[opens + 1 : closes]) is not None
    if (line[closes] == "}") == of_keys:
        right = "{" if of_keys else "["
        what = "keys and values stand in curly brackets" if of_keys else "a list stands in square brackets"
        message = f"{what}, and this one is opened with `{line[opens]}`"
        return opens, line[:opens] + right + line[opens + 1 :], ("missing-comma", message, f"write `{right}`")
    right = CLOSING[line[opens]]
    message = f"the bracket closes with `{line[closes]}`, and it was opened to close with `{right}`"
    return closes, line[:closes] + right + line[closes + 1 :], ("missing-comma", message, f"write `{right}`")


def _brackets(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a bracket that closes another one than was opened, or none."""
    line = lines[number]
    opened: list[int] = []
    for column, sign in enumerate(line):
        if sign in "[{":
            opened.append(column)
        elif sign in "]}":
            if opened and CLOSING[line[opened[-1]]] != sign:
                yield _mended_pair(line, opened[-1], column)
            if not opened:
                message = "a bracket is closed here that was never opened"
                mended = line[:column] + line[column + 1 :]
                yield column, mended, ("unclosed-bracket", message, "delete it, or write the bracket that opens")
            del opened[-1:]


def _last_comma(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(r"(.*[\]}\"'\w]),[ \t]*$", lines[number]):
        message = "a comma ends this line, and outside of brackets nothing is separated by commas"
        yield len(found[1]), found[1], ("missing-comma", message, "delete the comma")


def _next_comma(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a line of JSON: behind it another key in quotes follows."""
    line = lines[number].rstrip()
    below = line_below(lines, number)
    if re.match(r'[ \t]*"[^"]*" *:', below) and re.match(r'[ \t]*".*[^,\[{]$', line):
        message = "there is no comma at the end of this line, and the next one goes on with another key"
        yield len(line) - 1, f"{line},", ("missing-comma", message, "write a comma behind it")


def _round(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    if found := re.search(r"\(([^()]*: [^()\]}]*)[)\]}]", line):
        message = "keys and values stand in curly brackets, and not in round ones"
        mended = f"{line[: found.start()]}{{{found[1]}}}{line[found.end() :]}"
        yield found.start(), mended, ("missing-comma", message, f"write {{{found[1][:MOST_SHOWN]}}}")


def _behind_bracket(lines: list[str], number: int) -> Iterator[Change]:
    for found in re.finditer(r"[\]}](?=\s*,\s*\S)", lines[number]):
        message = "something stands behind the bracket that closes here"
        hint = "write it inside the bracket, or in a line of its own, and delete the comma"
        if re.match(r"[ \t]*- +[\[{]", lines[number]):
            hint = (
                "put the whole entry in square brackets [...], or give each part an entry of its own, without the comma"
            )
        yield found.end(), lines[number][: found.end()], ("missing-comma", message, hint)


def _open_quote(lines: list[str], number: int) -> Iterator[Change]:
    """Look for a quote that begins a text and is not closed in its line."""
    line = lines[number]
    found = re.search(r"(?:[:,\[{]|^[ \t]*-) *([\"'])[^\"']*$", line)
    if found:
        rest = re.search(r"[\]}, \t]*$", line)
        end = rest.start() if rest else len(line)
        message = "the quote that begins here is never closed"
        hint = f"close it in this line, with {found[1]}"
        yield found.start(1), line[:end] + found[1] + line[end:], ("unclosed-quote", message, hint)


SURE: tuple[Habit, ...] = (
    _fence,
    _look_alike,
    _glued_dash,
    _bullet,
    _minus,
    _hash_in_flow,
    _no_value,
    _semicolon,
    _other_comment,
    _glued_colon,
    _equals,
    _apostrophe,
    _open_quote,
    _round,
    _brackets,
    _last_comma,
    _next_comma,
    _behind_bracket,
    lone_dash,
    dash_behind_key,
    nested_key,
    quoted_value,
)
"""What can be told by the line alone, the surest first."""

"""Habits that show in the lines around one."""

import re
from collections.abc import Iterator

from schemas.reading.habit import KEY, Change, Habit, indent_of, line_above, line_below

NO_COLON = ("missing-colon", "this line has no `key: value`", "put a colon and a space after the key")
LINE_UP = (
    "bad-indent",
    "this line does not line up with the lines above it",
    "line it up with its neighbours, with spaces",
)

STRUCTURE = re.compile(r"[ \t]*(?:- |-$|[\[{\"'#]|(?![A-Z][a-z]+: +\w+ +\w+ +\w+)[\w-]+:(?:\s|$))")
"""How a line begins that is no line of a text."""


def _missing_dash(lines: list[str], number: int) -> Iterator[Change]:
    line = lines[number]
    indent, own = indent_of(line), line.strip()
    if not own or own.startswith("-") or own.endswith(":"):
        return
    if re.match(KEY + ":", own) and any(
        re.match(r"[ \t]*- +\w+:", line) for line in lines[max(0, number - 1) : number]
    ):
        return  # a key of the entry above
    above = next((one for one in reversed(lines[max(0, number - 40) : number]) if one.lstrip().startswith("- ")), "")
    below = next((one for one in lines[number + 1 : number + 2] if one.lstrip().startswith("- ")), "")
    for near in (above, below):
        dash = indent_of(near)
        if near and dash <= indent <= dash + 2:
            message = "there is no dash before this entry of the list"
            yield (
                indent,
                f"{' ' * dash}- {own}",
                ("bad-indent", message, "write `- ` before it, in the column of its neighbours"),
            )


def _text_at_margin(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a line of a text that stands no further to the right than the key of the text."""
    line, above = lines[number], line_above(lines, number)
    found = re.match(rf"({KEY}): +([|>][-+]?)[ \t]*$", above)
    if found and line.strip() and indent_of(line) <= indent_of(above):
        message = f"the lines of the text below `{found[1].strip()}: {found[2]}` do not stand to the right of their key"
        wanted = " " * (indent_of(above) + 2)
        yield 0, wanted + line.lstrip(), ("bad-indent", message, "indent every line of the text by 2 spaces")


def _first_dash(lines: list[str], number: int) -> Iterator[Change]:
    """Look at the first key of an entry that has no dash, though the other keys stand as far in as behind one."""
    line = lines[number]
    above = line_above(lines, number)
    below = line_below(lines, number)
    indent, own = indent_of(line), line.lstrip()
    is_first = above.rstrip().endswith(":") and indent_of(above) < indent
    if is_first and re.match(KEY + r": +\S", own) and indent_of(below) == indent + 2:
        message = "there is no dash before the first key of this entry of the list"
        yield indent, f"{' ' * indent}- {own}", ("bad-indent", message, "write `- ` before it")


def _key_among_entries(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a dash where the keys of a mapping go on."""
    if found := re.match(r"([ \t]*)- +(\S.*)", lines[number]):
        message = "a dash begins an entry of a list, and here stand the keys of a mapping"
        yield len(found[1]), found[1] + found[2], ("bad-indent", message, "delete the dash, or give its neighbours one")


def _shifted(lines: list[str], number: int) -> Iterator[Change]:
    indent, own = indent_of(lines[number]), lines[number].lstrip()
    if not own:
        return
    for wanted in dict.fromkeys(_indents(lines, number)):
        if wanted != indent:
            yield indent, " " * wanted + own, LINE_UP


def _indents(lines: list[str], number: int) -> Iterator[int]:
    """Yield the columns in which keys or dashes begin above a line and in the next one, the nearest first."""
    near = [*reversed(lines[max(0, number - 40) : number]), *lines[number + 1 : number + 2]]
    for line in near:
        if line.strip():
            yield indent_of(line)
            if found := re.match(r"[ \t]*- +", line):
                yield found.end()


def _outdented(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a key too far to the left: what belongs to it, or its neighbours, stand further to the right."""
    own = lines[number].lstrip()
    key = re.match(r"([A-Za-z_]\w*):(.*)", own)
    below = [indent_of(line) for line in lines[number + 1 : number + 40] if line.strip()]
    if key is None or not below:
        return
    for wanted in dict.fromkeys(one for one in below if one > indent_of(lines[number])):
        above = line_above(lines, number)
        if below[0] > wanted or (key[2].strip() and above.rstrip().endswith(":")):
            message = f"`{key[1]}` belongs one level deeper: its neighbours stand further to the right"
            yield indent_of(lines[number]), " " * wanted + own, ("bad-indent", message, f"indent it by {wanted} spaces")


def _bare_key(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a word alone above lines that stand further to the right."""
    found = re.fullmatch(r"([ \t]*)([a-z_]\w*)[ \t]*", lines[number])
    below = line_below(lines, number)
    if found and indent_of(below) > len(found[1]):
        message, hint = f"there is no colon behind `{found[2]}`", f"write `{found[2]}:`"
        yield len(found[1]), f"{found[1]}{found[2]}:", ("missing-colon", message, hint)


def _value_and_list(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a key with a value behind it, and a list or mapping below it as well."""
    found = re.match(rf"({KEY}): +[^\s#|>].*$", lines[number])
    below = line_below(lines, number)
    if found and indent_of(below) > indent_of(lines[number]) and below.lstrip().startswith("- "):
        message = f"behind `{found[1].strip(' -')}` stands a value, and more values below it"
        yield len(found[1]) + 1, f"{found[1]}:", ("bad-indent", message, "delete the one or the other")


def _missing_colon(lines: list[str], number: int) -> Iterator[Change]:
    if found := re.match(rf"({KEY})(?: +(\S.*))?$", lines[number]):
        yield len(found[1]) - len(found[1].lstrip()), f"{found[1]}: {found[2] or ''}", NO_COLON


def _no_block(lines: list[str], number: int) -> Iterator[Change]:
    """Look at a key with a text in the lines below it that no sign announces."""
    below = line_below(lines, number)
    if (found := re.match(rf"({KEY}):[ \t]*$", lines[number])) and not STRUCTURE.match(below):
        message = "a text of several lines needs a sign behind its key: `|` keeps its lines, `>-` joins them"
        key = found[1].strip(" -")
        yield (
            len(found[1]) - len(key),
            f"{found[1]}: |",
            ("text-needs-quotes", message, f"write `{key}: |` or `{key}: >-`"),
        )


BY_NEIGHBOURS: tuple[Habit, ...] = (
    _bare_key,
    _value_and_list,
    _text_at_margin,
    _first_dash,
    _outdented,
    _no_block,
    _missing_dash,
    _key_among_entries,
    _shifted,
    _missing_colon,
)
"""What shows in the lines around it; it is tried where no bracket and no quote is open."""

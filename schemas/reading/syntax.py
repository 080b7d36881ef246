"""The errors of the parser in plain words, at the place where the author went wrong.

libyaml reports where it gave up; a quote or bracket that was never closed began somewhere before that.
"""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import yaml

from schemas.diagnostics.diagnostics import Flaw
from schemas.reading.compose import PARSER
from schemas.reading.habit import Habit, indent_of, tries
from schemas.reading.line_habits import SURE
from schemas.reading.neighbour_habits import BY_NEIGHBOURS
from schemas.reading.nodes import LINE_BREAK

ENTRY = re.compile(r"[ \t]*(?:- +)*(?:\"[^\"]*\"|'[^']*'|[^\s#\"'\[\]{},&*!|>%@`-][^:#]*?)[ \t]*:(?:\s|$)")
"""A line that begins with `key:`."""

LONGEST_KEY = 300
"""Characters of a line in which its key is looked for."""

COLON = re.compile(r":(?:\s|$)")
GLUED = re.compile(r"[ \t]*(?:- +)*[A-Za-z_]\w*:[^\s:/]")
"""A line that would begin with a key, were there a space behind its colon."""

OPEN_KEY = re.compile(r"[ \t]*(?:- +)*[A-Za-z_][\w-]*:[ \t]*$")
MOST_TRIED, AHEAD = 40_000, 200
"""Characters before a problem within which mends are tried, and the lines behind it that are read for that."""

QUOTES = frozenset("'\"")
NO_COLON = ("this line has no `key: value`", "put a colon and a space after the key")
LINE_UP = "line it up with its neighbours, with spaces"
OTHER_FLAWS: tuple[tuple[str, str, str, str], ...] = (
    ("escape", "bad-escape", "a backslash in double quotes begins an escape, and this is none",
     "write the text in single quotes, or the backslash twice"),
    ("could not find expected ':'", "missing-colon", *NO_COLON),
    ("cannot start any token", "text-needs-quotes", "a value cannot begin with this character",
     "put the text in quotes"),
    ("alphabetic or numeric", "text-needs-quotes", "a value cannot begin with this character",
     "put the text in quotes"),
    ("entries are not allowed", "bad-indent", "a dash stands where no list item can be",
     "begin the list in the line below its key"),
    ("expected '-' indicator|expected key|<block end>|tab character|comment or line break", "bad-indent",
     "this line does not fit the lines above it", LINE_UP),
)  # fmt: skip


def syntax_flaw(error: yaml.YAMLError, text: str) -> Flaw:
    """Return what is wrong with `text`, which the parser refused with `error`."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is None:
        return Flaw("broken-yaml", 0, 0, "the file is not YAML", str(error).splitlines()[0])
    return _Refused(error, mark, text).flaw()


class _Refused:
    """A text that the parser refused, looked at from several sides."""

    def __init__(self, error: Any, mark: Any, text: str) -> None:
        self.problem = f"{getattr(error, 'problem', None) or ''}"
        self.context = f"{getattr(error, 'context', None) or ''}"
        self.opened: Any = getattr(error, "context_mark", None)
        self.mark = mark
        self.text = text
        self.lines = LINE_BREAK.split(text)

    def flaw(self) -> Flaw:
        sure, near = partial(self._habit, SURE), partial(self._habit, BY_NEIGHBOURS)
        sides = (self._tab, sure, self._quote, self._bracket, near, self._glued, self._misplaced_key, self._other)
        for side in sides:
            if found := side():
                return found
        words = " ".join(part for part in (self.context, self.problem) if part)
        return self._at(self.mark, "broken-yaml", f"the file is not YAML here: {words}", "")

    def _tab(self) -> Flaw | None:
        line = self._line(self.mark.line)
        indent = line[: len(line) - len(line.lstrip())]
        if "\t" not in indent:
            return None
        message = "the line is indented with a tab"
        return Flaw("tab-indent", self.mark.line + 1, indent.index("\t") + 1, message, "indent with spaces only")

    def _habit(self, habits: tuple[Habit, ...]) -> Flaw | None:
        """Look at the lines round the problem for what authors write by habit; the one whose mend reads furthest."""
        if self.mark.index > MOST_TRIED:
            return None
        best, furthest = None, self.mark.line
        for one in tries(habits, self.lines, self._suspects()):
            reached = _reach(
                [*self.lines[: one.number], one.line, *self.lines[one.number + 1 : self.mark.line + AHEAD]]
            )
            if reached > furthest:
                best, furthest = one, reached
        if best is None:
            return None
        code, message, hint = best.words
        return Flaw(code, best.number + 1, best.column + 1, message, hint)

    def _suspects(self) -> list[int]:
        """Return the numbers of the lines that may be to blame: that of the problem, and those before it."""
        at = min(self.mark.line, len(self.lines) - 1)
        above = [number for number in range(at - 1, -1, -1) if self.lines[number].strip()][:1]
        outer = [number for number in range(at - 1, max(-1, at - AHEAD), -1) if self._is_left_of(number, at)][:1]
        key = [number for number in range(at, max(-1, at - AHEAD), -1) if OPEN_KEY.match(self.lines[number])][:2]
        opened = [mark.line for mark in (self.opened, self._runaway_quote()) if mark is not None]
        return [one for one in dict.fromkeys([at, *above, *outer, *key, *opened]) if one < len(self.lines)]

    def _is_left_of(self, number: int, other: int) -> bool:
        return bool(self.lines[number].strip()) and indent_of(self.lines[number]) < indent_of(self.lines[other])

    def _quote(self) -> Flaw | None:
        opened = self.opened if "quoted scalar" in self.context and "end of stream" in self.problem else None
        opened = opened or self._runaway_quote()
        if opened is None:
            return None
        return self._at(opened, "unclosed-quote", "the quote that begins here is never closed", "close it in this line")

    def _runaway_quote(self) -> Any:
        """Return where the quoted text began that runs over a line break into the line of the problem."""
        quoted = [token for token in self._tokens() if isinstance(token, yaml.ScalarToken) and token.style in QUOTES]
        last = quoted[-1] if quoted else None
        if last is None or last.start_mark.line == last.end_mark.line:
            return None
        return last.start_mark if last.end_mark.line == self.mark.line else None

    def _tokens(self) -> Iterator[Any]:
        """Yield the tokens of the text up to the problem."""
        try:
            for token in yaml.scan(self.text, Loader=PARSER):
                if token.start_mark.index > self.mark.index:
                    return
                yield token
        except yaml.YAMLError:
            return

    def _innermost_bracket(self) -> Any:
        """Return where the last bracket was opened that is not closed before the problem, or None."""
        opened: list[Any] = []
        for token in self._tokens():
            if isinstance(token, yaml.FlowSequenceStartToken | yaml.FlowMappingStartToken):
                opened.append(token.start_mark)
            elif isinstance(token, yaml.FlowSequenceEndToken | yaml.FlowMappingEndToken) and opened:
                opened.pop()
        return opened[-1] if opened else None

    def _bracket(self) -> Flaw | None:
        if "flow" not in self.context:
            return None
        opened = self._innermost_bracket() if "flow node" in self.context else self.opened
        if opened is None:
            return None
        line = self._line(self.mark.line)
        below = self.mark.line > opened.line
        outdented = indent_of(line) <= indent_of(self._line(opened.line))
        if below and (not line.strip() or ENTRY.match(line[:LONGEST_KEY]) or outdented):
            closing = "]" if self._line(opened.line)[opened.column] == "[" else "}"
            message = "the bracket that opens here is never closed"
            return self._at(opened, "unclosed-bracket", message, f"close it, with `{closing}`")
        message = "a comma or the closing bracket is missing before this"
        return self._at(self.mark, "missing-comma", message, "separate the values by commas")

    def _glued(self) -> Flaw | None:
        """Look at the line above: without a space behind its colon it is one text."""
        above = self._line(self.mark.line - 1) if self.mark.line else ""
        if not GLUED.match(above):
            return None
        return Flaw("missing-colon", self.mark.line, indent_of(above) + 1, *NO_COLON)

    def _misplaced_key(self) -> Flaw | None:
        """Look at a colon that makes a key of something that cannot be one."""
        if "values are not allowed" not in self.problem:
            return None
        before = self._line(self.mark.line)[: self.mark.column]
        if ENTRY.match(before[:LONGEST_KEY]):
            message = "a text with a colon and a space in it looks like another key"
            return self._at(self.mark, "text-needs-quotes", message, "put the whole text in quotes")
        above = self.mark.line - 1
        if above >= 0 and self._line(above).strip() and not COLON.search(self._line(above)):
            return Flaw("missing-colon", above + 1, indent_of(self._line(above)) + 1, *NO_COLON)
        message = "this key does not line up with the lines above it"
        return Flaw("bad-indent", self.mark.line + 1, indent_of(before) + 1, message, LINE_UP)

    def _other(self) -> Flaw | None:
        for pattern, code, message, hint in OTHER_FLAWS:
            if re.search(pattern, self.problem):
                mark = self.opened if code == "missing-colon" and self.opened is not None else self.mark
                return self._at(mark, code, message, hint)
        return None

    def _line(self, number: int) -> str:
        return self.lines[number] if number < len(self.lines) else ""

    def _at(self, mark: Any, code: str, message: str, hint: str) -> Flaw:
        return Flaw(code, mark.line + 1, mark.column + 1, message, hint)


def _reach(lines: list[str]) -> int:
    """Return the number of the line, from 0, that the parser gives up in; one behind the last if it does not."""
    parser = PARSER("\n".join(lines))
    try:
        while type(parser.get_event()) is not yaml.StreamEndEvent:
            pass
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        return len(lines) if mark is None else int(mark.line)
    finally:
        parser.dispose()
    return len(lines) + 1

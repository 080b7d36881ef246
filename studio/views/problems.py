"""What is wrong with a pack, for the screen: where it is, its line, what a click can fix, and marks beside its text."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from schemas.diagnostics.diagnostics import Diagnostic, Fix, Severity
from schemas.edits.edits import Edit, Rename
from schemas.kinds import MANIFEST
from studio.core.entries import Entry, putting
from studio.core.session import Session
from studio.core.workspace import Focus

MOST_EXCERPT, BEFORE_COLUMN = 70, 30
"""Characters of a line that are shown at once, and of these how many before the column meant."""
CUT = "..."
LINE_PX, TOP_PX, MARGIN_PX = 20, 10, 56
"""Height of a line, what is above the first one, and width of the margin."""

NUMBER = "#7d8794"
SIGNED: Mapping[Severity, tuple[str, str]] = {
    Severity.ERROR: ("#d9604f", "rgb(217 96 79 / 0.16)"),
    Severity.WARNING: ("#b9862b", "rgb(185 134 43 / 0.16)"),
}
"""Colour of the number and of the line, by how grave the mistake is; an exclamation mark stands before the number."""


@dataclass(frozen=True)
class Problem:
    """A mistake: the file it is in, the line there, and its place in a document, None in a text that cannot be read."""

    diagnostic: Diagnostic
    name: str
    source: str
    focus: Focus | None

    @property
    def place(self) -> str:
        """File, line and column as people write them."""
        found = self.diagnostic
        return f"{self.name}:{found.line}:{found.column}" if found.line else self.name

    @property
    def excerpt(self) -> str:
        """The line with its number and a sign below the column meant, cut to fit a screen; "" where there is none."""
        if not self.source.strip():
            return ""
        column = max(0, self.diagnostic.column - 1)
        first = max(0, column - BEFORE_COLUMN) if len(self.source) > MOST_EXCERPT else 0
        shown = self.source[first : first + MOST_EXCERPT].replace("\t", " ")
        before, after = CUT * bool(first), CUT * (len(self.source) > first + MOST_EXCERPT)
        head = f"{self.diagnostic.line:>4} | {before}"
        sign = f"\n{' ' * (len(head) + column - first)}^" if self.diagnostic.column else ""
        return f"{head}{shown}{after}{sign}"


def problems_of(session: Session) -> tuple[Problem, ...]:
    """Return everything wrong with the pack on a session, errors first, then by place."""
    found = _problems(session, session.checked.diagnostics)
    return tuple(sorted(found, key=lambda one: (one.diagnostic.severity.value, one.diagnostic)))


def left_out(session: Session) -> tuple[str, ...]:
    """Return what errors keep out of play and print: the titles of documents, and the names of unreadable files."""
    faulty = [entry.title for entry in session.entries() if entry.loaded is None and entry.kind != MANIFEST.name]
    names = session.workspace.names()
    return (*faulty, *(name for name in names if not session.entries_of(name) and session.diagnostics_of(name)))


def by_file(problems: Iterable[Problem]) -> tuple[tuple[str, tuple[Problem, ...]], ...]:
    """Return problems by the file they are in, files with the gravest first and then by name; in a file by line."""
    files: dict[str, list[Problem]] = {}
    for one in problems:
        files.setdefault(one.name, []).append(one)
    ordered = {name: tuple(sorted(found, key=lambda one: one.diagnostic)) for name, found in files.items()}
    return tuple(sorted(ordered.items(), key=lambda file: (_gravest(file[1]), file[0])))


def problems_in(session: Session, entry: Entry) -> tuple[Problem, ...]:
    """Return what is wrong with one document, in order of place."""
    return tuple(
        problem
        for problem in _problems(session, session.diagnostics_of(entry.focus.name))
        if problem.focus is None or problem.focus.number == entry.focus.number
    )


def sentence_of(diagnostic: Diagnostic) -> str:
    """Return what is wrong in one sentence, with its hint."""
    return f"{diagnostic.message}; {diagnostic.hint}" if diagnostic.hint else diagnostic.message


def fix(session: Session, problem: Problem) -> bool:
    """Do what a mistake proposes, as one step, and let the widgets show it; return whether it was done."""
    focus = problem.focus
    entry = session.entry(focus.name, focus.number) if focus is not None else None
    if entry is None:
        return False
    edits = [edit for one in problem.diagnostic.fix for edit in _edits(entry, one)]
    done = session.edit(entry.at(*problem.diagnostic.at), edits, f"Fix {entry.title}: {problem.diagnostic.hint}")
    session.generation += done
    return done


def _gravest(problems: Iterable[Problem]) -> str:
    return min(one.diagnostic.severity.value for one in problems)


def _edits(entry: Entry, change: Fix) -> tuple[Edit, ...]:
    return (Rename(change.at, change.value),) if change.as_key else putting(entry.data, change.at, change.value)


def _problems(session: Session, diagnostics: Iterable[Diagnostic]) -> Iterator[Problem]:
    """Yield diagnostics as problems; each file is taken apart once."""
    lines: dict[str, list[str]] = {}
    entries: dict[str, tuple[Entry, ...]] = {}
    for diagnostic in diagnostics:
        name = _name(session, diagnostic)
        if name not in lines:
            lines[name] = session.workspace.files.get(name, b"").decode("utf-8-sig", errors="replace").splitlines()
            entries[name] = session.entries_of(name) if name in session.workspace.files else ()
        source = lines[name][diagnostic.line - 1] if 0 < diagnostic.line <= len(lines[name]) else ""
        yield Problem(diagnostic, name, source, _focus(entries[name], diagnostic))


def _name(session: Session, diagnostic: Diagnostic) -> str:
    path = Path(diagnostic.path)
    return (
        path.relative_to(session.workspace.root).as_posix()
        if path.is_relative_to(session.workspace.root)
        else path.name
    )


def _focus(entries: tuple[Entry, ...], diagnostic: Diagnostic) -> Focus | None:
    """Return the place in the document whose text the line is in; of several in a file the last that begins before."""
    line = max(1, diagnostic.line)
    before = [entry for entry in entries if entry.focus.number == 0 or entry.places.at(())[0] <= line]
    return before[-1].at(*diagnostic.at) if before else None


def margin_style(css_class: str, lines: int, marked: Mapping[int, Severity]) -> str:
    """Return the style of the text field of a class: the numbers of its lines, and a band behind the marked ones."""
    bands = [_band(number, SIGNED[severity][1]) for number, severity in sorted(marked.items()) if 0 < number <= lines]
    images = ", ".join([f'url("data:image/svg+xml,{quote(_numbers(lines, marked))}")', *(band for band, _ in bands)])
    places = ", ".join(["0 0", *(place for _, place in bands)])
    sizes = ", ".join([f"{MARGIN_PX}px {_height(lines)}px", *(f"100% {LINE_PX}px" for _ in bands)])
    return f""".{css_class} textarea {{
  font: 13px/{LINE_PX}px var(--st-code-font, monospace);
  padding: {TOP_PX}px 12px {TOP_PX}px {MARGIN_PX + 8}px;
  white-space: pre; overflow-x: auto; tab-size: 2;
  background: {images}; background-position: {places}; background-size: {sizes};
  background-repeat: no-repeat; background-attachment: local;
}}"""


def _band(number: int, colour: str) -> tuple[str, str]:
    """Return the image behind a line and its place."""
    return f"linear-gradient({colour}, {colour})", f"0 {TOP_PX + (number - 1) * LINE_PX}px"


def _height(lines: int) -> int:
    return 2 * TOP_PX + lines * LINE_PX


def _numbers(lines: int, marked: Mapping[int, Severity]) -> str:
    """Return the numbers of lines as SVG; those of marked lines have a colour and an exclamation mark."""
    signed = {number: SIGNED[severity][0] for number, severity in marked.items()}
    rows = "".join(_number(number, signed.get(number, "")) for number in range(1, lines + 1))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{MARGIN_PX}" height="{_height(lines)}" fill="{NUMBER}"'
        f' font-family="monospace" font-size="12" text-anchor="end">{rows}</svg>'
    )


def _number(number: int, colour: str) -> str:
    look = f' fill="{colour}" font-weight="bold"' if colour else ""
    baseline = TOP_PX + number * LINE_PX - 6
    return f'<text x="{MARGIN_PX - 8}" y="{baseline}"{look}>{"! " if colour else ""}{number}</text>'

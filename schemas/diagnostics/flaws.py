"""A mistake in a text, with its place there but without the file's name."""

from dataclasses import dataclass

from schemas.diagnostics.diagnostics import Diagnostic, Severity


@dataclass(frozen=True)
class Flaw:
    """What is wrong at a line and column, both counted from 1 (0 for the text as a whole)."""

    code: str
    line: int
    column: int
    message: str
    hint: str = ""

    def diagnostic(self, path: str) -> Diagnostic:
        """Return the same mistake as one of the file at `path`; bytes in it that are no text are written out."""
        return Diagnostic(written(path), self.line, self.column, self.code, Severity.ERROR, self.message, self.hint)


def written(path: str) -> str:
    """Return a path as it can be written down: bytes in it that are no text are written out."""
    return path.encode("utf-8", "backslashreplace").decode("utf-8")


class FlawError(Exception):
    """The text cannot be read past a flaw; the exception carries it to the reader, who reports it."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.message)
        self.flaw = flaw

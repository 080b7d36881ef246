"""Limits on what a file may cost to read, kept while it is parsed and before anything is built from it."""

from dataclasses import dataclass

from schemas.diagnostics.flaws import Flaw, FlawError
from schemas.reading.nodes import Mark, Node

MOST_BYTES = 4 * 1024 * 1024
MOST_LEVELS = 64
MOST_VALUES = 200_000
"""Values of a file, counted as if every alias were written out."""


@dataclass(slots=True)
class Guard:
    """Counts the values of one file. The methods raise `FlawError` when a limit is passed."""

    values: int = 0

    def enter(self, depth: int, mark: Mark) -> None:
        """Count one value that stands `depth` levels deep."""
        self.values += 1
        if depth > MOST_LEVELS:
            raise FlawError(too_deep(mark))
        if self.values > MOST_VALUES:
            raise FlawError(too_many(mark))

    def repeat(self, node: Node, depth: int, mark: Mark) -> None:
        """Count everything below `node` once more, because an alias repeats it `depth` levels deep."""
        self.values += node.size - 1
        self.enter(depth + node.height, mark)


def too_deep(mark: Mark) -> Flaw:
    """Return the flaw of a value that stands too deep."""
    message = f"lists and mappings stand more than {MOST_LEVELS} levels deep in one another here"
    return Flaw("too-deep", mark.line + 1, mark.column + 1, message, "is a bracket repeated by accident?")


def too_many(mark: Mark) -> Flaw:
    """Return the flaw of a file with too many values."""
    message = f"the file holds more than {MOST_VALUES:,} values (each alias counts as what it repeats)"
    return Flaw("too-many-values", mark.line + 1, mark.column + 1, message, "split the file, or use fewer aliases")

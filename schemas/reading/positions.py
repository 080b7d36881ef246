"""Where each value of a document stands in its file."""

from dataclasses import dataclass

from schemas.diagnostics.diagnostics import Location
from schemas.reading.nodes import Mapping, Mark, Node, Scalar, Sequence


@dataclass(frozen=True)
class Places:
    """The places of one document; lines and columns count from 1."""

    root: Node

    def at(self, location: Location, *, key: bool = False) -> tuple[int, int]:
        """Return the line and column of the value at `location`, or of its key.

        A list or mapping that begins below its key stands at the key. What is not there stands where its
        nearest parent does. The lines of a text below a `|` are counted from 0, as the entries of a list are.
        """
        mark, node, name = self.root.start, self.root, None
        for step in location:
            if (
                isinstance(node, Scalar)
                and node.margin is not None
                and step in range(node.text.removesuffix("\n").count("\n") + 1)
            ):
                return node.start.line + 2 + int(step), node.margin + 1
            found = _child(node, step)
            if found is None:
                key = name is not None
                break
            name, node = found
            mark = node.start
        if name is not None and (key or _begins_below(node, name)):
            mark = name.start
        return mark.line + 1, mark.column + 1

    def span(self, location: Location) -> tuple[Mark, Mark] | None:
        """Return the marks where the value at `location` begins and ends, or None when there is no such value."""
        node = self.root
        for step in location:
            found = _child(node, step)
            if found is None:
                return None
            node = found[1]
        return node.start, node.end


def _child(node: Node, step: str | int) -> tuple[Node | None, Node] | None:
    """Return the key (None in a list) and the value at `step`, or None when there is none."""
    if isinstance(node, Mapping):
        return node.entries.get(str(step))
    if isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
        return None, node.items[step]
    return None


def _begins_below(node: Node, key: Node) -> bool:
    return not isinstance(node, Scalar) and node.start.line > key.start.line

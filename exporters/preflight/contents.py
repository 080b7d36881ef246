"""The operators of a page, followed as a printer would: what is painted, in which colour, how large."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from typing import Any, Final

import pikepdf

from exporters.drawing.display_list import Matrix, Point
from exporters.drawing.shapes import after, moved
from exporters.preflight.facts import Edges, Mark, paint_of
from exporters.preflight.painted import Graphics, Painted

INVISIBLE = 3
DEEPEST = 20
"""Forms within forms that are followed."""

WORD = re.compile(rb"[A-Za-z'\"*]+")
"""What may be an operator; letters within texts are taken for some too."""


class Follower:
    """Follows the operators of a page and of all forms it draws; `within` names the forms that this one is drawn in."""

    def __init__(
        self, resources: Any, painted: Painted, state: Graphics, within: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.resources = resources
        self.painted = painted
        self.state = state
        self.within = within
        self.kept: list[Graphics] = []
        self.path: list[Point] = []
        self.box: Edges | None = None

    def follow(self, stream: pikepdf.Object | pikepdf.Page, data: bytes) -> None:
        """Follow a stream, which unpacks to `data`, to its end.

        Raises:
            OverBound: the file has too many operators.
            pikepdf.PdfError: its operators cannot be read.
        """
        operators = self.painted.bounds.operators
        if len(data) > 2 * operators.left and sum(1 for _ in WORD.finditer(data)) > operators.left:
            operators.refuse()  # before a list of millions is made
        for instruction in self._read(stream):
            operators.take()
            act = OPERATORS.get(str(instruction.operator))
            if act:
                act(self, instruction.operands)

    def _read(self, stream: pikepdf.Object | pikepdf.Page) -> Sequence[Any]:
        """Return the operators of a stream; those of the form that was read last are not read again."""
        if self.within and self.painted.last_form[0] == self.within[-1]:
            return self.painted.last_form[1]
        found = pikepdf.parse_content_stream(stream, operators=FOLLOWED)
        if self.within:
            self.painted.last_form = (self.within[-1], found)
        return found

    def named(self, kind: str, name: Any) -> Any:
        """Return a resource, or None."""
        return (self.resources or {}).get(kind, {}).get(str(name))

    def keep(self, _: Any) -> None:
        """Keep the state."""
        self.kept.append(self.state)

    def give_back(self, _: Any) -> None:
        """Go back to the state that was kept last."""
        if self.kept:
            self.state = self.kept.pop()

    def move(self, operands: Any) -> None:
        """Put the frame under a matrix."""
        a, b, c, d, e, f = _floats(operands)
        self.state = self.state._replace(matrix=after(self.state.matrix, (a, b, c, d, e, f)))

    def set_width(self, operands: Any) -> None:
        """Set the width of lines."""
        self.state = self.state._replace(width=_floats(operands)[0])

    def set_text_mode(self, operands: Any) -> None:
        """Set how text is painted."""
        self.state = self.state._replace(text_mode=int(operands[0]))

    def set_state(self, operands: Any) -> None:
        """Take over overprint and line width from a named state."""
        found = self.named("/ExtGState", operands[0]) or {}
        lines = bool(found.get("/OP", self.state.line_overprints))
        fills = bool(found.get("/op", found.get("/OP", self.state.fill_overprints)))
        width = float(found.get("/LW", self.state.width))
        self.state = self.state._replace(line_overprints=lines, fill_overprints=fills, width=width)

    def space(self, name: Any) -> Any:
        """Return a colour space by its name, or the name of one that every PDF knows."""
        return self.named("/ColorSpace", name) or str(name)

    def draw(self, operands: Any) -> None:
        """Draw a form or an image."""
        found = self.named("/XObject", operands[0])
        if found is None:
            return
        if found.get("/Subtype") == "/Image":
            self._show(str(operands[0]), found)
        elif self.follows(found):
            bounds = self.painted.bounds
            bounds.forms.take()
            data = bounds.unpacked(found, bounds.contents)
            matrix = found.get("/Matrix")
            inner = self.state._replace(matrix=after(self.state.matrix, _matrix(matrix))) if matrix else self.state
            within = (*self.within, found.objgen)
            Follower(found.get("/Resources", self.resources), self.painted, inner, within).follow(found, data)

    def follows(self, form: Any) -> bool:
        """Whether a form is to be looked into; one that draws itself has no end."""
        return form.objgen not in self.within and len(self.within) < DEEPEST

    def draw_inline(self, operands: Any) -> None:
        """Draw an image that stands among the operators."""
        self._show("in the page itself", operands[0].obj)

    def _show(self, name: str, image: Any) -> None:
        state, gallery = self.state, self.painted.gallery
        self.painted.bounds.images.take()
        self.painted.add_photo(gallery.photo(name, image, state.matrix, self.space, state.fill))

    def shade(self, operands: Any) -> None:
        """Paint a gradient: with as much ink as the end that has more."""
        found = self.named("/Shading", operands[0])
        if found is None:
            return
        space = found.get("/ColorSpace")
        function = found.get("/Function", {})
        ends = [function.get(end) for end in ("/C0", "/C1")] if hasattr(function, "keys") else []
        paints = [paint_of(space, _floats(end)) for end in ends if end is not None] or [paint_of(space, ())]
        most = max(paints, key=lambda paint: paint.ink_percent or 0)
        self.painted.marks.add(Mark("gradient", most, self.state.fill_overprints))

    def show_text(self, _: Any) -> None:
        """Paint a run of text."""
        if self.state.text_mode != INVISIBLE:
            self.painted.marks.add(Mark("text", self.state.fill, self.state.fill_overprints))

    def step(self, operands: Any) -> None:
        """Go on with a path."""
        x, y = _floats(operands)[-2:]
        self.path.append(moved(self.state.matrix, (x, y)))

    def frame(self, operands: Any) -> None:
        """Add a rectangle to the path."""
        x, y, width, height = _floats(operands)
        ends = (moved(self.state.matrix, (x, y)), moved(self.state.matrix, (x + width, y + height)))
        self.box = _around(ends)

    def cut_off(self, _: Any) -> None:
        """Cut off what follows at the path."""
        if self.box and not self.within:
            self.painted.frames.append(self.box)

    def end_path(self, _: Any = None) -> None:
        """Begin another path."""
        self.path, self.box = [], None

    def paint(self, *, fills: bool, lines: bool) -> None:
        """Paint the path at hand."""
        if fills:
            self.painted.marks.add(Mark("surface", self.state.fill, self.state.fill_overprints))
        if lines:
            width = round(self.state.width * scale_of(self.state.matrix), 3)
            self.painted.marks.add(Mark("line", self.state.line, self.state.line_overprints, width))
            if len(self.path) == 2 and not self.within:
                self.painted.lines.append(_around(self.path))
        self.end_path()


def _around(points: Sequence[Point]) -> Edges:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def scale_of(matrix: Matrix) -> float:
    """Return how much a matrix enlarges, by its smaller axis."""
    a, b, c, d, _, _ = matrix
    return min(hypot(a, b), hypot(c, d))


def _matrix(found: Any) -> Matrix:
    a, b, c, d, e, f = _floats(found)
    return (a, b, c, d, e, f)


def _floats(operands: Sequence[Any]) -> list[float]:
    return [float(part) for part in operands if not isinstance(part, pikepdf.Name)]


def _fixed(space: str, *, fills: bool) -> Callable[[Follower, Any], None]:
    """Return what chooses a colour of a space that every PDF knows."""

    def act(at: Follower, operands: Any) -> None:
        paint = paint_of(space, _floats(operands))
        at.state = (
            at.state._replace(fill=paint, fill_space=space)
            if fills
            else at.state._replace(line=paint, line_space=space)
        )

    return act


def _chosen(*, fills: bool) -> Callable[[Follower, Any], None]:
    """Return what chooses a colour of the space at hand."""

    def act(at: Follower, operands: Any) -> None:
        space = at.state.fill_space if fills else at.state.line_space
        paint = paint_of(space, _floats(operands))
        at.state = at.state._replace(fill=paint) if fills else at.state._replace(line=paint)

    return act


def _entered(*, fills: bool) -> Callable[[Follower, Any], None]:
    """Return what enters a colour space; its first colour is unknown until one is chosen."""

    def act(at: Follower, operands: Any) -> None:
        space = at.space(operands[0])
        paint = replace(paint_of(space, ()), ink_percent=None)
        at.state = (
            at.state._replace(fill_space=space, fill=paint)
            if fills
            else at.state._replace(line_space=space, line=paint)
        )

    return act


def _painting(*, fills: bool, lines: bool) -> Callable[[Follower, Any], None]:
    """Return what paints the path at hand."""
    return lambda at, _: at.paint(fills=fills, lines=lines)


OPERATORS: Final[dict[str, Callable[[Follower, Any], None]]] = {
    "q": Follower.keep,
    "Q": Follower.give_back,
    "cm": Follower.move,
    "w": Follower.set_width,
    "re": Follower.frame,
    "n": Follower.end_path,
    **dict.fromkeys(("m", "l", "c", "v", "y"), Follower.step),
    **dict.fromkeys(("W", "W*"), Follower.cut_off),
    "Tr": Follower.set_text_mode,
    "gs": Follower.set_state,
    "Do": Follower.draw,
    "INLINE IMAGE": Follower.draw_inline,
    "sh": Follower.shade,
    "g": _fixed("/DeviceGray", fills=True),
    "G": _fixed("/DeviceGray", fills=False),
    "rg": _fixed("/DeviceRGB", fills=True),
    "RG": _fixed("/DeviceRGB", fills=False),
    "k": _fixed("/DeviceCMYK", fills=True),
    "K": _fixed("/DeviceCMYK", fills=False),
    "cs": _entered(fills=True),
    "CS": _entered(fills=False),
    "sc": _chosen(fills=True),
    "scn": _chosen(fills=True),
    "SC": _chosen(fills=False),
    "SCN": _chosen(fills=False),
    **dict.fromkeys(("Tj", "TJ", "'", '"'), Follower.show_text),
    **dict.fromkeys(("f", "F", "f*"), _painting(fills=True, lines=False)),
    **dict.fromkeys(("S", "s"), _painting(fills=False, lines=True)),
    **dict.fromkeys(("B", "B*", "b", "b*"), _painting(fills=True, lines=True)),
}
"""What each operator does that changes or shows colours; all others are passed over."""

FOLLOWED: Final = " ".join(OPERATORS)
"""Their names, for the reader: it passes over all others."""

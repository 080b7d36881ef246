"""The structure of a tagged PDF as pikepdf reads it, without the code that writes it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import pikepdf

OPERATORS: Final = "q Q BT ET BMC BDC EMC Tf Tj TJ ' \" Do sh f f* F B B* b b* S s INLINE IMAGE"
SHOWING: Final = frozenset(
    {"Tj", "TJ", "'", '"', "Do", "sh", "f", "f*", "F", "B", "B*", "b", "b*", "S", "s", "INLINE IMAGE"}
)
"""Operators that leave something on the page."""

Place = tuple[int, int]
"""The number of a page, and that of a sequence on it."""


@dataclass(frozen=True)
class Node:
    """An element: its role, what is said in place of it, what its attributes say, its own content, and others."""

    role: str
    alt: str
    attributes: dict[str, Any]
    contents: tuple[Place, ...]
    clicked: tuple[Any, ...]
    below: "tuple[Node, ...]"
    kids: "tuple[Place | Node, ...]"
    object: Any = field(repr=False)

    def walk(self) -> "Iterator[Node]":
        """Itself, and all within it in the order of reading."""
        yield self
        for one in self.below:
            yield from one.walk()

    def all(self, *roles: str) -> "list[Node]":
        """All of some roles within it."""
        return [one for one in self.walk() if one.role in roles]

    def places(self) -> Iterator[Place]:
        """All content within it in the order of reading."""
        for kid in self.kids:
            if isinstance(kid, Node):
                yield from kid.places()
            else:
                yield kid


@dataclass(frozen=True)
class Shown:
    """What an operator shows: the sequences around it from the outermost one, each its tag and its number or None."""

    operator: str
    around: tuple[tuple[str, int | None], ...]
    text: str


@dataclass(frozen=True)
class Structure:
    """A document that is open, and what it says."""

    pdf: pikepdf.Pdf

    @cached_property
    def pages(self) -> dict[tuple[int, int], int]:
        """Numbers of pages by their objects."""
        return {page.obj.objgen: number for number, page in enumerate(self.pdf.pages)}

    @cached_property
    def root(self) -> Node:
        """The one element that all others are within."""
        tree = self.pdf.Root.StructTreeRoot
        kids = [*tree.K] if isinstance(tree.K, pikepdf.Array) else [tree.K]
        assert len(kids) == 1
        return self._node(kids[0], tree)

    def _node(self, found: Any, parent: Any) -> Node:
        assert found.P.objgen == parent.objgen, "an element names its parent"
        assert found.is_indirect
        below: list[Node] = []
        contents: list[Place] = []
        clicked: list[Any] = []
        kids: list[Place | Node] = []
        for kid in found.get("/K", ()):
            kind = "" if isinstance(kid, int) else str(kid.get("/Type", ""))
            if isinstance(kid, int) or kind == "/MCR":
                page, number = (found.Pg, kid) if isinstance(kid, int) else (kid.Pg, kid.MCID)
                contents.append((self.pages[page.objgen], int(number)))
                kids.append(contents[-1])
            elif kind == "/OBJR":
                clicked.append(kid.Obj)
            else:
                below.append(self._node(kid, found))
                kids.append(below[-1])
        given = {str(key): value for key, value in found.get("/A", {}).items()}
        role, alt = str(found.S).removeprefix("/"), str(found.get("/Alt", ""))
        return Node(role, alt, given, tuple(contents), tuple(clicked), tuple(below), tuple(kids), found)

    @cached_property
    def parents(self) -> dict[int, Any]:
        """The parent tree: what each key leads to."""
        numbers = [*self.pdf.Root.StructTreeRoot.ParentTree.Nums]
        return dict(zip(map(int, numbers[::2]), numbers[1::2], strict=True))

    @cached_property
    def shown(self) -> tuple[tuple[Shown, ...], ...]:
        """What the operators of each page show."""
        return tuple(tuple(self._shown(page)) for page in range(len(self.pdf.pages)))

    def _shown(self, page: int) -> Iterator[Shown]:
        """What the operators of a page show, in the order of drawing; sequences are closed where they were opened."""
        around: list[tuple[str, int | None]] = []
        depths: list[int] = []
        text, saved = False, 0
        font: Any = None
        for one in pikepdf.parse_content_stream(self.pdf.pages[page], OPERATORS):
            operands: Any = one.operands
            name = str(one.operator)
            saved += {"q": 1, "Q": -1}.get(name, 0)
            if name in {"BT", "ET"}:
                text = name == "BT"
            elif name in {"BMC", "BDC"}:
                assert not text, "a sequence is around whole texts"
                number = operands[1].get("/MCID") if name == "BDC" else None
                around.append((str(operands[0]), None if number is None else int(number)))
                depths.append(saved)
            elif name == "EMC":
                assert not text
                assert depths.pop() == saved, "a sequence ends in the state in which it begins"
                around.pop()
            elif name == "Tf":
                font = self.pdf.pages[page].Resources.Font[operands[0]]
            elif name in SHOWING:
                yield Shown(name, tuple(around), _said(operands, font) if name in {"Tj", "TJ"} else "")
        assert not around

    def texts(self) -> dict[Place, str]:
        """The characters of each sequence."""
        found: dict[Place, str] = {}
        for page, shown in enumerate(self.shown):
            for one in shown:
                if one.around and one.around[-1][1] is not None:
                    place = (page, one.around[-1][1])
                    found[place] = found.get(place, "") + one.text
        return found


def _said(operands: Any, font: Any) -> str:
    """The characters that an operator shows, by the font's way back to Unicode."""
    known = _unicode(font)
    strings = operands[0] if isinstance(operands[0], pikepdf.Array) else [operands[0]]
    wide = str(font.Subtype) == "/Type0"
    said = ""
    for string in strings:
        if not isinstance(string, pikepdf.String):
            continue
        data = bytes(string)
        codes = [int.from_bytes(data[at : at + 2]) for at in range(0, len(data), 2)] if wide else [*data]
        said += "".join(known.get(code, "\N{REPLACEMENT CHARACTER}") for code in codes)
    return said


def _unicode(font: Any) -> dict[int, str]:
    found: dict[int, str] = {}
    for row in pikepdf.parse_content_stream(font.ToUnicode):
        if str(row.operator) == "endbfchar":
            operands: Any = row.operands
            pairs = [bytes(one) for one in operands]
            found |= {int.from_bytes(a): b.decode("utf-16-be") for a, b in zip(pairs[::2], pairs[1::2], strict=True)}
    return found

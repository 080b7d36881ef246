"""A page of HTML read without the code that writes it: its elements as Python's own parser meets them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final
from urllib.parse import unquote

VOID: Final = frozenset({"meta", "br", "hr", "img", "input", "link"})
TEXTS: Final = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "p", "li", "th", "td", "figcaption", "dt", "dd"})
"""Elements that hold running text."""


@dataclass
class Tag:
    """An element: its name, its attributes, and what it holds, others and text, in order."""

    name: str
    attributes: dict[str, str]
    holds: "list[Tag | str]" = field(default_factory=list)

    def walk(self) -> "Iterator[Tag]":
        """Itself, and all within it in order."""
        yield self
        for one in self.holds:
            if isinstance(one, Tag):
                yield from one.walk()

    def all(self, *names: str) -> "list[Tag]":
        """All of some names within it."""
        return [one for one in self.walk() if one.name in names]

    def is_of(self, *classes: str) -> bool:
        """Whether it has one of some classes."""
        return bool({*self.attributes.get("class", "").split()} & {*classes})

    def text(self) -> str:
        """Its words, those of icons among them, but not what nobody sees."""
        if self.is_of("unseen", "up") or self.name in {"style", "title"}:
            return ""
        if self.name == "svg":
            return f" {self.attributes.get('aria-label', '')} " if self.is_of("icon") else ""
        return "".join(one if isinstance(one, str) else one.text() for one in self.holds)

    def blocks(self) -> Iterator[str]:
        """The words of each element of running text; a list within an entry stands by itself."""
        if self.name in TEXTS:
            lists = [one for one in self.holds if isinstance(one, Tag) and one.name in {"ol", "ul"}]
            yield Tag(self.name, self.attributes, [one for one in self.holds if one not in lists]).text()
            for inner in lists:
                yield from inner.blocks()
        else:
            for one in self.holds:
                if isinstance(one, Tag):
                    yield from one.blocks()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Tag("", {})
        self.open = [self.root]
        self.declared = ""

    def handle_decl(self, decl: str) -> None:
        self.declared = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Tag(tag, {name: value or "" for name, value in attrs})
        assert len(made.attributes) == len(attrs), f"an attribute of <{tag}> stands twice"
        self.open[-1].holds.append(made)
        if tag not in VOID:
            self.open.append(made)

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].name == tag, f"</{tag}> closes <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].holds.append(data)


def read(page: str) -> Tag:
    """The root of a page; each element has been closed where it was opened, and there is no comment."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    assert reader.declared == "DOCTYPE html"
    assert reader.open == [reader.root]
    [root] = [one for one in reader.root.holds if isinstance(one, Tag)]
    return root


def ids(root: Tag) -> list[str]:
    return [one.attributes["id"] for one in root.walk() if "id" in one.attributes]


def targets(root: Tag) -> list[str]:
    """Where its links lead, as ids; uses of symbols are links too."""
    named = ("href", "xlink:href")
    found = [one.attributes[name] for one in root.walk() for name in named if name in one.attributes]
    return [unquote(one.removeprefix("#")) for one in found if one.startswith("#")]

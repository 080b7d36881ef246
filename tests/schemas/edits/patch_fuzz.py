"""Random edits of YAML texts, and what each means, worked out with PyYAML's own marks and not those of the patcher."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from schemas.edits.edits import Delete, Edit, Insert, Move, Rename, Set
from schemas.reading.nodes import LINE_BREAK
from schemas.reading.text import read_text

ANNOTATED = """# A pack like no other: every style there is. Über, 𝄞
kind: faction   # what it is
id: brücke
empty:
none: ~
"quoted key": 'it''s: "so"'   # a comment after quotes
'single': "tab\\there \\u2603"
text: plain words, with commas
long: plain words
  over two lines   # behind them
folded: >-
  A city that remembers a country nobody there has ever seen. New Tokyo is ruled
  by houses, and the houses by manners.

  Second paragraph.
# between
literal: |   # as it is
  # no comment
    indented
  last line

kept: |+
  and lines after

stats:
  reserve:  {sensors: 2, stealth: 3, armour: 1}   # aligned
  # above veteran
  veteran:  {sensors: 3, stealth: 4, armour: 2}
points: [[0, 0], [10.5, 0], [10.5, -4e2]]   # in inches
outline:
  [
    [1, 2],   # south
    [3, 4],
    # last
    [5, 6],
  ]
flags: {a: ~, b: [], c: {}, d: {e: [x, {y: z}]}}
list:
  # first
  - one
  # second, above

  - two   # behind
  - {type: three, vp: 3}
  -
  - - deep
    - deeper  # still
  - name: four
    # within
    points: 4
    text: |
      lines
      more
  - >
    folded item
    goes on
indentless:
- 1
- 2   # two
# the end of it
nested:
    deep:
        deeper: true   # wide
        other: No
last: 7   # seven
# the end
"""
STREAM = "--- # one\nkind: a\nid: x\nlist: [1, 2]\n...\n---\n" + ANNOTATED + "--- {kind: c, id: z, n: 1}\n"
SHARED = (
    "kind: a\nid: &id x\nbase: &base {vp: 1, list: [1, 2]}\nother: *id\nagain: *base\nmore:\n  <<: *base\n  own: 2\n"
)
SAMPLES = (
    ANNOTATED.encode(),
    b"\xef\xbb\xbf" + ANNOTATED.replace("\n", "\r\n").encode(),
    ANNOTATED.replace("\n", "\r").encode(),
    STREAM.encode(),
    SHARED.encode(),
    b"kind: a\nid: b\nlast: [1, 2]",
    b"kind: a\nid: b\nlast:\n  - x\n  - y # no line end",
    b"{kind: a, id: b, deep: {x: [1, {y: 2}]}}\n",
)
TEXTS = (
    "", " ", "yes", "NO", "on", "null", "~", "true", "12:30", "2024-01-01", "0o17", "017", "1e3", "1_000", "0x1F",
    ".5", "-", "- x", "?", "? x", ":", "a: b", "a:b", "a :b", "#x", "a #b", "a#b", "*x", "&x", "!x", "%x", "@x", "`x",
    "|", ">", "'", '"', "it's", 'say "so"', "a\\nb", "[a", "a]", "{a", "a}", "a, b", ",", "---", "...", "--- x", "<<",
    "=", "x:", " lead", "trail ", "two  spaces", "\ttab", "a\tb", "a\nb", "a\nb\n", "a\n\nb", "\na", "a\n\n", "\n",
    " a\n  b", "a\n b\nc", "a\n# b", "# a\nb", "a \nb", "a\r\nb", "a\rb", "\x85", "\u2028x", "\ufeffx", "é", "☃ snow",
    "𝄞", "👩‍🚀", "\u00a0x", "\u202eabc", "x" * 300, "word " * 60 + "end", "a: |\n  b\n", "\x07", "\ud800", "\ufffe",
    "New Tokyo", "new_tokyo", "plain",
)  # fmt: skip
NUMBERS = (0, -1, 7, 10**6, 2**53, 2**60, 0.5, -0.0, 1e16, 1e-7, 1e300, float("inf"), float("nan"), True, False, None)


@dataclass(frozen=True)
class Trial:
    """One edit of one document of a file."""

    data: bytes
    number: int
    edit: Edit


def trial(chance: random.Random, data: bytes) -> Trial:
    """Return a random edit of a file."""
    documents = read_text(data).documents
    number = chance.randrange(len(documents))
    return Trial(data, number, trial_of(chance, documents[number].data))


def trial_of(chance: random.Random, data: dict[str, Any]) -> Edit:
    """Return a random edit of a document."""
    found = [place for place, _value in places(data) if place]
    return _edit(chance, chance.choice(found), data) if found else Insert((name(chance),), value(chance))


def places(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Yield every value of some data with its place."""
    yield at, value
    for step, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(item, (*at, step))


def value(chance: random.Random, depth: int = 0) -> Any:
    """Return a hostile value."""
    kind = chance.randrange(8 if depth < 3 else 5)
    if kind < 3:
        return chance.choice(TEXTS)
    if kind < 5:
        return chance.choice(NUMBERS)
    count = chance.randrange(4)
    if kind == 5:
        return {name(chance): value(chance, depth + 1) for _ in range(count)}
    if kind == 6:
        return [value(chance, depth + 1) for _ in range(count)]
    return [[chance.randrange(40), chance.randrange(80) / 2] for _ in range(count)]


def name(chance: random.Random) -> str:
    return chance.choice(TEXTS) if chance.random() < 0.3 else f"key_{chance.randrange(1000)}"


def _edit(chance: random.Random, at: tuple[str | int, ...], data: Any) -> Edit:
    parent = data
    for step in at[:-1]:
        parent = parent[step]
    what = chance.randrange(6)
    if what == 0 and isinstance(parent, dict):
        return Rename(at, name(chance))
    if what == 1:
        return Delete(at)
    if what == 2:
        return Move(at, chance.randrange(len(parent)))
    if what == 3:
        return _insert(chance, at, parent)
    return Set(at, value(chance))


def _insert(chance: random.Random, at: tuple[str | int, ...], parent: Any) -> Insert:
    target = parent[at[-1]]
    if target in ([], {}):
        return Insert((*at, 0 if target == [] else name(chance)), value(chance))
    if isinstance(parent, list):
        return Insert((*at[:-1], chance.randrange(len(parent) + 1)), value(chance))
    return Insert((*at[:-1], name(chance)), value(chance), chance.choice([None, *parent]))


def meant(given: Trial) -> Any:
    """Return the documents after the edit, worked out with nothing but lists and dictionaries."""
    documents = [_copy(document.data) for document in read_text(given.data).documents]
    edit, parent = given.edit, documents[given.number]
    for step in edit.at[:-1]:
        parent = parent[step]
    pairs = list(parent.items() if isinstance(parent, dict) else enumerate(parent))
    last = edit.at[-1]
    index = next((n for n, (key, _item) in enumerate(pairs) if key == last), len(pairs))
    match edit:
        case Set():
            pairs[index] = (last, edit.value)
        case Insert():
            before = [n for n, (key, _item) in enumerate(pairs) if key == edit.before]
            pairs.insert(before[0] if before else index, (last, edit.value))
        case Delete():
            del pairs[index]
        case Rename():
            pairs[index] = (edit.name, pairs[index][1])
        case Move():
            pairs.insert(edit.to, pairs.pop(index))
    if isinstance(parent, dict):
        parent.clear()
        parent.update(pairs)
    else:
        parent[:] = [item for _key, item in pairs]
    return documents


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return [_copy(item) for item in value] if isinstance(value, list) else value


def lines(data: bytes) -> list[str]:
    """Return the lines of a file, as YAML counts them."""
    return LINE_BREAK.split(data.decode("utf-8-sig"))


def touched(given: Trial) -> tuple[int, int]:
    """Return the first line, from 0, that an edit may change, and the one behind its last.

    A new, moved or removed item may change what it stands in; what is set or renamed only itself.
    """
    node: Any = list(yaml.compose_all(given.data.decode("utf-8-sig"), Loader=yaml.CSafeLoader))[given.number]
    at = given.edit.at if isinstance(given.edit, Set | Rename) else given.edit.at[:-1]
    first, last = 0, len(lines(given.data))
    for step in at:
        if isinstance(node, yaml.MappingNode):
            key, node = next(pair for pair in node.value if pair[0].value == step)
            first = key.start_mark.line
        else:
            node = node.value[int(step)]
            first = node.start_mark.line
        last = node.end_mark.line + 1
    return first, last


def comments(data: bytes) -> Counter[str]:
    """Return the comments of a text in which no value holds a `#`."""
    return Counter(line[line.index("#") :].rstrip() for line in lines(data) if "#" in line)

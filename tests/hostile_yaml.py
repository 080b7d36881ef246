"""YAML files that ask a reader for more than they are worth."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

MAP: Final = "kind: terrain_map\nid: m\ntitle: M\nfeatures:\n"
FACTION: Final = "kind: faction\nid: a\n"
MOST_CHARACTERS: Final = 4_100_000


def numbered(unit: str, count: int) -> str:
    """A text many times, each with its number in place of `#`."""
    return "".join(unit.replace("#", str(number)) for number in range(count))


def alias_bomb(letters: Iterable[str]) -> str:
    """Lists of nine, each of which repeats the one before nine times."""
    named = list(letters)
    pairs = pairwise(named)
    return "a: &a [1]\n" + "".join(f"{name}: &{name} [{', '.join([f'*{below}'] * 9)}]\n" for below, name in pairs)


HOSTILE_YAML: Final[dict[str, Callable[[], str]]] = {
    "bad_values": lambda: MAP + "  - {type: 1, at_in: x}\n" * 30_000,
    "bad_entries": lambda: "kind: terrain_map\nid: m\nfeatures: [" + "1," * 190_000 + "]\n",
    "documents": lambda: "---\nkind: nonsense\nid: x\n" * 60_000,
    "documents_of_one_id": lambda: "kind: faction\nid: a\n---\n" * 60_000,
    "faulty_documents": lambda: numbered("---\nkind: faction\nid: a#\nnmae: X\n", 45_000),
    "no_documents": lambda: "--- 1\n" * 190_000,
    "empty_documents": lambda: "---\n" * 1_000_000,
    "unknown_keys": lambda: FACTION + numbered("nam#: 1\n", 99_000),
    "unknown_parameters": lambda: "kind: rules\nid: a\n" + numbered("nam#: 1\n", 99_000),
    "terrain_types": lambda: "kind: rules\nid: a\nterrain:\n  types:\n" + numbered("    nam#: {}\n", 60_000),
    "no_kind": lambda: numbered("nam#: 1\n", 99_000),
    "one_key_again": lambda: "kind: faction\n" * 99_000,
    "long_keys": lambda: "kind: faction\n" + numbered(f"{'k' * 1000}#: 1\n", 4_000),
    "tags": lambda: "a:\n" + " - !!int 1\n" * 190_000,
    "long_tag": lambda: f"kind: !{'x' * 4_000_000} faction\n",
    "tag_directives": lambda: numbered("%TAG !a#! x\n", 220_000) + "---\nkind: faction\n",
    "anchors": lambda: "a:\n" + numbered(" - &a# 1\n", 190_000),
    "bad_aliases": lambda: "a:\n" + " - *x\n" * 190_000,
    "alias_bomb": lambda: alias_bomb("abcdefghij"),
    "deep_lists": lambda: "[" * 2_000_000,
    "deep_dashes": lambda: "- " * 2_000_000,
    "deep_keys": lambda: "? " * 2_000_000,
    "deep_mappings": lambda: "{a: " * 1_000_000,
    "spaces": lambda: f"kind: x\na b{' ' * 4_000_000}\n  : : :\n c",
    "long_line": lambda: f"kind: faction\nid: {'x' * 4_000_000}\n",
    "open_quote": lambda: "kind: 'a\n" + "b: c\n" * 700_000,
    "open_bracket": lambda: "kind: [a\n" + "b: c\n" * 700_000,
    "colons": lambda: ": " * 2_000_000,
    "digits": lambda: f"kind: terrain_map\nid: m\nwidth_in: 1.{'1' * 4_000_000}\n",
    "many_digits": lambda: MAP + numbered("  - 1.#11111111111111111111e#\n", 130_000),
    "blank_lines": lambda: "\n" * 4_100_000,
    "turned_text": lambda: f"{FACTION}name: '{chr(0x202E) * 1_300_000}'\n",
    "turned_texts": lambda: FACTION + numbered(f"n#: '{chr(0x202E)}{chr(0xE000)}'\n", 99_000),
    "unknown_terrain": lambda: numbered(
        "---\nkind: terrain_map\nid: m#\ntitle: T\nfeatures:\n"
        "  - {id: a, type: wood#, outline_in: [[4, 4], [10, 4], [8, 9]]}\n",
        11_000,
    ),
    "unknown_names": lambda: numbered("---\nkind: troops_card\nid: m#\nfaction: zz#\n", 35_000),
}
"""Files of at most 4 MB by what is hostile in them; each is cut off at `MOST_CHARACTERS`."""

"""What edits leave in the text, line by line."""

from typing import Any

import pytest

from schemas.edits.edits import Delete, Edit, Insert, Move, Rename, Reword, Set
from schemas.edits.patch import Refused, edited, rewritten

HEAD = "kind: a\nid: b\n"
CASES: dict[str, tuple[str, Edit, str]] = {
    "a number keeps its comment": ("vp:   3   # three\n", Set(("vp",), 4), "vp:   4   # three\n"),
    "a text keeps its quotes": ("t: 'so'  # c\n", Set(("t",), "it's"), "t: 'it''s'  # c\n"),
    "a text gets quotes": ("t: plain\n", Set(("t",), "NO"), "t: 'NO'\n"),
    "nothing becomes something": ("t:  # c\n", Set(("t",), 1), "t: 1  # c\n"),
    "a list grows in lines": (
        "l:\n  # one\n  - 1  # c\n# end\n",
        Insert(("l", 1), "two"),
        "l:\n  # one\n  - 1  # c\n  - two\n# end\n",
    ),
    "a list grows between brackets": ("l: [1, 2]  # c\n", Insert(("l", 0), 0), "l: [0, 1, 2]  # c\n"),
    "points grow line by line": (
        "l: [\n  [1, 2],  # a\n  [3, 4]   # b\n]\n",
        Insert(("l", 2), [5, 6.5]),
        "l: [\n  [1, 2],  # a\n  [3, 4],   # b\n  [5, 6.5]\n]\n",
    ),
    "an empty list begins": ("l: []  # c\n", Insert(("l", 0), {"n": 1}), "l:  # c\n  - {n: 1}\n"),
    "a list ends empty": ("l:\n  # of one\n  - 1\nm: 2\n", Delete(("l", 0)), "l: []\n  # of one\nm: 2\n"),
    "a key comes between": ("x: 1  # c\ny: 2\n", Insert(("n",), [1, 2], "y"), "x: 1  # c\nn: [1, 2]\ny: 2\n"),
    "a key goes": ("x: 1\n# about y\ny:\n  - 2\nz: 3\n", Delete(("y",)), "x: 1\n# about y\nz: 3\n"),
    "a key is renamed": ("'x' : {y: 1}\n", Rename(("x",), "no"), "'no' : {y: 1}\n"),
    "an item takes its comments along": (
        "l:\n  - 1\n  # two\n  - 2  # c\n  - 3\n",
        Move(("l", 1), 2),
        "l:\n  - 1\n  - 3\n  # two\n  - 2  # c\n",
    ),
    "points change places": ("l: [[1, 2], [3, 4]]\n", Move(("l", 1), 0), "l: [[3, 4], [1, 2]]\n"),
    "a word changes and lines end where they did": (
        "t: >-\n    one two\n\n    three two  # no comment\nu: 1\n",
        Reword(("t",), ((4, 7), (14, 17)), "fourteen"),
        "t: >-\n    one fourteen\n\n    three fourteen  # no comment\nu: 1\n",
    ),
    "a word that a line end parts is written anew": (
        "t: >-\n  one two\n  three\nu: 1\n",
        Reword(("t",), ((4, 13),), "2 3"),
        "t: >-\n  one 2 3\nu: 1\n",
    ),
    "a word between quotes stays quoted": (
        "t: 'one ''two'' two'  # two\n",
        Reword(("t",), ((10, 13),), "it's"),
        "t: 'one ''two'' it''s'  # two\n",
    ),
    "a word without quotes gets them where it needs them": (
        "t: one two\n",
        Reword(("t",), ((4, 7),), "#2"),
        "t: 'one #2'\n",
    ),
    "folded words stay folded": (
        "t: >-\n    one two\n    three\nu: 1\n",
        Set(("t",), "one two three four"),
        "t: >-\n    one two\n    three\n    four\nu: 1\n",
    ),
    "lines stay lines": ("t: |  # c\n  one\n\n  two\n", Set(("t",), "one\nthree\n"), "t: |  # c\n  one\n  three\n"),
    "a text gets lines": ("t: one  # c\nu: 1\n", Set(("t",), "a\nb"), "t: |-  # c\n  a\n  b\nu: 1\n"),
    "a mapping is added in lines": (
        "l:\n  - {n: 1}\n",
        Insert(("l", 1), {"n": 2, "deep": {"x": [1, 2], "y": []}}),
        "l:\n  - {n: 1}\n  - n: 2\n    deep: {x: [1, 2], y: []}\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("ends", ["\n", "\r\n"], ids=["lf", "crlf"])
@pytest.mark.parametrize("case", CASES)
def test_an_edit_writes_what_an_author_would(case: str, ends: str) -> None:
    """Comments, quotes, columns and the style of the neighbours are kept."""
    before, edit, after = CASES[case]

    found = edited((HEAD + before).replace("\n", ends).encode(), 0, [edit])

    assert found == (HEAD + after).replace("\n", ends).encode()


def refusal(text: str, edit: Edit) -> str:
    found = edited((HEAD + text).encode(), 0, [edit])
    assert isinstance(found, Refused)
    return found.message


@pytest.mark.parametrize(
    ("text", "edit", "words"),
    [
        ("x: &x {vp: 1}\ny: *x\n", Set(("y", "vp"), 2), "`y` is shared"),
        ("x: &x {vp: 1}\ny: *x\n", Set(("x", "vp"), 2), "`x` is shared"),
        ("x: &x {vp: 1}\ny:\n  <<: *x\n  z: 1\n", Set(("y", "vp"), 2), "`y.vp` is shared"),
        ("x:\n  z: {w: &w {vp: 1}}\n  v: 1\ny: {z: *w}\n", Delete(("x",)), "`x` holds what is shared"),
        ("x:\n  - z: [&z 1]\n  - w: 1\ny: {z: *z}\n", Delete(("x", 0)), "`x.0` holds what is shared"),
        ("x: 1\n", Set(("y",), 2), "there is no `y`"),
        ("x: [1]\n", Set(("x", 1), 2), "there is no `x.1`"),
        ("x: [1]\n", Insert(("x", 2), 2), "no place for `x.2`"),
        ("x: 1\n", Insert(("x",), 2), "no place for `x`"),
        ("x: 1\n", Insert(("x", "y"), 2), "no place for `x.y`"),
        ("x: 1\ny: 2\n", Rename(("x",), "y"), "there is a `y` beside"),
        ("x: [1]\n", Rename(("x", 0), "y"), "has no name"),
        ("x: [1, 2]\n", Move(("x", 0), 2), "cannot be moved"),
        ("x: [1\n", Set(("x",), 2), "mistake in line"),
        ("x: 1\n", Set((), {}), "as a whole"),
        ("x: 1\n", Set(("x",), "\x00"), "invisible character"),
        ("x: 1\n", Set(("x",), float("nan")), "no number that can be used"),
    ],
)
def test_what_cannot_be_done_is_said(text: str, edit: Edit, words: str) -> None:
    """A sentence names the place and what stands in the way."""
    assert words in refusal(text, edit)


def test_all_edits_are_made_or_none() -> None:
    """The second of two edits is refused, and so the first has no effect."""
    found = edited((HEAD + "x: 1\n").encode(), 0, [Set(("x",), 2), Delete(("y",))])

    assert isinstance(found, Refused)


def test_only_the_named_document_of_a_file_changes() -> None:
    """The second of three documents is edited at the same key as the others have."""
    text = "id: a\n---\nid: b # c\n...\n---\nid: c\n"

    assert edited(text.encode(), 1, [Set(("id",), "x")]) == b"id: a\n---\nid: x # c\n...\n---\nid: c\n"


@pytest.mark.parametrize("value", [object(), {1: 2}, {"x": b"y"}])
def test_what_is_no_value_of_yaml_is_a_programmers_mistake(value: Any) -> None:
    """Only text, numbers, true, false, null, lists and mappings with names can be written."""
    with pytest.raises(TypeError):
        edited((HEAD + "x: 1\n").encode(), 0, [Set(("x",), value)])


OUTLINE = """kind: a
id: b
areas:
  # the wood
  - name: wood
    points: [[1, 2], [3, 4], [5, 6]]   # in inches
  # the pond
  - name: pond   # shallow
    points: [[7, 8]]
"""


@pytest.mark.parametrize(
    ("at", "value", "before", "after"),
    [
        (("areas", 0, "points"), [[1, 2], [3, 4.5], [5, 6]], "[3, 4]", "[3, 4.5]"),
        (("areas", 0, "points"), [[1, 2], [9, 9], [3, 4], [5, 6]], "[1, 2],", "[1, 2], [9, 9],"),
        (("areas", 0, "points"), [[1, 2], [5, 6]], "[3, 4], ", ""),
        (("areas", 0), {"name": "wood", "points": [[1, 2], [3, 4], [5, 6]], "kind": "dense"},
         "# in inches\n", "# in inches\n    kind: dense\n"),
        (("areas",), [{"name": "wood", "points": [[1, 2], [3, 4], [5, 6]]}, {"name": "lake", "points": [[7, 8]]}],
         "pond   #", "lake   #"),
        ((), {"areas": [], "id": "c", "kind": "a"}, None, "kind: a\nid: c\nareas: []\n  # the wood\n"),
    ],
)  # fmt: skip
def test_what_a_form_gives_back_changes_only_what_is_different(
    at: tuple[str | int, ...], value: Any, before: str | None, after: str
) -> None:
    """One number of one point, one item, one key: the comments and lines beside it stay."""
    expected = after if before is None else OUTLINE.replace(before, after, 1)

    assert rewritten(OUTLINE.encode(), 0, at, value) == expected.encode()


def test_a_place_that_is_not_there_cannot_be_rewritten() -> None:
    """It is refused in words."""
    assert rewritten(OUTLINE.encode(), 0, ("zones",), []) == Refused("there is no `zones` in the document")


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [
        (HEAD, 1, "does not hold this document any more"),
        ("", 0, "the text has a mistake; fix that first"),
        (HEAD + "l: [\n", 0, "mistake in line 3"),
        (HEAD + "l: [\n", 1, "mistake in line 3"),
    ],
)
def test_a_document_that_is_gone_or_cannot_be_read_is_not_changed(text: str, number: int, words: str) -> None:
    """What a page had in hand may have been taken out of its file meanwhile, or its text be broken."""
    edits = (Set(("id",), "c"),), (Set(("id",), "c"), Set(("kind",), "d"))
    tried = [edited(text.encode(), number, several) for several in edits]
    tried.append(rewritten(text.encode(), number, ("id",), "c"))

    assert all(isinstance(outcome, Refused) and words in outcome.message for outcome in tried)

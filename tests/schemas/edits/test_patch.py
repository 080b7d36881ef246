"""Numbers changed in a file's text: their own characters and nothing else, or a refusal in words."""

from string import Template

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import PatchError
from schemas.edits.patch import with_numbers

# Every form a number may stand in: in braces and below each other, aligned, before comments, after letters that take
# several bytes, in the second document of a file, before other text, quoted, that reads the same.
CARDS = Template(
    """# Über 'alles' … $$ {vp: 1}
kind: note  # ☃ 7
id: brücke
---
id: second
kind: mission_card
title: "vp: 3 \\u2603 𝄞"
victory_points:   # aligned
  - {type: "ä: 3", vp:   $first,    state: 3}   # 3 of them
  -   type: table_control
      vp: $second # a comment: 3
  - {type: own, vp_each: $third}
last: $fourth
"""
)
PLACES: dict[str, Location] = {
    "first": ("victory_points", 0, "vp"),
    "second": ("victory_points", 1, "vp"),
    "third": ("victory_points", 2, "vp_each"),
    "fourth": ("last",),
}
NUMBERS = st.fixed_dictionaries(dict.fromkeys(PLACES, st.integers(-99, 99)))


def located(numbers: dict[str, int]) -> dict[Location, int]:
    return {PLACES[name]: number for name, number in numbers.items()}


def encoded(text: str, ends: str, mark: bytes) -> bytes:
    return mark + text.replace("\n", ends).encode()


@given(
    old=NUMBERS,
    new=NUMBERS,
    chosen=st.sets(st.sampled_from(sorted(PLACES))),
    ends=st.sampled_from(["\n", "\r\n", "\r"]),
    mark=st.sampled_from([b"", b"\xef\xbb\xbf"]),
)
@settings(derandomize=True, max_examples=300, deadline=None)
def test_only_the_digits_change(
    old: dict[str, int], new: dict[str, int], chosen: set[str], ends: str, mark: bytes
) -> None:
    """The file is the same template filled with other numbers, whatever its line ends, mark and comments."""
    changed = {name: new[name] for name in chosen}

    data = with_numbers(
        encoded(CARDS.substitute(old), ends, mark),
        "mission_card",
        "second",
        {place: number for place, number in located(old).items() if place in located(changed)},
        located(changed),
    )

    assert data == encoded(CARDS.substitute(old | changed), ends, mark)


@pytest.mark.parametrize("written", ["+6", "006", "0x6", "0o6"])
def test_a_number_written_in_another_way_is_replaced_whole(written: str) -> None:
    """What stands for six is changed from six, in all its characters."""
    text = f"kind: mission_card\nid: a\nvp: {written} # six\n"

    data = with_numbers(text.encode(), "mission_card", "a", {("vp",): 6}, {("vp",): -7})

    assert data == b"kind: mission_card\nid: a\nvp: -7 # six\n"


def refused(text: str, old: dict[Location, int], new: dict[Location, int]) -> str:
    with pytest.raises(PatchError) as caught:
        with_numbers(text.encode(), "mission_card", "a", old, new)
    return str(caught.value)


HEAD = "kind: mission_card\nid: a\n"


def test_a_number_shared_by_an_alias_is_not_changed() -> None:
    """To change the one is to change the other, which nobody asked for."""
    assert "shared" in refused(HEAD + "vp: &six 6\nother: *six\n", {("vp",): 6}, {("vp",): 7})
    assert "shared" in refused(HEAD + "vp: &six 6\nother: *six\n", {("other",): 6}, {("other",): 7})


def test_a_number_in_a_list_shared_by_an_alias_is_not_changed() -> None:
    """The list stands once in the file and twice in the document."""
    text = HEAD + "one: &points {vp: 6}\ntwo: *points\n"

    assert "shared" in refused(text, {("one", "vp"): 6}, {("one", "vp"): 7})
    assert "shared" in refused(text, {("two", "vp"): 6}, {("two", "vp"): 7})


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "vp: 5\n",
        HEAD + "vp: true\n",
        HEAD + "vp: 6.0\n",
        HEAD + "points: 6\n",
        HEAD + "vp: [6]\n",
        "kind: mission_card\nid: b\nvp: 6\n",
        "kind: faction\nid: a\nvp: 6\n",
        HEAD + "vp: 6\n---\n" + HEAD + "vp: 6\n",
        HEAD + "vp: 6\nvp: 6\n",
        HEAD + "vp: {6\n",
        "",
    ],
)
def test_a_file_that_says_something_else_is_not_changed(text: str) -> None:
    """Another value, no value, another document, two of them, or no YAML: somebody else was at the file."""
    assert "changed since" in refused(text, {("vp",): 6}, {("vp",): 7})


def test_a_file_that_is_no_text_is_not_changed() -> None:
    """Bytes that are not UTF-8 are refused like any other change."""
    with pytest.raises(PatchError, match="changed since"):
        with_numbers(b"\xff\xfe\x00", "mission_card", "a", {}, {("vp",): 7})

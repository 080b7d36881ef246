"""Whatever stands in a file, reading it ends with diagnostics and never with an exception."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from schemas.diagnostics.codes import CODES
from schemas.kinds import KINDS, Kind
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from schemas.packs.report import report
from schemas.validation.json_schemas import schema_of
from tests.samples import at_length

PACK = Path("content/homebrew_example")
GATHERER = Gatherer()
PLACES = st.sampled_from(["pack.yaml", "rules.yaml", "new.yaml"])
NAMES = [
    "kind",
    "id",
    "pack",
    "rules",
    "faction",
    "system",
    "seven_seconds",
    "extends",
    "requires",
    "true",
    "1",
    ".nan",
]
MARKS = [
    "- ",
    ": ",
    ", ",
    "&a ",
    "*a",
    "<<",
    "!!int ",
    "---",
    "...",
    "\n",
    "\n  ",
    "\r",
    "\t",
    "\x00",
    "\x85",
    "\U0001f600",
]
WORDS = st.sampled_from([*NAMES, *MARKS, *"[]{}\"'|>#%@\\\ud7ffé"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def read(name: str, data: bytes) -> None:
    """Read a pack in which one file holds `data`, show what is wrong, and see that it can be explained."""
    files = Overlay({PACK / name: data})
    found = read_packs([PACK], gatherer=Gatherer(files, GATHERER.memory)).diagnostics

    assert report(found, files).replace("\n", "").isprintable()
    assert {diagnostic.code for diagnostic in found} <= CODES.keys()


@settings(deadline=None, derandomize=True)
@given(PLACES, st.binary(max_size=200))
def test_any_bytes_can_be_read(name: str, data: bytes) -> None:
    """Most of them are no text at all."""
    read(name, data)


@settings(deadline=None, derandomize=True)
@given(PLACES, st.lists(WORDS, max_size=40).map("".join))
def test_any_words_of_yaml_can_be_read(name: str, text: str) -> None:
    """Indicators in every order: most of them are no YAML."""
    read(name, text.encode())


@at_length("examples", 16, 100, few=4)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.schema_path)
def test_any_values_can_be_read(kind: Kind, examples: int) -> None:
    """A document of each kind, with anything at all behind its keys."""

    @settings(max_examples=examples, deadline=None, derandomize=True)
    @given(data=st.data())
    def each(data: st.DataObject) -> None:
        keys = st.sampled_from(sorted(schema_of(kind)["properties"])) | st.text(max_size=5)
        fields: dict[str, Any] = data.draw(st.dictionaries(keys, VALUES, max_size=6))
        text = yaml.safe_dump({"kind": kind.name, **fields}, allow_unicode=True)

        read("pack.yaml" if kind.name == "pack" else "new.yaml", text.encode(errors="replace"))

    each()

"""Characters that nobody sees: found where they stand, and let be where they belong."""

from pathlib import Path

import pytest

from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from schemas.reading.text import read_text

REFUSED = {
    "turned": ("ab\u202ecd", "RIGHT-TO-LEFT OVERRIDE (U+202E)"),
    "isolated": ("ab\u2066cd", "LEFT-TO-RIGHT ISOLATE (U+2066)"),
    "marked": ("ab\u200fcd", "RIGHT-TO-LEFT MARK (U+200F)"),
    "no_width": ("ab\u200bcd", "ZERO WIDTH SPACE (U+200B)"),
    "joined_latin": ("ab\u200dcd", "ZERO WIDTH JOINER (U+200D)"),
    "word_joiner": ("ab\u2060cd", "WORD JOINER (U+2060)"),
    "byte_order": ("ab\ufeffcd", "ZERO WIDTH NO-BREAK SPACE (U+FEFF)"),
    "tag": ("ab\U000e0041cd", "TAG LATIN CAPITAL LETTER A (U+E0041)"),
    "filler": ("ab\u3164cd", "HANGUL FILLER (U+3164)"),
    "soft_hyphen": ("ab\u00adcd", "SOFT HYPHEN (U+00AD)"),
    "selected_latin": ("ab\ufe0fcd", "VARIATION SELECTOR-16 (U+FE0F)"),
    "private": ("ab\ue000cd", "a character for private use (U+E000)"),
    "nothing": ("ab\ufdd0cd", "a character that stands for nothing (U+FDD0)"),
}
"""What a name holds in its third place, and what it is called."""

LET_BE = (
    "\U0001f469\u200d\U0001f680",  # an astronaut: woman, joiner, rocket
    "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
    "1\ufe0f\u20e3",  # a key with the one
    "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, which needs the non-joiner
    "Ünïcode 東京 «ok» שלום",
)


@pytest.mark.parametrize("name", REFUSED)
def test_an_unseen_character_is_named_where_it_stands(name: str) -> None:
    """In the second line, behind nine characters."""
    text, called = REFUSED[name]

    [flaw] = read_text(f"kind: faction\nname: a{text}\n".encode()).flaws

    assert (flaw.code, flaw.line, flaw.column) == ("unseen-character", 2, 10)
    assert called in flaw.message


@pytest.mark.parametrize(
    "text", ["kind: x\nna\u200bme: y\n", "kind: x # a\u202eb\n", 'kind: "x\\u202E"\n', "id: a\u200bb\n"]
)
def test_it_is_found_in_keys_comments_escapes_and_ids(text: str) -> None:
    """A comment can lie too, and an escape is a character once it is read."""
    assert [flaw.code for flaw in read_text(text.encode()).flaws] == ["unseen-character"]


@pytest.mark.parametrize("text", LET_BE)
def test_joiners_are_let_be_where_they_join(text: str) -> None:
    """In emoji and in scripts whose letters join."""
    assert read_text(f"kind: faction\nname: {text}\n".encode()).flaws == ()


def test_a_file_whose_name_deceives_is_not_read(gatherer: Gatherer) -> None:
    """It is said which character the name holds."""
    folder = Path("tests/schemas/samples/unseen-character")
    files = Overlay({folder / "card.yaml": None, folder / "a\u202eb.yaml": b"kind: faction\n"})

    [found] = read_packs([folder], gatherer=Gatherer(files, gatherer.memory, gatherer.kinds)).diagnostics

    assert (found.code, found.line) == ("unseen-character", 0)
    assert "RIGHT-TO-LEFT OVERRIDE (U+202E)" in found.message

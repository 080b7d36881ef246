from pathlib import Path

import pytest

from schemas.kinds import PROSE
from schemas.packs.gather import Gatherer
from schemas.packs.naming import only_kind
from schemas.packs.packs import read_packs

MANIFEST = "kind: pack\nid: mine\ntitle: Mine\nversion: 1.0.0\nsystem: seven_seconds\nextends: seven_seconds\n"
BROKEN = "# the rules in words\nkind: rulebook\nid: words\nrules: [\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "rulebook.yaml").write_text(BROKEN, encoding="utf-8")
    return tmp_path


def codes(folder: Path, gatherer: Gatherer) -> list[str]:
    reading = read_packs([folder], [Path("content")], gatherer)
    assert reading.documents == 2
    return [diagnostic.code for diagnostic in reading.diagnostics]


def test_prose_can_be_passed_over(pack: Path) -> None:
    """A slip in the rulebook is found by who asks, and stops nobody who only wants to play."""
    whole = codes(pack, Gatherer())

    assert "unclosed-bracket" in whole
    assert "unclosed-bracket" not in codes(pack, Gatherer(passed_over=PROSE))


def test_a_pack_says_what_was_left_unread() -> None:
    """One that inherits its rulebook does, and does not lack it; one that was read whole has passed over nothing."""
    homebrew = Path("content", "homebrew_example")
    [opened] = read_packs([homebrew], [], Gatherer(passed_over=PROSE)).packs
    [whole] = read_packs([homebrew]).packs

    assert opened.of_kind("rulebook") == ()
    assert opened.passed_over == {"rulebook", "chapter"}
    assert not opened.lacks("rulebook")
    assert [loaded.id for loaded in whole.of_kind("rulebook")] == ["rulebook"]
    assert whole.passed_over == set()


def test_a_file_with_more_than_prose_is_read(pack: Path) -> None:
    """Nothing to be played is lost because it shares a file with a rulebook."""
    (pack / "rulebook.yaml").write_text("kind: rulebook\nid: words\n---\nkind: faktion\nid: x\n", encoding="utf-8")

    reading = read_packs([pack], [Path("content")], Gatherer(passed_over=PROSE))

    assert "unknown-kind" in {diagnostic.code for diagnostic in reading.diagnostics}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (b"kind: rulebook\nid: a\n", "rulebook"),
        (b"# a comment\n\n---\n# another\nkind: rulebook\nid: a\n", "rulebook"),
        (b"kind: rulebook\nid: a\n---\nkind: rules\n", ""),
        (b"kind: rulebook\n...\nkind: rules\n", ""),
        (b"id: a\nkind: rulebook\n", ""),
        (b"kind: 'rulebook'\n", ""),
        (b"text: |\n  kind: rulebook\n", ""),
        (b"", ""),
    ],
)
def test_the_kind_of_a_file_is_known_by_its_first_line(text: bytes, kind: str) -> None:
    """In doubt a file is read whole."""
    assert only_kind(text) == kind


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (b"# cards\nkind: card\nid: one\n---\nkind: card\nid: two\n", "card"),
        (b"kind: card\nid: one\n---\nkind: faction\nid: two\n", ""),
        (b"kind: card\nid: one\n---\nid: two\nkind: card\n", ""),
        (b"kind: card\nid: one\n...\n", ""),
    ],
)
def test_a_file_of_many_cards_is_passed_over_as_one_of_one_card_is(text: bytes, kind: str) -> None:
    """Only where each of its documents begins with the same kind, so that nothing else is lost."""
    assert only_kind(text) == kind

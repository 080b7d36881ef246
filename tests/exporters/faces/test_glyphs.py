"""Characters that cannot be printed: said without drawing anything, where they stand."""

from pathlib import Path

import pytest

from exporters.faces import characters
from exporters.faces.characters import printed_characters
from exporters.faces.fonts import Face
from exporters.faces.glyphs import unprintable
from exporters.faces.metrics import advances
from schemas.diagnostics.diagnostics import Severity
from schemas.packs.packs import Pack, read_packs


@pytest.mark.parametrize("face", Face)
def test_the_known_characters_are_those_of_the_faces(face: Face) -> None:
    """Every face has all of them and no other, line ends and tabs aside, which are set as spaces."""
    assert printed_characters() - {*"\t\n\r"} == {*advances(face)} - {*"\t\n\r"}


def pack_of(folder: Path, name: str, title: str = "Odd") -> Pack:
    """A pack with one faction of a name."""
    base = Path("content/seven_seconds")
    manifest = f"kind: pack\nid: odd\nsystem: seven_seconds\nversion: 1.0.0\ntitle: {title}\nauthors: [A]\n"
    (folder / "pack.yaml").write_text(f"{manifest}licence: CC0-1.0\nformat: 1\nextends: seven_seconds\n")
    text = (base / "factions" / "puc.yaml").read_text(encoding="utf-8").splitlines()
    lines = ["name: " + name if line.startswith("name:") else line for line in text]
    (folder / "faction.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    reading = read_packs([folder], shelf=[Path("content")])
    assert reading.diagnostics == ()
    return reading.packs[0]


def test_a_character_without_a_glyph_is_named_at_its_column(tmp_path: Path) -> None:
    """The first hieroglyph is the eleventh character of its line."""
    [found] = unprintable(pack_of(tmp_path, "The \N{EGYPTIAN HIEROGLYPH A001} Men \N{PILE OF POO}"))
    line = (tmp_path / "faction.yaml").read_text(encoding="utf-8").splitlines()[found.line - 1]

    assert (found.code, found.severity) == ("missing-glyph", Severity.ERROR)
    assert line[found.column - 1] == "\N{EGYPTIAN HIEROGLYPH A001}"
    assert "EGYPTIAN HIEROGLYPH A001 (U+13000) (and 1 more in this text)" in found.message


def test_a_mountain_is_printed_if_the_faces_of_more_scripts_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the extra there is nothing to say; without it the hint names it."""
    pack = pack_of(tmp_path, "The \N{CJK UNIFIED IDEOGRAPH-5C71} Men")
    assert unprintable(pack) == ()

    with monkeypatch.context() as without:
        without.setattr(characters, "scripts_are_installed", lambda: False)
        characters._uncovered.cache_clear()
        [found] = unprintable(pack)
    characters._uncovered.cache_clear()

    assert "U+5C71" in found.message
    assert "musterpress[scripts]" in found.hint


def test_an_escape_is_found_at_its_text(tmp_path: Path) -> None:
    """The text begins in the seventh column."""
    [found] = unprintable(pack_of(tmp_path, '"The \\U00013000 Men"'))

    assert found.column == 7


def test_the_title_of_a_pack_is_printed_too(tmp_path: Path) -> None:
    """It stands on the page of contents."""
    [found] = unprintable(pack_of(tmp_path, "Men", "Odd \N{PILE OF POO}"))

    assert (Path(found.path).name, found.line, found.column) == ("pack.yaml", 5, 12)


def test_what_the_faces_have_is_not_said(tmp_path: Path) -> None:
    """Accents, Greek, arrows and signs of mathematics."""
    assert unprintable(pack_of(tmp_path, "Ünï Ωmega \N{RIGHTWARDS ARROW} \N{MULTIPLICATION SIGN}2")) == ()

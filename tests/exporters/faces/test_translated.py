"""A translation that cannot be printed is an error of its catalogue, at the character."""

from pathlib import Path

from exporters.faces.glyphs import unprintable_translations
from schemas.packs.packs import Pack, read_packs

MANIFEST = """kind: pack
id: men
system: seven_seconds
version: 1.0.0
title: Men
authors: [A. Designer]
licence: CC-BY-4.0
format: 1
"""
SAID = 'msgctxt "pack/men: title"\nmsgid "Men"\nmsgstr ""\n"Die "\n"M\U00013000nner"\n'


def pack_with(folder: Path, catalogue: str) -> Pack:
    """Return a pack with a German catalogue."""
    (folder / "translations").mkdir()
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (folder / "translations" / "de.po").write_text(catalogue, encoding="utf-8")
    return read_packs((folder,)).packs[0]


def test_a_character_that_no_face_has_is_named_at_its_place(tmp_path: Path) -> None:
    """Hieroglyphs are in none of the shipped faces."""
    [found] = unprintable_translations(pack_with(tmp_path, SAID))

    assert (found.code, found.line, found.column) == ("missing-glyph", 5, 3)
    assert "EGYPTIAN HIEROGLYPH A001" in found.message


def test_what_is_not_printed_or_not_a_catalogue_is_passed_over(tmp_path: Path) -> None:
    """The text of a chapter is read in the book; a broken file has its own error."""
    pack = pack_with(tmp_path, SAID.replace("pack/men", "chapter/men"))
    assert unprintable_translations(pack) == ()

    (tmp_path / "translations" / "de.po").write_text("wirr", encoding="utf-8")
    assert unprintable_translations(pack) == ()

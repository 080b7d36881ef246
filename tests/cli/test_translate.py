"""`musterpress translate`: a catalogue of a pack's texts for translators."""

import json
from collections.abc import Callable
from pathlib import Path

import polib
import pytest
from pypdf import PdfReader
from typer.testing import Result

Run = Callable[..., Result]


def test_it_writes_refreshes_and_reports_the_share(pack: Path, run: Run) -> None:
    """What is translated stays when the pack changes; the file is the same when nothing did."""
    file = pack / "translations" / "de.po"
    assert run("translate", pack, "--to", "de").output.splitlines()[0] == str(file)
    first = file.read_bytes()
    assert run("translate", pack, "--to", "de").exit_code == 0
    assert file.read_bytes() == first

    catalogue = polib.pofile(str(file))
    for entry in catalogue:
        entry.msgstr = f"Deutsch: {entry.msgid}"
    catalogue.save()
    manifest = pack / "pack.yaml"
    manifest.write_text(manifest.read_text("utf-8").replace("title: ", "title: Great ", 1), encoding="utf-8")

    result = run("translate", pack, "--to", "de")
    count = len(catalogue)
    assert result.output.splitlines()[1] == f"{count - 1} of {count} texts, 1 to look at again"
    data = json.loads(run("translate", pack, "--to", "de", "--format", "json").output)
    assert data == {"file": file.as_posix(), "texts": count, "translated": count - 1, "fuzzy": 1}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de_DE", "did you mean 'de-DE'"),
        ("German!", "no tag of a language"),
        ("../de", "no tag of a language"),
        ("en", "written in en"),
        ("qps-ploc", "made up"),
    ],
)
def test_a_wrong_language_is_refused_plainly(pack: Path, run: Run, language: str, words: str) -> None:
    """Nothing is written."""
    result = run("translate", pack, "--to", language)

    assert result.exit_code == 2
    assert words in " ".join(result.output.split())
    assert not (pack / "translations").exists()


def test_a_pack_with_errors_is_not_translated(pack: Path, run: Run) -> None:
    """The translations of a document that cannot be read would be lost."""
    manifest = pack / "factions" / "first_faction.yaml"
    manifest.write_text(manifest.read_text("utf-8").replace("name:", "nmae:", 1), encoding="utf-8")

    result = run("translate", pack, "--to", "de")

    assert result.exit_code == 1
    assert "unknown-key" in result.output
    assert not (pack / "translations").exists()


def test_a_catalogue_that_cannot_be_read_is_left_as_it_is(pack: Path, run: Run) -> None:
    """The place is named; the translator's work is not written over."""
    file = pack / "translations" / "de.po"
    file.parent.mkdir()
    file.write_text('msgid "Wire"\nmsgstr "Draht\nwirr\n', encoding="utf-8")

    result = run("translate", pack, "--to", "de")

    assert result.exit_code == 2
    assert "de.po:3:1" in "".join(result.output.split())
    assert "wirr" in file.read_text("utf-8")
    assert run("translate", pack / "nowhere", "--to", "de").exit_code == 2


def test_a_link_is_not_written_through(pack: Path, run: Run, tmp_path: Path) -> None:
    """Paths stay inside the pack, and what the author put there stays."""
    outside = tmp_path / "elsewhere"
    outside.mkdir()
    folder = pack / "translations"
    folder.symlink_to(outside)
    assert run("translate", pack, "--to", "de").exit_code == 1

    folder.unlink()
    folder.mkdir()
    (folder / "de.po").symlink_to(outside / "nothing.po")
    with pytest.raises(OSError, match="link"):
        run("translate", pack, "--to", "de")

    assert (folder / "de.po").is_symlink()
    assert [*outside.iterdir()] == []


def test_check_names_a_translation_that_is_out_of_date(pack: Path, run: Run) -> None:
    """A warning with the command that mends it; the pack passes."""
    file = pack / "translations" / "de.po"
    file.parent.mkdir()
    file.write_text('msgctxt "pack/field_day: title"\nmsgid "Former Day"\nmsgstr "Feldtag"\n', encoding="utf-8")

    result = run("check", pack)

    assert result.exit_code == 0
    assert f"{file}:2:1: warning [stale-translation]" in result.output
    assert f"musterpress translate {pack.as_posix()} --to de" in result.output


def test_export_prints_the_pack_in_a_language_and_says_what_is_left(pack: Path, run: Run, tmp_path: Path) -> None:
    """A pack's own catalogue is enough; of an unknown language there is a list of the known ones."""
    file = pack / "translations" / "nl.po"
    run("translate", pack, "--to", "nl")
    catalogue = polib.pofile(str(file))
    [name] = [entry for entry in catalogue if entry.msgctxt == "faction/first_faction: name"]
    name.msgstr = "Eerste Partij"
    catalogue.save()

    result = run("export", pack, "--only", "factions", "--to", tmp_path / "out", "--language", "nl")

    assert result.exit_code == 0
    assert f"Texts not translated to nl, and printed as written: {len(catalogue) - 1} of field_day" in result.output
    text = "".join(page.extract_text() for page in PdfReader(tmp_path / "out" / "factions.pdf").pages)
    assert "EERSTE PARTIJ" in text.upper()
    refused = run("export", pack, "--to", tmp_path / "out", "--language", "fr")
    assert refused.exit_code == 2
    assert "'fr' is none of de, en, nl, qps-ploc" in " ".join(refused.output.split())

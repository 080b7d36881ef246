"""A pack looked through and changed as a whole, by programs."""

from pathlib import Path
from shutil import copytree

import pytest

from musterpress import api


def test_changes_in_memory_are_found(seven: api.Pack) -> None:
    """A pack that was changed says what it was changed to; the one before does not."""
    changed = seven.changed("faction", "puc", {"name": "Unheard-of Union"})

    [group] = api.find(changed, "unheard-of union")
    assert (group.sort, [(hit.file, hit.id) for hit in group.hits]) == ("document", [("factions/puc.yaml", "puc")])
    assert api.find(seven, "unheard-of union") == ()


def test_a_replacement_is_shown_and_written(tmp_path: Path) -> None:
    """The files change with `write` and not before; a pack that changed meanwhile is refused."""
    pack = tmp_path / "river"
    copytree("content/homebrew_example", pack)
    mission = pack / "missions" / "cut_the_moorings.yaml"
    before = mission.read_text("utf-8")
    found = api.replace(pack, "Cut the Moorings", "Slip the Moorings")
    stale = api.replace(pack, "Moorings", "Chains")

    assert mission.read_text("utf-8") == before
    assert not found.faults
    assert not found.left
    assert "-title: Cut the Moorings\n+title: Slip the Moorings\n" in found.diff()
    found.write()
    assert mission.read_text("utf-8") == before.replace("title: Cut the", "title: Slip the")
    with pytest.raises(ValueError, match="changed meanwhile"):
        stale.write()


def test_an_id_is_changed_everywhere(tmp_path: Path) -> None:
    """The document keeps its file."""
    pack = tmp_path / "river"
    copytree("content/homebrew_example", pack)
    api.rename(pack, "cut_the_moorings", "slip_away").write()

    assert "id: slip_away\n" in (pack / "missions" / "cut_the_moorings.yaml").read_text("utf-8")


def test_what_is_not_there_is_an_error_of_the_caller() -> None:
    """A pack, a document, a text."""
    with pytest.raises(api.PackError):
        api.find("nowhere", "x")
    with pytest.raises(ValueError, match="no document"):
        api.rename("seven_seconds", "nobody", "x")
    with pytest.raises(ValueError, match="empty"):
        api.replace("seven_seconds", "", "x")

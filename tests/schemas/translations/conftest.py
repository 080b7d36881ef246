"""A homebrew pack that extends the shipped one, and catalogues for both."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import polib
import pytest

from schemas.packs.packs import Pack, read_packs

CONTENT = Path("content")
MISSION = """kind: mission_card
id: ferry
title: "The Ferry: a night crossing"
deck: offense
troop_line: B
briefing: Cross.
victory_points:
  - {type: table_control, vp: 6}
"""
CHAPTER = """kind: chapter
id: river
title: The River
place: 10
text: |
  # Boats

  A boat :scout: floats, see 7S.TGT.5.

  ![A boat](boat)

  ![](boat)
figures:
  boat: {type: card, card: faction/zane}
terms: {Boat: "It floats."}
"""
MANIFEST = """kind: pack
id: river_war
system: seven_seconds
version: 1.0.0
title: River War
authors: [A. Designer]
licence: CC-BY-4.0
format: 1
extends: seven_seconds
"""
FILES = {"pack.yaml": MANIFEST, "ferry.yaml": MISSION, "river.yaml": CHAPTER}
Catalogued = Callable[..., Path]


def opened(folder: Path) -> Pack:
    """Return the pack in a folder."""
    reading = read_packs((folder,), (folder.parent, CONTENT))
    assert [one.message for one in reading.diagnostics if one.code != "pack-hides-another"] == []
    return reading.packs[0]


def catalogued(pack: Path, language: str, words: dict[tuple[str, str], str], flag: str = "") -> Path:
    """Write the catalogue of a pack, by place and text, and return its path."""
    made = polib.POFile()
    made.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
    for (place, text), said in words.items():
        made.append(polib.POEntry(msgctxt=place, msgid=text, msgstr=said, flags=[flag] if flag else []))
    path = pack / "translations" / f"{language}.po"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{made}", encoding="utf-8")
    return path


@pytest.fixture
def homebrew(tmp_path: Path) -> Path:
    """Return the folder of the homebrew pack, beside a copy of a part of the one it extends."""
    shipped = tmp_path / "seven_seconds"
    for part in ("factions",):
        copytree(CONTENT / "seven_seconds" / part, shipped / part)
    for name in ("pack.yaml", "rules.yaml"):
        (shipped / name).write_bytes((CONTENT / "seven_seconds" / name).read_bytes())
    folder = tmp_path / "river_war"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder

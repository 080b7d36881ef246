"""A small pack on disk, changed by a test: the reader's way into the exporters."""

from pathlib import Path

from schemas.packs.packs import Loaded, Pack, read_packs

MANIFEST = """\
kind: pack
id: field_tests
system: seven_seconds
version: 1.0.0
title: Field Tests
authors: [A. Designer]
licence: CC0-1.0
format: 1
"""
MISSION = """\
kind: mission_card
id: probe
title: Probe
deck: offense
troop_line: A
briefing: Go.
victory_points:
  - {type: table_control, vp: 5}
"""


def pack_with(folder: Path, **documents: str) -> Pack:
    """A pack with one mission, and documents by the names of their files; none of them is faulty to the reader."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"pack": MANIFEST, "probe": MISSION, **documents}
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder])
    assert reading.diagnostics == ()
    [pack] = reading.packs
    return pack


def mission_of(pack: Pack) -> Loaded:
    [document] = pack.of_kind("mission_card")
    return document

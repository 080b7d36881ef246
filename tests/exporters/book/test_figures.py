"""Figures of chapters that cannot be drawn: each is said on the very line of its field."""

import shutil
from pathlib import Path

import pytest

from engine.paths import CONTENT
from exporters.book.chapters import chapters_of, drawn
from exporters.components.base import PrintJob
from schemas.packs.packs import read_packs
from tests.exporters.book.conftest import PACK

CHAPTER = """\
kind: chapter
id: shown
title: Shown
place: 10
text: "![It](it)"
figures:
  it:
"""


@pytest.mark.parametrize(
    ("figure", "code", "line"),
    [
        ("type: picture\n    picture: none.png", "picture-missing", 9),
        ("type: card\n    card: troop_card/nobody", "figure-not-drawn", 9),
        ("type: card\n    card: rules/house", "figure-not-drawn", 9),
        ("type: board\n    frame: 1\n    battle: {seed: 3}", "figure-not-drawn", 10),
        ("type: story\n    battle: {seed: 3, scenario: dusk}", "figure-not-drawn", 9),
    ],
    ids=["no file", "no card", "no print", "no factions", "no scenario"],
)
def test_what_cannot_be_drawn_is_said_at_its_field(figure: str, code: str, line: int, tmp_path: Path) -> None:
    """A picture at its path, a card at its name, a battle where it is described; the figure is left out."""
    for name, text in {"pack": PACK, "shown": f"{CHAPTER}    {figure}\n"}.items():
        tmp_path.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")
    [pack] = read_packs([tmp_path]).packs
    job = PrintJob.of(pack)
    [chapter] = chapters_of(job)

    assert drawn(chapter, job) == {}
    [found] = job.diagnostics
    assert (found.code, found.line) == (code, line)


def test_a_remark_that_has_no_place_in_what_is_told_is_said_at_its_event(tmp_path: Path) -> None:
    """Of a battle told as far as its first row nothing can be remarked that comes at its end."""
    shutil.copytree(CONTENT / "seven_seconds", tmp_path / "pack")
    story = "type: story\n    battle: {seed: 3}\n    last: 1\n    remarks:\n      result: It is over.\n"
    (tmp_path / "pack" / "chapters" / "shown.yaml").write_text(f"{CHAPTER}    {story}", encoding="utf-8")
    [pack] = read_packs([tmp_path / "pack"]).packs
    job = PrintJob.of(pack)
    chapter = next(one for one in chapters_of(job) if one.id == "shown")

    assert drawn(chapter, job) == {}
    [found] = job.diagnostics
    assert (found.code, found.line) == ("figure-not-drawn", 12)
    assert "no `result` comes" in found.message

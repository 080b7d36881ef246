"""What authors may get wrong on a card: always a diagnostic that names document and field, and the rest is printed."""

from pathlib import Path

import pytest

from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.preflight.codes import CODES
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.packs import read_packs
from tests.exporters.homebrew import MISSION, pack_with

SOUND = MISSION.replace("id: probe", "id: sound")
LONG_BRIEFING = "Go. " * 80  # 320 characters, as many as may be
MORE_CONDITIONS = "  - {type: objective_state, objective: delta, state: secured_by_own_side, vp: 10}\n" * 5
TITLE_OF_60_WORDS = " ".join(["on"] * 60)
TROOPS = """\
kind: troop_card
id: force
title: Force
lines: {lines}
"""


def read(folder: Path, **documents: str) -> list[Diagnostic]:
    """What the reader says of a pack that is faulty to it."""
    pack_with(folder)
    for name, text in documents.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return list(read_packs([folder]).diagnostics)


@pytest.mark.parametrize(
    ("text", "code", "line", "words"),
    [
        (MISSION.replace("Go.", "Go on. " * 571 + "Go."), "text-too-long", 6, "4000 characters"),
        (MISSION.replace("title: Probe", f"title: {TITLE_OF_60_WORDS}"), "text-too-long", 3, "179 characters"),
        (MISSION.partition("victory_points")[0] + "victory_points: []\n", "list-too-short", 7, "0 entries"),
    ],
    ids=["4,000 characters", "60 words", "no conditions"],
)
def test_what_no_card_can_hold_is_refused_by_the_reader(
    tmp_path: Path, text: str, code: str, line: int, words: str
) -> None:
    """With the file, the line of the field, and how much there is."""
    [found] = read(tmp_path, probe=text)

    assert (Path(found.path).name, found.line, found.code) == ("probe.yaml", line, code)
    assert words in found.message


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("{}", "missing-key"),
        ("{A: {troopers: []}, B: {troopers: []}, C: {troopers: []}}", "list-too-short"),
    ],
    ids=["none at all", "three empty ones"],
)
def test_a_force_without_lines_is_refused_by_the_reader(tmp_path: Path, lines: str, code: str) -> None:
    """A troop card has three lines, and somebody in each."""
    found = read(tmp_path, force=TROOPS.format(lines=lines))

    assert {(Path(one.path).name, one.line, one.code) for one in found} == {("force.yaml", 4, code)}
    assert len(found) == 3


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (MISSION.replace("title: Probe", "title: " + "W" * 40), "text-overflow", 3),
        (MISSION.replace("Go.", ("W" * 19 + " ") * 16) + MORE_CONDITIONS, "text-overflow", 6),
        (MISSION.replace("Go.", "Attack at \N{PILE OF POO}"), "missing-glyph", 6),
        (MISSION.replace("Go.", "\N{EGYPTIAN HIEROGLYPH A001} first"), "missing-glyph", 6),
        (MISSION.replace("Go.", "'See the :objectiv: first'"), "unknown-icon", 6),
    ],
    ids=["wide title", "wide briefing", "emoji", "other script", "icon"],
)
def test_what_a_card_cannot_show_is_said_at_its_field(tmp_path: Path, text: str, code: str, line: int) -> None:
    """The other card is printed."""
    pack = pack_with(tmp_path, probe=text, sound=SOUND)

    export = export_pack(pack, PrintOrder(only=("missions",)))

    [found] = export.diagnostics
    assert (Path(found.path).name, found.line, found.code) == ("probe.yaml", line, code)
    assert CODES[code].severity is found.severity
    assert [artifact.name for artifact in export.artifacts] == ["missions.pdf"]


def test_an_icon_in_a_text_without_quotes_is_explained_by_the_reader(tmp_path: Path) -> None:
    """YAML takes a colon before a space for the end of a key; the author is told to write quotes."""
    [found] = read(tmp_path, probe=MISSION.replace("Go.", "Hold :alpha: until noon"))

    assert (found.line, found.code) == (6, "text-needs-quotes")


def test_as_much_as_may_be_written_is_printed_whole(tmp_path: Path) -> None:
    """320 characters of briefing and 40 of title in common words: nothing to say."""
    title = "The Long March to the River and Back Home"[:40].strip()
    text = MISSION.replace("Go.", LONG_BRIEFING.strip()).replace("title: Probe", f"title: {title}")

    assert export_pack(pack_with(tmp_path, probe=text), PrintOrder(only=("missions",))).diagnostics == ()

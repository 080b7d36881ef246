"""What authors get wrong by habit: each is told on its line, by its cause, with its mend.

The rows of `mistakes/` say what the author did to a shipped document: the line of the slip, and patterns that words on
its cause and on its mend have to match. They follow from what was done, never from what is said of it.
"""

import re
import sys
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs
from exporters.layout.files import layouts_of
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from tests.faults.test_faults import CONTENT, Held
from tests.faults.test_meanings import mended

COLLECTIONS = sorted(path for path in Path(__file__).with_name("mistakes").iterdir() if path.is_dir())
UNDERSTOOD_AT_LEAST = 0.95
MISSES = Path("out/mistake_misses")


@dataclass(frozen=True)
class Verdict:
    """A mistake, what is said of it first, and what of that is wrong."""

    row: dict[str, Any]
    said: Diagnostic | None
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        said = (
            f"{self.said.line}: [{self.said.code}] {self.said.message} | {self.said.hint}" if self.said else "nothing"
        )
        return f"{self.row['file']}: {self.row['mistake']}\n    wrong: {', '.join(self.wrong)}\n    said: {said}\n"


@cache
def shelf() -> Held:
    """Return the shipped packs, held in memory."""
    return Held({path: path.read_bytes() for path in CONTENT.rglob("*") if path.is_file()})


MEMORY = Memory()


def diagnostics(changed: dict[Path, bytes | None], pack: Path) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a pack, files of it changed: with what it says, else with what it means."""
    gatherer = Gatherer(Overlay(changed, shelf()), MEMORY)
    if found := read_packs([pack], (CONTENT,), gatherer).diagnostics:
        return found
    checked = check_packs([pack], (CONTENT,), gatherer)
    return checked.diagnostics or tuple(one for each in checked.packs for one in layouts_of(each)[1])


def judged(row: dict[str, Any]) -> Verdict:
    """Return the verdict on what is said of a mistake."""
    source = CONTENT / row["file"]
    place = CONTENT / row.get("moved_to", row.get("copied_to", row["file"]))
    before = shelf().held[source].decode()
    assert row.get("old", "") in before, row
    text = before.replace(row.get("old", ""), row["new"], 1) if row.get("old") else before
    changed: dict[Path, bytes | None] = {place: text.encode()}
    if "moved_to" in row:
        changed[source] = None
    pack = CONTENT / Path(row["file"]).parts[0]
    found = diagnostics(changed, pack)
    own = [each for each in found if each.path == place.as_posix()] or list(found)
    if not own:
        return Verdict(row, None, ("nothing is said",))
    said = own[0]
    words = f"{said.message} {said.hint}"
    wrong = [part for part in ("cause", "fix") if not re.search(row[part], words, re.DOTALL)]
    if said.line not in lines(row, before, text):
        wrong.append("line")
    if said.fix and said.path == place.as_posix() and not _helps(said, changed, place, pack):
        wrong.append("mend")
    return Verdict(row, said, tuple(wrong))


def _helps(said: Diagnostic, changed: dict[Path, bytes | None], place: Path, pack: Path) -> bool:
    """Whether what is proposed takes the mistake away."""
    data = changed[place]
    assert data is not None
    try:
        found = diagnostics({**changed, place: mended(data, said)}, pack)
    except AssertionError:
        return False
    return said.message not in {each.message for each in found if each.path == said.path}


def lines(row: dict[str, Any], before: str, text: str) -> set[int]:
    """Return the lines that the slip is in: those named, else the first one that is other than before."""
    named = row.get("line")
    if isinstance(named, int):
        return {named}
    numbered = list(enumerate(text.split("\n"), start=1))
    if named is not None:
        begins = numbered[_first_other(before, text) - 1 :] if _first_other(before, text) else numbered
        starts = [named] if isinstance(named, str) else named
        wanted = [re.escape(one) if one[0] != "^" else one[0] + re.escape(one[1:]) for one in starts]
        return {next((n for n, line in (*begins, *numbered) if re.search(one, line)), -1) for one in wanted}
    return {_first_other(before, text)}


def _first_other(before: str, text: str) -> int:
    """Return the number of the first line that differs, 0 if none does."""
    pairs = zip(count(1), before.split("\n"), text.split("\n"), strict=False)
    return next((number for number, old, new in pairs if old != new), 0)


@pytest.mark.parametrize("collection", COLLECTIONS, ids=lambda path: path.name)
def test_authors_are_told_what_they_did(collection: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of 100 mistakes of each collection 95 are told on their line, by their cause, with what mends them."""
    verdicts = [judged(row) for path in sorted(collection.iterdir()) for row in yaml.safe_load(path.read_text("utf-8"))]
    missed = [verdict for verdict in verdicts if verdict.wrong]
    understood = 1 - len(missed) / len(verdicts)
    misses = MISSES / f"{collection.name}.txt"
    misses.parent.mkdir(parents=True, exist_ok=True)
    misses.write_text("".join(map(str, missed)), encoding="utf-8")
    with capsys.disabled():
        sys.stdout.write(f"\n{len(verdicts)} mistakes of authors: {understood:.1%} understood ({misses})\n")

    assert understood >= UNDERSTOOD_AT_LEAST, "".join(map(str, missed))

"""Two thousand seeded faults in the shipped packs, and how many of them the author is told about, and where."""

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path

import pytest

from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.drafts import Memory
from schemas.packs.files import Entry, Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from tests.faults.injection import ON_FILES, ON_SITES, Fault, injected
from tests.faults.sites import shipped
from tests.samples import at_length

CONTENT = Path("content")
FEW, SOME, MANY = 400, 500, 2000
RULES_FAULTS_A_KIND = 2
REPORTED_AT_LEAST = 0.99
ON_THE_LINE_AT_LEAST = 0.95
MISSES = Path("out/fault_misses.txt")


@dataclass(frozen=True)
class Held:
    """Files held in memory, so that the disk is read once."""

    held: dict[Path, bytes]

    @cached_property
    def folders(self) -> dict[Path, frozenset[Path]]:
        """What lies in each folder."""
        found = defaultdict[Path, set[Path]](set)
        for path in self.held:
            for below, folder in pairwise((path, *path.parents)):
                found[folder].add(below)
        return {folder: frozenset(paths) for folder, paths in found.items()}

    def entries(self, folder: Path) -> tuple[Entry, ...]:
        """Return what lies in `folder`."""
        names = self.folders.get(folder, frozenset[Path]())
        return tuple(Entry(path, is_folder=path not in self.held) for path in sorted(names))

    def read(self, path: Path) -> bytes:
        """Return the bytes of a file."""
        return self.held[path]

    def is_folder(self, path: Path) -> bool:
        """Whether something lies below `path`."""
        return path in self.folders

    def is_file(self, path: Path) -> bool:
        """Whether the file is held."""
        return path in self.held


@dataclass(frozen=True)
class Trial:
    """A fault, and what was reported: anything at all, and first of all in its file."""

    seed: int
    fault: Fault
    reported: bool
    first: Diagnostic | None

    @property
    def on_the_line(self) -> bool:
        """Whether the first diagnostic of the file names a line of the fault."""
        return self.first is not None and self.first.line in self.fault.lines


def trials(folder: Path, faults: int) -> Iterator[Trial]:
    """Yield the verdict on each seeded fault in the packs below a folder, which are read together.

    Those that they build on lie beside them. What is unchanged is remembered from one to the next.
    """
    packs, memory = shipped(folder), Memory()
    held = Held({path: path.read_bytes() for path in CONTENT.rglob("*") if path.is_file()})
    for seed in range(faults):
        fault = injected(packs, seed)
        gatherer = Gatherer(Overlay({fault.path: fault.data}, held), memory)
        found = read_packs([folder], gatherer=gatherer).diagnostics
        own = [diagnostic for diagnostic in found if diagnostic.path == fault.path.as_posix()]
        yield Trial(seed, fault, bool(found), own[0] if own else None)


@pytest.mark.parametrize("faults", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_injected_faults_are_reported_on_their_line(faults: int, capsys: pytest.CaptureFixture[str]) -> None:
    """At least 99 of 100 faults are reported, and 95 of 100 on the very line first of all; none breaks the reader."""
    tried = told(CONTENT, faults, capsys)

    assert Counter(trial.fault.kind for trial in tried).keys() == {*ON_SITES, *ON_FILES}


@at_length("faults", SOME, MANY)
@pytest.mark.parametrize("folder", sorted(path.parent for path in CONTENT.glob("*/pack.yaml")), ids=str)
def test_injected_faults_of_a_pack_are_reported_on_their_line(
    folder: Path, faults: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same of hundreds of faults in each shipped pack."""
    told(folder, faults, capsys)


def told(folder: Path, faults: int, capsys: pytest.CaptureFixture[str]) -> list[Trial]:
    """Try faults in the packs below a folder, print the figures, and hold them to what is asked."""
    tried = list(trials(folder, faults))
    missed = [trial for trial in tried if not trial.on_the_line]
    reported = sum(trial.reported for trial in tried) / faults
    on_the_line = 1 - len(missed) / faults
    misses = MISSES.with_stem(f"{MISSES.stem}_{folder.name}")
    misses.parent.mkdir(exist_ok=True)
    misses.write_text("".join(f"{trial}\n" for trial in missed), encoding="utf-8")
    with capsys.disabled():
        figures = f"{reported:.2%} reported, {on_the_line:.2%} on the line"
        sys.stdout.write(f"\n{faults} faults in {folder}: {figures} ({misses})\n")
    assert reported >= REPORTED_AT_LEAST
    assert on_the_line >= ON_THE_LINE_AT_LEAST
    return tried


def test_faults_in_rules_that_others_build_on_are_told_once() -> None:
    """Each kind of fault in the rules of a pack that another one read with it extends: none is told of the other."""
    packs, chance = shipped(CONTENT), random.Random(1)
    sites = packs.sites[CONTENT / "seven_seconds" / "rules.yaml"]
    memory, held = Memory(), Held(packs.files)
    for kind, make in ON_SITES.items():
        changes = [change for site in chance.sample(sites, len(sites)) if (change := make(site, chance))]
        for text, _lines in changes[:RULES_FAULTS_A_KIND]:
            overlay = Overlay({sites[0].path: text.encode()}, held)
            found = read_packs([CONTENT], gatherer=Gatherer(overlay, memory)).diagnostics

            assert {each.path for each in found} == {sites[0].path.as_posix()}, (kind, found)


def test_the_untouched_packs_have_no_fault() -> None:
    """Otherwise the score would count mistakes that were there before."""
    assert read_packs([CONTENT]).diagnostics == ()

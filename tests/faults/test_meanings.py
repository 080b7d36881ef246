"""Seeded faults of meaning in shipped packs: each is named on its line, and its mend leaves nothing."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from engine.checking.checks import CRASHED, check_packs
from schemas.diagnostics.diagnostics import Diagnostic, Fix
from schemas.edits.edits import Delete, Edit, Insert, Rename, Set
from schemas.edits.patch import edited
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from tests.faults.infantry.misuses import MISUSES as OF_INFANTRY
from tests.faults.maneuvers import MISUSES as OF_MANEUVERS
from tests.faults.misuse import Misuse, OnSite, misuse, places_of
from tests.faults.sites import shipped
from tests.faults.test_faults import CONTENT, Held

MISUSES: Mapping[str, Mapping[str, OnSite]] = {"infantry": OF_INFANTRY, "maneuvers": OF_MANEUVERS}
"""The faults of meaning that can be put into each pack."""
SOME, MANY = 400, 2000
MENDS_AT_MOST = 4
"""Mends in a row: a row of a table that is lowered may come to stand at the next."""


class Bench:
    """A shipped pack, checked with one file changed at a time; what is unchanged is remembered."""

    def __init__(self, pack: str) -> None:
        self.folder, self.makers = CONTENT / pack, MISUSES[pack]
        self.packs = shipped(self.folder)
        self.places = places_of(self.makers, self.packs)
        self.memory, self.held = Memory(), Held(self.packs.files)

    def found(self, path: Path, data: bytes) -> tuple[Diagnostic, ...]:
        """Return what is wrong with the pack where one file says something else."""
        return check_packs(
            [self.folder], (CONTENT,), Gatherer(Overlay({path: data}, self.held), self.memory)
        ).diagnostics


def mended(data: bytes, diagnostic: Diagnostic) -> bytes:
    """Return a file after what a diagnostic proposes, written as the studio writes it."""
    for fix in diagnostic.fix:
        whole = edited(data, 0, [_edit(fix)])
        if not isinstance(whole, bytes):
            whole = edited(data, 0, [Insert(fix.at, fix.value)])
        assert isinstance(whole, bytes), (diagnostic, whole)
        data = whole
    return data


def _edit(fix: Fix) -> Edit:
    if fix.as_key:
        return Rename(fix.at, fix.value)
    return Delete(fix.at) if fix.value is None else Set(fix.at, fix.value)


bench_of = cache(Bench)
"""The bench of a pack; it takes some time to set up."""


def is_named(bench: Bench, fault: Misuse, seed: int) -> None:
    """Fail unless what is said first of the file is what is wrong with it, on its line, and no check broke down."""
    found = bench.found(fault.path, fault.data)
    own = [each for each in found if each.path == fault.path.as_posix()]
    assert own, (seed, fault)
    assert (own[0].code, own[0].line) == (fault.code, fault.line), (seed, fault, own[0])
    assert CRASHED not in {each.code for each in found}, (seed, fault)


def test_every_fault_of_meaning_is_named_on_its_line() -> None:
    """One of each in infantry, with its code first of all."""
    bench = bench_of("infantry")
    for seed in range(len(bench.makers)):
        is_named(bench, misuse(bench.makers, bench.places, seed), seed)


@pytest.mark.parametrize(
    ("pack", "faults", "mends"),
    [
        ("maneuvers", 2 * len(OF_MANEUVERS), 2 * len(OF_MANEUVERS)),
        pytest.param("maneuvers", SOME, SOME, marks=pytest.mark.prove),
        pytest.param("infantry", SOME, SOME // 4, marks=pytest.mark.prove),
        pytest.param("maneuvers", MANY, MANY, marks=pytest.mark.soak),
        pytest.param("infantry", MANY, MANY // 4, marks=pytest.mark.soak),
    ],
)
def test_a_fault_of_meaning_is_named_on_its_line_and_mended(pack: str, faults: int, mends: int) -> None:
    """All of them, each with its code first of all; what can be mended with a click is sound after it."""
    bench, clicked = bench_of(pack), 0
    for seed in range(faults):
        fault = misuse(bench.makers, bench.places, seed)
        is_named(bench, fault, seed)
        clicked += seed < mends and is_mended(bench, fault.path, fault.data)

    assert clicked > mends / 2


def is_mended(bench: Bench, path: Path, data: bytes) -> bool:
    """Click on mends as long as there are any; whether there was one for all that is wrong, and it helped."""
    for _ in range(MENDS_AT_MOST):
        found = bench.found(path, data)
        fixable = [each for each in found if each.fix and each.path == path.as_posix()]
        if not fixable:
            return not found
        data = mended(data, fixable[0])
    assert bench.found(path, data) == (), (path, data)
    return True

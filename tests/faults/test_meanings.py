"""Seeded faults of meaning in the pack of maneuvers: each is named on its line, and its mend leaves nothing."""

from pathlib import Path

import pytest

from engine.checking.checks import CRASHED, check_packs
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.edits.edits import Delete, Insert, Set
from schemas.edits.patch import edited
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from tests.faults.maneuvers import MISUSES, misuse, misuses
from tests.faults.sites import shipped
from tests.faults.test_faults import CONTENT, Held

PACK = CONTENT / "maneuvers"
FEW, MANY = 2 * len(MISUSES), 2000
MENDS_AT_MOST = 4
"""Mends in a row: a row of a table that is lowered may come to stand at the next."""


class Bench:
    """The shipped pack, checked with one file changed at a time; what is unchanged is remembered."""

    def __init__(self) -> None:
        self.packs = shipped(PACK)
        self.places = misuses(self.packs)
        self.memory, self.held = Memory(), Held(self.packs.files)

    def found(self, path: Path, data: bytes) -> tuple[Diagnostic, ...]:
        """Return what is wrong with the pack where one file says something else."""
        return check_packs([PACK], (CONTENT,), Gatherer(Overlay({path: data}, self.held), self.memory)).diagnostics


def mended(data: bytes, diagnostic: Diagnostic) -> bytes:
    """Return a file after what a diagnostic proposes, written as the studio writes it."""
    for fix in diagnostic.fix:
        whole = edited(data, 0, [Delete(fix.at) if fix.value is None else Set(fix.at, fix.value)])
        if not isinstance(whole, bytes):
            whole = edited(data, 0, [Insert(fix.at, fix.value)])
        assert isinstance(whole, bytes), (diagnostic, whole)
        data = whole
    return data


@pytest.mark.parametrize("faults", [FEW, pytest.param(MANY, marks=pytest.mark.prove)])
def test_a_fault_of_meaning_is_named_on_its_line_and_mended(faults: int) -> None:
    """All of them, each with its code first of all; what can be mended with a click is sound after it."""
    bench, clicked = Bench(), 0
    for seed in range(faults):
        fault = misuse(bench.places, seed)
        found = bench.found(fault.path, fault.data)
        own = [each for each in found if each.path == fault.path.as_posix()]
        assert own, (seed, fault)
        assert (own[0].code, own[0].line) == (fault.code, fault.line), (seed, fault, own[0])
        assert CRASHED not in {each.code for each in found}, (seed, fault)
        clicked += is_mended(bench, fault.path, fault.data)

    assert clicked > faults / 2


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

"""Falsified logs before the referee."""

from functools import cache

import pytest

from tests.referees.battlesuit.corruptions import CORRUPTIONS, Corruption
from tests.referees.battlesuit.fights import packed, rows, variant_of
from tests.referees.battlesuit.pieces import Breach
from tests.referees.battlesuit.referee import judge

SEEDS = range(30)


@pytest.mark.prove
@pytest.mark.parametrize("corruption", CORRUPTIONS, ids=lambda corruption: corruption.name)
def test_a_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The rule that was broken is named, and was not before the log was changed."""
    for seed in SEEDS:
        battle = rows(seed)
        if corruption.change(battle):
            added = {*judge(battle[0], battle[1:], packed(variant_of(seed)))} - honest(seed)
            assert corruption.rule in {breach.rule for breach in added}
            return
    pytest.fail("no battle can be falsified so")


@cache
def honest(seed: int) -> frozenset[Breach]:
    """Return the breaches of a log as it was written."""
    battle = rows(seed)
    return frozenset(judge(battle[0], battle[1:], packed(variant_of(seed))))


def test_a_rule_is_broken_in_many_ways() -> None:
    """The corruptions break forty rules and more, in every part of a battle."""
    assert len({corruption.rule for corruption in CORRUPTIONS}) >= 40
    assert len({corruption.rule.split(".")[1] for corruption in CORRUPTIONS}) >= 15

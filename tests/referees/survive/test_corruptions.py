"""Falsified logs before the referee."""

from functools import cache

import pytest

from tests.referees.survive.battles import house_rules, pack, rows
from tests.referees.survive.corruptions import CORRUPTIONS, Corruption
from tests.referees.survive.reading import Breach
from tests.referees.survive.referee import judge

SEEDS = (1, 3, 7, 9, 11, 5, 0, 2)


@pytest.mark.parametrize("corruption", CORRUPTIONS, ids=lambda corruption: corruption.name)
def test_a_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The rule that was broken is named, and was not before the log was changed."""
    for seed in SEEDS:
        battle = rows(seed)
        if corruption.change(battle):
            added = {*judge(battle[0], battle[1:], pack(house_rules(seed)))} - honest(seed)
            assert corruption.rule in {breach.rule for breach in added}
            return
    pytest.fail("no battle can be falsified so")


@cache
def honest(seed: int) -> frozenset[Breach]:
    """Return the breaches of a log as it was written."""
    battle = rows(seed)
    return frozenset(judge(battle[0], battle[1:], pack(house_rules(seed))))


def test_a_rule_is_broken_in_many_ways() -> None:
    """The corruptions break thirty rules and more, in every part of a battle."""
    assert len({corruption.rule for corruption in CORRUPTIONS}) >= 25
    assert len({corruption.rule.rpartition(".")[0] for corruption in CORRUPTIONS}) >= 12

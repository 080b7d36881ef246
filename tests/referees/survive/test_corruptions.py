"""Falsified logs before the referee."""

import pytest

from tests.referees.falsifying import Corruption, Court
from tests.referees.survive.battles import house_rules, pack, rows
from tests.referees.survive.corruptions import CORRUPTIONS
from tests.referees.survive.referee import judge

COURT = Court(
    (0, 1, 3, 7, 9, 11, 5, 2), rows, lambda seed, battle: judge(battle[0], battle[1:], pack(house_rules(seed)))
)


@pytest.mark.parametrize("corruption", CORRUPTIONS, ids=str)
def test_a_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The rule that was broken is named, and was not before the log was changed."""
    assert corruption.rule in COURT.named(corruption)


def test_a_rule_is_broken_in_many_ways() -> None:
    """The corruptions break thirty rules and more, in every part of a battle."""
    assert len({corruption.rule for corruption in CORRUPTIONS}) >= 25
    assert len({corruption.rule.rpartition(".")[0] for corruption in CORRUPTIONS}) >= 12

"""Falsified logs before the referee."""

import pytest

from tests.referees.falsifying import Corruption, Court
from tests.referees.seven_seconds.corruptions import CORRUPTIONS
from tests.referees.seven_seconds.fights import rows, shipped
from tests.referees.seven_seconds.referee import judge

COURT = Court(range(30), rows, lambda _, battle: judge(battle[0], battle[1:], shipped()))


@pytest.mark.parametrize("corruption", CORRUPTIONS, ids=str)
def test_a_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The rule that was broken is named, and was not before the log was changed."""
    assert corruption.rule in COURT.named(corruption)


def test_a_rule_is_broken_in_many_ways() -> None:
    """The corruptions break thirty rules and more, in every part of a battle."""
    broken = {corruption.rule.rpartition(".")[0] for corruption in CORRUPTIONS}

    assert len({corruption.rule for corruption in CORRUPTIONS}) >= 30
    assert len(broken) >= 15

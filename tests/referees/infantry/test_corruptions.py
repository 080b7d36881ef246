"""Falsified logs before the referee."""

import pytest

from tests.referees.falsifying import Corruption, Court
from tests.referees.infantry.battles import EVERY_SHIPPED, pack_of, rows
from tests.referees.infantry.corruptions import CORRUPTIONS
from tests.referees.infantry.referee import judge

SHIPPED_FIRST = sorted(range(240), key=lambda seed: seed % EVERY_SHIPPED)
A_HANDFUL = CORRUPTIONS[::13]
COURT = Court(SHIPPED_FIRST, rows, lambda seed, battle: judge(battle[0], battle[1:], pack_of(seed)))


@pytest.mark.parametrize("corruption", A_HANDFUL, ids=str)
def test_a_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The rule that was broken is named, and was not before the log was changed."""
    assert corruption.rule in COURT.named(corruption)


@pytest.mark.prove
@pytest.mark.parametrize("corruption", CORRUPTIONS, ids=str)
def test_every_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The same of all ways to falsify a log."""
    assert corruption.rule in COURT.named(corruption)


def test_a_rule_is_broken_in_many_ways() -> None:
    """The corruptions break thirty rules and more, in every part of a battle."""
    assert len(CORRUPTIONS) >= 90
    assert len({corruption.rule for corruption in CORRUPTIONS}) >= 30
    assert len({corruption.rule.rpartition(".")[0] for corruption in CORRUPTIONS}) >= 12

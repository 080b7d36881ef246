"""Falsified logs before the referee."""

import pytest

from tests.referees.battlesuit.corruptions import CORRUPTIONS
from tests.referees.battlesuit.fights import packed, rows, variant_of
from tests.referees.battlesuit.referee import judge
from tests.referees.falsifying import Corruption, Court

COURT = Court(range(30), rows, lambda seed, battle: judge(battle[0], battle[1:], packed(variant_of(seed))))


@pytest.mark.prove
@pytest.mark.parametrize("corruption", CORRUPTIONS, ids=str)
def test_a_falsified_log_is_found_out(corruption: Corruption) -> None:
    """The rule that was broken is named, and was not before the log was changed."""
    assert corruption.rule in COURT.named(corruption)


def test_a_rule_is_broken_in_many_ways() -> None:
    """The corruptions break forty rules and more, in every part of a battle."""
    assert len({corruption.rule for corruption in CORRUPTIONS}) >= 40
    assert len({corruption.rule.split(".")[1] for corruption in CORRUPTIONS}) >= 15

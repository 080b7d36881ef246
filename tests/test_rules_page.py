"""Every rule of a rulebook lives somewhere, and nothing cites a rule there is not."""

import pytest

from docs.rule_places import mentions
from docs.rules_page import RULED, System, unclaimed, unknown

SYSTEMS = [pytest.param(system, id=system.name) for system in RULED]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_rule_that_plays_is_claimed(system: System) -> None:
    """Code, a parameter or content cites each rule, but for those the rulebook marks with `plays: false`.

    Rules of a system whose battles cannot be fought yet may wait for them; the page says which do.
    """
    assert unclaimed(system) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_rule_that_is_cited_exists(system: System) -> None:
    """A citation that leads nowhere is a slip."""
    assert unknown(system) == []


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("Rule: 7S.RIF.5.", ["7S.RIF.5"]),
        ("Rules: 7S.MOVE.9, 7S.PASS.3.", ["7S.MOVE.9", "7S.PASS.3"]),
        ("Rules: 7S.CAMP.6 to 7S.CAMP.8, 7S.GAP.97.", ["7S.CAMP.6", "7S.CAMP.7", "7S.CAMP.8", "7S.GAP.97"]),
        ("Rules: 7S.GAP.52 to 54.", ["7S.GAP.52", "7S.GAP.53", "7S.GAP.54"]),
        ("no rule at all", []),
    ],
)
def test_a_citation_counts_for_all_the_rules_it_spans(text: str, cited: list[str]) -> None:
    """`7S.MOVE.1 to 7S.MOVE.9` claims nine rules."""
    assert [*mentions(text)] == cited

"""Ranges of versions, by the order of semver.org."""

import pytest

from schemas.packs.links import meets

IN_ORDER = (
    *("1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1"),
    "1.0.0",
)
"""The example of semver.org, item 11."""


@pytest.mark.parametrize("at", range(len(IN_ORDER)))
def test_what_leads_to_a_release_comes_before_it(at: int) -> None:
    """In the order of the specification's own example."""
    met = [meets(version, f">={IN_ORDER[at]}") for version in IN_ORDER]

    assert met == [number >= at for number in range(len(IN_ORDER))]


@pytest.mark.parametrize(
    ("version", "wanted", "met"),
    [
        ("2.0.0-rc.1", ">=2.0.0", False),
        ("2.0.0-rc.1", "==2.0.0", False),
        ("2.0.0-rc.1", "~=2.0.0", False),
        ("2.0.0", ">=2.0.0", True),
        ("2.0.0+build.5", "==2.0.0", True),
        ("2.10.0", ">=2.9.0", True),
        ("3.0.0-rc.1", "~=2.0.0", False),
        ("2.4.0", "~=2.0.0", True),
    ],
)
def test_a_range_is_met_or_not(version: str, wanted: str, *, met: bool) -> None:
    """A pre-release of what is needed is not it yet."""
    assert meets(version, wanted) is met

"""Battles told in sentences, kept as text: a change of the rules shows as a diff that a player can read."""

from pathlib import Path

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from schemas.packs.packs import Pack

GOLDEN = Path("tests/golden/seven_seconds")


@pytest.mark.parametrize("seed", [7, 11])
def test_stories_are_as_they_were(seven_seconds: Pack, seed: int, request: pytest.FixtureRequest) -> None:
    """The story of a seed is the kept one; `make golden` rewrites it, and the diff is read.

    It is told of players that stay as they are.
    """
    seated = (Participant("red", None, "first"), Participant("blue", None, "first"))
    decoder = "\n".join(fight(seven_seconds, BattleOrder(seated, seed=seed)).sentences()) + "\n"
    kept = GOLDEN / f"battle_{seed}.txt"
    if request.config.getoption("--update-golden"):
        kept.write_text(decoder, encoding="utf-8")

    assert decoder == kept.read_text(encoding="utf-8")

"""Checks of packs with very many documents: what looks at all of them does so once."""

from dataclasses import replace

import pytest

from engine.games.seven_seconds.checks import CHECKS
from schemas.models.seven_seconds.cards import DroneConfiguration, DroneLines
from schemas.models.seven_seconds.words import DroneLine
from schemas.packs.packs import Pack

HOLDING_AREA = next(check for check in CHECKS if check.code == "holding-area-full")


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[DroneLine]:
    """Return the lines of drone cards that were looked at so far."""
    lines: list[DroneLine] = []
    plain = DroneLines.line

    def line(self: DroneLines, name: DroneLine) -> DroneConfiguration:
        lines.append(name)
        return plain(self, name)

    monkeypatch.setattr(DroneLines, "line", line)
    return lines


def test_drones_are_counted_once_for_all_troop_cards(seven_seconds: Pack, looked_at: list[DroneLine]) -> None:
    """Three lines of each drone card, not three for each troop card: thousands of cards are checked in seconds."""
    pack = replace(seven_seconds)
    for card in pack.of_kind("troop_card"):
        assert list(HOLDING_AREA.run(card, pack)) == []

    assert len(pack.of_kind("troop_card")) > 1
    assert len(looked_at) == 3 * len(pack.of_kind("drone_card"))


def test_what_is_made_of_a_pack_is_made_anew_for_another(seven_seconds: Pack) -> None:
    """A pack without its drone cards does not remember those it was made from."""

    def drones(pack: Pack) -> int:
        return len(pack.of_kind("drone_card"))

    bare = replace(seven_seconds, documents=())

    assert (seven_seconds.once(drones), bare.once(drones), seven_seconds.once(drones)) == (10, 0, 10)

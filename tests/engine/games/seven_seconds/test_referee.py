"""A referee that reads nothing but the log and knows the rules by itself."""

import json
from collections import defaultdict
from itertools import combinations
from math import hypot
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.form import participants
from schemas.packs.packs import Pack

BASE_IN = 1.0
TOLERANCE_IN = 0.0021


class Referee:
    """The table as the log tells it, checked after every row."""

    def __init__(self) -> None:
        self.at: dict[str, tuple[float, float]] = {}
        self.counters: dict[str, int] = defaultdict(int)
        self.active: set[str] = set()
        self.dead: set[str] = set()
        self.diving = ""
        self.exploded = ""
        self.blip_was_ready = False

    def read(self, row: dict[str, Any]) -> None:
        """Take one row in, and complain with an assertion."""
        handler = getattr(self, f"_{row['event']}", None)
        if handler:
            handler(row)
        if "actor" in row:
            assert row["actor"] not in self.dead or row["event"] in {
                "destroyed",
                "score",
                "detonation",
                "die",
                "deviates",
                "objective_destroyed",
            }, row

    def _stand(self, row: dict[str, Any]) -> None:
        x, y = row["x_in"], row["y_in"]
        assert BASE_IN / 2 - TOLERANCE_IN <= x <= 36 - BASE_IN / 2 + TOLERANCE_IN, row
        assert BASE_IN / 2 - TOLERANCE_IN <= y <= 36 - BASE_IN / 2 + TOLERANCE_IN, row
        self.at[row["actor"]] = (x, y)
        for other, (other_x, other_y) in self.at.items():
            apart = hypot(x - other_x, y - other_y)
            assert other == row["actor"] or apart >= BASE_IN - TOLERANCE_IN, (row, other)

    _deployed = _stand

    def _unit_placed(self, row: dict[str, Any]) -> None:
        self._stand(row)
        if self.blip_was_ready:
            self.active.add(row["actor"])

    def _move(self, row: dict[str, Any]) -> None:
        assert self.at[row["actor"]] == (row["from_x_in"], row["from_y_in"])
        assert row["length_in"] <= 6.0 + TOLERANCE_IN, row
        self._stand(row)

    def _jump(self, row: dict[str, Any]) -> None:
        assert "scout" in row["actor"] or "drone" in row["actor"], row
        assert row["length_in"] <= 9.0 + TOLERANCE_IN, row
        self._stand(row)

    def _refresh(self, _: dict[str, Any]) -> None:
        self.active = set(self.at)

    def _activate(self, row: dict[str, Any]) -> None:
        assert row["actor"] in self.active, row
        self.active.discard(row["actor"])

    def _reveal(self, row: dict[str, Any]) -> None:
        assert "blip" in row["actor"]
        self.blip_was_ready = row["actor"] in self.active
        del self.at[row["actor"]]

    def _counters(self, row: dict[str, Any]) -> None:
        self.counters[row["actor"]] += row["added"]
        assert self.counters[row["actor"]] == row["counters"], row

    def _shed(self, row: dict[str, Any]) -> None:
        self.counters[row["actor"]] -= row["shed"]
        assert self.counters[row["actor"]] == row["counters"] >= 0, row

    def _fire_rifle(self, row: dict[str, Any]) -> None:
        assert self.counters[row["target"]] >= row["dice"] * row["range_band"], row
        assert row["dice"] >= 1, row
        assert row["target"].split()[0] != row["side"], row
        assert not ("drone" in row["actor"] and "drone" not in row["target"]), row

    def _kamikaze(self, row: dict[str, Any]) -> None:
        assert self.exploded == "", row
        self.diving = row["actor"]

    def _detonation(self, row: dict[str, Any]) -> None:
        if row["actor"] == self.diving:
            del self.at[self.diving]
            self.dead.add(self.diving)
            self.exploded, self.diving = self.diving, ""

    def _scramble(self, row: dict[str, Any]) -> None:
        assert self.counters[row["actor"]] == 0, row
        del self.at[row["actor"]]

    def _command(self, row: dict[str, Any]) -> None:
        assert row["target"] not in self.active, row
        self.active.add(row["target"])

    def _spot(self, row: dict[str, Any]) -> None:
        assert row["counters"] >= self.counters[row["target"]], row
        self.counters[row["target"]] = row["counters"]

    def _fire_missile(self, row: dict[str, Any]) -> None:
        assert self.counters[row["target"]] >= 1, row
        assert "commander" not in row["actor"], row

    def _destroyed(self, row: dict[str, Any]) -> None:
        if row["actor"] == self.exploded:
            self.exploded = ""
            return
        del self.at[row["actor"]]
        self.dead.add(row["actor"])


@pytest.mark.parametrize("seed", range(24))
def test_battles_pass_the_referee(seven_seconds: Pack, seed: int) -> None:
    """No base overlaps, nobody goes too far or off the table, counters are accounted for, the dead rest and count."""
    policies = [("heuristic", "heuristic"), ("random", "random"), ("heuristic", "random")][seed % 3]
    referee = Referee()

    for line in fight(seven_seconds, BattleOrder(participants(players=policies), seed=seed)).jsonl().splitlines()[1:]:
        referee.read(json.loads(line))

    assert referee.exploded == ""
    assert all(
        hypot(a[0] - b[0], a[1] - b[1]) >= BASE_IN - TOLERANCE_IN for a, b in combinations(referee.at.values(), 2)
    )

"""What holds in every battle, read from the log beside the pack: movement paid, strengths by column, sight, leaders."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.command import take_over
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.legal.command import leads, squad_of
from schemas.models.battlesuit.rules import Rules
from tests.engine.games.battlesuit.scenario_bench import Bench
from tests.referees.battlesuit.bench import Bench as Table
from tests.referees.battlesuit.documents import brief
from tests.referees.battlesuit.fights import rows, shipped
from tests.referees.battlesuit.referee import read

SEEDS = (0, 2)
Row = dict[str, Any]


def told(seed: int) -> Iterator[tuple[Table, Row]]:
    """Yield every row of a battle, and the map as it is before the row."""
    battle = rows(seed)
    table = Table(brief(battle[0], shipped()))
    for row in battle[1:]:
        yield table, row
        read(table, row)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_step_is_paid_for(seed: int) -> None:
    """Who walks pays what the terrain costs and a point a level uphill, or all it has for one step. Rule: BS.MOV.4."""
    walked = 0
    before: Row = {}
    for table, row in told(seed):
        if row["event"] == "step" and before["event"] in ("step", "enter") and before["actor"] == row["actor"]:
            spot = table.ground.names[row["at"]]
            cost = table.brief.effects(table.ground.terrain[spot]).enter_mp
            cost += max(0, row["level"] - before["level"])
            assert before["left"] - row["left"] == cost
            walked += 1
        before = row

    assert walked > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_a_result_is_that_of_its_column_and_die(seed: int) -> None:
    """The table has it: modified roll down, strength held to 0 to 10 across. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23."""
    rules = shipped().rules
    assert isinstance(rules, Rules)
    seen = 0
    attack: Row = {}
    for row in rows(seed)[1:]:
        if row["event"] == "attack":
            attack = row
        elif row["event"] == "struck" and attack.get("target") == row["target"]:
            column = min(max(attack["strength"], 0), 10)
            die = min(max(attack["die"] + attack["strength"] - column, 1), 12)
            line = rules.combat.crt_table[die - 1]
            assert row["result"] == (line.split() if isinstance(line, str) else [*line])[column]
            seen += 1

    assert seen > 10


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_seen_through_a_shut_line(seed: int) -> None:
    """Direct fire, paint, looks at cards and reactions go along open lines. Rules: BS.LOS.1, BS.PNT.2, BS.GAP.103."""
    seen = 0
    for table, row in told(seed):
        direct = row["event"] == "attack" and row["manner"] in ("direct", "rapid")
        if direct or row["event"] in ("paint", "query") or (row["event"] == "reaction" and row["in_sight"]):
            assert table.sees(table.soldier(row), table.soldier(row, "target"))
            seen += 1

    assert seen > 10


def test_a_squad_has_one_leader() -> None:
    """Each squad has one at most, of its own; when it is gone nobody leads before the assistant. Rule: BS.PCS.5."""
    found = Bench("ransom_road")
    game = found.game
    first = found.soldier(0, "commander")

    def leaders() -> list[int]:
        everybody = [each for side in (0, 1) for each in range(first_of(side), end_of(game, side))]
        return sorted(squad_of(game, each) for each in everybody if leads(game, each))

    for turn, assistant_leads in ((2, False), (3, False), (4, True)):
        if turn == 2:
            found.stand(found.soldier(0, "commander", 1), found.ready.stage.chart.names[0])
            found.lose(first, codes.NOBODY)
            game.soldiers.lost_turn[first] = turn
        game.battle.turn = turn
        take_over(game)
        assert leads(game, found.soldier(0, "commander", 1)) == assistant_leads
        assert leaders() == sorted({*leaders()})

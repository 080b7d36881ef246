"""The dispatch of players is what the table of questions writes, and answers laid down lead through a battle."""

from pathlib import Path

import pytest

from engine.battles.orders import BattleOrder, Participant
from engine.battles.snapshots import Snapshot, resume
from engine.execution.simulation import Simulation
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.players import questions
from engine.paths import CONTENT
from schemas.packs.packs import read_packs

STAND = {
    codes.ASK_SPOT: (0, 0, 0, 0),
    codes.ASK_HOLD: (0,),
    codes.ASK_UNITS: (codes.MOVE, codes.NOBODY, codes.NOBODY, 0),
    codes.ASK_BLADE: (codes.NOBODY,),
    codes.ASK_REPLY: (codes.NOBODY,),
}
"""Answers of somebody who never does anything."""


@pytest.mark.parametrize("name", questions.WRITTEN)
def test_the_dispatch_is_what_the_table_writes(name: str) -> None:
    """A question is put to players as its row says; nobody edits the module by hand."""
    written = Path(questions.__file__).with_name(name).read_text(encoding="utf-8")

    assert written == questions.WRITTEN[name]


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_battle_waits_for_answers_and_goes_on_with_them(mode: str) -> None:
    """Answers that nobody would give are no faults: units that are told nothing legal stand where they are."""
    [pack] = read_packs([CONTENT / "survive"]).packs
    simulation = Simulation(pack, mode)  # type: ignore[arg-type]  # a parametrized word
    who = (Participant("south_west", None, "answered"), Participant("north_east", None, "random"))
    snapshot = Snapshot(BattleOrder(who, "first_blood", None, 5))
    asked = set()
    setup = resume(simulation, snapshot)
    while question := setup.game.answers.question:
        asked.add(question)
        snapshot = snapshot.answered(STAND[question])
        setup = resume(simulation, snapshot)

    assert {codes.ASK_SPOT, codes.ASK_HOLD, codes.ASK_UNITS} <= asked
    assert setup.fault() == ""
    assert setup.result().winner in {"south_west", "north_east", "control"}

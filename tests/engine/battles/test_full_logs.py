"""A battle that fills its log is an error that says why, in every game."""

from dataclasses import replace
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.kernel.log import LOG_ROWS, LOG_WIDTH
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack

PACKS = ("battlesuit", "infantry", "maneuvers", "seven_seconds", "survive")
MANY = 6


def filled(pack: Pack, *, last_turn_only: bool) -> Any:
    """Return a battle whose log is filled up with its own last rows, or with all of them again and again."""
    setup = fight(pack, BattleOrder(seed=1)).setup
    log = setup.game.log
    played = log.cells[: log.length * LOG_WIDTH]
    block = played[-MANY * LOG_WIDTH :] if last_turn_only else played
    log.cells[:] = (block * (LOG_ROWS * LOG_WIDTH // len(block) + 1))[: LOG_ROWS * LOG_WIDTH]
    log.length, log.full = LOG_ROWS, 1
    return setup


@pytest.mark.parametrize("name", PACKS)
def test_a_turn_that_never_ends_is_said_with_what_is_repeated_in_it(packs: dict[str, Pack], name: str) -> None:
    """The turn, how many rows it took, and the events that come over and over, dice left out."""
    setup = filled(packs[name], last_turn_only=True)
    last = setup.game.log.cells[(LOG_ROWS - 1) * LOG_WIDTH + 1]
    rows = [tuple(setup.game.log.cells[at * LOG_WIDTH : (at + 1) * LOG_WIDTH]) for at in range(MANY)]
    events = {setup.event(row)["event"] for row in rows} - {"die"}

    said = setup.fault()

    assert said.startswith(f"the log is full: turn {last} never ends, it took ")
    assert events
    assert all(event in said.partition("over and over come ")[2] for event in events)


@pytest.mark.parametrize("name", PACKS)
def test_a_battle_of_too_many_turns_is_said_to_be_one(packs: dict[str, Pack], name: str) -> None:
    """Where no turn has half of the rows, the battle is too long."""
    setup = filled(packs[name], last_turn_only=False)

    assert setup.fault() == f"the log is full after {setup.too_long()}"


def test_blows_that_cost_nothing_fill_a_log_and_are_named(packs: dict[str, Pack]) -> None:
    """IN.HOUSE.7: fists do nothing to who is under armour, and the turn of who strikes for 0 AP never ends."""
    pack = packs["infantry"]
    assert isinstance(pack.rules, Rules)
    melee = pack.rules.melee.model_copy(update={"fists_ap": 0})
    free = replace(pack, rules=pack.rules.model_copy(update={"melee": melee}))

    seated = (Participant("a", None, "first"), Participant("b", None, "first"))
    with pytest.raises(OrderError, match=r"turn \d+ never ends, .* over and over come .*attack.* of Loader.*; let"):
        fight(free, BattleOrder(seated, "karst_hill", seed=1))

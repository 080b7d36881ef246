"""The players of SURVIVE's pack: how they fare, and what they use."""

from collections import Counter
from functools import cache

import pytest

from engine.battles.battle import fight
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, Participant
from engine.battles.played import battles_of
from engine.execution.simulation import Simulation
from engine.experiments.statistics import Interval
from engine.experiments.training import Match, shares
from engine.games.survive.kernel.codes import Action, Ending, Event
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs

FIRST_SEED = 2**33
SEATS = {"first_blood": 2, "rush_hour": 4}


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "survive"]).packs
    return pack


def share(pack: Pack, player: str, against: str, level: str, seeds: int) -> Interval:
    """Return which share of fresh battles a player wins alone against others, from every seat."""
    match = Match((against,), (level,), range(FIRST_SEED, FIRST_SEED + seeds))
    return shares(Simulation(pack), match, [player], 1)[player]


def battle_of(player: str, level: str, seed: int) -> BattleOrder:
    """Return a battle with one player at every seat."""
    played = battles_of("survive")
    seats = played.form_for(played.prepared(shipped()), level).seats
    return BattleOrder(tuple(Participant(seat, None, player) for seat in seats), level, None, seed)


def used_in(player: str, level: str, battles: int) -> Counter[str]:
    """Return how often a player used what the rules give, as the rows of battles have it."""
    found: Counter[str] = Counter()
    for seed in range(battles):
        runs = 0
        for kind, _, _, _, partner, action, *_ in fight(shipped(), battle_of(player, level, seed)).setup.rows():
            if kind == Event.PHASE:
                found["MOB_RUN"], runs = found["MOB_RUN"] + (runs > 1), 0
            if kind == Event.ACTIVATE:
                found[("TEAM_" if partner >= 0 else "") + Action(action).name] += 1
                runs += action == Action.RUN
            if kind in {Event.HOLD, Event.BLAST, Event.DRAWN}:
                found[Event(kind).name] += 1
    return found


@pytest.mark.prove
def test_what_the_rules_give_is_used() -> None:
    """Every action, in groups too, grenades and weapons that are drawn, by whoever plays where nobody is named."""
    used = used_in(DEFAULT_PLAYER, "first_blood", 200) + used_in(DEFAULT_PLAYER, "rush_hour", 200)
    wanted = {action.name for action in Action} | {"BLAST", "DRAWN"}

    assert {name for name in wanted if used[name] == 0} == set()


@pytest.mark.prove
def test_no_hopeless_shot_is_made() -> None:
    """The default player shoots at nothing by a number of 1, at which nine of ten shots miss."""
    for seed in range(40):
        rows = fight(shipped(), battle_of(DEFAULT_PLAYER, "first_blood", seed)).setup.rows()
        assert not [row for row in rows if row[0] == Event.SHOT and row[2] < SEATS["first_blood"] and row[6] <= 1]


@pytest.mark.prove
def test_the_keychip_is_brought_to_the_spire() -> None:
    """By four of the trained players in half of their levels and more, by four of the first in a third at most."""
    brought = {DEFAULT_PLAYER: 0, "steady": 0, "first": 0}
    for player in brought:
        for seed in range(100):
            last = [*fight(shipped(), battle_of(player, "rush_hour", seed)).setup.rows()][-1]
            brought[player] += last[5] == Ending.KEYCHIP_AT_SPIRE

    assert min(brought[DEFAULT_PLAYER], brought["steady"]) >= 50
    assert brought["first"] <= 33


@pytest.mark.prove
@pytest.mark.parametrize("player", [DEFAULT_PLAYER, "steady"])
@pytest.mark.parametrize(("level", "seeds"), [("first_blood", 800), ("rush_hour", 150)])
def test_the_trained_players_beat_the_first(level: str, seeds: int, player: str) -> None:
    """Alone against the others, from every seat: the interval lies above the even share."""
    assert share(shipped(), player, "first", level, seeds).low > 1 / SEATS[level]

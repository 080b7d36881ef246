"""Whoever does one thing alone does not beat the player of a game that was trained, in any game.

A policy is the weights of that player but for a few, which make it do one thing: a simple mind that a player worth
measuring with must not lose to.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest

from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.styles import player_of
from engine.execution.simulation import Simulation
from engine.experiments.training import Match, shares, with_players
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SYSTEM_NAMES, SystemName

FIRST_SEED = 2**33
BAR = 0.03
"""What nobody may win more than the even share."""

Weights = Mapping[str, int]


@dataclass(frozen=True)
class Meeting:
    """Where a policy meets the player: scenarios in turn, None for none, with how many seats, on how many seeds."""

    scenarios: tuple[str | None, ...]
    seats: int
    seeds: int


@dataclass(frozen=True)
class Simple:
    """The simple policies of a game, the player that they must not beat, and where they meet it."""

    player: str
    meetings: tuple[Meeting, ...]
    policies: Mapping[str, Weights]


SIMPLE: Final[Mapping[SystemName, Simple]] = {
    "seven_seconds": Simple(
        DEFAULT_PLAYER,
        (Meeting((None,), 2, 600),),
        {
            "runs for the objective": {"progress": 500000},
            "sits still": {"progress": 0},
            "hides": {"shelter": 500000, "exposure": 500000},
            "fears nothing": {"shelter": 0, "exposure": 0},
            "counts points alone": {"vp": 2000000},
            "blasts and burns": {"blast_percent": 100, "flame_percent": 100},
            "commands whenever it may": {"command": 2000000, "command_reach_mil": 100000},
            "repairs whenever it may": {"repair": 2000000},
            "jams": {"jammer": 1000000},
            "scrambles": {"scramble": 1000000, "near_mil": 100000},
            "withdraws early": {"small_squad": 20, "lopsided": 1},
            "reveals at once": {"reveal_mil": 200000},
        },
    ),
    "battlesuit": Simple(
        DEFAULT_PLAYER,
        (Meeting((None, "the_pathfinder", "three_chimneys"), 2, 180),),
        {
            "fires at anything": {"weakest_shot": 9, "standing_shot": 0},
            "fires at sure hits alone": {"weakest_shot": 0, "standing_shot": 8},
            "stands still for any shot": {"standing_shot": 0, "slow_mp": 20},
            "runs for what scores": {"way": 200},
            "keeps to cover": {"way": 1},
            "never fires in reaction": {"reaction_shot": 20},
            "goes up to shoot": {"bounce_shot": 0, "bounce_eyes": 60, "bounce_damage": 9},
            "never goes up": {"bounce_shot": 20},
            "sneaks at all times": {"stealth_points": 200, "stealth_box": 9},
            "lies in ambush": {"ambush": 20, "stealth_points": 40},
            "withdraws": {"seen": 500, "retreat": 100, "damaged": 1},
            "rolls for morale with all its points": {"roll_points": 20},
        },
    ),
    "survive": Simple(
        DEFAULT_PLAYER,
        (Meeting(("first_blood",), 2, 500), Meeting(("rush_hour",), 4, 180)),
        {
            "only runs": {"shot": 20000, "charge": 20000, "hold": 20000},
            "only shoots": {"charge": 20000, "shot": 0, "hold": 20000},
            "only charges": {"charge": 0, "risk": 0, "shot": 20000, "hold": 20000},
            "always holds": {"hold": 0, "long_gun_mil": 0, "hold_fire": 0},
            "sits still": {"standoff_percent": 300, "gain_mil": 20000, "shot": 0, "charge": 20000},
            "hides from every pulse": {"pulse_mil": 5000, "last_pulse_mil": 5000},
            "hunts control units": {"control_unit": 50000},
            "hunts people": {"control_unit": 0, "prime": 0, "ready": 50000},
            "hunts the Prime CU": {"prime": 50000, "standoff_percent": 0},
            "Blinks whenever it may": {"blink_near_mil": 0, "blink_chance": 1, "escape": 1},
            "runs as a mob": {"mob_run": 2, "mob_run_ready": 99},
        },
    ),
    "maneuvers": Simple(
        DEFAULT_PLAYER,
        (Meeting((None,), 2, 1000),),
        {
            "counts points alone": {"point": 1000},
            "never hides": {"hiding": 0, "hiding_when_flagged": 0, "readiness": 0},
            "hides whenever it may": {"hiding": 2000, "hiding_when_flagged": 2000},
            "flags for ever": {"mark": 2000, "unnoticed_mark": 2000, "observation": 0},
            "observes once, then flags": {"mark": 1500, "observation": 2000, "unnoticed_mark": 500},
            "hurts whom it can": {"presence": 9999, "harm_point": 9999, "exposure": 0},
            "leaves at once": {"escape": 0, "escape_in_need": 0, "hopeless_edge": 0},
            "never leaves": {"escape": 9999, "escape_in_need": 9999},
            "takes actions away": {"action": 4000},
            "acts as often as it may": {"extra_action": 4000},
            "helps its friends": {"aid": 2000, "swing": 2000},
            "snipes": {"readiness": 2000},
        },
    ),
    "infantry": Simple(
        DEFAULT_PLAYER,
        (Meeting((None,), 2, 400),),
        {
            "sits still": {"way": 0, "good_number": 13, "fair_number": 13, "last_number": 13},
            "fires at anything": {"good_number": 13, "fair_number": 13, "last_number": 13, "moving_number": 13},
            "fires at good odds alone": {"good_number": 4, "fair_number": 4, "last_number": 4, "moving_number": 4},
            "runs before it fires": {"good_number": 2, "fair_number": 2, "moving_number": 2, "way": 200},
            "fires on the move": {"moving_number": 13, "good_number": 3},
            "keeps out of every arc": {"nerve": 0},
            "crosses any arc": {"nerve": 2000},
            "goes for crewed weapons": {"gun_dots": 60, "gun_number": 13},
            "begins in cover": {"cover": 200},
            "throws all that it has": {"blast": 0},
            "throws smoke everywhere": {"watched": 0, "throw_dots": 20},
            "drops prone at once": {"close_dots": 0, "standing_up": 30},
        },
    ),
}


@cache
def shipped(system: SystemName) -> Pack:
    [pack] = read_packs([CONTENT / system]).packs
    return pack


def with_policy(pack: Pack, name: str, changed: Weights) -> Pack:
    """Return a pack with the player `simple`: that of a name but for some weights."""
    player = player_of(pack, name)
    weights = player.weights.model_validate({**player.weights.model_dump(), **changed})
    return with_players(pack, {"simple": player.model_copy(update={"weights": weights})})


def test_every_game_has_ten_policies_and_more() -> None:
    """So that a new game has some as well."""
    assert {system for system in SIMPLE if len(SIMPLE[system].policies) >= 10} == set(SYSTEM_NAMES)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("system", "policy"), [(system, policy) for system, simple in SIMPLE.items() for policy in simple.policies]
)
def test_a_simple_policy_does_not_beat_the_player(system: SystemName, policy: str) -> None:
    """Three points above the even share are the bar, on fresh seeds from every seat."""
    simple = SIMPLE[system]
    simulation = Simulation(with_policy(shipped(system), simple.player, simple.policies[policy]))
    for meeting in simple.meetings:
        match = Match((simple.player,), meeting.scenarios, range(FIRST_SEED, FIRST_SEED + meeting.seeds))
        found = shares(simulation, match, ["simple"], 1)["simple"]
        assert found.estimate <= 1 / meeting.seats + BAR, (meeting, found)

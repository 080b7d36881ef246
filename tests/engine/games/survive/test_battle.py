"""Whole battles of SURVIVE: the same in both modes, for two to four Mobs, and in the order of the rulebook."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.battles.battle import Battle, fight
from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.execution.simulation import Simulation
from engine.games.survive.battle.prepared import PreparedPack, pack_unit
from engine.games.survive.battle.set_up import set_up_battle
from engine.games.survive.kernel.records import Game
from engine.games.survive.names import Fielded
from engine.kernel.answers import HEURISTIC, RANDOM
from engine.kernel.records import clear
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from tests.samples import at_length

LEVELS = {"first_blood": 2, "rush_hour": 4}
HOUSE_RULES: dict[str, dict[str, Any]] = {
    "as ruled": {},
    "holds": {"hold": {"interrupt": False, "second_shot_after_jam": True}, "ammo": {"control_units": True}},
    "fights": {
        "combat": {"grit_tie": "roll_off", "automatic_strike": "hit", "opening_complete": False, "run_bonus": "flat"},
        "mobbing": {"miss_scope": "each", "run_begins": "first_strike", "order": ["target", "front", "rear"]},
    },
    "control": {
        "control": {"blink_out": "relocate", "disabled": "nothing", "hack_contact_is_charge": False},
        "red": {"fire": "each", "counts_for_mob": True, "first_fatality_scope": "all_units"},
        "turn": {"pulses_per_phase": 2, "units_per_phase": 2, "initiative": "lowest", "initiative_tie": "seating"},
    },
    "groups": {
        "team": {"mob_run_coherency": "all_pairs"},
        "blink": {"may_shoot": True, "in_enemy_contact": True, "single_unit": False, "cell": "far_edge"},
        "movement": {"charge_straight": False},
        "terrain": {"figures_block": True},
        "double_tap": {"sum_may_daze": True, "sum_toughness": "current"},
    },
    "ends": {
        "keychip": {"pickup": "activation", "drop_on_daze": True},
        "victory": {"last_turn_test": "after_recovery", "last_turn_measure": "spire", "tie": "draw"},
        "shooting": {"estimate_error_in": 3},
        "game": {"mode": "campaign"},
    },
    "numbers": {
        "effect": {"method": "grid"},
        "to_hit": {"formula": "skill_only", "modifier_stage": "before_formula"},
        "pulse": {"geometry": "line", "tolerance_in": 0},
        "dazed": {"toughness_modifier": -3},
        "team": {"double_team_same_kind": False},
        "control": {"red_line": "icz_outer"},
        "movement": {"follow_on_share": 0.37},
    },
    "a die of eight": {
        "dice": {"sides": 8},
        "direction": {"step_deg": 45},
        "to_hit": {"formula": "flat"},
        "arc": {"front_deg": 270, "rear_boundary": "rear"},
    },
}


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "survive"]).packs
    return pack


def pack_with(folder: Path, **documents: dict[str, Any]) -> Pack:
    """Return a pack that extends the shipped one by some documents, by their ids."""
    manifest: dict[str, Any] = {"kind": "pack", "id": "home", "system": "survive", "version": "1.0.0"}
    manifest |= {"title": "Home", "authors": ["A. Tester"], "licence": "MIT", "format": 1, "extends": "survive"}
    for name, each in {"pack": manifest, **documents}.items():
        data = each if name == "pack" else {"id": name, **each}
        folder.joinpath(f"{name}.yaml").write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
    [pack] = [pack for pack in read_packs([folder], shelf=(CONTENT,)).packs if pack.manifest.id == "home"]
    return pack


def orders(pack: Pack, level: str, seeds: range, *players: str) -> Iterator[BattleOrder]:
    """Yield orders of a level, a seed each, with the players in turn."""
    seats = PreparedPack(pack).form(level).seats
    for seed in seeds:
        who = tuple(Participant(seat, None, players[(at + seed) % len(players)]) for at, seat in enumerate(seats))
        yield BattleOrder(who, level, None, seed)


def in_mode(pack: Pack, order: BattleOrder, mode: Any) -> Battle:
    return fight(pack, BattleOrder(order.participants, order.scenario, None, order.seed, mode))


@at_length("seeds", range(6, 12), range(6, 24), few=range(6))
@pytest.mark.parametrize("level", LEVELS)
def test_plain_and_compiled_battles_are_the_same(level: str, seeds: range) -> None:
    """Two dozen seeds of a level, heuristic and random players mixed: not one row differs."""
    for order in orders(shipped(), level, seeds, "heuristic", "random", "random"):
        plain, compiled = (in_mode(shipped(), order, mode) for mode in ("plain", "compiled"))

        assert [*plain.setup.rows()] == [*compiled.setup.rows()]
        assert plain.result == compiled.result


@pytest.mark.prove
@pytest.mark.parametrize("name", HOUSE_RULES)
def test_plain_and_compiled_battles_are_the_same_under_house_rules(name: str, tmp_path: Path) -> None:
    """Changed parameters are read by both modes, and change nothing else between them."""
    pack = pack_with(tmp_path, house={"kind": "rules", "title": "House", **HOUSE_RULES[name]})
    for order in orders(pack, "rush_hour", range(100, 105), "random", "heuristic"):
        plain, compiled = (in_mode(pack, order, mode) for mode in ("plain", "compiled"))

        assert [*plain.setup.rows()] == [*compiled.setup.rows()]


def test_the_same_seed_is_the_same_battle() -> None:
    """A battle is a pure function of pack, order and seed: its log has the same bytes again."""
    [order] = orders(shipped(), "rush_hour", range(7, 8), "heuristic")

    assert fight(shipped(), order).jsonl() == fight(shipped(), order).jsonl()


def level_for(players: int, **more: Any) -> dict[str, Any]:
    goals = ["keychip_to_spire", "last_mob", "closest_to_keychip"]
    level = {"kind": "level", "title": "Shift", "briefing": "Go.", "players": players, "ways_to_win": goals}
    return {**level, "control_zone": "market_of_wires", **more}


def test_three_mobs_play_from_the_corners_of_their_board(tmp_path: Path) -> None:
    """SV.GAP.41: three players start at the corners that the board names, and play three turns."""
    pack = pack_with(tmp_path, shift=level_for(3))
    battle = fight(pack, BattleOrder(scenario="shift", seed=4))

    assert [each["seat"] for each in battle.header["order"]["participants"]] == [
        "south_west",
        "north_west",
        "north_east",
    ]
    assert battle.header["turns"] == 3


@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_players_are_refused_with_a_sentence(players: int, tmp_path: Path) -> None:
    """SV.GAP.8: a level is played by two to four; who asks for more is told so."""
    pack = pack_with(tmp_path, shift=level_for(players))

    with pytest.raises(OrderError, match=f"shift is for {players} players; levels are played by 2 to 4"):
        fight(pack, BattleOrder(scenario="shift"))


def test_a_corner_that_a_level_does_not_use_is_refused() -> None:
    """First Blood is played from two corners; nobody can be seated at a third."""
    with pytest.raises(OrderError, match="nobody starts at south_east"):
        fight(shipped(), BattleOrder((Participant("south_east"),), "first_blood"))


def test_every_player_names_its_mob_or_has_the_one_of_the_level() -> None:
    """A Mob that is ordered goes before that of the level."""
    order = BattleOrder((Participant("south_west", "glass_dogs"),), "first_blood", None, 1)

    header = fight(shipped(), order).header

    assert (header["south_west"]["force"], header["north_east"]["force"]) == ("glass_dogs", "tar_street_choir")


def test_a_mode_of_the_level_goes_before_that_of_the_rules(tmp_path: Path) -> None:
    """SV.GAP.6: a level of a campaign is played by Campaign Play, whatever the rules say of levels by themselves."""
    pack = pack_with(tmp_path, linked=level_for(3, mode="campaign"), alone=level_for(3))

    assert fight(pack, BattleOrder(scenario="linked")).result.level == "campaign"
    assert fight(pack, BattleOrder(scenario="alone")).result.level == "level"


@pytest.mark.parametrize("level", LEVELS)
def test_a_pulse_follows_every_phase_and_every_place_of_who_is_done(level: str) -> None:
    """SV.SEQ.4 to SV.SEQ.6: no phase without a pulse behind it, and a pulse for each place in the order of play."""
    for order in orders(shipped(), level, range(6), "heuristic", "random"):
        events = [row["event"] for row in fight(shipped(), order).rows() if row["event"] in {"phase", "pulse", "turn"}]
        followed = [after for before, after in pairwise(events) if before == "phase"]

        assert set(followed) <= {"pulse"}


def test_the_first_fatality_goes_red_without_a_roll() -> None:
    """SV.RED.7: whoever dies first stands up again, in every battle in which somebody dies."""
    for order in orders(shipped(), "rush_hour", range(12), "heuristic", "random"):
        rows = [row for row in fight(shipped(), order).rows() if row["event"] in {"dead", "red", "soulchip"}]

        assert not rows or [row["event"] for row in rows[:2]] == ["dead", "red"]
        assert sum(row["event"] == "dead" for row in rows) * 2 == len(rows)


def test_the_heuristic_player_beats_the_random_one_at_two() -> None:
    """Fifty seeds from both corners: at least 85 of 100 battles are won, which chance alone never does."""
    simulation, won = Simulation(shipped()), 0
    seats = simulation.form_for("first_blood").seats
    for seed in range(50):
        for mine in range(2):
            who = tuple(Participant(seat, None, ("heuristic", "random")[at != mine]) for at, seat in enumerate(seats))
            won += simulation.outcome(BattleOrder(who, "first_blood", None, seed)).result.winner == seats[mine]

    assert won >= 85


ALONE_AGAINST_LOT = {2: 0.9, 3: 0.85, 4: 0.8}
"""Of how many battles the heuristic player wins its share, alone against a Mob, two or three that are played by lot."""


@pytest.mark.prove
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_heuristic_player_alone_beats_all_the_others(players: int, tmp_path: Path) -> None:
    """From every corner in turn, 600 levels: nine of ten at two players, six of seven at three, four of five at four.

    By lot it would win a half, a third and a quarter of them.
    """
    simulation, won = Simulation(pack_with(tmp_path, shift=level_for(3))), 0
    level = {2: "first_blood", 3: "shift", 4: "rush_hour"}[players]
    seats = simulation.form_for(level).seats
    for seed in range(600 // players):
        for mine in seats:
            who = tuple(Participant(seat, None, "heuristic" if seat == mine else "random") for seat in seats)
            won += simulation.outcome(BattleOrder(who, level, None, seed)).result.winner == mine

    assert won >= ALONE_AGAINST_LOT[players] * 600


def test_the_result_is_the_last_row_of_every_log() -> None:
    """A unit that carries the KeyChip to the spire ends the level, and its log ends with that."""
    logs = [[*fight(shipped(), BattleOrder(scenario="first_blood", seed=seed)).rows()] for seed in range(20)]

    assert any(row["event"] == "levels_up" for rows in logs for row in rows)
    for rows in logs:
        assert [row["n"] for row in rows if row["event"] == "result"] == [len(rows) - 1]


def test_mobs_are_packed_once_for_battles_that_begin_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever seed, players and mode; another Mob or level is packed anew, and nothing of a battle stays."""
    packed: list[str] = []

    def count(fielded: Fielded, *rest: Any) -> None:
        packed.append(fielded.unit.id)
        pack_unit(fielded, *rest)

    monkeypatch.setattr("engine.games.survive.battle.prepared.pack_unit", count)
    prepared, game = PreparedPack(shipped()), new_game(Game, "compiled")

    def units_of(level: str, player: str, seed: int, mob: str | None = None) -> int:
        clear(game)
        seats = prepared.form(level).seats
        who = tuple(Participant(seat, mob if seat == seats[0] else None, player) for seat in seats)
        setup = set_up_battle(prepared, BattleOrder(who, level, seed=seed), game)
        standing = [game.battle.in_hand[piece] for piece in range(game.forces.pieces)]
        play("survive", game, "compiled")
        assert game.forces.policy[: len(seats)] == [RANDOM if player == "random" else HEURISTIC] * len(seats)
        assert standing == begun.setdefault((level, mob), standing)
        return sum(map(len, setup.names.units))

    begun: dict[tuple[str, str | None], list[int]] = {}
    few = units_of("first_blood", "heuristic", 1)
    units_of("first_blood", "random", 2)
    assert len(packed) == few
    many = units_of("rush_hour", "random", 3)
    assert len(packed) == few + many
    others = units_of("first_blood", "heuristic", 4, prepared.forces[-1])
    units_of("first_blood", "heuristic", 5)
    assert len(packed) == few + many + others


def test_no_two_units_of_a_battle_have_one_name() -> None:
    """Four seats with the same Mob: a log could not tell them apart otherwise."""
    seats = tuple(Participant(seat, "rust_saints") for seat in ("south_west", "north_west", "north_east", "south_east"))
    header = fight(shipped(), BattleOrder(seats)).header
    names = [name for seat in seats for name in header[seat.seat]["units"]]

    assert len({*names}) == len(names) == 20
    assert names[0] == "Rust Saints (south-west) Boss"

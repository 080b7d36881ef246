"""Battles as pure functions: same order, same bytes, in every mode; logs that anyone can check."""

import json
from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.modes import compiled_kernel, mode_for
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.log.events import EVENTS
from schemas.models.rulebook import Rulebook
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack
from tests.samples import at_length

RANDOM = ("random", "random")
HEURISTIC = ("heuristic", "heuristic")
MIXED = ("heuristic", "random")
FIRST = ("first", "first")


def _rows(battle: Battle) -> list[dict[str, Any]]:
    return [json.loads(line) for line in battle.jsonl().splitlines()]


def _with_rules(pack: Pack, **changes: Any) -> Pack:
    data = pack.rules.model_dump(mode="json")
    for group, values in changes.items():
        data[group] |= values
    return replace(pack, rules=Rules.model_validate(data))


BLOCKED = {
    name: {column: {"cover": "blocking"} for column in ("troopers", "drones")} if name == "haywire_field" else row
    for name, row in Rules(kind="rules", id="ruled", title="As ruled")
    .model_dump(mode="json")["terrain"]["types"]
    .items()
}
HOUSE_RULES: list[dict[str, Any]] = [
    {},
    {"move": {"move_in": 4.5, "hindering_cost": 1.5}, "range": {"band_in": 5.0, "boundary": "nearer_band"}},
    {"los": {"own_piece_blocks": True, "units_block": True}, "cover": {"stack_target_cover": True}},
    {"activation": {"extra_blips": 0, "trooper_actions": 3, "multi_counts_blips": False}},
    {"scale": {"half": True}, "base": {"diameter_in": 0.75}, "passive": {"deep_heavy_blocks": True}},
    {"mg": {"may_target_troopers": True}, "rifle": {"gauss_kill": [1, 2], "gauss_graze": [3, 4]}},
    {"arc": {"trooper_deg": 120.0}, "los": {"line": "centre_to_centre"}, "cover": {"heavy_limit_scope": "per_piece"}},
    {"setup": {"edge_choices": ["west"], "zone_boundary": "exclusive"}, "objective": {"blips_count": True}},
    {
        "missile": {"ammunition": 1, "requires_los": True},
        "cm": {"unrevealed_blips": "always", "measure": "segment_to_base_centre"},
    },
    {"deviation": {"dice": 1, "direction": "clock_12"}, "blast": {"friendly": False}, "crater": {"diameter_in": 6.0}},
    {
        "smoke": {"merge": True, "cover": "heavy"},
        "flamer": {"requires_los": True},
        "jammer": {"haywire_immune": "none"},
    },
    {"kamikaze": {"roll_deviation": True, "countermeasures": True, "passive_before_explosion": False}},
    {"withdraw": {"units_survive": False, "pursuit_rounds": 3, "both": "initiative_holder"}, "stun": {"stacks": True}},
    {"haywire": {"free_toggle_after_move": True}, "drone": {"arc_deg": 90.0}, "move": {"facing": "free"}},
    {"damage": {"failed_action_spent": False, "repair_resets": False}, "objective": {"secure_check": "end_of_round"}},
    {"passive": {"reveals": "all_blips"}, "objective": {"blocks_movement": True, "exclusive_states": True}},
    {
        "move": {"leave_table": True},
        "passive": {"test": "whole_path"},
        "scramble": {"ends_activation": False, "new_blips_activated": True},
        "target": {"blip_cost_basis": "unit_position", "intervening_charge": "per_payment"},
    },
    {
        "los": {"min_visible_fraction": 0.8},
        "smoke": {"cover": "blocking"},
        "chance_encounter": {"drone_purchase": True, "drone_points": 7, "initiative_tie": "red"},
        "move": {"leave_table": True},
        "withdraw": {"units_survive": False},
    },
    {"los": {"min_visible_fraction": 0.2, "own_piece_blocks": True}, "terrain": {"types": {**BLOCKED}}},
]


@pytest.mark.parametrize("number", range(len(HOUSE_RULES)))
def test_plain_and_compiled_are_the_same(seven_seconds: Pack, number: int) -> None:
    """Every row of the log is the same in both modes, under many sets of rules; only the header names the mode.

    Players take turns: under each set of rules all of them play in the slow proof.
    """
    policies = [("heuristic", "heuristic"), MIXED][number % 2]
    assert compiled_kernel("seven_seconds") is not None
    pack = _with_rules(seven_seconds, **HOUSE_RULES[number])
    order = BattleOrder(participants(players=policies), seed=1000 + number)

    plain = _rows(fight(pack, order._replace(mode="plain")))
    compiled = _rows(fight(pack, order._replace(mode="compiled")))

    assert plain[1:] == compiled[1:]
    assert [plain[0].pop("mode"), compiled[0].pop("mode")] == ["plain", "compiled"]
    assert plain[0] == compiled[0]
    assert not any("mode" in row for row in compiled[1:])


@at_length("battles", 40, 300)
def test_plain_and_compiled_are_the_same_over_many_battles(packs: dict[str, Pack], battles: int) -> None:
    """Battles over all shipped packs, players and house rules: not one row differs."""
    for seed in range(battles):
        pack = packs["homebrew_example" if seed % 3 == 0 else "seven_seconds"]
        pack = _with_rules(pack, **HOUSE_RULES[seed % len(HOUSE_RULES)])
        policies = [("heuristic", "heuristic"), RANDOM, MIXED][seed % 3]
        order = BattleOrder(participants(players=policies), seed=seed)

        plain = [*fight(pack, order._replace(mode="plain")).setup.rows()]
        compiled = [*fight(pack, order._replace(mode="compiled")).setup.rows()]

        assert plain == compiled, seed


def test_same_order_same_bytes(seven_seconds: Pack) -> None:
    """A battle is a function of its order; another seed is another battle."""
    order = BattleOrder(participants("puc", "zane"), map="cinder_flats", seed=5)

    assert fight(seven_seconds, order).jsonl() == fight(seven_seconds, order).jsonl()
    assert fight(seven_seconds, order).jsonl() != fight(seven_seconds, order._replace(seed=6)).jsonl()


def test_the_order_is_kept(seven_seconds: Pack) -> None:
    """Factions and map are those that were named, and the header says so."""
    header = fight(seven_seconds, BattleOrder(participants("puc", "zane"), map="cinder_flats", seed=5)).header

    assert (header["red"]["force"], header["blue"]["force"], header["map"]) == ("puc", "zane", "cinder_flats")
    assert header["seed"] == 5


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"participants": participants("atlantis")}, "no faction 'atlantis'"),
        ({"map": "nowhere"}, "no terrain_map 'nowhere'"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"participants": participants(players=("heuristic", "genius"))}, "no player 'genius'"),
        ({"participants": (Participant("green"),)}, "no seat 'green'; there are: red, blue"),
        ({"participants": (Participant("red"), Participant("red"))}, "the seat 'red' is named twice"),
        ({"scenario": "siege"}, "no scenario 'siege'; there are: none"),
    ],
)
def test_wrong_orders_are_refused_in_words(seven_seconds: Pack, wrong: dict[str, Any], words: str) -> None:
    """An order for what is not there says what there is."""
    with pytest.raises(OrderError, match=words):
        fight(seven_seconds, BattleOrder(**wrong))


def test_asking_for_a_compiled_engine_that_is_not_there_is_refused() -> None:
    """A system without a compiled kernel plays in plain mode, and only when that was not ruled out."""
    assert mode_for("no_such_system", "auto") == "plain"
    with pytest.raises(OrderError, match="plain mode"):
        mode_for("no_such_system", "compiled")


def test_every_row_cites_rules_of_the_rulebook(seven_seconds: Pack) -> None:
    """Each row has a `rules` list, each id in it stands in the pack's rulebook, and only the header has none."""
    book = cast("Rulebook", seven_seconds.of_kind("rulebook")[0].model)
    known = {rule.id for rule in book.rules} | {ruling.id for ruling in book.rulings}
    for seed in range(6):
        header, *rows = _rows(fight(seven_seconds, BattleOrder(seed=seed)))

        assert header["rules"] == []
        assert all(row["rules"] for row in rows)
        assert {rule for row in rows for rule in row["rules"]} <= known


def test_every_kind_of_event_is_told_and_happens(seven_seconds: Pack) -> None:
    """Each event code has its words; a hundred battles show every one of them, and some under house rules the rest."""
    all_codes = {*codes.Event}
    seen: set[int] = set()
    for seed in range(100):
        battle = fight(
            seven_seconds, BattleOrder(participants(players=(RANDOM, MIXED, HEURISTIC, FIRST)[seed % 4]), seed=seed)
        )
        seen |= {row[0] for row in battle.setup.rows()}
    for seed in range(30):
        pack = _with_rules(seven_seconds, **HOUSE_RULES[-2 - seed % 2])
        battle = fight(pack, BattleOrder(participants(players=MIXED), seed=seed))
        seen |= {row[0] for row in battle.setup.rows()}

    crowded = _with_rules(seven_seconds, objective={"spacing_in": 40.0})
    seen |= {row[0] for seed in range(8) for row in fight(crowded, BattleOrder(seed=seed)).setup.rows()}

    assert len(EVENTS) == len(all_codes)
    assert {each.code for each in EVENTS} == all_codes
    assert {each.name for each in EVENTS if each.code not in seen} == set()


def test_the_heuristic_player_beats_the_random_one(seven_seconds: Pack) -> None:
    """In sixty battles with the sides swapped it wins at least five of six."""
    won: Counter[bool] = Counter()
    for seed in range(60):
        clever = seed % 2
        policies = ("random", "heuristic") if clever else ("heuristic", "random")
        result = fight(
            seven_seconds, BattleOrder(participants("zane", "zane", players=policies), seed=seed // 2)
        ).result
        won[result.winner == ("red", "blue")[clever]] += 1

    assert won[True] >= 50

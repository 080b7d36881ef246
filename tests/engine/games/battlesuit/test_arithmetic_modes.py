"""The arithmetic of Battlesuit in plain Python and in C, on the same random questions."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.battles.modes import call, compiled_kernel, new_game
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Detonation, Paint, Terrain
from engine.games.battlesuit.kernel.event_codes import MoraleTable
from engine.games.battlesuit.kernel.lookups.lookup import Lookup
from engine.games.battlesuit.rules.numbers import Card, pack_cards, pack_numbers
from engine.paths import CONTENT
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import read_packs

KERNEL = "battlesuit_lookups"
MODES = ("plain", "compiled")
FLAGS = (
    "improved",
    "reaction",
    "higher_ground",
    "below",
    "shaken",
    "indirect",
    "spillover",
    "rapid",
    "out_of_command",
    "boosted",
    "jammed",
    "marine_attacks",
    "marine_defends",
    "improved_detection",
    "squad_half_lost",
)
ROUNDS = 60

Values = dict[str, int]


@cache
def shipped_cards() -> tuple[Card, ...]:
    [pack] = read_packs([CONTENT / "battlesuit"]).packs
    models = [loaded.model for kind in ("soldier_card", "unit_card") for loaded in pack.of_kind(kind)]
    return tuple(model for model in models if isinstance(model, SoldierCard | UnitCard))


def random_rules(random: Random) -> Rules:
    """Rules with modifiers, limits and a combat results table that nobody would print."""

    def modifiers(*names: str) -> Values:
        return {name: random.randint(-12, 12) for name in names}

    results = ("NE", "S", "1", "S1", "2", "S2", "3", "S3", "X")
    die_limits, totals = (sorted(random.sample(range(15), 2)) for _ in range(2))
    return Rules.model_validate(
        {
            "kind": "rules",
            "id": "random",
            "title": "Random",
            "modifiers": modifiers("painted", "reaction", "indirect", "spillover", "attenuation_per_step", "adjacent"),
            "terrain": {
                "terrain_effects": {name: modifiers("attack_mod", "blast_extra") for name in ("woods", "marsh")}
            },
            "special": modifiers("marine_attack_mod", "marine_shield_mod"),
            "combat": {
                "crt_table": [" ".join(random.choices(results, k=codes.STRENGTHS)) for _ in range(codes.ROLLS)],
                "die_clamp": die_limits,
                "boxes_for_code_3": random.choice((2, 3)),
                "down_shield": random.choice((0, "d4")),
            },
            "fire": {"facing_arc": random.choice((60, 120)), "jack_knife_factor": random.randint(0, 4)},
            "blast": {"blast_modifiers": random.sample(("shield", "cover"), random.randint(0, 2))},
            "morale": {"morale_clamp": totals},
        }
    )


def random_attack(random: Random) -> Values:
    cards = len(shipped_cards())
    return {
        "attacker": random.randrange(cards),
        "attacker_hits": random.randint(0, codes.BOXES),
        "target": random.randrange(cards),
        "target_hits": random.randint(0, codes.BOXES),
        "range_points": random.randint(0, 40),
        "cover": random.randint(Terrain.CLEAR, Terrain.IMPROVED_POSITION),
        "painted": random.randint(0, Paint.SNIPER),
        "stealth_box": random.randint(0, 4),
        "turned": random.randint(0, 3),
        "die": random.randint(1, 12),
        **{flag: random.randint(0, 1) for flag in FLAGS},
    }


def random_explosion(random: Random) -> Values:
    kind = random.choice((Detonation.BOMB, Detonation.EXPLOSIVE_MINE))
    return {**random_attack(random), "explosion": kind, "range_points": random.randint(0, 12)}


def random_check(random: Random) -> Values:
    table = random.choice((MoraleTable.SHAKEN, MoraleTable.PANIC_ARMOURED, MoraleTable.PANIC_UNARMOURED))
    return {"table": table, "die": random.randint(1, 12), "modifier": random.randint(-12, 12)}


def random_aim(random: Random) -> Values:
    places = ("x", "y", "target_x", "target_y", "other_x", "other_y")
    return {**{name: random.randint(-9, 9) for name in places}, "faces": random.randrange(codes.DIRECTIONS)}


QUESTIONS: tuple[tuple[str, str, Callable[[Random], Values]], ...] = (
    ("strike", "attack", random_attack),
    ("explode", "attack", random_explosion),
    ("check_morale", "morale", random_check),
    ("take_aim", "aim", random_aim),
)


def game_of(rules: Rules, mode: str) -> Any:
    game = new_game(Lookup, mode)
    pack_numbers(rules, game.numbers)
    pack_cards(shipped_cards(), game.cards)
    return game


def answer(game: Any, entry: str, part: str, question: Values, mode: str) -> dict[str, Any]:
    """Every column of the record that holds the question, once it is answered."""
    record = getattr(game, part)
    for name, value in question.items():
        setattr(record, name, value)
    call(KERNEL, entry, game, mode)
    layout = Lookup.columns[part]
    assert isinstance(layout, type)
    found = {name: getattr(record, name) for name in layout.columns}
    return {name: value if isinstance(value, int) else [*value] for name, value in found.items()}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("entry", "part", "asked"), QUESTIONS)
def test_plain_and_compiled_arithmetic_agree(
    entry: str, part: str, asked: Callable[[Random], Values], seed: int
) -> None:
    """Whatever the rules, the cards and the question, both modes give every number of the answer alike."""
    assert compiled_kernel(KERNEL) is not None
    random = Random(seed)
    rules = random_rules(random)
    plain, compiled = (game_of(rules, mode) for mode in MODES)
    answers = []
    for _ in range(ROUNDS):
        question = asked(random)
        found = answer(plain, entry, part, question, "plain")
        assert answer(compiled, entry, part, question, "compiled") == found, question
        answers.append(found)
    assert len({str(sorted(found.items())) for found in answers}) > ROUNDS // 3

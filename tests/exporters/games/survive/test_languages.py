"""SURVIVE in another language: every word of ours is said in it, on every piece of the kit."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from exporters.components.base import PrintJob
from exporters.drawing.display_list import overflows, strings
from exporters.games.survive.products import PRODUCTS
from exporters.games.survive.wording import GAME
from schemas.catalogues.saying import PSEUDO
from schemas.packs.packs import Pack, read_packs
from tests.exporters.games.survive.test_cards import rules

SHIPPED = Path("content/survive")
TEXTS = frozenset(("name", "title", "note", "description", "background", "briefing"))
"""Fields of documents that are printed as their author wrote them."""

OUR_WORDS = sorted({*PRODUCTS} - {"cards", "rulebook"})
"""All products but that which holds three others, and the book, whose texts are chapters of the pack."""

HOUSE: dict[str, Any] = {
    "turn": {"units_per_phase": 2, "pulses_per_phase": 2, "initiative": "lowest", "initiative_tie": "seating"},
    "game": {"mode": "campaign", "turns_per_player": 2},
    "hold": {"interrupt": False, "counts_as_activated": True},
    "ammo": {"dazed_clears": "activation_roll", "reroll_in_recovery": True, "roll_when": "failed_shot"},
    "team": {"mob_run_coherency": "all_pairs", "double_team_same_kind": False},
    "blink": {"may_shoot": True, "in_enemy_contact": True, "single_unit": False, "cell": "far_edge"},
    "movement": {"charge_straight": False, "stamina_in": 2},
    "double_tap": {"sum_may_daze": True, "sum_toughness": "current"},
    "to_hit": {"formula": "flat", "modifier_stage": "before_formula"},
    "effect": {"method": "grid"},
    "dazed": {"effect_kills": False},
    "terrain": {"figures_block": True},
    "combat": {"grit_tie": "roll_off", "automatic_strike": "hit", "opening_complete": False, "run_bonus": "flat"},
    "arc": {"rear_boundary": "rear"},
    "mobbing": {"miss_scope": "each"},
    "red": {"fire": "each", "first_fatality_scope": "all_units", "arc_deg": 180},
    "campaign": {"rewards": "none"},
    "control": {"blink_out": "relocate", "disabled": "nothing", "action": "shoot_only"},
    "pulse": {"geometry": "line"},
    "keychip": {"pickup": "activation", "drop_on_daze": True},
    "victory": {"last_turn_test": "after_recovery", "tie": "draw", "nobody_active": "draw", "all_dead": "draw"},
}
"""What the reference says other sentences of."""


def without_vowels(value: Any, key: str = "") -> Any:
    """A document whose own texts, and the ids of terrain that are printed as names, have no vowels."""
    if isinstance(value, dict):
        return {name: without_vowels(one, name) for name, one in value.items()}
    if isinstance(value, list):
        kept = [without_vowels(one) for one in value]
        return [{**one, "id": re.sub("[aeiou]", "", one["id"])} for one in kept] if key == "features" else kept
    return re.sub("[aeiouAEIOU]", "", value) if key in TEXTS else value


@pytest.fixture(scope="module")
def consonants(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """The shipped pack, all of its own texts without vowels."""
    folder = tmp_path_factory.mktemp("consonants")
    for file in (file for file in SHIPPED.rglob("*.yaml") if file.parent.name != "chapters"):
        document = without_vowels(yaml.safe_load(file.read_text("utf-8")))
        folder.joinpath(f"{document['id']}_{file.stem}.yaml").write_text(yaml.safe_dump(document), encoding="utf-8")
    folder.joinpath("survive_pack.yaml").rename(folder / "pack.yaml")
    [pack] = read_packs([folder]).packs
    return pack


def plain(job: PrintJob, name: str) -> list[str]:
    """What is printed with plain vowels, but for the name of the game and the ids of rules."""
    pieces = [*PRODUCTS[name].pieces(job)]
    sides = [side for piece in pieces for side in (piece.front, piece.back) if side]
    assert sides
    assert not [found for side in sides for found in overflows(side)]
    texts = {*(piece.front.title for piece in pieces), *(text for side in sides for text in strings(side))}
    known = re.compile(rf"{GAME}|\bSV(\.[A-Z0-9]+)+", re.IGNORECASE)
    return sorted(text for text in texts if re.search("[aeiouAEIOU]", known.sub("", text)))


@pytest.mark.parametrize("name", OUR_WORDS)
def test_no_word_of_ours_stays_english(name: str, consonants: Pack) -> None:
    """In the language that nobody speaks all vowels have accents but those of the pack, and everything fits."""
    job = PrintJob.of(consonants, language=PSEUDO)

    assert plain(job, name) == []
    assert sorted(job.diagnostics) == []


@pytest.mark.parametrize("name", ["controls", "reference", "zones"])
def test_rules_of_an_author_are_said_in_the_language_too(name: str, consonants: Pack) -> None:
    """Parameters that the reference has other sentences for."""
    job = PrintJob.of(replace(consonants, rules=rules(title="HS", **HOUSE)), language=PSEUDO)

    assert plain(job, name) == []

"""Battles between random forces on random layouts, with random switches: the same rows, plain and compiled."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Mode, Participant
from engine.games.battlesuit.log.events import EVENTS
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Edge, OptionalRule
from schemas.packs.packs import Loaded, Pack
from tests.engine.games.battlesuit.scenario_bench import shipped
from tests.samples import at_length

SIDES = ("red", "blue")
SOLDIERS = ["front_line", "assault", "ranger", "dead_eye", "thumper", "sniper", "engineer", "crusader", "jack_knife"]
UNITS = ["attack_drone", "bomb_drone", "ecm_drone", "recon_drone", "sentry_drone", "police", "militia"]
Document = dict[str, Any]


def a_force(side: str, chance: Random) -> Document:
    """Return a force within the limits of the build list: a commander and one or two of some cards."""
    soldiers = [{"card": card} for card in chance.sample(SOLDIERS, chance.randint(2, 5))]
    units = [{"card": card} for card in chance.sample(UNITS, chance.randint(0, 3))]
    squad = {"name": "Squad", "soldiers": [{"card": "commander"}, *soldiers], "units": units}
    return {"kind": "force", "id": f"{side}_random", "title": "Random", "budget": 200, "squads": [squad]}


def a_map(chance: Random) -> Document:
    """Return a map of one panel or two, either turned by half a turn or not."""
    panels = chance.sample("abcdefghij", chance.randint(1, 2))
    row = [{"panel": f"panel_{letter}", "rotation": chance.choice((0, 180))} for letter in panels]
    layout = [row] if chance.random() < 0.5 else [[each] for each in row]
    return {"kind": "battle_map", "id": "random", "title": "Random", "layout": layout}


def a_scenario(chance: Random) -> Document:
    """Return a scenario of three turns with some optional rules, on opposite edges."""
    switches = chance.sample([each.value for each in OptionalRule], chance.randint(0, 7))
    rules: list[Document] = [{"type": "optional_rule", "rule": each} for each in sorted(switches)]
    rules += [{"type": "glow", "rating": chance.randint(0, 6)}, {"type": "water", "passable": chance.random() < 0.5}]
    if "mines" in switches:
        near = {"edge": "north", "depth_points": 6}
        rules.append({"type": "mines", "side": "red", "explosive": 2, "nuclear": 1, "dummies": 6, **near})
    if "marines" in switches:
        rules.append({"type": "marines", "side": "red", "cards": ["assault", "front_line"]})
    if "improved_detection" in switches:
        rules.append({"type": "improved_detection", "side": "blue"})
    placed: Document = {
        "how": "deploys",
        "edge": "north",
        "depth_points": 12,
        "airborne": chance.random() < 0.5,
        "hidden": "hidden_set_up" in switches,
    }
    enters = {"how": "enters", "edges": [chance.choice((Edge.SOUTH, Edge.EAST)).value]}
    return {
        "kind": "scenario",
        "id": "random",
        "title": "Random",
        "description": "Anybody, anywhere.",
        "map": "random",
        "turns": 3,
        "type": "custom",
        "size": "custom",
        "forces": {side: f"{side}_random" for side in SIDES},
        "setup": {"red": {**placed, "friendly_edges": ["north"]}, "blue": {**enters, "friendly_edges": ["south"]}},
        "special_rules": rules,
        "victory": [{"type": "destruction", "side": side} for side in SIDES],
    }


def random_pack(chance: Random) -> Pack:
    """Return the shipped pack with a scenario of its own."""
    pack = shipped()
    models = [Force.model_validate(a_force(side, chance)) for side in SIDES]
    made = [*models, BattleMap.model_validate(a_map(chance)), Scenario.model_validate(a_scenario(chance))]
    like = pack.documents[0]
    loaded = [
        Loaded(each.kind, each.id, each, each.model_dump(mode="json"), Path("random.yaml"), like.places, like.pack_id)
        for each in made
    ]
    return replace(pack, documents=(*pack.documents, *loaded))


def rows(pack: Pack, seed: int, mode: Mode) -> list[tuple[int, ...]]:
    """Return the rows of a battle, as numbers."""
    players = (("heuristic", "random"), ("random", "heuristic"), ("random", "random"))[seed % 3]
    seated = tuple(Participant(side, player=player) for side, player in zip(SIDES, players, strict=True))
    return [*fight(pack, BattleOrder(seated, "random", None, seed, mode)).setup.rows()]


def told_alike(numbers: range) -> set[int]:
    """Fight battles in both modes, each in a setting of its own, and return the kinds of rows that came up."""
    kinds: set[int] = set()
    for number in numbers:
        pack = random_pack(Random(number))
        plain = rows(pack, number, "plain")
        assert plain == rows(pack, number, "compiled")
        kinds |= {row[0] for row in plain}
    return kinds


def test_a_few_random_battles_are_the_same_in_both_modes() -> None:
    """The plain kernel is the compiled one, row by row."""
    assert told_alike(range(2))


@at_length("battles", 30, 100)
def test_random_forces_fight_alike_in_both_modes(battles: int) -> None:
    """Two forces, a layout and a scenario for each battle: most kinds of rows come up, and none differs."""
    assert len(told_alike(range(battles))) * 4 >= len(EVENTS) * 3

"""Cards, the holding area and maps: what content has to be."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.checking.checks import document_findings
from engine.games.seven_seconds.battle.draws import decks_of
from engine.games.seven_seconds.battle.prepared import PreparedPack, drone_line
from engine.games.seven_seconds.checks import CHECKS
from engine.games.seven_seconds.checks.forces import (
    drones_over_pool,
    empty_drone_line,
    several_commanders,
    troopers_over_pool,
    unusual_squad_size,
)
from engine.games.seven_seconds.checks.maps import terrain_type
from engine.games.seven_seconds.kernel.board.pieces import first_blip, units_in_square
from engine.games.seven_seconds.kernel.course.setup import has_room
from engine.games.seven_seconds.names import Hand
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DRONES,
    Answer,
    Bench,
    Given,
    faction,
    rules_of,
    shipped_pack,
)
from tests.rules.adapters.seven_seconds.documents import drone_card, faults, mission_card, terrain_map, troop_card

GRAVITY = {check.code: check.severity for check in CHECKS}
ROLES = {
    "attacker": (0, True, 0),
    "defender": (0, True, 1),
    "first_player": (0, False, 0),
    "second_player": (0, False, 1),
}
"""Attacker's side, whether it is Attack / Defense, and the side of the role."""


def card_chain(given: Given) -> Answer:
    """Answer the lines that mission and troop card lead to, and the drones."""
    attacker, attack_defense, side = ROLES[given["role"]]
    mission = MissionCard.model_validate(mission_card(given["mission"]))
    if decks_of(attacker, attack_defense=attack_defense)[side] is not mission.deck:
        return {"legal": False, "error": "wrong_mission_deck"}
    shown = {name: line for name, line in given["troop_card"].items() if name in "ABC"}
    troop = TroopCard.model_validate(troop_card(shown, given["troop_card"].get("drone_line")))
    drones = DroneCard.model_validate(drone_card(given["drone_card"]))
    rules = rules_of(given)
    pack = replace(shipped_pack(), rules=rules)
    empty = [str(found.at[1]) for found in empty_drone_line(drones, rules) if found.at[1] in given["drone_card"]]
    if empty:
        return {"legal": False, "error": f"empty_line_{empty[0]}"}
    hand = Hand(mission, troop, drones)
    squad = PreparedPack(pack).squad(faction("zane"), hand)
    fielded = [unit.type for unit in squad.units if unit.type in DRONES]
    line = drone_line(hand, rules)
    return {
        "legal": True,
        "troop_line": mission.troop_line.value,
        "drone_line": line.value if line else None,
        "drones": fielded,
    }


def figure_pool(given: Given) -> Answer:
    """Answer whether units are more than a player has figures of."""
    rules = rules_of(given)
    troopers = [{"type": kind, "rating": "veteran", "count": n} for kind, n in given.get("line", {}).items() if n]
    drones = [{"type": kind, "count": n} for kind, n in given.get("drones", {}).items() if n]
    troop = TroopCard.model_validate(troop_card({"A": {"troopers": troopers}} if troopers else {}))
    drone = DroneCard.model_validate(drone_card({"X": drones}))
    counts = {entry["type"]: entry["count"] for entry in [*troopers, *drones]}
    found = [(finding, troopers) for finding in troopers_over_pool(troop, rules) if finding.at[1] == "A"]
    found += [(finding, drones) for finding in drones_over_pool(drone, rules) if finding.at[1] == "X"]
    kinds = [str(entries[int(finding.at[3])]["type"]) for finding, entries in found]
    errors = {f"{kind}_{counts[kind]}_of_{getattr(rules.figures.pool, kind)}" for kind in kinds}
    return {"legal": not errors, "errors": errors}


def holding_area(given: Given) -> Answer:
    """Answer units, real blips and decoys of a filled holding area."""
    bench = Bench(given)
    room = bench.game.numbers.units_per_square
    for square, units in enumerate(given["units_per_square"]):
        for _ in range(units):
            if not has_room(bench.game, first_blip(ATTACKER) + square, room):
                return {"legal": False, "error": f"square_{square + 1}_over_{room}_units"}
            bench.hidden(ATTACKER, "basic_drone", square)
    held = [units_in_square(bench.game, first_blip(ATTACKER) + square) for square in range(bench.game.numbers.blips)]
    return {"legal": True, "units": sum(held), "real_blips": len(held) - held.count(0), "decoys": held.count(0)}


def squad_size_check(given: Given) -> Answer:
    """Answer whether squads of some sizes are customary."""
    answer: Answer = {"warning": [], "error": []}
    for size in given["troopers"]:
        line = {"A": {"troopers": [{"type": "tactical", "rating": "veteran", "count": size}]}}
        card = TroopCard.model_validate(troop_card(line))
        rules = rules_of(given)
        found = [GRAVITY[finding.code] for finding in unusual_squad_size(card, rules) if finding.at[1] == "A"]
        answer["warning"].append(Severity.WARNING in found)
        answer["error"].append(Severity.ERROR in found)
    return answer


def first_errors(errors: Sequence[str | None]) -> Answer:
    """Return the answer for documents judged one by one."""
    return {"valid": [error is None for error in errors], "errors": list(errors)}


def mission_check(given: Given) -> Answer:
    """Answer what is wrong first with each of some missions."""
    return first_errors([mission_fault(mission, rules_of(given)) for mission in given["missions"]])


MISSION_FAULTS = {
    "deck": "unknown_deck",
    "troop_line": "troop_line_not_A_B_C",
    "title": "no_title",
    "victory_points": "no_victory_points",
}
FINDINGS = {"objective-in-chance-encounter": "objectives_in_chance_encounter"}


def mission_fault(mission: Mapping[str, Any], rules: Rules) -> str | None:
    """Return the first fault of a mission card in the words of the cases."""
    lines = [{"type": "table_control", "vp": 3}, {"type": "enemy_troopers_killed", "vp_each": 1}]
    lines += [{"type": "own_troopers_surviving", "vp_each": 1}, {"type": "enemy_drones_killed", "vp_each": 1}]
    named = [
        {"type": "objective_state", "objective": name, "state": "inspected", "vp": 2}
        for name in mission.get("objectives", ())
    ]
    scored = [*named, *lines][: max(mission.get("victory_points", 1), 0)]
    shown = {key: mission[key] for key in ("title", "deck", "troop_line") if key in mission}
    document = mission_card(shown, complete=False) | {"victory_points": scored}
    broken = faults(MissionCard, document)
    if broken:
        return next((MISSION_FAULTS[str(place[0])] for place in broken if place[0] in MISSION_FAULTS), str(broken[0]))
    found = check_findings("mission_card", MissionCard.model_validate(document), rules)
    return next((FINDINGS.get(finding.code, finding.code) for finding in found), None)


def check_findings(kind: str, model: Any, rules: Rules) -> list[Finding]:
    """Return the errors that the checks find in one document under these rules."""
    pack = replace(shipped_pack(), rules=rules)
    loaded = replace(pack.of_kind(kind)[0], model=model)
    return [finding for finding in document_findings(loaded, pack) if finding.severity is not Severity.WARNING]


def troop_card_check(given: Given) -> Answer:
    """Answer what is wrong first with each of some troop cards."""
    return first_errors([troop_fault(card, rules_of(given)) for card in given["cards"]])


def troop_fault(card: Mapping[str, Any], rules: Rules) -> str | None:
    """Return the first fault of a troop card in the words of the cases."""
    ratings = card["ratings"]
    rows: list[dict[str, Any]] = [{"type": "tactical", "rating": rating} for rating in ratings]
    rows.append({"type": "scout", "rating": ratings[0], "count": 2})
    lines = {}
    for index, name in enumerate(card["lines"]):
        leaders = card.get("commanders", [1] * len(card["lines"]))[index]
        commanders = [{"type": "commander", "rating": ratings[0], "count": leaders}] if leaders else []
        drone_lines = card.get("drone_lines", ())
        line = {"drone_line": drone_lines[index]} if index < len(drone_lines) else {}
        lines[name] = {"troopers": commanders + rows, **line}
    document = troop_card(lines, complete=False)
    if "drone_line" in card:
        document["drone_line"] = card["drone_line"]
    for place in faults(TroopCard, document):
        if len(place) == 2:
            return f"missing_line_{place[1]}"
        if place[-1] == "drone_line":
            return f"unknown_drone_line_{document['lines'][place[1]]['drone_line']}"
        if place[-1] == "rating":
            return f"unknown_rating_{document['lines'][place[1]]['troopers'][place[3]]['rating']}"
    model = TroopCard.model_validate(document)
    if list(several_commanders(model)):
        return "more_than_1_commander"
    found = check_findings("troop_card", model, rules)
    return next((finding.code for finding in found), None)


def map_check(given: Given) -> Answer:
    """Answer what is wrong with the features of a map."""
    rules = rules_of(given)
    errors = {f"{feature['id']}_{word}" for feature in given["features"] for word in feature_faults(feature, rules)}
    return {"valid": not errors, "errors": errors}


def feature_faults(feature: Mapping[str, Any], rules: Rules) -> list[str]:
    """Return what is wrong with a piece of terrain in the words of the cases."""
    shown: dict[str, Any] = {key: feature[key] for key in ("id", "type") if key in feature}
    if feature.get("outline", False):
        shown["outline_in"] = [[4, 4], [8, 4], [8, 8]]
    words = {"type": "no_type", "outline_in": "no_outline"}
    found = [words[str(place[-1])] for place in faults(TerrainMap, terrain_map([shown])) if place[-1] in words]
    if "type" in shown and terrain_type(rules, shown["type"]) is None:
        found.append("unknown_type")
    return found

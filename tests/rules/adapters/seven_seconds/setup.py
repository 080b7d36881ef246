"""Game types, edges, objectives and deployment."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from engine.battles import events
from engine.games.seven_seconds.battle.draws import draw_game_type
from engine.games.seven_seconds.campaign.standing import advantage
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.footing import may_stand
from engine.games.seven_seconds.kernel.board.pieces import is_on_table, units_in_square
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR
from engine.games.seven_seconds.kernel.codes import Draw, Edge, Event, Kind, Status
from engine.games.seven_seconds.kernel.course.placing import may_place_objective, objective_depth_mil
from engine.games.seven_seconds.kernel.course.setup import choose_edges, deploy_in_groups, may_deploy, set_up
from engine.games.seven_seconds.kernel.course.turn import (
    activation_allowance,
    activation_counters,
    refresh,
    units_to_compare,
)
from engine.games.seven_seconds.kernel.course.zones import depth_from_edge, edge_clearance, is_apart, is_in_zone
from engine.games.seven_seconds.kernel.mission_codes import Placer
from engine.games.seven_seconds.rules.numbers import mils
from engine.kernel.geometry import distance_mil
from schemas.models.seven_seconds.words import ObjectiveName
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DEFENDER,
    Answer,
    Bench,
    Given,
    rectangle,
)

PLAYERS = ("p1", "p2")
OBJECTIVES = tuple(name.value for name in ObjectiveName)
SIDES = {"attacker": 0, "first_player": 0, "p1": 0, "defender": 1, "second_player": 1, "p2": 1}


def game_type_roll(given: Given) -> Answer:
    """Answer the game type, and who attacks."""
    bench = Bench(given)
    for side, player in enumerate(PLAYERS):
        bench.lay(SIDE_ACTOR + side, Draw.GAME_TYPE, given["dice"][player])
    streaks = given.get("streak", {})
    first, second = (advantage(streaks.get(player, 0), bench.rules.campaign) for player in PLAYERS)
    attack_defense, attacker = draw_game_type(bench.game, bench.rules, (first, second))
    if not attack_defense:
        return {"game": "chance_encounter", "attacker": "none"}
    return {"game": "attack_defense", "attacker": PLAYERS[attacker]}


def objective_placement(given: Given) -> Answer:
    """Answer whether objectives may lie where they are put, and what is wrong."""
    bench = Bench(given)
    bench.game.forces.attack_defense = int(given.get("game", "attack_defense") == "attack_defense")
    by = SIDES[given["by"]]
    points = {name: (mils(x), mils(y)) for name, (x, y) in {**given.get("existing", {}), **given["place"]}.items()}
    for name, at in given.get("existing", {}).items():
        bench.objective(OBJECTIVES.index(name), at)
    errors = set()
    refused = False
    for name, at in given["place"].items():
        refused = refused or not may_place_objective(bench.game, by, *points[name])
        errors |= {f"{name}_{word}" for word in place_faults(bench, by, *points[name])}
        bench.objective(OBJECTIVES.index(name), at)
    spacings = []
    for (name, a), (other, b) in combinations(placed_first(points, given["place"]), 2):
        if name in given["place"]:
            spacing = distance_mil(*a, *b)
            spacings.append(spacing / 1000)
            if not is_apart(bench.game, spacing, bench.game.numbers.spacing_mil):
                errors.add(f"{name}_{other}_too_close")
    if not bench.game.forces.attack_defense:
        errors = {"no_objectives_in_chance_encounter"} if refused else set()
    assert refused == bool(errors), "the engine's verdict and its reasons differ"
    least = min(spacings, default=None)
    return {"legal": not refused, "errors": errors, "spacing_in": least, "min_spacing_in": least}


def placed_first(points: Mapping[str, Any], placed: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Return named points, those that are being placed before the others."""
    return sorted(points.items(), key=lambda named: named[0] not in placed)


def place_faults(bench: Bench, by: int, x: int, y: int) -> list[str]:
    """Return what is wrong with a spot by itself."""
    game = bench.game
    found = []
    depth = depth_from_edge(game, game.battle.edge[1 - game.forces.attacker], x, y)
    if not is_in_zone(game, depth, objective_depth_mil(game, by)):
        found.append("outside_zone")
    if not is_apart(game, edge_clearance(game, x, y), game.numbers.edge_clearance_mil):
        found.append("too_close_to_edge")
    return found


def objective_setup(given: Given) -> Answer:
    """Answer the five objectives as they are when the game begins."""
    bench = Bench(given)
    prepare(bench)
    set_up(bench.game)
    placers = {row[2]: row[6] for row in bench.events(Event.OBJECTIVE_PLACED)}
    control = ("contested", "secured_by_attacker", "secured_by_defender")
    return {
        name: {
            "colour": "blue" if name in bench.rules.objective.blue else "red",
            "placed_by": ("attacker", "defender")[placers[codes.FIRST_OBJECTIVE + index]],
            "control": control[bench.game.battle.objective_control[index]],
            "counters": bench.game.battle.counters[codes.FIRST_OBJECTIVE + index],
            "destroyed": bool(bench.game.battle.objective_destroyed[index]),
        }
        for index, name in enumerate(OBJECTIVES)
    }


def prepare(bench: Bench) -> None:
    """Lay out the counters a battle starts with: all blips, all objectives."""
    for side in (ATTACKER, DEFENDER):
        first = side * codes.SIDE_PIECES
        for blip in range(first, first + codes.BLIPS):
            bench.game.forces.kind[blip] = Kind.BLIP
    for place in range(codes.FIRST_OBJECTIVE, codes.PIECES):
        bench.game.forces.kind[place] = Kind.OBJECTIVE


def blip_deployment(given: Given) -> Answer:
    """Answer whether blips may be deployed at some points, each alone."""
    bench = Bench(given, base_radius_in=given.get("base_radius_in", 0))
    bench.game.forces.attack_defense = int(given["game"] == "attack_defense")
    prepare(bench)
    answer: Answer = {}
    for word, side in SIDES.items():
        if word in given:
            blip = side * codes.SIDE_PIECES
            answer[f"{word}_legal"] = [may_deploy(bench.game, side, blip, mils(x), mils(y)) for x, y in given[word]]
    return answer


def blip_overlap(given: Given) -> Answer:
    """Answer which blips overlap, and where another may go."""
    terrain = [("river", rectangle(given["river"]))] if "river" in given else []
    blips = given["blips"]
    overlaps = []
    for (i, a), (j, b) in combinations(enumerate(blips, 1), 2):
        pair = Bench(given, base_radius_in=given.get("base_radius_in", 0))
        pair.blip(ATTACKER, a, ())
        second = pair.blip(ATTACKER, b, ())
        if not may_stand(pair.game, second, mils(b[0]), mils(b[1])):
            overlaps.append([i, j])
    bench = Bench(given, terrain, given.get("base_radius_in", 0))
    bench.game.forces.attack_defense = 0
    for at in blips:
        bench.blip(ATTACKER, at, ())
    another = bench.blip(ATTACKER, (0, 0), ())
    bench.game.battle.status[another] = Status.OFF_TABLE
    tries = [may_deploy(bench.game, ATTACKER, another, mils(x), mils(y)) for x, y in given["tries"]]
    return {"existing_overlaps": overlaps, "tries_legal": tries}


def chance_deployment(given: Given) -> Answer:
    """Answer how far a deployment in groups has come."""
    bench = Bench(given)
    bench.game.forces.attack_defense = 0
    bench.game.forces.attacker = PLAYERS.index(given["first_player"])
    prepare(bench)
    deploy_in_groups(bench.game)
    group = bench.game.numbers.blip_group
    sides = [row[1] for row in bench.events(Event.DEPLOYED)]
    done = sides[: given["groups_done"] * group]
    coming = sides[len(done) : len(done) + 1]
    return {
        "placed_p1": done.count(0),
        "placed_p2": done.count(1),
        "next_to_place": PLAYERS[coming[0]] if coming else "none",
        "groups_total": -(-len(sides) // group),
    }


def edge_choice(given: Given) -> Answer:
    """Answer the edge that is left for the other player."""
    answer: Answer = {}
    for game, words, name in (
        ("attack_defense", "defender_picks", "attacker_edge"),
        ("chance_encounter", "second_player_picks", "first_player_edge"),
    ):
        if game in given:
            bench = Bench(given)
            offered: Sequence[int] = bench.game.numbers.edges[: bench.game.numbers.edge_count]
            wanted = Edge[given[game][words].upper()]
            if wanted not in offered:
                return {"legal": False}
            bench.lay(SIDE_ACTOR + DEFENDER, Draw.PLACE, offered.index(wanted))
            choose_edges(bench.game)
            answer[name] = events.word(Edge(bench.game.battle.edge[ATTACKER]))
    return answer


def initial_blips(given: Given) -> Answer:
    """Answer blips, activation counters and decoys when round 1 begins."""
    bench = Bench(given)
    prepare(bench)
    for side, player in enumerate(PLAYERS):
        for square in range(given["squares_used"][player]):
            bench.hidden(side, "basic_drone", square)
    set_up(bench.game)
    refresh(bench.game)
    on_table = [[blip for blip in blips_of(side) if is_on_table(bench.game, blip)] for side in (0, 1)]
    decoys = [[blip for blip in blips if units_in_square(bench.game, blip) == 0] for blips in on_table]
    return {
        "blips_on_table": dict(zip(PLAYERS, map(len, on_table), strict=True)),
        "activation_counters": {player: activation_counters(bench.game, side) for side, player in enumerate(PLAYERS)},
        "decoys": dict(zip(PLAYERS, map(len, decoys), strict=True)),
        "allowed_activations_first_turn": allowance(bench, *(units_to_compare(bench.game, side) for side in (0, 1))),
    }


def blips_of(side: int) -> range:
    """Return the blip counters of a side."""
    return range(side * codes.SIDE_PIECES, side * codes.SIDE_PIECES + codes.BLIPS)


def allowance(bench: Bench, mine: int, theirs: int) -> int:
    """Return how many units may be activated in a turn."""
    numbers = bench.game.numbers
    return activation_allowance(mine, theirs, numbers.double_ratio, numbers.triple_ratio, numbers.zero_opponent_ratio)


def setup_order(given: Given) -> Answer:
    """Answer the steps of a setup from the choice of edge on, as the log of one has them."""
    bench = Bench(given)
    attack_defense = given["game"] == "attack_defense"
    prepare(bench)
    if not attack_defense:
        for side in (0, 1):
            bench.lay(SIDE_ACTOR + side, Draw.GAME_TYPE, 3)
        _, bench.game.forces.attacker = draw_game_type(bench.game, bench.rules)
    bench.game.forces.attack_defense = int(attack_defense)
    set_up(bench.game)
    names = ("attacker", "defender") if attack_defense else ("first_player", "second_player")
    steps: list[str] = []
    cells, length = bench.game.log.cells, bench.game.log.length
    for at in range(0, length * 10, 10):
        step = setup_step(cells[at : at + 10], bench, names)
        if step and step not in steps:
            steps.append(step)
    return {"steps": steps}


def setup_step(row: Sequence[int], bench: Bench, names: Sequence[str]) -> str:
    """Return what a log row of a setup is part of, or nothing."""
    who = names[0] if row[2] == bench.game.forces.attacker else names[1]
    attack_defense = bench.game.forces.attack_defense
    if row[0] == Event.OBJECTIVE_PLACED:
        placer = PLACED[row[7] == bench.game.forces.attacker]
        named = [name for code, name in enumerate(OBJECTIVES) if bench.game.numbers.placer[code] == placer]
        return f"{names[placer]}_places_{'_'.join(named)}"
    if row[0] == Event.DIE:
        return "roll_for_initiative" if row[7] == Draw.FIRST_PLAYER else ""
    if row[0] == Event.DEPLOYED and not attack_defense:
        return f"alternate_groups_of_{bench.game.numbers.blip_group}_blips"
    words: dict[int, str] = {
        Event.EDGE: f"{who}_picks_edge",
        Event.CARD: f"{who}_draws_cards" if attack_defense else "both_draw_cards",
        Event.DRONES_BOUGHT: "both_purchase_drones",
        Event.HOLDING_AREA: "fill_holding_areas",
        Event.DEPLOYED: f"{who}_deploys_blips",
        Event.FIRST_INITIATIVE: f"{who}_takes_initiative",
    }
    return words.get(row[0], "")


PLACED = {True: Placer.ATTACKER, False: Placer.DEFENDER}

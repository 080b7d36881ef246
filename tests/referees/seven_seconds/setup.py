"""The setup: who attacks, table edges, objectives, cards, and where blips go down."""

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.documents import SIDES, other
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.footing import trouble
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, distance_in

OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}
DECKS = {True: "offense", False: "defense"}
PLACERS = {"delta": True, "epsilon": True, "alpha": False, "beta": False, "gamma": False}


def game_type(bench: Bench, row: Row) -> None:
    """The higher roller attacks; equal rolls make a chance encounter. Rules: 7S.SETUP.2, 7S.SETUP.3, 7S.CE.1."""
    thrown = bench.take_dice(row, "game type", 2, "7S.SETUP.2")
    if len(thrown) != 2:
        return
    battle = thrown[0] != thrown[1]
    bench.check(row, "7S.SETUP.3", "equal rolls make a chance encounter", holds=row["attack_defense"] == battle)
    rule = "7S.SETUP.2"
    if not battle:
        thrown, rule = _decided([die["value"] for die in bench.dice if die["reason"] == "first player"]), "7S.CE.1"
        bench.dice = [die for die in bench.dice if die["reason"] != "first player"]
    if thrown[0] != thrown[1]:
        higher = SIDES[thrown[1] > thrown[0]]
        bench.check(row, rule, f"{higher} rolled higher", holds=row["attacker"] == higher)
    bench.game = {
        "type": "attack_defense" if row["attack_defense"] else "chance_encounter",
        "attacker": row["attacker"],
    }
    bench.holder = row["attacker"]


def _decided(thrown: list[int]) -> list[int]:
    """Return the last pair of dice; all before it are ties. Ruling: 7S.GAP.22."""
    return thrown[-2:] if len(thrown) >= 2 else [0, 0]


def edge(bench: Bench, row: Row) -> None:
    """The defender or second player chooses, the other has the opposite edge. Rules: 7S.AD.1, 7S.CE.2."""
    bench.check(row, "7S.AD.1", "the other player chooses the edge", holds=row["side"] != bench.game["attacker"])
    opposite = OPPOSITE.get(row["edge"])
    bench.check(row, "7S.GAP.23", "the edges are not opposite", holds=row["opponent_edge"] == opposite)
    bench.edges = {row["side"]: row["edge"], other(row["side"]): row["opponent_edge"]}


def from_edge(bench: Bench, side: str, piece: Piece) -> float:
    """Return how far a piece's centre lies from a side's edge, in inches."""
    field = bench.brief.field
    return {
        "south": piece.y_in,
        "north": field.depth_in - piece.y_in,
        "west": piece.x_in,
        "east": field.width_in - piece.x_in,
    }[bench.edges[side]]


def depth_in(bench: Bench, side: str) -> float:
    """Return how deep the table is as seen from a side's edge."""
    field = bench.brief.field
    return field.depth_in if bench.edges[side] in ("south", "north") else field.width_in


def objective_placed(bench: Bench, row: Row) -> None:
    """Objectives lie in their zone, clear of edges and of each other. Rules: 7S.AD.2, 7S.AD.3, 7S.GAP.20, 7S.GAP.21."""
    rules, attacker = bench.brief.rules, bench.game["attacker"]
    attackers = PLACERS[row["actor"]]
    rule = "7S.AD.2" if attackers else "7S.AD.3"
    piece = Piece(row["actor"], "", "objective", row["x_in"], row["y_in"], rules.objective.diameter_in / 2)
    placer = attacker if attackers else other(attacker)
    bench.check(row, "7S.OBJ.2", f"{row['actor']} is placed by {placer}", holds=row["by"] == placer)
    zone = rules.setup.attacker_objective_zone if attackers else rules.setup.defender_zone
    reach = zone * depth_in(bench, other(attacker)) + NEAR_IN
    inside = from_edge(bench, other(attacker), piece) <= reach
    bench.check(row, rule, f"{piece.name} lies outside its zone", holds=inside)
    field, clear = bench.brief.field, rules.objective.edge_clearance_in - NEAR_IN
    away = clear <= piece.x_in <= field.width_in - clear and clear <= piece.y_in <= field.depth_in - clear
    bench.check(row, rule, f"{piece.name} lies too near a table edge", holds=away)
    for each in bench.table.objectives():
        apart = distance_in(each.at, piece.at) >= rules.objective.spacing_in - NEAR_IN
        bench.check(row, rule, f"{piece.name} lies too near {each.name}", holds=apart)
    bench.table.pieces[piece.name] = piece


def card(bench: Bench, row: Row) -> None:
    """Missions come from the deck of the player's part. Rules: 7S.CARD.9, 7S.AD.4, 7S.AD.5, 7S.CE.3."""
    if row["kind"] != "mission_card":
        return
    mission = bench.brief.missions[row["side"]]
    attacks = row["side"] == bench.game["attacker"]
    deck = DECKS[attacks] if bench.game["type"] == "attack_defense" else "chance_encounter"
    bench.check(
        row,
        "7S.CARD.9",
        f"{mission.id} is no card of the deck {deck}",
        holds=mission.deck.value == deck and mission.id == row["card"],
    )


def deployed(bench: Bench, row: Row) -> None:
    """Blips go down one by one in their owner's zone. Rules: 7S.AD.7, 7S.AD.8, 7S.CE.6, 7S.GAP.112."""
    rules, side = bench.brief.rules, row["side"]
    piece = Piece(row["actor"], side, "blip", row["x_in"], row["y_in"], rules.base.diameter_in / 2, ready=True)
    bench.check(row, "7S.HOLD.4", f"{piece.name} lies on the table already", holds=piece.name not in bench.table.pieces)
    rule, reach = _zone(bench, side)
    inside = from_edge(bench, side, piece) <= reach + NEAR_IN
    bench.check(row, rule, f"{piece.name} is deployed outside its zone", holds=inside)
    found = trouble(bench, piece, piece.at, whole=True)
    if found is not None:
        bench.breach(row, "7S.GAP.112", f"{piece.name} {found[1]}")
    _check_order(bench, row)
    bench.table.pieces[piece.name] = piece


def _zone(bench: Bench, side: str) -> tuple[str, float]:
    """Return the rule of a side's zone and its depth from the side's edge."""
    rules = bench.brief.rules
    if bench.game["type"] == "chance_encounter":
        return "7S.CE.6", rules.chance_encounter.depth_in
    if side == bench.game["attacker"]:
        return "7S.AD.8", rules.setup.attacker_depth_in
    return "7S.AD.7", rules.setup.defender_zone * depth_in(bench, side)


def _check_order(bench: Bench, row: Row) -> None:
    """The defender deploys first; in a chance encounter groups of four alternate. Rules: 7S.AD.7, 7S.CE.6."""
    first, squares = bench.game["attacker"], bench.brief.rules.holding.squares
    done = sum(piece.blip for piece in bench.table.pieces.values())
    if bench.game["type"] == "attack_defense":
        turn = other(first) if done < squares else first
        bench.check(row, "7S.AD.7", f"it is {turn} that deploys now", holds=row["side"] == turn)
    else:
        group = done // bench.brief.rules.chance_encounter.blips_per_group
        turn = first if group % 2 == 0 else other(first)
        bench.check(row, "7S.CE.6", f"it is {turn} that deploys now", holds=row["side"] == turn)


def set_up(bench: Bench, row: Row) -> None:
    """When round 1 begins all blips and, in an attack, all objectives lie there. Rules: 7S.HOLD.4, 7S.OBJ.2."""
    for side in SIDES:
        blips = len(bench.table.of(side))
        squares = bench.brief.rules.holding.squares
        bench.check(row, "7S.HOLD.4", f"{side} has deployed {blips} blips", holds=blips == squares)
    wanted = set(PLACERS) if bench.game["type"] == "attack_defense" else set()
    lying = {piece.name for piece in bench.table.objectives()}
    for name in sorted(wanted - lying):
        bench.breach(row, "7S.AD.2" if PLACERS[name] else "7S.AD.3", f"{name} was never placed")
    for name in sorted(lying - wanted):
        bench.breach(row, "7S.CE.7", f"{name} lies in a chance encounter")


def first_initiative(bench: Bench, row: Row) -> None:
    """The attacker takes the initiative counter. Rule: 7S.AD.9."""
    bench.check(row, "7S.AD.9", "the attacker has the first initiative", holds=row["side"] == bench.game["attacker"])
    bench.holder = row["side"]

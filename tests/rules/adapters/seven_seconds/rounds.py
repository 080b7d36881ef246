"""Initiative, activations, turns and the end of a round."""

from collections.abc import Mapping, Sequence

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR
from engine.games.seven_seconds.kernel.codes import Draw, Event
from engine.games.seven_seconds.kernel.course.ending import check_end
from engine.games.seven_seconds.kernel.course.turn import action_phase, initiative_phase, refresh, take_turn
from engine.kernel.log import LOG_WIDTH
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, KINDS, Answer, Bench, Given
from tests.rules.adapters.seven_seconds.player import PASS
from tests.rules.adapters.seven_seconds.setup import PLAYERS, SIDES, allowance

ACTIONS = (
    "move",
    "jump",
    "target",
    "fire_rifle",
    "fire_missile",
    "fire_flamer",
    "command",
    "repair",
    "scramble",
    "kamikaze",
    "toggle_jammer",
)
TABLES = ("contested", "controlled_by_attacker", "controlled_by_defender")


def initiative(given: Given) -> Answer:
    """Answer who holds the initiative after the phase, and whether dice were rolled."""
    bench = Bench(given)
    first = given.get("holder", given.get("attacker", given.get("first_player", "p1")))
    bench.game.battle.initiative = PLAYERS.index(first)
    bench.game.battle.round = given["round"]
    for side, player in enumerate(PLAYERS):
        if "dice" in given:
            bench.lay(SIDE_ACTOR + side, Draw.INITIATIVE, given["dice"][player])
    initiative_phase(bench.game)
    bench.check_dice()
    return {"holder": PLAYERS[bench.game.battle.initiative], "rolled": bool(bench.events(Event.INITIATIVE))}


def initiative_sequence(given: Given) -> Answer:
    """Answer the holder round by round."""
    bench = Bench(given)
    bench.game.battle.initiative = PLAYERS.index(given["round_1_holder"])
    holders = []
    for number, dice in enumerate([None, *given["rolls"]], 1):
        bench.game.battle.round = number
        for side, die in enumerate(dice or ()):
            bench.lay(SIDE_ACTOR + side, Draw.INITIATIVE, die)
        initiative_phase(bench.game)
        holders.append(PLAYERS[bench.game.battle.initiative])
    bench.check_dice()
    return {"holder_by_round": holders}


def allowances(given: Given) -> Answer:
    """Answer how many units may be activated."""
    bench = Bench(given)
    return {"allowed": [allowance(bench, mine, theirs) for mine, theirs in given["pairs_mine_theirs"]]}


def turn(given: Given) -> Answer:
    """Answer whether a turn may be played like this, by letting a player try."""
    bench = Bench(given)
    main, extra = given["main"], given.get("extra", ())
    pieces = {name: turn_piece(bench, name) for name in (*main, *extra)}
    own = [*pieces.values(), *(bench.unit(ATTACKER, "tactical", (30, 30)) for _ in range(12 - len(pieces)))]
    allowed = given.get("allowance", 1)
    opposed = next(count for count in range(12, 0, -1) if allowance(bench, len(own), count) == allowed)
    for piece in (*own, *(bench.unit(DEFENDER, "tactical", (30, 2)) for _ in range(opposed))):
        bench.game.battle.active[piece] = 1
    player = bench.players[ATTACKER]
    player.a_turn = len(own)
    player.turns.extend((pieces[name], int(name.endswith("_pair"))) for name in main)
    player.extra.extend(pieces[name] for name in extra)
    take_turn(bench.game, ATTACKER)
    return judged_turn(given, bench, pieces)


def judged_turn(given: Given, bench: Bench, pieces: Mapping[str, int]) -> Answer:
    """Return the answer for a turn by what of it took place."""
    acted = [row[2] for row in bench.events(Event.ACTIVATE)]
    revealed = [row[2] for row in bench.events(Event.REVEAL)]
    if any(pieces[name] not in acted for name in given["main"]):
        return {"legal": False, "error": "too_many_main_activations"}
    if any(pieces[name] not in acted for name in given.get("extra", ())):
        return {"legal": False, "error": f"more_than_{bench.game.numbers.extra_blips}_extra_blips"}
    if any(pieces[name] not in revealed for name in given.get("reveal_during_extra", ())):
        return {"legal": False, "error": "voluntary_reveal_in_extra_activation"}
    return {"legal": True, "activations": len(acted)}


def turn_piece(bench: Bench, name: str) -> int:
    """Put the piece of a name such as `trooper_T1`, `drone_D1`, `blip_2` or `blip_4_pair` on the table."""
    if name.startswith("blip"):
        return bench.blip(ATTACKER, (2, 2), ("tactical", "basic_drone") if name.endswith("_pair") else ())
    return bench.unit(ATTACKER, name.partition("_")[0], (2, 2))


def ready_to_alternate(given: Given, counters: Mapping[str, int], hidden: int = 0) -> Bench:
    """Return a bench of two players with active pieces, blips as far as `hidden` goes, then troopers."""
    bench = Bench(given)
    for side, player in enumerate(PLAYERS):
        bench.players[side].goes_on = True
        at = (2 + 30 * side, 2)
        for number in range(counters[player]):
            piece = bench.blip(side, at, ()) if number < hidden else bench.unit(side, "tactical", at)
            bench.game.battle.active[piece] = 1
    return bench


def turn_order(given: Given) -> Answer:
    """Answer whose turns follow each other; of the counters that a turn uses as many as may be are extra blips'."""
    bench = ready_to_alternate(given, given["counters"], codes.BLIPS)
    used = given.get("each_turn_uses", 1)
    for player in bench.players:
        player.extra_a_turn = min(used - 1, bench.game.numbers.extra_blips)
        player.a_turn = used - player.extra_a_turn
    bench.game.battle.initiative = PLAYERS.index(given["initiative"])
    action_phase(bench.game)
    return {"turns": [PLAYERS[side] for side, passed, _ in turns(bench) if not passed]}


def turns(bench: Bench) -> list[tuple[int, bool, bool]]:
    """Return the turns that were taken: side, whether it was a pass, and whether for want of activation counters."""
    cells, length = bench.game.log.cells, bench.game.log.length
    taken: list[tuple[int, bool, bool]] = []
    for at in range(0, length * LOG_WIDTH, LOG_WIDTH):
        kind, side, counters = cells[at], cells[at + 2], cells[at + 5]
        if kind == Event.TURN:
            taken.append((side, False, False))
        elif kind == Event.PASS:
            taken[-1] = (side, True, counters == 0)
    return taken


def action_phase_end(given: Given) -> Answer:
    """Answer whether the turns of a sequence bring the phase to its end, and after which of them.

    Passes for want of activation counters may be among them or left out.
    """
    steps = [step.split("_") for step in given["sequence"]]
    acting = {player: [player, "activate"] for player in PLAYERS}
    counters = {player: given["counters_left"].get(player, 0) + steps.count(acting[player]) for player in PLAYERS}
    bench = ready_to_alternate(given, counters)
    bench.game.battle.initiative = PLAYERS.index(steps[0][0])
    for player, what in steps:
        side = PLAYERS.index(player)
        own = list(range(side * codes.SIDE_PIECES + codes.BLIPS, (side + 1) * codes.SIDE_PIECES))
        nth = sum(turned is not PASS for turned in bench.players[side].turns)
        bench.players[side].turns.append(PASS if what == "pass" else (own[nth], 0))
    action_phase(bench.game)
    found = 0
    for side, passed, automatic in turns(bench):
        if steps[found : found + 1] == [[PLAYERS[side], "pass" if passed else "activate"]]:
            found += 1
        elif not automatic:
            return {"phase_over": False, "after_step": None}
    return {"phase_over": True, "after_step": found}


def refreshed(given: Given) -> Answer:
    """Answer the activation counters after the refresh phase."""
    bench = Bench(given)
    pieces = {}
    for name, active in given["activation_before"].items():
        hidden = name.startswith(("blip", "decoy"))
        contents = ("tactical",) if name.startswith("blip") else ()
        pieces[name] = bench.blip(ATTACKER, (2, 2), contents) if hidden else bench.unit(ATTACKER, "tactical", (2, 2))
        bench.game.battle.active[pieces[name]] = active
    refresh(bench.game)
    return {"activation": {name: bench.game.battle.active[piece] for name, piece in pieces.items()}}


def actions_per_activation(given: Given) -> Answer:
    """Answer the actions of unit types."""
    numbers = Bench(given).game.numbers
    return {"actions": [numbers.actions[KINDS[kind]] for kind in given["units"]]}


def may_take(given: Given, units: Sequence[str], action: str) -> list[bool]:
    """Return which unit types may take an action."""
    found = []
    for kind in units:
        bench = Bench(given)
        found.append(may_act(bench.game, bench.any_unit(ATTACKER, kind, (2, 2)), ACTIONS.index(action)))
    return found


def action_legality(given: Given) -> Answer:
    """Answer which units may take an action."""
    return {"legal": may_take(given, given["units"], given["action"])}


def action_matrix(given: Given) -> Answer:
    """Answer for each action the units that may take it."""
    judged = {action: may_take(given, given["units"], action) for action in given["actions"]}
    return {
        action: [unit for unit, allowed in zip(given["units"], row, strict=True) if allowed]
        for action, row in judged.items()
    }


def action_counters(given: Given) -> Answer:
    """Answer the target counters that actions put on the unit that takes them."""
    added = []
    for action in given["actions"]:
        bench = Bench(given)
        piece = bench.unit(ATTACKER, "tactical", (2, 2))
        name, times = ("target", action["target_dice"]) if isinstance(action, dict) else (action, 1)
        add_own_counters(bench.game, piece, ACTIONS.index(name), times)
        added.append(bench.game.battle.counters[piece])
    return {"own_counters_added": added}


def round_end(given: Given) -> Answer:
    """Answer whether a round ends the game, and who controls the table."""
    bench = Bench(given)
    said = "both" if given.get("agreement", False) else given["withdraw"]
    leaving = [side for name, side in (("attacker", ATTACKER), ("defender", DEFENDER)) if said in {name, "both"}]
    for name, side in (("attacker", ATTACKER), ("defender", DEFENDER)):
        force = given[name]
        set_up_battle(
            bench, side, force.get("troopers_table", 0), force.get("troopers_holding", 0), force.get("drones", 0)
        )
        bench.players[side].withdraws = side in leaving
        bench.players[side].pursues = given.get("reply") == "pursue"
    bench.game.battle.round = given.get("round", 1)
    return ended(bench) | {
        "extra_rounds": bench.game.battle.pursuit_rounds,
        "attacker_troopers_killed_by_withdraw": bench.game.battle.troopers_lost[ATTACKER],
        "defender_troopers_killed_by_withdraw": bench.game.battle.troopers_lost[DEFENDER],
    }


def set_up_battle(bench: Bench, side: int, on_table: int, holding: int = 0, drones: int = 0) -> None:
    """Give a side its troopers on the table and in the holding area, and drones."""
    for _ in range(on_table):
        bench.unit(side, "tactical", (2, 2 + 30 * side))
    for square in range(holding):
        bench.hidden(side, "tactical", square)
    for _ in range(drones):
        bench.unit(side, "basic_drone", (2, 2 + 30 * side))


def ended(bench: Bench) -> Answer:
    """Let the engine check the end of a round with players who decide as laid down."""
    check_end(bench.game)
    over = bool(bench.game.battle.over)
    return {"game_over": over} | ({"table": TABLES[bench.game.battle.table_control]} if over else {})


def pursuit(given: Given) -> Answer:
    """Answer how a game ends after a pursuit."""
    bench = Bench(given)
    left = given["after_extra_round"]
    set_up_battle(bench, ATTACKER, left["attacker_troopers"])
    set_up_battle(bench, DEFENDER, left["defender_troopers"])
    bench.game.battle.pursuit_rounds = 1
    bench.game.battle.pursued_by = 1 - SIDES[given["withdrawing"]]
    return ended(bench)


def round_limit(given: Given) -> Answer:
    """Answer whether a game is over after so many rounds in which both sides have kept troopers."""
    bench = Bench(given)
    for side in (ATTACKER, DEFENDER):
        set_up_battle(bench, side, 1)
    bench.game.battle.round = given["rounds_played"]
    return ended(bench)

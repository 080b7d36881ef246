"""The course of a level: steps of a turn, initiative, phases and pulses, and who has won."""

from functools import cache

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import Action, Draw, Ending, Event, KeyChip
from engine.games.survive.kernel.course.ending import check_victory, first_tied, judge_last_turn, tied_count
from engine.games.survive.kernel.course.turn import activity, initiative_throw, set_order
from engine.games.survive.kernel.records import Game
from engine.games.survive.log.words import END_CAUSES
from engine.games.survive.rules.numbers import mils
from engine.kernel.answers import ANSWERED
from engine.kernel.log import LOG_WIDTH
from tests.rules.adapters.survive.bench import Answer, Given, shipped_pack
from tests.rules.adapters.survive.stage import STATUSES, add_unit, lay_down, rows_of, stage

STEPS = {
    "holds": "hold_declaration",
    "initiative": "initiative",
    "activity": "activity_and_caps",
    "pulse": "activity_and_caps",
    "recovery": "recovery",
}
SIDE = 2
"""Where a row has its side."""


@cache
def steps() -> list[str]:
    """Return the steps of the first turn of a battle, in the order in which its log goes through them."""
    battle = fight(shipped_pack(), BattleOrder(scenario="first_blood", seed=1, mode="plain"))
    turns = [row for row in battle.rows() if row.get("turn", 0) > 0]
    found = dict.fromkeys(STEPS[row["phase"]] for row in turns if row["turn"] == 1)
    return [*found, *(["next_turn"] if any(row["turn"] == 2 for row in turns) else [])]


def turn_steps(_: Given) -> Answer:
    """Answer the steps of a turn."""
    return {"steps": steps()}


def initiative(given: Given) -> Answer:
    """Answer the order of play, or who has to throw again."""
    game, seats = stage(given), given["seats"]
    for mob in range(len(seats)):
        add_unit(game, mob)
        game.forces.corner[mob], game.battle.tied[mob] = mob, 1
    lay_down(game, Draw.INITIATIVE, [given["rolls"][seat] for seat in seats])
    initiative_throw(game)
    if tied_count(game) > 1:
        return {"order": None, "rethrow": [seat for mob, seat in enumerate(seats) if game.battle.tied[mob]]}
    set_order(game, first_tied(game))
    return {"order": [seats[mob] for mob in game.battle.play_order[: len(seats)]], "rethrow": []}


def phases(given: Given) -> Answer:
    """Answer how phases and pulses alternate until everybody is activated."""
    game, order = stage(given), given["order"]
    for mob, player in enumerate(order):
        game.forces.policy[mob], game.battle.play_order[mob] = ANSWERED, mob
        for _ in range(given["units"][player]):
            game.battle.in_hand[add_unit(game, mob)] = codes.NOBODY
    game.forces.weapons[:] = [0] * len(game.forces.weapons)
    _answer(game, given, order)
    activity(game)
    sequence = [
        "CAP" if kind == Event.PULSE else order[side]
        for kind, side in _rows(game)
        if kind in {Event.PULSE, Event.PHASE}
    ]
    caps = sequence.count("CAP")
    return {"sequence": sequence, "activity": len(sequence) - caps, "caps": caps}


def _rows(game: Game) -> list[tuple[int, int]]:
    cells = game.log.cells
    return [(cells[at], cells[at + SIDE]) for at in range(0, game.log.length * LOG_WIDTH, LOG_WIDTH)]


def _answer(game: Game, given: Given, order: list[str]) -> None:
    """Lay the answers down: each phase its units, which stay where they are."""
    cells: list[int] = []
    waiting = {player: _groups(game, given, mob, player) for mob, player in enumerate(order)}
    while any(waiting.values()):
        for player in order:
            if waiting[player]:
                group = waiting[player].pop(0)
                alone = [Action.MOVE, group[0], codes.NOBODY, 0]
                cells += alone if len(group) == 1 else [Action.MOB_RUN, -1, -1, len(group), *group]
                for piece in group:
                    cells += [game.battle.x_mil[piece], game.battle.y_mil[piece], 0, 0]
    game.answers.cells[: len(cells)] = cells
    game.answers.given = len(cells)


def _groups(game: Game, given: Given, mob: int, player: str) -> list[list[int]]:
    pieces = [piece for piece in range(game.forces.pieces) if game.battle.mob[piece] == mob]
    sizes = given.get("group_sizes", {}).get(player, [1] * len(pieces))
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    return [pieces[start : start + size] for start, size in zip(starts, sizes, strict=True)]


def winner(given: Given) -> Answer:
    """Answer who has survived the level, and by which rule."""
    game = stage(given)
    players = sorted({unit["player"] for unit in given["units"]})
    for unit in given["units"]:
        piece = add_unit(game, players.index(unit["player"]))
        game.battle.x_mil[piece], game.battle.y_mil[piece] = map(mils, unit["pos"])
        if unit["state"] == "red":
            game.battle.mob[piece], game.battle.red[piece] = codes.CONTROL, 1
        else:
            game.battle.status[piece] = STATUSES[unit["state"]]
    _lay_key(game, given)
    check_victory(game)
    if given["last_turn"] and not game.battle.over:
        judge_last_turn(game)
    return _verdict(game, players)


def _lay_key(game: Game, given: Given) -> None:
    chip = given["keychip"]
    x_mil, y_mil = map(mils, chip["pos"])
    game.battle.key_x_mil, game.battle.key_y_mil = x_mil, y_mil
    if "carrier" in chip:
        ids = [unit["id"] for unit in given["units"]]
        game.battle.key_state, game.battle.key_piece = KeyChip.CARRIED, ids.index(chip["carrier"])
    if chip.get("at_spire"):
        game.board.spire_x_mil, game.board.spire_y_mil = x_mil + game.numbers.base_mil, y_mil


def _verdict(game: Game, players: list[str]) -> Answer:
    if not game.battle.over:
        return {"winner": None, "reason": None, "dice_off": []}
    _, reason = END_CAUSES[game.battle.ending]
    tied = sorted({players[row[SIDE]] for row in rows_of(game, Event.CLOSEST)})
    if game.battle.ending == Ending.DICE_OFF:
        return {"winner": None, "reason": reason, "dice_off": tied}
    named = {codes.CONTROL: "control", codes.NOBODY: None} | dict(enumerate(players))
    return {"winner": named[game.battle.winner], "reason": reason, "dice_off": []}

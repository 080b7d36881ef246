"""Why an answer is not open to a unit, in words; "" where it is."""

from engine.games.survive.custom_players.pieces import ACTION_CODES, GROUPS, TEAMS, Activate
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.groups import may_run_there
from engine.games.survive.kernel.board.choices import (
    clear_choice,
    is_ready,
    may_activate,
    may_charge,
    may_go,
    may_join,
    may_start_at,
    shot_faults,
)
from engine.games.survive.kernel.board.footing import (
    apart_mil,
    is_built_up,
    is_engaged_at,
    is_free,
    is_on_board,
    is_taken,
    way_mil,
)
from engine.games.survive.kernel.board.pieces import is_dazed
from engine.games.survive.kernel.records import Game

SHOT_WORDS = {
    codes.NO_TARGET: "it is no enemy on the table",
    codes.OUT_OF_ARC: "it is not in the front fire arc",
    codes.OUT_OF_SIGHT: "terrain blocks the line of sight",
    codes.NOT_IN_HAND: "no weapon is in hand and ready",
    codes.JAMMED_WEAPON: "the weapon is jammed",
    codes.TWO_HANDED: "it is a two-handed weapon",
    codes.NOT_RANGED: "it is no ranged weapon",
    codes.NO_SHOOTING: "nobody shoots after a Blink",
    codes.TOO_MANY_SHOTS: "no shot is left",
}


def write_activation(game: Game, answer: Activate) -> None:
    """Set `game.choice` to who is activated."""
    clear_choice(game)
    game.choice.action = ACTION_CODES[answer.action]
    game.choice.piece = answer.unit.number
    if answer.action in TEAMS and answer.others:
        game.choice.partner = answer.others[0].number
    if answer.action in GROUPS:
        for each in (answer.unit, *answer.others):
            game.choice.joins[each.number] = 1


def activation_refused(game: Game, side: int, answer: Activate) -> str:
    """Return why somebody may not be activated like this. Rules: SV.SEQ.3, SV.MOV.9 to SV.MOV.13."""
    if answer.action not in ACTION_CODES:
        return f"there is no action {answer.action!r}; there are: {', '.join(ACTION_CODES)}"
    if reason := _others_refused(game, side, answer):
        return reason
    write_activation(game, answer)
    return "" if may_activate(game, side) else _group_words(game, answer)


def _others_refused(game: Game, side: int, answer: Activate) -> str:
    for each in (answer.unit, *answer.others):
        if not is_ready(game, side, each.number):
            return f"{each} is not one's own, or has been activated"
    wanted = 1 if answer.action in TEAMS else 0
    if answer.action not in GROUPS and len(answer.others) != wanted:
        return f"{answer.action} takes {wanted} other units, got {len(answer.others)}"
    unit = answer.unit.number
    if is_dazed(game, unit) != (answer.action == "shuffle"):
        return "a Dazed unit shuffles, and nobody else does"
    if bool(game.battle.holding[unit]) != (answer.action == "hold"):
        return "a unit that holds can do nothing else, and others have not declared to hold"
    if joining := [each for each in answer.others if not may_join(game, side, each.number)]:
        return f"{joining[0]} is Dazed or holds"
    return ""


def _group_words(game: Game, answer: Activate) -> str:
    if answer.action in TEAMS:
        return f"a Double Team stands within {game.numbers.double_team_mil / codes.MILS_PER_INCH:g} in of each other"
    if answer.action == "mob_run":
        return f"a Mob Run keeps within {game.numbers.mob_run_mil / codes.MILS_PER_INCH:g} in of each other"
    return "who Blinks stands in base contact with the others, and with no enemy"


def start_refused(game: Game, side: int, piece: int, x: int, y: int) -> str:
    """Return why a unit may not be set up at a point. Rule: SV.GAP.41."""
    game.choice.x_mil, game.choice.y_mil = x, y
    if may_start_at(game, side, piece):
        return ""
    within = f"a unit is set up within {game.numbers.deploy_mil / codes.MILS_PER_INCH:g} in of the corner"
    return _no_room(game, piece, x, y) or within


def way_refused(game: Game, piece: int, at: tuple[int, int], left_mil: int, *, in_mob_run: bool) -> str:
    """Return why a unit may not go straight to a point. Rules: SV.MOV.1, SV.GAP.39.

    In a Mob Run all go at the same time, and find room there afterwards.
    """
    x, y = at
    game.choice.x_mil, game.choice.y_mil = x, y
    game.battle.to_x_mil[piece], game.battle.to_y_mil[piece] = x, y
    if may_run_there(game, piece) if in_mob_run else may_go(game, piece, left_mil):
        return ""
    length = way_mil(game, piece, x, y)
    if length > left_mil:
        inches = codes.MILS_PER_INCH
        return f"that takes {length / inches:.2f} in of movement, and {left_mil / inches:g} in are left"
    room = "" if in_mob_run else _no_room(game, piece, x, y)
    return room or "an enemy, terrain that blocks or the spire is in the way"


def _no_room(game: Game, piece: int, x: int, y: int) -> str:
    if not is_on_board(game, x, y):
        return "its base would not lie on the table"
    if is_taken(game, piece, x, y):
        return "another base stands there"
    if is_built_up(game, x, y):
        return "terrain that blocks stands there"
    if not is_free(game, piece, x, y):
        return "the spire stands there"
    return "only a charge leads to base contact with an enemy" if is_engaged_at(game, piece, x, y) else ""


def shot_refused(game: Game, piece: int, target: int, action: int) -> str:
    """Return why a unit may not shoot at a target with the weapon in hand. Rules: SV.SHT.3, SV.AMM.2, SV.HOUSE.9."""
    faults = shot_faults(game, piece, target, game.battle.in_hand[piece], action)
    return ", and ".join(words for bit, words in SHOT_WORDS.items() if faults & bit)


def charge_refused(game: Game, piece: int, target: int, loser: int) -> str:
    """Return why a unit may not charge a target, near or far. Rules: SV.MOV.5, SV.GAP.39."""
    may = may_charge(game, piece, target, loser)
    return "" if may else "it is no enemy on the table, was just beaten, or something is in the way"


def follow_on_refused(game: Game, piece: int, target: int, left_mil: int, loser: int) -> str:
    """Return why a winner may not follow on with a charge, which has to reach its target. Rule: SV.RES.6."""
    if reason := charge_refused(game, piece, target, loser):
        return reason
    return "" if apart_mil(game, piece, target) <= left_mil else "it is out of reach"

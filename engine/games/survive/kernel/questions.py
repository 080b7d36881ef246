"""Single questions: each reads what it needs of the question, and writes its answers in their order."""

from engine.games.survive.kernel.effects import hit_effect, met_toughness
from engine.games.survive.kernel.facing import contact_side, is_in_arc, turns_about
from engine.games.survive.kernel.game import turns_for
from engine.games.survive.kernel.groups import blink_x_mil, blink_y_mil, is_mob_run, team_refused
from engine.games.survive.kernel.movement import (
    charges_mil,
    control_charges_mil,
    control_moves_mil,
    control_shoots,
    follow_on_counts_as,
    follows_on_mil,
    moves_mil,
    runs_mil,
    shuffles_mil,
)
from engine.games.survive.kernel.pulse import pulse_picks
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.red import goes_red, red_picks
from engine.games.survive.kernel.shots import jams, refused, shot_modifier, shot_range_mil
from engine.games.survive.kernel.to_hit import control_number, number_to_hit
from engine.games.survive.kernel.zones import may_patrol, patrols_from, patrols_to, zone_at


def ask_effect(game: Game) -> None:
    """Answer what a hit does, and the Toughness it met."""
    dazed: bool = game.question.dazed == 1
    control: bool = game.question.control == 1
    game.question.answer[0] = hit_effect(game.numbers, game.question.power, game.question.toughness, dazed, control)
    game.question.answer[1] = met_toughness(game.numbers, game.question.toughness, dazed)


def ask_number(game: Game) -> None:
    """Answer the number of a skill with a weapon."""
    game.question.answer[0] = number_to_hit(
        game.numbers, game.question.skill, game.question.difficulty, game.question.modifier
    )


def ask_control(game: Game) -> None:
    """Answer the two numbers of a control unit, how far it moves and charges, and whether it shoots."""
    disabled: bool = game.question.dazed == 1
    kind: int = game.question.kind
    game.question.answer[0] = control_number(game.numbers, kind, True, game.question.modifier)
    game.question.answer[1] = control_number(game.numbers, kind, False, game.question.modifier)
    game.question.answer[2] = control_moves_mil(game.numbers, kind, disabled)
    game.question.answer[3] = control_charges_mil(game.numbers, kind, disabled)
    game.question.answer[4] = 1 if control_shoots(game.numbers, kind, disabled) else 0


def ask_shot(game: Game) -> None:
    """Answer what is against some shots, the modifier and the range, and whether the Ammo Roll jams."""
    action: int = game.question.action
    weapon_type: int = game.question.weapon_type
    game.question.answer[0] = refused(game.numbers, action, weapon_type, game.question.hands, game.question.wanted)
    game.question.answer[1] = shot_modifier(game.numbers, action, weapon_type)
    game.question.answer[2] = shot_range_mil(game.numbers, action, weapon_type, game.question.range_mil)
    game.question.answer[3] = 1 if jams(game.question.ammo, game.question.roll) else 0


def ask_rates(game: Game) -> None:
    """Answer how far a unit moves, runs, charges, follows on and shuffles, what a follow-on counts as, the turns."""
    move_mil: int = moves_mil(game.numbers, game.question.weight)
    game.question.answer[0] = move_mil
    game.question.answer[1] = runs_mil(game.numbers, game.question.weight, game.question.stamina)
    game.question.answer[2] = charges_mil(game.numbers, game.question.weight, game.question.stamina)
    game.question.answer[3] = follows_on_mil(game.numbers, move_mil)
    game.question.answer[4] = shuffles_mil(game.numbers, game.question.range_mil)
    game.question.answer[5] = follow_on_counts_as(game.question.first == 1)
    game.question.answer[6] = turns_for(game.numbers, game.question.players)


def ask_zone(game: Game) -> None:
    """Answer the zone of a point, whether a kind of control unit may stand there, and between which rings it keeps."""
    x: int = game.question.x_mil
    y: int = game.question.y_mil
    game.question.answer[0] = zone_at(game.board, x, y)
    game.question.answer[1] = 1 if may_patrol(game.numbers, game.board, game.question.kind, x, y, 0) else 0
    game.question.answer[2] = patrols_from(game.question.kind)
    game.question.answer[3] = patrols_to(game.numbers, game.question.kind)


def ask_pulse(game: Game) -> None:
    """Answer how many places a pulse may activate, which are chosen; and whether the roll turns a unit about."""
    game.question.answer[0] = pulse_picks(game.numbers, game.board, game.places, game.question.roll)
    game.question.answer[1] = 1 if turns_about(game.numbers, game.question.roll) else 0


def ask_arc(game: Game) -> None:
    """Answer whether a way, in `x_mil` and `y_mil`, lies in the front arc of a facing, and on which side it is."""
    x: int = game.question.x_mil
    y: int = game.question.y_mil
    facing_x: int = game.question.facing_x
    facing_y: int = game.question.facing_y
    front: bool = is_in_arc(facing_x, facing_y, x, y, game.numbers.front_cosine, game.numbers.front_sine)
    game.question.answer[0] = 1 if front else 0
    game.question.answer[1] = contact_side(game.numbers, facing_x, facing_y, x, y)


def ask_group(game: Game) -> None:
    """Answer what is against a Double Team, and whether the places are a Mob Run."""
    game.question.answer[0] = team_refused(
        game.numbers, game.question.range_mil, game.question.action, game.question.other_action
    )
    game.question.answer[1] = 1 if is_mob_run(game.numbers, game.places) else 0


def ask_blink(game: Game) -> None:
    """Answer where a Blink leads."""
    game.question.answer[0] = blink_x_mil(game.numbers, game.question.corner, game.question.roll, game.board.width_mil)
    game.question.answer[1] = blink_y_mil(
        game.numbers, game.question.corner, game.question.other_roll, game.board.depth_mil
    )


def ask_red(game: Game) -> None:
    """Answer whether a unit goes Red, and at how many places it then fires, which are chosen."""
    first: bool = game.question.first == 1
    game.question.answer[0] = 1 if goes_red(game.numbers, game.question.zone, game.question.roll, first) else 0
    game.question.answer[1] = red_picks(
        game.numbers,
        game.places,
        game.question.x_mil,
        game.question.y_mil,
        game.question.facing_x,
        game.question.facing_y,
    )

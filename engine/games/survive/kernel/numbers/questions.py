"""Single questions: each reads what it needs of the question, and writes its answers in their order."""

from engine.games.survive.kernel.numbers.movement import (
    blink_x_mil,
    blink_y_mil,
    charges_mil,
    control_charges_mil,
    control_moves_mil,
    control_shoots,
    follow_on_counts_as,
    follows_on_mil,
    is_mob_run,
    moves_mil,
    runs_mil,
    shuffles_mil,
    team_refused,
    turns_for,
)
from engine.games.survive.kernel.numbers.places import (
    contact_side,
    goes_red,
    is_in_arc,
    may_patrol,
    patrols_from,
    patrols_to,
    pulse_picks,
    red_picks,
    turns_about,
    zone_at,
)
from engine.games.survive.kernel.numbers.shots import (
    control_number,
    hit_effect,
    jams,
    met_toughness,
    number_to_hit,
    refused,
    shot_modifier,
    shot_range_mil,
)
from engine.games.survive.kernel.rules_record import Inquiry


def ask_effect(inquiry: Inquiry) -> None:
    """Answer what a hit does, and the Toughness it met."""
    dazed: bool = inquiry.question.dazed == 1
    control: bool = inquiry.question.control == 1
    inquiry.question.answer[0] = hit_effect(
        inquiry.numbers, inquiry.question.power, inquiry.question.toughness, dazed, control
    )
    inquiry.question.answer[1] = met_toughness(inquiry.numbers, inquiry.question.toughness, dazed)


def ask_number(inquiry: Inquiry) -> None:
    """Answer the number of a skill with a weapon."""
    inquiry.question.answer[0] = number_to_hit(
        inquiry.numbers, inquiry.question.skill, inquiry.question.difficulty, inquiry.question.modifier
    )


def ask_control(inquiry: Inquiry) -> None:
    """Answer the two numbers of a control unit, how far it moves and charges, and whether it shoots."""
    disabled: bool = inquiry.question.dazed == 1
    kind: int = inquiry.question.kind
    inquiry.question.answer[0] = control_number(inquiry.numbers, kind, True, inquiry.question.modifier)
    inquiry.question.answer[1] = control_number(inquiry.numbers, kind, False, inquiry.question.modifier)
    inquiry.question.answer[2] = control_moves_mil(inquiry.numbers, kind, disabled)
    inquiry.question.answer[3] = control_charges_mil(inquiry.numbers, kind, disabled)
    inquiry.question.answer[4] = 1 if control_shoots(inquiry.numbers, kind, disabled) else 0


def ask_shot(inquiry: Inquiry) -> None:
    """Answer what is against some shots, the modifier and the range, and whether the Ammo Roll jams."""
    action: int = inquiry.question.action
    weapon_type: int = inquiry.question.weapon_type
    inquiry.question.answer[0] = refused(
        inquiry.numbers, action, weapon_type, inquiry.question.hands, inquiry.question.wanted
    )
    inquiry.question.answer[1] = shot_modifier(inquiry.numbers, action, weapon_type)
    inquiry.question.answer[2] = shot_range_mil(inquiry.numbers, action, weapon_type, inquiry.question.range_mil)
    inquiry.question.answer[3] = 1 if jams(inquiry.question.ammo, inquiry.question.roll) else 0


def ask_rates(inquiry: Inquiry) -> None:
    """Answer how far a unit moves, runs, charges, follows on and shuffles, what a follow-on counts as, the turns."""
    move_mil: int = moves_mil(inquiry.numbers, inquiry.question.weight)
    inquiry.question.answer[0] = move_mil
    inquiry.question.answer[1] = runs_mil(inquiry.numbers, inquiry.question.weight, inquiry.question.stamina)
    inquiry.question.answer[2] = charges_mil(inquiry.numbers, inquiry.question.weight, inquiry.question.stamina)
    inquiry.question.answer[3] = follows_on_mil(inquiry.numbers, move_mil)
    inquiry.question.answer[4] = shuffles_mil(inquiry.numbers, inquiry.question.range_mil)
    inquiry.question.answer[5] = follow_on_counts_as(inquiry.question.first == 1)
    inquiry.question.answer[6] = turns_for(inquiry.numbers, inquiry.question.players)


def ask_zone(inquiry: Inquiry) -> None:
    """Answer the zone of a point, whether a kind of control unit may stand there, and between which rings it keeps."""
    x: int = inquiry.question.x_mil
    y: int = inquiry.question.y_mil
    inquiry.question.answer[0] = zone_at(inquiry.board, x, y)
    inquiry.question.answer[1] = 1 if may_patrol(inquiry.numbers, inquiry.board, inquiry.question.kind, x, y, 0) else 0
    inquiry.question.answer[2] = patrols_from(inquiry.question.kind)
    inquiry.question.answer[3] = patrols_to(inquiry.numbers, inquiry.question.kind)


def ask_pulse(inquiry: Inquiry) -> None:
    """Answer how many places a pulse may activate, which are chosen; and whether the roll turns a unit about."""
    inquiry.question.answer[0] = pulse_picks(inquiry.numbers, inquiry.board, inquiry.places, inquiry.question.roll)
    inquiry.question.answer[1] = 1 if turns_about(inquiry.numbers, inquiry.question.roll) else 0


def ask_arc(inquiry: Inquiry) -> None:
    """Answer whether a way, in `x_mil` and `y_mil`, lies in the front arc of a facing, and on which side it is."""
    x: int = inquiry.question.x_mil
    y: int = inquiry.question.y_mil
    facing_x: int = inquiry.question.facing_x
    facing_y: int = inquiry.question.facing_y
    front: bool = is_in_arc(facing_x, facing_y, x, y, inquiry.numbers.front_cosine, inquiry.numbers.front_sine)
    inquiry.question.answer[0] = 1 if front else 0
    inquiry.question.answer[1] = contact_side(inquiry.numbers, facing_x, facing_y, x, y)


def ask_group(inquiry: Inquiry) -> None:
    """Answer what is against a Double Team, and whether the places are a Mob Run."""
    inquiry.question.answer[0] = team_refused(
        inquiry.numbers, inquiry.question.range_mil, inquiry.question.action, inquiry.question.other_action
    )
    inquiry.question.answer[1] = 1 if is_mob_run(inquiry.numbers, inquiry.places) else 0


def ask_blink(inquiry: Inquiry) -> None:
    """Answer where a Blink leads."""
    inquiry.question.answer[0] = blink_x_mil(
        inquiry.numbers, inquiry.question.corner, inquiry.question.roll, inquiry.board.width_mil
    )
    inquiry.question.answer[1] = blink_y_mil(
        inquiry.numbers, inquiry.question.corner, inquiry.question.other_roll, inquiry.board.depth_mil
    )


def ask_red(inquiry: Inquiry) -> None:
    """Answer whether a unit goes Red, and at how many places it then fires, which are chosen."""
    first: bool = inquiry.question.first == 1
    inquiry.question.answer[0] = (
        1 if goes_red(inquiry.numbers, inquiry.question.zone, inquiry.question.roll, first) else 0
    )
    inquiry.question.answer[1] = red_picks(
        inquiry.numbers,
        inquiry.places,
        inquiry.question.x_mil,
        inquiry.question.y_mil,
        inquiry.question.facing_x,
        inquiry.question.facing_y,
    )

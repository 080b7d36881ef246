"""The strength of attacks and of what goes off, and aiming: points to turn, and who is hit by spillover.

Directions are numbers, clockwise from north; any number is one, six more the same.

Rules: BS.CARD.5 to BS.CARD.11, BS.CARD.17, BS.CARD.18, BS.FIR.9, BS.MOD.1 to BS.MOD.21, BS.BMB.5, BS.BMB.6, BS.MIN.5,
BS.GAP.19, BS.GAP.20, BS.GAP.64, BS.GAP.87, BS.GAP.88, BS.GAP.92, BS.FAC.1 to BS.FAC.3, BS.SPL.1 to BS.SPL.3.
"""

from engine.games.battlesuit.kernel.codes import (
    BOXES,
    DIRECTIONS,
    PARTS,
    WIDE_ARC,
    Ability,
    Detonation,
    Paint,
    Part,
    Terrain,
    UnitClass,
)
from engine.games.battlesuit.kernel.numbers.attack_record import Aim, Attack, Cards
from engine.games.battlesuit.kernel.rules_record import Numbers
from engine.kernel.hexes import hex_steps


def has_boxes(cards: Cards, card: int) -> bool:
    """Return whether a card has damage boxes; without them any hit eliminates. Rule: BS.CARD.17."""
    return cards.unit_class[card] == UnitClass.ARMOURED


def can(cards: Cards, card: int, ability: int) -> bool:
    """Return whether a card has an ability."""
    return (cards.abilities[card] >> ability) % 2 == 1


def attack_of(cards: Cards, card: int, hits: int) -> int:
    """Return the attack strength printed under the leftmost open box; 0 for one that is down. Rule: BS.CARD.9."""
    if not has_boxes(cards, card):
        return cards.attack[card * BOXES]
    return cards.attack[card * BOXES + hits] if hits < BOXES else 0


def shield_of(numbers: Numbers, cards: Cards, card: int, hits: int) -> int:
    """Return the shield strength; of one that is down as the rules have it. Rules: BS.FIR.5, BS.CARD.10, BS.GAP.128."""
    if not has_boxes(cards, card):
        return cards.shield[card * BOXES]
    if hits < BOXES:
        return cards.shield[card * BOXES + hits]
    return cards.shield[card * BOXES + BOXES - 1] if numbers.down_keeps_shield else 0


def is_disarmed(cards: Cards, card: int, hits: int) -> bool:
    """Return whether an attacker's printed strength is 0. Rules: BS.FIR.4, BS.GAP.55."""
    return attack_of(cards, card, hits) == 0


def set_attack_parts(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Write the parts of an attack's strength into it; their sum is the strength."""
    clear_parts(attack)
    attack.parts[Part.ATTACK] = attack_of(cards, attack.attacker, attack.attacker_hits)
    attack.parts[Part.SHIELD] = -shield_against(numbers, cards, attack)
    attack.parts[Part.JACK_KNIFE_DOUBLE] = doubled(numbers, cards, attack)
    set_target_parts(numbers, cards, attack)
    set_manner_parts(numbers, cards, attack)
    set_attacker_parts(numbers, attack)


def clear_parts(attack: Attack) -> None:
    """Set all parts of a strength to 0."""
    for part in range(PARTS):
        attack.parts[part] = 0


def strength_of(attack: Attack) -> int:
    """Return the sum of the parts. Rule: BS.FIR.9."""
    total: int = 0
    for part in range(PARTS):
        total += attack.parts[part]
    return total


def shield_against(numbers: Numbers, cards: Cards, attack: Attack) -> int:
    """Return the target's shield. Rules: BS.MOD.2, BS.MRN.3, BS.GAP.116."""
    shield: int = shield_of(numbers, cards, attack.target, attack.target_hits)
    if attack.marine_defends:
        return max(numbers.marine_shield_min, shield + numbers.marine_shield_mod)
    return shield


def doubled(numbers: Numbers, cards: Cards, attack: Attack) -> int:
    """Return what is added to a strength that counts twice near by. Rules: BS.JKN.1, BS.GAP.72."""
    if attack.range_points > numbers.jack_knife_range or not can(cards, attack.attacker, Ability.DOUBLES_ADJACENT):
        return 0
    return attack.parts[Part.ATTACK] * (numbers.jack_knife_factor - 1)


def set_target_parts(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Write what comes of the target's place. Rules: BS.MOD.1, BS.MOD.4 to BS.MOD.9, BS.MOD.16 to BS.MOD.20."""
    attack.parts[Part.PAINTED] = paint(numbers, attack)
    attack.parts[Part.DEFENDER_HIGHER_GROUND] = numbers.defender_higher_ground * attack.higher_ground
    attack.parts[Part.DEFENDER_BELOW] = numbers.defender_below * attack.below
    if attack.cover != Terrain.IMPROVED_POSITION:
        attack.parts[Part.COVER] = numbers.cover_mod[attack.cover]
    if attack.improved or attack.cover == Terrain.IMPROVED_POSITION:
        attack.parts[Part.IMPROVED_POSITION] = numbers.cover_mod[Terrain.IMPROVED_POSITION]
    attack.parts[Part.STEALTH] = numbers.stealth_per_box * attack.stealth_box
    if attack.range_points == 1:
        attack.parts[Part.ADJACENT] = numbers.adjacent
    if attack.range_points <= numbers.sniper_close_points and can(cards, attack.attacker, Ability.SNIPES):
        attack.parts[Part.SNIPER_CLOSE] = numbers.sniper_close


def paint(numbers: Numbers, attack: Attack) -> int:
    """Return what painting is worth; one who has just recovered gains nothing. Rules: BS.MOD.1, BS.SHK.6."""
    if attack.painted == 0 or attack.shaken:
        return 0
    return paint_bonus(numbers, attack.painted) + attack.painted_more


def paint_bonus(numbers: Numbers, painted: int) -> int:
    """Return what one painting is worth, a sniper's or another's. Rules: BS.MOD.1, BS.GAP.53."""
    return numbers.sniper_paint_bonus if painted == Paint.SNIPER else numbers.painted


def set_manner_parts(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Write what comes of the manner of the attack. Rules: BS.MOD.3, BS.MOD.11 to BS.MOD.14, BS.GAP.63, BS.SEN.2."""
    attack.parts[Part.REACTION] = numbers.reaction * attack.reaction
    attack.parts[Part.INDIRECT] = numbers.indirect * attack.indirect
    attack.parts[Part.SPILLOVER] = spillover(numbers, attack.indirect) * attack.spillover
    if not can(cards, attack.attacker, Ability.FIRES_TWICE):
        attack.parts[Part.RAPID] = rapid(numbers, attack.after_paint) * attack.rapid
    steps: int = attack.range_points // cards.attenuation_points[attack.attacker]
    per_step: int = numbers.jammed_attenuation_per_step if attack.jammed else numbers.attenuation_per_step
    attack.parts[Part.ATTENUATION] = per_step * steps
    attack.parts[Part.FACING] = facing_modifier(numbers, attack.turned)


def rapid(numbers: Numbers, after_paint: int) -> int:
    """Return what one of two attacks is worth, or the one after painting. Rules: BS.RPD.1, BS.RPD.2, BS.GAP.52."""
    return numbers.paint_then_fire if after_paint else numbers.rapid


def spillover(numbers: Numbers, indirect: int) -> int:
    """Return what spillover is worth, besides the modifier of an indirect attack. Rules: BS.MOD.12, BS.GAP.63."""
    return numbers.spillover_indirect_extra if indirect else numbers.spillover


def facing_modifier(numbers: Numbers, turned: int) -> int:
    """Return what the points are worth that the attacker turned first. Rule: BS.FAC.2."""
    return numbers.facing_per_point * turned


def set_attacker_parts(numbers: Numbers, attack: Attack) -> None:
    """Write what comes of the attacker's state. Rules: BS.MOD.10, BS.MOD.15, BS.MOD.18, BS.DET.1, BS.MRN.2."""
    attack.parts[Part.SHAKEN] = numbers.shaken_attack_mod * attack.shaken
    if attack.out_of_command or attack.jammed:
        attack.parts[Part.OUT_OF_COMMAND] = numbers.out_of_command
    attack.parts[Part.BOOSTED] = numbers.boost_attack_mod * attack.boosted
    attack.parts[Part.IMPROVED_DETECTION] = numbers.improved_detection * attack.improved_detection
    attack.parts[Part.MARINE] = numbers.marine_attack_mod * attack.marine_attacks
    attack.parts[Part.SQUAD_MORALE] = numbers.squad_half_lost_mod * attack.squad_half_lost


def blast_reaches(numbers: Numbers, kind: int, points: int) -> bool:
    """Return whether a bomb or a mine attacks those so many points away.

    On the very point of a bomb everything is destroyed without an attack.
    """
    if kind == Detonation.EXPLOSIVE_MINE:
        return 0 <= points <= 1
    return 1 <= points <= numbers.blast_radius


def base_strength(numbers: Numbers, kind: int, points: int) -> int:
    """Return the strength of a bomb or a mine that reaches so many points away."""
    if kind == Detonation.EXPLOSIVE_MINE:
        return numbers.mine_strength if points == 0 else numbers.mine_adjacent_strength
    return numbers.bomb_strength + 1 - points


def set_blast_parts(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Write the parts of the strength against a soldier that the blast reaches."""
    clear_parts(attack)
    attack.parts[Part.BASE] = base_strength(numbers, attack.explosion, attack.range_points)
    if numbers.blast_counts_shield:
        attack.parts[Part.SHIELD] = -shield_against(numbers, cards, attack)
    if numbers.blast_counts_cover:
        attack.parts[Part.COVER] = blast_cover(numbers, cards, attack.target, attack.cover)


def blast_cover(numbers: Numbers, cards: Cards, card: int, terrain: int) -> int:
    """Return the modifier of terrain against explosions."""
    if cards.unit_class[card] == UnitClass.UNARMOURED and numbers.unarmoured_apart[terrain]:
        return numbers.blast_mod_unarmoured[terrain]
    return numbers.cover_mod[terrain] + numbers.blast_extra[terrain]


def step_x(way: int) -> int:
    """Return how far to the east a step in a direction leads. Rule: BS.MAP.12."""
    if way % 3 == 0:
        return 0
    return 1 if way % DIRECTIONS < 3 else -1


def step_y(way: int) -> int:
    """Return how many half rows to the south a step in a direction leads. Rule: BS.MAP.12."""
    length: int = 2 if way % 3 == 0 else 1
    return length if 2 <= way % DIRECTIONS <= 4 else -length


def is_in_arc(numbers: Numbers, x: int, y: int, faces: int) -> bool:
    """Return whether the way (x, y) lies in the front arc; its boundaries belong to it. Rules: BS.FAC.1, BS.GAP.92.

    A wide arc is bounded by the points next to the faced one, a narrow one by the lines halfway to them.
    """
    halfway: int = 1 if numbers.facing_arc_degrees < WIDE_ARC else 0
    left_x: int = step_x(faces - 1) + halfway * step_x(faces)
    left_y: int = step_y(faces - 1) + halfway * step_y(faces)
    right_x: int = step_x(faces + 1) + halfway * step_x(faces)
    right_y: int = step_y(faces + 1) + halfway * step_y(faces)
    return left_x * y - left_y * x >= 0 and x * right_y - y * right_x >= 0


def turns_to(numbers: Numbers, x: int, y: int, faces: int) -> int:
    """Return the fewest points to turn one way until the way (x, y) lies in the front arc. Rule: BS.FAC.2."""
    turns: int = 0
    while turns < 3 and not is_in_arc(numbers, x, y, faces + turns) and not is_in_arc(numbers, x, y, faces - turns):
        turns += 1
    return turns


def is_spilled_on(numbers: Numbers, aim: Aim) -> bool:
    """Return whether the other soldier, friend or enemy, is next to the target, and no attacker who is exempt."""
    exempt: bool = not numbers.spills_on_attacker and aim.other_x == aim.x and aim.other_y == aim.y
    return not exempt and hex_steps(aim.target_x, aim.target_y, aim.other_x, aim.other_y) == 1

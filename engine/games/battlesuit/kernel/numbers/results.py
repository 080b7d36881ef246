"""What an attack comes to: the table of results, and harm; morale, panic and command in numbers.

Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7, BS.PAN.3, BS.PAN.7, BS.GAP.37, BS.GAP.39, BS.FIR.10,
BS.MOD.22, BS.MOD.23, BS.GAP.58, BS.RES.1 to BS.RES.9, BS.CARD.5 to BS.CARD.8, BS.DWN.1, BS.DWN.4, BS.FIR.11, BS.FIR.8
to BS.FIR.11.
"""

from engine.games.battlesuit.kernel.codes import BOXES, FAR, MORALE_ROWS, ROLLS, STRENGTHS, TO_ELIMINATE, Result, State
from engine.games.battlesuit.kernel.numbers.attack import has_boxes, strength_of
from engine.games.battlesuit.kernel.numbers.attack_record import Attack, Cards
from engine.games.battlesuit.kernel.rules_record import Numbers


def column_of(strength: int) -> int:
    """Return the column of an attack strength. Rules: BS.MOD.22, BS.MOD.23."""
    return min(max(strength, 0), STRENGTHS - 1)


def die_modifier_of(strength: int) -> int:
    """Return what a strength outside of the table adds to the roll. Rules: BS.MOD.22, BS.MOD.23."""
    return strength - column_of(strength)


def modified_roll(numbers: Numbers, strength: int, die: int) -> int:
    """Return the modified roll, held to its limits and to the rows of the table. Rule: BS.GAP.58."""
    limited: int = min(max(die + die_modifier_of(strength), numbers.die_least), numbers.die_most)
    return min(max(limited, 1), ROLLS)


def result_of(numbers: Numbers, strength: int, die: int) -> int:
    """Return the result of an attack. Rule: BS.FIR.10."""
    return numbers.crt[(modified_roll(numbers, strength, die) - 1) * STRENGTHS + column_of(strength)]


def boxes_of(numbers: Numbers, result: int) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    if result == Result.X:
        return TO_ELIMINATE
    if result == Result.THREE or result == Result.S3:
        return numbers.boxes_for_code_3
    return result // 2


def shocks(result: int) -> bool:
    """Return whether a result shocks: S, S1, S2 and S3. Rules: BS.RES.3, BS.RES.7."""
    return result % 2 == 1


def state_of(hits: int) -> int:
    """Return the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    if hits < BOXES:
        return State.ACTIVE
    return State.DOWN if hits == BOXES else State.ELIMINATED


def harm_of(numbers: Numbers, hits: int, result: int, boxed: bool) -> int:
    """Return the worst that a result makes of a target with so many hits; without boxes any hit eliminates.

    Rules: BS.CARD.17, BS.RES.2 to BS.RES.9, BS.DWN.4.
    """
    boxes: int = boxes_of(numbers, result)
    after: int = state_of(hits + boxes)
    if result == Result.X or after == State.ELIMINATED or (boxes > 0 and not boxed):
        return State.ELIMINATED
    if after == State.DOWN:
        return State.DOWN
    if shocks(result):
        return State.SHAKEN
    return State.DAMAGED if boxes > 0 else State.UNCHANGED


def resolve(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Read the roll of an attack off the table, and write down what it does to the target."""
    boxed: bool = has_boxes(cards, attack.target)
    attack.made = 1
    attack.strength = strength_of(attack)
    attack.modified_die = modified_roll(numbers, attack.strength, attack.die)
    attack.result = result_of(numbers, attack.strength, attack.die)
    attack.harm = harm_of(numbers, attack.target_hits, attack.result, boxed)
    attack.hits = attack.target_hits + boxes_of(numbers, attack.result)


def morale_total(numbers: Numbers, die: int, modifier: int) -> int:
    """Return the modified roll, held to the limits. Rule: BS.GAP.7."""
    return min(max(die + modifier, numbers.morale_least), numbers.morale_most)


def morale_outcome(numbers: Numbers, table: int, total: int) -> int:
    """Return the entry of a total; beyond the last row that of the last row."""
    row: int = table * MORALE_ROWS
    last: int = row + numbers.morale_rows[table] - 1
    while row < last and total > numbers.morale_up_to[row]:
        row += 1
    return numbers.morale_result[row]


def leaps(die: int) -> bool:
    """Return whether an armoured berserk jumps up where it stands. Rule: BS.PAN.3."""
    return die % 2 == 0


def level_after_leap(numbers: Numbers, level: int) -> int:
    """Return the level a berserk jumps to. Rule: BS.GAP.37."""
    return max(level, min(level + numbers.berserk_jump, numbers.berserk_jump_cap))


def way_of_face(numbers: Numbers, die: int) -> int:
    """Return the direction of a face of the die on the compass. Rule: BS.ELE.5."""
    return numbers.compass[die - 1]


def is_in_cover(numbers: Numbers, cover: int) -> bool:
    """Return whether a modifier is cover enough for the frightened. Rule: BS.GAP.39."""
    return cover <= numbers.in_cover


def cover_rank(numbers: Numbers, cover: int, distance: int) -> int:
    """Return the place of a point among those the frightened run to, the least first. Rule: BS.GAP.39."""
    if numbers.nearest_cover_first:
        return distance * FAR + cover
    return cover * FAR + distance


def passes_status(numbers: Numbers, die: int, hits: int) -> bool:
    """Return whether a soldier of a group activates: die and damage are not too much. Rule: BS.COM.12."""
    return die + hits <= numbers.group_max_total


def command_bonus(numbers: Numbers, points: int) -> int:
    """Return what command points add to a morale roll. Rule: BS.COM.9."""
    return points * numbers.morale_per_point


def boxes_mended(numbers: Numbers, die: int, engineer_hits: int, hits: int) -> int:
    """Return how many boxes an engineer's roll restores to a soldier. Rules: BS.ENG.2, BS.GAP.67."""
    boxes: int = die - engineer_hits
    return min(max(boxes, 0), hits) if numbers.engineer_repair_clamp else boxes


def clears_mine(die: int, hits: int) -> bool:
    """Return whether an engineer's roll takes a mine away. Rule: BS.ENG.5."""
    return die > hits


def is_half_lost(began_with: int, lost: int) -> bool:
    """Return whether a squad has lost half of those it began with, or more. Rule: BS.SQM.1."""
    return 2 * lost >= began_with


def turn_of_succession(numbers: Numbers, lost_turn: int) -> int:
    """Return the turn from which on an assistant leads. Rules: BS.PCS.6, BS.GAP.43."""
    return lost_turn + numbers.replacement_delay


def may_become_one(numbers: Numbers, soldiers: int, leaders: int) -> bool:
    """Return whether a side may become one squad; `soldiers` are those besides leaders. Rules: BS.SQC.4, BS.GAP.95."""
    return leaders == 1 and soldiers < numbers.reorganise_below


def are_two_squads(numbers: Numbers, soldiers: int, leaders: int) -> bool:
    """Return whether a side is split into squads; `soldiers` are those besides leaders. Rule: BS.SQC.2."""
    return leaders >= 2 and soldiers >= numbers.split_from


def breaches(numbers: Numbers, die: int, hits: int) -> bool:
    """Return whether a suit with so many hits fails; a die counts for one number alone. Rules: BS.SUI.1, BS.SUI.2."""
    return hits > numbers.breach_roll_at or (hits == numbers.breach_roll_at and die <= numbers.breach_up_to)

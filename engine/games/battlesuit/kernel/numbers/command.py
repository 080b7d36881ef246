"""What dice say in command, support and suits, each from the rules alone."""

from engine.games.battlesuit.kernel.rules_record import Numbers


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

"""What panic does, from the rules alone. Rules: BS.PAN.3, BS.PAN.7, BS.GAP.37, BS.GAP.39."""

from engine.games.battlesuit.kernel.codes import FAR
from engine.games.battlesuit.kernel.rules_record import Numbers


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

"""The strength of bombs and mines. Rules: BS.BMB.5, BS.BMB.6, BS.MIN.5, BS.GAP.19, BS.GAP.20, BS.GAP.87, BS.GAP.88."""

from engine.games.battlesuit.kernel.codes import Detonation, Part, UnitClass
from engine.games.battlesuit.kernel.numbers.attack import clear_parts, shield_against
from engine.games.battlesuit.kernel.numbers.attack_record import Attack, Cards
from engine.games.battlesuit.kernel.rules_record import Numbers


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

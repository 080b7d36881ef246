"""Attacks, bombs and mines in words: their strength, part by part, and the front.

Rules: BS.FIR.9, BS.MOD.1 to BS.MOD.21, BS.BMB.5, BS.BMB.6, BS.MIN.5, BS.FAC.1 to BS.FAC.3, BS.GAP.64.
"""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.battles.events import word
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Paint, Part
from engine.games.battlesuit.kernel.numbers import attack_record
from engine.games.battlesuit.kernel.numbers.attack import (
    blast_reaches,
    facing_modifier,
    is_spilled_on,
    set_attack_parts,
    set_blast_parts,
    turns_to,
)
from engine.games.battlesuit.kernel.numbers.attack_record import Attack, Cards
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from engine.games.battlesuit.maps.panels import ROUND, Point
from engine.games.battlesuit.rules.numbers import Card, numbers_of, pack_cards
from engine.kernel.packing import coded
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Detonation, Direction

Parts = Mapping[str, int]
"""The parts of a strength by name; those that are 0 are left out, but for those that every attack has."""

ATTACKER, TARGET = 0, 1
"""The numbers of the two cards."""


@dataclass(frozen=True)
class Soldier:
    """One side of an attack: its card, and the boxes crossed off."""

    card: Card
    damage: int


@dataclass(frozen=True)
class Shot:
    """How one soldier attacks another; `cover` is the terrain of a target on the ground, a range of 1 is next to it.

    `higher_ground` says that the target stands higher, on the ground; `below` that it is lower. `turned` counts the
    points the attacker turned first, `stealth_box` is the box of the target's stealth marker.
    """

    range_points: int
    cover: str = "clear"
    improved: bool = False
    painted: Literal["normal", "sniper"] | None = None
    reaction: bool = False
    higher_ground: bool = False
    below: bool = False
    shaken: bool = False
    indirect: bool = False
    spillover: bool = False
    rapid: bool = False
    out_of_command: bool = False
    stealth_box: int = 0
    boosted: bool = False
    jammed: bool = False
    marine_attacks: bool = False
    marine_defends: bool = False
    improved_detection: bool = False
    squad_half_lost: bool = False
    turned: int = 0


def attack_parts(attacker: Soldier, target: Soldier, shot: Shot, rules: Rules) -> Parts:
    """Return the parts of an attack's strength; their sum is the strength."""
    cards, attack = Cards(), Attack()
    pack_cards((attacker.card, target.card), cards)
    pack_attack(attacker, target, shot, attack)
    set_attack_parts(numbers_of(rules), cards, attack)
    return named_parts(attack, shot.cover, always={Part.ATTACK, Part.SHIELD})


def pack_attack(attacker: Soldier, target: Soldier, shot: Shot, attack: Attack) -> None:
    """Fill the question of `attack`; the cards of the two soldiers are the first and the second."""
    attack.attacker, attack.attacker_hits = ATTACKER, attacker.damage
    attack.target, attack.target_hits = TARGET, target.damage
    for name, value in vars(shot).items():
        if name not in {"cover", "painted"}:
            setattr(attack, name, int(value))
    attack.cover, attack.painted = TERRAIN_CODES[shot.cover], Paint[shot.painted.upper()] if shot.painted else 0


def named_parts(attack: Attack, cover: str, always: Container[Part]) -> Parts:
    """Return the parts of an attack by name, those that are not 0 and those that are always told."""
    return {
        f"cover_{cover}" if part is Part.COVER else word(part): attack.parts[part]
        for part in Part
        if attack.parts[part] or part in always
    }


DETONATIONS = coded(Detonation, codes.Detonation)


def blast_parts(kind: Detonation, distance: int, target: Soldier, cover: str, rules: Rules) -> Parts | None:
    """Return the parts of the attack on a soldier so many points away; None where no attack is made.

    There is none out of reach, nor on the very point of a bomb, where everything is destroyed.
    """
    numbers = numbers_of(rules)
    if not blast_reaches(numbers, DETONATIONS[kind], distance):
        return None
    cards, attack = Cards(), Attack()
    pack_cards((target.card, target.card), cards)
    pack_attack(target, target, Shot(distance, cover), attack)
    attack.explosion = DETONATIONS[kind]
    set_blast_parts(numbers, cards, attack)
    return named_parts(attack, cover, always={Part.BASE, Part.SHIELD})


@dataclass(frozen=True)
class Aim:
    """Whether a target is in the front arc, the fewest points to turn one way until it is, and what that is worth."""

    in_arc: bool
    turns: int
    modifier: int


def aim(at: Point, faces: Direction, target: Point, rules: Rules) -> Aim:
    """Return how a soldier stands to a target; the boundaries of the arc belong to it."""
    numbers, way = numbers_of(rules), target.minus(at)
    turns = turns_to(numbers, way.x, way.y2, ROUND.index(faces))
    return Aim(turns == 0, turns, facing_modifier(numbers, turns))


def spilled_on(attacker: Point, target: Point, others: Iterable[Point], rules: Rules) -> frozenset[Point]:
    """Return the points, of those of others, on which spillover of an attack hits. Rules: BS.SPL.1, BS.GAP.64."""
    numbers, asked = numbers_of(rules), attack_record.Aim()
    (asked.x, asked.y), (asked.target_x, asked.target_y) = attacker, target
    found = []
    for other in others:
        asked.other_x, asked.other_y = other
        if is_spilled_on(numbers, asked):
            found.append(other)
    return frozenset(found)

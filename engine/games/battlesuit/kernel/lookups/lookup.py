"""Single questions that may be asked of the kernel, and their record; each answer stands where its question stood."""

from typing import Annotated

from engine.games.battlesuit.kernel.board.line import base_at, is_shut
from engine.games.battlesuit.kernel.numbers.attack import (
    blast_reaches,
    is_disarmed,
    is_spilled_on,
    set_attack_parts,
    set_blast_parts,
    turns_to,
)
from engine.games.battlesuit.kernel.numbers.attack_record import Aim, Attack, Cards, MoraleCheck
from engine.games.battlesuit.kernel.numbers.results import morale_outcome, morale_total, resolve
from engine.games.battlesuit.kernel.rules_record import Numbers, Whole
from engine.games.battlesuit.kernel.setup_records import Sight
from engine.kernel.records import Column, Record


class Sweep(Record):
    """From one dot, by its number, to all that come after it, all on the ground."""

    dot: Whole
    visible: Annotated[list[int], Column("i1", 21504)]


class Lookup(Record):
    """All of it: the map and its sight, the rules and the cards, and each single question with its answer."""

    sight: Sight
    sweep: Sweep
    numbers: Numbers
    cards: Cards
    attack: Attack
    morale: MoraleCheck
    aim: Aim


def look(lookup: Lookup) -> None:
    """Look along the line of the glance; the answer stands in it."""
    lookup.sight.glance.keep = 1
    lookup.sight.glance.visible = 0 if is_shut(lookup.sight) else 1


def sweep(lookup: Lookup) -> None:
    """Look from one dot at every later one, from ground to ground."""
    dot: int = lookup.sweep.dot
    lookup.sight.glance.keep = 0
    lookup.sight.glance.ax = lookup.sight.ground.dot_x[dot]
    lookup.sight.glance.ay = lookup.sight.ground.dot_y[dot]
    lookup.sight.glance.a_level = base_at(lookup.sight, lookup.sight.glance.ax, lookup.sight.glance.ay)
    for other in range(dot + 1, lookup.sight.ground.dots):
        lookup.sight.glance.bx = lookup.sight.ground.dot_x[other]
        lookup.sight.glance.by = lookup.sight.ground.dot_y[other]
        lookup.sight.glance.b_level = base_at(lookup.sight, lookup.sight.glance.bx, lookup.sight.glance.by)
        lookup.sweep.visible[other] = 0 if is_shut(lookup.sight) else 1


def strike(lookup: Lookup) -> None:
    """Make the attack with its die; none is made by one who is disarmed. Rules: BS.FIR.4, BS.FIR.8."""
    lookup.attack.made = 0
    if not is_disarmed(lookup.cards, lookup.attack.attacker, lookup.attack.attacker_hits):
        set_attack_parts(lookup.numbers, lookup.cards, lookup.attack)
        resolve(lookup.numbers, lookup.cards, lookup.attack)


def explode(lookup: Lookup) -> None:
    """Make the attack of a bomb or a mine with its die; none is made out of reach. Rules: BS.BMB.5, BS.MIN.5."""
    lookup.attack.made = 0
    if blast_reaches(lookup.numbers, lookup.attack.explosion, lookup.attack.range_points):
        set_blast_parts(lookup.numbers, lookup.cards, lookup.attack)
        resolve(lookup.numbers, lookup.cards, lookup.attack)


def check_morale(lookup: Lookup) -> None:
    """Make the morale check with its die. Rules: BS.SHK.3, BS.PAN.2."""
    lookup.morale.total = morale_total(lookup.numbers, lookup.morale.die, lookup.morale.modifier)
    lookup.morale.result = morale_outcome(lookup.numbers, lookup.morale.table, lookup.morale.total)


def take_aim(lookup: Lookup) -> None:
    """Count the points to turn to the target, and say whether the other soldier is hit by spillover."""
    x: int = lookup.aim.target_x - lookup.aim.x
    y: int = lookup.aim.target_y - lookup.aim.y
    lookup.aim.turns = turns_to(lookup.numbers, x, y, lookup.aim.faces)
    lookup.aim.spilled_on = 1 if is_spilled_on(lookup.numbers, lookup.aim) else 0

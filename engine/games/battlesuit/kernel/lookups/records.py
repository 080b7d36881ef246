"""The record of single questions: a line, a sweep of lines, an attack, a morale check, an aim, each with its answer."""

from typing import Annotated

from engine.games.battlesuit.kernel.board.records import Sight
from engine.games.battlesuit.kernel.numbers.attack_record import Aim, Attack, Cards, MoraleCheck
from engine.games.battlesuit.kernel.rules_record import Numbers, Whole
from engine.kernel.records import Column, Record

SeenDot = Annotated[list[int], Column("i1", 21504)]


class Sweep(Record):
    """From one dot, by its number, to all that come after it, all on the ground."""

    dot: Whole
    visible: SeenDot


class Lookup(Record):
    """All of it: the map and its sight, the rules and the cards, and each single question with its answer."""

    sight: Sight
    sweep: Sweep
    numbers: Numbers
    cards: Cards
    attack: Attack
    morale: MoraleCheck
    aim: Aim

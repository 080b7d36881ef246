"""Barbed wire: what it does to those who step onto it, and who are caught. Rules: IN.WIR.2 to IN.WIR.4, IN.GAP.21."""

from engine.games.infantry.kernel.chance import SIX, throw, throw_sum
from engine.games.infantry.kernel.codes import (
    NOBODY,
    Draw,
    Event,
    Harm,
)
from engine.games.infantry.kernel.numbers.steps import wire_catches
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import fresh_ap, hurt
from engine.games.infantry.kernel.standing.people import is_fighting, note


def tear_at(game: Game, person: int) -> None:
    """Hurt a trooper who is in wire, and find whether it is caught. Rules: IN.WIR.2, IN.WIR.3."""
    hurt(game, person, throw_sum(game, person, Draw.WIRE, game.numbers.wire_dice), Harm.BLUDGEONING)
    if is_fighting(game, person):
        game.battle.caught[person] = 1 if wire_catches(game.numbers, throw(game, person, Draw.WIRE, SIX)) else 0
        note(game, Event.WIRE, person, NOBODY, game.battle.caught[person], 0, 0)


def struggle(game: Game, person: int) -> None:
    """Let a trooper who is caught try to get free, and find its AP anew. Rules: IN.WIR.4, IN.GAP.21."""
    tear_at(game, person)
    if is_fighting(game, person):
        game.battle.ap[person] = fresh_ap(game, person)
        if not game.battle.caught[person] and not game.rulings.wire_freed_acts:
            game.battle.ap[person] = 0

"""Firing on the move. Rules: IN.MVF.1 to IN.MVF.6."""

from engine.games.infantry.kernel.codes import Way
from engine.games.infantry.kernel.firing.attacks import attack, moving_weapon
from engine.games.infantry.kernel.moving.steps import moving_refused, set_posture
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap
from engine.games.infantry.kernel.players.asking import wants_cover
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms
from engine.games.infantry.kernel.standing.people import is_fighting


def fire_moving(game: Game, person: int, target: int) -> None:
    """Let a trooper fire on the move; then its target may drop prone. Rules: IN.MVF.3 to IN.MVF.6."""
    weapon: int = moving_weapon(game, person)
    load_arms(game, weapon)
    game.battle.ap[person] -= movement_fire_ap(game.numbers, game.arms)
    attack(game, person, target, weapon, Way.ON_THE_MOVE, 0)
    if not game.rulings.goes_on:
        game.battle.moved[person] = max(game.battle.moved[person], game.numbers.movement_cap)
    if may_take_cover(game, target) and wants_cover(game, game.forces.side[target], target):
        set_posture(game, target, 1, game.rulings.cover_ap)


def may_take_cover(game: Game, target: int) -> bool:
    """Return whether somebody shot at may drop prone: it stands, and has the AP if that takes any. Rule: IN.MVF.6."""
    if not is_fighting(game, target) or game.battle.prone[target]:
        return False
    return game.rulings.cover_ap == 0 or moving_refused(game, target, game.rulings.cover_ap) == 0

"""Fire out of turn: at those who enter arcs, and on the move. Rules: IN.CRW.14, IN.MVF.1 to IN.MVF.6, IN.HOUSE.4."""

from engine.games.infantry.kernel.codes import ArcEnd, Way
from engine.games.infantry.kernel.firing.attacks import active_weapon, attack, may_react, moving_weapon
from engine.games.infantry.kernel.firing.guns import gun_may_react
from engine.games.infantry.kernel.moving.steps import moving_refused, set_posture
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap
from engine.games.infantry.kernel.numbers.targets import arc_stays
from engine.games.infantry.kernel.questions import wants_cover, wants_to_fire
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, load_arms
from engine.games.infantry.kernel.standing.people import is_fighting


def react_to(game: Game, target: int) -> None:
    """Let the enemies in whose arcs a trooper is fire at it, in their order, as long as it fights. Rule: IN.MVF.2."""
    for person in range(game.forces.people):
        offer_gun(game, person, target)
        offer_arc(game, person, target)


def offer_gun(game: Game, person: int, target: int) -> None:
    """Let a trooper fire a crewed weapon into its arc, which stays, if it may and will. Rules: IN.CRW.3, IN.CRW.14."""
    if gun_may_react(game, person, target):
        gun: int = game.battle.gun[person]
        if wants_to_fire(game, game.forces.side[person], person, target, game.forces.gun[gun]):
            game.battle.gun_fired[gun] += 1
            attack(game, person, target, game.forces.gun[gun], Way.INTO_ARC, 0)


def offer_arc(game: Game, person: int, target: int) -> None:
    """Let a trooper fire the weapon in hand into its arc, if it may and will. Rule: IN.HOUSE.4."""
    if may_react(game, person, target):
        weapon: int = active_weapon(game, person)
        if wants_to_fire(game, game.forces.side[person], person, target, weapon):
            react(game, person, target, weapon)


def react(game: Game, person: int, target: int, weapon: int) -> None:
    """Fire a weapon into its arc, which that may end. Rule: IN.HOUSE.4."""
    attack(game, person, target, weapon, Way.INTO_ARC, game.battle.arc_wide[person])
    game.battle.arc_attacks[person] += 1
    load_arms(game, weapon)
    if not arc_stays(game.numbers, game.arms.type, game.arms.mode, game.battle.arc_attacks[person]):
        end_arc(game, person, ArcEnd.USED)


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

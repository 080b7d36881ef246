"""Handling a crewed weapon, where that is legal. Rules: IN.CRW.5 to IN.CRW.12, IN.GAP.5, IN.HOUSE.4."""

from engine.games.infantry.kernel.codes import Event, GunDeed, Way
from engine.games.infantry.kernel.firing.attacks import attack
from engine.games.infantry.kernel.firing.guns import find_crew, gun_ap, note_gun, same_ground, stand_gun
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_fighting, note


def pay_crew(game: Game, person: int, cost: int) -> None:
    """Take AP off a trooper and off each of its crew who takes part. Rules: IN.CRW.5, IN.CRW.6, IN.GAP.48."""
    find_crew(game, person, game.arsenal.crew[game.forces.gun[game.battle.gun[person]]])
    game.battle.ap[person] -= cost
    at: int = 0
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and friend != person and is_fighting(game, friend) and same_ground(game, person, friend):
            if game.crew.chosen[at]:
                game.battle.ap[friend] -= cost
                note(game, Event.HELPS, friend, person, cost, game.battle.ap[friend], 0)
            at += 1


def set_up(game: Game, person: int, bearing: int) -> None:
    """Set a crewed weapon up, its arc in a direction. Rules: IN.CRW.5, IN.CRW.12."""
    pay_crew(game, person, game.numbers.set_up_ap)
    stand_gun(game, person, bearing, game.numbers.set_up_ap)


def break_down(game: Game, person: int) -> None:
    """Break a crewed weapon down, to be carried again. Rule: IN.CRW.6."""
    pay_crew(game, person, game.numbers.break_down_ap)
    game.battle.gun_stands[game.battle.gun[person]] = 0
    note_gun(game, person, GunDeed.BROKEN_DOWN, game.numbers.break_down_ap)


def swing(game: Game, person: int, bearing: int) -> None:
    """Swing the arc of a crewed weapon to another direction. Rule: IN.CRW.12."""
    game.battle.ap[person] -= game.rulings.swing
    game.battle.gun_bearing[game.battle.gun[person]] = bearing
    note_gun(game, person, GunDeed.SWUNG, game.rulings.swing)


def free_fire(game: Game, person: int, target: int) -> None:
    """Make an attack with a crewed weapon in its own turn, which is free as ruled. Rules: IN.GAP.1, IN.HOUSE.4."""
    gun: int = game.battle.gun[person]
    game.battle.ap[person] -= gun_ap(game, person)
    game.battle.gun_fired[gun] += 1
    attack(game, person, target, game.forces.gun[gun], Way.CREWED, 0)


def take_over(game: Game, person: int, gun: int) -> None:
    """Take a crewed weapon over that stands; its arc stays as it was. Rules: IN.CRW.8, IN.CRW.9, IN.GAP.5."""
    game.battle.ap[person] -= game.numbers.takeover_ap
    hold_gun(game, person, gun, GunDeed.TAKEN_OVER, game.numbers.takeover_ap)


def pick_up(game: Game, person: int, gun: int) -> None:
    """Pick a crewed weapon up that is broken down. Rule: IN.GAP.5."""
    game.battle.ap[person] -= game.rulings.pick_up
    hold_gun(game, person, gun, GunDeed.PICKED_UP, game.rulings.pick_up)


def hold_gun(game: Game, person: int, gun: int, what: int, cost: int) -> None:
    """Let a trooper control a crewed weapon."""
    game.battle.gun[person] = gun
    game.battle.gun_holder[gun] = person
    note_gun(game, person, what, cost)

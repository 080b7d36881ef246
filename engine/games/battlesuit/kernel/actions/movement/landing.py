"""Coming down: landings paid for, crash landings, and those that combat forces.

Rules: BS.BNC.10, BS.BNC.14 to BS.BNC.19, BS.RES.4, BS.GAP.113, BS.GAP.114, BS.GAP.120, BS.GAP.126,
BS.GAP.142.
"""

from engine.games.battlesuit.kernel.actions.fire.loss import eliminate, wound
from engine.games.battlesuit.kernel.board.places import ground_of, put
from engine.games.battlesuit.kernel.board.soldiers import movement_of, note, note_all, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import CRASH_SIDES, NO_ENTRY, NOBODY, Airborne, Draw, Event
from engine.games.battlesuit.kernel.legal.drones import is_flying_drone
from engine.games.battlesuit.kernel.legal.flight import landing_cost
from engine.games.battlesuit.kernel.legal.ways import shares_point
from engine.games.battlesuit.kernel.numbers.flight import crash_harms, crashes, may_pay, most_paid
from engine.games.battlesuit.kernel.players.asking import choose_landing
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def land(game: Game, soldier: int) -> None:
    """Land in the course of a move; a player may decline to pay, and crash. Rules: BS.BNC.14 to BS.BNC.16."""
    cost: int = landing_cost(game, soldier)
    paid: int = payment(game, soldier, cost, game.soldiers.left[soldier])
    game.soldiers.left[soldier] -= paid
    game.soldiers.bounced[soldier] = Airborne.LANDED
    touch_down(game, soldier, paid, cost - paid, False)


def payment(game: Game, soldier: int, cost: int, left: int) -> int:
    """Let a player say what it pays for a landing that is not free; the most it can where that is not lawful."""
    if cost == 0 or left == 0:
        return 0
    prepare(game, side_of(soldier))
    choose_landing(game, side_of(soldier), soldier, cost, left)
    paid: int = game.choice.amount
    if may_pay(game.numbers, cost, left, paid):
        return paid
    refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
    return most_paid(game.numbers, cost, left)


def come_down(game: Game, soldier: int) -> None:
    """Force a soldier out of the air; one that can pay lands safely. Rules: BS.RES.4, BS.BNC.17, BS.GAP.126.

    Over ground where nobody lands it is lost.
    """
    fall_back(game, soldier)
    cost: int = landing_cost(game, soldier)
    if cost == NO_ENTRY:
        note(game, Event.SUNK, soldier, NOBODY, game.soldiers.dot[soldier], 0, 0)
        eliminate(game, soldier, NOBODY)
        return
    left: int = points_to_land(game, soldier)
    paid: int = cost if left >= cost else payment(game, soldier, cost, left)
    take_payment(game, soldier, paid)
    touch_down(game, soldier, paid, cost - paid, True)


def points_to_land(game: Game, soldier: int) -> int:
    """Return the movement points a soldier has for a forced landing. Rules: BS.BNC.18, BS.GAP.120.

    What is left to one that is being activated, all to one that is still to be, none to others.
    """
    if soldier == game.battle.mover:
        return game.soldiers.left[soldier]
    if game.soldiers.complete[soldier]:
        return 0
    return max(0, movement_of(game, soldier) - game.soldiers.landing_mp[soldier])


def take_payment(game: Game, soldier: int, paid: int) -> None:
    """Take what a forced landing costs, now or from the activation to come. Rule: BS.GAP.120."""
    if soldier == game.battle.mover:
        game.soldiers.left[soldier] -= paid
    elif game.numbers.landing_deducted:
        game.soldiers.landing_mp[soldier] += paid


def touch_down(game: Game, soldier: int, paid: int, unpaid: int, forced: bool) -> None:
    """Put a soldier on the ground of its point, and let it crash if it has to.

    A shock brings a drone down in a crash, whatever was paid. Rules: BS.BNC.16, BS.BNC.17, BS.MLB.5, BS.GAP.142.
    """
    dot: int = game.soldiers.dot[soldier]
    game.soldiers.level[soldier] = ground_of(game, dot)
    note_all(game, Event.LANDING, soldier, NOBODY, dot, paid, 1 if forced else 0, game.soldiers.level[soldier], 0)
    falls: bool = forced and is_flying_drone(game, soldier) and game.special.drone_shock_crashes == 1
    if falls or crashes(game.numbers, unpaid, forced):
        crash(game, soldier, unpaid)


def crash(game: Game, soldier: int, unpaid: int) -> None:
    """Throw for the damage of a crash landing. Rules: BS.BNC.17, BS.BNC.19, BS.GAP.85, BS.GAP.113."""
    die: int = throw(game, side_of(soldier), soldier, Draw.CRASH_LANDING, CRASH_SIDES, -unpaid)
    damage: int = game.special.drone_damage_level if is_flying_drone(game, soldier) else game.soldiers.hits[soldier]
    harmed: bool = crash_harms(game.numbers, die, unpaid, damage)
    hits: int = game.soldiers.hits[soldier] + (game.numbers.crash_damage if harmed else 0)
    note_all(game, Event.CRASH, soldier, NOBODY, 1 if harmed else 0, die, unpaid, hits, 0)
    if harmed:
        wound(game, soldier, game.numbers.crash_damage, NOBODY)


def fall_back(game: Game, soldier: int) -> None:
    """Bring a soldier that stops where another is back to the point before. Rule: BS.STK.3."""
    if shares_point(game, soldier):
        before: int = game.soldiers.previous[soldier]
        grounded: bool = game.soldiers.level[soldier] == ground_of(game, game.soldiers.dot[soldier])
        put(game, soldier, before, ground_of(game, before) if grounded else game.soldiers.level[soldier])
        note(game, Event.FELL_BACK, soldier, NOBODY, before, game.soldiers.level[soldier], 0)

"""Harm and what it brings: boxes crossed off, losses, and coming down out of the air.

Rules: BS.CARD.7, BS.RES.6, BS.SUI.1, BS.SUI.2, BS.GAP.73, BS.BNC.10, BS.BNC.14 to BS.BNC.19, BS.RES.4, BS.GAP.113,
BS.GAP.114, BS.GAP.120, BS.GAP.126, BS.GAP.142, BS.FIR.11, BS.RES.1 to BS.RES.9, BS.DWN.4, BS.GAP.59 to BS.GAP.61,
BS.FIR.9, BS.GAP.88.
"""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, lift, put
from engine.games.battlesuit.kernel.board.soldiers import has_option, is_down, is_on_map, note, note_all, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import CRASH_SIDES, NO_ENTRY, NOBODY, PART_ROOM, PARTS, Morale, Place, State
from engine.games.battlesuit.kernel.event_codes import Airborne, Draw, Event, Option
from engine.games.battlesuit.kernel.legal.flight import is_flying_drone, landing_cost, points_to_land
from engine.games.battlesuit.kernel.legal.ways import shares_point
from engine.games.battlesuit.kernel.numbers.attack import has_boxes
from engine.games.battlesuit.kernel.numbers.flight import crash_harms, crashes, may_pay, most_paid
from engine.games.battlesuit.kernel.numbers.results import breaches, shocks, state_of
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_landing
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def wound(game: Game, soldier: int, boxes: int, by: int) -> None:
    """Cross off boxes without an attack; who has none, or none left, is out. Rules: BS.CARD.7, BS.CARD.17, BS.DRN.5."""
    hits: int = game.soldiers.hits[soldier] + boxes
    if not has_boxes(game.cards, game.forces.card[soldier]) or state_of(hits) == State.ELIMINATED:
        eliminate(game, soldier, by)
        return
    game.soldiers.hits[soldier] = hits
    suit_holds(game, soldier, by)


def suit_holds(game: Game, soldier: int, by: int) -> bool:
    """Return whether a soldier that was hit lives on where the air kills. Rules: BS.SUI.1, BS.SUI.2, BS.GAP.73."""
    hits: int = game.soldiers.hits[soldier]
    if not has_option(game, Option.SUIT_INTEGRITY) or hits < game.numbers.breach_roll_at:
        return True
    die: int = 0
    if hits == game.numbers.breach_roll_at:
        die = throw(game, side_of(soldier), soldier, Draw.SUIT, game.numbers.suit_die, 0)
    broken: bool = breaches(game.numbers, die, hits)
    note(game, Event.SUIT, soldier, by, 0 if broken else 1, die, hits)
    if broken:
        eliminate(game, soldier, by)
    return not broken


def eliminate(game: Game, soldier: int, by: int) -> None:
    """Take a soldier out of the battle. Rule: BS.RES.6."""
    lift(game, soldier)
    game.soldiers.place[soldier] = Place.LOST
    game.soldiers.lost_turn[soldier] = game.battle.turn
    game.soldiers.lost_to[soldier] = by
    note(game, Event.LOST, soldier, by, 0, 0, 0)


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


def suffer(game: Game, soldier: int, by: int) -> None:
    """Let a soldier suffer the result of the attack at hand, damage and shock in their order. Rule: BS.GAP.59."""
    if game.attack.harm == State.ELIMINATED:
        eliminate(game, soldier, by)
        return
    shocked: bool = shocks(game.attack.result)
    boxes: int = game.attack.hits - game.soldiers.hits[soldier]
    if shocked and not game.numbers.damage_first:
        shake(game, soldier, by)
    if boxes > 0 and is_on_map(game, soldier):
        wound(game, soldier, boxes, by)
    if shocked and game.numbers.damage_first and is_on_map(game, soldier):
        shake(game, soldier, by)
    if is_on_map(game, soldier) and is_down(game, soldier) and is_airborne(game, soldier):
        come_down(game, soldier)


def shake(game: Game, soldier: int, by: int) -> None:
    """Lay a shock marker on a soldier that has none; in the air it lands. Rules: BS.RES.3, BS.RES.4, BS.GAP.60."""
    if game.soldiers.morale[soldier] == Morale.STEADY and not is_down(game, soldier):
        game.soldiers.morale[soldier] = Morale.SHOCKED
        note(game, Event.SHAKEN, soldier, by, 0, 0, 0)
    if is_airborne(game, soldier):
        come_down(game, soldier)


def note_parts(game: Game, soldier: int, target: int) -> None:
    """Log every part of a strength that is not 0, four a row, each as its number and its value in one cell."""
    found: int = 0
    first: int = 0
    second: int = 0
    third: int = 0
    for part in range(PARTS):
        value: int = game.attack.parts[part]
        if value != 0:
            told: int = part * PART_ROOM + value + PART_ROOM // 2
            if found % 4 == 0:
                first = told
                second = 0
                third = 0
            elif found % 4 == 1:
                second = told
            elif found % 4 == 2:
                third = told
            else:
                note_all(game, Event.STRENGTH, soldier, target, first, second, third, told, game.attack.cover)
            found += 1
    if found % 4 > 0:
        note_all(game, Event.STRENGTH, soldier, target, first, second, third, 0, game.attack.cover)

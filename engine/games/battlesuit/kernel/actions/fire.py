"""Facing a target and attacking it.

Rules: BS.FAC.1 to BS.FAC.3, BS.GAP.92, BS.FIR.1 to BS.FIR.11, BS.MOD.1 to BS.MOD.23, BS.RPD.1 to BS.RPD.3, BS.SPL.1
to BS.SPL.3, BS.PNT.1 to BS.PNT.6.
"""

from engine.games.battlesuit.kernel.actions.explosions import offer_before_attack
from engine.games.battlesuit.kernel.actions.harm import note_parts, suffer
from engine.games.battlesuit.kernel.actions.secrets import forget_cards, inspect_cards, show
from engine.games.battlesuit.kernel.board.places import (
    cover_of,
    is_airborne,
    is_below,
    is_higher_ground,
    points_apart,
    sees,
)
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    has_option,
    is_active,
    is_on_map,
    note,
    note_all,
    side_of,
)
from engine.games.battlesuit.kernel.chance import roll
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Ability, Paint
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Option, Shaken
from engine.games.battlesuit.kernel.legal.command import half_lost, is_in_command
from engine.games.battlesuit.kernel.legal.special import is_jammed
from engine.games.battlesuit.kernel.legal.targets import is_armed, may_attack, may_paint, may_try
from engine.games.battlesuit.kernel.numbers.attack import is_in_arc, paint_bonus, set_attack_parts, turns_to
from engine.games.battlesuit.kernel.numbers.results import resolve
from engine.games.battlesuit.kernel.players.observe import prepare, prove_card
from engine.games.battlesuit.kernel.questions import choose_facing, choose_target
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def let_face(game: Game, soldier: int) -> None:
    """Let a player choose where a soldier faces that has been put on the map. Rule: BS.FAC.1."""
    if not has_option(game, Option.FACING):
        return
    prepare(game, side_of(soldier))
    choose_facing(game, side_of(soldier), soldier)
    if 0 <= game.choice.way < DIRECTIONS:
        game.soldiers.faces[soldier] = game.choice.way
    else:
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
    note(game, Event.FACING, soldier, NOBODY, game.soldiers.faces[soldier], 0, 0)


def turns_for(game: Game, soldier: int, target: int) -> int:
    """Return by how many points a soldier has to turn to attack a target, 0 without the rule. Rule: BS.FAC.2."""
    if not has_option(game, Option.FACING):
        return 0
    x: int = game.board.x[game.soldiers.dot[target]] - game.board.x[game.soldiers.dot[soldier]]
    y: int = game.board.y[game.soldiers.dot[target]] - game.board.y[game.soldiers.dot[soldier]]
    return turns_to(game.numbers, x, y, game.soldiers.faces[soldier])


def turn_to(game: Game, soldier: int, target: int) -> int:
    """Turn a soldier until a target lies in its front arc; return the points turned, 0 without the rule.

    Rules: BS.FAC.2, BS.FAC.3.
    """
    turns: int = turns_for(game, soldier, target)
    if turns > 0:
        x: int = game.board.x[game.soldiers.dot[target]] - game.board.x[game.soldiers.dot[soldier]]
        y: int = game.board.y[game.soldiers.dot[target]] - game.board.y[game.soldiers.dot[soldier]]
        faces: int = game.soldiers.faces[soldier]
        clockwise: bool = is_in_arc(game.numbers, x, y, faces + turns)
        turned: int = turns if clockwise else DIRECTIONS - turns
        game.soldiers.faces[soldier] = (faces + turned) % DIRECTIONS
        note(game, Event.FACING, soldier, target, game.soldiers.faces[soldier], turns, 0)
    return turns


def fire_standing(game: Game, soldier: int, attacks: int) -> None:
    """Let a soldier that does not move fire once or twice. Rules: BS.FIR.2, BS.RPD.1."""
    for attack in range(attacks):
        if is_armed(game, soldier) and is_active(game, soldier) and game.battle.committed == 0:
            fire_once(game, soldier, attack, 1 if attacks > 1 else 0)


def fire_once(game: Game, soldier: int, attack: int, rapid: int) -> None:
    """Let a player choose a target, and attack it if it is a legal one; nobody is no attack."""
    inspect_cards(game, soldier)
    prepare(game, side_of(soldier))
    choose_target(game, side_of(soldier), soldier, attack)
    target: int = game.choice.target
    forget_cards(game, side_of(soldier))
    if target != NOBODY and may_attack(game, soldier, target):
        attack_with_spillover(game, soldier, target, rapid)
    elif target != NOBODY and may_try(game, soldier, target):
        fail(game, soldier, target)
    elif target != NOBODY:
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])


def fail(game: Game, soldier: int, target: int) -> None:
    """Make a soldier complete that is committed to an attack which is none. Rule: BS.STC.1."""
    game.battle.committed = 1
    game.soldiers.left[soldier] = 0
    note(game, Event.STRICT, soldier, target, 0, 0, 0)


def attack_with_spillover(game: Game, soldier: int, target: int, rapid: int) -> None:
    """Attack a target, and with the same shot whoever stands next to it. Rules: BS.SPL.1 to BS.SPL.3, BS.GAP.64."""
    dot: int = game.soldiers.dot[target]
    game.battle.turned = turn_to(game, soldier, target)
    in_sight: bool = sees(game, soldier, target)
    game.soldiers.shots[soldier] += 1
    show(game, soldier, NOBODY)
    prove_card(game, soldier)
    if offer_before_attack(game, target):
        note(game, Event.NO_SHOT, soldier, target, game.soldiers.left[soldier], 1, 0)
        return
    strike_at(game, soldier, target, 0 if in_sight else 1, rapid, 0)
    if rapid and game.battle.first_die == 0:
        keep_first(game, target, dot)
    if game.numbers.spill_needs_hit and game.attack.result == 0:
        return
    for side in range(2):
        for other in range(first_of(side), end_of(game, side)):
            if other != target and is_spilled_over(game, soldier, other, dot):
                strike_at(game, soldier, other, 0 if in_sight else 1, rapid, 1)


def keep_first(game: Game, target: int, dot: int) -> None:
    """Write down what the next targets of rapid fire are measured from, even if it is no more. Rule: BS.RPD.3."""
    game.battle.first_target = target
    game.battle.first_dot = dot
    game.battle.first_die = game.attack.die


def is_spilled_over(game: Game, soldier: int, other: int, dot: int) -> bool:
    """Return whether a soldier, friend or enemy, is hit by what was fired at a point next to it. Rule: BS.GAP.64."""
    if not is_on_map(game, other) or (other == soldier and not game.numbers.spills_on_attacker):
        return False
    return points_apart(game, dot, game.soldiers.dot[other]) <= 1


def strike_at(game: Game, soldier: int, target: int, indirect: int, rapid: int, spillover: int) -> None:
    """Make one attack from its strength to what becomes of the target. Rules: BS.FIR.8 to BS.FIR.11."""
    show(game, target, soldier)
    aim_at(game, soldier, target)
    game.attack.indirect = indirect
    game.attack.rapid = rapid
    game.attack.spillover = spillover
    set_attack_parts(game.numbers, game.cards, game.attack)
    note_parts(game, soldier, target)
    game.attack.die = roll(game, soldier, Draw.ATTACK, game.numbers.combat_die)
    resolve(game.numbers, game.cards, game.attack)
    note_all(
        game,
        Event.ATTACK,
        soldier,
        target,
        game.attack.strength,
        game.attack.range_points,
        indirect + 2 * spillover + 4 * rapid,
        game.attack.die,
        game.attack.modified_die,
    )
    note(game, Event.STRUCK, soldier, target, game.attack.result, game.attack.harm, game.attack.hits)
    suffer(game, target, soldier)
    prove_card(game, target)


def aim_at(game: Game, soldier: int, target: int) -> None:
    """Write down everything an attack depends on but how it is made."""
    game.attack.attacker = game.forces.card[soldier]
    game.attack.attacker_hits = game.soldiers.hits[soldier]
    game.attack.target = game.forces.card[target]
    game.attack.target_hits = game.soldiers.hits[target]
    game.attack.range_points = points_apart(game, game.soldiers.dot[soldier], game.soldiers.dot[target])
    game.attack.cover = cover_of(game, target)
    in_air: bool = is_airborne(game, target)
    game.attack.improved = 0 if in_air else game.land.improved[game.soldiers.dot[target]]
    game.attack.painted = game.soldiers.painted[target]
    game.attack.painted_more = game.soldiers.painted_more[target]
    game.attack.reaction = game.soldiers.reacted[soldier]
    game.attack.higher_ground = 1 if is_higher_ground(game, soldier, target) else 0
    game.attack.below = 1 if is_below(game, soldier, target) else 0
    aim_as(game, soldier, target)


def aim_as(game: Game, soldier: int, target: int) -> None:
    """Write down what the state of the two soldiers adds to an attack."""
    game.attack.shaken = 1 if game.soldiers.recovering[soldier] == Shaken.STILL_SHAKEN else 0
    game.attack.out_of_command = 0 if is_in_command(game, soldier) else 1
    game.attack.stealth_box = game.soldiers.box[target]
    game.attack.boosted = 1 if is_boost_spent(game, soldier) else 0
    game.attack.jammed = 1 if is_jammed(game, soldier) else 0
    game.attack.marine_attacks = game.forces.marine[soldier]
    game.attack.marine_defends = game.forces.marine[target]
    game.attack.improved_detection = game.plan.detection[side_of(soldier)]
    game.attack.squad_half_lost = half_lost(game, soldier)
    game.attack.turned = game.battle.turned


def is_boost_spent(game: Game, soldier: int) -> bool:
    """Return whether a boost weakens a soldier: once the point it brought, the last one, is spent. Rule: BS.GAP.143."""
    if game.soldiers.boosted[soldier] == 0:
        return False
    return game.numbers.boost_counts_declared == 1 or game.soldiers.left[soldier] < game.numbers.boost_mp


def paint_and_fire(game: Game, soldier: int, fires: int) -> None:
    """Let a player paint a target, then fire at it alone if that was said. Rules: BS.PNT.1 to BS.PNT.4, BS.RPD.2."""
    inspect_cards(game, soldier)
    prepare(game, side_of(soldier))
    game.battle.painting = 1
    choose_target(game, side_of(soldier), soldier, 0)
    game.battle.painting = 0
    target: int = game.choice.target
    forget_cards(game, side_of(soldier))
    if target == NOBODY:
        return
    if not may_paint(game, soldier, target):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        return
    paint_target(game, soldier, target)
    if fires and may_attack(game, soldier, target):
        game.attack.after_paint = 1
        attack_with_spillover(game, soldier, target, 1)
        game.attack.after_paint = 0


def paint_target(game: Game, soldier: int, target: int) -> None:
    """Light a target up for the turn; the highest bonus counts, or the sum. Rules: BS.PNT.6, BS.GAP.51, BS.GAP.53."""
    show(game, soldier, NOBODY)
    paint_of: int = Paint.SNIPER if has_ability(game, soldier, Ability.SNIPES) else Paint.NORMAL
    was: int = game.soldiers.painted[target]
    if was and game.numbers.paint_adds_up:
        game.soldiers.painted_more[target] += paint_bonus(game.numbers, min(was, paint_of))
    game.soldiers.painted[target] = max(game.soldiers.painted[target], paint_of)
    game.soldiers.painted_by[target] = soldier
    note(game, Event.PAINT, soldier, target, paint_of, 0, 0)

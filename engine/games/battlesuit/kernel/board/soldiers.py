"""Soldiers as they stand, and which optional rules they fight by. Rule: BS.OPT.1."""

from engine.games.battlesuit.kernel.codes import BOXES, SIDE_SOLDIERS, Ability, Morale, Place, State, UnitClass
from engine.games.battlesuit.kernel.event_codes import Shaken
from engine.games.battlesuit.kernel.numbers.attack import can, has_boxes
from engine.games.battlesuit.kernel.numbers.results import state_of
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.log import write, write_short


def has_option(game: Game, option: int) -> bool:
    """Return whether an optional rule is in play."""
    return (game.plan.options >> option) % 2 == 1


def side_of(soldier: int) -> int:
    """Return the side of a soldier: 0 red, 1 blue."""
    return soldier // SIDE_SOLDIERS


def first_of(side: int) -> int:
    """Return the first soldier of a side."""
    return side * SIDE_SOLDIERS


def end_of(game: Game, side: int) -> int:
    """Return the number behind the last soldier of a side."""
    return first_of(side) + game.forces.count[side]


def is_soldier(game: Game, soldier: int) -> bool:
    """Return whether a number is that of a soldier of either side."""
    return 0 <= soldier < 2 * SIDE_SOLDIERS and soldier < end_of(game, side_of(soldier))


def has_ability(game: Game, soldier: int, ability: int) -> bool:
    """Return whether the card of a soldier has an ability."""
    return can(game.cards, game.forces.card[soldier], ability)


def class_of_soldier(game: Game, soldier: int) -> int:
    """Return whether a soldier is armoured, without armour, or a drone."""
    return game.cards.unit_class[game.forces.card[soldier]]


def is_on_map(game: Game, soldier: int) -> bool:
    """Return whether a soldier is on the map, be it down."""
    return game.soldiers.place[soldier] == Place.ON_MAP


def is_down(game: Game, soldier: int) -> bool:
    """Return whether a soldier is down. Rule: BS.DWN.1."""
    boxed: bool = has_boxes(game.cards, game.forces.card[soldier])
    return boxed and state_of(game.soldiers.hits[soldier]) != State.ACTIVE


def is_active(game: Game, soldier: int) -> bool:
    """Return whether a soldier is on the map and not down."""
    return is_on_map(game, soldier) and not is_down(game, soldier)


def is_good_order(game: Game, soldier: int) -> bool:
    """Return whether a soldier is on the map and neither down, shaken nor panicked. Rule: BS.SEQ.2."""
    return is_active(game, soldier) and game.soldiers.morale[soldier] == Morale.STEADY


def may_only_fight(game: Game, soldier: int) -> bool:
    """Return whether a soldier that has just recovered may only move and fire. Rules: BS.SHK.6, BS.GAP.36."""
    if game.soldiers.recovering[soldier] == Shaken.RECOVERED:
        return game.numbers.recovered_may_repair == 0
    return game.soldiers.recovering[soldier] == Shaken.STILL_SHAKEN


def is_to_come(game: Game, soldier: int) -> bool:
    """Return whether a soldier has yet to enter."""
    return game.soldiers.place[soldier] == Place.WAITING and game.forces.wave[soldier] > 0


def is_in_play(game: Game, soldier: int) -> bool:
    """Return whether a soldier is on the map and not down, or still to come."""
    return is_to_come(game, soldier) or is_active(game, soldier)


def is_armoured(game: Game, soldier: int) -> bool:
    """Return whether a soldier wears powered armour. Rule: BS.PCS.1."""
    return class_of_soldier(game, soldier) == UnitClass.ARMOURED


def is_drone_soldier(game: Game, soldier: int) -> bool:
    """Return whether a soldier is a drone. Rule: BS.PCS.17."""
    return class_of_soldier(game, soldier) == UnitClass.DRONE


def movement_of(game: Game, soldier: int) -> int:
    """Return the movement points under the leftmost open box; none if down. Rules: BS.CARD.11, BS.DRN.10."""
    card: int = game.forces.card[soldier]
    if is_drone_soldier(game, soldier) and not is_commanded(game, side_of(soldier)):
        return min(game.special.uncommanded_move, game.cards.move[card * BOXES])
    if not has_boxes(game.cards, card):
        return game.cards.move[card * BOXES]
    hits: int = game.soldiers.hits[soldier]
    return game.cards.move[card * BOXES + hits] if hits < BOXES else 0


def is_commanded(game: Game, side: int) -> bool:
    """Return whether a side has a commander on the map who is in good order. Rule: BS.DRN.10."""
    for soldier in range(first_of(side), end_of(game, side)):
        if has_ability(game, soldier, Ability.LEADS) and is_good_order(game, soldier):
            return True
    return False


def good_order_count(game: Game, side: int) -> int:
    """Return how many soldiers of a side are in good order, and to come if so ruled. Rules: BS.INI.2, BS.GAP.145."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if is_good_order(game, soldier) or (game.numbers.ties_count_all == 1 and is_to_come(game, soldier)):
            found += 1
    return found


def in_play_count(game: Game, side: int) -> int:
    """Return how many soldiers of a side are on the map and not down, or still to come."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if is_in_play(game, soldier):
            found += 1
    return found


def is_lost(game: Game, soldier: int) -> bool:
    """Return whether a soldier is eliminated."""
    return game.soldiers.place[soldier] == Place.LOST


def note(game: Game, kind: int, soldier: int, target: int, a: int, b: int, c: int) -> None:
    """Log an event of a soldier."""
    write_short(game.log, kind, game.battle.turn, side_of(soldier), soldier, target, a, b, c)


def note_all(game: Game, kind: int, soldier: int, target: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Log an event of a soldier that needs five numbers."""
    write(game.log, kind, game.battle.turn, side_of(soldier), soldier, target, a, b, c, d, e)


def note_side(game: Game, kind: int, side: int, a: int, b: int, c: int) -> None:
    """Log an event of a side, or of nobody."""
    write_short(game.log, kind, game.battle.turn, side, -1, -1, a, b, c)

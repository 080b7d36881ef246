"""Numbers and ranges of shots. Rules: SV.SHT.4, SV.SHT.7, SV.HOUSE.1."""

from engine.games.survive.kernel.board.pieces import is_control
from engine.games.survive.kernel.board.sight import cover_between
from engine.games.survive.kernel.codes import NOBODY
from engine.games.survive.kernel.numbers.shots import shot_modifier, shot_range_mil
from engine.games.survive.kernel.numbers.to_hit import control_number, number_to_hit
from engine.games.survive.kernel.records import Game


def shot_number(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return the number of a shot. Rules: SV.SHT.4, SV.HOUSE.1, SV.HOUSE.7."""
    modifier: int = modifier_of_shot(game, piece, target, slot, action)
    return number_to_hit(game.numbers, game.forces.shooting[piece], game.forces.difficulty[slot], modifier)


def modifier_of_shot(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return what passes: the action, being Dazed, cover, and a first hit at the same target. Rule: SV.SHT.7."""
    modifier: int = shot_modifier(game.numbers, action, game.forces.weapon_type[slot])
    if is_tapped(game, piece, target):
        modifier += game.numbers.tap_modifier
    return modifier + cover_between(game, piece, target)


def is_tapped(game: Game, piece: int, target: int) -> bool:
    """Return whether the first of a Double Team has hit a target, which still is there. Rule: SV.SHT.7."""
    tapped: bool = is_teamed(game, piece) and game.battle.tap_target == target and game.battle.tap_piece != piece
    return tapped and game.battle.tap_falls == game.battle.falls[target]


def is_teamed(game: Game, piece: int) -> bool:
    """Return whether a unit acts in a Double Team now; one that holds and interrupts it does not. Rule: SV.SHT.7."""
    return game.battle.teamed == 1 and game.battle.holding[piece] == 0


def reach_of_shot(game: Game, slot: int, action: int) -> int:
    """Return the range of a weapon by what its unit does. Rules: SV.SHT.2, SV.DAZ.3."""
    return shot_range_mil(game.numbers, action, game.forces.weapon_type[slot], game.forces.range_mil[slot])


def strike_power(game: Game, piece: int) -> int:
    """Return the Power of what a piece strikes with. Rules: SV.GAP.36, SV.GAP.47."""
    if is_control(game, piece):
        return game.numbers.control_close_power[game.battle.kind[piece]]
    blade: int = game.battle.blade[piece]
    return game.numbers.fist_power if blade == NOBODY else game.forces.power[blade]


def strike_number(game: Game, piece: int, modifier: int) -> int:
    """Return the number of a strike. Rules: SV.FCH.4, SV.CTL.9."""
    if is_control(game, piece):
        return control_number(game.numbers, game.battle.kind[piece], False, modifier)
    blade: int = game.battle.blade[piece]
    difficulty: int = game.numbers.fist_difficulty if blade == NOBODY else game.forces.difficulty[blade]
    return number_to_hit(game.numbers, game.forces.combat[piece], difficulty, modifier)

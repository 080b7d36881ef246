"""The records of a battle as values with names and inches: what lies open on the table, and no die to come."""

from collections.abc import Iterator

from engine.battles.events import word
from engine.games.survive.custom_players.pieces import Piece, Weapon
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.board.choices import is_jammed, is_ready, may_use
from engine.games.survive.kernel.board.pieces import grit_of, is_control, is_dazed, is_standing, toughness_of
from engine.games.survive.kernel.codes import ControlType, KeyChip, WeaponType
from engine.games.survive.kernel.records import Game
from engine.games.survive.names import Cast


def pieces_seen(game: Game, cast: Cast, side: int) -> Iterator[Piece]:
    """Yield the pieces on the table, by number."""
    for number in range(game.forces.pieces):
        if is_standing(game, number) and not game.battle.lifted[number]:
            yield piece_of(game, cast, side, number)


def piece_of(game: Game, cast: Cast, side: int, number: int) -> Piece:
    """Return a piece, also one that is not on the table."""
    battle, control = game.battle, is_control(game, number)
    move, run, charge = _ways_mil(game, number)
    carried = battle.key_state != KeyChip.ON_GROUND and battle.key_piece == number
    return Piece(
        number=number,
        name=cast.piece(number),
        side=str(cast.side(battle.mob[number])),
        mine=battle.mob[number] == side,
        kind=word(ControlType(battle.kind[number])) if control else "unit",
        x_in=battle.x_mil[number] / codes.MILS_PER_INCH,
        y_in=battle.y_mil[number] / codes.MILS_PER_INCH,
        looks=(battle.facing_x[number] / codes.PPM, battle.facing_y[number] / codes.PPM),
        dazed=is_dazed(game, number),
        ready=is_ready(game, battle.mob[number], number),
        holding=bool(battle.holding[number]),
        has_keychip=carried,
        grit=grit_of(game, number),
        toughness=toughness_of(game, number),
        shooting=0 if control else game.forces.shooting[number],
        combat=0 if control else game.forces.combat[number],
        move_in=max(0, move) / codes.MILS_PER_INCH,
        run_in=max(0, run) / codes.MILS_PER_INCH,
        charge_in=max(0, charge) / codes.MILS_PER_INCH,
        weapons=() if control else tuple(_weapons(game, cast, number)),
    )


def _ways_mil(game: Game, number: int) -> tuple[int, int, int]:
    """Return how far a piece moves, runs and charges; a control unit never runs, and some never charge."""
    if is_control(game, number):
        kind = game.battle.kind[number]
        return game.numbers.control_move_mil[kind], 0, game.numbers.control_charge_mil[kind]
    return game.forces.move_mil[number], game.forces.run_mil[number], game.forces.charge_mil[number]


def _weapons(game: Game, cast: Cast, number: int) -> Iterator[Weapon]:
    first = number * codes.SLOTS
    for slot in range(first, first + game.forces.weapons[number]):
        yield Weapon(
            number=slot,
            name=cast.weapon(slot),
            type=word(WeaponType(game.forces.weapon_type[slot])),
            hands=game.forces.hands[slot],
            power=game.forces.power[slot],
            difficulty=game.forces.difficulty[slot],
            ammo=game.forces.ammo[slot],
            range_in=game.forces.range_mil[slot] / codes.MILS_PER_INCH,
            blast_in=game.forces.blast_mil[slot] / codes.MILS_PER_INCH,
            in_hand=game.battle.in_hand[number] == slot,
            ready=may_use(game, number, slot),
            jammed=is_jammed(game, slot),
        )

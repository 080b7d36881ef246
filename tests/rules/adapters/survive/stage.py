"""A few pieces on an empty table, with the dice that a case lays down: what battles do, done to them alone."""

from collections.abc import Iterable
from unittest.mock import ANY

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import Effect, KeyChip, WayToWin, WeaponType
from engine.games.survive.kernel.records import Game
from engine.games.survive.rules.numbers import mils, pack_numbers
from engine.kernel.log import LOG_WIDTH
from tests.rules.adapters.survive.bench import Given, rules_of

FAR_IN = 100
STATES: dict[int, str] = {Effect.NONE: "active", Effect.DAZED: "dazed", Effect.DEAD: "dead"}
STATUSES = {state: status for status, state in STATES.items()}
CLOSE_SLOT, GUN_SLOT = 0, 1


def stage(given: Given) -> Game:
    """Return an empty table of the case's rules in the first turn; the KeyChip lies far off, and nobody goes Red."""
    game = Game()
    pack_numbers(rules_of(given), game.numbers)
    game.numbers.first_fatality_red = 0
    game.numbers.red_faces[:] = [0] * len(game.numbers.red_faces)
    game.numbers.fist_power = 0
    game.board.width_mil = game.board.depth_mil = mils(2 * FAR_IN)
    game.board.spire_x_mil = game.board.spire_y_mil = mils(FAR_IN)
    game.battle.turn = 1
    game.battle.key_state, game.battle.key_piece = KeyChip.ON_GROUND, codes.NOBODY
    game.battle.key_x_mil = game.battle.key_y_mil = mils(FAR_IN)
    game.battle.tap_target = codes.NOBODY
    game.forces.ways[:] = [WayToWin.KEYCHIP_TO_SPIRE, WayToWin.LAST_MOB, WayToWin.CLOSEST_TO_KEYCHIP]
    return game


def add_unit(game: Game, mob: int, *, number: int = 9, power: int = 0, toughness: int = 1) -> int:
    """Add a unit of a Mob with a blade and a gun of one Power, both of Difficulty 1; return its piece."""
    piece = game.forces.pieces
    game.forces.pieces += 1
    game.forces.mobs = max(game.forces.mobs, mob + 1)
    game.forces.mob[piece] = game.battle.mob[piece] = mob
    game.forces.combat[piece] = game.forces.shooting[piece] = number
    game.forces.toughness[piece] = toughness
    game.forces.weapons[piece] = 2
    game.battle.facing_y[piece] = codes.PPM
    game.battle.x_mil[piece], game.battle.y_mil[piece] = mils(10 + 2 * piece), mils(10)
    for place, type_code in ((CLOSE_SLOT, WeaponType.CLOSE), (GUN_SLOT, WeaponType.RANGED)):
        slot = slot_of(piece, place)
        game.forces.weapon_type[slot], game.forces.hands[slot] = type_code, 1
        game.forces.power[slot], game.forces.difficulty[slot] = power, 1
        game.forces.ammo[slot], game.forces.range_mil[slot] = game.numbers.die_sides, mils(FAR_IN)
    game.battle.in_hand[piece] = slot_of(piece, GUN_SLOT)
    game.battle.hold_slot[piece] = codes.NOBODY
    return piece


def slot_of(piece: int, place: int) -> int:
    """Return the slot of a weapon of a piece."""
    return piece * codes.SLOTS + place


def lay_down(game: Game, reason: int, rolls: Iterable[int]) -> None:
    """Lay dice of one reason down, whoever throws them, behind those that are there."""
    for value in rolls:
        row = game.script.rows
        game.script.rows += 1
        game.script.actor[row], game.script.reason[row] = ANY, reason
        game.script.value[row], game.script.left[row] = value, 1


def thrown(game: Game) -> int:
    """Return how many of the dice laid down were thrown."""
    return sum(left == 0 for left in game.script.left[: game.script.rows])


def state_of(game: Game, piece: int) -> str:
    """Return the state of a piece in a word."""
    return STATES[game.battle.status[piece]]


def rows_of(game: Game, kind: int) -> list[list[int]]:
    """Return the rows of the log of one kind."""
    cells = game.log.cells
    starts = range(0, game.log.length * LOG_WIDTH, LOG_WIDTH)
    return [cells[at : at + LOG_WIDTH] for at in starts if cells[at] == kind]

"""The table as a custom player sees it, and the questions it may ask.

Python hides nothing from who digs for it: a custom player that reaches past this wrapper cheats.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, permutations

from engine.battles.events import word
from engine.games.survive.custom_players.pieces import (
    GROUPS,
    TEAMS,
    Action,
    Activate,
    KeyChip,
    Piece,
    Place,
    Weapon,
    pieces_seen,
)
from engine.games.survive.custom_players.words import (
    activation_refused,
    follow_on_refused,
    shot_refused,
    start_refused,
    way_refused,
)
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.board.choices import corner_x, corner_y, may_draw
from engine.games.survive.kernel.board.footing import apart_mil, way_mil
from engine.games.survive.kernel.board.pieces import is_control, is_dazed, key_x, key_y, toughness_of
from engine.games.survive.kernel.board.sight import is_in_front, is_seen, reach_of_shot, shot_number
from engine.games.survive.kernel.codes import Effect
from engine.games.survive.kernel.numbers.places import zone_at
from engine.games.survive.kernel.numbers.shots import hit_effect
from engine.games.survive.kernel.records import Game
from engine.games.survive.log.words import ZONES
from engine.games.survive.names import Cast
from engine.games.survive.rules.numbers import mils
from engine.kernel.geometry import toward
from schemas.models.survive.place import TerrainPiece

INCH = codes.MILS_PER_INCH


class View:
    """What lies open to one seat while it answers one question; do not keep it for the next."""

    def __init__(self, game: Game, cast: Cast, side: int, *, mob_run: bool = False) -> None:
        """Show a battle to a seat; what the unit that is asked about does stands in `game.choice`."""
        self._game, self._cast, self._side = game, cast, side
        self._action, self._mob_run = game.choice.action, mob_run
        self.seat = cast.seats[side]
        self.seats = cast.seats
        self.turn = game.battle.turn
        self.last_turn = cast.turns
        self.play_order = tuple(cast.seats[mob] for mob in game.battle.play_order[: game.forces.mobs])
        self.width_in, self.depth_in = game.board.width_mil / INCH, game.board.depth_mil / INCH
        self.base_in = game.numbers.base_mil / INCH
        self.corner = (corner_x(game, side) / INCH, corner_y(game, side) / INCH)
        self.spire = (game.board.spire_x_mil / INCH, game.board.spire_y_mil / INCH)
        self.inner_in, self.outer_in = game.board.inner_mil / INCH, game.board.outer_mil / INCH
        self.terrain: tuple[TerrainPiece, ...] = cast.zone.features

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that stand on the table, of all sides."""
        return tuple(pieces_seen(self._game, self._cast, self._side))

    @property
    def mine(self) -> tuple[Piece, ...]:
        """One's own units on the table."""
        return tuple(piece for piece in self.pieces if piece.mine)

    @property
    def rivals(self) -> tuple[Piece, ...]:
        """The units of the other Mobs on the table."""
        return tuple(piece for piece in self.pieces if not piece.mine and not piece.is_control)

    @property
    def control(self) -> tuple[Piece, ...]:
        """The control units on the table, with units that have gone Red."""
        return tuple(piece for piece in self.pieces if piece.is_control)

    @property
    def ready(self) -> tuple[Piece, ...]:
        """One's own units that are still to be activated in this turn."""
        return tuple(piece for piece in self.mine if piece.ready)

    @property
    def keychip(self) -> KeyChip:
        """The KeyChip: where it is, and who has it."""
        holder = next((piece for piece in self.pieces if piece.has_keychip), None)
        return KeyChip(key_x(self._game) / INCH, key_y(self._game) / INCH, holder)

    def distance_in(self, piece: Piece, other: Piece) -> float:
        """Return how far two pieces are apart, from base to base."""
        return apart_mil(self._game, piece.number, other.number) / INCH

    def zone(self, x_in: float, y_in: float) -> str:
        """Return the zone of a point: "ICZ", "OCZ" or "outside". Rule: SV.HOUSE.5."""
        return ZONES[zone_at(self._game.board, mils(x_in), mils(y_in))]

    def sees(self, piece: Piece, target: Piece) -> bool:
        """Return whether a piece has a line of sight to another. Rule: SV.HOUSE.7."""
        return is_seen(self._game, piece.number, target.number)

    def in_arc(self, piece: Piece, target: Piece) -> bool:
        """Return whether a target is in the front fire arc of a piece. Rule: SV.SHT.3."""
        return is_in_front(self._game, piece.number, target.number)

    def number_to_hit(self, unit: Piece, target: Piece) -> int:
        """Return what a shot with the weapon in hand hits on, or less, of ten; 0 beyond its range. Rule: SV.HOUSE.1."""
        slot = self._game.battle.in_hand[unit.number]
        if slot < 0 or apart_mil(self._game, unit.number, target.number) > self._reach_mil(slot):
            return 0
        return shot_number(self._game, unit.number, target.number, slot, self._action)

    def effect(self, weapon: Weapon, target: Piece) -> str:
        """Return what a hit does: "none", "dazed", "dead" or "blink_out". Rules: SV.EFF.1 to SV.EFF.7."""
        game, number = self._game, target.number
        control = is_control(game, number)
        found = hit_effect(game.numbers, weapon.power, toughness_of(game, number), is_dazed(game, number), control)
        return word(Effect(found))

    def activations(self) -> Iterator[Activate]:
        """Yield who may be activated and how: alone, as each Double Team, in Mob Runs and Blinks of two and of all.

        Other groups may be legal as well.
        """
        return activations(self._game, self._side, self.ready)

    def ways(self, unit: Piece, left_in: float) -> Iterator[Place]:
        """Yield places to go to: in each direction of the die, and to the KeyChip and the spire, all or half the way.

        Other places may be legal as well.
        """
        return ways(self._game, unit, mils(left_in), mob_run=self._mob_run)

    def starts(self, unit: Piece) -> Iterator[Place]:
        """Yield places to set a unit up, half an inch apart. Rule: SV.GAP.41."""
        return starts(self._game, self._side, unit)

    def targets(self, unit: Piece) -> tuple[Piece, ...]:
        """Return whom a unit may shoot at as it stands, near or far. Rule: SV.SHT.3."""
        return tuple(piece for piece in self.pieces if not self.why_no_shot(unit, piece))

    def charges(self, unit: Piece) -> tuple[Piece, ...]:
        """Return whom a unit may charge and would reach. Rule: SV.MOV.5."""
        reach = mils(unit.charge_in)
        return tuple(
            piece
            for piece in self.pieces
            if not follow_on_refused(self._game, unit.number, piece.number, reach, codes.NOBODY)
        )

    def draws(self, unit: Piece) -> tuple[Weapon, ...]:
        """Return the weapons that a unit may draw instead of what it holds. Rule: SV.AMM.3."""
        return tuple(weapon for weapon in unit.weapons if may_draw(self._game, unit.number, weapon.number))

    def why_not(self, answer: Activate) -> str:
        """Return why somebody may not be activated like this, "" if they may."""
        return activation_refused(self._game, self._side, answer)

    def why_no_shot(self, unit: Piece, target: Piece) -> str:
        """Return why a unit may not shoot at a target as it stands, "" if it may."""
        return shot_refused(self._game, unit.number, target.number, self._action)

    def why_no_way(self, unit: Piece, place: Place, left_in: float) -> str:
        """Return why a unit may not go straight to a place, "" if it may."""
        at = (mils(place.x_in), mils(place.y_in))
        return way_refused(self._game, unit.number, at, mils(left_in), in_mob_run=self._mob_run)

    def _reach_mil(self, slot: int) -> int:
        return reach_of_shot(self._game, slot, self._action)


ALONE: tuple[Action, ...] = ("move", "run", "charge", "hold", "shuffle", "blink")
PARTS = (4, 2)
"""All of the way, in quarters, and half of it."""
GRAIN_MIL = 500


def activations(game: Game, side: int, ready: Sequence[Piece]) -> Iterator[Activate]:
    """Yield who may be activated and how."""
    for answer in _thinkable(ready):
        if not activation_refused(game, side, answer):
            yield answer


def _thinkable(ready: Sequence[Piece]) -> Iterator[Activate]:
    for unit in ready:
        yield from (Activate(action, unit) for action in ALONE)
    for one, other in permutations(ready, 2):
        yield from (Activate(team, one, (other,)) for team in TEAMS)
    for group in GROUPS:
        yield from (Activate(group, one, (other,)) for one, other in combinations(ready, 2))
        if len(ready) > 2:
            yield Activate(group, ready[0], tuple(ready[1:]))


def ways(game: Game, unit: Piece, left_mil: int, *, mob_run: bool) -> Iterator[Place]:
    """Yield places that a unit may go to."""
    piece = unit.number
    from_x, from_y = game.battle.x_mil[piece], game.battle.y_mil[piece]
    for x, y in _aims(game, piece, left_mil):
        whole = way_mil(game, piece, x, y)
        for part in PARTS if whole else ():
            length = min(left_mil, whole) * part // PARTS[0]
            at = (toward(from_x, x, length, whole), toward(from_y, y, length, whole))
            if not way_refused(game, piece, at, left_mil, in_mob_run=mob_run):
                yield _place(*at)


def _aims(game: Game, piece: int, left_mil: int) -> Iterator[tuple[int, int]]:
    """Yield points to head for: the KeyChip, the spire, and as far as it goes in each direction of the die."""
    yield key_x(game), key_y(game)
    yield game.board.spire_x_mil, game.board.spire_y_mil
    for roll in range(1, game.numbers.die_sides + 1):
        east, north = game.numbers.direction_x[roll] * left_mil, game.numbers.direction_y[roll] * left_mil
        yield game.battle.x_mil[piece] + east // codes.PPM, game.battle.y_mil[piece] + north // codes.PPM


def starts(game: Game, side: int, unit: Piece) -> Iterator[Place]:
    """Yield places that a unit may be set up at."""
    steps = range(1, game.numbers.deploy_mil // GRAIN_MIL + 1)
    inward_x = -1 if corner_x(game, side) else 1
    inward_y = -1 if corner_y(game, side) else 1
    for across in steps:
        for along in steps:
            x = corner_x(game, side) + inward_x * across * GRAIN_MIL
            y = corner_y(game, side) + inward_y * along * GRAIN_MIL
            if not start_refused(game, side, unit.number, x, y):
                yield _place(x, y)


def _place(x_mil: int, y_mil: int) -> Place:
    return Place(x_mil / codes.MILS_PER_INCH, y_mil / codes.MILS_PER_INCH)

"""What a custom player sees of the pieces, and what it answers with. Lengths are inches from the south-west corner."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from engine.battles.events import word
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.board.choices import is_jammed, is_ready, may_use
from engine.games.survive.kernel.board.pieces import grit_of, is_control, is_dazed, is_standing, toughness_of
from engine.games.survive.kernel.codes import ControlType, WeaponType
from engine.games.survive.kernel.records import Game
from engine.games.survive.names import Cast


@dataclass(frozen=True)
class Weapon:
    """A weapon that a unit carries: `type` is "ranged", "grenade" or "close".

    `in_hand` is the gun or grenade that can be shot, `ready` whether that may be done in this turn: a weapon that was
    drawn is ready in the next one. `number` tells weapons apart and says nothing more.
    """

    number: int
    name: str
    type: str
    hands: int
    power: int
    difficulty: int
    ammo: int
    range_in: float
    blast_in: float
    in_hand: bool
    ready: bool
    jammed: bool

    def __str__(self) -> str:
        """Return its name."""
        return self.name


@dataclass(frozen=True)
class Piece:
    """A piece on the table: a unit of a Mob, or a control unit.

    `side` is the seat of its Mob or "control", `kind` "unit" or the type of a control unit ("cu", "rip_saw"); a unit
    that has gone Red is a "cu". `looks` is the direction it faces, east and north, of length 1. `ready` says whether it
    is still to be activated in this turn. Control units have flat numbers instead of `shooting` and `combat`.
    `number` tells pieces apart and says nothing more.
    """

    number: int
    name: str
    side: str
    mine: bool
    kind: str
    x_in: float
    y_in: float
    looks: tuple[float, float]
    dazed: bool
    ready: bool
    holding: bool
    has_keychip: bool
    grit: int
    toughness: int
    shooting: int
    combat: int
    move_in: float
    run_in: float
    charge_in: float
    weapons: tuple[Weapon, ...] = ()

    @property
    def is_control(self) -> bool:
        """Whether it is a control unit, or a unit that has gone Red."""
        return self.kind != "unit"

    @property
    def in_hand(self) -> Weapon | None:
        """The gun or grenade in its hand, or None."""
        return next((weapon for weapon in self.weapons if weapon.in_hand), None)

    def __str__(self) -> str:
        """Return its name and where it stands: `Rust Saints Gunner at (3.0, 4.5)`."""
        return f"{self.name} at ({self.x_in:.1f}, {self.y_in:.1f})"


@dataclass(frozen=True)
class KeyChip:
    """The KeyChip, where it is now: on the Prime CU, on the ground, or carried by `piece`."""

    x_in: float
    y_in: float
    piece: Piece | None


Action = Literal["move", "run", "charge", "hold", "shuffle", "team_move", "team_charge", "mob_run", "blink"]
ACTION_CODES: Final = {word(action): int(action) for action in codes.Action}
TEAMS: Final = ("team_move", "team_charge")
GROUPS: Final = ("mob_run", "blink")


@dataclass(frozen=True)
class Activate:
    """Who acts in a phase, and what they do. Rules: SV.SEQ.3, SV.MOV.1 to SV.MOV.13.

    `others` are the second unit of a Double Team, the others of a Mob Run, or those that Blink with the unit.
    A Dazed unit can do nothing but "shuffle", one that holds nothing but "hold".
    """

    action: Action
    unit: Piece
    others: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        """Return what is done by whom."""
        return f"{self.action} of {', '.join(map(str, (self.unit, *self.others)))}"


@dataclass(frozen=True)
class Place:
    """A point to go to, and the point to look at from there; None: straight ahead."""

    x_in: float
    y_in: float
    looks_at: tuple[float, float] | None = None

    def __str__(self) -> str:
        """Return where it is."""
        return f"({self.x_in:.1f}, {self.y_in:.1f})"


@dataclass(frozen=True)
class Shot:
    """A shot with the weapon in hand, and the estimate of the distance, from base to base. Rule: SV.SHT.1.

    The estimate is logged and decides nothing (SV.GAP.24); None stands for the true distance.
    """

    target: Piece
    estimate_in: float | None = None

    def __str__(self) -> str:
        """Return at whom."""
        return str(self.target)


def pieces_seen(game: Game, cast: Cast, side: int) -> Iterator[Piece]:
    """Yield the pieces on the table, by number."""
    for number in range(game.forces.pieces):
        if is_standing(game, number) and not game.battle.lifted[number]:
            yield piece_of(game, cast, side, number)


def piece_of(game: Game, cast: Cast, side: int, number: int) -> Piece:
    """Return a piece, also one that is not on the table."""
    battle, control = game.battle, is_control(game, number)
    move, run, charge = _ways_mil(game, number)
    carried = battle.key_state != codes.KeyChip.ON_GROUND and battle.key_piece == number
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

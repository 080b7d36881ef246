"""What a custom player sees of troopers, weapons and the map: the records of a battle as values with names.

A dot is a column from the west and a row from the south. All lies open to both sides but the dice to come; nobody
hides: a sneak suit makes its wearer harder to hit, not to see (IN.SNK.1).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.battles.events import word
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Land, Slot, State
from engine.games.infantry.kernel.moving.steps import carries_gun
from engine.games.infantry.kernel.numbers.codes import NEVER
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import crossed_on
from engine.games.infantry.kernel.standing.people import dot_of, is_crowded, is_fighting, is_on_map, is_ready
from engine.games.infantry.names import FISTS, Cast

Dot = tuple[int, int]


@dataclass(frozen=True)
class Weapon:
    """A weapon in a section of a trooper's card; `rounds` are None where it never runs dry."""

    number: int
    card: str
    section: str
    type: str
    rounds: int | None
    in_hand: bool

    def __str__(self) -> str:
        """Return the id of its card."""
        return self.card


@dataclass(frozen=True)
class Trooper:
    """A trooper of either side, with all that is marked on its card; `at` is None where it is not on the map.

    `arc_deg` is the bearing of its arc, None without one, and `gun` the number of the crewed weapon that it controls.
    Who `must_step_on` stands where too many do, and can do nothing else (IN.GAP.39).
    """

    number: int
    name: str
    card: str
    squad: str
    mine: bool
    state: str
    at: Dot | None
    in_tunnel: bool
    prone: bool
    caught: bool
    shaken: bool
    ready: bool
    must_step_on: bool
    ap: int
    moved_ap: int
    crossed: int
    armor: int
    experience: str
    leads: bool
    sneak_suit: bool
    value: int
    arc_deg: int | None
    arc_wide: bool
    gun: int | None
    weapons: tuple[Weapon, ...] = field(repr=False)

    @property
    def in_hand(self) -> Weapon | None:
        """The weapon in hand."""
        return next((weapon for weapon in self.weapons if weapon.in_hand), None)

    def __str__(self) -> str:
        """Return the name."""
        return self.name


@dataclass(frozen=True)
class Gun:
    """A crewed weapon, by the number of who brought it; `holder` is who controls it, None for nobody."""

    number: int
    card: str
    at: Dot
    stands: bool
    arc_deg: int
    holder: int | None

    def __str__(self) -> str:
        """Return the id of its card."""
        return self.card


@dataclass(frozen=True)
class Objective:
    """What a side scores for beside enemies: `type` is `hold` or `cross` (IN.HOUSE.11).

    `zone` are the first and last column and the first and last row; `points` are for each trooper where it is to
    `cross`, and for `each_turn` where it says so.
    """

    name: str
    mine: bool
    type: str
    zone: tuple[int, int, int, int]
    points: int
    each_turn: bool

    def __str__(self) -> str:
        """Return what it is called."""
        return self.name


class Ground:
    """The dots of the map; `zone` are the first and last column and the first and last row of one's own side."""

    def __init__(self, game: Game, side: int) -> None:
        """Show the ground of a battle to a side."""
        self._game = game
        self.columns, self.rows = game.ground.width, game.ground.height
        self.zone = _zone(game, side)
        self.enemy_zone = _zone(game, 1 - side)

    def terrain(self, at: Dot) -> str:
        """Return what is on a dot, in the word of dot maps; what was breached is not there any more. Rule: IN.TER.2."""
        return word(Land(self._game.ground.terrain[self._dot(at)]))

    def level(self, at: Dot) -> int:
        """Return the level of a dot. Rule: IN.TER.3."""
        return self._game.ground.level[self._dot(at)]

    def burns(self, at: Dot) -> bool:
        """Return whether a dot is on fire. Rule: IN.INC.7."""
        return self._game.battle.fire[self._dot(at)] > 0

    def smoke(self, at: Dot) -> bool:
        """Return whether a dot is full of smoke. Rule: IN.SMK.3."""
        return self._game.battle.smoke[self._dot(at)] > 0

    def tunnel(self, at: Dot) -> bool:
        """Return whether a tunnel runs under a dot. Rule: IN.TUN.1."""
        return self._game.ground.tunnel[self._dot(at)] != codes.NOWHERE

    def is_mouth(self, at: Dot) -> bool:
        """Return whether one goes into the tunnel there. Rule: IN.TUN.1."""
        return self._game.ground.mouth[self._dot(at)] == 1

    def _dot(self, at: Dot) -> int:
        if not is_on_map(self._game, *at):
            raise ValueError(f"{at[0]}/{at[1]} is off the map, which has {self.columns} columns and {self.rows} rows")
        return dot_of(self._game, *at)


def _zone(game: Game, number: int) -> tuple[int, int, int, int]:
    """Return a zone: where a side is set down, or that of an objective. Rules: IN.HOUSE.10, IN.HOUSE.11."""
    forces = game.forces
    return forces.west[number], forces.east[number], forces.south[number], forces.north[number]


def trooper_of(game: Game, names: Cast, side: int, number: int) -> Trooper:
    """Return a trooper."""
    battle, forces = game.battle, game.forces
    squad, card = names.everybody[number]
    own_side = forces.side[number]
    return Trooper(
        number=number,
        name=names.person(number),
        card=card.id,
        squad=names.squads[squad].name,
        mine=own_side == side,
        state=word(State(battle.state[number])),
        at=(battle.column[number], battle.row[number]) if is_fighting(game, number) else None,
        in_tunnel=battle.tunnel[number] != codes.NOWHERE,
        prone=battle.prone[number] == 1,
        caught=battle.caught[number] == 1,
        shaken=battle.shaken[number] == 1,
        ready=battle.side == own_side and battle.turn > 0 and is_ready(game, own_side, number),
        must_step_on=is_fighting(game, number) and is_crowded(game, number),
        ap=battle.ap[number],
        moved_ap=battle.moved[number],
        crossed=crossed_on(game, number),
        armor=_armor(game, number),
        experience=card.experience.value,
        leads=forces.leads[number] == 1,
        sneak_suit=forces.sneak_suit[number] == 1,
        value=forces.value[number],
        arc_deg=battle.arc_bearing[number] * codes.BEARING_DEG if battle.arc[number] else None,
        arc_wide=battle.arc[number] == 1 and battle.arc_wide[number] == 1,
        gun=None if battle.gun[number] == codes.NOBODY else battle.gun[number],
        weapons=tuple(_weapons(game, names, number)),
    )


def _armor(game: Game, number: int) -> int:
    """Return how many hits the armour of a trooper still stops. Rule: IN.ARM.3."""
    cells = game.battle.armor[number * codes.CARD_CELLS : (number + 1) * codes.CARD_CELLS]
    return sum(max(0, game.numbers.armor_hits - hits) for hits in cells if hits >= 0)


def _weapons(game: Game, names: Cast, number: int) -> Iterator[Weapon]:
    """Yield what is in the sections of a card; a crewed weapon that is carried takes the first one. Rule: IN.CRW.1."""
    for slot in range(codes.SLOTS):
        weapon = game.battle.weapon[number * codes.SLOTS + slot]
        if slot == Slot.PRIMARY and carries_gun(game, number):
            weapon = game.forces.gun[game.battle.gun[number]]
        if weapon != codes.NOBODY:
            rounds = game.battle.rounds[number * codes.SLOTS + slot]
            yield Weapon(
                number=slot,
                card=card_of(names, weapon),
                section=word(Slot(min(slot, Slot.GRENADES))),
                type=names.weapons[weapon].type.value if weapon < len(names.weapons) else "melee",
                rounds=None if rounds == NEVER else rounds,
                in_hand=game.battle.active[number] == slot,
            )


def card_of(names: Cast, weapon: int) -> str:
    """Return the id of a weapon; fists are none of the pack's."""
    return names.weapons[weapon].id if weapon < len(names.weapons) else FISTS


def objectives_of(game: Game, names: Cast, side: int) -> Iterator[Objective]:
    """Yield what both sides score for, as one of them sees it. Rule: IN.HOUSE.11."""
    forces = game.forces
    for at in range(forces.objectives):
        yield Objective(
            name=names.objective(at),
            mine=forces.objective_side[at] == side,
            type=word(codes.Objective(forces.objective[at])),
            zone=_zone(game, codes.SIDES + at),
            points=forces.objective_points[at],
            each_turn=forces.objective_each_turn[at] == 1,
        )


def guns_seen(game: Game, names: Cast) -> Iterator[Gun]:
    """Yield the crewed weapons on the map, by the numbers of those who brought them. Rules: IN.CRW.1, IN.CRW.8."""
    for number in range(game.forces.people):
        if game.forces.gun[number] != codes.NOBODY and game.battle.state[number] != State.WAITING:
            holder = game.battle.gun_holder[number]
            yield Gun(
                number=number,
                card=card_of(names, game.forces.gun[number]),
                at=_gun_at(game, number, holder),
                stands=game.battle.gun_stands[number] == 1,
                arc_deg=game.battle.gun_bearing[number] * codes.BEARING_DEG,
                holder=None if holder == codes.NOBODY else holder,
            )


def _gun_at(game: Game, gun: int, holder: int) -> Dot:
    """Return where a crewed weapon is: with who controls it, or where it was left."""
    battle = game.battle
    if holder != codes.NOBODY:
        return battle.column[holder], battle.row[holder]
    return battle.gun_column[gun], battle.gun_row[gun]

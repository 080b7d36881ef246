"""What a side of 7 Seconds does not know, drawn anew as it may be: the enemy's cards, units, stats, and who lies where.

Rules: 7S.CARD.3, 7S.CARD.4 to 7S.CARD.7, 7S.HOLD.1 to 7S.HOLD.3.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from engine.games.seven_seconds.battle.draws import decks_of
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.pieces import first_blip, first_unit
from engine.games.seven_seconds.kernel.codes import Event, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.names import Cast, Hand
from engine.games.seven_seconds.rules.missions import Columns, lay_conditions
from engine.games.seven_seconds.rules.units import UNIT_COLUMNS, Squad
from engine.kernel.dice import keyed_draw
from engine.kernel.log import LOG_WIDTH

UNIT_CELLS: Final = (*UNIT_COLUMNS, "bought")
"""The columns of `forces` that say what a unit is."""

REDRAWN: Final = frozenset(
    ("Forces", name) for name in (*UNIT_CELLS, "condition", "objective", "state", "vp", "max_counters", "square")
)
"""The columns beside those of a battle that are drawn anew, by their records."""

NO_UNIT: Final = (codes.UNKNOWN, 0, 0, 0, 0, 0, 0, 0)


class Army(NamedTuple):
    """What an enemy may have drawn: its units, which of each kind they are, and what it scores for."""

    squad: Squad
    kinds: Counter[int]
    mission: Columns


class Seen(NamedTuple):
    """What a side has seen of its enemy.

    `kinds` are those of the units that were turned over at some time, by their pieces; `under` the blips that were put
    down when one of them scrambled, by its piece; `blips` those on the table.
    """

    kinds: Mapping[int, int]
    under: Mapping[int, tuple[int, ...]]
    blips: tuple[int, ...]


class Fitting(NamedTuple):
    """The armies that have all units that were `seen`, and have `room`; the columns of those that were laid out.

    Who was seen is in the order in which units are given to them, so that what is laid out depends on nothing else.
    """

    seen: tuple[tuple[int, int], ...]
    room: int
    armies: tuple[Army, ...]
    laid_out: dict[int, Columns]


@dataclass(frozen=True)
class Redrawing:
    """Draws anew what sides of one battle do not know. A side knows its own cards and the faction of the enemy.

    What fits is kept by side until the side has seen something else.
    """

    prepared: PreparedPack
    cast: Cast
    _fitting: dict[int, Fitting] = field(default_factory=dict)

    @cached_property
    def armies(self) -> tuple[tuple[Army, ...], tuple[Army, ...]]:
        """What the enemy of each side may have drawn, each as often as cards give it."""
        return self._armies_of(1), self._armies_of(0)

    def __call__(self, game: Game, side: int, seed: int) -> None:
        """Draw anew in the records of a battle what a side does not know; the same for the same seed."""
        seen = what_was_seen(game, 1 - side)
        fitting = self._fitting_to(side, seen)
        if fitting.armies:
            number = keyed_draw(seed, 0, side, 0, 0) % len(fitting.armies)
            army = fitting.armies[number]
            if number not in fitting.laid_out:
                fitting.laid_out[number] = _columns_of(army, seen, first_unit(1 - side))
            lay_conditions(army.mission, 1 - side, game.forces)
            _lay_units(game, 1 - side, fitting.laid_out[number], seen, seed)

    def _fitting_to(self, side: int, seen: Seen) -> Fitting:
        """Return the armies that have all units that were seen, and no more than the blips have room for."""
        room = self.prepared.rules.holding.units_per_square * len(seen.blips) - len(seen.under)
        last, met = self._fitting.get(side), tuple(seen.kinds.items())
        if last is None or (last.seen, last.room) != (met, room):
            kinds = Counter(seen.kinds.values())
            known = [each for each in self.armies[side] if kinds <= each.kinds]
            having_room = [each for each in known if len(each.squad.units) - kinds.total() <= room]
            last = self._fitting[side] = Fitting(met, room, tuple(having_room or known), {})
        return last

    def _armies_of(self, enemy: int) -> tuple[Army, ...]:
        """Return all armies of cards that the other side does not hold. Rules: 7S.CARD.4 to 7S.CARD.7, 7S.CARD.9."""
        cast, decks = self.cast, self.prepared.decks
        deck = decks_of(cast.attacker, attack_defense=cast.attack_defense)[enemy]
        own = cast.hands[1 - enemy]
        held = (own.mission, own.troop, own.drone, *own.put_back)
        hands = (
            Hand(mission, troop, drone)
            for mission in _left(decks.missions[deck], held)
            for troop in _left(decks.troops, held)
            for drone in _left(decks.drones, held)
        )
        return tuple(self._army(enemy, hand) for hand in hands)

    def _army(self, enemy: int, hand: Hand) -> Army:
        squad = self.prepared.squad(self.cast.factions[enemy], hand, buys=not self.cast.attack_defense)
        return Army(squad, Counter(squad.columns["kind"]), self.prepared.mission(hand.mission))


def redrawing(prepared: PreparedPack, setup: Any) -> Redrawing:
    """Return what draws anew what sides do not know of a battle that is set out."""
    return Redrawing(prepared, setup.names)


def _left(cards: Sequence[Any], held: Sequence[Any]) -> list[Any]:
    """Return the cards of a deck without those that somebody holds, each taken once; the last one stays."""
    left = [*cards]
    for card in held:
        at = next((at for at, other in enumerate(left) if other is card), None)
        if at is not None and len(left) > 1:
            del left[at]
    return left


def what_was_seen(game: Game, enemy: int) -> Seen:
    """Return what was seen of a side: units that are or were on the table, and blips."""
    first, blip = first_unit(enemy), first_blip(enemy)
    scrambled = _scrambled(game, enemy)
    kinds = game.forces.kind[first : first + codes.UNITS]
    status = game.battle.status[first : first + codes.UNITS]
    holding, on_table, unknown = int(Status.HOLDING), int(Status.ON_TABLE), codes.UNKNOWN
    pairs = enumerate(zip(kinds, status, strict=True), first)
    met = {unit: kind for unit, (kind, each) in pairs if each != holding and kind != unknown}
    lying = enumerate(game.battle.status[blip : blip + codes.BLIPS], blip)
    return Seen(
        met | {unit: kinds[unit - first] for unit in scrambled},
        scrambled,
        tuple(at for at, each in lying if each == on_table),
    )


def _scrambled(game: Game, enemy: int) -> dict[int, tuple[int, ...]]:
    """Return the blips that each unit of a side is under since it scrambled, as far as they lie. Rule: 7S.SCR.2."""
    end, found = game.log.length * LOG_WIDTH, dict[int, tuple[int, ...]]()
    kinds = game.log.cells[0:end:LOG_WIDTH]
    if int(Event.SCRAMBLE) not in kinds:
        return found
    actors = game.log.cells[3:end:LOG_WIDTH]
    for row, kind in enumerate(kinds):
        unit = actors[row]
        if kind == Event.SCRAMBLE and first_unit(enemy) <= unit < first_unit(enemy) + codes.UNITS:
            last = next((at for at in range(row, len(kinds)) if kinds[at] == Event.ACTIVATE), len(kinds))
            found[unit] = tuple(actors[at] for at in range(row, last) if kinds[at] == Event.UNIT_PLACED)
    return {unit: blips for unit, blips in found.items() if game.battle.status[unit] == Status.HOLDING}


def _lay_units(game: Game, enemy: int, columns: Columns, seen: Seen, seed: int) -> None:
    """Give a side other units: those that were seen stay what they are, all others lie under its blips."""
    first = first_unit(enemy)
    units = slice(first, first + codes.UNITS)
    for name, cells in columns.items():
        getattr(game.forces, name)[units] = cells
    status, square = game.battle.status[units], game.forces.square[units]
    hidden, nobody, there, off = [], codes.NOBODY, int(Status.HOLDING), int(Status.OFF_TABLE)
    for at, kind in enumerate(columns["kind"]):
        if first + at not in seen.kinds:
            status[at], square[at] = off if kind == codes.UNKNOWN else there, nobody
            if kind != codes.UNKNOWN:
                hidden.append(first + at)
    game.battle.status[units], game.forces.square[units] = status, square
    _hide(game, enemy, hidden, seen, seed)


def _columns_of(army: Army, seen: Seen, first: int) -> Columns:
    """Return the cells of all units of a side by column; who was seen has the stats of a unit of its kind."""
    columns = army.squad.columns
    drawn = [*zip(*(columns[name] for name in UNIT_CELLS), strict=True)]
    cells: list[tuple[int, ...]] = [NO_UNIT] * codes.UNITS
    for unit, kind in seen.kinds.items():
        cells[unit - first] = drawn.pop(next(at for at, each in enumerate(drawn) if each[0] == kind))
    free = [at for at in range(codes.UNITS) if first + at not in seen.kinds]
    for at, each in zip(free, drawn, strict=False):
        cells[at] = each
    return dict(zip(UNIT_CELLS, zip(*cells, strict=True), strict=True))


def _hide(game: Game, enemy: int, hidden: Sequence[int], seen: Seen, seed: int) -> None:
    """Put units under blips that lie on the table, by lot, alone as long as there are empty ones.

    Who scrambled is under one of the blips that were put down then.
    """
    room = game.numbers.units_per_square
    taken = dict.fromkeys(seen.blips, 0)
    for number, unit in enumerate((*seen.under, *hidden)):
        least = min(taken.values(), default=room)
        there = [blip for blip in seen.under.get(unit, ()) if taken.get(blip, room) < room]
        among = there or [blip for blip, units in taken.items() if units == least < room]
        if among:
            blip = among[keyed_draw(seed, 0, enemy, 1, number) % len(among)]
            taken[blip] += 1
            game.forces.square[unit] = blip - first_blip(enemy)

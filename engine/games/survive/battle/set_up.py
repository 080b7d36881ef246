"""Setting up a battle: level, board, Mobs, units and control units, ready for the kernel."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.battles.kernel_setup import Decoder, KernelSetup, seat_players
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome
from engine.battles.played import PlayedSystem, all_lies_open
from engine.games.survive.battle.prepared import FieldedMob, PreparedPack, Sides, pack_control, pack_mobs
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.chance import pick
from engine.games.survive.kernel.codes import Draw
from engine.games.survive.kernel.questions import QUESTIONS
from engine.games.survive.kernel.records import Battle, Forces, Game
from engine.games.survive.log.events import LOG
from engine.games.survive.log.words import ENDINGS
from engine.games.survive.names import CONTROL_SIDE, FORM, Cast
from engine.games.survive.rules.movement import CORNER_CODES
from engine.kernel.packing import coded
from engine.kernel.records import Template
from schemas.models.survive.place import Level
from schemas.models.survive.words import Mode, WayToWin

WAY_CODES: Final = coded(WayToWin, codes.WayToWin)


@dataclass(frozen=True)
class SurviveSetup(KernelSetup):
    """A battle of SURVIVE with the names of all that takes part."""

    game: Game
    names: Cast
    words: ClassVar[Decoder] = LOG

    @property
    def seats(self) -> Sequence[str]:
        """Return the seats, as the kernel numbers them."""
        return self.names.seats

    def too_long(self) -> str:
        """Return how long a battle lasted that filled its log, and what ends it sooner."""
        return f"{self.game.battle.turn} turns; let the level end sooner"

    def result(self) -> BattleResult:
        """Return winner, survivors and turns; whoever won comes first, the others by those they have left."""
        winner = self.names.side(self.game.battle.winner)
        scores = {seat: self._survivors(mob) for mob, seat in enumerate(self.names.seats)}
        ending = ENDINGS[self.game.battle.ending]
        ranking = _ranking(scores, winner)
        return BattleResult(winner, ranking, scores, self.game.battle.turn, ending, self._mode())

    def _survivors(self, mob: int) -> int:
        return len(self.names.units[mob]) - int(self.game.battle.lost[mob])

    def _mode(self) -> str:
        return Mode.CAMPAIGN.value if self.game.numbers.campaign else Mode.LEVEL.value

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the battle."""
        battle, count = self.game.battle, len(self.names.seats)
        facts = {
            "level": self.names.level.id,
            "ending": ENDINGS[battle.ending],
            "first_player": self.names.seats[battle.first_player],
            "corner": self.names.seats,
            "turn_1": tuple("first" if seat == battle.first_player else "later" for seat in range(count)),
            "pulses": battle.pulses,
            "units_lost": tuple(battle.lost[:count]),
            "went_red": tuple(battle.reds[:count]),
            "soulchips": tuple(battle.soulchips[:count]),
            "kills": tuple(battle.kills[:count]),
            "control_units_blinked_out": tuple(battle.control_kills[:count]),
            "levels_up": tuple(battle.levels_up[:count]),
        }
        forces = {seat: mob.id for seat, mob in zip(self.names.seats, self.names.mobs, strict=True)}
        rows = self.game.log.length
        return Outcome(order, forces, self.names.zone.id, self.result(), facts, rows, self.fault())


def _ranking(scores: dict[str, int], winner: str | None) -> tuple[tuple[str, ...], ...]:
    """Return the winner first, the others by their survivors, equal ones together."""
    first = ((winner,),) if winner is not None and winner != CONTROL_SIDE else ()
    rest = {seat: score for seat, score in scores.items() if seat != winner}
    values = sorted({*rest.values()}, reverse=True)
    return first + tuple(tuple(seat for seat in rest if rest[seat] == value) for value in values)


def set_up_battle(prepared: PreparedPack, order: BattleOrder, game: Game) -> SurviveSetup:
    """Set a battle out as ordered in an empty `game`; Mobs that are left open are drawn by the seed.

    Raises:
        OrderError: an unknown level, Mob or player, a corner that the level does not use, or a board nobody can use.
    """
    game.draws.seed = order.seed
    level = prepared.level(order.scenario) if order.scenario is not None else prepared.largest
    zone, seats = prepared.zone(level), prepared.seats(level)
    prepared.numbers.lay_over(game.numbers)
    if level.mode is not None:
        game.numbers.campaign = int(level.mode is Mode.CAMPAIGN)
    prepared.board(zone).lay_over(game.board)
    ground, outlines = prepared.ground(zone)
    ground.lay_over(game.ground)
    outlines.lay_over(game.outlines)
    _must_be_seats(order, seats, level)
    names = tuple(_mob_names(prepared, order, level, seats, game))
    sides = prepared.laid_out.get((level.id, *names), lambda: _sides(prepared, level, names))
    sides.forces.lay_over(game.forces)
    sides.battle.lay_over(game.battle)
    seat_players(game, order, seats, prepared.styles)
    return SurviveSetup(game, sides.cast)


def _sides(prepared: PreparedPack, level: Level, names: Sequence[str]) -> Sides:
    """Return who takes part, and where the control units stand, as the kernel's records.

    Raises:
        OrderError: a Mob is not there, or what its units are or carry.
    """
    zone, seats, rules = prepared.zone(level), prepared.seats(level), prepared.rules
    mobs = [prepared.mob(name) for name in names]
    fielded = [FieldedMob.of(mob, prepared) for mob in mobs]
    forces, battle = Forces(), Battle()
    pack_mobs(fielded, rules, forces, battle)
    pack_control(zone, rules, forces, battle)
    forces.corner[: len(seats)] = [CORNER_CODES[corner] for corner in zone.corners[: len(seats)]]
    forces.turns = prepared.turns(level)
    forces.ways[: len(level.ways_to_win)] = [WAY_CODES[way] for way in level.ways_to_win]
    units = tuple(each.units for each in fielded)
    return Sides(Cast(level, zone, forces.turns, seats, tuple(mobs), units), Template(forces), Template(battle))


def _must_be_seats(order: BattleOrder, seats: Sequence[str], level: Level) -> None:
    if unused := [each.seat for each in order.participants if each.seat not in seats]:
        raise OrderError(f"{level.id} is played from {', '.join(seats)}; nobody starts at {unused[0]}")


def _mob_names(
    prepared: PreparedPack, order: BattleOrder, level: Level, seats: Sequence[str], game: Game
) -> Iterator[str]:
    """Yield the Mob of each seat: as ordered, else the level's, else drawn by the seed."""
    fixed, forces = dict(zip(seats, level.mobs, strict=False)), prepared.forces
    for at, seat in enumerate(seats):
        named = order.at(seat).force or fixed.get(seat)
        if not named and forces:
            named = forces[pick(game, codes.PIECES + at, Draw.SETUP, len(forces))]
        yield named or ""


PLAYED = PlayedSystem(Game, PreparedPack, set_up_battle, FORM, QUESTIONS, PreparedPack.form, all_lies_open)

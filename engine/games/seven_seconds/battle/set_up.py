"""Setting up a battle: sides, map, cards and units, ready for the kernel; and what a batch keeps of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from engine.battles.events import word
from engine.battles.kernel_setup import Decoder, KernelSetup, seat_players
from engine.battles.orders import BattleOrder, BattleResult, Outcome, ranked
from engine.battles.played import PlayedSystem
from engine.games.seven_seconds.battle.draws import decks_of, draw_document, draw_game_type, draw_hands
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.redrawing import REDRAWN, redrawing
from engine.games.seven_seconds.campaign.standing import NO_ADVANTAGES, NOTHING, Advantage, Carried, advantage
from engine.games.seven_seconds.form import CARDS, FORM, SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.pieces import first_unit, note_side
from engine.games.seven_seconds.kernel.codes import Event, Status
from engine.games.seven_seconds.kernel.mission_codes import Control
from engine.games.seven_seconds.kernel.questions import QUESTIONS
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.log.events import LOG
from engine.games.seven_seconds.names import Cast, Hand
from engine.games.seven_seconds.rules.missions import lay_conditions, points_of, victory
from engine.games.seven_seconds.rules.units import Unit
from engine.kernel.log import LOG_WIDTH
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Loaded


@dataclass(frozen=True)
class SevenSecondsSetup(KernelSetup):
    """A 7 Seconds battle with the names of all that takes part."""

    game: Game
    names: Cast
    rules: Rules
    seats: ClassVar[Sequence[str]] = SEATS
    words: ClassVar[Decoder] = LOG

    def too_long(self) -> str:
        """Return how long a battle lasted that filled its log, and what ends it sooner."""
        return f"{self.game.battle.round} rounds; let the rules end battles sooner"

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the battle."""
        return outcome(self.game, self.names, order, self.result(), self.fault())

    def result(self) -> BattleResult:
        """Return winner, level, scores and rounds."""
        red, blue = self.game.battle.score
        winner, level = victory(red, blue, self.rules)
        ending = word(Control(self.game.battle.table_control))
        scores = {"red": red, "blue": blue}
        ranking = (SEATS,) if winner is None else ranked(scores)
        return BattleResult(winner, ranking, scores, self.game.battle.round, ending, level)


def set_up_battle(prepared: PreparedPack, order: BattleOrder, game: Game) -> SevenSecondsSetup:
    """Set a battle out as ordered in an empty `game`; what is left open is drawn by the seed. Rule: 7S.SETUP.1.

    Raises:
        OrderError: an unknown faction, map or player, or a pack without cards to draw.
    """
    game.draws.seed = order.seed
    prepared.numbers.lay_over(game.numbers)
    prepared.counters.lay_over(game.forces)
    carried = cast("tuple[Carried, Carried]", order.carried or NOTHING)
    red, blue = order.seated(SEATS)
    factions = (_faction(game, prepared, 0, red.force, carried[0]), _faction(game, prepared, 1, blue.force, carried[1]))
    field = cast("TerrainMap", _ordered(game, prepared, "terrain_map", order.map, 0).model)
    for template, record in zip(prepared.table(field), (game.table, game.outlines), strict=True):
        template.lay_over(record)
    advantages = _advantages(carried, prepared.rules) if order.carried else NO_ADVANTAGES
    attack_defense, attacker = draw_game_type(game, prepared.rules, advantages)
    game.forces.attack_defense = int(attack_defense)
    game.forces.attacker = attacker
    note_side(game, Event.GAME_TYPE, codes.NOBODY, int(attack_defense), attacker, 0)
    hands = draw_hands(game, prepared.decks, decks_of(attacker, attack_defense=attack_defense), advantages)
    units = tuple(_field(game, prepared, side, *army) for side, army in enumerate(zip(factions, hands, strict=True)))
    seat_players(game, order, SEATS, prepared.styles)
    names = Cast(factions, field, attack_defense, attacker, hands, units, prepared.rules, _bonuses(advantages))
    return SevenSecondsSetup(game, names, prepared.rules)


def _advantages(carried: tuple[Carried, Carried], rules: Rules) -> tuple[Advantage, Advantage]:
    red, blue = carried
    return advantage(red.streak, rules.campaign), advantage(blue.streak, rules.campaign)


def _bonuses(advantages: tuple[Advantage, Advantage]) -> tuple[int, int]:
    red, blue = advantages
    return red.roll_bonus, blue.roll_bonus


def _ordered(game: Game, prepared: PreparedPack, kind: str, name: str | None, side: int) -> Loaded:
    if name is None:
        return draw_document(game, side, prepared.documents(kind))
    return prepared.named(kind, name)


def _faction(game: Game, prepared: PreparedPack, side: int, name: str | None, carried: Carried) -> Faction:
    faction = cast("Faction", _ordered(game, prepared, "faction", name, side).model)
    return faction if carried.stats is None else prepared.raised(faction, carried.stats)


def _field(game: Game, prepared: PreparedPack, side: int, faction: Faction, hand: Hand) -> tuple[Unit, ...]:
    """Give a side its mission and units, the drones it buys last, and return the units."""
    squad = prepared.squad(faction, hand, buys=not game.forces.attack_defense)
    rows = slice(first_unit(side), first_unit(side) + len(squad.units))
    for name, cells in squad.columns.items():
        getattr(game.forces, name)[rows] = cells
    game.battle.status[rows] = [Status.HOLDING] * len(squad.units)
    lay_conditions(prepared.mission(hand.mission), side, game.forces)
    return squad.units


PLAYED = PlayedSystem(Game, PreparedPack, set_up_battle, FORM, QUESTIONS, redrawing=redrawing, redrawn=REDRAWN)


ATTACKS = frozenset({Event.FIRE_RIFLE, Event.FIRE_MISSILE, Event.FIRE_FLAMER, Event.KAMIKAZE})


def outcome(game: Game, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return the outcome of a battle that has been fought, with its fault if it does not count."""
    header = names.header_of_table()
    red, blue = names.hands
    return Outcome(
        order,
        forces={seat: faction.id for seat, faction in zip(FORM.seats, names.factions, strict=True)},
        map=header["map"],
        result=result,
        facts={
            **{card: (getattr(red, card).id, getattr(blue, card).id) for card in CARDS},
            "game_type": header["game_type"],
            "attacker": header["attacker"],
            "quiet_rounds": result.turns - len(_rounds_with_attacks(game)),
            "troopers_lost": tuple(game.battle.troopers_lost),
            "drones_lost": tuple(game.battle.drones_lost),
            "met": _met(game, names),
        },
        rows=game.log.length,
        fault=fault,
    )


def _met(game: Game, names: Cast) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how often each side met each condition of its mission; 0 where it scores nothing. Rule: 7S.END.9."""
    missions = [hand.mission.victory_points for hand in names.hands]
    met = [[0] * len(conditions) for conditions in missions]
    end = game.log.length * LOG_WIDTH
    # A battle ends with its scores: a row for each condition that was met, and one for the result.
    tail = game.log.cells[max(0, end - LOG_WIDTH * (1 + sum(map(len, missions)))) : end]
    for at, kind in enumerate(tail[::LOG_WIDTH]):
        if kind == Event.SCORE:
            side, row, points = (tail[at * LOG_WIDTH + column] for column in (2, 5, 6))
            met[side][row] = points // points_of(missions[side][row])
    return tuple(met[0]), tuple(met[1])


def _rounds_with_attacks(game: Game) -> set[int]:
    end = game.log.length * LOG_WIDTH
    kinds, rounds = game.log.cells[0:end:LOG_WIDTH], game.log.cells[1:end:LOG_WIDTH]
    return {number for kind, number in zip(kinds, rounds, strict=True) if kind in ATTACKS}

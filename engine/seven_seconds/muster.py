"""Mustering a battle: sides, map, cards and units, ready for the kernel."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine.kernel.log import LOG_WIDTH
from engine.orders import BattleOrder, BattleResult, OrderError, Row
from engine.seven_seconds import story
from engine.seven_seconds.arsenal import pack_arsenal
from engine.seven_seconds.draws import Hand, decks_of, draw_document, draw_game_type, draw_hands
from engine.seven_seconds.field import pack_table
from engine.seven_seconds.kernel import codes
from engine.seven_seconds.kernel.pieces import first_unit, note_side
from engine.seven_seconds.kernel.players import HEURISTIC, RANDOM
from engine.seven_seconds.kernel.records import Game
from engine.seven_seconds.missions import pack_mission
from engine.seven_seconds.names import CONTROL, Cast
from engine.seven_seconds.numbers import pack_numbers
from engine.seven_seconds.stats import Unit, drone, drone_rating, trooper
from engine.seven_seconds.victory import victory
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs import Loaded, Pack

POLICIES = {"heuristic": HEURISTIC, "random": RANDOM}


@dataclass(frozen=True)
class SevenSecondsMuster:
    """A 7 Seconds battle with the names of all that takes part."""

    game: Game
    rules: Rules
    names: Cast

    def header(self) -> dict[str, Any]:
        """Return the sides, the map, the cards and the pieces by name."""
        return self.names.header()

    def event(self, row: Row) -> dict[str, Any]:
        """Return a log row by names."""
        return story.event(row, self.names)

    def sentence(self, row: Row) -> str:
        """Return a log row as a sentence."""
        return story.sentence(row, self.names)

    def rows(self) -> Iterator[Row]:
        """Return the log's rows."""
        if self.game.log.full:
            raise OverflowError("the battle is longer than its log; raise LOG_ROWS")
        cells = self.game.log.cells
        for at in range(0, self.game.log.length * LOG_WIDTH, LOG_WIDTH):
            yield tuple(cells[at : at + LOG_WIDTH])

    def result(self) -> BattleResult:
        """Return winner, level, scores and rounds."""
        red, blue = self.game.battle.score
        winner, level = victory(red, blue, self.rules)
        ending = CONTROL[self.game.battle.table_control]
        return BattleResult(winner, level, (red, blue), self.game.battle.round, ending)


def muster(pack: Pack, order: BattleOrder, game: Game) -> SevenSecondsMuster:
    """Set a battle out as ordered in an empty `game`; what is left open is drawn by the seed. Rule: 7S.SETUP.1.

    Raises:
        OrderError: an unknown faction, map or policy, or a pack without cards to draw.
    """
    rules = cast("Rules", pack.rules)
    game.forces.seed = order.seed
    pack_numbers(rules, game.numbers)
    pack_arsenal(rules, game.numbers)
    factions = (_faction(game, pack, 0, order.red), _faction(game, pack, 1, order.blue))
    field = cast("TerrainMap", _ordered(game, pack, "terrain_map", order.map, 0).model)
    pack_table(field, rules, game.table)
    attack_defense, attacker = draw_game_type(game)
    game.forces.attack_defense = int(attack_defense)
    game.forces.attacker = attacker
    note_side(game, codes.E_GAME_TYPE, codes.NOBODY, int(attack_defense), attacker, 0)
    hands = draw_hands(game, pack, decks_of(attacker, attack_defense=attack_defense))
    units = tuple(_squad(faction, hand, rules) for faction, hand in zip(factions, hands, strict=True))
    for side, (hand, squad) in enumerate(zip(hands, units, strict=True)):
        for card in range(3):
            note_side(game, codes.E_CARD, side, card, 0, 0)
        pack_mission(hand.mission, side, game.forces)
        _pack_units(game, side, squad)
    _pack_counters(game)
    _set_policies(game, order.policies)
    return SevenSecondsMuster(game, rules, Cast(factions, field, attack_defense, attacker, hands, units, rules))


def _ordered(game: Game, pack: Pack, kind: str, name: str | None, side: int) -> Loaded:
    documents = pack.of_kind(kind)
    if not documents:
        raise OrderError(f"the pack has no {kind}")
    if name is None:
        return draw_document(game, side, documents)
    found = pack.find(kind, name)
    if found is None:
        raise OrderError(f"no {kind} {name!r} in {pack.manifest.id}; there are: {', '.join(d.id for d in documents)}")
    return found


def _faction(game: Game, pack: Pack, side: int, name: str | None) -> Faction:
    return cast("Faction", _ordered(game, pack, "faction", name, side).model)


def _squad(faction: Faction, hand: Hand, rules: Rules) -> tuple[Unit, ...]:
    """Return a player's units by the chain of cards. Rules: 7S.CARD.4 to 7S.CARD.7, 7S.GAP.11."""
    line = hand.troop.lines.line(hand.mission.troop_line)
    units = [trooper(faction, entry.rating, entry.type, rules) for entry in line.troopers for _ in range(entry.count)]
    per_card = rules.troop_card.drone_line_scope == "card"
    drone_line = hand.troop.drone_line if per_card else line.drone_line or hand.troop.drone_line
    if drone_line is not None:
        for entry in hand.drone.lines.line(drone_line).drones:
            rating = drone_rating(entry, line.troopers, rules)
            units += [drone(faction, rating, entry.type, rules) for _ in range(entry.count)]
    if len(units) > codes.UNITS:
        raise OrderError(f"{hand.troop.id} and {hand.drone.id} field {len(units)} units; the holding area takes 32")
    return tuple(units)


def _pack_units(game: Game, side: int, units: Sequence[Unit]) -> None:
    for piece, unit in enumerate(units, first_unit(side)):
        game.forces.kind[piece] = unit.code
        game.forces.sensors[piece] = unit.sensors
        game.forces.shed[piece] = unit.stealth
        game.forces.armour[piece] = unit.armour
        game.forces.countermeasures[piece] = unit.countermeasures
        game.forces.blast_radius[piece] = unit.blast_radius
        game.forces.blast_dice[piece] = unit.blast_dice
        game.battle.status[piece] = codes.HOLDING


def _pack_counters(game: Game) -> None:
    for side in range(codes.SIDES):
        for square in range(codes.BLIPS):
            game.forces.kind[side * codes.SIDE_PIECES + square] = codes.BLIP
        for unit in range(first_unit(side), first_unit(side) + codes.UNITS):
            if game.battle.status[unit] != codes.HOLDING:
                game.forces.kind[unit] = codes.UNKNOWN
            game.forces.square[unit] = codes.NOBODY
    for index in range(codes.OBJECTIVES):
        game.forces.kind[codes.FIRST_OBJECTIVE + index] = codes.OBJECTIVE


def _set_policies(game: Game, names: Iterable[str]) -> None:
    for side, name in enumerate(names):
        if name not in POLICIES:
            raise OrderError(f"no policy {name!r}; there are: {', '.join(sorted(POLICIES))}")
        game.forces.policy[side] = POLICIES[name]

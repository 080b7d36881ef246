"""What all set-ups of one pack have in common, worked out once: documents, decks, numbers, tables, squads."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, cast

from engine.battles.kernel_setup import LaidOut
from engine.battles.orders import OrderError
from engine.battles.styles import Weights, styles_of
from engine.games.seven_seconds.battle.draws import Decks, decks_of_pack
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.pieces import first_unit
from engine.games.seven_seconds.kernel.codes import Kind
from engine.games.seven_seconds.kernel.records import Forces, Table
from engine.games.seven_seconds.names import Hand
from engine.games.seven_seconds.rules.missions import Columns, columns_of
from engine.games.seven_seconds.rules.numbers import UNIT_CODES, numbers_of, pack_table
from engine.games.seven_seconds.rules.units import Squad, Unit, drone, drone_rating, line_rating, trooper
from engine.kernel.polygons import Outlines
from engine.kernel.records import Template
from schemas.models.seven_seconds.cards import Drones, MissionCard, Troopers
from schemas.models.seven_seconds.faction import Faction, Stats
from schemas.models.seven_seconds.player import Player
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import DroneLine, DroneType, Rating, TrooperType
from schemas.packs.packs import Loaded, Pack


def drones_bought(fielded: Iterable[str], room: int, rules: Rules) -> tuple[DroneType, ...]:
    """Return the drones a player buys beside the units it fields, in order. Rules: 7S.CE.4, 7S.GAP.13.

    It is always the drone that is worth most for its price, the dearer of equal ones, as long as it can be paid,
    a figure is left and there is room in the holding area.
    """
    return tuple(_bought(Counter(fielded), room, rules))


def _bought(figures: Counter[str], room: int, rules: Rules) -> Iterator[DroneType]:
    points = rules.chance_encounter.drone_points if rules.chance_encounter.drone_purchase else 0
    for _ in range(room if rules.chance_encounter.drone_purchase else 0):
        offers = [kind for kind in DroneType if _price(kind, rules) <= points and _is_left(kind, figures, rules)]
        if not offers:
            return
        best = max(offers, key=lambda kind: (_worth(kind) / max(0.5, _price(kind, rules)), _price(kind, rules)))
        yield best
        figures[best.value] += 1
        points -= _price(best, rules)


def _price(kind: DroneType, rules: Rules) -> int:
    price: int = getattr(rules.chance_encounter.drone_prices, kind.value)
    return price


def _worth(kind: DroneType) -> int:
    # Imported here: it brings the plain rules along, which a compiled battle does without.
    from engine.games.seven_seconds.kernel.players.heuristic.goals import piece_worth  # noqa: PLC0415

    return piece_worth(UNIT_CODES[kind.value])


def _is_left(kind: DroneType, figures: Counter[str], rules: Rules) -> bool:
    pool: int = getattr(rules.figures.pool, kind.value)
    return figures[kind.value] < pool


MOST_SQUADS: Final = 1000
"""How many squads stay ready: all those that the cards of a usual pack make."""


class PreparedPack:
    """A pack made ready for any number of set-ups; safe to share between threads.

    Models are known by identity: they are the pack's own, and live as long as it does.
    """

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = cast("Rules", pack.rules)
        self._documents: dict[str, tuple[Loaded, ...]] = {}
        self._tables: dict[int, tuple[Template, Template]] = {}
        self._squads = LaidOut[tuple[int, int, int, bool], Squad](MOST_SQUADS)
        self._units: dict[tuple[int, Rating, TrooperType | DroneType], Unit] = {}
        self._missions = LaidOut[int, Columns]()
        self._raised: dict[tuple[int, Stats], Faction] = {}

    def documents(self, kind: str) -> Sequence[Loaded]:
        """Return the documents of a kind, own and inherited, by id.

        Raises:
            OrderError: there are none.
        """
        if kind not in self._documents:
            self._documents[kind] = self.pack.of_kind(kind)
        if not self._documents[kind]:
            raise OrderError(f"the pack has no {kind}")
        return self._documents[kind]

    def named(self, kind: str, name: str) -> Loaded:
        """Return the document called `name` or `pack:name`.

        Raises:
            OrderError: there is none of that name.
        """
        documents = self.documents(kind)
        found = next((document for document in documents if document.id == name), None) or self.pack.find(kind, name)
        if found is None:
            known = ", ".join(document.id for document in documents)
            raise OrderError(f"no {kind} {name!r} in {self.pack.manifest.id}; there are: {known}")
        return found

    @property
    def forces(self) -> tuple[str, ...]:
        """The ids of the factions, sorted."""
        return tuple(document.id for document in self.documents("faction"))

    @property
    def maps(self) -> tuple[str, ...]:
        """The ids of the terrain maps, sorted."""
        return tuple(document.id for document in self.documents("terrain_map"))

    @property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """None: game type, cards and deployment are drawn."""
        return {}

    @cached_property
    def decks(self) -> Decks:
        """The cards of the pack, each as often as it has copies."""
        return decks_of_pack(self.pack)

    @cached_property
    def styles(self) -> Mapping[str, Weights]:
        """The weights of the players of the pack, by their ids."""
        return styles_of(self.pack, Player)

    @cached_property
    def numbers(self) -> Template:
        """The rules as the kernel's numbers."""
        return Template(numbers_of(self.rules))

    def table(self, field: TerrainMap) -> tuple[Template, Template]:
        """Return a map as the kernel's table and outlines."""
        if id(field) not in self._tables:
            table, outlines = Table(), Outlines()
            pack_table(field, self.rules, table, outlines)
            self._tables[id(field)] = Template(table), Template(outlines)
        return self._tables[id(field)]

    def raised(self, faction: Faction, stats: Stats) -> Faction:
        """Return a faction with the stats that a campaign has given it; the same model for the same ones."""
        return self._raised.setdefault((id(faction), stats), faction.model_copy(update={"stats": stats}))

    def squad(self, faction: Faction, hand: Hand, *, buys: bool = False) -> Squad:
        """Return a player's units by the chain of cards, with the drones it buys if it does.

        Rules: 7S.CARD.4 to 7S.CARD.7, 7S.GAP.11; 7S.CE.4, 7S.GAP.13.

        Raises:
            OrderError: they are more than the holding area takes.
        """
        line, flown = hand.troop.lines.line(hand.mission.troop_line), drone_line(hand, self.rules)
        drones = () if flown is None else hand.drone.lines.line(flown).drones
        buys = buys and self.rules.chance_encounter.drone_purchase
        key = (id(faction), id(line), id(drones), buys)
        return self._squads.get(key, lambda: self._squad(faction, hand, line.troopers, drones, buys=buys))

    def _squad(
        self, faction: Faction, hand: Hand, troopers: Sequence[Troopers], drones: Sequence[Drones], *, buys: bool
    ) -> Squad:
        of_line, units = line_rating(troopers), list[Unit]()
        for worn in troopers:
            units += [self._unit(faction, worn.rating, worn.type)] * worn.count
        for flown in drones:
            units += [self._unit(faction, drone_rating(flown, of_line, self.rules), flown.type)] * flown.count
        if len(units) > codes.UNITS:
            raise OrderError(f"{hand.troop.id} and {hand.drone.id} field {len(units)} units; the holding area takes 32")
        room = min(codes.UNITS, self.rules.holding.squares * self.rules.holding.units_per_square) - len(units)
        kinds = drones_bought((unit.type for unit in units), room, self.rules) if buys else ()
        return Squad((*units, *(self._unit(faction, of_line, kind) for kind in kinds)), len(kinds))

    def _unit(self, faction: Faction, rating: Rating, kind: TrooperType | DroneType) -> Unit:
        """Return a unit with its final stats, worked out once for its faction, rating and type."""
        key = (id(faction), rating, kind)
        if key not in self._units:
            if isinstance(kind, DroneType):
                self._units[key] = drone(faction, rating, kind, self.rules)
            else:
                self._units[key] = trooper(faction, rating, kind, self.rules)
        return self._units[key]

    def mission(self, mission: MissionCard) -> Columns:
        """Return the scoring conditions of a mission as the kernel's columns."""
        return self._missions.get(id(mission), lambda: columns_of(mission))

    @cached_property
    def counters(self) -> Template:
        """Blips, objectives and the places of units that nobody has taken yet."""
        return Template(_counters())


def _counters() -> Forces:
    forces = Forces()
    for side in range(codes.SIDES):
        first = side * codes.SIDE_PIECES
        forces.kind[first : first + codes.BLIPS] = [Kind.BLIP] * codes.BLIPS
        units = slice(first_unit(side), first_unit(side) + codes.UNITS)
        forces.kind[units] = [codes.UNKNOWN] * codes.UNITS
        forces.square[units] = [codes.NOBODY] * codes.UNITS
    objectives = slice(codes.FIRST_OBJECTIVE, codes.FIRST_OBJECTIVE + codes.OBJECTIVES)
    forces.kind[objectives] = [Kind.OBJECTIVE] * codes.OBJECTIVES
    return forces


def drone_line(hand: Hand, rules: Rules) -> DroneLine | None:
    """Return the line of the drone card that a player fields, None for no drones. Rules: 7S.CARD.6, 7S.GAP.11."""
    if rules.troop_card.drone_line_scope == "card":
        return hand.troop.drone_line
    return hand.troop.lines.line(hand.mission.troop_line).drone_line or hand.troop.drone_line

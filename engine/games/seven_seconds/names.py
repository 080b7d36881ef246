"""The names of all that takes part in a battle."""

from typing import Any, NamedTuple

from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.rules.units import Unit
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import ObjectiveName


class Hand(NamedTuple):
    """The three cards of a player, and those that were drawn beside them and put back. Rules: 7S.SETUP.5, 7S.CAMP.7."""

    mission: MissionCard
    troop: TroopCard
    drone: DroneCard
    put_back: tuple[MissionCard | TroopCard, ...] = ()


OBJECTIVES = tuple(name.value for name in ObjectiveName)


class Cast(NamedTuple):
    """Sides, map, cards and units of one battle."""

    factions: tuple[Faction, Faction]
    field: TerrainMap
    attack_defense: bool
    attacker: int
    hands: tuple[Hand, Hand]
    units: tuple[tuple[Unit, ...], ...]
    rules: Rules
    roll_bonuses: tuple[int, int] = (0, 0)

    def header(self) -> dict[str, Any]:
        """Return what a reader needs to know before the first row."""
        return {"red": self._side(0), "blue": self._side(1), **self.header_of_table()}

    def header_of_table(self) -> dict[str, Any]:
        """Return what is the same for both sides: map, game type, and who attacks or goes first."""
        return {
            "map": self.field.id,
            "table_in": [self.field.width_in, self.field.depth_in],
            "game_type": "attack_defense" if self.attack_defense else "chance_encounter",
            "attacker": SEATS[self.attacker],
        }

    def _side(self, side: int) -> dict[str, Any]:
        hand = self.hands[side]
        return {
            "force": self.factions[side].id,
            "mission": hand.mission.id,
            "troop": hand.troop.id,
            "drone": hand.drone.id,
            "units": [self.piece(side * codes.SIDE_PIECES + codes.BLIPS + n) for n in range(len(self.units[side]))],
        }

    def piece(self, piece: int) -> str:
        """Return the name of a piece: `red tactical 2`, `blue blip 7`, `alpha`."""
        if piece >= codes.PIECES:
            return f"spot {piece - codes.PIECES + 1}"
        if piece >= codes.FIRST_OBJECTIVE:
            return OBJECTIVES[piece - codes.FIRST_OBJECTIVE]
        side, slot = divmod(piece, codes.SIDE_PIECES)
        if slot < codes.BLIPS:
            return f"{SEATS[side]} blip {slot + 1}"
        types = [unit.type for unit in self.units[side]]
        number = types[: slot - codes.BLIPS + 1].count(types[slot - codes.BLIPS])
        return f"{SEATS[side]} {types[slot - codes.BLIPS].replace('_', ' ')} {number}"

    def card(self, side: int, card: int) -> tuple[str, str]:
        """Return id and title of a side's mission (0), troop (1) or drone card (2)."""
        hand = self.hands[side]
        drawn = (hand.mission, hand.troop, hand.drone)[card]
        return drawn.id, drawn.title

    def bought(self, side: int, count: int) -> list[str]:
        """Return the names of the drones a side has bought, which are the last of its units."""
        first = side * codes.SIDE_PIECES + codes.BLIPS
        end = first + len(self.units[side])
        return [self.piece(piece) for piece in range(end - count, end)]

    def put_back(self, side: int, card: int) -> list[str]:
        """Return the titles of a kind of card that a side drew and put back."""
        kept = (self.hands[side].mission, self.hands[side].troop, self.hands[side].drone)[card]
        return [other.title for other in self.hands[side].put_back if other.kind == kept.kind]

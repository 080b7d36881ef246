"""The player that a stranger writes: twelve questions, ten of which have an answer already."""

from collections.abc import Sequence

from engine.games.survive.custom_players.pieces import Activate, Piece, Place, Shot, Weapon
from engine.games.survive.custom_players.table import Table


class Player:
    """A player of one Mob in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as it is now. Whoever needs chance brings a generator with a seed: the same
    battle should come out the same.
    """

    def activate(self, table: Table) -> Activate | Piece:
        """Return who of `table.ready` acts now, and how; a unit alone moves, or shuffles or shoots if it must."""
        raise NotImplementedError

    def go(self, table: Table, unit: Piece, left_in: float) -> Place | None:
        """Return where a unit goes straight ahead, with so much of its way left, or None to stop there."""
        raise NotImplementedError

    def spot(self, table: Table, unit: Piece) -> Place | None:
        """Return where a unit is set up, or None: the free place nearest to the corner. Rule: SV.GAP.41."""
        del table, unit
        return None

    def holds(self, table: Table, unit: Piece) -> bool:
        """Return whether a unit holds in this turn: never. Rule: SV.SEQ.1."""
        del table, unit
        return False

    def shoot(self, table: Table, unit: Piece) -> Shot | Piece | None:
        """Return whom a unit shoots at now: whom it hits most easily, or None to wait. Rule: SV.SHT.1."""
        chances = {target: table.number_to_hit(unit, target) for target in table.targets(unit)}
        best = max(chances, key=lambda target: (chances[target], -target.number), default=None)
        return best if best is not None and chances[best] else None

    def shoot_holding(self, table: Table, unit: Piece) -> Shot | Piece | None:
        """Return whom a unit that holds shoots at, after an action of anybody: as `shoot`. Rule: SV.GAP.26."""
        return self.shoot(table, unit)

    def charge(self, table: Table, unit: Piece) -> Piece | None:
        """Return whom a unit charges: the nearest it may, or None to stand still. Rule: SV.MOV.5."""
        return min(
            table.charges(unit), key=lambda target: (table.distance_in(unit, target), target.number), default=None
        )

    def draw(self, table: Table, unit: Piece) -> Weapon | None:
        """Return another weapon to draw when a unit is activated, or None: none. Rule: SV.AMM.3."""
        del table, unit
        return None

    def strike_with(self, table: Table, unit: Piece, foe: Piece) -> Weapon | None:
        """Return the weapon of a fight, or None for fists: that of most Power. Rule: SV.GAP.47."""
        del table, foe
        close = (weapon for weapon in unit.weapons if weapon.type == "close")
        return max(close, key=lambda weapon: (weapon.power, -weapon.number), default=None)

    def reply(self, table: Table, unit: Piece, foes: Sequence[Piece]) -> Piece:
        """Return which of the two who mob a unit it strikes: the first. Rule: SV.GAP.17."""
        del table, unit
        return foes[0]

    def follow_on(self, table: Table, unit: Piece, left_in: float, loser: Piece | None) -> Piece | Place | None:
        """Return whom the winner of a fight charges, or where it moves, or None: neither. Rule: SV.RES.5."""
        del table, unit, left_in, loser
        return None

    def look(self, table: Table, unit: Piece) -> Place | None:
        """Return a point that a unit looks at which has Blinked, or None: as before. Rule: SV.GAP.18."""
        del table, unit
        return None

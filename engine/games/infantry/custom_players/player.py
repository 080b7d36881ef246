"""The player that a stranger writes: five questions, three of which have an answer already."""

from engine.games.infantry.custom_players.answers import Act, Place
from engine.games.infantry.custom_players.pieces import Trooper
from engine.games.infantry.custom_players.table import Table


class Player:
    """A player of one side in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as it is now. Whoever needs chance brings a generator with a seed: the same
    battle should come out the same.
    """

    def activate(self, table: Table) -> Trooper | None:
        """Return which of `table.ready` acts next, or None to end the movement of the side. Rule: IN.HOUSE.1."""
        raise NotImplementedError

    def act(self, table: Table, trooper: Trooper) -> Act | None:
        """Return what a trooper does next, or None to end its turn; asked until it ends. Rule: IN.HOUSE.1."""
        raise NotImplementedError

    def deploy(self, table: Table, trooper: Trooper) -> Place | None:
        """Return where a trooper is set down, or None: the first free dot of the zone. Rule: IN.HOUSE.10."""
        del table, trooper
        return None

    def fires(self, table: Table, trooper: Trooper, target: Trooper, weapon: str) -> bool:
        """Return whether a trooper fires a weapon at an enemy who has entered its arc: yes. Rule: IN.HOUSE.4."""
        del table, trooper, target, weapon
        return True

    def drops(self, table: Table, trooper: Trooper) -> bool:
        """Return whether a trooper who was shot at on the move drops prone: no. Rule: IN.MVF.6."""
        del table, trooper
        return False

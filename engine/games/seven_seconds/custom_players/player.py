"""The player that a stranger writes: eight questions, six of which have an answer already."""

from collections.abc import Mapping

from engine.games.seven_seconds.custom_players.actions import Action
from engine.games.seven_seconds.custom_players.pieces import Activate, Objective, Piece
from engine.games.seven_seconds.custom_players.table import Table


class Player:
    """A player of one side in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as this side sees it now. Whoever needs chance brings a generator
    with a seed: the same battle should come out the same.
    """

    def activate(self, table: Table) -> Activate | Piece | None:
        """Return which of `table.ready` acts now, or None to pass. Rule: 7S.ACT.1."""
        raise NotImplementedError

    def act(self, table: Table, piece: Piece) -> Action | None:
        """Return the next action of a piece that was activated, or None to stand still. Rule: 7S.ACT.2."""
        raise NotImplementedError

    def share(self, table: Table, piece: Piece, pool: int) -> Mapping[Piece | Objective, int]:
        """Return how many points of a sensor pool go to which target: all to the cheapest. Rule: 7S.TGT.4."""
        enemies = [enemy for enemy in table.enemies if table.counter_cost(piece, enemy)]
        if not enemies:
            return {}
        return {min(enemies, key=lambda enemy: (table.counter_cost(piece, enemy), enemy.number)): pool}

    def extra_blip(self, table: Table) -> Piece | None:
        """Return a further blip to move after an activation, or None: none. Rule: 7S.ACT.4."""
        del table
        return None

    def reveals(self, table: Table) -> Piece | None:
        """Return a blip to turn over between two activations, of either side, or None: none. Rule: 7S.GAP.30."""
        del table
        return None

    def withdraws(self, table: Table) -> bool:
        """Return whether to announce a withdrawal at the end of a round: never. Rule: 7S.END.1."""
        del table
        return False

    def pursues(self, table: Table) -> bool:
        """Return whether to pursue an enemy that withdraws: never. Rule: 7S.END.4."""
        del table
        return False

    def intercepts(self, table: Table, blip: Piece) -> bool:
        """Return whether to reveal a blip so that it may shoot a missile down: always. Rule: 7S.GAP.30."""
        del table, blip
        return True

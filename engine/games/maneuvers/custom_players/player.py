"""The player that a stranger writes: six questions, five of which have an answer already."""

from engine.games.maneuvers.custom_players.answers import Make, Oppose
from engine.games.maneuvers.custom_players.people import Character
from engine.games.maneuvers.custom_players.table import Table


class Player:
    """A player of one squad in one fight. A new one is made for every fight, so it may remember things.

    Each question comes with the `table` as this squad sees it now. Whoever needs chance brings a generator with a seed:
    the same fight should come out the same.
    """

    def act(self, table: Table, character: Character) -> Make:
        """Return the maneuver of a character's action, one of `table.maneuvers(character)`. Rule: MN.COR.1."""
        raise NotImplementedError

    def oppose(self, table: Table, actor: Character, make: Make, choices: tuple[Oppose, ...]) -> Oppose:
        """Return who opposes an enemy's maneuver, and on what: the highest rating. Rule: MN.COR.3."""
        del table, actor, make
        return max(choices, key=lambda each: (each.character.ratings[each.rating], -each.character.number))

    def extra(self, table: Table, character: Character, choices: tuple[Make, ...]) -> Make | None:
        """Return how a character makes a maneuver that comes with another, or None: the first way. Rule: MN.AID.4."""
        del table, character
        return choices[0]

    def notices(self, table: Table, character: Character, choices: tuple[Character, ...]) -> Character:
        """Return which enemy who hides is noticed: the first. Rule: MN.OBS.4."""
        del table, character
        return choices[0]

    def leaves(self, table: Table, character: Character) -> bool:
        """Return whether a character who is ready to leave pays for it, and leaves: no. Rule: MN.ESC.3."""
        del table, character
        return False

    def pays(self, table: Table, character: Character, points: int) -> bool:
        """Return whether so many points are paid to stay in a state, such as hidden: yes. Rule: MN.SNP.5."""
        del table, character, points
        return True

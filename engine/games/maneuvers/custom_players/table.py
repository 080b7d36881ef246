"""The fight as a custom player sees it, and the questions it may ask.

Python hides nothing from who digs for it: a custom player that reaches past this wrapper cheats.
"""

from collections.abc import Callable, Mapping
from functools import cached_property

from engine.battles.asking import listed_cells
from engine.games.maneuvers.custom_players.answers import Make, Oppose, make_refused
from engine.games.maneuvers.custom_players.people import Character, character_of
from engine.games.maneuvers.form import SEATS
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.players.listing import list_maneuvers, list_namings, list_noticed, list_opposition
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.names import Cast
from engine.games.maneuvers.terms import RATING_WORDS
from schemas.models.maneuvers.maneuver import Maneuver


class Table:
    """What lies open to one squad while it answers one question; do not keep it for the next."""

    def __init__(self, game: Game, names: Cast, squad: int) -> None:
        """Show a fight to a squad."""
        self._game, self._names, self._squad = game, names, squad
        self.seat = SEATS[squad]
        self.round = game.battle.round
        self.last_round = game.numbers.rounds_most
        self.totals: Mapping[str, int] = dict(zip(SEATS, game.battle.total, strict=True))
        self.edge = game.battle.total[squad] - game.battle.total[1 - squad]
        self.locations = names.meeting.locations

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The characters of both squads, by their numbers; also those who have left the fight."""
        return tuple(self._character(number) for number in range(self._game.forces.people))

    @property
    def mine(self) -> tuple[Character, ...]:
        """One's own characters who are in the fight."""
        return tuple(each for each in self.characters if each.mine and each.in_fight)

    @property
    def enemies(self) -> tuple[Character, ...]:
        """The enemies who are in the fight."""
        return tuple(each for each in self.characters if not each.mine and each.in_fight)

    @property
    def order(self) -> tuple[Character, ...]:
        """Who is in the fight, in the order of action. Rule: MN.ORD.2."""
        line = self._game.line
        return tuple(self.characters[who] for who in line.place[: line.count] if self.characters[who].in_fight)

    @cached_property
    def manual(self) -> Mapping[str, Maneuver]:
        """The maneuvers by their ids, as the pack writes them."""
        return {maneuver.id: maneuver for maneuver in self._names.maneuvers}

    def maneuvers(self, character: Character) -> tuple[Make, ...]:
        """Return all maneuvers open to one's own character, with each rating, target and ally. Rule: MN.COR.2."""
        if not character.mine:
            return ()
        return self._makes(lambda: list_maneuvers(self._game, character.number))

    def why_not(self, character: Character, make: Make) -> str:
        """Return why a maneuver is not open to one's own character, "" if it is."""
        if not character.mine:
            return "it is not one's own"
        return make_refused(self._game, self._names, character.number, make)

    def _character(self, number: int) -> Character:
        return character_of(self._game, self._names, self._squad, number)

    def _makes(self, fill: Callable[[], None]) -> tuple[Make, ...]:
        return tuple(self._make(*cells) for cells in listed_cells(self._game.choices, fill))

    def _make(self, maneuver: int, rating: int, target: int, ally: int) -> Make:
        named = (None if each == NOBODY else self.characters[each] for each in (target, ally))
        return Make(self._names.maneuvers[maneuver].id, RATING_WORDS[rating], *named)


class AskedTable(Table):
    """A table with what belongs to the question that is asked."""

    def made(self) -> Make:
        """Return the maneuver that goes on."""
        battle = self._game.battle
        return self._make(battle.maneuver, battle.rating, battle.target, battle.ally)

    def extras(self, person: int) -> tuple[Make, ...]:
        """Return how a character may make the extra maneuver. Rules: MN.AID.4, MN.GAP.17."""
        return self._makes(lambda: list_namings(self._game, person, self._game.battle.maneuver))

    def oppositions(self, actor: int) -> tuple[Oppose, ...]:
        """Return who may oppose, with each rating. Rules: MN.COR.3, MN.GAP.6."""
        cells = listed_cells(self._game.choices, lambda: list_opposition(self._game, actor))
        return tuple(Oppose(self.characters[person], RATING_WORDS[rating]) for person, rating in cells)

    def noticeable(self, person: int) -> tuple[Character, ...]:
        """Return the enemies who hide. Rule: MN.OBS.4."""
        cells = listed_cells(self._game.choices, lambda: list_noticed(self._game, person))
        return tuple(self.characters[each] for (each,) in cells)

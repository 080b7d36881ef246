"""Two squads of three in a row of locations, one maneuver between them, and the dice that a case lays down."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple
from unittest.mock import ANY

from engine.battles.asking import game_with
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.actions.maneuver import make
from engine.games.maneuvers.kernel.codes import Draw
from engine.games.maneuvers.kernel.course import begin_line
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game, Manual
from engine.games.maneuvers.kernel.standing.choices import any_rating, clear_choice, may_oppose
from engine.games.maneuvers.rules import pack_manual, pack_numbers
from engine.kernel.answers import CUSTOM
from engine.kernel.log import LOG_WIDTH
from engine.kernel.records import Template
from schemas.models.maneuvers.maneuver import Maneuver
from tests.rules.adapters.maneuvers.bench import Given, maneuver_of, rules_of, shipped_maneuvers

ACTOR, ALLY, LEFT_ALLY = 0, 1, 2
TARGET, DEFENDER, HIDDEN_ENEMY = 3, 4, 5
PEOPLE = 6
LOCATIONS = 3
MANY = 99


class Row(NamedTuple):
    """A row of the log."""

    kind: int
    round: int
    side: int
    actor: int
    target: int
    a: int
    b: int
    c: int
    d: int
    e: int


@dataclass
class Answering:
    """Who answers for both squads: with a case's payment, the defender or the target who has to, the hidden enemy."""

    pays: bool = False

    def choose_maneuver(self, game: Game, person: int) -> None:
        """Leave the choice as it is."""

    def choose_opposition(self, game: Game, actor: int) -> None:
        """Let the defender oppose, or the target where only that one may."""
        game.choice.opponent = DEFENDER if may_oppose(game, actor, DEFENDER) else TARGET
        game.choice.rating = any_rating(game.manual.opponent_ratings[game.battle.maneuver])

    def choose_extra(self, game: Game, person: int) -> None:
        """Do without."""

    def choose_noticed(self, game: Game, _person: int) -> None:
        """Notice the one who hides."""
        game.choice.target = HIDDEN_ENEMY

    def wants_to_leave(self, _game: Game, _person: int) -> bool:
        """Leave if it can be paid."""
        return True

    def wants_to_pay(self, _game: Game, _person: int, _points: int) -> bool:
        """Pay as the case says."""
        return self.pays


def stage(given: Given) -> Game:
    """Return two squads who meet in the first round, the actor's to act with the maneuver of the case chosen.

    Their ratings are 0 and their Armor Value is 1, so that a die of any size is the result of a roll.
    """
    answers = Answering(given.get("pay_second", False))
    game: Game = game_with(Game, (answers, answers))
    pack_numbers(rules_of(given), game.numbers)
    game.forces.policy[:] = [CUSTOM, CUSTOM]
    game.forces.people, game.forces.locations, game.forces.home[:] = PEOPLE, LOCATIONS, [0, LOCATIONS - 1]
    for person in range(PEOPLE):
        game.forces.squad[person], game.forces.rank[person] = int(person >= TARGET), person
        game.forces.damage[person] = game.forces.armor[person] = 1
    game.battle.total[:] = [given.get("own_total", 0), given.get("other_total", 0)]
    game.battle.round = 1
    begin_line(game)
    choose(game, given)
    return game


def choose(game: Game, given: Given) -> None:
    """Let the actor choose the maneuver of the case, with its target and its ally where it has them."""
    maneuver = maneuver_of(given)
    known = maneuvers_of(given)
    manual_of(known).lay_over(game.manual)
    for first in (0, codes.MANEUVERS):
        game.manual.known[first : first + game.manual.count] = [1] * game.manual.count
    clear_choice(game)
    if maneuver is None:
        return
    game.choice.maneuver = known.index(maneuver)
    game.choice.rating = any_rating(game.manual.actor_ratings[game.choice.maneuver])
    game.choice.target = TARGET if maneuver.has_target else NOBODY
    game.choice.ally = ALLY if maneuver.has_ally else NOBODY


def maneuvers_of(given: Given) -> tuple[Maneuver, ...]:
    """Return the maneuvers on the stage of a case by their numbers: the shipped ones, and one that is written out."""
    written = [] if isinstance(given["maneuver"], str) else [maneuver_of(given)]
    return (*shipped_maneuvers(), *(maneuver for maneuver in written if maneuver is not None))


@cache
def manual_of(maneuvers: tuple[Maneuver, ...]) -> Template:
    """Return maneuvers as the kernel's rows."""
    manual = Manual()
    pack_manual(maneuvers, manual)
    return Template(manual)


def lay_down(game: Game, reason: int, values: Iterable[int], times: int = 1) -> None:
    """Lay dice of one reason down, whoever throws them, behind those that are there."""
    for value in values:
        row = game.script.rows
        game.script.rows += 1
        game.script.actor[row], game.script.reason[row] = ANY, reason
        game.script.value[row], game.script.left[row] = value, times


def carry_out(game: Game, given: Given) -> None:
    """Carry the chosen maneuver out with two results and, where the case lays them down, every die of its points."""
    lay_down(game, Draw.POINTS, given.get("d6", ()))
    laid_down = game.script.rows
    lay_down(game, Draw.MANEUVER, [given["actor"]], MANY)
    lay_down(game, Draw.OPPOSING, [given["opponent"]], MANY)
    make(game, ACTOR, 0)
    assert "d6" not in given or game.script.missed == 0
    assert not any(game.script.left[:laid_down])


def rows_of(game: Game, kind: int) -> list[Row]:
    """Return the rows of a kind."""
    cells = game.log.cells
    rows = (Row(*cells[at : at + LOG_WIDTH]) for at in range(0, game.log.length * LOG_WIDTH, LOG_WIDTH))
    return [row for row in rows if row.kind == kind]

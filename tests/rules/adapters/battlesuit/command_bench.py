"""A battle set out by hand: soldiers of chosen types in chosen states, and the engine's own functions to ask."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from engine.battles.modes import new_game
from engine.battles.orders import BattleOrder
from engine.games.battlesuit.battle.prepared import PreparedPack
from engine.games.battlesuit.battle.set_up import set_up_battle
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import ground_of, next_point, put
from engine.games.battlesuit.kernel.codes import Morale, Place, Rank, Terrain
from engine.games.battlesuit.kernel.course.set_up import name_leaders
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.rules.numbers import pack_numbers, pack_special
from engine.kernel.answers import ANSWERED
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import read_packs
from tests.rules.adapters.battlesuit.house_rules import plain_rules

MORALE = {"good_order": Morale.STEADY, "shaken": Morale.SHOCKED, "panicked": Morale.PANICKED}
BLUE = codes.SIDE_SOLDIERS


@cache
def prepared() -> PreparedPack:
    """Return the shipped pack made ready."""
    return PreparedPack(read_packs([Path("content/battlesuit")]).packs[0])


def bench(
    red: Sequence[str], blue: Sequence[str] = ("front_line",), rules: Rules | None = None, options: Sequence[int] = ()
) -> Any:
    """Return a battle with soldiers of both sides, by the ids of their cards, on open ground; nobody is placed yet."""
    game = new_game(Game, "plain")
    set_up_battle(prepared(), BattleOrder((), "crossroads"), game)
    pack_numbers(rules or plain_rules(), game.numbers)
    pack_special(rules or plain_rules(), game.special)
    numbers = {card.id: number for number, card in enumerate(prepared().cards[0])}
    for dot in range(game.board.dots):
        game.land.terrain[dot] = Terrain.CLEAR
    for side, types in enumerate((red, blue)):
        game.forces.count[side] = len(types)
        for soldier, name in enumerate(types, side * BLUE):
            game.forces.card[soldier] = numbers[name]
            game.forces.squad[soldier] = game.forces.wave[soldier] = game.forces.leader[soldier] = 0
            if name == "commander":
                game.forces.leader[soldier] = Rank.SQUAD_LEADER
    game.plan.options = sum(1 << option for option in options)
    game.battle.turn = 1
    rename(game)
    return game


def rename(game: Any) -> None:
    """Name leaders and squads anew, after squads were changed."""
    for squad in range(2 * codes.SIDE_SQUADS):
        game.battle.began_with[squad] = 0
    name_leaders(game)


def stand(game: Any, soldier: int, dot: int, morale: str = "good_order", hits: int = 0) -> None:
    """Put a soldier on a point in a state."""
    game.soldiers.place[soldier] = Place.ON_MAP
    put(game, soldier, dot, ground_of(game, dot))
    game.soldiers.hits[soldier] = codes.BOXES if morale == "down" else hits
    game.soldiers.morale[soldier] = MORALE.get(morale, Morale.STEADY)


def stand_in_row(game: Any, dot: int, states: Sequence[str], first: int = 0) -> None:
    """Put soldiers on points southwards from one, in their states."""
    for soldier, state in enumerate(states, first):
        stand(game, soldier, dot, state)
        dot = next_point(game, dot, 3)


@cache
def level_ground() -> tuple[int, ...]:
    """Return points in a straight line southwards whose neighbours are all level with them, twelve at least."""
    game = bench(("front_line",))

    def flat(dot: int) -> bool:
        around = [next_point(game, dot, way) for way in range(codes.DIRECTIONS)]
        return codes.NOBODY not in around and all(ground_of(game, each) == ground_of(game, dot) for each in around)

    for start in range(game.board.dots):
        line = [start]
        while flat(line[-1]):
            line.append(next_point(game, line[-1], 3))
        if len(line) > 12:
            return tuple(line[:-1])
    raise AssertionError("no level ground")


def roll(game: Any, *dice: tuple[int, int, int]) -> None:
    """Lay dice down: who throws, why, and the face."""
    script = game.script
    for row, (actor, reason, face) in enumerate(dice):
        script.actor[row], script.reason[row], script.value[row], script.left[row] = actor, reason, face, 1
    script.rows = len(dice)


def answer(game: Any, side: int, *cells: Sequence[int]) -> None:
    """Lay down the answers of a side, one after another."""
    game.forces.policy[side] = ANSWERED
    flat = [*chain.from_iterable(cells)]
    game.answers.given = len(flat)
    game.answers.read = 0
    game.answers.cells[: len(flat)] = flat


def events(game: Any, kind: int) -> list[tuple[int, ...]]:
    """Return the cells of the log's rows of a kind: actor, target, and the five numbers."""
    cells, width = game.log.cells, 10
    rows = [tuple(cells[at : at + width]) for at in range(0, game.log.length * width, width)]
    return [row[3:] for row in rows if row[0] == kind]

"""What a seat is shown when it plays by hand: what is hidden from it changes no byte of that."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.battles.by_hand.views import SideView
from engine.battles.orders import BattleOrder, BattleSetup, Participant
from engine.battles.searching.fights import stood
from engine.execution import playing
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from engine.execution.snapshots import resume
from engine.games.battlesuit.kernel.board.soldiers import first_of
from engine.games.battlesuit.kernel.event_codes import Event as BattlesuitEvent
from engine.games.battlesuit.rules.numbers import class_of
from engine.games.maneuvers.kernel.codes import Event as ManeuversEvent
from engine.games.seven_seconds.kernel.board.pieces import first_unit
from engine.games.seven_seconds.kernel.codes import UNITS, Status
from engine.kernel.log import LOG_WIDTH
from schemas.packs.packs import Pack

Scramble = Callable[[BattleSetup, int], BattleSetup]
"""Changes what is hidden from a side in the records of a battle, and returns it with the names changed as well."""


def seven_seconds(setup: Any, side: int) -> Any:
    """Let other units lie under other blips of the enemy, and give it other cards. Rules: 7S.CARD.3, 7S.HOLD.3."""
    game, enemy, dice = setup.game, 1 - side, Random(side)
    units = range(first_unit(enemy), first_unit(enemy) + UNITS)
    held = [unit for unit in units if game.battle.status[unit] == Status.HOLDING]
    squares = dice.sample([game.forces.square[unit] for unit in held], len(held))
    stats = dice.sample([(game.forces.sensors[unit], game.forces.countermeasures[unit]) for unit in held], len(held))
    for unit, square, (sensors, countermeasures) in zip(held, squares, stats, strict=True):
        game.forces.square[unit] = square
        game.forces.sensors[unit], game.forces.countermeasures[unit] = sensors, countermeasures
    for row in range(6):
        game.forces.vp[enemy * 6 + row] = -game.forces.vp[enemy * 6 + row]
    own = setup.names.hands[side]
    return replace(setup, names=setup.names._replace(hands=(own, own)))


def battlesuit(setup: Any, side: int) -> Any:
    """Let the enemy's secret cards be others, its hidden soldiers elsewhere, and its mines others. Rule: BS.CARD.2."""
    game, cast, enemy = setup.game, setup.names, 1 - side
    fighters = list(cast.ready.fighters[enemy])
    first = first_of(enemy)
    unknown = [at for at in range(len(fighters)) if not game.soldiers.known[first + at]]
    for one, other in zip(unknown[::2], unknown[1::2], strict=False):
        if class_of(fighters[one].card) == class_of(fighters[other].card):
            card, number = fighters[one].card, fighters[one].number
            fighters[one] = replace(fighters[one], card=fighters[other].card, number=fighters[other].number)
            fighters[other] = replace(fighters[other], card=card, number=number)
            a, b = first + one, first + other
            game.forces.card[a], game.forces.card[b] = game.forces.card[b], game.forces.card[a]
    both = tuple(tuple(fighters) if at == enemy else each for at, each in enumerate(cast.ready.fighters))
    for row in rows_of(game, BattlesuitEvent.DEPLOY):
        if row[2] == enemy and game.soldiers.hidden[row[3]]:
            game.log.cells[row[-1] + 5] = 0
    for row in rows_of(game, BattlesuitEvent.MINE_LAID):
        if row[2] == enemy:
            game.log.cells[row[-1] + 6] = 2 - game.log.cells[row[-1] + 6]
    return replace(setup, names=replace(cast, ready=replace(cast.ready, fighters=both)))


def maneuvers(setup: Any, side: int) -> Any:
    """Let enemies in hiding be elsewhere, and all flags that nobody noticed be others. Rule: MN.GAP.15."""
    game = setup.game
    people = range(game.forces.people)
    for person in people:
        if game.forces.squad[person] == side:
            unnoticed = sum(1 << each for each in people if game.forces.squad[each] != side)
            game.battle.flagged_by[person] ^= unnoticed & ~game.battle.noticed[person]
    for row in rows_of(game, ManeuversEvent.MOVE):
        person = row[3]
        if game.forces.squad[person] != side and game.battle.hidden[person]:
            game.log.cells[row[-1] + 6] = 0
    return setup


def rows_of(game: Any, event: int) -> list[tuple[int, ...]]:
    """Return the rows of the log of an event, each with the cell at which it begins behind it."""
    begins = range(0, game.log.length * LOG_WIDTH, LOG_WIDTH)
    rows = ((*game.log.cells[at : at + LOG_WIDTH], at) for at in begins)
    return [row for row in rows if row[0] == event]


def shown(played: PlayedByHand, seat: str) -> str:
    """Return all that a seat is shown, as one text."""
    rows = [{**row, "rules": [*row["rules"]]} for row in played.rows(seat)]
    hints = {name: repr(choice) for name, choice in played.hints().items()}
    parts = [played.told(seat), played.board(seat), played.asks, [repr(each) for each in played.choices], hints, rows]
    return json.dumps(parts, default=str)


@pytest.fixture
def hiding(monkeypatch: pytest.MonkeyPatch) -> Callable[[Scramble, int], None]:
    """Return what lets battles that are played by hand stand with hidden things scrambled."""

    def begin(scramble: Scramble, side: int) -> None:
        def standing(*given: Any) -> Any:
            battle = stood(*given)
            scramble(battle.setup, side)
            return battle

        monkeypatch.setattr(playing, "resume", lambda *given: scramble(resume(*given), side))
        monkeypatch.setattr(playing, "stood", standing)

    return begin


def begun(pack: Pack, seat: int, seed: int, scenario: str | None) -> PlayedByHand:
    """Return a battle of which one seat is played by hand."""
    simulation = Simulation(pack)
    seats = simulation.form_for(scenario).seats
    seated = tuple(Participant(each, None, "answered" if each == seats[seat] else "heuristic") for each in seats)
    return PlayedByHand(simulation, BattleOrder(seated, scenario, None, seed))


GAMES: dict[str, Scramble] = {"seven_seconds": seven_seconds, "battlesuit": battlesuit, "maneuvers": maneuvers}
QUICK = (("seven_seconds", None, 0, 3), ("battlesuit", "the_pathfinder", 0, 2), ("maneuvers", "loading_dock", 1, 1))
SLOW = (
    *(("seven_seconds", None, side, seed) for side in (0, 1) for seed in (4, 5, 6)),
    *(("battlesuit", name, side, 2) for side in (0, 1) for name in ("the_ashgarth_line", "ransom_road", "crossroads")),
    *(("battlesuit", name, 1, 2) for name in ("the_pathfinder", "three_chimneys")),
    *(("maneuvers", "loading_dock", side, seed) for side in (0, 1) for seed in range(2, 8)),
)


def openly(setup: BattleSetup, side: int, language: str = "") -> SideView:
    """Return a battle as if all lay open to a side."""
    return SideView(setup, side, None, language)


@pytest.mark.parametrize(
    ("game", "scenario", "side", "seed"), [*QUICK, *(pytest.param(*case, marks=pytest.mark.prove) for case in SLOW)]
)
def test_what_is_hidden_changes_no_byte_of_what_a_seat_is_shown(
    game: str,
    scenario: str | None,
    side: int,
    seed: int,
    packs: dict[str, Pack],
    hiding: Callable[[Scramble, int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At some questions of a battle: sentences, rows, table, question, answers with their odds, and hints.

    Were all open to it, the rows would not be the same: what is changed does stand in them.
    """
    played, dice, stands = begun(packs[game], side, seed, scenario), Random(seed), list[PlayedByHand]()
    while not played.is_over and len(played.order.answers) < 150:
        if dice.random() < 0.12:
            stands.append(played)
        played = played.answered(dice.choice(played.choices).cells)
    seat = played.persons[0]
    before = [shown(replace(each), seat) for each in stands]
    with monkeypatch.context() as patched:
        patched.setattr(playing, "side_view", lambda _, *given: openly(*given))
        before_openly = [replace(each).rows(seat) for each in stands]
    hiding(GAMES[game], side)

    assert [shown(replace(each), seat) for each in stands] == before
    monkeypatch.setattr(playing, "side_view", lambda _, *given: openly(*given))
    if (game, scenario, side, seed) in QUICK[:2]:  # elsewhere soldiers may be of few cards, and few hide
        assert [replace(each).rows(seat) for each in stands] != before_openly

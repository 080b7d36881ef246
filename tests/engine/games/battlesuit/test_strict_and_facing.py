"""Strict combat and facing, two optional rules, on positions set up by hand."""

import pytest

from engine.battles.modes import new_game, play
from engine.games.battlesuit.battle.set_up import lay_out
from engine.games.battlesuit.kernel.actions.fire import fire_once, fire_standing, strike_at, turn_to
from engine.games.battlesuit.kernel.actions.moves import move
from engine.games.battlesuit.kernel.codes import Part, Step, Terrain
from engine.games.battlesuit.kernel.course.activation import begin
from engine.games.battlesuit.kernel.event_codes import Event, Option
from engine.games.battlesuit.kernel.legal.targets import may_attack, may_try
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import ANSWERED, RANDOM
from engine.kernel.log import LOG_WIDTH
from schemas.models.battlesuit.words import OptionalRule
from tests.engine.games.battlesuit.scenario_bench import Bench, weigh

RED, BLUE = 0, 1


def with_option(rule: str) -> Bench:
    """Return a battle with one optional rule."""
    return Bench(special_rules=[{"type": "optional_rule", "rule": rule}])


def test_options_are_numbered_as_the_vocabulary_has_them() -> None:
    """An optional rule has the number of its place in the list. Rule: BS.OPT.1."""
    assert [*Option] == [*range(len(OptionalRule))]
    assert [option.name for option in Option] == [rule.name for rule in OptionalRule]


def unseen(found: Bench) -> tuple[int, int]:
    """Return a soldier of red and the only soldier of blue, who cannot see each other."""
    soldier, target = found.soldier(RED, "front_line"), found.soldier(BLUE, "front_line")
    names = found.ready.stage.chart.names
    found.stand(soldier, names[0])
    for dot in range(len(names) - 1, 0, -1):
        found.stand(target, names[dot])
        if not may_attack(found.game, soldier, target):
            return soldier, target
    raise AssertionError("everybody sees everybody on this map")


@pytest.mark.parametrize(("rule", "committed"), [("strict_combat", 1), ("drones", 0)])
def test_who_checks_sight_in_vain_is_complete(rule: str, committed: int) -> None:
    """Where combat is strict an illegal attack ends the activation: no second one, no further step. Rule: BS.STC.1."""
    found = with_option(rule)
    soldier, target = unseen(found)
    assert may_try(found.game, soldier, target) == bool(committed)
    found.game.soldiers.left[soldier] = 5
    found.game.forces.policy[RED] = ANSWERED
    found.game.answers.cells[:2] = [target, target]
    found.game.answers.given = 2
    fire_once(found.game, soldier, 0, 0)
    assert found.game.battle.committed == committed
    assert found.game.soldiers.left[soldier] == (0 if committed else 5)
    assert found.game.soldiers.shots[soldier] == 0
    if committed:
        before = found.game.log.length
        fire_standing(found.game, soldier, 2)
        assert found.game.log.length == before


@pytest.mark.parametrize(("rule", "goes_on"), [("strict_combat", False), ("drones", True)])
def test_who_fires_in_vain_in_a_move_does_not_even_bounce(rule: str, *, goes_on: bool) -> None:
    """A bounce of six levels is free, but where combat is strict an illegal attack ends the move. Rule: BS.STC.1."""
    found = with_option(rule)
    soldier, target = unseen(found)
    begin(found.game, soldier)
    found.game.forces.policy[RED] = found.game.forces.policy[BLUE] = ANSWERED
    bounce = (Step.BOUNCE, 4)
    cells = [Step.SHOOT, 0, target, *bounce, Step.STOP, 0]
    found.game.answers.cells[: len(cells)] = cells
    found.game.answers.given = len(cells)
    move(found.game, soldier)
    assert (found.game.soldiers.level[soldier] > 0) == goes_on


@pytest.mark.parametrize(
    ("faces", "target", "turns", "modifier"),
    [(0, "A-E-13", 0, 0), (0, "A-L-11", 2, -2), (1, "A-H-16", 0, 0), (3, "A-L-11", 0, 0)],
)
def test_turning_before_fire_weakens_it(faces: int, target: str, turns: int, modifier: int) -> None:
    """Each point turned until the target lies in the front arc costs 1 of strength. Rules: BS.FAC.1, BS.FAC.2."""
    found = with_option("facing")
    soldier, enemy = found.soldier(RED, "front_line"), found.soldier(BLUE, "front_line")
    found.stand(soldier, "A-H-11")
    found.stand(enemy, target)
    found.game.soldiers.faces[soldier] = faces
    found.game.battle.turned = turn_to(found.game, soldier, enemy)
    assert found.game.battle.turned == turns
    strike_at(found.game, soldier, enemy, 0, 0, 0)
    assert found.game.attack.parts[Part.FACING] == modifier
    assert turn_to(found.game, soldier, enemy) == 0


def test_without_the_rule_nobody_turns() -> None:
    """Facing is an optional rule. Rule: BS.OPT.1."""
    found = Bench()
    soldier, enemy = found.soldier(RED, "front_line"), found.soldier(BLUE, "front_line")
    found.stand(soldier, "A-H-11")
    found.stand(enemy, "A-L-11")
    assert turn_to(found.game, soldier, enemy) == 0


def played(found: Bench, mode: str, seed: int) -> list[int]:
    """Return the log of a battle between random players in one mode."""
    game = new_game(Game, mode)
    game.draws.seed = seed
    lay_out(game, found.prepared, found.ready)
    weigh(game, found.prepared)
    game.forces.policy[:] = [RANDOM, RANDOM]
    play("battlesuit", game, mode)
    return [*game.log.cells[: game.log.length * LOG_WIDTH]]


def test_both_modes_play_the_optional_rules_alike() -> None:
    """Strict combat, facing and tall buildings come out the same, plain and compiled, and all of them come up."""
    plain = Bench("market_day")
    tall = [
        {"type": "tall_building", "at": plain.ready.stage.chart.names[dot], "storeys": 3}
        for dot in range(plain.game.board.dots)
        if plain.game.land.terrain[dot] == Terrain.BUILDING
    ]
    options = ("strict_combat", "facing", "multi_level_buildings")
    rules = [{"type": "optional_rule", "rule": rule} for rule in options]
    found = Bench("market_day", special_rules=[*rules, *tall[: 20 - len(rules)]])
    told: set[int] = set()
    for seed in range(3):
        log = played(found, "plain", seed)
        assert log == played(found, "compiled", seed)
        told |= {*log[::LOG_WIDTH]}
    assert {Event.STRICT, Event.FACING} <= told

"""The arithmetic of infantry: of the dialect, and the same as other computations of a circle, a flood and dice."""

import ast
import random
from fractions import Fraction
from itertools import product
from math import atan2, degrees

import pytest

from engine.games.infantry import kernel
from engine.games.infantry.kernel import RECORDS
from engine.games.infantry.kernel import numbers as arithmetic
from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.harm import fill_smoke, place_of
from engine.games.infantry.kernel.numbers.records import Area, Line
from engine.games.infantry.kernel.numbers.targets import is_in_arc, walk_line
from engine.games.infantry.rules import hit_chance, morale_chance, numbers_of, unit_vector
from engine.kernel.build.dialect import breaches
from engine.kernel.build.kernels import Kernel
from schemas.models.infantry.rules import Rules
from tests.engine.games.infantry.sources import parsed

RULES = Rules(kind="rules", id="as_ruled", title="As ruled")
AROUND = [step for step in product((-1, 0, 1), repeat=2) if any(step)]


def test_it_keeps_to_the_dialect_of_the_kernels() -> None:
    """A kernel of battles takes these modules in as they are."""
    modules = tuple((name, parsed(name)) for name in arithmetic.MODULES)

    assert breaches(Kernel("infantry_numbers", RECORDS, modules, ())) == []


FOR_CARDS = {"lethal_that_kills"}
"""What is worked out for a card of an armoured trooper, and not in battles."""


def test_battles_call_all_of_it() -> None:
    """What a worked case asks is what is played: no function is there for questions alone."""
    trees = {name: parsed(name) for name in kernel.MODULES}
    own = {
        function.name: function
        for name in arithmetic.MODULES
        for function in trees[name].body
        if isinstance(function, ast.FunctionDef)
    }
    waiting: list[ast.AST] = [tree for name, tree in trees.items() if name not in arithmetic.MODULES]
    called: set[str] = set()
    while waiting:
        names = {node.id for node in ast.walk(waiting.pop()) if isinstance(node, ast.Name)}
        waiting += [own[name] for name in sorted(names & {*own} - called)]
        called |= names & {*own}

    assert {*own} - called == FOR_CARDS


@pytest.mark.parametrize(
    ("centre", "width"), [(0, 60), (45, 60), (90, 60), (30, 120), (135, 90), (300, 60), (180, 180)]
)
def test_an_arc_holds_the_dots_within_half_its_width(centre: int, width: int) -> None:
    """By angles in degrees, limits inside; what is within a millionth of a degree of the limit is on it."""
    numbers, facing = numbers_of(RULES), unit_vector(centre)
    sine, cosine = unit_vector(width / 2)
    for column, row in product(range(-60, 61, 3), repeat=2):
        if column or row:
            off = abs((degrees(atan2(column, row)) - centre + 180) % 360 - 180)
            inside = off <= width / 2 + 1e-6
            assert is_in_arc(numbers, *facing, column, row, cosine, sine) is inside, (column, row, off)


def test_the_own_dot_is_in_no_arc() -> None:
    """IN.GAP.52."""
    numbers = numbers_of(RULES)

    assert not is_in_arc(numbers, 0, codes.UNIT, 0, 0, numbers.narrow_cosine, numbers.narrow_sine)


def dots_of(start: tuple[int, int], goal: tuple[int, int]) -> list[tuple[int, int]]:
    line = Line()
    walk_line(line, *start, *goal)
    return [*zip(line.column[: line.count], line.row[: line.count], strict=True)]


def test_a_line_and_its_reverse_may_differ() -> None:
    """IN.GAP.20: a tie steps diagonally, first from whoever fires. From (0, 0) to (2, 1) it is at once a diagonal."""
    assert dots_of((0, 0), (2, 1)) == [(1, 1), (2, 1)]
    assert dots_of((2, 1), (0, 0)) == [(1, 0), (0, 0)]
    assert dots_of((3, 3), (3, 3)) == []


def test_a_line_has_as_many_dots_as_its_ends_are_apart() -> None:
    """Each step goes to a neighbour, the last to the target, none more than half a dot off the true line."""
    for across, up in product(range(-12, 13), repeat=2):
        dots = dots_of((0, 0), (across, up))
        apart = max(abs(across), abs(up))
        assert len(dots) == apart
        for number, (column, row) in enumerate(dots, start=1):
            assert abs(Fraction(across * number, apart) - column) <= Fraction(1, 2)
            assert abs(Fraction(up * number, apart) - row) <= Fraction(1, 2)


@pytest.mark.parametrize("seed", range(20))
def test_smoke_fills_what_a_walk_around_obstacles_reaches(seed: int) -> None:
    """IN.SMK.6: by eight neighbours, never onto or through an obstacle, within the radius."""
    chance, area = random.Random(seed), Area()
    inside = [*product(range(-2, 3), repeat=2)]
    walls = {spot for spot in inside if spot != (0, 0) and chance.random() < 0.4}
    for spot in walls:
        area.wall[place_of(*spot)] = 1
    reached, waiting = {(0, 0)}, [(0, 0)]
    while waiting:
        column, row = waiting.pop()
        near = {(column + across, row + up) for across, up in AROUND} & {*inside} - walls - reached
        reached |= near
        waiting += near

    assert fill_smoke(numbers_of(RULES), area, 2) == len(reached)
    assert {spot for spot in inside if area.filled[place_of(*spot)]} == reached


def test_chances_are_those_of_two_dice() -> None:
    """Of 36 throws 26 reach 6; a 2 always misses and a 12 always hits, but not in morale."""
    assert [hit_chance(target, RULES) for target in (2, 6, 12, 17)] == [
        Fraction(35, 36), Fraction(26, 36), Fraction(1, 36), Fraction(1, 36),
    ]  # fmt: skip
    assert [morale_chance(target, RULES) for target in (2, 6, 12, 13)] == [1, Fraction(26, 36), Fraction(1, 36), 0]

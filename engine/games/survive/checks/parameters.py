"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.rising import fixes
from engine.checking.runs import alone
from engine.games.survive.rules.zones import room_in
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import Board
from schemas.models.survive.rules.measures import Span
from schemas.models.survive.words import ControlType

STRENGTH = "-DX"
"""The signs of the printed grid, the stronger later."""
FACE_LISTS = (("red", "outside_on"), ("red", "outer_on"), ("red", "inner_on"), ("direction", "about_on"))
GUN = ("ranged_to_hit", "ranged_power", "ranged_range_in")
ROUND_DEG = 360
BOARDS = ("two_players", "three_players", "four_players")


def limits_inverted(rules: Rules) -> Iterator[Finding]:
    """The least of a thing is not above the most of it. Rules: SV.GAP.4, SV.GAP.5, SV.GAP.7, SV.GAP.41."""
    for at, least, most, rule in _limits(rules):
        if least > most:
            message = f"{'.'.join(map(str, at))} is {least}, above the most of {most}"
            yield Finding("limit-min-above-max", at, message, f"lower it to {most} or less", rule)


def _limits(rules: Rules) -> Iterator[tuple[Location, int, int, str]]:
    for name in type(rules.limits).model_fields:
        span = getattr(rules.limits, name)
        if isinstance(span, Span):
            yield ("limits", name, "least"), span.least, span.most, "SV.GAP.7"
    yield ("to_hit", "least"), rules.to_hit.least, rules.to_hit.most, "SV.GAP.5"
    yield ("game", "players_least"), rules.game.players_least, rules.game.players_most, "SV.GAP.41"


def grid_not_monotone(rules: Rules) -> Iterator[Finding]:
    """More Power never does less, and more Toughness never suffers more. Rule: SV.EFF.4."""
    grid = rules.effect.grid
    rising = [[STRENGTH.index(sign) for sign in signs] for signs in reversed(grid)]
    for (power, column), better in fixes(rising):
        found, row = rising[power][column], len(grid) - 1 - power
        than = "less Power or more Toughness does more" if found < better else "more Power or less Toughness does less"
        message = f"Power {power + 1} against Toughness {len(grid) - column} gives {STRENGTH[found]}, but {than}"
        hint = f"make it {STRENGTH[better]}: the row is {_with(grid[row], column, STRENGTH[better])}"
        yield Finding("grid-not-monotone", ("effect", "grid", row), message, hint, "SV.EFF.4")


def _with(signs: str, place: int, sign: str) -> str:
    return signs[:place] + sign + signs[place + 1 :]


def hack_saw_shoots(rules: Rules) -> Iterator[Finding]:
    """The Hack SAW carries nothing to shoot with, so no value of a gun changes anything. Rule: SV.CTL.8."""
    given = [name for name in GUN if getattr(rules.control.hack_saw, name) is not None]
    if given:
        message = f"the Hack SAW has a value for {' and '.join(given)}, but no gun"
        hint = "make it null" if len(given) == 1 else "make them null"
        yield Finding("hack-saw-shoots", ("control", "hack_saw", given[0]), message, hint, "SV.CTL.8")


def buzz_saw_charges(rules: Rules) -> Iterator[Finding]:
    """The Buzz SAW never charges. Rule: SV.CTL.5."""
    charge = rules.control.buzz_saw.charge_in
    if charge is not None:
        message = f"the Buzz SAW charges {charge:g} inches, but it never charges"
        yield Finding("buzz-saw-charges", ("control", "buzz_saw", "charge_in"), message, "make it null", "SV.CTL.5")


def half_a_gun(rules: Rules) -> Iterator[Finding]:
    """A control unit's gun has a number, a Power and a range, or there is none. Rules: SV.CTL.7, SV.GAP.36."""
    for name in ControlType:
        line = rules.control.line(name)
        values = {value: getattr(line, value) for value in GUN}
        lacking = [value for value, given in values.items() if given is None]
        if values["ranged_to_hit"] is not None and lacking:
            message = f"the gun of the {name} has no {' and no '.join(lacking)}"
            hint = f"give it {' and '.join(lacking)}, or make ranged_to_hit null"
            yield Finding("half-a-gun", ("control", name.value, lacking[0]), message, hint, "SV.GAP.36")


def face_not_on_die(rules: Rules) -> Iterator[Finding]:
    """Every listed face is on the dice. Rules: SV.RED.1, SV.RED.4, SV.RED.5, SV.CAP.4."""
    for group, name in FACE_LISTS:
        faces: tuple[int, ...] = getattr(getattr(rules, group), name)
        for place, face in enumerate(faces):
            if face > rules.dice.sides:
                message = f"{group}.{name} lists a {face}, but the dice have {rules.dice.sides} sides"
                hint = f"use faces from 1 to {rules.dice.sides}"
                yield Finding("face-not-on-die", (group, name, place), message, hint, "SV.RED.1")


def directions_not_round(rules: Rules) -> Iterator[Finding]:
    """The faces of a die point once round the compass. Rules: SV.GAP.20, SV.CAP.1."""
    sides, step = rules.dice.sides, rules.direction.step_deg
    if sides * step != ROUND_DEG:
        message = f"{sides} faces, {step:g} degrees each, make {sides * step:g} degrees; once round is {ROUND_DEG}"
        hint = f"make it {ROUND_DEG / sides:g}"
        yield Finding("directions-not-round", ("direction", "step_deg"), message, hint, "SV.GAP.20")


def board_does_not_fit(rules: Rules) -> Iterator[Finding]:
    """The rings of a customary board lie in order, and on it. Rules: SV.GAP.8, SV.CTL.1."""
    for name in BOARDS:
        board: Board = getattr(rules.board, name)
        room = room_in((board.width_in / 2, board.depth_in / 2), board.width_in, board.depth_in)
        if not board.inner_in < board.outer_in <= room:
            message = (
                f"rings of {board.inner_in:g} and {board.outer_in:g} inches do not fit a board with room for {room:g}"
            )
            hint = f"make inner_in less than outer_in, and that {room:g} at most"
            yield Finding("board-does-not-fit", ("board", name, "outer_in"), message, hint, "SV.GAP.8")


RULES_CHECKS = (
    Check(
        code="limit-min-above-max",
        kind="rules",
        rule="SV.GAP.7",
        title="A least value is above its greatest",
        explanation="`least` is at most `most`: for stats, values of weapons, to-hit numbers and players.",
        run=alone(Rules, limits_inverted),
    ),
    Check(
        code="grid-not-monotone",
        kind="rules",
        rule="SV.EFF.4",
        title="The grid of effects falls where it has to rise",
        explanation=(
            "In `effect.grid` more Power never does less, and a lower Toughness never suffers less: the signs rise "
            "from - over D to X from left to right, and from the bottom row to the top."
        ),
        run=alone(Rules, grid_not_monotone),
    ),
    Check(
        code="hack-saw-shoots",
        kind="rules",
        rule="SV.CTL.8",
        title="The Hack SAW has a gun",
        explanation=(
            "The Hack SAW carries nothing to shoot with: `ranged_to_hit`, `ranged_power`, `ranged_range_in` are null."
        ),
        run=alone(Rules, hack_saw_shoots),
    ),
    Check(
        code="buzz-saw-charges",
        kind="rules",
        rule="SV.CTL.5",
        title="The Buzz SAW charges",
        explanation="The Buzz SAW never charges: its `charge_in` is null.",
        run=alone(Rules, buzz_saw_charges),
    ),
    Check(
        code="half-a-gun",
        kind="rules",
        rule="SV.GAP.36",
        title="A control unit shoots with half a gun",
        explanation="A control unit that shoots has `ranged_to_hit`, `ranged_power` and `ranged_range_in`.",
        run=alone(Rules, half_a_gun),
    ),
    Check(
        code="face-not-on-die",
        kind="rules",
        rule="SV.RED.1",
        title="A face that the dice do not have",
        explanation="Lists of faces, such as `red.inner_on`, use faces from 1 to `dice.sides`.",
        run=alone(Rules, face_not_on_die),
    ),
    Check(
        code="directions-not-round",
        kind="rules",
        rule="SV.GAP.20",
        title="Directions that do not go once round",
        explanation="A die gives a direction: its faces are `direction.step_deg` apart, 36 degrees for the ten of a "
        "D10. Other dice need another step, or some directions come up twice and others never.",
        run=alone(Rules, directions_not_round),
        severity=Severity.WARNING,
    ),
    Check(
        code="board-does-not-fit",
        kind="rules",
        rule="SV.GAP.8",
        title="The rings of a customary board do not fit it",
        explanation="On the boards of the rules the spire stands at the centre, and both rings lie on the table.",
        run=alone(Rules, board_does_not_fit),
    ),
)

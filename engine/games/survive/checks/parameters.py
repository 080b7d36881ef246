"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.checking.rising import fixes
from engine.games.survive.rules.places import room_in
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import Board, Span
from schemas.models.survive.words import ControlType

STRENGTH = "-DX"
"""The signs of the printed grid, the stronger later."""
FACE_LISTS = (("red", "outside_on"), ("red", "outer_on"), ("red", "inner_on"), ("direction", "about_on"))
GUN = ("ranged_to_hit", "ranged_power", "ranged_range_in")
ROUND_DEG = 360
BOARDS = ("two_players", "three_players", "four_players")


@check("limit-min-above-max", "SV.GAP.7")
def limits_inverted(rules: Rules) -> Iterator[Finding]:
    """A least value is above its greatest.

    `least` is at most `most`: for stats, values of weapons, to-hit numbers and players.
    Rules: SV.GAP.4, SV.GAP.5, SV.GAP.7, SV.GAP.41.
    """
    for at, least, most, rule in _limits(rules):
        if least > most:
            message = f"{'.'.join(map(str, at))} is {least}, above the most of {most}"
            yield mistake(at, message, f"lower it to {most} or less", rule=rule)


def _limits(rules: Rules) -> Iterator[tuple[Location, int, int, str]]:
    for name in type(rules.limits).model_fields:
        span = getattr(rules.limits, name)
        if isinstance(span, Span):
            yield ("limits", name, "least"), span.least, span.most, "SV.GAP.7"
    yield ("to_hit", "least"), rules.to_hit.least, rules.to_hit.most, "SV.GAP.5"
    yield ("game", "players_least"), rules.game.players_least, rules.game.players_most, "SV.GAP.41"


@check("grid-not-monotone", "SV.EFF.4")
def grid_not_monotone(rules: Rules) -> Iterator[Finding]:
    """The grid of effects falls where it has to rise.

    In `effect.grid` more Power never does less, and a lower Toughness never suffers less: the signs rise from - over D
    to X from left to right, and from the bottom row to the top.
    """
    grid = rules.effect.grid
    rising = [[STRENGTH.index(sign) for sign in signs] for signs in reversed(grid)]
    for (power, column), better in fixes(rising):
        found, row = rising[power][column], len(grid) - 1 - power
        than = "less Power or more Toughness does more" if found < better else "more Power or less Toughness does less"
        message = f"Power {power + 1} against Toughness {len(grid) - column} gives {STRENGTH[found]}, but {than}"
        hint = f"make it {STRENGTH[better]}: the row is {_with(grid[row], column, STRENGTH[better])}"
        yield mistake(("effect", "grid", row), message, hint)


def _with(signs: str, place: int, sign: str) -> str:
    return signs[:place] + sign + signs[place + 1 :]


@check("hack-saw-shoots", "SV.CTL.8")
def hack_saw_shoots(rules: Rules) -> Iterator[Finding]:
    """The Hack SAW has a gun.

    The Hack SAW carries nothing to shoot with: `ranged_to_hit`, `ranged_power`, `ranged_range_in` are null.
    """
    given = [name for name in GUN if getattr(rules.control.hack_saw, name) is not None]
    if given:
        message = f"the Hack SAW has a value for {' and '.join(given)}, but no gun"
        hint = "make it null" if len(given) == 1 else "make them null"
        yield mistake(("control", "hack_saw", given[0]), message, hint)


@check("buzz-saw-charges", "SV.CTL.5")
def buzz_saw_charges(rules: Rules) -> Iterator[Finding]:
    """The Buzz SAW charges.

    The Buzz SAW never charges: its `charge_in` is null.
    """
    charge = rules.control.buzz_saw.charge_in
    if charge is not None:
        message = f"the Buzz SAW charges {charge:g} inches, but it never charges"
        yield mistake(("control", "buzz_saw", "charge_in"), message, "make it null")


@check("half-a-gun", "SV.GAP.36")
def half_a_gun(rules: Rules) -> Iterator[Finding]:
    """A control unit shoots with half a gun.

    A control unit that shoots has `ranged_to_hit`, `ranged_power` and `ranged_range_in`.
    Rules: SV.CTL.7, SV.GAP.36.
    """
    for name in ControlType:
        line = rules.control.line(name)
        values = {value: getattr(line, value) for value in GUN}
        lacking = [value for value, given in values.items() if given is None]
        if values["ranged_to_hit"] is not None and lacking:
            message = f"the gun of the {name} has no {' and no '.join(lacking)}"
            hint = f"give it {' and '.join(lacking)}, or make ranged_to_hit null"
            yield mistake(("control", name.value, lacking[0]), message, hint)


@check("face-not-on-die", "SV.RED.1")
def face_not_on_die(rules: Rules) -> Iterator[Finding]:
    """A face that the dice do not have.

    Lists of faces, such as `red.inner_on`, use faces from 1 to `dice.sides`.
    Rules: SV.RED.1, SV.RED.4, SV.RED.5, SV.CAP.4.
    """
    for group, name in FACE_LISTS:
        faces: tuple[int, ...] = getattr(getattr(rules, group), name)
        for place, face in enumerate(faces):
            if face > rules.dice.sides:
                message = f"{group}.{name} lists a {face}, but the dice have {rules.dice.sides} sides"
                hint = f"use faces from 1 to {rules.dice.sides}"
                yield mistake((group, name, place), message, hint)


@check("directions-not-round", "SV.GAP.20", severity=Severity.WARNING)
def directions_not_round(rules: Rules) -> Iterator[Finding]:
    """Directions that do not go once round.

    A die gives a direction: its faces are `direction.step_deg` apart, 36 degrees for the ten of a D10. Other dice need
    another step, or some directions come up twice and others never.
    Rules: SV.GAP.20, SV.CAP.1.
    """
    sides, step = rules.dice.sides, rules.direction.step_deg
    if sides * step != ROUND_DEG:
        message = f"{sides} faces, {step:g} degrees each, make {sides * step:g} degrees; once round is {ROUND_DEG}"
        hint = f"make it {ROUND_DEG / sides:g}"
        yield mistake(("direction", "step_deg"), message, hint)


@check("board-does-not-fit", "SV.GAP.8")
def board_does_not_fit(rules: Rules) -> Iterator[Finding]:
    """The rings of a customary board do not fit it.

    On the boards of the rules the spire stands at the centre, and both rings lie on the table.
    Rules: SV.GAP.8, SV.CTL.1.
    """
    for name in BOARDS:
        board: Board = getattr(rules.board, name)
        room = room_in((board.width_in / 2, board.depth_in / 2), board.width_in, board.depth_in)
        if not board.inner_in < board.outer_in <= room:
            message = (
                f"rings of {board.inner_in:g} and {board.outer_in:g} inches do not fit a board with room for {room:g}"
            )
            hint = f"make inner_in less than outer_in, and that {room:g} at most"
            yield mistake(("board", name, "outer_in"), message, hint)

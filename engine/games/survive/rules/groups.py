"""Units that act together, in words: Double Teams, Mob Runs, and the spot where a Blink ends."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers.groups import blink_x_mil, blink_y_mil, is_mob_run, team_refused
from engine.games.survive.rules.numbers import Point, inches, mils, numbers_of, places_of
from engine.games.survive.rules.shots import ACTION_CODES, Action
from engine.kernel.packing import coded
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Corner

CORNER_CODES: Final = coded(Corner, codes.Corner)


class TeamRefusal(StrEnum):
    """Why units may not act together."""

    RANGE = "double_team_range"
    KIND = "double_team_kind"
    COHERENCY = "coherency"


REFUSALS = {codes.TOO_FAR_APART: TeamRefusal.RANGE, codes.OTHER_KIND: TeamRefusal.KIND}


def double_team_refusals(apart_in: float, actions: tuple[Action, Action], rules: Rules) -> tuple[TeamRefusal, ...]:
    """Return what is against a Double Team of two units so far apart. Rules: SV.MOV.9, SV.GAP.28."""
    one, other = (ACTION_CODES[action] for action in actions)
    found = team_refused(numbers_of(rules), mils(apart_in), one, other)
    return tuple(refusal for bit, refusal in REFUSALS.items() if found & bit)


def mob_run_refusals(centres: Sequence[Point], rules: Rules) -> tuple[TeamRefusal, ...]:
    """Return what is against a Mob Run with units at these places. Rules: SV.MOV.12, SV.GAP.38."""
    return () if is_mob_run(numbers_of(rules), places_of(centres)) else (TeamRefusal.COHERENCY,)


def blink_spot(rolls: tuple[int, int], corner: Corner, width_in: float, depth_in: float, rules: Rules) -> Point:
    """Return where a Blink leads, by a die along the long edge and one along the short. Rules: SV.MOV.14, SV.GAP.18."""
    numbers, code = numbers_of(rules), CORNER_CODES[corner]
    x_mil = blink_x_mil(numbers, code, rolls[0], mils(width_in))
    return inches(x_mil), inches(blink_y_mil(numbers, code, rolls[1], mils(depth_in)))

"""Diagrams in words, for those who do not see them: who asks from where, and what the rules answer."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from math import atan2, pi
from typing import Final

from exporters.components.wording import DIRECTIONS
from exporters.drawing.display_list import Point
from schemas.catalogues.saying import said

AT: Final = "({x}, {y})"
SEEN: Final = "Seen from {looker}, {hidden} of {all} places are out of sight. Out of sight by direction: {directions}."
COVERED: Final = "{covered} more are seen through cover."
FREE: Final = "The line from {looker} to {target} is free."
BLOCKED: Final = "The line from {looker} to {target} is blocked."
NUMBERS: Final = "Each number, and on how many places it stands: {numbers}."
NUMBER: Final = "{number} on {count}"
SHARE: Final = "{direction} {count} of {all}"
WHO: Final = "{name} at {place}"
ENTRY: Final = "{name}: {says}"
BOARD: Final = "{caption}: {pieces}."
ON_MAP: Final = "{title}: {answer}"
EAST_AND_NORTH: Final = "Places are counted eastwards, then northwards."


def on_map(title: str, answer: str, language: str) -> str:
    """Return an answer with the title of the map that it is about."""
    return said(ON_MAP, language, title=title, answer=answer)


def on_grid(answer: str, language: str) -> str:
    """Return an answer with how its places are counted."""
    return f"{answer} {said(EAST_AND_NORTH, language)}"


def place(at: Point, language: str) -> str:
    """Return a place of a map whose points have no names."""
    return said(AT, language, x=f"{round(at[0], 1):g}", y=f"{round(at[1], 1):g}")


def sight(looker: str, shares: str, hidden: int, whole: int, language: str) -> str:
    """Return how many of all places are out of sight; `shares` says in which directions."""
    return said(SEEN, language, looker=looker, hidden=hidden, all=whole, directions=shares)


def covered(count: int, language: str) -> str:
    """Return how many places are seen through cover."""
    return said(COVERED, language, covered=count)


def board(caption: str, standing: Iterable[tuple[str, str]], language: str) -> str:
    """Return who stands where on a board: the names of pieces, and their places in words."""
    told = "; ".join(said(WHO, language, name=name, place=where) for name, where in standing)
    return said(BOARD, language, caption=caption, pieces=told) if told else caption


def key(entries: Iterable[tuple[str, str]], language: str) -> str:
    """Return the entries of a key: each kind of ground, and what it does."""
    told = (said(ENTRY, language, name=name, says=says) if says else name for name, says in entries)
    return f"{'; '.join(told)}."


def line(looker: str, target: str, language: str, *, free: bool) -> str:
    """Return whether a line is free."""
    return said(FREE if free else BLOCKED, language, looker=looker, target=target)


def numbers(answers: Iterable[str], language: str) -> str:
    """Return on how many places each number stands, the lowest first."""
    counts = Counter(answers)
    told = (said(NUMBER, language, number=number, count=counts[number]) for number in sorted(counts, key=_value))
    return said(NUMBERS, language, numbers=", ".join(told))


def _value(number: str) -> float:
    return float(number.replace("\N{MINUS SIGN}", "-"))


def shares(centre: Point, places: Collection[Point], marked: Collection[Point], language: str) -> str:
    """Return how many of some places are marked in each of eight directions from a centre; north is up the second axis.

    A direction without any place is passed over.
    """
    return ", ".join(_shares(centre, places, marked, language))


def _shares(centre: Point, places: Iterable[Point], marked: Collection[Point], language: str) -> Iterator[str]:
    there: Mapping[int, list[Point]] = {at: [] for at in range(len(DIRECTIONS))}
    for one in places:
        if one != centre:
            there[_direction(centre, one)].append(one)
    for at, direction in enumerate(DIRECTIONS):
        if there[at]:
            count = sum(one in marked for one in there[at])
            yield said(SHARE, language, direction=said(direction, language), count=count, all=len(there[at]))


def _direction(centre: Point, other: Point) -> int:
    """Return which of eight directions a place lies in, clockwise from north."""
    turn = atan2(other[0] - centre[0], other[1] - centre[1]) / (2 * pi)
    return round(turn * len(DIRECTIONS)) % len(DIRECTIONS)

"""Factions beside each other: what each rating has spent, and how the stats of all of them compare."""

import html
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from engine.games.seven_seconds.legality.factions import RatingPoints, point_buy
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat
from studio.core.entries import Entry
from studio.core.session import Session

WIDTH, ROW, LABEL, BAR = 460, 34, 130, 6
"""Measures of the comparison in pixels: width of all, height of a stat, width of its name, height of a bar."""
SCALE_LEAST = 6
INK = "text { fill: #4a5560; } @media (prefers-color-scheme: dark) { text { fill: #b3bec9; } }"
"""Words are dark on light pages and light on dark ones."""


@dataclass(frozen=True)
class Compared:
    """A faction in the comparison: its name, the colour of its flag as #RRGGBB, its stats in the order of `Stat`."""

    name: str
    colour: str
    values: tuple[int, ...]


def points(session: Session, entry: Entry) -> tuple[RatingPoints, ...]:
    """Return what a faction spends on each rating, () while it cannot be read. Rules: 7S.FAC.6 to 7S.FAC.8."""
    if session.pack is None or entry.loaded is None:
        return ()
    return point_buy(cast("Faction", entry.loaded.model), cast("Rules", session.pack.rules))


def compared(session: Session, entry: Entry, rating: Rating) -> tuple[Compared, ...]:
    """Return the sound factions of the pack with their stats in a rating, the one in hand first."""
    pack = session.pack
    documents = pack.of_kind(entry.kind) if pack is not None else ()
    first = [one for one in documents if one.id == entry.id]
    others = [one for one in documents if one.id != entry.id]
    return tuple(_compared(cast("Faction", one.model), rating) for one in (*first, *others))


def _compared(faction: Faction, rating: Rating) -> Compared:
    line = faction.stats.line(rating)
    return Compared(faction.name, faction.flag.field, tuple(line.value(stat) for stat in Stat))


def comparison_svg(factions: Sequence[Compared]) -> str:
    """Return the stats of factions as bars, a group a stat; each bar has its number, so that colour is not needed."""
    row = ROW + max(0, len(factions) - 2) * (BAR + 4)
    height = row * len(Stat)
    most = max([SCALE_LEAST, *(value for one in factions for value in one.values)])
    groups = "".join(_group(factions, number, row, most) for number in range(len(Stat)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="sans-serif" font-size="13"><style>{INK}</style>{groups}</svg>'
    )


def _group(factions: Sequence[Compared], number: int, row: int, most: int) -> str:
    stat = [*Stat][number].value.replace("_", " ").capitalize()
    top = number * row
    label = f'<text x="0" y="{top + row / 2:g}" dominant-baseline="middle">{html.escape(stat)}</text>'
    bars = "".join(_bar(one, number, top + 6 + place * (BAR + 5), most, place) for place, one in enumerate(factions))
    return label + bars


def _bar(one: Compared, number: int, y: float, most: int, place: int) -> str:
    """Return a bar with its number; that of the faction in hand is full, the others are outlined."""
    value = one.values[number]
    length = (WIDTH - LABEL - 40) * value / most
    look = f'fill="{one.colour}"' if place == 0 else f'fill="{one.colour}" fill-opacity="0.6"'
    return (
        f'<rect x="{LABEL}" y="{y:g}" width="{length:.1f}" height="{BAR}" rx="2" {look} stroke="#8b93a0"'
        f' stroke-width="0.6"><title>{html.escape(one.name)}</title></rect>'
        f'<text x="{LABEL + length + 6:.1f}" y="{y + BAR:g}" font-size="10">{value}</text>'
    )

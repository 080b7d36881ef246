"""Battles in a book: fought anew from their seed, told in sentences, with the table from above."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from exporters.drawing.display_list import Drawing
from exporters.kit.frames import FramesOf
from schemas.models.chapter import Fight, Story
from schemas.packs.packs import Pack

ROUNDS: Final = frozenset({"round", "turn"})
"""Rows that begin a round, or a turn where the game has no rounds."""


@dataclass(frozen=True)
class Moment:
    """A row of a battle by its names, its sentence ("" for none), and the frame that is due before it, if any."""

    row: dict[str, Any]
    sentence: str
    frame: Drawing | None


def order_of(told: Fight) -> BattleOrder:
    """Return the order of a battle as a chapter has it."""
    seats = tuple(Participant(seat, force) for seat, force in sorted(told.forces.items()))
    return BattleOrder(seats, told.scenario, told.map, told.seed)


def moments(pack: Pack, told: Story, draws: FramesOf | None, language: str) -> tuple[Moment, ...]:
    """Return the rows of a battle that a story tells in a language, with the frames between them that `draws` makes.

    Raises:
        OrderError: the battle names what the pack does not have.
    """
    rows = islice(_moments(pack, order_of(told.battle), draws, language), told.first - 1, told.last)
    return tuple(rows) if told.last else _without_what_follows(tuple(_until(rows, told.frames)))


def frame(pack: Pack, told: Fight, number: int, draws: FramesOf | None, language: str) -> Drawing | None:
    """Return one of the frames of a battle, from 1; None if there are not so many.

    Raises:
        OrderError: the battle names what the pack does not have.
    """
    drawn = [moment.frame for moment in _until(_moments(pack, order_of(told), draws, language), number) if moment.frame]
    return drawn[number - 1] if len(drawn) >= number else None


def _without_what_follows(told: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """Return moments without the sentence of the last one, at which a frame is due, if it begins a round."""
    *before, last = told
    return (*before, replace(last, sentence="")) if last.row["event"] in ROUNDS else told


def _until(moments: Iterator[Moment], frames: int) -> Iterator[Moment]:
    seen = 0
    for moment in moments:
        yield moment
        seen += moment.frame is not None
        if seen == frames:
            return


def _moments(pack: Pack, order: BattleOrder, draws: FramesOf | None, language: str) -> Iterator[Moment]:
    battle = fight(pack, order)
    seen = draws(battle.header, pack, every_move=False, language=language, bare=True) if draws else None
    for row, sentence in battle.told(language):
        yield Moment(row, sentence, seen.read(row, sentence) if seen else None)

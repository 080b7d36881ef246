"""Chapters that tell a battle, as lessons: the same battle, played by the reader with the text at hand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.battles.orders import BattleOrder
from engine.execution.playing import ANSWERED
from engine.execution.simulation import Simulation
from exporters.book.stories import order_of
from schemas.markup import Block, read_markup
from schemas.models.rulebook import Chapter, Story
from schemas.packs.packs import Pack


class Lesson(NamedTuple):
    """The title and the text of a chapter, and the battle that it tells, whose first seat a person has.

    `played` says who plays that seat in the chapter.
    """

    title: str
    text: tuple[Block, ...]
    order: BattleOrder
    played: str


def lessons(pack: Pack) -> tuple[Lesson, ...]:
    """Return the chapters of a pack that tell a battle, in the order of the book, each with the first one it tells."""
    chapters = [document.model for document in pack.of_kind("chapter") if isinstance(document.model, Chapter)]
    return tuple(_lessons(pack, sorted(chapters, key=lambda one: (one.place, one.id))))


def _lessons(pack: Pack, chapters: Sequence[Chapter]) -> Iterator[Lesson]:
    simulation = Simulation(pack)
    for chapter in chapters:
        told = next((figure for figure in chapter.figures.values() if isinstance(figure, Story)), None)
        if told is None or told.battle.scenario not in {None, *simulation.scenarios}:
            continue
        order = order_of(told.battle)
        first, *others = order.seated(simulation.form_for(order.scenario).seats)
        sat = (first._replace(player=ANSWERED), *others)
        text = tuple(marked.block for marked in read_markup(chapter.text))
        yield Lesson(chapter.title, text, order._replace(participants=sat), first.player)

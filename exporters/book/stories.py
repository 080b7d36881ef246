"""Battles in a book: fought as a chapter orders, and told round by round."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from engine.battles.battle import fight
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, Participant
from exporters.book.blocks import BookBlock, Shown, Step
from exporters.components.base import FramesOf
from exporters.drawing.display_list import Drawing
from schemas.markup import Aside, Heading, Paragraph, Span, Spans, spans_of
from schemas.models.rulebook import Fight, Story
from schemas.packs.packs import Pack

ROUNDS: Final = frozenset({"round", "turn"})
"""Rows that begin a round, or a turn where the game has no rounds."""

RULE_OFF: Final = "-"
"""Stands about a sentence that heads what follows, such as a round."""

RULINGS: Final = ".GAP."
"""Is in the ids of rulings, which a story does not refer to."""


@dataclass(frozen=True)
class Moment:
    """A row of a battle by its names, its sentence ("" for none), and the frame that is due before it, if any."""

    row: dict[str, Any]
    sentence: str
    frame: Drawing | None


def order_of(told: Fight) -> BattleOrder:
    """Return the order of a battle as a chapter has it."""
    seats = tuple(
        Participant(seat, told.forces.get(seat), told.players.get(seat, DEFAULT_PLAYER))
        for seat in sorted({*told.forces, *told.players})
    )
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
        drawn = seen.read(row, sentence) if seen else None
        yield Moment(row, seen.in_story(row, sentence) if seen else sentence, drawn)


def story_told(
    story: Sequence[Moment], wanted: Story, begins: Collection[str], cited: set[str], titles: Mapping[str, str]
) -> Iterator[BookBlock]:
    """Yield a battle step by step.

    A step begins with an event of `begins`, or with each event if there are none; the same event twice begins one
    step. The title that a rule stands under, one of `titles` by its id, is referred to at the end of the first step
    that applies it, unless it is among those `cited` before, and then is one of them.
    """
    remarks, remarked = dict(wanted.remarks), set(wanted.remarks)
    for part in [part for step in _steps(story, begins) for part in _parts(step, remarked)]:
        if (frame := part[0].frame) is not None:
            yield Shown(frame, spans_of(frame.title))
        if spans := tuple(_sentences(part)):
            yield _step(spans, tuple(_references(part, cited, titles)))
        if said := remarks.pop(part[-1].row["event"], ""):
            yield Aside((Paragraph(spans_of(said)),))


def _parts(step: Sequence[Moment], remarked: set[str]) -> Iterator[Sequence[Moment]]:
    """Yield a step in parts that end with the events that something is remarked on; those in a row stay together."""
    events = [moment.row["event"] for moment in step]
    start = 0
    for at, (event, following) in enumerate(zip(events, [*events[1:], ""], strict=True), start=1):
        if event in remarked and event != following:
            remarked.remove(event)
            yield step[start:at]
            start = at
    if step[start:]:
        yield step[start:]


def _steps(story: Sequence[Moment], begins: Collection[str]) -> Iterator[list[Moment]]:
    """Yield the rows by steps; a step of one sentence, such as the move of a blip, goes on with the one before it."""
    whole: list[Moment] = []
    for step in _begun(story, begins):
        if whole and (step[0].frame is not None or len(_said(step)) != 1 or not begins):
            yield whole
            whole = []
        whole += step
    if whole:
        yield whole


def _begun(story: Sequence[Moment], begins: Collection[str]) -> Iterator[list[Moment]]:
    step: list[Moment] = []
    for moment in story:
        event = moment.row["event"]
        due = not begins or (event in begins and event != step[-1].row["event"]) if step else False
        if due or (step and moment.frame is not None):
            yield step
            step = []
        step.append(moment)
    if step:
        yield step


def _said(step: Sequence[Moment]) -> tuple[str, ...]:
    return tuple(moment.sentence for moment in step if moment.sentence)


def _sentences(step: Sequence[Moment]) -> Iterator[Span]:
    for sentence in _said(step):
        yield from spans_of(f"{sentence} ")


def _references(step: Sequence[Moment], cited: set[str], titles: Mapping[str, str]) -> Iterator[Span]:
    """Yield in brackets the first rule of each row with a sentence that stands under a title not yet cited."""
    found: list[str] = []
    for moment in step:
        rules = [str(rule) for rule in moment.row.get("rules", ()) if RULINGS not in str(rule)]
        if moment.sentence and rules and (rule := _first(rules)) in titles and titles[rule] not in cited:
            cited.add(titles[rule])
            found.append(rule)
    for at, rule in enumerate(found):
        yield from (Span(", " if at else "("), Span(rule, "rule"))
    if found:
        yield Span(")")


def _first(rules: Sequence[str]) -> str:
    """Return the lowest in number of the rules that are of the same area as the first one."""
    area = rules[0].rpartition(".")[0]
    return min((rule for rule in rules if rule.rpartition(".")[0] == area), key=lambda rule: (len(rule), rule))


def _step(sentences: Spans, references: Spans) -> BookBlock:
    first = sentences[0].text
    if first.startswith(RULE_OFF):
        return Heading((Span(first.strip(f"{RULE_OFF} ")),), 1)
    return Step((*sentences, *references))

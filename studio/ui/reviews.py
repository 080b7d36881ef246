"""A battle that is over, looked back at on a page: where it turned and what was missed, each asked for by a button."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple, cast

import streamlit as st

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError
from engine.battles.played import battles_of
from engine.experiments import courses
from schemas.diagnostics.wording import counted
from studio.browser.words import plain
from studio.jobs.battles import Ground
from studio.jobs.jobs import Job, failed, worker_pool
from studio.jobs.replay import Replay
from studio.jobs.reviews import Misses, Progress, Turned, cannot_tell, find_missed, find_turn, has_answers
from studio.ui.running import progress, show_charts, while_running
from studio.views.charts import Chart
from studio.views.reviews import Track, course_chart, missed_chart

GroundOf = Callable[[], Ground]
"""Returns the pack that a battle was fought with, ready for workers; raises OrderError where it cannot be fought with.
"""

TRIES: Final = tuple(times * courses.TRIES for times in (1, 4, 16))
ABOUT_TRIES: Final = "So many battles go on from each place: four times as many know each figure twice as exactly."
HALTED: Final = " It was broken off there."


class Kind(NamedTuple):
    """What may be looked for: the button that asks for it, what finds it, and what is counted meanwhile."""

    name: str
    label: str
    icon: str
    task: Callable[..., Any]
    counts: Callable[[BattleForm], str]


TURN: Final = Kind("turn", "Where it turned", "show_chart", find_turn, lambda form: form.turns)
MISSED: Final = Kind("missed", "What was missed", "search", find_missed, lambda _: "answers")


@dataclass(eq=False)
class Review:
    """What was asked of the battle of a log: by the name of what is looked for, its job and how many tries it has."""

    log: bytes
    asked: dict[str, tuple[Job, int]] = field(default_factory=dict)

    def end(self) -> None:
        """End what nobody wants to know any more."""
        for job, _ in self.asked.values():
            job.cancel()


def end_review(place: str) -> None:
    """End what is looked for on a place of the page, since another battle comes there."""
    review = cast("Review | None", st.session_state.pop(_key(place), None))
    if review is not None:
        review.end()


def show_review(place: str, log: bytes, replay: Replay, key: str, ground: GroundOf) -> None:
    """Draw what may be asked of a battle that is over, and what was found.

    `place` names the part of the page, which keeps what was found until it has another battle; `key` is that of the
    replay, whose steps are led to.
    """
    if reason := cannot_tell(replay.header):
        st.caption(reason)
        return
    review = _review(place, log)
    kinds = (TURN, MISSED) if has_answers(replay.header) else (TURN,)
    _buttons(place, review, kinds, ground)
    form = battles_of(replay.header["system"]).form
    for kind in kinds:
        if kind.name in review.asked:
            _course_of_job(place, kind, review.asked[kind.name][0], form)
    if charts := [*_charts(review, _track(replay, key, form))]:
        show_charts(f"{key}:review", *charts)


def _key(place: str) -> str:
    return f"{place}:review"


def _review(place: str, log: bytes) -> Review:
    """Return what was asked of a battle, nothing yet where another one was there before."""
    review = cast("Review | None", st.session_state.get(_key(place)))
    if review is None or review.log != log:
        end_review(place)
        review = st.session_state[_key(place)] = Review(log)
    return review


def _buttons(place: str, review: Review, kinds: tuple[Kind, ...], ground: GroundOf) -> None:
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    for kind in kinds:
        asked = review.asked.get(kind.name)
        row.button(
            kind.label,
            key=f"{place}:ask:{kind.name}",
            icon=f":material/{kind.icon}:",
            on_click=partial(_ask, place, review, kind, ground),
            disabled=asked is not None and asked[0].running,
        )
    key = f"{place}:tries"
    row.selectbox("Tries", TRIES, key=key, help=ABOUT_TRIES, width=140, persist_state="session")


def _ask(place: str, review: Review, kind: Kind, ground: GroundOf) -> None:
    """Begin to look for something; a callback."""
    tries = st.session_state[f"{place}:tries"]
    try:
        job = worker_pool().start(kind.task, ground(), review.log, tries)
    except OrderError as fault:
        job = failed(f"Nothing can be told: {fault}.")
    review.asked[kind.name] = job, tries


def _course_of_job(place: str, kind: Kind, job: Job, form: BattleForm) -> None:
    """Draw how far a job has come, or why it found nothing."""
    if job.running:
        while_running(job, lambda: _progress(place, kind, job, form))
    elif job.failure:
        st.warning(plain(job.failure), icon=":material/report:")


def _progress(place: str, kind: Kind, job: Job, form: BattleForm) -> None:
    now = cast("Progress", job.told or Progress())
    found = f", {now.found} found so far" if kind is MISSED else ""
    words = f"{kind.label}: {now.done} of {now.planned} {kind.counts(form)}{found}" if now.planned else "Beginning ..."
    progress(job, now.done, max(now.planned, now.done), words, f"{place}:end:{kind.name}")


def _charts(review: Review, track: Track) -> Iterator[Chart]:
    """Yield what was found, each with what its figures rest on."""
    for job, tries in review.asked.values():
        halted = HALTED if job.cancelled else ""
        if isinstance(found := job.result, Turned):
            note = f"From each place {tries} battles went on with other dice.{halted}"
            yield course_chart(found.ways, found.course, track, note)
        elif isinstance(found, Misses):
            looked_at = counted(found.looked_at.done, "answer")
            note = (
                f"{looked_at} looked at; what seemed worse was played out {tries} times more, with what was not known "
                f"drawn anew.{halted}"
            )
            yield missed_chart(found.found, track, note)


def _track(replay: Replay, key: str, form: BattleForm) -> Track:
    inks = replay.scene.get("inks", {})
    seats = {seat: inks.get(seat, "") for seat in form.seats if seat in replay.header}
    return Track(key, replay.steps, form.turns, seats)

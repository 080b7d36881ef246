"""Jobs on a page: how far they have come, a button that ends them, and battles that were asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, cast

import streamlit as st

from schemas.packs.packs import Pack
from studio.browser.mount import view
from studio.browser.words import plain
from studio.jobs.battles import played_digest
from studio.jobs.jobs import Job
from studio.views.charts import Chart

POLL_S = 0.25


def while_running(job: Job, draw: Callable[[], None]) -> None:
    """Draw again and again what a job has told so far; once it has ended, draw the whole page anew.

    The first time is always drawn: a page broken off at once may lose what it has just put into fields.
    """
    fresh = True

    def drawn() -> None:
        nonlocal fresh
        if job.running or fresh:
            fresh = False
            draw()
        else:
            st.rerun()

    st.fragment(drawn, run_every=POLL_S)()


def progress(job: Job, done: int, planned: int, words: str, key: str | None = None) -> None:
    """Draw a bar, and the button that ends the job with what it has; with a `key` where several jobs may run."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        st.progress(done / planned if planned else 0.0, text=words)
        st.button("Cancel", icon=":material/stop_circle:", on_click=job.cancel, disabled=job.cancelled, key=key)


@dataclass(frozen=True)
class Fight:
    """What is on the page: its job, and the state of the pack it is fought with."""

    job: Job
    digest: str


FightOf = TypeVar("FightOf", bound=Fight)


def fight_shown(key: str, before: str, during: Callable[[FightOf], None], after: Callable[[FightOf], None]) -> None:
    """Draw the fight of a key as far as it has come; `before` is said while there is none."""
    fight = cast("FightOf | None", st.session_state.get(key))
    if fight is None:
        st.caption(before)
    elif fight.job.running:
        while_running(fight.job, lambda: during(fight))
    elif fight.job.failure:
        st.warning(plain(fight.job.failure), icon=":material/report:")
    else:
        after(fight)


def end_fight(key: str) -> None:
    """End the fight of a key, since another one follows."""
    old = cast("Fight | None", st.session_state.get(key))
    if old is not None:
        old.job.cancel()


def say_if_changed(fight: Fight, pack: Pack, words: str) -> None:
    """Say that the pack has changed since, in words for what was fought."""
    if fight.digest != played_digest(pack):
        st.warning(f"The pack has changed since {words}.", icon=":material/history:")


def show_charts(key: str, *charts: Chart) -> None:
    """Draw charts one below the other, small ones side by side; `key` names them on the page."""
    view("charts", key, list(charts))

"""Battles that were asked for on a page: while they are fought, and after it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, cast

import streamlit as st

from schemas.packs.packs import Pack
from studio.jobs.balancing import played_digest
from studio.jobs.jobs import Job
from studio.ui.running import while_running
from studio.ui.words import plain


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

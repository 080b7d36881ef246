"""The balance panel: how often a faction of the pack in memory wins, measured anew whenever its battles change."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import streamlit as st

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.tallies import Standing
from schemas.packs.packs import Pack
from studio.jobs.balancing import NARROW, Weighed, played_digest, watched_trial, weigh
from studio.jobs.battles import choices_of, ground_of, titles
from studio.jobs.jobs import Job, worker_pool
from studio.ui.battles.charts import show_charts
from studio.ui.running import while_running
from studio.ui.tab import session
from studio.views.charts import rates_chart

WATCH = "balance"
MEASURE = "balance:measure"
UNTIL_THEN = "These are the rates before the last change. The first battles after it are being fought ..."
FIRST_S = 0.5
"""How long a page is held up for the first rates, so that they come with what they are about."""


@dataclass(frozen=True)
class _Watch:
    """What is being measured: a faction of a pack, by its job; `before` was seen of the pack as it was."""

    faction: str
    digest: str
    job: Job
    before: tuple[Standing, ...] = ()


def balance_panel(faction: str) -> None:
    """Draw how often the faction with an id wins against each other one of the pack, with intervals that narrow."""
    pack = session().pack
    if pack is None or faction not in titles(pack, choices_of(pack).side):
        st.info("Battles wait until this faction and the pack are without errors.", icon=":material/hourglass:")
        return
    st.session_state.setdefault(MEASURE, True)
    st.toggle("Measure while I edit", key=MEASURE, persist_state="session", on_change=_switched)
    if not st.session_state[MEASURE]:
        return
    try:
        watch = _watch(faction, pack)
    except OrderError as fault:
        st.warning(f"No battles yet: {fault}.", icon=":material/hourglass:")
        return
    names = titles(pack, choices_of(pack).side)
    watch.job.wait(lambda: bool(_seen(watch.job)), FIRST_S)
    if watch.job.running:
        while_running(watch.job, lambda: _rates(watch, names))
    else:
        _rates(watch, names)


def _watch(faction: str, pack: Pack) -> _Watch:
    """Return what is being measured, begun anew if it is of another faction or of the pack as it was.

    Raises:
        OrderError: the pack lacks something that battles need.
    """
    old = cast("_Watch | None", st.session_state.get(WATCH))
    digest = played_digest(pack)
    if old is not None and (old.faction, old.digest) == (faction, digest):
        return old
    if old is not None:
        old.job.cancel()
    worker_pool().ready(weigh)
    simulation = Simulation(pack)
    form = simulation.form
    trial = watched_trial(form, pairings_of(form, simulation.forces, {form.seats[0]: faction}), simulation.maps)
    job = worker_pool().start(weigh, ground_of(pack), trial, "pairing")
    before = _seen(old.job) or old.before if old is not None and old.faction == faction else ()
    new = _Watch(faction, digest, job, before)
    st.session_state[WATCH] = new
    return new


def _seen(job: Job) -> tuple[Standing, ...]:
    weighed = cast("Weighed | None", job.result or job.told)
    return weighed.standings if weighed is not None else ()


def _rates(watch: _Watch, names: Mapping[str, str]) -> None:
    rows = _seen(watch.job)
    if watch.job.failure:
        st.warning(watch.job.failure)
        return
    if not rows and not watch.before:
        st.caption("The first battles are being fought ...")
        return
    shown = rows or watch.before
    opponents = [f"against {names.get(row.name[1], row.name[1])}" for row in shown]
    before = {row.name: row.won.estimate for row in watch.before} if rows else {}
    show_charts("balance:rates", rates_chart("", shown, opponents, before))
    st.caption(_words(watch, rows) if rows else UNTIL_THEN)


def _words(watch: _Watch, rows: tuple[Standing, ...]) -> str:
    width = max(row.half_width for row in rows)
    state = "Measuring on" if watch.job.running else "Measured"
    goal = f" until all is known to ± {100 * NARROW:.1f} points" if watch.job.running else ""
    dotted = " The dotted line is the pack before the last change." if watch.before else ""
    return (
        f"{state}{goal}; now ± {100 * width:.1f} points. The heuristic player plays both sides, each seed with the "
        f"sides swapped, on all maps. The intervals hold together at 95 %. Green band: 45 to 55 %.{dotted}"
    )


def _switched() -> None:
    """End a job that nobody wants to see."""
    watch = cast("_Watch | None", st.session_state.get(WATCH))
    if watch is not None and not st.session_state[MEASURE]:
        watch.job.cancel()
        del st.session_state[WATCH]

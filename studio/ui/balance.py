"""The balance panel: how often a force of the pack in memory wins, measured anew whenever its battles change."""

from dataclasses import dataclass
from typing import cast

import streamlit as st

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError
from engine.battles.played import battles_of
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_with
from engine.experiments.tallies import Standing
from engine.experiments.trials import mirrored, played, seen_from
from schemas.packs.packs import Pack
from studio.browser.tab import session
from studio.core.documents import system_of
from studio.jobs.battles import (
    NARROW,
    Weighed,
    choices_of,
    form_of,
    ground_of,
    played_digest,
    titles,
    watched_trial,
    weigh,
)
from studio.jobs.jobs import Job, worker_pool
from studio.ui.battle_choices import spoken
from studio.ui.running import show_charts, while_running
from studio.views.charts import fair, rates_chart

WATCH = "balance"
MEASURE = "balance:measure"
UNTIL_THEN = "These are the rates before the last change. The first battles after it are being fought ..."
FIRST_S = 0.5
"""How long a page is held up for the first rates, so that they come with what they are about."""


@dataclass(frozen=True)
class _Watch:
    """What is being measured: a force of a pack, by its job; `before` was seen of the pack as it was."""

    force: str
    digest: str
    job: Job
    before: tuple[Standing, ...] = ()


def balance_panel(force: str) -> None:
    """Draw how often the force with an id wins against the others of the pack, with intervals that narrow."""
    pack = session().pack
    if pack is None or force not in titles(pack, choices_of(pack).force):
        system = system_of(session())
        word = battles_of(system).form.force if system is not None else "one"
        st.info(f"Battles wait until this {word} and the pack are without errors.", icon=":material/hourglass:")
        return
    st.session_state.setdefault(MEASURE, True)
    st.toggle("Measure while I edit", key=MEASURE, persist_state="session", on_change=_switched)
    if not st.session_state[MEASURE]:
        return
    try:
        watch = _watch(force, pack)
    except OrderError as fault:
        st.warning(f"No battles yet: {fault}.", icon=":material/hourglass:")
        return
    watch.job.wait(lambda: bool(_seen(watch.job)), FIRST_S)
    if watch.job.running:
        while_running(watch.job, lambda: _rates(watch, pack))
    else:
        _rates(watch, pack)


def _watch(force: str, pack: Pack) -> _Watch:
    """Return what is being measured, begun anew if it is of another force or of the pack as it was.

    Raises:
        OrderError: the pack lacks something that battles need.
    """
    old = cast("_Watch | None", st.session_state.get(WATCH))
    digest = played_digest(pack)
    if old is not None and (old.force, old.digest) == (force, digest):
        return old
    if old is not None:
        old.job.cancel()
    worker_pool().ready(weigh)
    simulation = Simulation(pack)
    pairings = pairings_with(simulation.form, simulation.forces, force)
    trial = watched_trial(simulation.form, pairings, simulation.maps)
    job = worker_pool().start(weigh, ground_of(pack), trial, "pairing")
    before = _seen(old.job) or old.before if old is not None and old.force == force else ()
    new = _Watch(force, digest, job, before)
    st.session_state[WATCH] = new
    return new


def _seen(job: Job) -> tuple[Standing, ...]:
    weighed = cast("Weighed | None", job.result or job.told)
    return weighed.standings if weighed is not None else ()


def _rates(watch: _Watch, pack: Pack) -> None:
    rows, form = _seen(watch.job), form_of(pack)
    if watch.job.failure:
        st.warning(watch.job.failure)
        return
    if not rows and not watch.before:
        st.caption("The first battles are being fought ...")
        return
    shown = [row for row in rows or watch.before if seen_from(form, row.name)[0] == watch.force]
    before = {row.name: row.won.estimate for row in watch.before} if rows else {}
    show_charts("balance:rates", rates_chart("", shown, [_label(row, pack) for row in shown], before, form))
    st.caption(_words(watch, rows, form) if rows else UNTIL_THEN)


def _label(row: Standing, pack: Pack) -> str:
    """Return whom the force is seen against; first its seat, where seats are kept."""
    form, names = form_of(pack), titles(pack, choices_of(pack).force)
    others = " and ".join(names.get(name, name) for name in seen_from(form, row.name)[1])
    seat = f"as {spoken(row.name[0])} " if form.mirroring == "kept" else ""
    return f"{seat}against {others}" if others else seat.strip() or "alone"


def _words(watch: _Watch, rows: tuple[Standing, ...], form: BattleForm) -> str:
    width = max(row.half_width for row in rows)
    state = "Measuring on" if watch.job.running else "Measured"
    goal = f" until all is known to ± {100 * NARROW:.1f} points" if watch.job.running else ""
    dotted = " The dotted line is the pack before the last change." if watch.before else ""
    player, maps = played(watched_trial(form, (), ())), ", on all maps" if form.has_map else ""
    low, high = fair(len(form.seats))
    return (
        f"{state}{goal}; now ± {100 * width:.1f} points. {player[:1].upper()}{player[1:]}, each seed {mirrored(form)}"
        f"{maps}. The intervals hold together at 95 %. Green band: {100 * low:.0f} to {100 * high:.0f} %.{dotted}"
    )


def _switched() -> None:
    """End a job that nobody wants to see."""
    watch = cast("_Watch | None", st.session_state.get(WATCH))
    if watch is not None and not st.session_state[MEASURE]:
        watch.job.cancel()
        del st.session_state[WATCH]

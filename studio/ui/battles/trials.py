"""Many battles on a page: who wins how often, by pairing or by card, and how battles scatter."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, pairings_of
from engine.experiments.statistics import battles_until
from engine.experiments.tallies import Standing
from engine.experiments.trials import Trial
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Pack
from studio.jobs.balancing import FIRST_LOOK, Weighed, played_digest, weigh
from studio.jobs.battles import choices_of, ground_of, titles
from studio.jobs.jobs import failed, worker_pool
from studio.ui.battles.charts import show_charts
from studio.ui.battles.fights import Fight, end_fight, fight_shown, say_if_changed
from studio.ui.battles.single_battle import PLAYERS
from studio.ui.running import progress
from studio.ui.tab import session
from studio.views.charts import Chart, averages_chart, columns_chart, matrix_chart, rates_chart

SHOWN = "trial:shown"
EXACTNESS = {0.05: "± 5 points", 0.03: "± 3 points", 0.02: "± 2 points", 0.01: "± 1 point"}


@dataclass(frozen=True)
class _Trying(Fight):
    """The trial that is on the page, and what its rows are."""

    by: str
    trial: Trial | None


def many_battles(pack: Pack) -> None:
    """Draw what can be chosen for a trial, and what the last one has shown."""
    _choices(pack)
    before = "Every seed is fought twice, with the sides swapped, on all maps of the pack in turn or on one."
    fight_shown(SHOWN, before, partial(_running, pack), partial(_ended, pack))


def _choices(pack: Pack) -> None:
    choices = choices_of(pack)
    names = titles(pack, choices.side)
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    by = [PAIRING, *choices.decks]
    row.selectbox("Compare", by, format_func=_by_words, key="trial:by", persist_state="session")
    _one_of(row, "Faction", "trial:one", names, "All against all")
    _one_of(row, "Map", "trial:map", titles(pack, choices.map), "All maps")
    row.selectbox(
        "Known to", [*EXACTNESS], index=1, format_func=EXACTNESS.__getitem__, key="trial:until", persist_state="session"
    )
    row.selectbox("Player", [*PLAYERS], format_func=PLAYERS.__getitem__, key="trial:player", persist_state="session")
    row.button("Start", icon=":material/play_arrow:", type="primary", on_click=_begin)


def _one_of(column: DeltaGenerator, label: str, key: str, names: Mapping[str, str], every: str) -> None:
    """Draw a choice among ids, shown by their names; "" stands for all of them."""
    options = ["", *names]
    if st.session_state.get(key, "") not in options:
        del st.session_state[key]
    column.selectbox(label, options, format_func=lambda name: names.get(name, every), key=key, persist_state="session")


def _by_words(by: str) -> str:
    return "Factions" if by == PAIRING else f"{by.capitalize()} cards"


def _begin() -> None:
    """Start the trial that was chosen; a callback."""
    pack = session().pack
    if pack is None:
        return
    end_fight(SHOWN)
    by = st.session_state["trial:by"]
    try:
        trial = _trial(pack)
        job = worker_pool().start(weigh, ground_of(pack), trial, by)
    except OrderError as fault:
        trial, job = None, failed(f"There are no battles: {fault}.")
    st.session_state[SHOWN] = _Trying(job, played_digest(pack), by, trial)


def _trial(pack: Pack) -> Trial:
    """Return the trial that was chosen.

    Raises:
        OrderError: the pack lacks something that battles need.
    """
    simulation = Simulation(pack)
    until, player, one, ground = (st.session_state[f"trial:{name}"] for name in ("until", "player", "one", "map"))
    form = simulation.form
    pairings = pairings_of(form, simulation.forces, {form.seats[0]: one} if one else {})
    most, maps = battles_until(until, form.block), (ground,) if ground else simulation.maps
    players = (player,) * len(form.seats)
    return Trial(form, pairings, maps, most, until=until, players=players, first_look=FIRST_LOOK)


def _running(pack: Pack, shown: _Trying) -> None:
    weighed = cast("Weighed", shown.job.told or Weighed())
    words = f"{weighed.battles:,} of at most {weighed.planned:,} battles" if weighed.planned else "Beginning ..."
    progress(shown.job, weighed.battles, weighed.planned, words)
    _figures(shown, weighed, pack)


def _ended(pack: Pack, shown: _Trying) -> None:
    weighed = cast("Weighed", shown.job.result)
    say_if_changed(shown, pack, "these battles were fought")
    st.caption(_summary(shown, weighed))
    _figures(shown, weighed, pack)


def _summary(shown: _Trying, weighed: Weighed) -> str:
    ended = "Broken off after" if shown.job.cancelled else "Known enough after"
    trial = cast("Trial", shown.trial)  # without one nothing was fought
    skipped = f" {weighed.left_out:,} of them are not counted: they or their pairs were longer than their log."
    return (
        f"{ended} {weighed.battles:,} battles; seeds from {trial.seed} on, each with the sides swapped, on "
        f"{counted(len(trial.maps), 'map')}; the {trial.played_by[0]} player plays both sides. "
        f"The intervals of all looks hold together at 95 %.{skipped if weighed.left_out else ''}"
    )


def _figures(shown: _Trying, weighed: Weighed, pack: Pack) -> None:
    if weighed.standings:
        show_charts("trial:charts", *_charts(shown.by, weighed, pack))


def _charts(by: str, weighed: Weighed, pack: Pack) -> list[Chart]:
    rows = weighed.standings
    names = _names(by, pack)
    labels = [_label(row, names) for row in rows]
    charts = [rates_chart("How often who wins", rows, labels, {})]
    if by == PAIRING and len(rows) > 1:
        charts.append(matrix_chart("Wins of the row against the column", rows, names))
    whose = "first faction less second" if by == PAIRING else "first side less second"
    charts += [
        columns_chart("How long battles last", weighed.lengths, "rounds"),
        columns_chart("By how much they are won", weighed.margins, f"victory points, {whose}", "a draw"),
        averages_chart("Averages a battle", rows, labels),
    ]
    return charts


def _names(by: str, pack: Pack) -> Mapping[str, str]:
    kind = choices_of(pack).side if by == PAIRING else f"{by}_card"
    return titles(pack, kind)


def _label(row: Standing, names: Mapping[str, str]) -> str:
    return " against ".join(names.get(name, name) for name in row.name)

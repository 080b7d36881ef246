"""Test battle: one battle to step through, many to count, or a log to look at."""

from dataclasses import dataclass, replace
from functools import partial
from typing import cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from engine.battles.forms import BattleForm, Fact
from engine.battles.orders import OrderError, Participant
from engine.battles.styles import player_names
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Trial, mirrored, played
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Pack
from studio.browser.tab import session
from studio.browser.words import plain
from studio.jobs.battles import Weighed, choices_of, ground_of, played_digest, titles
from studio.jobs.campaigns import linked
from studio.jobs.jobs import failed, worker_pool
from studio.jobs.measuring.measures import Counted
from studio.jobs.measuring.records import keeping_of, trial_order, weigh_and_keep
from studio.ui.battle_choices import (
    NumberField,
    choice,
    choice_of,
    chosen_form,
    chosen_map,
    chosen_scenario,
    fixed_seats,
    fixed_words,
    force_choices,
    kind_words,
    map_choice,
    player_choice,
    players_choice,
    scenario_choice,
    seated,
    spoken,
)
from studio.ui.by_hand import BY_HAND, play_it
from studio.ui.campaign import CAMPAIGN, campaign
from studio.ui.measuring.asking import draft_in_hand
from studio.ui.problems import say_left_out
from studio.ui.running import Fight, end_fight, fight_shown, progress, say_if_changed, show_charts
from studio.ui.single_battle import ONE_BATTLE, VIEW, one_battle, opened_log
from studio.views.charts import Chart, averages_chart, columns_chart, matrix_chart, rates_chart, row_label

KEYS = "trial"
FEWEST, MOST = 24, 100_000
AT_MOST = "Battles a pairing; left empty, as many as it takes until they are known well enough"
MOST_FIRST_SEED = 2**53 - 1 - MOST
MOST_ASKED = NumberField("At most", f"{KEYS}:most", FEWEST, MOST, None, AT_MOST)
FIRST_SEED = NumberField("First seed", f"{KEYS}:seed", 0, MOST_FIRST_SEED, 1)
ONE = "trial:one"
SHOWN = "trial:shown"
EARLY = "First figures, of few battles: they may still turn, and nothing is decided by them."
EXACTNESS = {0.05: "± 5 points", 0.03: "± 3 points", 0.02: "± 2 points", 0.01: "± 1 point"}


def draw() -> None:
    """Draw the page."""
    st.title("Test battle")
    pack = session().pack
    if pack is None:
        st.info("Nothing of this pack can be played yet; see its problems.", icon=":material/error:")
        return
    say_left_out("battles")
    views = {name: view for name, view in VIEWS.items() if name != CAMPAIGN or linked(pack) is not None}
    if st.session_state.get(VIEW) not in views:
        st.session_state.pop(VIEW, None)
    first = next(iter(views))
    chosen = st.segmented_control(
        "What to do",
        views,
        default=first,
        required=True,
        key=VIEW,
        label_visibility="collapsed",
        persist_state="session",
    )
    views[chosen or first](pack)


@dataclass(frozen=True)
class _Trying(Fight):
    """The trial that is on the page, and what its rows are."""

    by: str
    trial: Trial | None


def many_battles(pack: Pack) -> None:
    """Draw what can be chosen for a trial, and what the last one has shown."""
    _choices(pack)
    form = chosen_form(pack, KEYS)
    times = "twice" if form.block == 2 else "as often as there are seats" if form.block > 1 else ""
    how = f"{times}, {mirrored(form)}" if times else mirrored(form).removeprefix("fought ")
    where = ", on all maps of the pack in turn or on one" if form.has_map else ""
    fight_shown(SHOWN, f"Every seed is fought {how}{where}.", partial(_running, pack), partial(_ended, pack))


def _choices(pack: Pack) -> None:
    form = chosen_form(pack, KEYS)
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    by = {PAIRING: f"{form.force.capitalize()}s"}
    by |= {name: _each(form.fact(name), form) for name in form.cards}
    choice_of(row, "Compare", f"{KEYS}:by", by)
    scenario_choice(row, pack, KEYS)
    _who(row, pack)
    map_choice(row, pack, KEYS, "All maps")
    row.selectbox(
        "Known to", [*EXACTNESS], index=1, format_func=EXACTNESS.__getitem__, key="trial:until", persist_state="session"
    )
    if form.mirroring != "kept":
        player_choice(row, "Player", f"{KEYS}:player", pack, player_names(pack, form))
    _how_many(row)
    row.button("Start", icon=":material/play_arrow:", type="primary", on_click=_begin)
    if words := fixed_words(pack, KEYS):
        st.caption(plain(words))
    if form.mirroring == "kept":
        players_choice(pack, KEYS)


def _how_many(row: DeltaGenerator) -> None:
    """Draw the most battles a pairing, left empty for as many as the intervals need, and the first seed."""
    MOST_ASKED.draw(row)
    FIRST_SEED.draw(row)


def _each(card: Fact, form: BattleForm) -> str:
    """Return what rows of a card are called: in the system's words, `Each force` of the forces, or `Mission cards`."""
    if card.several:
        return card.several
    return f"Each {form.force}" if card.name == form.force else kind_words(card.document or card.name)


def _who(row: DeltaGenerator, pack: Pack) -> None:
    """Draw the choice of one force against all others; of one for each seat, where seats are different roles."""
    form = chosen_form(pack, KEYS)
    if form.mirroring == "kept":
        force_choices(row, pack, KEYS, "All in turn")
    elif not fixed_seats(pack, KEYS):
        names = titles(pack, choices_of(pack).force)
        choice(row, form.force.capitalize(), ONE, names, "All against all")


def _begin() -> None:
    """Start the trial that was chosen; a callback."""
    pack = session().pack
    if pack is None:
        return
    end_fight(SHOWN)
    try:
        order = _order(pack)
        ground, [trial] = ground_of(pack), trials_of([Simulation(pack)], order)
        keeping = keeping_of(draft_in_hand(), pack, trial_order(pack, order))
        job = worker_pool().start(weigh_and_keep, keeping, ground, Counted(trial, order.by))
    except OrderError as fault:
        trial, job = None, failed(f"There are no battles: {fault}.")
    st.session_state[SHOWN] = _Trying(job, played_digest(pack), st.session_state["trial:by"], trial)


def _order(pack: Pack) -> BalanceOrder:
    """Return the trial that was chosen, as `musterpress balance` takes it."""
    asked, scenario = st.session_state, chosen_scenario(pack, KEYS)
    most, seed = MOST_ASKED.number, FIRST_SEED.number or 0
    order = BalanceOrder(_seated(pack), scenario, asked["trial:by"], most, asked["trial:until"], seed)
    return replace(order, map=chosen_map(pack, KEYS))


def _seated(pack: Pack) -> tuple[Participant, ...]:
    """Return who sits where: as chosen for each seat, where seats are different roles; else one player for all."""
    if chosen_form(pack, KEYS).mirroring == "kept":
        return seated(pack, KEYS)
    asked, (first, *others) = st.session_state, chosen_form(pack, KEYS).seats
    one = None if fixed_seats(pack, KEYS) else asked.get(ONE) or None
    player = asked[f"{KEYS}:player"]
    return (Participant(first, one, player), *(Participant(seat, None, player) for seat in others))


def _running(pack: Pack, shown: _Trying) -> None:
    weighed = cast("Weighed", shown.job.told or Weighed())
    words = f"{weighed.battles:,} of at most {weighed.planned:,} battles" if weighed.planned else "Beginning ..."
    progress(shown.job, weighed.battles, weighed.planned, words)
    if weighed.early:
        st.caption(EARLY)
    _figures(shown, weighed, pack)


def _ended(pack: Pack, shown: _Trying) -> None:
    weighed = cast("Weighed", shown.job.result)
    say_if_changed(shown, pack, "these battles were fought")
    st.caption(_summary(shown, weighed))
    _figures(shown, weighed, pack)


def _summary(shown: _Trying, weighed: Weighed) -> str:
    trial = cast("Trial", shown.trial)  # without one nothing was fought
    full = (
        trial.battles < battles_until(cast("float", trial.until), trial.form.block)
        and weighed.battles >= weighed.planned
    )
    ended = "Broken off after" if shown.job.cancelled else "Ended after" if full else "Known enough after"
    where = f", on {counted(len(trial.maps), 'map')}" if trial.maps else ""
    how = f"seeds from {trial.seed} on, each {mirrored(trial.form)}{where}; {played(trial)}"
    words = [f"{ended} {weighed.battles:,} battles; {how}. The intervals of all looks hold together at 95 %."]
    if trial.form.neutral is not None and weighed.standings:
        name = spoken(trial.form.neutral).capitalize()
        words.append(f"{name} won {counted(weighed.neutral, 'battle')}.")
    if weighed.left_out:
        left_out = f"{weighed.left_out:,} of them are not counted"
        words.append(f"{left_out}: they or their pairs were longer than their log.")
    if weighed.kept is not None:
        words.append(plain(str(weighed.kept)))
    return " ".join(words)


def _figures(shown: _Trying, weighed: Weighed, pack: Pack) -> None:
    if weighed.standings:
        show_charts("trial:charts", *_charts(shown, weighed, pack))


def _charts(shown: _Trying, weighed: Weighed, pack: Pack) -> list[Chart]:
    by, rows, form = shown.by, weighed.standings, cast("Trial", shown.trial).form
    names = titles(pack, choices_of(pack).force if by == PAIRING else form.fact(by).document)
    labels = [row_label(row.name, names, form, by) for row in rows]
    charts = [rates_chart("How often who wins", rows, labels, {}, form)]
    if by == PAIRING and len(rows) > 1 and form.block == 2:
        charts.append(matrix_chart("Wins of the row against the column", rows, names))
    charts += [
        columns_chart("How long battles last", weighed.lengths, form.turns),
        columns_chart("By how much they are won", weighed.margins, _margin(by, form, choices_of(pack).score), "a draw"),
        averages_chart("Averages a battle", rows, labels),
    ]
    return charts


def _margin(by: str, form: BattleForm, score: str) -> str:
    """Return what a margin is: the score of the first less that of the best other one."""
    if len(form.seats) == 1:
        return score
    if form.mirroring == "kept":
        first, others = spoken(form.seats[0]), "best other" if len(form.seats) > 2 else spoken(form.seats[1])
    else:
        first = f"first {form.force if by == PAIRING else 'side'}"
        others = "second" if len(form.seats) == 2 else "best other"
    return f"{score}, {first} less {others}"


VIEWS = {
    ONE_BATTLE: one_battle,
    BY_HAND: play_it,
    "Many battles": many_battles,
    CAMPAIGN: campaign,
    "Open a log": opened_log,
}

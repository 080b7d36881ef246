"""What is asked for before something is measured, and how far it has come."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from engine.battles.orders import OrderError, Participant
from engine.experiments.balance import PAIRING, SCENARIO
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.records.orders import Order
from engine.experiments.trials import Progress
from schemas.packs.packs import Pack
from studio.browser.tab import session
from studio.browser.words import plain
from studio.core.checking import overlay
from studio.jobs.battles import played_digest, scenarios_of
from studio.jobs.jobs import Task, failed, worker_pool
from studio.jobs.measuring.measures import Asked, Measured
from studio.jobs.measuring.numbers import Draft
from studio.jobs.measuring.records import Kept, keeping_of, measure_and_keep
from studio.ui.battle_choices import (
    NumberField,
    chosen_map,
    chosen_scenario,
    fixed_words,
    force_choices,
    map_choice,
    scenario_choice,
    seated,
)
from studio.ui.running import Fight, end_fight, progress

IN_TURN: Final = "All in turn"
Work = tuple[Task, tuple[Any, ...], Order]
"""A task, its arguments, and the order of the record that it makes."""
MOST_SEED: Final = 2**53 - 1 - 10**6


def shown_by(keys: str) -> str:
    """Return the key of what was measured last by the view with some keys."""
    return f"{keys}:shown"


def where_choices(row: DeltaGenerator, pack: Pack, keys: str, nothing: str | None = None) -> None:
    """Draw the choices of scenario, forces and map; no scenario is called `nothing`, and None leaves it out."""
    scenario_choice(row, pack, keys, nothing)
    if not _goes_round(pack, keys, nothing):
        force_choices(row, pack, keys, IN_TURN)
    map_choice(row, pack, keys, "All maps")


def seed_and_start(row: DeltaGenerator, pack: Pack, keys: str, begin: Callable[[], None]) -> None:
    """Draw the field of the first seed and the button that begins, and who is where if a scenario says so."""
    _seed_field(keys).draw(row)
    row.button("Start", icon=":material/play_arrow:", type="primary", on_click=begin)
    if words := fixed_words(pack, keys):
        st.caption(plain(words))


def _seed_field(keys: str) -> NumberField[int]:
    return NumberField("First seed", f"{keys}:seed", 0, MOST_SEED, 1)


def seed_chosen(keys: str) -> int:
    """Return the first seed that was chosen."""
    return _seed_field(keys).number or 0


def _goes_round(pack: Pack, keys: str, nothing: str | None) -> bool:
    """Return whether scenarios take turns, so that they say who is there."""
    return nothing == IN_TURN and chosen_scenario(pack, keys) is None and bool(scenarios_of(pack))


def asked_for(pack: Pack, keys: str, nothing: str | None = None) -> Asked:
    """Return what was chosen of where, who and from which seed on."""
    sat, by = seated(pack, keys), PAIRING
    if _goes_round(pack, keys, nothing):
        sat, by = tuple(Participant(each.seat, None, each.player) for each in sat), SCENARIO
    order = BalanceOrder(sat, chosen_scenario(pack, keys), by, seed=seed_chosen(keys))
    return Asked(replace(order, map=chosen_map(pack, keys)))


def draft_in_hand() -> Draft:
    """Return the pack as it stands in its author's hands."""
    here = session().workspace
    return Draft(here.root, overlay(here).changed)


def begin(
    keys: str,
    task: Task,
    asked: Callable[[Pack], tuple[Any, ...]],
    ordered: Callable[..., Order],
) -> None:
    """Begin to measure what is `asked` of the pack in hand, the arguments of the task, and to keep it; in a callback.

    `ordered` returns the order of the record from the pack and these arguments.
    """

    def work(pack: Pack) -> Work:
        arguments = asked(pack)
        return task, arguments, ordered(pack, *arguments)

    begin_kept(keys, work)


def begin_kept(keys: str, wanted: Callable[[Pack], Work]) -> None:
    """Begin the work that is wanted of the pack in hand, and keep what it finds; in a callback."""
    pack = session().pack
    if pack is None:
        return
    end_fight(shown_by(keys))
    try:
        task, arguments, order = wanted(pack)
        keeping = keeping_of(draft_in_hand(), pack, order)
        job = worker_pool().start(measure_and_keep, task, keeping, *arguments)
    except OrderError as fault:
        job = failed(f"There are no battles: {fault}.")
    st.session_state[shown_by(keys)] = Fight(job, played_digest(pack))


def running(keys: str, shown: Fight) -> None:
    """Draw how far it has come, with the button that ends it."""
    now = cast("Progress", shown.job.told or Progress(0, 0))
    words = f"{now.battles:,} of at most {now.planned:,} battles" if now.planned else "Beginning ..."
    progress(shown.job, now.battles, now.planned, words, f"{keys}:end")


def measured_by(shown: Fight) -> Measured[Any]:
    """Return what was measured."""
    return cast("Kept", shown.job.result).measured


def say_notes(shown: Fight) -> None:
    """Say what figures rest on, and which record they are."""
    kept = cast("Kept", shown.job.result)
    st.caption(plain(" ".join(kept.measured.notes)))
    st.caption(plain(str(kept.shelved)))

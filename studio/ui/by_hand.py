"""A battle played by a person on the page of test battles: who sits where, the board with its answers, and its end."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

import streamlit as st

from engine.battles.by_hand.saves import MOST_BYTES, SaveError, read_saved
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.played import battles_of
from engine.battles.styles import player_names
from engine.execution.playing import ANSWERED, PlayedByHand, gone_on_with
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack
from studio.browser.mount import mount, question
from studio.browser.tab import session
from studio.browser.typed import SETTING
from studio.browser.words import plain, prose
from studio.jobs.battles import ground_for, played_digest
from studio.jobs.by_hand import begun, make_ready, shown
from studio.jobs.leading import Led, led_to
from studio.jobs.table import Table
from studio.jobs.teaching import Lesson, lessons
from studio.ui.battle_choices import (
    SEARCHING,
    chosen_form,
    chosen_map,
    chosen_scenario,
    fixed_words,
    force_choices,
    lines,
    map_choice,
    player_choice,
    scenario_choice,
    seat_label,
    seated,
    spoken,
)
from studio.ui.reviews import end_review
from studio.ui.single_battle import MOST_SEED, show_fought, try_battle

BY_HAND, ICON = "Play it yourself", "stadia_controller"
KEYS = "play"
TABLE, FAULT, FILE, READY = "play:table", "play:fault", "play:file", "play:ready"
ASIDE = "play:aside"
"""The battle that was being played when another one was begun."""

SEED = f"{SETTING}{KEYS}:seed"
SITTING = "sitting"
"""The fragment of the battle that is played: an answer draws nothing else."""

SAVED_MB = MOST_BYTES // 1_000_000


def play_it(pack: Pack) -> None:
    """Draw what can be chosen for a battle, and the one that is played."""
    table = cast("Table | None", st.session_state.get(TABLE))
    with st.expander("The battle", expanded=table is None, icon=":material/tune:"):
        _choices(pack)
    if fault := st.session_state.get(FAULT):
        st.warning(plain(fault), icon=":material/report:")
    _what_waits()
    if table is None:
        st.caption(
            "You see what your side may know, and nothing else. The same seed and the same answers are the same battle."
        )
        return
    if table.digest != played_digest(pack):
        st.warning("The pack has changed since this battle began, which goes on as it did.", icon=":material/history:")
    _sitting(pack)
    if table.lesson is not None:
        _read_along(table.lesson)


def _read_along(lesson: Lesson) -> None:
    """Draw the chapter that tells the battle which is played."""
    with st.expander(plain(lesson.title), expanded=True, icon=":material/menu_book:"):
        st.caption(
            plain(f"The book tells this battle as {lesson.played} plays it; Hint says how that one would answer.")
        )
        st.markdown(prose(lesson.text))


def play_document(kind: str, name: str) -> None:
    """End the callback of a widget where a battle with a document is played: its first question is on the board."""
    pack = session().pack
    if pack is not None:
        try:
            _choose(pack, led_to(pack, kind, name))
        except OrderError as error:
            st.session_state[FAULT] = f"There is no battle: {error}."
        else:
            _begin()
    try_battle(BY_HAND, KEYS)


def _choose(pack: Pack, led: Led) -> None:
    """Choose what a document leads to, and leave all else to the seed; a person has the first seat."""
    chosen = {"scenario": led.scenario, "map": led.map}
    st.session_state.update({f"{KEYS}:{name}": value for name, value in chosen.items()})
    first, *others = chosen_form(pack, KEYS).seats
    forces = {first: led.force, **dict.fromkeys(others, "")}
    st.session_state.update({f"{KEYS}:{seat}": force for seat, force in forces.items()})
    st.session_state[f"{KEYS}:{first}:player"] = ANSWERED
    st.session_state[SEED] = led.seed


def _choices(pack: Pack) -> None:
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    scenario_choice(row, pack, KEYS)
    force_choices(row, pack, KEYS)
    map_choice(row, pack, KEYS)
    row.number_input("Seed", 0, MOST_SEED, 1, 1, key=SEED, width=105, persist_state="session")
    if words := fixed_words(pack, KEYS):
        st.caption(plain(words))
    form = chosen_form(pack, KEYS)
    st.session_state.setdefault(f"{KEYS}:{form.seats[0]}:player", ANSWERED)
    searching = SEARCHING if battles_of(pack.manifest.system).is_searched else ()
    players = (*player_names(pack, form), *searching, ANSWERED)
    for seat, place in zip(form.seats, lines(len(form.seats)), strict=True):
        player_choice(place, f"Player of {spoken(seat)}", f"{KEYS}:{seat}:player", pack, players)
    st.button("Play", icon=f":material/{ICON}:", type="primary", on_click=_begin)
    _make_ready(pack)
    _lesson_choice(pack)
    st.file_uploader(
        "Or go on with a battle that was saved", max_upload_size=SAVED_MB, key=FILE, on_change=_go_on, type=["saved"]
    )


def _lesson_choice(pack: Pack) -> None:
    """Draw a button for each chapter of the rulebook that tells a battle."""
    taught = pack.once(lessons)
    if not taught:
        return
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
    row.caption("Or learn it, with the words of the rulebook below the board", width="content")
    for at, lesson in enumerate(taught):
        key = f"{KEYS}:lesson:{at}"
        row.button(plain(lesson.title), icon=":material/school:", key=key, on_click=partial(_learn, lesson))


def _learn(lesson: Lesson) -> None:
    """Begin the battle of a chapter; a callback."""
    pack = session().pack
    if pack is not None:
        _lay(played_digest(pack), lambda: PlayedByHand(Simulation(pack), lesson.order), lesson)


def _make_ready(pack: Pack) -> None:
    """See to it that the ground of the battle that is chosen is at hand when it is begun."""
    order = _order(pack)
    of, ready = st.session_state.get(READY, (None, None))
    if of is not pack or ready != order:
        st.session_state[READY] = pack, order
        make_ready(Simulation(pack), order)


def _begin() -> None:
    """Begin the battle that was chosen; a callback."""
    pack = session().pack
    if pack is None:
        return
    order = _order(pack)
    _lay(played_digest(pack), lambda: PlayedByHand(Simulation(pack), order))


def _order(pack: Pack) -> BattleOrder:
    """Return the battle that is chosen."""
    return BattleOrder(seated(pack, KEYS), chosen_scenario(pack, KEYS), chosen_map(pack, KEYS), st.session_state[SEED])


def _go_on() -> None:
    """Go on with the battle of a file; a callback."""
    pack, file = session().pack, st.session_state[FILE]
    if pack is not None and file is not None:
        data = file.getvalue()
        _lay(played_digest(pack), lambda: gone_on_with(Simulation(pack), read_saved(data)))


def _lay(digest: str, begin: Callable[[], PlayedByHand], lesson: Lesson | None = None) -> None:
    """Put a battle on the page that is played with a pack of a digest, or why there is none."""
    st.session_state[FAULT] = ""
    try:
        laid = Table(begun(begin()), digest, lesson=lesson)
    except (OrderError, SaveError, OverflowError) as error:
        st.session_state[FAULT] = f"There is no battle: {error}."
    else:
        _put(laid)


def _put(table: Table) -> None:
    """Put a battle on the page, and the one that is played there aside, if an answer was given in it."""
    before = cast("Table | None", st.session_state.get(TABLE))
    if before and before.hand.played.order.answers and not before.hand.played.is_over:
        st.session_state[ASIDE] = before
    st.session_state[TABLE] = table
    end_review(KEYS)


def _go_back() -> None:
    """Go on with the battle that was put aside; a callback."""
    _put(st.session_state.pop(ASIDE))


def _what_waits() -> None:
    """Say what battle was put aside."""
    waiting = cast("Table | None", st.session_state.get(ASIDE))
    if waiting is None:
        return
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
    played = waiting.hand.played
    answers = len(played.order.answers)
    row.caption(plain(f"Another battle waits, of seed {played.order.seed}, after answer {answers}."), width="content")
    row.button("Go on with that one", icon=":material/undo:", on_click=_go_back)


@st.fragment(key=SITTING)
def _sitting(pack: Pack) -> None:
    """Draw the battle as far as it was played."""
    table = cast("Table", st.session_state[TABLE])
    if table.hand.played.is_over:
        table.fought = table.fought or table.hand.fought()
        _deeds(table)
        show_fought(table.fought, pack, KEYS, lambda: ground_for(table.hand.played.simulation))
    elif seat := table.hand.handed_to:
        st.info(plain(f"Hand over to {spoken(seat)}: nothing is shown until then."), icon=":material/swap_horiz:")
        st.button(f"I play {spoken(seat)}", type="primary", on_click=partial(_take_seat, table, seat))
    else:
        _deeds(table)
        after, hints = table.hints
        known = hints if after == len(table.hand.played.order.answers) else {}
        if question(table.key):  # the page has lost what it knew
            table.hand = replace(table.hand, holds=frozenset())
        mount("play", table.key, shown(table.hand, known), {}, table.answer, SITTING)


def _deeds(table: Table) -> None:
    """Draw what may be done beside answering."""
    played = table.hand.played
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
    if not played.is_over:
        label = seat_label(played.simulation.pack, table.hand.looking)
        row.caption(plain(f"{label}, seed {played.order.seed}"), width="stretch")
        row.button("Hint", icon=":material/lightbulb:", on_click=table.hint)
    none = not played.order.answers
    row.button("Take back", icon=":material/undo:", on_click=partial(_take_back, table), disabled=none)
    if not played.is_over:
        name = f"{played.simulation.pack.manifest.id}-{played.order.seed}.saved"
        row.download_button("Save battle", table.hand.saved, name, on_click="ignore", icon=":material/download:")
        row.button("Resign", icon=":material/flag:", on_click=table.resign)
    row.button("Again", icon=":material/replay:", on_click=partial(_again, table))


def _take_back(table: Table) -> None:
    table.fought = None
    end_review(KEYS)
    if refused := table.back():
        st.toast(plain(refused))


def _take_seat(table: Table, seat: str) -> None:
    table.hand = table.hand.taken(seat)


def _again(table: Table) -> None:
    """Begin the same battle anew, with the same seed."""
    played = table.hand.played
    order = played.order._replace(answers=(), resigned=None)
    _lay(table.digest, lambda: PlayedByHand(played.simulation, order), table.lesson)

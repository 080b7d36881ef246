"""Test battle: one battle to step through, many to count, or a log to look at."""

import streamlit as st

from studio.ui.battles.single_battle import ONE_BATTLE, VIEW, one_battle, opened_log
from studio.ui.battles.trials import many_battles
from studio.ui.problems import say_left_out
from studio.ui.tab import session

VIEWS = {ONE_BATTLE: one_battle, "Many battles": many_battles, "Open a log": opened_log}


def draw() -> None:
    """Draw the page."""
    st.title("Test battle")
    pack = session().pack
    if pack is None:
        st.info("Nothing of this pack can be played yet; see its problems.", icon=":material/error:")
        return
    say_left_out("battles")
    first = next(iter(VIEWS))
    chosen = st.segmented_control(
        "What to do",
        VIEWS,
        default=first,
        required=True,
        key=VIEW,
        label_visibility="collapsed",
        persist_state="session",
    )
    VIEWS[chosen or first](pack)

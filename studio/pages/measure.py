"""Measure: what the pack is like by many battles, one question at a time."""

from collections.abc import Callable, Mapping
from typing import Final

import streamlit as st

from schemas.packs.packs import Pack
from studio.browser.tab import session
from studio.ui.measuring.chances import exact_chances
from studio.ui.measuring.prices import fair_prices, has_prices
from studio.ui.measuring.profile import kind_of_game
from studio.ui.measuring.records import kept_records
from studio.ui.measuring.styles import who_plays_it
from studio.ui.measuring.sweeps import worth_of_a_number
from studio.ui.measuring.tuning import numbers_to_an_aim
from studio.ui.problems import say_left_out

PRICES: Final = "Fair prices"
VIEW: Final = "measure:view"
VIEWS: Final[Mapping[str, Callable[[Pack], None]]] = {
    "What kind of game": kind_of_game,
    "Does it depend on who plays": who_plays_it,
    "What a number is worth": worth_of_a_number,
    "Numbers to an aim": numbers_to_an_aim,
    PRICES: fair_prices,
    "Exact chances": exact_chances,
    "What was measured": kept_records,
}
"""What can be asked, and what draws it; prices only where forces buy things."""


def draw() -> None:
    """Draw the page."""
    st.title("Measure")
    pack = session().pack
    if pack is None:
        st.info("Nothing of this pack can be played yet; see its problems.", icon=":material/error:")
        return
    say_left_out("battles")
    views = {name: view for name, view in VIEWS.items() if name != PRICES or has_prices(pack)}
    if st.session_state.get(VIEW) not in views:
        st.session_state.pop(VIEW, None)
    first = next(iter(views))
    chosen = st.segmented_control(
        "What to measure",
        views,
        default=first,
        required=True,
        key=VIEW,
        label_visibility="collapsed",
        persist_state="session",
    )
    views[chosen or first](pack)

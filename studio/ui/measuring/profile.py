"""What kind of game a pack makes: how long and how open battles are, and when they are decided."""

from dataclasses import replace
from functools import partial
from typing import Final, cast

import streamlit as st

from engine.experiments.measures.orders import PROFILE_BATTLES, PROFILE_TRIES
from engine.experiments.profiles import Profile
from schemas.packs.packs import Pack
from studio.jobs.battles import Ground, ground_of
from studio.jobs.measuring.measures import Asked, Measured, find_profile
from studio.jobs.measuring.records import profile_order
from studio.ui.battle_choices import NumberField, players_choice
from studio.ui.measuring.asking import (
    IN_TURN,
    asked_for,
    begin,
    measured_by,
    running,
    say_notes,
    seed_and_start,
    shown_by,
    where_choices,
)
from studio.ui.running import Fight, fight_shown, say_if_changed, show_charts
from studio.views.measures import WHY, profile_charts

KEYS: Final = "profile"
ABOUT_BATTLES: Final = "Battles in all, each on a seed of its own"
ABOUT_TRIES: Final = "How often each battle is fought on with other dice, from its beginning and the end of each turn"
BATTLES: Final = NumberField("Battles", f"{KEYS}:battles", 2, 10**5, PROFILE_BATTLES, ABOUT_BATTLES)
TRIES: Final = NumberField("Tries", f"{KEYS}:tries", 2, 1000, PROFILE_TRIES, ABOUT_TRIES)
BEFORE: Final = (
    "Each battle is fought on many times with other dice, from its beginning and from the end of each turn. Who wins "
    "how many of these says who is ahead there, and how much is still open."
)


def kind_of_game(pack: Pack) -> None:
    """Draw what can be chosen for a profile, and the last one."""
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    where_choices(row, pack, KEYS, IN_TURN)
    BATTLES.draw(row)
    TRIES.draw(row)
    seed_and_start(row, pack, KEYS, partial(begin, KEYS, find_profile, _asked, profile_order))
    players_choice(pack, KEYS)
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def _asked(pack: Pack) -> tuple[Ground, Asked]:
    asked = asked_for(pack, KEYS, IN_TURN)
    order = replace(asked.order, battles=BATTLES.number)
    return ground_of(pack), replace(asked, order=order, tries=TRIES.number or PROFILE_TRIES)


def _ended(pack: Pack, shown: Fight) -> None:
    measured = cast("Measured[Profile]", measured_by(shown))
    found = measured.found
    say_if_changed(shown, pack, "this was measured")
    if not found.figures:
        st.info("No battle was fought.", icon=":material/hourglass:")
        return
    st.header(f"Battles are {found.kind.value}.")
    st.caption(WHY[found.kind])
    show_charts("profile:charts", *profile_charts(found))
    say_notes(shown)

"""What a number of the rules is worth: who wins how often at each of its values, on the same dice."""

from dataclasses import replace
from functools import partial
from typing import Final, cast

import streamlit as st

from engine.experiments.balance import PAIRING
from engine.experiments.measures.orders import BATTLES as MOST_BATTLES
from engine.experiments.measures.places import Place, written
from schemas.kinds import RULES
from schemas.packs.packs import Pack
from studio.browser.words import plain
from studio.jobs.measuring.measures import Measured
from studio.jobs.measuring.numbers import Draft, SweptPlace, Wanted, find_worth
from studio.jobs.measuring.records import sweep_order
from studio.ui.battle_choices import NumberField, choice_of, players_choice
from studio.ui.measuring.asking import (
    asked_for,
    begin,
    draft_in_hand,
    measured_by,
    running,
    say_notes,
    seed_and_start,
    shown_by,
    where_choices,
)
from studio.ui.measuring.places import numbers_of_rules, said, value_fields, values_chosen
from studio.ui.measuring.styles import names_of
from studio.ui.running import Fight, fight_shown, say_if_changed, show_charts
from studio.views.charts import row_label
from studio.views.measures import worth_charts

KEYS: Final = "sweep"
PLACE: Final = f"{KEYS}:place"
ABOUT_BATTLES: Final = "Battles of each pairing at each value, the same dice at all of them"
BATTLES: Final = NumberField("Battles", f"{KEYS}:battles", 2, 10**6, MOST_BATTLES, ABOUT_BATTLES)
BEFORE: Final = (
    "The pack is fought with each value on the same dice, so that what differs is the value's doing. Nothing of it is "
    "changed; a value that it cannot have is told."
)


def worth_of_a_number(pack: Pack) -> None:
    """Draw what can be chosen for a sweep, and what the last one has shown."""
    places = dict(numbers_of_rules(pack))
    if not places:
        st.info("This pack has no rules of its own; begin some on the page of rules.", icon=":material/gavel:")
        return
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    choice_of(row, "Number of the rules", PLACE, {name: said(name, each) for name, each in places.items()})
    at = places[st.session_state[PLACE]]
    for field in value_fields(at, KEYS):
        field.draw(row)
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    where_choices(row, pack, KEYS)
    BATTLES.draw(row)
    seed_and_start(row, pack, KEYS, partial(begin, KEYS, find_worth, partial(_asked, at), sweep_order))
    players_choice(pack, KEYS)
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def _asked(at: Place, pack: Pack) -> tuple[Draft, Wanted]:
    """Return what a sweep takes.

    Raises:
        OrderError: the fields name no values.
    """
    asked = asked_for(pack, KEYS)
    order = replace(asked.order, battles=BATTLES.number)
    wanted = Wanted(replace(asked, order=order), f"{RULES}.{at.path}", values_chosen(at, KEYS))
    return draft_in_hand(), wanted


def _ended(pack: Pack, shown: Fight) -> None:
    measured = cast("Measured[SweptPlace]", measured_by(shown))
    found, swept = measured.found, measured.found.swept
    say_if_changed(shown, pack, "this was measured")
    if not found.rows:
        st.info("No battle was fought.", icon=":material/hourglass:")
        return
    st.header(plain(f"{swept.place}, which is {written(swept.stands)}"))
    for number, why in swept.refused.items():
        st.caption(plain(f"{written(swept.values[number])}: not fought, {why}"))
    labels = [row_label(row.name, names_of(pack), found.trial.form, PAIRING) for row in found.rows]
    show_charts("sweep:charts", *worth_charts(found.rows, labels, found.values, swept.place))
    say_notes(shown)

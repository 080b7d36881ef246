"""At which numbers sides win as often as their author wants, whoever plays, and these taken into the pack."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import streamlit as st

from engine.battles.orders import OrderError
from engine.experiments.measures.orders import POOL_BATTLES
from engine.experiments.measures.places import Place, place_of, written
from engine.experiments.tuning.aims import AimTuning
from schemas.edits.edits import PatchError
from schemas.edits.patch import Refused
from schemas.packs.packs import Pack
from studio.browser.tab import commit, session
from studio.browser.words import plain
from studio.core.session import Session
from studio.jobs.battles import choices_of
from studio.jobs.measuring.measures import Measured
from studio.jobs.measuring.numbers import Aims, Draft, find_numbers, with_number
from studio.jobs.measuring.records import aims_order
from studio.ui.battle_choices import (
    NumberField,
    chosen_form,
    chosen_scenario,
    force_choices,
    scenario_choice,
    seat_label,
    seated,
)
from studio.ui.measuring.asking import (
    IN_TURN,
    asked_for,
    begin,
    draft_in_hand,
    measured_by,
    running,
    say_notes,
    seed_and_start,
    shown_by,
)
from studio.ui.measuring.places import numbers_of, numbers_of_rules, said, value_fields, values_chosen
from studio.ui.measuring.styles import chosen_styles, names_of, styles_choice
from studio.ui.running import Fight, fight_shown, say_if_changed, show_charts
from studio.views.measures import aim_charts

KEYS: Final = "numbers"
PLACES: Final = f"{KEYS}:places"
MOST_PLACES: Final = 9
NAME_WIDTH: Final = 300
ABOUT_BATTLES: Final = "Battles of each pairing for each value, all styles together"
BATTLES: Final = NumberField("Battles", f"{KEYS}:battles", 2, 10**6, POOL_BATTLES, ABOUT_BATTLES)
BEFORE: Final = (
    "Each number takes the values that you would accept, on the same dice, between all styles. What brings the sides "
    "nearest to their aims is fought once more, on other dice, before you take it."
)


def numbers_to_an_aim(pack: Pack) -> None:
    """Draw what can be chosen, and what was found last."""
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    scenario_choice(row, pack, KEYS)
    force_choices(row, pack, KEYS, IN_TURN)
    BATTLES.draw(row)
    seed_and_start(row, pack, KEYS, partial(begin, KEYS, find_numbers, _asked, aims_order))
    places = _places(pack)
    _forget_others(places)
    chosen = st.multiselect(
        "Numbers that may change",
        places,
        key=PLACES,
        format_func=lambda name: said(name, places[name]),
        max_selections=MOST_PLACES,
        persist_state="session",
    )
    for name in chosen:
        _values_choice(name, places[name])
    _aims_choice(pack)
    styles_choice(pack, KEYS)
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def _values_choice(name: str, at: Place) -> None:
    """Draw the fields for the values that a number may take; yes or no take both."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
    fields = value_fields(at, KEYS)
    row.markdown(plain(f"{name}, {written(at.stands)} now{'' if fields else ': yes or no'}"), width=NAME_WIDTH)
    for field in fields:
        field.draw(row)


def _aims_choice(pack: Pack) -> None:
    """Draw the fields for the aims, or say why there are none."""
    fields = [field for _, field in _aims(pack)]
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    for field in fields:
        field.draw(row)
    if not fields:
        st.caption("The aim is even. For another one, choose who meets.")


def _places(pack: Pack) -> dict[str, Place]:
    """Return the numbers that may be tuned: those of the chosen scenario, then those of the rules."""
    scenario = chosen_scenario(pack, KEYS)
    of_scenario = numbers_of(pack, choices_of(pack).scenario, scenario) if scenario is not None else ()
    return {**dict(of_scenario), **dict(numbers_of_rules(pack))}


def _forget_others(places: Mapping[str, Place]) -> None:
    """Choose none of the numbers any more that are not there."""
    st.session_state[PLACES] = [name for name in st.session_state.get(PLACES, ()) if name in places]


def _aims(pack: Pack) -> Iterator[tuple[str, NumberField[int]]]:
    """Yield each side with the field for its aim, in percent: seats, or chosen forces where these swap seats."""
    form = chosen_form(pack, KEYS)
    even = round(100 / max(1, len(form.seats)))
    if form.mirroring == "kept":
        sides = {seat: seat_label(pack, seat) for seat in form.seats}
    else:
        names, forces = names_of(pack), [each.force for each in seated(pack, KEYS)]
        sides = {force: names.get(force, force) for force in forces if force} if all(forces) else {}
    for side, name in sides.items():
        yield side, NumberField(f"{name} wins, %", f"{KEYS}:aim:{len(form.seats)}:{side}", 1, 99, even)


def _asked(pack: Pack) -> tuple[Draft, Aims]:
    """Return what the tuning takes.

    Raises:
        OrderError: no number is chosen, or the fields name no values.
    """
    places = _places(pack)
    chosen = {name: places[name] for name in st.session_state.get(PLACES, ()) if name in places}
    if not chosen:
        raise OrderError("choose a number that may change first")
    values = {name: values_chosen(at, KEYS) for name, at in chosen.items()}
    shares = {side: (field.number or 0) / 100 for side, field in _aims(pack) if field.number != field.first}
    order = replace(asked_for(pack, KEYS).order, battles=BATTLES.number, styles=chosen_styles(pack, KEYS))
    return draft_in_hand(), Aims(order, values, shares)


def _ended(pack: Pack, shown: Fight) -> None:
    found = cast("Measured[AimTuning]", measured_by(shown)).found
    say_if_changed(shown, pack, "this was measured")
    if not found.rows and not found.steps:
        st.info("No battle was fought.", icon=":material/hourglass:")
        return
    st.header(plain(_head(found)))
    if found.proposal and found.is_borne_out:
        st.success("New battles bear it out, and nobody is harmed.", icon=":material/check:")
    elif found.proposal:
        st.warning("New battles do not bear it out.", icon=":material/help:")
    if found.proposal:
        words = f"Take {'this value' if len(found.proposal) == 1 else 'these values'}"
        st.button(words, key=f"{KEYS}:take", icon=":material/edit:", on_click=_take, args=(found.proposal,))
    for place, refused in found.refused.items():
        for value, why in refused:
            st.caption(plain(f"{place} {written(value)}: not fought, {why}"))
    show_charts(f"{KEYS}:charts", *aim_charts(found, names_of(pack)))
    say_notes(shown)


def _head(found: AimTuning) -> str:
    """Return what is proposed: `rules.end.rounds: 8 becomes 6`."""
    if not found.proposal:
        return "None of the values tried is nearer to the aims than what stands."
    now = found.order.present
    return "; ".join(f"{place}: {written(now[place])} becomes {written(to)}" for place, to in found.proposal.items())


def _take(proposal: Mapping[str, Any]) -> None:
    """Put the values that are proposed into the pack in hand, as one step."""
    here = session()
    try:
        here.change(f"Tune {', '.join(proposal)}", contents_with(here, proposal))
    except (OrderError, PatchError, ValueError) as fault:
        here.take(Refused(str(fault)))
    commit()


def contents_with(here: Session, proposal: Mapping[str, Any]) -> dict[str, bytes]:
    """Return the files of a pack in hand that change where places take other values.

    Raises:
        OrderError, PatchError, ValueError: there is no such place any more, or it cannot be changed.
    """
    contents: dict[str, bytes] = {}
    if here.pack is None:
        raise OrderError("the pack has errors")
    for name, value in proposal.items():
        at = place_of(here.pack, name)
        file = next(one.focus.name for one in here.entries(at.kind) if one.id == at.id)
        contents[file] = with_number(contents.get(file) or here.workspace.files[file], at, at.meant(value))
    return contents

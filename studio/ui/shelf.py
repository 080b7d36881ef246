"""The documents of a kind, one of them in hand: choose, begin, copy, call otherwise, take away."""

from collections.abc import Callable, Mapping

import streamlit as st

from schemas.kinds import MANIFEST, ONE_A_PACK
from schemas.packs.packs import Loaded
from studio.browser.tab import choose, chosen, commit, session, show
from studio.browser.typed import hearing
from studio.browser.words import plain
from studio.core.documents import copy, inherited, kinds_here, remove, rename, start, system_of, take_over, uses
from studio.core.entries import Entry
from studio.core.workspace import Focus
from studio.forms.fields import relabel
from studio.systems import is_played


def shelf(kind: str) -> Entry | None:
    """Draw the choice among the documents of a kind and what can be done with them; return the one in hand."""
    entries = session().entries(kind)
    entry = chosen(kind)
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        _choice(kind, entries, entry)
        # another key after every step, so that it closes when something was begun
        if entry is None or kind not in ONE_A_PACK:
            with st.popover("New", icon=":material/add:", key=f"new:{kind}:{session().generation}"):
                _new(kind)
        if entry is not None:
            more = f"more:{kind}:{session().generation}"
            with st.popover("More", icon=":material/more_horiz:", key=more, on_change="rerun") as fold:
                _more(kind, entry, named=bool(fold.open))
            if is_played(system_of(session()), kind):
                _play_button(kind, entry)
    return entry


def _choice(kind: str, entries: tuple[Entry, ...], entry: Entry | None) -> None:
    key = f"shelf:{kind}:{session().generation}"
    places = {f"{one.focus.name}#{one.focus.number}": one for one in entries}
    if entry is None:
        above = len(inherited(session(), kind))
        more = f" of its own; it uses {above} of the pack that it extends" if above else " yet"
        st.caption(f"This pack has no {kind.replace('_', ' ')}{more}.")
        return
    here = f"{entry.focus.name}#{entry.focus.number}"
    if st.session_state.get(key, here) != here:  # the author was led to another one
        st.session_state[key] = here
    relabel(key, here, entry.title)
    st.selectbox(
        kind.replace("_", " ").capitalize(),
        [*places],
        index=[*places].index(here),
        key=key,
        format_func=lambda place: places[place].title,
        on_change=_chosen,
        args=(key, places),
    )


def _play_button(kind: str, entry: Entry) -> None:
    """Draw what begins a battle with a document, which has to be sound."""
    sound = entry.loaded is not None and session().pack is not None
    key, icon = f"play:{kind}:{session().generation}", ":material/stadia_controller:"
    st.button("Play it", icon=icon, key=key, on_click=_play, args=(kind, entry.id), disabled=not sound)


def _play(kind: str, name: str) -> None:
    # Imported here: it needs the engine, which most pages do without.
    from studio.ui.by_hand import play_document  # noqa: PLC0415

    play_document(kind, name)


def _new(kind: str) -> None:
    """Draw how a document is begun; with other keys after every step, so that the second click of two finds nothing."""
    drawn = session().generation
    with st.form(f"begin:{kind}:{drawn}", border=False):
        st.text_input("Name", key=f"begin-title:{kind}:{drawn}")
        st.form_submit_button("Begin", on_click=_begin, args=(kind, drawn), type="primary", width="stretch")
    if above := {one.id: one for one in inherited(session(), kind)}:
        st.selectbox("Or change one of the pack that this one extends", [*above], key=f"above:{kind}", index=None)
        st.button(
            "Take over", key=f"take:{kind}:{drawn}", on_click=_take_over, args=(kind, above, drawn), width="stretch"
        )


def _more(kind: str, entry: Entry, *, named: bool) -> None:
    """Draw what can be done with a document; where `named`, also who names it, for which all others are read."""
    drawn = session().generation
    st.caption(plain(f"{entry.id} in {entry.focus.name}"))
    used = uses(session(), entry) if named else ()
    if used:
        names = ", ".join(sorted({one.entry.title for one in used}))
        st.markdown(f":small[Named by {plain(names)}]")
    if kind not in ONE_A_PACK:
        st.button(
            "Copy",
            icon=":material/content_copy:",
            key=f"copy:{kind}:{drawn}",
            on_click=_copy,
            args=(entry, drawn),
            width="stretch",
        )
    with st.form(f"call:{kind}", border=False):
        st.text_input("Id", value=entry.id, key=f"call-id:{kind}:{entry.id}")
        st.form_submit_button("Change the id everywhere", on_click=_rename, args=(kind, entry), width="stretch")
    if kind != MANIFEST.name:
        st.button(
            "Remove", icon=":material/delete:", key=f"remove:{kind}", on_click=_remove, args=(entry,), width="stretch"
        )


def _chosen(key: str, places: dict[str, Entry]) -> None:
    entry = places.get(st.session_state[key])
    if entry is not None:  # else the browser still had the title of a document that was just called otherwise
        choose(entry)
    commit()


def _begin(kind: str, drawn: int) -> None:
    here, title = session(), st.session_state[f"begin-title:{kind}:{drawn}"].strip() or f"New {kind.replace('_', ' ')}"
    tell = hearing(f"begin-title:{kind}:{drawn}")

    def make() -> Focus | None:
        made = start(here, kinds_here(here)[kind], title)
        tell(made is not None)
        return made

    _made_once(drawn, make)


def _take_over(kind: str, above: Mapping[str, Loaded], drawn: int) -> None:
    here, document = session(), above.get(st.session_state[f"above:{kind}"])
    _made_once(drawn, lambda: take_over(here, document) if document is not None else None)


def _copy(entry: Entry, drawn: int) -> None:
    _made_once(drawn, lambda: copy(session(), entry))


def _made_once(drawn: int, make: Callable[[], Focus | None]) -> None:
    """Make a document and show it; the second click of two finds the session further than it was when it was drawn.

    It shows what the first has made, whose callback Streamlit may have broken off.
    """
    history = session().workspace.history
    focus = make() if drawn == session().generation else history.done[-1].focus if history.done else None
    if focus is not None:
        show(focus)
    commit()


def _rename(kind: str, entry: Entry) -> None:
    key = f"call-id:{kind}:{entry.id}"
    here, name, tell = session(), st.session_state[key].strip(), hearing(key)
    done = rename(here, entry, name)
    tell(done)
    if done:
        choose(entry)  # the first by id may be another one now
    commit()


def _remove(entry: Entry) -> None:
    remove(session(), entry)
    commit()

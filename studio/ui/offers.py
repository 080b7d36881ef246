"""What is asked and noticed above every page: changes that an earlier session left, and files that others change."""

from dataclasses import replace

import streamlit as st

from schemas.diagnostics.wording import counted
from studio.browser.mount import hear
from studio.browser.tab import KEPT_SESSIONS, LEFT, PAGE, commit, cookie, keep_session, session, token
from studio.browser.typed import give_back
from studio.browser.words import plain
from studio.core.conflicts import look, take_draft
from studio.core.journal import Draft

ANSWERED = "drafts answered"
KEY = "tab"
STYLE = f".st-key-{KEY}-around {{ display: none; }}"


@st.fragment(key="offers")
def offers() -> None:
    """Draw the question about the newest draft, and about the next one when it is answered; nothing without any."""
    here = session()
    if here.journal is None:
        return
    drafts, broken = here.journal.drafts(here.workspace.root)
    answered = st.session_state.setdefault(ANSWERED, set())
    open_here = KEPT_SESSIONS.journals()  # what is typed in a tab that is open stands in its browser
    drafts = tuple(replace(one, typed={}) if one.path.stem in open_here else one for one in drafts)
    waiting = [draft for draft in drafts if draft.path.name not in answered and not draft.is_in(here.workspace)]
    if waiting:
        _offer(waiting[0], len(waiting) - 1)
    for path in broken:
        if path.name not in answered:
            st.warning(
                f"Unsaved changes of an earlier session cannot be read; they are kept in {plain(path.as_posix())}"
            )


def _offer(draft: Draft, older: int) -> None:
    names = [*sorted(draft.ours), *(one.label for one in draft.typed.values())]
    left = [f"changes to {counted(len(draft.ours), 'file')}"] * bool(draft.ours) + ["what was typed"] * bool(
        draft.typed
    )
    more = f" There {'is' if older == 1 else 'are'} {counted(older, 'older draft')}." if older else ""
    with st.container(border=True):
        said, take, leave, drop = st.columns([5, 1, 1, 1], vertical_alignment="center")
        said.markdown(
            f":material/history: **Another session left {' and '.join(left)} unsaved.**{more}  \n"
            f":small[{plain(', '.join(names))}]"
        )
        key = draft.path.name
        take.button("Restore", key=f"take:{key}", type="primary", on_click=_take, args=(draft,), width="stretch")
        leave.button("Later", key=f"leave:{key}", on_click=_leave, args=(draft,), width="stretch")
        drop.button("Discard", key=f"drop:{key}", on_click=_drop, args=(draft,), width="stretch")


def _take(draft: Draft) -> None:
    take_draft(session(), draft)
    give_back(draft.typed)
    _leave(draft)


def _leave(draft: Draft) -> None:
    st.session_state[ANSWERED].add(draft.path.name)
    commit("offers", PAGE)


def _drop(draft: Draft) -> None:
    session().forget(draft)
    _leave(draft)


@st.fragment(key=KEY)
def outside() -> None:
    """Draw what nobody sees: the browser asks every other second, unless the author is in the middle of something."""
    with st.container(key=f"{KEY}-around"):
        hear("tab", KEY, {"cookie": cookie(), "token": token(), "left": LEFT}, look=_look)


def _look() -> None:
    """Look at the files on disk, and draw everything anew if there is anything new; a callback."""
    keep_session()
    if look(session()):
        st.rerun()

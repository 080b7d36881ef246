"""All documents: every kind has a form from its schema, and every file its text."""

from functools import partial

import streamlit as st

from studio.browser.tab import FOCUS, session
from studio.core.documents import kind_of, kinds_here, plural
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.forms.form import form
from studio.ui.documents import tabs
from studio.ui.problems import document_text, problems, yaml_view
from studio.ui.shelf import shelf
from studio.views.problems import problems_of

WIDTH_PX = 860
FILE = "documents file"
UNREADABLE = "files that cannot be read"
TABS, TEXT = "documents:tabs", "Text"


def draw() -> None:
    """Draw the page."""
    here = session()
    st.title("All documents")
    kind = _kind(here)
    if kind == UNREADABLE:
        name = st.selectbox("File", unreadable(here), key=FILE)
        yaml_view(Focus(name), tuple(one for one in problems_of(here) if one.name == name))
        st.session_state[TABS] = TEXT  # once it can be read, its author still sees its text
        return
    entry = shelf(kind)
    if entry is not None:
        _document(here, entry)


def unreadable(here: Session) -> tuple[str, ...]:
    """Return the files whose text holds no document that could be shown as a form."""
    kinds = kinds_here(here)
    return tuple(name for name in here.workspace.names() if not any(one.kind in kinds for one in here.entries_of(name)))


def _kind(here: Session) -> str:
    """Return the kind that is shown: the one the author was led to, else the one chosen here."""
    kinds = [*kinds_here(here), *([UNREADABLE] if unreadable(here) else [])]
    led = st.session_state.pop(FOCUS, None)
    if led is not None:
        entry = here.entry(led.name, led.number)
        st.session_state["documents kind"] = entry.kind if entry is not None and entry.kind in kinds else UNREADABLE
        if led.name in unreadable(here):
            st.session_state[FILE] = led.name
    if st.session_state.get("documents kind") not in kinds:
        st.session_state["documents kind"] = kinds[0]
    return st.selectbox("Kind", kinds, key="documents kind", format_func=_called, persist_state="session")


def _called(kind: str) -> str:
    return UNREADABLE.capitalize() if kind == UNREADABLE else plural(kind)


def _document(here: Session, entry: Entry) -> None:
    problems(entry)
    tabs({"Form": partial(_form, here, entry), TEXT: partial(document_text, entry)}, TABS)


def _form(here: Session, entry: Entry) -> None:
    with st.container(width=WIDTH_PX):
        form(entry, kind_of(entry, here))

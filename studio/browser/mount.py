"""Puts our own editors on a page and does the edits that come from them. A new one is a folder in `src/`."""

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, cast
from uuid import uuid4

import streamlit as st
from streamlit.components.v2.types import ComponentRenderer

from studio.browser import BUILT, EDITORS_URL, tab
from studio.browser.outbox import Apply, Outbox, Postbox


def mount(name: str, key: str, document: object, view: Mapping[str, Any], apply: Apply, *fragments: str) -> None:
    """Show the editor `name` for a document, and do with `apply` what is done in it.

    `key` names the editor of this document in the session, `document` is what it edits and `view` what else it
    shows, both as JSON; after edits the fragments are drawn again (the page and its frame, when none are named).
    `apply` must not ask for the session's state, where Streamlit may break it off.
    """
    here = tab.session()
    postbox = cast("Postbox", st.session_state.setdefault(f"{key}:post", Postbox(Outbox(uuid4().hex))))
    rev = hashlib.blake2b(json.dumps(document).encode(), digest_size=8).hexdigest()

    def receive() -> None:
        # Streamlit may break off wherever its state is asked for, so that is done before and after, never between;
        # and it forgets the state of an editor whose page was broken off. The browser sends the message again.
        files, message = here.workspace.files, _said(key, "ops")
        postbox.receive(message, apply)
        here.generation += here.workspace.files is not files
        tab.commit(*fragments)

    _component(name)(
        key=key,
        data={**postbox.outbox.answer(), "key": key, "rev": rev, "doc": document, "view": dict(view)},
        on_ops_change=receive,
        on_selected_change=_listen,
        on_question_change=_listen,
    )


def view(name: str, key: str, document: object) -> None:
    """Show a component in which nothing is edited."""
    _component(name)(key=key, data={**Outbox("").answer(), "key": key, "rev": "", "doc": document, "view": {}})


def hear(name: str, key: str, data: Mapping[str, Any], look: Callable[[], None]) -> None:
    """Show a component that edits nothing, and call `look` when it says that it is time for that."""
    _component(name)(key=key, data=dict(data), on_look_change=look)


def selected(key: str) -> str:
    """Return the id of what is selected in an editor, "" when nothing is."""
    found = _said(key, "selected")
    return found if isinstance(found, str) else ""


def question(key: str) -> Any:
    """Return what an editor wants to know, to be answered in its `view`; None when nothing. It may be anything."""
    return _said(key, "question")


@cache
def _component(name: str) -> ComponentRenderer:
    return st.components.v2.component(f"musterpress_{name}", js=_fetched(f"{name}.js"), css=_built(f"{name}.css"))


def _fetched(name: str) -> str:
    """Return a module that is the built one, which the browser fetches once and not with every answer of the server."""
    digest = hashlib.blake2b(_built(name).encode(), digest_size=8).hexdigest()
    where = f"`${{location.origin}}{EDITORS_URL}/{name}?{digest}`"
    return f"const built = await import({where});\nexport default built.default;\n"


def _built(name: str) -> str:
    return (BUILT / name).read_text("utf-8")


def _said(key: str, name: str) -> Any:
    return getattr(st.session_state.get(key), name, None)


def _listen() -> None:
    """Let the editor's state count: a component may only set what someone listens to."""

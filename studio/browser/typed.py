"""What is typed into fields: the browser keeps it, hands it over, and asks before it is left, until it has come.

`studio/browser/src/typing/` is the other side.
"""

import hashlib
import re
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import streamlit as st
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from schemas.diagnostics.wording import counted
from studio.browser.mount import view
from studio.browser.tab import KEPT_SESSIONS, found_session, token
from studio.core.journal import MOST_BYTES, Shelf, message_of, written
from studio.core.session import Session

HEARD, BACK = "typed and heard", "typed before"
MOST_HEARD = 8
"""Fields of which the browser is told what has come: more are never on their way at once."""

SETTING: Final = "setting:"
"""What the keys of fields begin with that ask for nothing a pack holds: nobody is asked before they are left."""

NO_CLASS = re.compile(r"[^a-zA-Z0-9_-]")
PATH: Final = "/draft/typed"


def css_class(key: str) -> str:
    """Return the class by which Streamlit marks the widget with a key on the page."""
    return f"st-key-{NO_CLASS.sub('-', key.strip())}"


def typing() -> None:
    """Draw whether all is saved, and what was typed elsewhere and is not in the pack."""
    here = found_session()
    names = here.workspace.dirty() if here is not None else ()
    words = f"{counted(len(names), 'file')} not saved" if names else "Saved"
    told = {
        "pack": _pack(here) if here is not None else "",
        "token": token() if here is not None else "",
        "dirty": bool(names),
        "words": words,
        "heard": _heard(),
        "back": _back(),
    }
    view("typing", "typing", told)


def heard(key: str, *, taken: bool = True) -> None:
    """Let the browser know that what a field holds has come, and whether it could be `taken`; for callbacks."""
    hearing(key)(taken)


def hearing(key: str) -> Callable[[bool], None]:
    """Return what is to be called with whether it could be taken, once that is known.

    Streamlit may break a callback off wherever its state is asked for, which is done here, before anything is changed.
    """
    return partial(_note, _heard(), key, st.session_state[key])


def _note(known: dict[str, dict[str, Any]], key: str, value: Any, taken: bool) -> None:  # noqa: FBT001 - see `hearing`
    words = {"crc": zlib.crc32(value.encode("utf-8", "replace"))} if isinstance(value, str) else {"number": value}
    known.pop(css_class(key), None)
    known[css_class(key)] = {**words, "taken": taken}
    for old in [*known][:-MOST_HEARD]:
        del known[old]


def give_back(shelf: Shelf) -> None:
    """Let the browser put what was typed in an earlier session back into its fields."""
    st.session_state[BACK] = {"token": _back()["token"] + 1, "typed": written(shelf)}


def _back() -> dict[str, Any]:
    return cast("dict[str, Any]", st.session_state.get(BACK, {"token": 0, "typed": {}}))


def _heard() -> dict[str, dict[str, Any]]:
    """Return what has come, by the classes of the fields, the last one last."""
    return cast("dict[str, dict[str, Any]]", st.session_state.setdefault(HEARD, {}))


def _pack(here: Session) -> str:
    """Return what tells the pack from others in the same browser."""
    return hashlib.blake2b(
        here.workspace.root.resolve().as_posix().encode("utf-8", "replace"), digest_size=8
    ).hexdigest()


async def keep_typed(asked: Request) -> Response:
    """Put what is typed in a tab into the draft of its session: 204 when it lies there."""
    data = b""
    async for part in asked.stream():
        data += part
        if len(data) > MOST_BYTES:
            return Response(status_code=413)
    said = message_of(data)
    if said is None:
        return Response(status_code=400)
    session = KEPT_SESSIONS.session_of(said[0])
    kept = session is not None and await run_in_threadpool(session.keep_typed, said[1])
    return Response(status_code=204 if kept else 409)

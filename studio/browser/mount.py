"""Our own editors on a page, each a folder in `src/`, and their edits: each is done once, in order, and never lost.

A browser sends everything that was not acknowledged so far, again and again, since what it sends may be dropped
or doubled on the way. Each edit has a number, counted by the instance of the editor that made it.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Annotated, Any, cast
from uuid import uuid4

import streamlit as st
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from streamlit.components.v2.types import ComponentRenderer

from studio.browser import BUILT, address_of, tab

MOST_OPS = 500
"""Edits taken from one message; the browser sends the rest again."""

MOST_INSTANCES = 8
"""Instances of an editor whose count is remembered: one a tab and epoch, so the oldest are long gone."""

MOST_REFUSALS = 20
Apply = Callable[[Mapping[str, Any]], str | None]
"""Does one edit; returns why not when it cannot be done."""

Name = Annotated[str, Field(min_length=1, max_length=64)]


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
    style = (BUILT / f"{name}.css").read_text("utf-8")
    return st.components.v2.component(f"musterpress_{name}", js=_fetched(f"{name}.js"), css=style)


def _fetched(name: str) -> str:
    """Return a module that is the built one, which the browser fetches once and not with every answer of the server."""
    return f"const built = await import(`${{location.origin}}{address_of(name)}`);\nexport default built.default;\n"


def _said(key: str, name: str) -> Any:
    return getattr(st.session_state.get(key), name, None)


def _listen() -> None:
    """Let the editor's state count: a component may only set what someone listens to."""


@dataclass(frozen=True)
class Op:
    """An edit: who made it, its number, and what it says."""

    inst: str
    seq: int
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Refusal:
    """Why the edit `seq` of an instance was not done, as a sentence."""

    inst: str
    seq: int
    words: str


@dataclass(frozen=True)
class Outbox:
    """What is known of one editor's edits of one document.

    `epoch` names the document as this session loaded it: what a browser made for another epoch counts for nothing.
    `acked` holds the number of the last edit dealt with, by instance; `refusals` the last ones, the newest last;
    `done` counts the edits that were done.
    """

    epoch: str
    acked: Mapping[str, int] = field(default_factory=dict)
    refusals: tuple[Refusal, ...] = ()
    done: int = 0

    def due(self, message: object) -> tuple[Op, ...]:
        """Return the edits of a message that are to be done now: none that was done, none before its turn."""
        sent = _sent(message)
        if sent is None or sent.epoch != self.epoch:
            return ()
        acked, due = self.acked.get(sent.inst, 0), list[Op]()
        for one in sent.ops[:MOST_OPS]:
            if one.seq == acked + 1:
                due.append(Op(sent.inst, one.seq, one.model_extra or {}))
                acked = one.seq
        return tuple(due)

    def dealt_with(self, op: Op, words: str | None) -> "Outbox":
        """Return the outbox after an edit was done, or refused with `words`; either way it is not done again."""
        others = {inst: seq for inst, seq in self.acked.items() if inst != op.inst}
        known = dict([*others.items(), (op.inst, op.seq)][-MOST_INSTANCES:])
        if words is None:
            return replace(self, acked=known, done=self.done + 1)
        refusals = (*self.refusals, Refusal(op.inst, op.seq, words))[-MOST_REFUSALS:]
        return replace(self, acked=known, refusals=refusals)

    def answer(self) -> dict[str, Any]:
        """Return what the browser is told: the epoch, the last number dealt with by instance, and what was refused."""
        refused = [{"inst": one.inst, "seq": one.seq, "words": one.words} for one in self.refusals]
        return {"epoch": self.epoch, "ack": dict(self.acked), "refusals": refused}


@dataclass(eq=False)
class Postbox:
    """A session's outbox, brought up to date edit by edit: one that breaks off leaves those before it dealt with."""

    outbox: Outbox

    def receive(self, message: object, apply: Apply) -> int:
        """Do the edits of a message that are due, in their order; return how many were done and not refused."""
        before = self.outbox.done
        for op in self.outbox.due(message):
            self.outbox = self.outbox.dealt_with(op, outcome(op.values, apply))
        return self.outbox.done - before


class _Op(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")
    seq: int = Field(strict=True, ge=1)


class _Sent(BaseModel):
    model_config = ConfigDict(frozen=True)
    epoch: Name
    inst: Name
    ops: list[_Op]


def _sent(message: object) -> _Sent | None:
    try:
        return _Sent.model_validate(message)
    except ValidationError:
        return None


def outcome(op: Mapping[str, Any], apply: Apply) -> str | None:
    """Do one edit, whatever it holds, and return why not when it cannot be done."""
    try:
        return apply(op)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        return f"This is no edit that can be done: {place or 'it'}: {first['msg'].lower()}"

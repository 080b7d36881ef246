"""Edits that come from an editor in the browser: each is done once, in order, and never lost.

A browser sends everything that was not acknowledged so far, again and again, since what it sends may be dropped
or doubled on the way. Each edit has a number, counted by the instance of the editor that made it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

MOST_OPS = 500
"""Edits taken from one message; the browser sends the rest again."""
MOST_INSTANCES = 8
"""Instances of an editor whose count is remembered: one a tab and epoch, so the oldest are long gone."""
MOST_REFUSALS = 20

Apply = Callable[[Mapping[str, Any]], str | None]
"""Does one edit; returns why not when it cannot be done."""
Name = Annotated[str, Field(min_length=1, max_length=64)]


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

    def receive(self, message: object, apply: Apply) -> "Outbox":
        """Return the outbox after the edits of a message that were not dealt with before were, in their order.

        A refused edit counts as dealt with. Edits that came before, or come before their turn, are passed over.
        """
        parcel = _parcel(message)
        if parcel is None or parcel.epoch != self.epoch:
            return self
        acked, refusals, done = self.acked.get(parcel.inst, 0), list(self.refusals), self.done
        for op in parcel.ops[:MOST_OPS]:
            if op.seq != acked + 1:
                continue
            acked = op.seq
            words = _outcome(op.model_extra or {}, apply)
            refusals += [Refusal(parcel.inst, op.seq, words)] if words else []
            done += not words
        others = {inst: seq for inst, seq in self.acked.items() if inst != parcel.inst}
        known = dict([*others.items(), (parcel.inst, acked)][-MOST_INSTANCES:])
        return replace(self, acked=known, refusals=tuple(refusals[-MOST_REFUSALS:]), done=done)

    def answer(self) -> dict[str, Any]:
        """Return what the browser is told: the epoch, the last number dealt with by instance, and what was refused."""
        refused = [{"inst": one.inst, "seq": one.seq, "words": one.words} for one in self.refusals]
        return {"epoch": self.epoch, "ack": dict(self.acked), "refusals": refused}


class _Op(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")
    seq: int = Field(strict=True, ge=1)


class _Parcel(BaseModel):
    model_config = ConfigDict(frozen=True)
    epoch: Name
    inst: Name
    ops: list[_Op]


def _parcel(message: object) -> _Parcel | None:
    try:
        return _Parcel.model_validate(message)
    except ValidationError:
        return None


def _outcome(op: Mapping[str, Any], apply: Apply) -> str | None:
    try:
        return apply(op)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        return f"This is no edit that can be done: {place or 'it'}: {first['msg'].lower()}"

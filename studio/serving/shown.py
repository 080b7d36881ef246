"""What a browser shows, as far as it was told: what a fragment draws again just as it was is not sent again.

A run of a fragment draws everything of it, and after an edit nearly all is as it was.
As long as a run draws the same blocks, elements and widgets in the same order, only elements that say something else
are sent; where it begins to draw otherwise, all that was kept back goes before the rest.

When a run of a fragment is over, a browser takes away what is in the fragment and did not come with that run, told by
its name. A run of which something was kept back ends under another name, so that nothing is taken away.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

ACTING: Final = "bidi_component"
"""Elements whose script is run anew each time they come; of others, Streamlit itself says so."""

NO_RUN: Final = "none"
"""A name that no run has."""

Place = tuple[int, ...]
"""In the tree of what a page shows: the number of each block on the way, then its own."""


@dataclass
class _Run:
    """A run of fragments: what the browser shows of them, what was drawn so far, and what of that was kept back."""

    before: Sequence[ForwardMsg]
    drawn: list[ForwardMsg] = field(default_factory=list)
    kept: list[ForwardMsg] = field(default_factory=list)
    places: set[Place] = field(default_factory=set)
    alike: bool = True

    def draw(self, message: ForwardMsg) -> Sequence[ForwardMsg]:
        """Take what is drawn next, and return what is to be sent now."""
        old = self.before[len(self.drawn)] if len(self.drawn) < len(self.before) else None
        place = _place(message)
        self.alike = self.alike and old is not None and place not in self.places and _takes_place_of(message, old)
        self.places.add(place)
        if self.alike and old is not None and _says_same(message, old) and _rests(old):
            self.drawn.append(old)
            self.kept.append(message)
            return ()
        self.drawn.append(message)
        return (message,) if self.alike else (*self._given_back(), message)

    def end(self, message: ForwardMsg) -> Sequence[ForwardMsg]:
        """Return what is to be sent when the run has come to its end, as `message` says."""
        if not self.alike or len(self.drawn) != len(self.before):
            return (*self._given_back(), message)
        if self.kept:
            message.metadata.run.script_run_id = NO_RUN
        return (message,)

    def known(self) -> Sequence[ForwardMsg]:
        """Return what the browser surely shows of what the run draws, if it comes no further."""
        return (*self.drawn, *self.before[len(self.drawn) :]) if self.alike else ()

    def _given_back(self) -> Sequence[ForwardMsg]:
        kept, self.kept = self.kept, []
        return kept


class Shown:
    """What one browser shows, as the messages that drew it, in their order."""

    def __init__(self) -> None:
        self._run = _Run(())
        self._around: tuple[Sequence[ForwardMsg], Sequence[ForwardMsg]] = (), ()

    def unsaid(self, messages: Iterable[ForwardMsg]) -> list[ForwardMsg]:
        """Return what of messages to the browser it does not show already."""
        return [one for message in messages for one in self._taken(message)]

    def _taken(self, message: ForwardMsg) -> Sequence[ForwardMsg]:
        kind = message.WhichOneof("type")
        if kind == "new_session":
            self._begin(frozenset(message.metadata.run.fragment_ids))
        elif kind in {"delta", "ref_hash"}:
            return self._run.draw(message)
        elif kind == "script_finished" and message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN:
            ending = self._run.end(message)
            self._settle(self._run.drawn)
            return ending
        return (message,)

    def _begin(self, fragments: frozenset[str]) -> None:
        """Begin a run of fragments; for none of them it is of everything, and nothing is taken to be there."""
        self._settle(self._run.known())
        there, _nothing = self._around if fragments else ((), ())
        own = _drawn_by(fragments, there)
        first = own.index(True) if True in own else len(own)
        self._run = _Run([one for one, is_own in zip(there, own, strict=True) if is_own])
        self._around = there[:first], [one for one, is_own in zip(there, own, strict=True) if not is_own][first:]

    def _settle(self, drawn: Sequence[ForwardMsg]) -> None:
        """Note what a run has drawn in the place of what it found."""
        ahead, behind = ([one for one in part if _place(one) not in self._run.places] for part in self._around)
        self._around, self._run = ([*ahead, *drawn, *behind], []), _Run(())


def _drawn_by(fragments: frozenset[str], messages: Iterable[ForwardMsg]) -> list[bool]:
    """Return of each message whether fragments drew it, or what stands within them."""
    inside: set[Place] = set()
    found = []
    for message in messages:
        place = _place(message)
        found.append(
            message.delta.fragment_id in fragments or any(place[:depth] in inside for depth in range(len(place)))
        )
        if found[-1]:
            inside.add(place)
    return found


def _takes_place_of(message: ForwardMsg, old: ForwardMsg) -> bool:
    """Whether a message draws what an old one has drawn, or in its place an element of the same kind and widget."""
    alike = _says_same(message, old) or _element(message) == _element(old) != ("", "")
    return alike and _place(message) == _place(old)


def _rests(message: ForwardMsg) -> bool:
    """Whether nothing happens where what a message draws comes once more."""
    is_block = message.delta.WhichOneof("type") == "add_block"
    kind, _widget = _element(message)
    return is_block or (kind not in {"", ACTING} and not message.delta.new_element.has_one_shot_effect)


def _element(message: ForwardMsg) -> tuple[str, str]:
    """Return what kind of element a message draws, and of which widget; nothing where it draws none."""
    kind = message.delta.new_element.WhichOneof("type")
    return ("", "") if kind is None else (kind, getattr(getattr(message.delta.new_element, kind), "id", ""))


def _says_same(message: ForwardMsg, old: ForwardMsg) -> bool:
    """Whether two messages are known by the same name, or the one that a browser has by the name it stands for."""
    return (message.hash or message.ref_hash) == (old.hash or old.ref_hash) != ""


def _place(message: ForwardMsg) -> Place:
    return tuple(message.metadata.delta_path)
